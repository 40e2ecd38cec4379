import { isFigure } from '../entity-model/field-roles.ts'
import { isWhatTheyDo } from '../reading/what-they-do.ts'
import { arePeople } from '../entity-model/people.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { hopsOf, keysToPeople } from '../entity-model/relations.ts'
import { keysOfVerb } from '../reading/keys-of-verbs.ts'
import { VERBS_OF_MEASURE } from '../language/lexicon.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import { isPlural, singular, stem } from '../language/words.ts'
import { namesRecord } from '../vocabulary/vocabulary.ts'
import { type Draft, isFree } from '../reading/draft.ts'

/** What may stand between a verb and its object. */
const BEFORE_OBJECT =
  /^(?:the|an?|any|our|their|his|her|its|more|most|least|fewest|fewer|than|one|two|three|several|only|at)$/i

/**
 * A word that a field is called after (`yearly_rent`) and that is the verb of the message: "which tenant rents the most plots", "who rents
 * plot H2", "tenants who do not rent a plot", "who has rented a plot the longest". Between those who do it and what it is done to, which are
 * related, it is no field (English tells the two by their place; Quirk et al., 1985, 7.15-7.19). Before nouns are looked for.
 */
export function keepVerbsFromFields(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (isWhoDoes(draft, at)) return dropFields(chunk)
    if (!isFieldOnly(chunk) || VERBS_OF_MEASURE.has(chunk.text)) return
    if (isWhatTheyDo(draft.chunks, at) && isOtherNoun(chunk)) return dropFields(chunk)
    const subject = subjectOf(draft, at)
    const object = subject ? objectOf(draft, at) : []
    if (!subject || !object.length || !areRelated(draft, subject, object)) return
    dropFields(chunk)
  })
}

const dropFields = (chunk: Chunk): void =>
  void Object.assign(chunk, { kind: 'unknown', fields: [], values: [], certainty: 1 })

/**
 * "who is fitting KO-7" of orders with a `fitting_date` and a `fitter_id`: right behind "who" and before the record, the verb asks for the one whom
 * a key is called after it, and for no day.
 */
function isWhoDoes(draft: Draft, at: number): boolean {
  const { chunks, app } = draft
  const { text, fields, entities, values } = chunks[at]!
  const who = /^(?:is|are|was|were|has|have)$/i.test(chunks[at - 1]?.text ?? '') ? chunks[at - 2] : chunks[at - 1]
  if (who?.operator?.type === 'who' && isProgressive(chunks, at) && isDoneToNamed(draft, at)) return true
  if (who?.operator?.type !== 'who' || !isFree(chunks[at]) || !/^[a-z]{3,}$/.test(text) || entities.length) return false
  const isDay = fields.length > 0 && fields.every(({ field }) => field.role === 'date')
  const named = chunks.slice(at + 1).flatMap(c => c.values.filter(v => v.quality >= 0.9).map(v => v.entity))
  return (
    isDay &&
    values.length === 0 &&
    named.some(entity => keysOfVerb(keysToPeople(entity, app), rootOf(text)).length === 1)
  )
}

