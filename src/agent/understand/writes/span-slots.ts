import { roleOfSlot } from './place-value.ts'
import type { Slot } from './slots.ts'

const START = /^(?:start|starts|begin|begins|from|first|since|arrival|departure|check in|pick up)$/
const END = /^(?:end|ends|until|till|to|last|finish|finishes|through|return|due|check out|drop off)$/

/** The two dates of a span of time: those that only the words for its ends tell apart ("start date" and "end date"). */
export function spanSlots(slots: Slot[]): { start: Slot; end: Slot } | undefined {
  const days = slots.filter(s => roleOfSlot(s) === 'date')
  const without = (slot: Slot, ends: RegExp) => {
    const rest = slot.words.filter(word => !ends.test(word))
    return rest.length < slot.words.length ? rest.join(' ') : undefined
  }
  const pairs = days.flatMap(start =>
    days
      .filter(
        end => end !== start && without(start, START) !== undefined && without(start, START) === without(end, END),
      )
      .map(end => ({ start, end })),
  )
  return pairs.length === 1 ? pairs[0] : undefined
}
