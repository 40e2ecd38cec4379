import type { Chunk } from '../chunks/chunk.ts'
import { clocksBeside } from './day-and-clock.ts'
import type { Placed } from './place-value.ts'
import type { Spread } from './read-address.ts'
import type { WriteRequest } from './request.ts'
import type { Slot } from './slots.ts'

/** Takes a placed value into a request, or what is wrong with it. */
export function accept(placed: Placed, slot: Slot, request: WriteRequest): void {
  if ('problem' in placed) request.problems.push(placed.problem)
  else if ('reference' in placed) request.references.push(placed.reference)
  else request.values[slot.name] = placed.value
}

/** The parts of an address, each in its own place. */
export function acceptSpread(spread: Spread, request: WriteRequest): void {
  if ('problem' in spread) return void request.problems.push(spread.problem)
  const twice = Object.keys(spread.values).find(name => name in request.values)
  if (twice) return void request.problems.push(`Two values are given for the ${twice.replace(/[._]/g, ' ')}`)
  Object.assign(request.values, spread.values)
}

/** The same of a day and, where that is kept apart, of the time that is said with it; a time without a place is not understood. */
export function acceptWithClock(
  placed: Placed,
  slot: Slot,
  own: readonly Chunk[],
  slots: readonly Slot[],
  request: WriteRequest,
): void {
  accept(placed, slot, request)
  const open = slots.filter(({ name }) => !(name in request.values))
  const clocks = clocksBeside(
    own.filter(({ kind }) => kind !== 'filler'),
    slot,
    open,
  )
  if (!clocks || 'problem' in placed) return
  if ('values' in clocks) Object.assign(request.values, clocks.values)
  else request.unknown.push(clocks.unplaced)
}
