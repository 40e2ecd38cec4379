import type { Random } from '../../seeding/random.ts'

/**
 * The day on which the demo's story stands: nothing was recorded after it, and no deal that closes later is closed yet.
 * A fixed day, so that the data never depends on when it was made.
 */
export const STORY_DAY = '2025-06-30'

const DAY = 86_400_000

/** Milliseconds of a day or a point in time. */
const toTime = (text: string): number => Date.parse(text.length === 10 ? `${text}T00:00:00.000Z` : text)

/** A day so many days later, never after the story's day. */
export const addDays = (day: string, days: number): string => {
  const moved = new Date(toTime(day.slice(0, 10)) + days * DAY).toISOString().slice(0, 10)
  return moved < STORY_DAY ? moved : STORY_DAY
}

/** A random working day of a month (`YYYY-MM`). */
export function drawWorkingDay(random: Random, month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  for (;;) {
    const day = `${month}-${String(random.integer(1, length)).padStart(2, '0')}`
    const weekday = new Date(toTime(day)).getUTCDay()
    if (weekday !== 0 && weekday !== 6) return day
  }
}

/** A time in office hours of a day. */
export const drawTime = (random: Random, day: string): string =>
  new Date(toTime(day) + random.integer(8 * 3_600, 18 * 3_600) * 1_000).toISOString()

/** A random day between two, both included. */
export const drawDay = (random: Random, from: string, to: string): string =>
  addDays(from, random.integer(0, (toTime(to) - toTime(from)) / DAY))

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
