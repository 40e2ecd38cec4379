import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import { rootOf } from '../language/verb-forms.ts'
import { stem } from '../language/words.ts'
import type { Draft, Node } from '../reading/draft.ts'

/** "why", "how come", "for what reason": adverbs of cause (Quirk et al., 1985, § 11.15). */
const WHY = /^\W*(?:(?:and|but|so|then)\s+)*(?:why|how come|for (?:what|which) reason)\b/i
const REASON = /^(?:reason|cause|explanation|justification|rationale|motive|grounds)$/

/** A text that tells why something is so. */
export const tellsReason = ({ type, words }: Field): boolean =>
  type === 'string' && words.some(word => REASON.test(word))

export const asksWhy = (text: string): boolean => testIn(text, WHY)

/** … "and why?" behind what is asked for. */
const AND_WHY = /(?:,|\b(?:and|or|but))\s*(?:why|how come|for (?:what|which) reasons?)\W*$/i

/** How sure an answer is at most that leaves out why. */
const WITHOUT_REASON = 0.6

/**
 * "why was trip 7 cancelled?": the reason that the record has; of several, that of the verb (`cancel_reason`). "How many were
 * cancelled and why" counts them by it; where no field tells, the answer says that it leaves it out.
 */
export function readWhy(draft: Draft): void {
  const { message, nodes, project, measures, group } = draft
  const isBehind = testIn(message.text, AND_WHY)
  if (!isBehind && !asksWhy(message.text)) return
  if (group || (project.length && !isBehind)) return
  const named = nodes.filter(node => node.selection.where.length > 0)
  const [node, ...others] = named.length ? named : nodes
  const field = node && !others.length ? reasonOf(draft, node.entity) : undefined
  const isCounted = measures.length === 1 && measures[0]!.fn === 'count'
  if (node && field && isCounted && isHead(draft, node))
    draft.group = { entity: node.entity.key, columns: [field.column] }
  else if (node && field && !measures.length) project.push({ columns: [field.column], entity: node.entity, at: 0 })
  else if (isBehind) {
    draft.notes.push('passed over “why”')
    draft.sureness = Math.min(draft.sureness, WITHOUT_REASON)
  }
}
readWhy.needs = /^(?:why|come|reasons?)$/

/** The one field that tells why, or the one of the verb among several. */
function reasonOf({ chunks }: Draft, entity: Entity): Field | undefined {
  const reasons = entity.fields.filter(tellsReason)
  const verbs = new Set(chunks.flatMap(({ text }) => [stem(text.toLowerCase()), stem(rootOf(text.toLowerCase()))]))
  const own = reasons.filter(({ words }) => words.some(word => !REASON.test(word) && verbs.has(stem(word))))
  const [field, ...more] = own.length ? own : reasons
  return more.length ? undefined : field
}

/** Whether the records that are counted are those, and no others that they belong to. */
const isHead = ({ nodes, head }: Draft, node: Node): boolean =>
  head ? head === node : nodes.every(one => one === node || one.implicit)
