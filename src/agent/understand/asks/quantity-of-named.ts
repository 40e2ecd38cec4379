import { isFigure } from '../entity-model/field-roles.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'
import { isNearName } from '../vocabulary/vocabulary.ts'

const QUANTITY = /^(?:quantity|qty|stock|stocked|units|hand|in|on|of|available)$/
const HAD =
  /\b(?:do (?:we|you|i|they) (?:have|own|hold|stock)|have (?:we|you|i|they) got|(?:are|is) (?:there|left|in stock)|left)\b/i

/**
 * "how many kayaks do we own", "how many eggs are left" of things with a `quantity` each that are named: so many pieces, and not the one record
 * of them. Before anything is counted.
 */
export function readQuantityOfNamed(draft: Draft): void {
  const { chunks, message } = draft
  const count = chunks.findIndex(c => isFree(c) && c.operator?.type === 'count')
  const named = chunks[count + 1]
  if (count < 0 || !named || !isFree(named) || named.entities.length || !HAD.test(message.text)) return
  const kinds = new Set(named.values.filter(isNearName).map(v => v.entity))
  const [entity, ...others] = kinds
  if (!entity || others.length) return
  const figures = entity.fields.filter(f => isFigure(f) && !f.nested && f.words.every(word => QUANTITY.test(word)))
  const [figure, ...more] = figures
  if (!figure || more.length) return
  draft.project.push({ columns: [figure.column], entity, at: count, counted: true })
  use(chunks[count]!, 'count')
  for (const chunk of chunks.slice(count + 2))
    if (isFree(chunk) && /^(?:own|hold|left|stock|got)$/i.test(chunk.text)) use(Object.assign(chunk, { fields: [], values: [] }), 'related') // oxfmt-ignore
}
readQuantityOfNamed.needs = /^(?:have|own|hold|stock|got|there|left)$/
