import * as gold from '../../gold.ts'
import * as pick from '../../pick.ts'
import type { Row } from '../../services/records.ts'
import { shiftDay } from '../../services/days.ts'
import type { Day } from './figures-days-slots.ts'
import { capital, READABLE } from './records-slots.ts'
import { wordings } from './spread.ts'

const readable = (rows: readonly object[]) => (rows.length <= READABLE ? gold.set(rows) : undefined)
const lastOf = (month: string) => shiftDay(`${pick.shiftMonth(month, 1)}-01`, -1)
/** Lists, or counts, that read a bound as within or without. */
const sets = (...all: Row[][]) =>
  all.some(one => one.length === 0 || one.length > READABLE) ? undefined : gold.either(...distinctSizes(all).map(one => gold.set(one))) // oxfmt-ignore
const counts = (...all: Row[][]) => gold.either(...distinctSizes(all).map(({ length }) => gold.count(length)))
const distinctSizes = (all: Row[][]) => all.filter((one, at) => all.findIndex(({ length }) => length === one.length) === at) // oxfmt-ignore
const readings = (d: Day, from: string, to: string) => [
  d.within(from, to),
  d.within(from, shiftDay(to, -1)),
  d.within(shiftDay(from, 1), to),
  d.within(shiftDay(from, 1), shiftDay(to, -1)),
]
const FAR = '9999-12-31'
const LONG_AGO = '0000-01-01'

const inMonth = (d: Day) => d.within(`${d.month}-01`, lastOf(d.month))
const monthWord = (month: string) => pick.monthName(month).split(' ')[0]!
export const IN_MONTH = wordings((d: Day) => readable(inMonth(d)), {
  'date-list-in-month': d => `Which ${d.many} ${d.clause(`in ${pick.monthName(d.month)}`)}?`,
  'date-those-in-month': d => `${d.those(`in ${pick.monthName(d.month)}`)}`,
  'date-month-short': d => `show ${d.those(`in ${monthWord(d.month).slice(0, 3)} ${d.month.slice(0, 4)}`)}`,
  'date-during-month': d => `List all ${d.those(`during ${pick.monthName(d.month)}`)}.`,
  'date-month-of': d => `I need the ${d.those(`in the month of ${pick.monthName(d.month)}`)}.`,
})
export const IN_MONTH_COUNT = wordings((d: Day) => gold.count(inMonth(d).length), {
  'date-count-in-month': d => `How many ${d.many} ${d.clause(`in ${pick.monthName(d.month)}`)}?`,
  'date-count-month-bare': d => `number of ${d.those(`in ${pick.monthName(d.month).toLowerCase()}`)}`,
})
const inYear = (d: Day) => d.within(`${d.year}-01-01`, `${d.year}-12-31`)
export const IN_YEAR = wordings((d: Day) => readable(inYear(d)), {
  'date-list-in-year': d => `Which ${d.many} ${d.clause(`in ${d.year}`, `${d.year}-12-31`)}?`,
  'date-those-in-year': d => `all ${d.those(`in ${d.year}`, `${d.year}-12-31`)} please`,
  'date-the-ones-in-year': d => `${capital(d.many)}, only the ones ${d.noun ? `with a ${d.noun}` : d.wasOne ? d.those('').slice(d.many.length + 1).trim() : `that ${d.clause('').trim()}`} in ${d.year}`, // oxfmt-ignore
})
export const IN_YEAR_COUNT = wordings((d: Day) => gold.count(inYear(d).length), {
  'date-count-in-year': d => `How many ${d.many} ${d.clause(`in ${d.year}`, `${d.year}-12-31`)}?`,
  'date-count-over-year': d => `How many ${d.those(`in the course of ${d.year}`, `${d.year}-12-31`)} are there?`,
})

