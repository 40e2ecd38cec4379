import { arePeople } from '../entity-model/people.ts'
import { isKeyed } from '../assemble/is-keyed.ts'
import { HOW_OFTEN } from './done-often.ts'
import { DOERS } from './times-of-doing.ts'
import type { Draft, Node } from '../reading/draft.ts'

/** "how often does line 4 run?": one record that is named happens no number of times, unless others are counted of it. */
export function doubtHowOften(draft: Draft): void {
  const { message, measures, nodes, head, ignored } = draft
  if (!HOW_OFTEN.test(message.text) || measures.length !== 1 || measures[0]!.fn !== 'count') return
  const [node, ...others] = nodes
  // "how often do customers write": as many as there are customers is no answer.
  const counted = head ?? node
  if (counted && arePeople(counted.entity) && !nodes.some(n => n.previous) && DOERS.test(message.text)) {
    if (!others.length) return void ignored.push('how often')
    draft.sureness = Math.min(draft.sureness, OF_DOERS)
  }
  if (node && !others.length && (!head || head === node) && (isKeyed(node) || isNumbered(node)))
    ignored.push('how often')
}
doubtHowOften.needs = /^(?:often|frequently|times)$/

/** How sure it is at most that those who did something are counted, and not the times. */
const OF_DOERS = 0.4

/** By a number of its own: "line 4". */
const isNumbered = ({ entity, selection }: Node): boolean =>
  selection.where.some(
    c =>
      c.op === '=' && entity.fields.some(f => f.column === c.columns[0] && /^(?:number|no|nr)$/.test(f.words.at(-1)!)),
  )
