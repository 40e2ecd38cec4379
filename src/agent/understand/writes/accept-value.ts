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
