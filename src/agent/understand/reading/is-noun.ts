import type { Chunk } from '../chunks/chunk.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import type { Draft } from './draft.ts'
import type { EntityMention, FieldMention } from '../dictionary/dictionary.ts'
import { isNumeric } from '../conditions/shared.ts'
import { isPlural, singular } from '../language/words.ts'
import { pointsTo } from '../entity-model/relations.ts'

/** How much poorer a reading may be and still compete. */
const FAR = 0.2

/** Whether a word that may be a noun is one, rather than a field or a value that is spelt alike. */
export function isNoun(draft: Draft, chunk: Chunk, at: number, best: EntityMention): boolean {
  const { chunks } = draft
  if (chunk.values.some(v => v.quality === 1 && /^[A-Z]/.test(chunk.text) && chunk.text.includes(' '))) return false
  if (isProgressive(draft, at, best) || isAmountDone(draft, at)) return false
  if (best.quality < 0.9 && !best.ofSort && isRatherValue(draft, chunk, at, best)) return false
  if (isParticipleOfDate(draft, chunk, at)) return false
  if (best.quality < 0.95 && isRatherOwnField(draft, chunk, at, best)) return false
  // A far poorer reading as a field ("people" of an employee count) takes no noun away.
  const asField = chunk.fields.filter(f => f.entity !== best.entity && f.quality >= best.quality - FAR && !isOfStemOnly(chunk.text, f, best)) // oxfmt-ignore
  // "the skills of our people", who each have a `skill`: of a list that holds the bare values, their own field tells whose they are.
  const isOfSpoken = (f: FieldMention) => f.quality === 1 && isNamedBeside(chunks, at, f.entity, 0.9)
  if (isOneValue(best.entity) && asField.some(isOfSpoken)) return false
  if (isOfNamedRecord(draft, chunk, asField, best)) return false
  // A word that is both a noun and a field of another noun is the field where that noun is there too.
  const isLikelyField = best.quality < 0.9 || isStated(chunks, at, asField) || isGroupOf(draft, at, asField)
  return !(isLikelyField && hasOwner(draft, at, asField))
}

/** "screenings" beside a number of `screens`: the very noun of the records shares no more than a stem with the field. */
const isOfStemOnly = (text: string, { field }: FieldMention, { entity }: EntityMention): boolean => {
  const said = singular(text.toLowerCase())
  return singular(entity.words.at(-1)!) === said && !field.words.some(word => singular(word) === said)
}

/** Another chunk is a noun for records of a kind. */
const isNamedBeside = (chunks: readonly Chunk[], at: number, entity: Entity, least: number): boolean =>
  chunks.some((c, i) => i !== at && c.entities.some(e => e.entity === entity && e.quality >= least))

/** A value of the data beats a mere synonym of a noun ("prospecting"). */
function isRatherValue({ chunks }: Draft, { text, values }: Chunk, at: number, { entity }: EntityMention): boolean {
  const likely = values.filter(v => v.quality >= 0.95)
  // "todo tasks", "people managers": before its noun a value describes it.
  if (likely.length > 0 && chunks.slice(at + 1, at + 3).some(c => c.entities.some(e => e.entity === entity)))
    return true
  if (/^(how many|which|what|number of|the|of)$/i.test(chunks[at - 1]?.text ?? '')) return false
  // "people" is a noun even where a department is called People.
  return likely.some(v => /^[A-Z]/.test(text) || (/^[a-z]/.test(text) && !/^[A-Z]/.test(v.values[0] ?? '')))
}

/** "students enrolled before May": the participle is the date's, not the noun made of the same verb. */
const isParticipleOfDate = ({ chunks }: Draft, { text, fields }: Chunk, at: number): boolean =>
  /ed$/i.test(text) &&
  fields.some(
    ({ entity, field, quality }) =>
      field.role === 'date' &&
      quality >= 0.8 &&
      chunks.some((c, i) => i < at && c.entities.some(e => e.entity === entity && e.quality === 1)),
  )