/** From a day on, and before one. */
export const SINCE = wordings((d: Day) => sets(d.within(d.late, FAR), d.within(shiftDay(d.late, 1), FAR)), {
  'date-since': d =>
    d.noun || d.late > d.today ? undefined : `Show me all ${d.those(`since ${pick.dayName(d.late)}`)}.`,
  'date-since-short': d => (d.noun || d.late > d.today ? undefined : `${d.those(`since ${pick.dayShort(d.late)}`)}`),
  'date-from-onwards': d => `Which ${d.many} ${d.clause(`from ${pick.dayName(d.late)} onwards`)}?`,
})
export const AFTER = wordings((d: Day) => readable(d.within(shiftDay(d.late, 1), FAR)), {
  'date-after': d => `Which ${d.many} ${d.clause(`after ${pick.dayName(d.late)}`)}?`,
  'date-later-than': d => `${d.those(`later than ${pick.dayShort(d.late)}`)}, please list them`,
  'date-after-iso': d => `list ${d.those(`after ${d.late}`)}`,
})
export const BEFORE = wordings((d: Day) => readable(d.within(LONG_AGO, shiftDay(d.early, -1))), {
  'date-before': d => `Which ${d.many} ${d.clause(`before ${pick.dayName(d.early)}`, d.early)}?`,
  'date-earlier-than': d => `Show ${d.those(`earlier than ${pick.dayShort(d.early)}`, d.early)}`,
  'date-prior-to': d => `Could I see the ${d.those(`prior to ${pick.dayName(d.early)}`, d.early)}?`,
})
export const UNTIL = wordings(
  (d: Day) => sets(d.within(LONG_AGO, d.early), d.within(LONG_AGO, shiftDay(d.early, -1))),
  {
    'date-until': d => `${capital(d.those(`until ${pick.dayName(d.early)}`, d.early))}`,
    'date-by': d => `Which ${d.many} ${d.clause(`by ${pick.dayName(d.early)}`, d.early)}?`,
    'date-up-to': d => `all ${d.those(`up to ${pick.dayShort(d.early)}`, d.early)}`,
    'date-no-later-than': d => `Find ${d.those(`no later than ${pick.dayName(d.early)}`, d.early)}.`,
  },
)
export const AFTER_COUNT = wordings((d: Day) => gold.count(d.within(shiftDay(d.late, 1), FAR).length), {
  'date-count-after': d => `How many ${d.many} ${d.clause(`after ${pick.dayName(d.late)}`)}?`,
})
export const BEFORE_COUNT = wordings((d: Day) => gold.count(d.within(LONG_AGO, shiftDay(d.early, -1)).length), {
  'date-count-before': d => `how many ${d.many} ${d.clause(`before ${pick.dayShort(d.early)}`, d.early)}`,
})
export const SINCE_COUNT = wordings((d: Day) => counts(d.within(d.late, FAR), d.within(shiftDay(d.late, 1), FAR)), {
  'date-count-since': d =>
    d.noun || d.late > d.today ? undefined : `How many ${d.many} ${d.clause(`since ${pick.dayName(d.late)}`)}?`,
})
/** Before or since a year. */
const lastYear = (d: Day) => d.fewYears.toSorted().at(-1)!
export const SINCE_YEAR = wordings(
  (d: Day) => (d.fewYears.length > 2 ? sets(d.within(`${lastYear(d)}-01-01`, FAR)) : undefined),
  {
    // oxfmt-ignore
    'date-since-year': d => d.noun || d.late > d.today ? undefined : `Which ${d.many} ${d.clause(`since ${lastYear(d)}`)}?`,
    'date-after-year': d => `${capital(d.those(`after ${Number(lastYear(d)) - 1}`))}`,
  },
)
export const BEFORE_YEAR = wordings(
  (d: Day) =>
    d.fewYears.length > 2 ? gold.count(d.within(LONG_AGO, `${Number(lastYear(d)) - 1}-12-31`).length) : undefined,
  {
    // oxfmt-ignore
    'date-count-before-year': d => `How many ${d.many} ${d.clause(`before ${lastYear(d)}`)}?`,
  },
)

