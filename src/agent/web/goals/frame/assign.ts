import { isDone, type Assignment } from './assignment.ts'
import { choose } from './choose.ts'
import { count } from './count.ts'
import { mark, sameAs } from './mark.ts'
import { place } from './place.ts'
import type { Slot } from './slots.ts'
import type { Told, Value } from './told.ts'

/** What the message says of each place of the page: choices first, then each value with the place that most speaks for. */
export function assign(slots: readonly Slot[], told: Told): Assignment[] {
  const out = slots.flatMap((slot): Assignment[] => {
    if (slot.kind === 'choice') return choose(slot, told)
    if (slot.kind === 'mark') return mark(slot, slots, told)
    return slot.kind === 'count' ? count(slot, told) : []
  })
  const texts = slots.filter(({ kind }) => kind === 'text')
  const placed = [...out, ...place(texts, valuesLeft(told, out), told)]
  return [...placed, ...sameAs(slots, told, valuesLeft(told, placed))]
}

/** Values that nothing is to hold yet. */
export const valuesLeft = ({ values }: Told, made: readonly Assignment[]): Value[] =>
  values.filter(value => !made.some(one => isDone(one, value)) && !countsChosen(value, made))

/** "the two": as many as were chosen. */
const countsChosen = ({ kind, text, unit, before }: Value, made: readonly Assignment[]): boolean =>
  kind === 'number' &&
  unit === undefined &&
  /^(?:the|these|those|both|all|my|our)$/.test(before[0] ?? '') &&
  made.filter(one => one.kind === 'choose' && !one.words.some(({ isDenied }) => isDenied)).length === Number(text)