/** A field of the records themselves, of whose kind the word is only another name. */
function isRatherOwnField({ chunks }: Draft, { text, fields }: Chunk, at: number, best: EntityMention): boolean {
  const own = fields.filter(f => f.entity === best.entity)
  // "ratings for each score" of ratings: exactly their own field is no other word for them.
  if (own.some(f => f.quality >= 1) && best.quality < 0.8 && isNamedBeside(chunks, at, best.entity, 0.9)) return true
  // "the openings of Deck Officer" of vacancies with a number of `openings`.
  const isNamed = (c: Chunk) => c.values.some(v => v.quality === 1 && v.entity === best.entity && v.entity.nameFields.includes(v.field)) // oxfmt-ignore
  if (own.some(f => f.quality >= 1) && /^of$/i.test(nextWord(chunks, at)) && chunks.slice(at + 1).some(isNamed))
    return true
  // "is the post open?" of a post, also called an opening, that `isOpen`: the state, and no other word for the record.
  return !isPlural(text) && own.some(f => f.field.role === 'boolean' && f.quality > best.quality)
}

/** What stands behind a list of fields: "of" behind "the sku and the price". */
const nextWord = (chunks: readonly Chunk[], at: number): string =>
  chunks.slice(at + 1).find(c => !/^(?:and|the|,)$/i.test(c.text) && !c.fields.length)?.text ?? ''

/** "Ann Lee's job title": the field of the record that is named. */
function isOfNamedRecord(
  { app, chunks }: Draft,
  { text }: Chunk,
  asField: FieldMention[],
  best: EntityMention,
): boolean {
  // "Ann Lee's instruments" of instruments that name her, though she has an `instrument` of her own: several are records.
  const isSeveral = (f: FieldMention) =>
    isPlural(text.toLowerCase()) && !isPlural(f.field.words.at(-1)!) && pointsTo(best.entity, f.entity, app)
  const own = asField.filter(f => f.quality === 1 && !isSeveral(f))
  return chunks.some(c =>
    c.values.some(
      v => v.quality === 1 && v.entity.nameFields.includes(v.field) && own.some(f => f.entity === v.entity),
    ),
  )
}

/** "contacts with the job title Buyer", "whose job title is Buyer": a value of the field stands right behind it. */
function isStated(chunks: readonly Chunk[], at: number, asField: FieldMention[]): boolean {
  const behind = /^(?:is|are|was|of|=|:)$/i.test(chunks[at + 1]?.text ?? '') ? at + 2 : at + 1
  const values = chunks[behind]?.values ?? []
  return values.some(v =>
    asField.some(f => f.quality === 1 && f.entity === v.entity && f.columns.join() === v.columns.join()),
  )
}

/** The records that the field is of are named, or those of before, to which a pronoun points and which alone are put in order. */
const hasOwner = ({ chunks, previous }: Draft, at: number, asField: FieldMention[]): boolean =>
  chunks.some(
    (c, i) =>
      i !== at &&
      (c.entities.some(e => asField.some(f => f.entity === e.entity)) ||
        (/^(?:pronoun|sort)$/.test(c.operator?.type ?? '') &&
          asField.some(f => f.entity.key === previous?.root.entity))),
  )

/** Its records have no key and say one thing each, beside what they belong to. */
const isOneValue = ({ idField, fields }: Entity): boolean =>
  !idField && fields.filter(({ role }) => role !== 'reference').length === 1

/** "which lifts are running?": what somebody is doing, not the runs. */
const isProgressive = ({ chunks }: Draft, at: number, { entity }: EntityMention): boolean =>
  /[a-z]{2}ing$/i.test(chunks[at]!.text) &&
  /^(?:is|are|was|were|be|been|still|not|currently|now)$/i.test(chunks[at - 1]?.text ?? '') &&
  !entity.words.at(-1)!.endsWith('ing')

/** "how much was claimed last year": the figure called after what was done, not the records. */
function isAmountDone({ chunks }: Draft, at: number): boolean {
  const { text, fields } = chunks[at]!
  const asks = chunks.findLastIndex((c, i) => i < at && /^how much$/i.test(c.text))
  const isLinked =
    asks >= 0 && chunks.slice(asks + 1, at).every(c => /^(?:is|are|was|were|has|have|been|being)$/i.test(c.text))
  return isLinked && asks < at - 1 && /ed$/i.test(text) && fields.some(f => isNumeric(f) && f.quality >= 0.8)
}

/** "students per instrument" where a student has an instrument of its own by that name: it is what they are grouped by. */
const isGroupOf = ({ chunks }: Draft, at: number, asField: FieldMention[]): boolean =>
  /^(?:per|by)$/i.test(chunks[at - 1]?.text ?? '') &&
  asField.some(
    ({ entity, field, quality }) =>
      quality === 1 &&
      field.role === 'category' &&
      !field.target &&
      !field.nested &&
      chunks.some((c, i) => i < at && c.entities.some(e => e.entity === entity && e.quality >= 0.9)),
  )