/** Between two days, months, a quarter, a half of a year. */
export const BETWEEN = wordings((d: Day) => sets(...readings(d, shiftDay(d.late, -40), d.late)), {
  'date-between': d => `Which ${d.many} ${d.clause(`between ${pick.dayName(shiftDay(d.late, -40))} and ${pick.dayName(d.late)}`)}?`, // oxfmt-ignore
  'date-from-to': d => `${d.those(`from ${pick.dayShort(shiftDay(d.late, -40))} to ${pick.dayShort(d.late)}`)}`,
})
export const BETWEEN_COUNT = wordings((d: Day) => counts(...readings(d, shiftDay(d.late, -60), d.late)), {
  'date-count-between': d => `How many ${d.many} ${d.clause(`between ${pick.dayName(shiftDay(d.late, -60))} and ${pick.dayName(d.late)}`)}?`, // oxfmt-ignore
})
const before = (d: Day) => pick.shiftMonth(d.month, -2)
const sameYear = (d: Day) => before(d).slice(0, 4) === d.month.slice(0, 4)
export const MONTHS = wordings(
  (d: Day) => (sameYear(d) ? gold.count(d.within(`${before(d)}-01`, lastOf(d.month)).length) : undefined),
  {
    // oxfmt-ignore
    'date-months-from-to': d => `How many ${d.many} ${d.clause(`from ${monthWord(before(d))} to ${pick.monthName(d.month)}`)}?`,
    'date-months-through': d =>
      `count of ${d.those(`from ${monthWord(before(d))} through ${pick.monthName(d.month)}`)}`,
  },
)
export const TWO_MONTHS = wordings(
  (d: Day) => gold.figures(gold.count(inMonth(d).length), gold.count(d.within(`${pick.shiftMonth(d.month, -1)}-01`, lastOf(pick.shiftMonth(d.month, -1))).length)), // oxfmt-ignore
  { 'date-two-months': d => `How many ${d.many} ${d.clause(`in ${pick.monthName(d.month)}`)}, and how many the month before?` }, // oxfmt-ignore
)
const quarterOf = (d: Day) => Math.ceil(Number(d.month.slice(5)) / 3)
const inQuarter = (d: Day) => {
  const start = `${d.month.slice(0, 4)}-${String(3 * quarterOf(d) - 2).padStart(2, '0')}`
  return d.within(`${start}-01`, lastOf(pick.shiftMonth(start, 2)))
}
const ORDINALS = ['first', 'second', 'third', 'fourth']
export const IN_QUARTER = wordings((d: Day) => gold.count(inQuarter(d).length), {
  'date-quarter-ordinal': d => `How many ${d.many} ${d.clause(`in the ${ORDINALS[quarterOf(d) - 1]} quarter of ${d.month.slice(0, 4)}`)}?`, // oxfmt-ignore
  'date-quarter-q': d => `how many ${d.many} ${d.clause(`in Q${quarterOf(d)} ${d.month.slice(0, 4)}`)}`,
})
export const IN_QUARTER_LIST = wordings((d: Day) => readable(inQuarter(d)), {
  'date-list-quarter': d => `Show me the ${d.those(`in Q${quarterOf(d)} of ${d.month.slice(0, 4)}`)}.`,
})
export const IN_HALF = wordings((d: Day) => gold.count(d.within(`${d.year}-01-01`, `${d.year}-06-30`).length), {
  'date-first-half': d => `How many ${d.many} ${d.clause(`in the first half of ${d.year}`, `${d.year}-06-30`)}?`,
})
export const IN_SECOND_HALF = wordings((d: Day) => readable(d.within(`${d.year}-07-01`, `${d.year}-12-31`)), {
  'date-second-half': d => `Which ${d.many} ${d.clause(`in the second half of ${d.year}`, `${d.year}-06-30`)}?`,
})
