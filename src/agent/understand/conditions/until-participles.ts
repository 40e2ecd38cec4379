import type { Field } from '../entity-model/catalogue-model.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import { type Draft, addCondition, isFree, use } from '../reading/draft.ts'
import { negationBefore } from './negation.ts'
import { labelOf } from './shared.ts'

const UNTIL = /^(?:until|till|to|through)$/
const ANY_MORE = /^(?:any|more|longer|anymore|no longer|still|currently|now|today)$/i

/** `insured_until` for a form of "insure": so long it is so. */
export const isUntil = ({ role, words }: Field, participle: string): boolean =>
  role === 'date' && words.length === 2 && UNTIL.test(words[1]!) && rootOf(words[0]!) === rootOf(participle)

/**
 * "which boats are (still) insured?", "not vaccinated any more" of an `insured_until`: it is so up to that day. Only right behind a form of
 * "be", where nothing else is called so and no date is told.
 */
export function readUntilParticiples(draft: Draft): void {
  const { chunks, nodes, message } = draft
  if (chunks.some(c => c.literal?.kind === 'date')) return
  chunks.forEach((chunk, at) => {
    const word = chunk.text.toLowerCase()
    if (!isFree(chunk) || !isParticiple(word) || chunk.values.length || chunk.entities.length || chunk.operator) return
    const lead = chunks.slice(Math.max(0, at - 3), at)
    const rest = chunks.slice(at + 1)
    if (!lead.some(c => /^(?:is|are|be)$/i.test(c.text)) || !rest.every(c => ANY_MORE.test(c.text) || c.kind === 'filler')) return // oxfmt-ignore
    const found = nodes.flatMap(node =>
      node.implicit ? [] : node.entity.fields.filter(field => isUntil(field, word)).map(field => ({ node, field })),
    )
    const [until, ...others] = found
    if (!until || others.length) return
    const negation = negationBefore(draft, at)
    const { today } = message
    const label = `${labelOf(until.field)} ${negation ? 'before' : 'not before'} today`
    addCondition(until.node, { columns: [until.field.column], op: negation ? '<' : '>=', values: [today], asDay: true, at, label }) // oxfmt-ignore
    use(chunk, 'condition')
    if (negation) use(negation, 'condition')
    for (const one of rest)
      if (isFree(one) && one.kind !== 'filler') use(Object.assign(one, { operator: undefined }), 'condition')
  })
}
readUntilParticiples.needs = /^(?:is|are|be)$/
