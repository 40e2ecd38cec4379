import * as gold from '../../gold.ts'
import * as pick from '../../pick.ts'
import type { Row } from '../../services/records.ts'
import { shiftDay } from '../../services/days.ts'
import { saidValue } from '../schema.ts'
import type { Day } from './figures-days-slots.ts'
import { READABLE } from './records-slots.ts'
import { wordings } from './spread.ts'

const AHEAD = '9999-12-31'
/** "paid" of a `paidOn` is a state as well: what is void has no such day, but nobody calls it "not paid yet". */
const isState = ({ kind, wasOne }: Day): boolean =>
  kind.fields.some(({ choices }) => choices.some(value => wasOne === `was ${saidValue(value).toLowerCase()}`))
type Span = readonly [from: string, to: string]
const lastOf = (month: string) => shiftDay(`${pick.shiftMonth(month, 1)}-01`, -1)
const month = (d: Day, by: number): Span => [`${pick.shiftMonth(d.today, by)}-01`, lastOf(pick.shiftMonth(d.today, by))]
const year = (d: Day, by: number): Span => [`${Number(d.today.slice(0, 4)) + by}-01-01`, `${Number(d.today.slice(0, 4)) + by}-12-31`] // oxfmt-ignore
/** A week from Monday or from Sunday. */
const weeks = (d: Day, by: number): Span[] => {
  const weekday = new Date(`${d.today}T00:00:00Z`).getUTCDay()
  return [(weekday + 6) % 7, weekday].map(back => [
    shiftDay(d.today, 7 * by - back),
    shiftDay(d.today, 7 * by - back + 6),
  ])
}
function quarter(d: Day, by: number): Span {
  const first = 3 * Math.floor((Number(d.today.slice(5, 7)) - 1) / 3) + 1
  const start = pick.shiftMonth(`${d.today.slice(0, 4)}-${String(first).padStart(2, '0')}`, 3 * by)
  return [`${start}-01`, lastOf(pick.shiftMonth(start, 2))]
}
/** The last, or next, so many days, today within or not. */
const days = (d: Day, by: number): Span[] =>
  by < 0
    ? [[shiftDay(d.today, by), d.today], [shiftDay(d.today, by + 1), d.today], [shiftDay(d.today, by), shiftDay(d.today, -1)]] // oxfmt-ignore
    : [[d.today, shiftDay(d.today, by)], [shiftDay(d.today, 1), shiftDay(d.today, by)], [d.today, shiftDay(d.today, by - 1)]] // oxfmt-ignore

const distinct = (all: Row[][]) => all.filter((one, at) => all.findIndex(other => other.length === one.length && other.every((row, place) => row === one[place])) === at) // oxfmt-ignore
const list = (d: Day, spans: readonly Span[]) => {
  const all = distinct(spans.map(span => d.within(...span)))
  return all.some(rows => rows.length === 0 || rows.length > READABLE) ? undefined : gold.either(...all.map(rows => gold.set(rows))) // oxfmt-ignore
}
const count = (d: Day, spans: readonly Span[]) => gold.either(...distinct(spans.map(span => d.within(...span))).map(rows => gold.count(rows.length))) // oxfmt-ignore
/** Of what has been said in the past tense, and what may lie ahead. */
const past = (d: Day, say: string) => (d.wasOne ? say : undefined)
const ahead = (d: Day, say: string) => (d.wasOne ? undefined : say)

