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

const sameAs = ({ words }: Field, end: RegExp, what: readonly string[]): boolean =>
  words.filter(word => !end.test(word)).join() === what.join()