/** "who's teaching", "who is walking": the form in -ing behind "is" is the verb (Quirk et al., 1985, 3.54). */
const isProgressive = (chunks: readonly Chunk[], at: number): boolean =>
  isFree(chunks[at]) && /^[a-z]{2,}ing$/.test(chunks[at]!.text) && /(?:['’]s|^is|^are|^was|^were)$/i.test(chunks[at - 1]?.text ?? '') // oxfmt-ignore

/**
 * "who's teaching S-22" of sessions in a pool called `teaching`, which name somebody: right before the record it is no value of it.
 */
function isDoneToNamed({ chunks, app }: Draft, at: number): boolean {
  const { values, entities } = chunks[at]!
  const isMeant = !values.length || entities.length > 0
  const next = chunks.slice(at + 1).find(c => !/^(?:the|our|my|your|this|that)$/i.test(c.text))
  if (isMeant || !next) return false
  const named = next.values.filter(v => v.quality >= 0.9 && (namesRecord(v) || next.literal?.kind === 'code'))
  return named.some(({ entity }) => keysToPeople(entity, app).length > 0)
}

/** "orders did we place" beside a `city`, which is a place: the noun for what a text tells, where no field has the verb in its name. */
const isOtherNoun = ({ text, fields }: Chunk): boolean =>
  fields.every(({ field }) => {
    const isCalledSo = field.words.some(word => stem(word) === stem(text.toLowerCase()))
    return !isFigure(field) && field.role !== 'boolean' && !isCalledSo
  })

/** "has rented": behind "have" and those who did it. */
const HAVE = /^(?:has|have|had)$/i

/** A key is the relation that its verb tells ("coaches" of `coach_id`), a date what happened then. */
const isFieldOnly = (chunk: Chunk): boolean =>
  isFree(chunk) &&
  /^[a-z]{3,}$/.test(chunk.text) &&
  chunk.fields.length > 0 &&
  chunk.fields.every(({ field }) => field.role !== 'date' && field.role !== 'reference') &&
  // "rents" beside payments of a kind `rent`: a value that is spelt otherwise.
  chunk.values.every(v => v.quality < 1) &&
  !chunk.entities.length

/** Kinds of record that a noun or a name stands for. */
const kindsOf = ({ entities, values }: Chunk): Entity[] => [
  ...entities.filter(e => e.quality >= 0.8).map(e => e.entity),
  ...values.filter(v => v.entity.nameFields.includes(v.field)).map(v => v.entity),
]

/** Those who do it, "who" for people of any kind: the third person behind one of them, the plain verb behind several or an auxiliary. */
function subjectOf({ chunks }: Draft, at: number): Entity[] | 'who' | undefined {
  const { text } = chunks[at]!
  const before = chunks[at - 1]
  if (!before) return undefined
  const isThird = text !== singular(text)
  if (HAVE.test(before.text) && isParticiple(text)) {
    const doer = chunks[at - 2]
    return doer?.operator?.type === 'who'
      ? 'who'
      : doer && !doer.values.length && kindsOf(doer).length
        ? kindsOf(doer)
        : undefined
  }
  if (before.operator?.type === 'who') return isThird ? 'who' : undefined
  const kinds = kindsOf(before)
  if (kinds.length && !before.values.length && isThird !== isPlural(before.text)) return kinds
  const auxiliary = chunks.findLastIndex(
    (c, i) => i < at && /^(?:do|does|did|don['’]t|doesn['’]t|didn['’]t)$/i.test(c.text),
  )
  if (auxiliary < 0 || isThird) return undefined
  const between = chunks.slice(auxiliary + 1, at)
  if (!between.every(c => c.operator?.type === 'negation' || kindsOf(c).length > 0)) return undefined
  const behind = between.flatMap(kindsOf)
  const ahead = chunks.slice(0, auxiliary).findLast(c => kindsOf(c).length > 0)
  return behind.length ? behind : ahead && kindsOf(ahead)
}

/** What stands behind the verb and its determiners. */
function objectOf({ chunks }: Draft, at: number): Entity[] {
  const rest = chunks.slice(at + 1)
  const object = rest.find(
    c =>
      !(
        BEFORE_OBJECT.test(c.text) ||
        /^(?:superlative|comparator)$/.test(c.operator?.type ?? '') ||
        c.literal?.kind === 'number'
      ),
  )
  return object ? kindsOf(object) : []
}

const areRelated = ({ app }: Draft, subject: readonly Entity[] | 'who', object: readonly Entity[]): boolean =>
  object.some(entity =>
    hopsOf(entity, app).some(({ to, direction }) =>
      subject === 'who' ? direction === 'up' && arePeople(to) : to !== entity && subject.includes(to),
    ),
  )
