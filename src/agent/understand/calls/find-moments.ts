import { textAt, type Found } from './candidate.ts'
import type { Slot } from './describe-slots.ts'
import type { ReadText, TextValue } from './read-text.ts'
import { findUnit } from './units.ts'
import type { Moment } from './read-literals.ts'
import { isoDay, patternOf, writeClock, writeMoment } from './write-values.ts'

/** What makes a length of time one from a day that was told before: "a week later", "three days after that". */
const LATER = /^\s+(?:later|afterwards?|after (?:that|this)|thereafter)\b/i

/**
 * "for 3 nights from 1 June", "two weeks off starting on 3 May", "on 3 May and back a week later": the day on which it ends, where
 * that is asked for.
 */
export function findEnds(slot: Slot, read: ReadText): Found[] {
  const { values, message, words } = read
  if (!slot.roles.has('date') || !slot.roles.has('target')) return []
  const days = values.filter(value => value.kind === 'date' && value.moment.day !== undefined)
  const [day] = days
  if (days.length !== 1 || day?.kind !== 'date') return []
  const layout = patternOf(slot)
  if (layout && /H/i.test(layout)) return findLater(day.moment, layout, read)
  return values.flatMap(value => {
    if (value.kind !== 'number' || value.ordinal) return []
    const next = words.find(word => word.start >= value.end)
    const count = /^nights?$/.test(next?.norm ?? '') ? value.value : daysOf(value)
    const isFor = /\bfor\s+(?:\p{L}+\s+){0,2}$/iu.test(message.slice(0, value.start))
    // "Two weeks off starting on 3 May"
    const isFrom =
      value.end <= day.start && /\b(?:starting|beginning|from)(?: on)?\s*$/i.test(message.slice(0, day.start))
    const isLater = value.start > day.end && LATER.test(message.slice(value.unit?.end ?? value.end))
    if (count === undefined || !(isFor || isFrom || isLater)) return []
    const { year, month, day: first } = day.moment
    const end = new Date(Date.UTC(year, month - 1, first! + count))
    const moment = { year: end.getUTCFullYear(), month: end.getUTCMonth() + 1, day: end.getUTCDate(), saysYear: true, relative: false } // oxfmt-ignore
    const pattern = patternOf(slot)
    return [textAt(value, pattern ? writeMoment(moment, pattern) : isoDay(moment), { endOfPeriod: 1 })]
  })
}

/** "On 4 May at 9:30 for three hours": the time at which it ends. */
function findLater(day: Moment, layout: string, { values, message }: ReadText): Found[] {
  const times = values.filter(value => value.kind === 'time')
  const clock = times[0] ?? (day.hour === undefined ? undefined : { hour: day.hour, minute: day.minute ?? 0, end: 0 })
  if (!clock || times.length > 1) return []
  return values.flatMap(value => {
    if (value.kind !== 'number' || value.ordinal || value.unit?.kind !== 'measure') return []
    const unit = findUnit(value.unit.name)
    const isFor = /\b(?:for|lasting|duration:?|takes?)\s+(?:about\s+)?$/i.test(message.slice(0, value.start))
    const isBehind = value.start > clock.end && /^[\s,]*$/.test(message.slice(clock.end, value.start))
    if (unit?.quantity !== 'time' || unit.size >= DAY || !(isFor || isBehind)) return []
    const minutes = clock.hour * 60 + clock.minute + (value.value * unit.size) / 60
    const end = new Date(Date.UTC(day.year, day.month - 1, day.day, 0, minutes))
    const moment = {
      year: end.getUTCFullYear(),
      month: end.getUTCMonth() + 1,
      day: end.getUTCDate(),
      hour: end.getUTCHours(),
      minute: end.getUTCMinutes(),
      saysYear: true,
      relative: false,
    }
    return [textAt(value, writeMoment(moment, layout), { endOfPeriod: 1 })]
  })
}

/** Whole days of a measure of time in days or weeks. */
function daysOf({ value, unit }: { value: number; unit?: { name: string } | undefined }): number | undefined {
  const known = unit && findUnit(unit.name)
  return known?.quantity === 'time' && known.size >= DAY && Number.isInteger(value) && known.size % DAY === 0
    ? (value * known.size) / DAY
    : undefined
}

const DAY = 86_400

