import { lastsInUntil, lastsUntil } from '../entity-model/begin-and-end.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { type Draft, addCondition, isFree, makeFiller, nameField, use } from '../reading/draft.ts'
import { asksUntilWhen } from '../asks/since-when.ts'
import { negationBefore } from './negation.ts'
import { labelOf, pickField } from './shared.ts'

/** Prepositions of being in a state or an arrangement, and the verbs with them. */
const IN = /^(?:under|in|within|on|covered by)$/i

/**
 * "who is still in their probation period" of a `probation_ends_on`: what somebody is in until a day, though no field is called only so. Before
 * nouns are looked for.
 */
export function nameCover({ chunks, app }: Draft): void {
  chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || chunk.kind !== 'unknown' || !IN_OR_OF.test(chunks[linkOf(chunks, at)]?.text ?? '')) return
    const noun = chunk.text.toLowerCase()
    const found = app.entities.flatMap(entity =>
      entity.fields.filter(f => lastsInUntil(f) === noun).map(field => ({ entity, field, columns: [field.column] })),
    )
    const [mention, ...others] = found
    if (!mention || others.length) return
    nameField(chunk, { ...mention, quality: 0.95 })
    const next = chunks[at + 1]
    if (isFree(next) && /^(?:period|phase|time)$/i.test(next.text)) use(makeFiller(next), 'condition')
  })
}
const IN_OR_OF = /^(?:under|in|within|on|of)$/i

/** Where the preposition of a noun stands. */
const linkOf = (chunks: readonly Chunk[], at: number): number =>
  /^(?:the|its|their|his|her|a)$/i.test(chunks[at - 1]?.text ?? '') ? at - 2 : at - 1

const isLastDay = (field: Field): boolean => lastsUntil(field) || lastsInUntil(field) !== undefined

/**
 * "which pumps are still under warranty", "no longer in warranty", "out of warranty" of a `warranty_until`: what lasts until a day holds up to
 * that day (Quirk et al., 1985, 9.38). What has no such day is in none.
 */
export function readCovered(draft: Draft): void {
  const { chunks, message } = draft
  if (asksUntilWhen(draft)) return
  chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || chunk.values.length || !chunk.fields.some(f => f.quality >= 0.7 && isLastDay(f.field))) return
    const before = linkOf(chunks, at)
    const link = `${chunks[before - 1]?.text ?? ''} ${chunks[before]?.text ?? ''}`.toLowerCase()
    const isOut = /\bout of$/.test(link)
    if (!isOut && !IN.test(chunks[before]?.text ?? '') && !/\bcovered by$/.test(link)) return
    const picked = pickField(
      draft,
      at,
      chunk.fields.filter(f => isLastDay(f.field)),
    )
    if (!picked) return
    const negation = negationBefore(draft, isOut ? before - 1 : before)
    const isOver = isOut !== (negation !== undefined)
    const label = `${labelOf(picked.field)} ${isOver ? 'before today' : 'not before today'}`
    addCondition(picked.node, { columns: picked.mention.columns, op: isOver ? '<' : '>=', values: [message.today], asDay: true, label, at }) // oxfmt-ignore
    use(chunk, 'condition')
    if (negation) use(negation, 'condition')
    for (const word of chunks.slice(Math.max(0, before - 1), at))
      if (isFree(word) && /^(?:out|out of|of|under|in|within|on|covered|by)$/i.test(word.text)) use(word, 'condition')
  })
}
