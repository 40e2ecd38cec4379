import { isBare } from '../reading/attach.ts'
import type { Draft, Node } from '../reading/draft.ts'

const ASKS = /^(?:which|what|whose)$/i

/**
 * "who drove trip 7 and from which depot did it start?": a second kind that is asked for by a question word of its own behind
 * "and". As a condition ("drivers that have a depot") it would restrict nothing and go unanswered: it counts as not understood.
 */
export function doubtSecondQuestion(draft: Draft, root: Node): void {
  const { chunks, nodes } = draft
  const isAsked = ({ at }: Node) => ASKS.test(chunks[at - 1]?.text ?? '')
  for (const node of nodes) {
    if (node === root || node.implicit || node.previous || !isAsked(node) || !isBare(node.selection) || node.count)
      continue
    // "… and whose assignee is in Art": of whom more is said, no name is asked for.
    if (node.key && /^whose$/i.test(chunks[node.at - 1]!.text)) continue
    const before = chunks.slice(0, node.at).map(chunk => chunk.text.toLowerCase())
    const joint = before.lastIndexOf('and')
    const isFirst = !chunks.slice(0, Math.max(joint, 0)).some(c => c.operator?.type === 'who' || ASKS.test(c.text))
    if (joint <= 0 || isFirst || draft.group || draft.project.some(column => column.entity === node.entity)) continue
    draft.ignored.push(`which ${chunks[node.at]!.text}`)
  }
}

/** A relative clause, a participle or a preposition behind "those". */
const RESTRICTS = /^(?:that|which|who|whose|with|without|from|in|on|at|under|over|by|of|for|\p{L}+(?:ed|en|ing))$/iu

/** How sure a reading is that took two sets for one. */
const JOINED = 0.5

/**
 * "orders that are open plus those paid by card that came back": a second set is begun by "those". What restricts it was read
 * as restricting the first as well.
 */
export function doubtSecondSet(draft: Draft): void {
  const { chunks } = draft
  const isBegun = chunks.some(
    ({ text }, at) =>
      at > 1 &&
      /^(?:those|ones)$/i.test(text) &&
      /^(?:and|plus|or|also|including)$/i.test(chunks[at - 1]!.text) &&
      RESTRICTS.test(chunks[at + 1]?.text ?? ''),
  )
  if (isBegun) draft.sureness = Math.min(draft.sureness, JOINED)
}
