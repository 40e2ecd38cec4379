import { rememberByObject } from '../../../lib/remember-by-object.ts'
import type { Slot } from './describe-slots.ts'
import type { ReadText, TextValue } from './read-text.ts'

type NumberValue = TextValue & { kind: 'number' }

/** What stands between the measures of one thing: "20 x 30", "4 by 6". */
const BY = /^\s*(?:x|×|by)\s*$/i
/** The measures of a thing, as slots are called after them. */
const SIDE = /^(?:length|width|breadth|height|depth|thickness)$/

/** Figures with "by" between them: "4 ft x 3 ft", "20 by 30 by 40 cm". */
export const findSizeRuns = rememberByObject(({ values, message }: ReadText): NumberValue[][] => {
  const numbers = values.filter(value => value.kind === 'number')
  const runs: NumberValue[][] = []
  for (let at = 0; at < numbers.length; at++) {
    const run = [numbers[at]!]
    for (
      let next = numbers[at + 1];
      next && BY.test(message.slice(run.at(-1)!.unit?.end ?? run.at(-1)!.end, next.start));
      next = numbers[at + run.length]
    )
      run.push(next)
    if (run.length > 1) runs.push(run)
    at += run.length - 1
  }
  return runs
})

/** Tells slots for the measures of one thing (length, width, height) their place among them. */
export function orderSides(slots: readonly Slot[]): void {
  const sides = Map.groupBy(
    slots.filter(
      ({ path, kind }) =>
        /^(?:integer|number)$/.test(kind) &&
        path
          .at(-1)!
          .split(/_/)
          .some(word => SIDE.test(word)),
    ),
    ({ path }) => path.slice(0, -1).join('.'),
  )
  for (const all of sides.values()) if (all.length > 1) all.forEach((slot, at) => (slot.side = { at, of: all.length }))
}

/** Values whose sizes have the unit of the last one: the 20 of "20 x 30 cm". */
export function shareUnits(read: ReadText): TextValue[] {
  const runs = findSizeRuns(read)
  if (!runs.length) return read.values
  const unitOf = new Map(runs.flatMap(run => run.map(value => [value, value.unit ?? run.at(-1)!.unit])))
  return read.values.map(value => {
    const unit = value.kind === 'number' ? unitOf.get(value) : undefined
    return unit && value.kind === 'number' ? { ...value, unit } : value
  })
}

/** Whether the figure at a place is the one of a run that a slot stands for, or another one of it. */
export function readSide(slot: Slot, start: number, read: ReadText): 'own' | 'other' | undefined {
  const { side } = slot
  if (!side) return undefined
  const run = findSizeRuns(read).find(one => one.length === side.of && one.some(value => value.start === start))
  return run && (run[side.at]!.start === start ? 'own' : 'other')
}
