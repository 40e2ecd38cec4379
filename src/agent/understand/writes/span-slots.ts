import { pattern } from '../../../lib/patterns.ts'
import { roleOfSlot } from './place-value.ts'
import type { Slot } from './slots.ts'

const BEGINNING = pattern()`
  ^(?:
    start|starts|started|starting|begin|begins|began|beginning|from|first|since|check in|pick up|open|opens
    |effective
  )$
`
const ENDING = pattern()`
  ^(?:
    end|ends|ended|ending|until|till|to|last|finish|finishes|through|return|due|check out|drop off|close
    |closes|expiry|expires
  )$
`

/** Words for the two ends of a span of time. */
const ENDS: [start: RegExp, end: RegExp][] = [
  [BEGINNING, ENDING],
  [/^(?:arrival|arrive|arrives|arriving)$/, /^(?:departure|depart|departs|leave|leaves|leaving)$/],
  [/^(?:departure|depart|departs|leave|leaves)$/, /^(?:arrival|arrive|arrives|return|returns)$/],
  [/^(?:start|starts|from|begin|begins|arrival|departure)$/, /^(?:departure|until|return|end|ends)$/],
]

const isCalled = ({ words }: Slot, ends: RegExp): boolean =>
  words.some((word, at) => ends.test(word) || ends.test(`${word} ${words[at + 1]}`))
/** "starts at", "check in": the day on which something begins, where it is called so. */
export const isBeginning = (slot: Slot): boolean => isCalled(slot, BEGINNING)
/** "due on", "valid until" */
export const isEnding = (slot: Slot): boolean => isCalled(slot, ENDING)

/** The two dates of a span of time: those that only the words for its ends tell apart ("start date" and "end date"). */
export function spanSlots(slots: Slot[]): { start: Slot; end: Slot } | undefined {
  const days = slots.filter(s => roleOfSlot(s) === 'date')
  // "check in", "pick up": an end may be said in two words.
  const without = ({ words }: Slot, ends: RegExp) => {
    const at = words.findIndex((word, i) => ends.test(word) || ends.test(`${word} ${words[i + 1]}`))
    const length = at >= 0 && !ends.test(words[at]!) ? 2 : 1
    return at < 0 ? undefined : words.filter((word, i) => (i < at || i >= at + length) && !ends.test(word)).join(' ')
  }
  for (const [first, last] of ENDS) {
    const pairs = days.flatMap((start, at) =>
      days
        .filter(
          (end, to) => to > at && without(start, first) !== undefined && without(start, first) === without(end, last),
        )
        .map(end => ({ start, end })),
    )
    if (pairs.length === 1) return pairs[0]
  }
  return undefined
}
