import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isBare } from '../reading/attach.ts'
import { type Draft, type Node, addCondition, isFree, use, nounsBefore } from '../reading/draft.ts'
import { singular } from '../language/words.ts'
import { labelOf } from './shared.ts'

/**
 * "members who have not had a check-up in the last two years" of members with a `last_check_up_on`: their own date tells when the last
 * one was, whatever records of check-ups there are besides; who never had one has not had it then, either.
 */
export function readLastOwnDate(draft: Draft): void {
  const { chunks, nodes } = draft
  const not = chunks.findIndex(c => isFree(c) && c.operator?.type === 'negation' && /^(?:not|n['’]t|never|\p{L}+n['’]t)$/iu.test(c.text)) // oxfmt-ignore
  const date = chunks.findIndex((c, i) => i > not && isFree(c) && c.literal?.kind === 'date')
  const literal = chunks[date]?.literal
  const isSince = /^since$/i.test(chunks[date - 1]?.text ?? '')
  if (not < 0 || literal?.kind !== 'date' || (literal.last < draft.message.today && !isSince)) return
  const [subject] = nounsBefore({ nodes }, not)
  const done = nodes.find(n => n !== subject && !n.implicit && n.at > not && n.at < date && isBare(n.selection))
  const field = subject && done && lastOf(subject.entity, done)
  if (!subject || !done || !field) return
  addCondition(subject, {
    columns: [field.column],
    op: '<',
    values: [literal.first],
    asDay: true,
    orEmpty: true,
    at: date,
    label: `no ${labelOf(field)} since ${literal.first}`,
  })
  draft.nodes = nodes.filter(n => n !== done)
  for (const at of [not, date, ...(isSince ? [date - 1] : [])]) use(chunks[at]!, 'condition')
  chunks[done.at]!.used = 'condition'
}
readLastOwnDate.needs = /^(?:not|never)$|n['’]t$/

/** The one date of records that is called after the last of what was done. */
function lastOf({ fields }: Entity, { entity }: Node): Field | undefined {
  const noun = entity.words.at(-1)!
  const isLast = ({ role, words }: Field) =>
    role === 'date' && /^(?:last|latest)$/.test(words[0]!) && words.some(word => singular(word) === noun)
  const [field, ...others] = fields.filter(isLast)
  return others.length ? undefined : field
}
