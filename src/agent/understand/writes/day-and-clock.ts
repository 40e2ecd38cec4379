import { onlyOne } from '../../../lib/only-one.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { isClock, minutesOf, writeMinutes } from './clock-values.ts'
import { BOOKKEEPING, roleOfSlot } from './place-value.ts'
import type { Slot } from './slots.ts'
import { isBeginning, isEnding } from './span-slots.ts'

/** A slot for a day, without a time: by its format, else as the records write it. */
const holdsDayOnly = (slot: Slot): boolean =>
  roleOfSlot(slot) === 'date' &&
  (slot.schema.format === 'date' || /^\d{4}-\d{2}-\d{2}$/.test(String(slot.field?.sample ?? '')))

/** The values of the times that were said, by slot name, or the times that have no place. */
export type Clocks = { values: Record<string, string> } | { unplaced: string }

/**
 * "7 January at 14:30" where the day and the time are kept apart: the time said with the day, for the one time of day that is free, of two
 * the one that it begins at; "from 9:00 to 11:00" for both. Undefined where no time is said, or the day's own slot keeps it.
 */
export function clocksBeside(
  [chunk, ...more]: readonly Chunk[],
  day: Slot,
  slots: readonly Slot[],
): Clocks | undefined {
  const { literal } = chunk ?? {}
  if (more.length || literal?.kind !== 'date' || !holdsDayOnly(day) || BOOKKEEPING.test(day.name)) return undefined
  const times = literal.times ?? (literal.time === undefined ? [] : [literal.time])
  if (!times.length) return undefined
  const clocks = slots.filter(isClock)
  const places =
    times.length > 1
      ? [onlyOne(clocks.filter(isBeginning)), onlyOne(clocks.filter(isEnding))]
      : [onlyOne(clocks) ?? onlyOne(clocks.filter(isBeginning))]
  const written = places.flatMap((slot, at) => {
    const minutes = slot && minutesOf(times[at]!)
    return typeof minutes === 'number' ? [[slot!.name, writeMinutes(minutes, slot!, slot!.field?.sample)] as const] : []
  })
  return written.length === times.length ? { values: Object.fromEntries(written) } : { unplaced: times.join(' to ') }
}
