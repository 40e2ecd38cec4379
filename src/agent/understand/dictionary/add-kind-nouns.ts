import { KIND_NOUNS, PREMISES, WAITING } from '../../../lib/synonyms.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { singular } from '../language/words.ts'
import { type Dictionary, isCalledBy, keyOf, put } from './dictionary.ts'

/** How good another noun for the records is, where nothing in the catalogue is called so. */
export const OTHERWISE = 0.8
/** How well a noun has to fit something else to be left to that. */
const TAKEN = 0.8
/** The same of what is only told: the `applicant_name` of applications is that of the applicants. */
const NAMED = 0.9

/**
 * "caregivers" of carers, "bills" of invoices: another noun for records of their kind, where it is the only kind that it may stand for and
 * nothing in the catalogue has that name.
 */
export function addKindNouns(dictionary: Dictionary, entities: readonly Entity[]): void {
  const kinds = entities.filter(entity => !entity.hidden && !entity.inside)
  const meant = new Map<string, Set<Entity>>()
  for (const entity of kinds)
    for (const noun of otherNouns(entity.words)) meant.set(noun, (meant.get(noun) ?? new Set()).add(entity))
  for (const [noun, [entity, ...others]] of meant) {
    const key = keyOf(noun.split(' '))
    if (!entity || others.length || isTaken(dictionary, noun, key)) continue
    const known = dictionary.entities.get(key) ?? []
    dictionary.entities.set(
      key,
      known.filter(mention => mention.entity !== entity || !isCalledBy(mention, noun.split(' ').at(-1)!)),
    )
    put(dictionary.entities, key, {
      entity,
      quality: OTHERWISE,
      noun: noun.split(' ').at(-1)!,
      isEveryday: true,
    })
    for (const word of noun.split(' ')) dictionary.words.add(word)
  }
}

/** What records with this noun are called as well. */
const otherNouns = (own: readonly string[]): string[] => [
  ...KIND_NOUNS.filter(row => row.some(noun => isCalled(own, noun))).flatMap(row =>
    row.filter(one => !isCalled(own, one)),
  ),
  ...(PREMISES.roles.includes(own.at(-1)!) ? PREMISES.nouns : []),
  ...(own.some(word => WAITING.includes(word)) ? WAITING : []),
]

/** Whether records or a field are called so themselves: `booked_on` has a form of the verb, and no booking. */
const isTaken = ({ entities, fields }: Dictionary, noun: string, key: string): boolean =>
  (entities.get(key) ?? []).some(mention => mention.quality >= TAKEN && isCalledBy(mention, noun.split(' ').at(-1)!)) ||
  (fields.get(key) ?? []).some(
    ({ field, quality }) => quality >= (isFigure(field) ? TAKEN : NAMED) && hasNoun(field, noun),
  )

const hasNoun = ({ role, words }: Field, noun: string): boolean =>
  role !== 'date' && noun.split(' ').every(one => words.some(word => singular(word) === one))

/** Whether the name of records ends with the noun, which may be of several words. */
const isCalled = (words: readonly string[], noun: string): boolean => ` ${words.join(' ')}`.endsWith(` ${noun}`)
