import type { Entity } from '../entity-model/catalogue-model.ts'
import { beginsOn, endsOn } from '../entity-model/begin-and-end.ts'
import { type Dictionary, keyOf, put } from './dictionary.ts'

const NAMES: [ofEnd: boolean, words: string[]][] = [
  [false, ['start', 'date']],
  [false, ['begin', 'date']],
  [true, ['end', 'date']],
  [true, ['expiry', 'date']],
  [false, ['start']],
  [false, ['begin']],
  [true, ['end']],
]
/** How sure it is that such a day is the one of a field that is called otherwise. */
const MEANT = 0.85

/**
 * "without an end date" of `valid_to`, "the start date" of `closed_from`, "that start in May" of a `first_day`: the days between which records last,
 * whatever these are called.
 */
export function addEnds(dictionary: Dictionary, entity: Entity): void {
  const [start, end] = [beginsOn(entity), endsOn(entity)]
  if (!start || start === end) return
  for (const [ofEnd, words] of NAMES) {
    const field = ofEnd ? end : end || words[0] === 'begin' ? start : undefined
    if (!field) continue
    const key = keyOf(words)
    const isCalled = entity.fields.some(f => f.words.join(' ') === words.join(' '))
    if (!isCalled) put(dictionary.fields, key, { entity, field, columns: [field.column], quality: MEANT })
    for (const word of words) dictionary.words.add(word)
  }
}