/** A date or time in the slot's pattern, and as the text has it. */
export function readMoment(
  slot: Slot,
  value: TextValue & { kind: 'date' | 'time' },
  raw: string,
  read: ReadText,
): Found[] {
  const asSaid = textAt(value, raw, { asSaid: 1, [`asSaid:${value.kind}`]: 1 })
  const pattern = patternOf(slot)
  if (value.kind === 'time')
    return slot.roles.has('time') || slot.roles.has('date')
      ? [
          textAt(value, writeClock(value, clockPattern(slot)), {
            written: 1,
            writtenTime: 1,
            writtenPattern: clockIn(slot) ? 1 : 0,
          }),
          asSaid,
        ]
      : [asSaid]
  const { moment } = value
  // A day says no time of day.
  if (clockIn(slot) && !pattern && !slot.roles.has('date') && moment.hour === undefined) return []
  if (!slot.roles.has('date') && !slot.roles.has('time') && !slot.roles.has('duration'))
    return [{ ...asSaid, features: { ...asSaid.features, strange: 1 } }]
  if (pattern) {
    const time = /H/i.test(pattern) && moment.hour === undefined ? findClock(slot, read) : undefined
    const whole = time ? { ...moment, hour: time.hour, minute: time.minute, second: time.second } : moment
    const found = textAt(value, writeMoment(whole, pattern), {
      written: 1,
      writtenPattern: 1,
      relativeDay: moment.relative ? 1 : 0,
    })
    // The end of a range stands where its time does.
    return [time?.isEnd ? { ...found, start: time.start, end: time.end } : found]
  }
  const clock =
    slot.roles.has('time') && moment.hour !== undefined
      ? [
          textAt(
            value,
            writeClock(
              { hour: moment.hour, minute: moment.minute ?? 0, second: moment.second ?? 0 },
              clockPattern(slot),
            ),
            { written: 1, writtenTime: 1 },
          ),
        ]
      : []
  return [
    ...clock,
    ...(moment.day === undefined
      ? []
      : [textAt(value, isoDay(moment), { written: 1, relativeDay: moment.relative ? 1 : 0 })]),
    asSaid,
  ]
}

/**
 * The time of day that stands elsewhere and belongs to the one day of the text; of "between 9:30 and 17:00" the first
 * where a slot asks from when, and the second where it asks until when.
 */
function findClock({ roles }: Slot, { values, message }: ReadText) {
  const times = values.filter(value => value.kind === 'time')
  const [first, second] = times
  if (times.length === 1) return { ...first!, isEnd: false }
  if (
    times.length !== 2 ||
    !/^\s*(?:to|and|until|till|through|-|–)\s*$/i.test(message.slice(first!.end, second!.start))
  )
    return undefined
  return roles.has('source')
    ? { ...first!, isEnd: false }
    : roles.has('target')
      ? { ...second!, isEnd: true }
      : undefined
}

const CLOCK = /\bHH:MM(?::SS)?(?:\s?(?:AM\/PM|AM|PM))?/gi

/** The pattern of times of day that a description spells out: of several without a day the one without seconds. */
function clockIn({ description }: Slot): string | undefined {
  const all = [...description.matchAll(CLOCK)]
  const alone = all.filter(({ index }) => !/[DY][T ]{1,3}$/i.test(description.slice(0, index)))
  return (alone.find(([clock]) => !/SS/i.test(clock)) ?? alone[0] ?? all[0])?.[0]
}

/** An hour as people say it, alone or with minutes: the "3pm" of "e.g. 3pm". */
const SPOKEN = /(?<![\d:])\d{1,2}(?::\d\d)?(\s?)([ap]m)\b/i

/** The pattern of times of day in a description, 24 hours with minutes where it has none. */
function clockPattern(slot: Slot): string {
  const { description } = slot
  const spelt = clockIn(slot) ?? (/\d:\d\d:\d\d/.test(description) ? 'HH:MM:SS' : undefined)
  if (spelt !== undefined) return spelt
  const [example, gap, half] = SPOKEN.exec(description) ?? []
  if (example !== undefined && (!example.includes(':') || half === half?.toLowerCase())) return `h${gap}${half}`
  return /\d:\d\d\s?[AP]M/i.test(description) ? 'HH:MM AM' : 'HH:MM'
}
