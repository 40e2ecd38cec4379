import type { Place } from './annotate.ts'
import { findUnit, isSameUnit } from '../calls/units.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import type { Chunk } from './chunk.ts'
import { isOnClock, unitOf } from '../conditions/field-units.ts'
import { type Draft, isFree } from '../reading/draft.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import type { Read } from './place-words.ts'
import { hopsOf } from '../entity-model/relations.ts'
import { isPlural, splitIdentifier } from '../language/words.ts'

/** Nouns for single things of which a record has a number, and what the fields of such numbers are called. */
const COUNTED = /^(?:pieces?|pcs|units?|copies)$/
const NUMBERS = /^(?:quantity|qty|stock|inventory|pieces|pcs|units|copies)$/

/** What a figure is called by its unit alone: less sure than its name; by one that it would have to be told in, less. */
const QUALITY = 0.7
const CONVERTED = 0.65

/** What lengths of time are called that are no more than that. */
const LASTING = /^(?:duration|length|time|spent|worked|logged|tracked|recorded|elapsed|total|in)$/
/** What a field is called in the object that it stands in. */
const leafOf = ({ column, words, nested }: Field): readonly string[] =>
  nested ? splitIdentifier(column.split('.').at(-1)!) : words
const lasts = (field: Field): boolean =>
  isOnClock(unitOf(field)) && leafOf(field).every(word => LASTING.test(word) || isUnitWord(word))
const isUnitWord = (word: string): boolean => findUnit(word) !== undefined

/**
 * "how many kilometres", "total litres", "pieces in stock": a unit stands for the figures that are in it, where nothing is
 * called so. A unit behind a number belongs to the number.
 */
export function placeUnits(
  tokens: Read[],
  chunks: (Chunk | undefined)[],
  entities: readonly Entity[],
  place: Place,
): void {
  tokens.forEach(({ norm }, at) => {
    if (chunks[at] || norm.length < 3 || chunks[at - 1]?.literal?.kind === 'number') return
    // "square metres".
    const isSquare = norm === 'square' && findUnit(tokens[at + 1]?.norm ?? '')?.name === 'meter'
    const measure = isSquare ? findUnit('m2') : findUnit(norm)
    const isIn = (field: Field) => isSameUnit(measure, unitOf(field))
    // "how many hours" of a `duration` in seconds.
    const isKept = (field: Field) => tokens[at - 1]?.norm !== 'in' && isOnClock(measure) && lasts(field)
    const isNumber = (field: Field) => field.role === 'number' && field.words.some(word => NUMBERS.test(word))
    const fits = measure ? isIn : COUNTED.test(norm) ? isNumber : undefined
    const fields: FieldMention[] = fits
      ? entities
          .filter(entity => !entity.hidden)
          .flatMap(entity =>
            entity.fields
              .filter(field => fits(field) || isKept(field))
              .map(field => ({ entity, field, columns: [field.column], quality: fits(field) ? QUALITY : CONVERTED })),
          )
      : []
    // "fewer pieces in stock than ordered": what is compared is named behind it.
    const isCompared = !measure && /^(?:fewer|less|more)$/.test(tokens[at - 1]?.norm ?? '')
    // "the oldest piece": one of them, not their number.
    const isOne = !measure && norm !== 'pcs' && !isPlural(norm)
    if (fields.length && !isCompared && !isOne) place(at, at + (isSquare ? 2 : 1), { fields, unit: true })
  })
}

/** Where several kinds of record have figures in the unit, none of them is sure. */
const ONE_OF_SEVERAL = 0.6

/**
 * Of the figures in a unit, those of the records that the message mentions. Where two kinds have some, the figure is that of
 * the records that name the others: "how many kilometres did the vans drive on their trips" are those of the trips.
 */
export function readUnits(draft: Draft): void {
  for (const chunk of draft.chunks) {
    if (!chunk.unit || !isFree(chunk)) continue
    const owners = [...new Set(chunk.fields.map(f => f.entity))].filter(e => draft.nodes.some(n => n.entity === e))
    if (!owners.length) continue
    const isNamedBy = (entity: Entity, other: Entity) =>
      hopsOf(entity, draft.app).some(hop => hop.direction === 'down' && hop.to === other)
    const lowest = owners.filter(entity => !owners.some(other => other !== entity && isNamedBy(entity, other)))
    chunk.fields = chunk.fields.filter(f => lowest.includes(f.entity))
    const isOnly = owners.length === 1 && chunk.fields.length === 1
    if (!isOnly) draft.sureness = Math.min(draft.sureness, ONE_OF_SEVERAL)
  }
}
