import { isKeyed } from '../assemble/is-keyed.ts'
import { HOW_OFTEN } from './done-often.ts'
import type { Draft, Node } from '../reading/draft.ts'

/** "how often does line 4 run?": one record that is named happens no number of times, unless others are counted of it. */
export function doubtHowOften({ message, measures, nodes, head, ignored }: Draft): void {
  if (!HOW_OFTEN.test(message.text) || measures.length !== 1 || measures[0]!.fn !== 'count') return
  const [node, ...others] = nodes
  if (node && !others.length && (!head || head === node) && (isKeyed(node) || isNumbered(node)))
    ignored.push('how often')
}
doubtHowOften.needs = /^(?:often|frequently|times)$/

/** By a number of its own: "line 4". */
const isNumbered = ({ entity, selection }: Node): boolean =>
  selection.where.some(
    c =>
      c.op === '=' && entity.fields.some(f => f.column === c.columns[0] && /^(?:number|no|nr)$/.test(f.words.at(-1)!)),
  )