/** Months, weeks, quarters and years about today. */
export const RELATIVE = [
  ...wordings((d: Day) => list(d, [month(d, -1)]), {
    'date-last-month': d => past(d, `Which ${d.many} ${d.clause('last month')}?`),
    'date-those-last-month': d => past(d, `show me the ${d.those('last month')}`),
  }),
  ...wordings((d: Day) => count(d, [month(d, -1)]), {
    'date-count-last-month': d => past(d, `How many ${d.many} ${d.clause('last month')}?`),
    'date-count-previous-month': d => past(d, `How many ${d.many} ${d.clause('in the previous month')}?`),
  }),
  ...wordings((d: Day) => count(d, [month(d, 0)]), {
    'date-count-this-month': d => past(d, `How many ${d.many} ${d.clause('this month', AHEAD)}?`),
    'date-count-current-month': d => past(d, `number of ${d.those('in the current month')} pls`),
  }),
  ...wordings((d: Day) => list(d, [month(d, 0)]), {
    'date-this-month': d => `List the ${d.those('this month', AHEAD)}.`,
  }),
  ...wordings((d: Day) => list(d, [month(d, 1)]), {
    'date-next-month': d => ahead(d, `Which ${d.many} ${d.clause('next month', AHEAD)}?`),
  }),
  ...wordings((d: Day) => list(d, weeks(d, -1)), {
    'date-last-week': d => past(d, `Which ${d.many} ${d.clause('last week')}?`),
    'date-those-last-week': d => past(d, `${d.those('last week')}`),
  }),
  ...wordings((d: Day) => list(d, weeks(d, 0)), {
    'date-this-week': d => `Which ${d.many} ${d.clause('this week', AHEAD)}?`,
  }),
  ...wordings((d: Day) => list(d, weeks(d, 1)), { 'date-next-week': d => ahead(d, `Which ${d.many} ${d.clause('next week', AHEAD)}?`) }), // oxfmt-ignore
  ...wordings((d: Day) => count(d, [year(d, -1)]), {
    'date-count-last-year': d => past(d, `How many ${d.many} ${d.clause('last year')}?`),
  }),
  ...wordings((d: Day) => count(d, [year(d, 0), [year(d, 0)[0], d.today]]), {
    'date-so-far-this-year': d => past(d, `How many ${d.many} ${d.clause('so far this year')}?`),
    'date-year-to-date': d => past(d, `${d.those('year to date')}, how many?`),
    'date-since-new-year': d => past(d, `How many ${d.those('since the beginning of the year')} are there?`),
  }),
  ...wordings((d: Day) => list(d, [year(d, 0)]), { 'date-this-year': d => past(d, `Which ${d.many} ${d.clause('this year')}?`) }), // oxfmt-ignore
  ...wordings((d: Day) => count(d, [quarter(d, 0)]), {
    'date-count-this-quarter': d => past(d, `How many ${d.many} ${d.clause('this quarter')}?`),
  }),
  ...wordings((d: Day) => count(d, [quarter(d, -1)]), {
    'date-count-last-quarter': d => past(d, `How many ${d.many} ${d.clause('last quarter')}?`),
  }),
  ...wordings((d: Day) => list(d, days(d, -30)), {
    'date-last-30-days': d => past(d, `Which ${d.many} ${d.clause('in the last 30 days')}?`),
    'date-past-30-days': d => past(d, `${d.those('within the past 30 days')}`),
  }),
  ...wordings((d: Day) => list(d, days(d, 14)), {
    'date-next-14-days': d => ahead(d, `Which ${d.many} ${d.clause('in the next 14 days', AHEAD)}?`),
    'date-next-two-weeks': d => ahead(d, `${d.those('within the next two weeks', AHEAD)}, please`),
  }),
  ...wordings((d: Day) => list(d, days(d, 7)), { 'date-next-7-days': d => ahead(d, `What ${d.many} ${d.clause('within the next 7 days', AHEAD)}?`) }), // oxfmt-ignore
]

/** First and last, groups of time, what is not there. */
export const ENDS = [
  ...wordings((d: Day) => gold.largest(d.own, d.key), {
    'date-most-recent': d => (d.wasOne ? `Which ${d.one} ${d.wasOne} most recently?` : undefined),
    'date-latest-noun': d =>
      d.noun && !/^(?:last|next) /.test(d.noun) ? `Which ${d.one} has the latest ${d.noun}?` : undefined,
    'date-last-one': d => (d.wasOne ? `What was the last ${d.one} that ${d.wasOne}?` : undefined),
  }),
  ...wordings((d: Day) => gold.smallest(d.own, d.key), {
    'date-first-ever': d => (d.wasOne ? `Which ${d.one} ${d.wasOne} first?` : undefined),
    'date-earliest-noun': d =>
      d.noun && !/^(?:last|next) /.test(d.noun) ? `${d.one} with the earliest ${d.noun}?` : undefined,
  }),
  ...wordings((d: Day) => gold.ordered(d.own, row => row[d.field.name], { count: 5 }), {
    'date-five-latest': d => (d.wasOne ? `The five ${d.many} that ${d.wasOne.replace(/^was/, 'were')} most recently` : `Five ${d.many} with the latest ${d.noun ?? d.field.said}`), // oxfmt-ignore
  }),
]
const per = (d: Day, cut: number) => pick.rank(d.own, row => d.key(row).slice(0, cut))
export const TIMES = [
  ...wordings((d: Day) => gold.map(per(d, 4).map(({ key, rows }) => [key, rows.length])), {
    'group-per-year': d => `How many ${d.many} ${d.clause('in each year')}?`,
    'group-year-by-year': d => (d.wasOne ? `Number of ${d.those('').trim()}, year by year` : undefined),
  }),
  ...wordings(
    (d: Day) =>
      per(d, 7).length > 20 ? undefined : gold.map(per(d, 7).map(({ key, rows }) => [pick.monthAs(key), rows.length])),
    {
      // oxfmt-ignore
      'group-per-month': d => (d.wasOne ? `How many ${d.many} ${d.clause('per month')}?` : undefined),
      'group-monthly': d => (d.wasOne ? `monthly number of ${d.those('').trim()}` : undefined),
    },
  ),
  ...wordings((d: Day) => (d.missing.length > READABLE || d.missing.length === 0 ? undefined : gold.set(d.missing)), {
    'missing-no-day': d => (d.noun ? `Which ${d.many} have no ${d.noun} yet?` : undefined),
    'missing-not-yet': d => (d.wasOne && !isState(d) ? `Which ${d.many} have not ${d.wasOne.startsWith('was ') ? `been ${d.wasOne.slice(4)}` : d.wasOne} yet?` : undefined), // oxfmt-ignore
  }),
  ...wordings((d: Day) => (d.missing.length > 0 ? gold.count(d.missing.length) : undefined), {
    'count-no-day': d => (d.noun ? `How many ${d.many} are without a ${d.noun}?` : undefined),
    'count-blank-day': d => `In how many ${d.many} is the field "${d.field.said}" blank?`,
  }),
]
