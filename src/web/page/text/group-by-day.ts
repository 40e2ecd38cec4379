import { LOCALES } from './format.ts'

const near = new Intl.RelativeTimeFormat(LOCALES, { numeric: 'auto' })
const sameYear = new Intl.DateTimeFormat(LOCALES, { weekday: 'long', day: 'numeric', month: 'long' })
const otherYear = new Intl.DateTimeFormat(LOCALES, { dateStyle: 'long' })
/** The language of the names of days. */
export const DAY_LANGUAGE = near.resolvedOptions().locale

const startOf = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate())

/** The name of a day in the reader's language: today, yesterday, then with its date. Days begin at the reader's midnight. */
export function nameOfDay(at: Date, now = new Date()): string {
  // Days with a change of the clock have 23 or 25 hours.
  const days = Math.round((startOf(at).getTime() - startOf(now).getTime()) / 86_400_000)
  if (days === 0 || days === -1) {
    const name = near.format(days, 'day')
    return name.charAt(0).toLocaleUpperCase(DAY_LANGUAGE) + name.slice(1)
  }
  return (at.getFullYear() === now.getFullYear() ? sameYear : otherYear).format(at)
}

/** Things by the day that they belong to, in their order. */
export function groupByDay<T>(things: readonly T[], timeOf: (thing: T) => string): { day: string; things: T[] }[] {
  const groups = Map.groupBy(things, thing => nameOfDay(new Date(timeOf(thing))))
  return [...groups].map(([day, of]) => ({ day, things: of }))
}
