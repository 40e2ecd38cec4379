import { z } from 'zod'
import { PageSnapshot } from '../../contract/page.ts'
import { MOST_NODES, takeSnapshot } from '../page/take-snapshot.ts'
import { ELEMENT_REF } from './element-ref.ts'
import { defineTool } from './tool.ts'

export const snapshotTool = defineTool({
  name: 'snapshot',
  title: 'Read the page',
  description:
    'The accessibility tree of the current page, with inner frames: roles, names, states and a ref for each element, by which the other tools know it.',
  input: z.object({
    ref: ELEMENT_REF.optional().describe('Only what is in this element'),
    depth: z.int().min(0).max(200).optional().describe('Only so many levels'),
    max_nodes: z
      .int()
      .min(1)
      .max(20_000)
      .default(MOST_NODES)
      .describe('Only so many nodes; `total` tells how many there are'),
    interactive: z.boolean().default(false).describe('Only what can be acted on'),
  }),
  output: PageSnapshot,
  annotations: { readOnlyHint: true },
  run: async (options, { session }) => {
    const found = await takeSnapshot(await session.page(), options)
    return { ...(await session.state()), ...found, loading: session.isLoading }
  },
  toText: ({ url, title, text }) => `${title}\n${url}\n\n${text}`,
})
