import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { type Dictionary, keyOf, put } from './dictionary.ts'

/** Words for the two ends of a range, as names of fields have them. */
const ENDS: [low: RegExp, high: RegExp][] = [
  [/^(?:min|minimum)$/, /^(?:max|maximum)$/],
  [/^(?:from|low|lowest|lower)$/, /^(?:to|high|highest|upper)$/],
]
/** Nouns for what lies between them. */
const RANGES = ['range', 'band', 'span']

/** "age range" of `age_min` and `age_max`, "price band" of `lowest_price` and `highest_price`: both ends are meant. */
export function addRanges(dictionary: Dictionary, entity: Entity): void {
  const figures = entity.fields.filter(field => isFigure(field) && !field.nested && field.words.length > 1)
  for (const low of figures)
    for (const [isLow, isHigh] of ENDS) {
      const what = low.words.filter(word => !isLow.test(word))
      const high = figures.find(f => f !== low && f.words.some(word => isHigh.test(word)) && sameAs(f, isHigh, what))
      if (what.length !== low.words.length - 1 || !high) continue
      // It is shown, and nothing is held against it.
      const field: Field = { ...low, words: [...what, 'range'], role: 'text' }
      for (const noun of RANGES) {
        put(dictionary.fields, keyOf([...what, noun]), {
          entity,
          field,
          columns: [low.column, high.column],
          quality: 0.95,
        })
        dictionary.words.add(noun)
      }
    }
}

/** Ends that a name tells with a little word, which nobody says of what lies between them. */
const FROM_TO: (typeof ENDS)[number] = [/^(?:from|low|lower)$/, /^(?:to|high|upper)$/]
const SAID: [low: string[], high: string[]] = [
  ['minimum', 'min'],
  ['maximum', 'max'],
]
/** How surely what lies between two ends is meant by its noun alone: "the salary" of a `salaryRange` with `from` and `to`. */
const EITHER = 0.6

/** "the maximum salary" of a `salaryRange.to`, "minimum price" of a `price_from` beside a `price_to`: the end as people say it. */
export function addEndsOfRanges(dictionary: Dictionary, entity: Entity): void {
  const figures = entity.fields.filter(field => isFigure(field) && field.words.length > 1)
  const [isLow, isHigh] = FROM_TO
  for (const low of figures) {
    const what = low.words.filter(word => !isLow.test(word))
    const high = figures.find(f => f !== low && sameObject(f, low) && f.words.some(word => isHigh.test(word)) && sameAs(f, isHigh, what)) // oxfmt-ignore
    if (what.length !== low.words.length - 1 || !high) continue
    const noun = RANGES.includes(what.at(-1)!) ? what.slice(0, -1) : what
    if (!noun.length) continue
    const add = (field: Field, words: string[], quality: number) => {
      put(dictionary.fields, keyOf(words), { entity, field, columns: [field.column], quality })
      for (const word of words) dictionary.words.add(word)
    }
    for (const [end, field] of [low, high].entries()) for (const said of SAID[end]!) add(field, [said, ...noun], 0.95)
    if (!entity.fields.some(f => f.words.join() === noun.join())) add(low, noun, EITHER)
  }
}

const sameObject = (one: Field, other: Field): boolean =>
  one.column.split('.').slice(0, -1).join() === other.column.split('.').slice(0, -1).join()

const sameAs = ({ words }: Field, end: RegExp, what: readonly string[]): boolean =>
  words.filter(word => !end.test(word)).join() === what.join()
