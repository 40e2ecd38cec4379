import type { Random } from '../../seeding/random.ts'

/**
 * The day on which the demo's story stands: nothing was recorded after it, and no deal that closes later is closed yet.
 * A fixed day, so that the data never depends on when it was made.
 */
export const STORY_DAY = '2025-06-30'

const DAY = 86_400_000

/** Days that were asked for, as text and as days since 1970: a few hundred of them are drawn tens of thousands of times. */
const numbers = new Map<string, number>()
const texts = new Map<number, string>()

/** Days since 1970 of a day (`YYYY-MM-DD`). */
function dayNumber(day: string): number {
  let number = numbers.get(day)
  if (number === undefined) numbers.set(day, (number = Date.parse(`${day}T00:00:00.000Z`) / DAY))
  return number
}

function dayText(number: number): string {
  let text = texts.get(number)
  if (text === undefined) texts.set(number, (text = new Date(number * DAY).toISOString().slice(0, 10)))
  return text
}

/** The day so many days after a day or a point in time, never after the story's day. */
export const addDays = (from: string, days: number): string => {
  const moved = dayText(dayNumber(from.slice(0, 10)) + days)
  return moved < STORY_DAY ? moved : STORY_DAY
}

/** A random working day of a month (`YYYY-MM`). */
export function drawWorkingDay(random: Random, month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  for (;;) {
    const day = `${month}-${String(random.integer(1, length)).padStart(2, '0')}`
    // The first of January 1970 was a Thursday.
    const weekday = (dayNumber(day) + 4) % 7
    if (weekday !== 0 && weekday !== 6) return day
  }
}

/** 00 to 59. */
const DIGITS = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'))

/** A time in office hours of a day. */
export function drawTime(random: Random, day: string): string {
  const seconds = random.integer(8 * 3_600, 18 * 3_600)
  const [hour, minute, second] = [seconds / 3_600, (seconds / 60) % 60, seconds % 60].map(Math.floor)
  return `${day}T${DIGITS[hour!]}:${DIGITS[minute!]}:${DIGITS[second!]}.000Z`
}

/** A random day between two, both included. */
export const drawDay = (random: Random, from: string, to: string): string =>
  addDays(from, random.integer(0, dayNumber(to) - dayNumber(from)))

/** `created_at` in office hours of a day, and `updated_at` at that time or at most so many days later. */
export function drawTimes(
  random: Random,
  created: string,
  maxDays: number,
): { created_at: string; updated_at: string } {
  const created_at = drawTime(random, created)
  const later = drawTime(random, addDays(created, random.integer(0, maxDays)))
  return { created_at, updated_at: later > created_at ? later : created_at }
}
