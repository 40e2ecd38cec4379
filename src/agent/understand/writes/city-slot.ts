import { placeKind } from '../calls/write-places.ts'
import type { Slot } from './slots.ts'

/** What a field for the town that a record is in is called. */
const TOWN = /^(?:city|town)$/

/**
 * "Acme moved to Rotterdam": a town that no record has yet, for the one field that holds a town. It is written with a capital, and
 * the field takes any text.
 */
export function citySlot(text: string, slots: readonly Slot[]): Slot | undefined {
  if (!/^\p{Lu}/u.test(text)) return undefined
  const towns = slots.filter(
    ({ words, type, choices, target }) =>
      type === 'string' && !choices.length && !target && TOWN.test(words.at(-1) ?? ''),
  )
  return towns.length === 1 && placeKind(text) === 'city' ? towns[0] : undefined
}
