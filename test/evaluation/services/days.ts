const DAY = 86_400_000

/** Days and moments that lie a number of days from the clock's own day (UTC); negative ones are past. */
export function createDays(clock: Date) {
  const midnight = Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth(), clock.getUTCDate())
  return {
    /** '2026-03-14' */
    day: (offset: number): string => new Date(midnight + offset * DAY).toISOString().slice(0, 10),
    /** '2026-03-14T09:30:00.000Z'; `part` is how much of the day has passed, 0 to 1. */
    moment: (offset: number, part: number): string => new Date(midnight + (offset + part) * DAY).toISOString(),
  }
}

/** A day some days after another one. */
export const shiftDay = (day: string, days: number): string =>
  new Date(Date.parse(`${day.slice(0, 10)}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

/** What is written as a moment, in UTC, also when its zone is not told; undefined when it has no time or is none. */
export function momentOf(value: unknown): string | undefined {
  const written = String(value)
  const milliseconds = Date.parse(/(Z|[+-]\d\d:?\d\d)$/.test(written) ? written : `${written}Z`)
  return Number.isNaN(milliseconds) || !written.includes('T') ? undefined : new Date(milliseconds).toISOString()
}
