import { z } from 'zod'
import { PageState } from '../../contract/page.ts'
import { pageError } from '../page-errors.ts'
import { readAddress } from '../sessions/open-address.ts'
import type { Tab } from '../sessions/tab.ts'
import { defineTool } from './tool.ts'

const OpenTab = z.object({ tab: z.int(), url: z.string(), title: z.string(), shown: z.boolean() })

export const tabsTool = defineTool({
  name: 'tabs',
  title: 'Tabs',
  description: 'Lists the tabs, opens one, shows another one, or closes one. The tabs are numbered from 1.',
  input: z.object({
    action: z.enum(['list', 'open', 'select', 'close']).default('list'),
    index: z.int().min(1).max(1000).optional().describe('Number of the tab; for close, the one shown when not given'),
    url: z.string().min(1).max(8000).optional().describe('For open: its address'),
  }),
  output: PageState.extend({ list: z.array(OpenTab) }),
  annotations: { readOnlyHint: true },
  run: async ({ action, index, url }, { session, signal }) => {
    const { tabs } = session
    const tabAt = (number: number | undefined): Tab => {
      const tab = number === undefined ? tabs.current : tabs.all[number - 1]
      if (tab) return tab
      const count = tabs.all.length
      throw pageError('WRONG_REQUEST', `There is no tab ${number ?? 1}; ${count === 1 ? '1 is' : `${count} are`} open.`)
    }
    if (action === 'open') {
      const address = url === undefined ? undefined : readAddress(url)
      const page = await session.openTab()
      if (address !== undefined) await session.visit(address, signal, page)
    }
    if (action === 'select') {
      if (index === undefined) throw pageError('WRONG_REQUEST', 'Say which tab: index, from 1.')
      const tab = tabAt(index)
      tabs.select(tab)
      if (!session.dialogs.waitingOn(tab.page)) await tab.page.bringToFront()
    }
    if (action === 'close') await tabAt(index).page.close()
    const state = await session.state()
    const list = await Promise.all(
      tabs.all.map(async (tab, at) => ({
        tab: at + 1,
        url: tab.page.url(),
        title: tab === tabs.current ? state.title : await session.titleOf(tab),
        shown: tab === tabs.current,
      })),
    )
    return { ...state, list }
  },
})
