import type { Field } from '../entity-model/catalogue-model.ts'
import { rootOf } from '../language/verb-forms.ts'
import { stem } from '../language/words.ts'
import type { Draft } from '../reading/draft.ts'

/** "why", "how come", "for what reason": adverbs of cause (Quirk et al., 1985, § 11.15). */
const WHY = /^\W*(?:(?:and|but|so|then)\s+)*(?:why|how come|for (?:what|which) reason)\b/i
const REASON = /^(?:reason|cause|explanation|justification|rationale|motive|grounds)$/

/** A text that tells why something is so. */
export const tellsReason = ({ type, words }: Field): boolean =>
  type === 'string' && words.some(word => REASON.test(word))

export const asksWhy = (text: string): boolean => WHY.test(text)

/** "why was trip 7 cancelled?": the reason that the record has; of several, that of the verb (`cancel_reason`). */
export function readWhy(draft: Draft): void {
  const { message, nodes, chunks, project } = draft
  if (!asksWhy(message.text) || project.length) return
  const named = nodes.filter(node => node.selection.where.length > 0)
  const [node, ...others] = named.length ? named : nodes
  if (!node || others.length) return
  const reasons = node.entity.fields.filter(tellsReason)
  const verbs = new Set(chunks.flatMap(({ text }) => [stem(text.toLowerCase()), stem(rootOf(text.toLowerCase()))]))
  const own = reasons.filter(({ words }) => words.some(word => !REASON.test(word) && verbs.has(stem(word))))
  const [field, ...more] = own.length ? own : reasons
  if (field && !more.length) project.push({ columns: [field.column], entity: node.entity, at: 0 })
}
