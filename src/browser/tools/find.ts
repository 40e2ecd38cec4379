import { z } from 'zod'
import { PageNode, PageState } from '../../contract/page.ts'
import { pageError } from '../page-errors.ts'
import { findNodes } from '../page/find-nodes.ts'
import { describeNode } from '../page/render-text.ts'
import { takeSnapshot } from '../page/take-snapshot.ts'
import { defineTool } from './tool.ts'

const text = z.string().min(1).max(1000).optional()

export const findTool = defineTool({
  name: 'find',
  title: 'Find an element',
  description: 'Finds elements by text, role, name, label, placeholder or what they are near to; best first.',
  input: z.object({
    text: text.describe('In its name, label, placeholder, title or value'),
    role: z.string().max(50).optional().describe('ARIA role'),
    name: text.describe('Accessible name'),
    label: text,
    placeholder: text,
    near: text.describe('Text that it is close to'),
    limit: z.int().min(1).max(100).default(10),
  }),
  output: PageState.extend({
    matches: z.array(PageNode.extend({ score: z.number().describe('From 0 to 1'), reason: z.string() })),
    total: z.int().describe('How many fit'),
  }),
  annotations: { readOnlyHint: true },
  run: async ({ limit, ...wanted }, { session }) => {
    if (Object.values(wanted).every(value => value === undefined))
      throw pageError('WRONG_REQUEST', 'What to find: say a text, role, name, label, placeholder or near')
    const { nodes } = await takeSnapshot(await session.page(), { max_nodes: 20_000 })
    const matches = findNodes(nodes, wanted, Infinity)
    return { ...(await session.state()), matches: matches.slice(0, limit), total: matches.length }
  },
  toText: ({ matches }) =>
    matches.length === 0
      ? 'Nothing fits.'
      : matches.map(node => `${describeNode({ ...node, role: node.role })} (${node.score}: ${node.reason})`).join('\n'),
})
