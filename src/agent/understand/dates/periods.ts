import { NUMBER_WORDS, ORDINALS } from '../language/lexicon.ts'
import { day, isoDay, months, type Period } from './date-span.ts'

export const numberOf = (text: string | undefined) =>
  text === undefined ? 1 : (NUMBER_WORDS[text.toLowerCase()] ?? Number(text))
export const quarterOf = (text: string) =>
  Number(text.replace(/(?<=\d)(?:st|nd|rd|th)$/i, '')) ||
  ORDINALS[text.toLowerCase()] ||
  ({ last: 4, final: 4 } as Record<string, number>)[text.toLowerCase()] ||
  1

const SHORT_MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'.split('|')
/** "jan" of 0. */
export const nameOfMonth = (month: number): string => SHORT_MONTHS[month]!
export const monthOf = (name: string) => SHORT_MONTHS.indexOf(name.slice(0, 3).toLowerCase())
export const WHICH = '(last|previous|this|current|next)'
export const shiftOf = (which: string) => (/last|previous/i.test(which) ? -1 : /next/i.test(which) ? 1 : 0)
export const half = (number: string, year: number): Period => ({
  ...months(year, number === '1' ? 0 : 6, 6),
  grain: 'half',
})
/** Seven days of a month: the first, the next ones, or the last. */
export function weekOf(which: string, month: { from: string; to: string }, impliedYear: boolean): Period {
  const last = Number(month.to.slice(8))
  const first = /last/i.test(which) ? last - 6 : 7 * (ORDINALS[which.toLowerCase()]! - 1) + 1
  const dayOf = (number: number) => `${month.from.slice(0, 8)}${String(number).padStart(2, '0')}`
  return { from: dayOf(first), to: dayOf(first + 6), grain: 'range', ...(impliedYear && { impliedYear: true }) }
}
/** So many of the first or the last days of a month; null where it has not as many. */
export function daysOf(
  which: string,
  count: number,
  month: { from: string; to: string },
  impliedYear: boolean,
): Period | null {
  const last = Number(month.to.slice(8))
  if (!(count >= 1 && count <= last)) return null
  const first = /last/i.test(which) ? last - count + 1 : 1
  const dayOf = (number: number) => `${month.from.slice(0, 8)}${String(number).padStart(2, '0')}`
  return { from: dayOf(first), to: dayOf(first + count - 1), grain: 'range', ...(impliedYear && { impliedYear: true }) }
}
/** The first or the last day of a period. */
export const edge = (which: string, span: { from: string; to: string }): Period => {
  const at = /end/i.test(which) ? span.to : span.from
  return { from: at, to: at, grain: 'day' }
}

/** A month by its name or an abbreviation, as a whole word: "mar" and "march", no "market". */
export const FULL_MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'

/** The year and month of "last May", "next May", "this May". */
export function monthAround(month: number, shift: number, now: Date): [number, number] {
  const year = now.getFullYear()
  if (shift < 0) return [month < now.getMonth() ? year : year - 1, month]
  return [shift > 0 && month <= now.getMonth() ? year + 1 : year, month]
}

/** "between May and July 2024", "Jan-Mar": the year of the second holds for the first; "and" only after "between". */
export function monthsBetween(m: RegExpExecArray, now: Date): Period | null {
  const [, lead, first, firstYear, joint, second, secondYear] = m
  if (joint === ' and ' && !/between/i.test(lead ?? '')) return null
  const until = Number(secondYear ?? firstYear ?? now.getFullYear())
  const since = Number(firstYear ?? (monthOf(first!) > monthOf(second!) ? until - 1 : until))
  const implied = !firstYear && !secondYear
  return {
    from: months(since, monthOf(first!), 1).from,
    to: months(until, monthOf(second!), 1).to,
    grain: 'range',
    ...(implied && { impliedYear: true }),
  }
}

/** A quarter of a year, of this one unless another is named. */
export function quarter(number: string, year: string | undefined, now: Date): Period {
  return {
    ...months(year ? Number(year) : now.getFullYear(), (Number(number) - 1) * 3, 3),
    grain: 'quarter',
    ...(!year && { impliedYear: true }),
  }
}

/** "this week", "last year". */
export const named = (which: string, unit: string, now: Date): Period => shifted(shiftOf(which), unit, now)

/** So many calendar periods from this one: 0 for "this week", -2 for "the week before last". */
export function shifted(shift: number, unit: string, now: Date): Period {
  const year = now.getFullYear()
  if (unit === 'year') return { ...months(year + shift, 0, 12), grain: 'year' }
  if (unit === 'quarter') return { ...months(year, (Math.floor(now.getMonth() / 3) + shift) * 3, 3), grain: 'quarter' }
  if (unit === 'month') return { ...months(year, now.getMonth() + shift, 1), grain: 'month' }
  const monday = now.getDate() - ((now.getDay() + 6) % 7) + shift * 7
  return {
    from: isoDay(day(year, now.getMonth(), monday)),
    to: isoDay(day(year, now.getMonth(), monday + 6)),
    grain: 'week',
  }
}

/** "the last three months", "the next 30 days". */
export function around(which: string, many: string | undefined, units: string, now: Date): Period | null {
  const count = numberOf(many)
  if (!Number.isFinite(count) || count < 1) return null
  const unit = units.toLowerCase()
  const ahead = /next|coming|following/i.test(which)
  const signed = ahead ? count : -count
  const other = new Date(now)
  if (unit === 'day') other.setDate(now.getDate() + signed)
  else if (unit === 'week') other.setDate(now.getDate() + 7 * signed)
  else if (unit === 'year') other.setFullYear(now.getFullYear() + signed)
  else {
    other.setMonth(now.getMonth() + signed * (unit === 'quarter' ? 3 : 1))
    // Three months before 31 May is the last day of February, not a day in March.
    if (other.getDate() !== now.getDate()) other.setDate(0)
  }
  return ahead
    ? { from: isoDay(now), to: isoDay(other), grain: 'range' }
    : { from: isoDay(other), to: isoDay(now), grain: 'range' }
}

/** "from 19 to 23 May", "the 3rd to the 5th of June 2024", "28 May to 2 June": the month of the last day holds for the first. */
export function daysBetween(m: RegExpExecArray, now: Date): Period | null {
  const [, first, firstMonth, last, lastMonth, year] = m
  const until = Number(year ?? now.getFullYear())
  const since = firstMonth && monthOf(firstMonth) > monthOf(lastMonth!) ? until - 1 : until
  const from = isoDay(day(since, monthOf(firstMonth ?? lastMonth!), Number(first)))
  const to = isoDay(day(until, monthOf(lastMonth!), Number(last)))
  return from > to ? null : { from, to, grain: 'range', ...(!year && { impliedYear: true }) }
}
