import { z } from 'zod'
import { PageState } from '../../contract/page.ts'
import { readAddress } from '../sessions/open-address.ts'
import { defineTool } from './tool.ts'

export const navigateTool = defineTool({
  name: 'navigate',
  title: 'Open a page',
  description: 'Opens an address (http or https) in the current tab, or in a new one, and waits until it has loaded.',
  input: z.object({
    url: z.string().min(1).max(8000).describe('The address; without a scheme, https is meant'),
    new_tab: z.boolean().default(false).describe('In a new tab'),
  }),
  output: PageState,
  annotations: { readOnlyHint: true, openWorldHint: true },
  run: async ({ url, new_tab }, { session, signal }) => {
    const address = readAddress(url)
    await session.visit(address, signal, new_tab ? await session.openTab() : undefined)
    return await session.state()
  },
})
