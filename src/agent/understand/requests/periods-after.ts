import { daysInMonth } from '../../../lib/days-in-month.ts'
import { pattern } from '../../../lib/patterns.ts'
import { execIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { FULL_MONTH, monthOf, nameOfMonth } from '../dates/periods.ts'
import type { Condition, Query } from '../reading/query.ts'

/** Periods of a message that goes on from the one before: they are told by the one that was asked about there. */

const LEAD = String.raw`^\W*(?:(?:and|or|so|but|what about|how about|and what about|and how about|(?:the )?same|now|ok|okay|then|actually)[,\s]+)*`
const UNITS = 'day|week|month|quarter|year'

/** "the week before", "how many in the following month": a stretch of time beside the one before. */
const UNIT_AROUND = pattern('i')`
  ${LEAD}(?:how (?:many|much)(?: (?:were there|are there|was it|did we have|was that))? )?(?:in |for |during )?(?:the )?
  (?:(${UNITS}) (before|after)(?: (?:that|it))?|(previous|prior|preceding|next|following) (${UNITS}))\W*$
`
/** "the same month last year", "a year earlier": the stretch of the year before. */
const YEAR_EARLIER = pattern('i')`
  ${LEAD}(?:in |for |during |at )?(?:
    the same (?:day|week|month|quarter|period|time|days|weeks|months)(?: of| in)? (?:last year|the (?:year before|previous year))
    |(?:a|one) year (?:earlier|before|ago)
  )\W*$
`
const YEAR = new RegExp(`${LEAD}(?:in |for )?((?:19|20)\\d\\d)\\W*$`, 'i')
/** "april?", "and in Q2": without its year. */
const MONTH = new RegExp(`${LEAD}(?:in |for |during |of )?(?:${FULL_MONTH})\\W*$`, 'i')
const QUARTER = new RegExp(
  `${LEAD}(?:in |for |during |of )?(?:the )?(?:q([1-4])|(first|second|third|fourth|last) quarter)\\W*$`,
  'i',
)
/** "the april ones". */
const OF_ONES = new RegExp(`\\bthe (?:${FULL_MONTH}) ones\\b`, 'i')

/** A short message that is nothing but a period, as it would be said by itself; undefined for any other message. */
export function sayPeriod(text: string, previous: Query): string | undefined {
  const year = execIn(text, YEAR)
  if (year) return `and in ${year[1]!}`
  const range = rangeOf(previous)
  if (!range) return undefined
  const month = execIn(text, MONTH)?.slice(1).find(Boolean)
  if (month) return `and in ${monthAfter(month, range)}`
  const [, number, ordinal] = execIn(text, QUARTER) ?? []
  if (number ?? ordinal) return `and in Q${quarterAfter(number ?? ordinal!, range)}`
  if (testIn(text, YEAR_EARLIER)) return shifted(range, 'year', -1)
  const around = execIn(text, UNIT_AROUND)
  if (!around) return undefined
  const step = /before|previous|prior|preceding/i.test(around[2] ?? around[3] ?? '') ? -1 : 1
  return shifted(range, (around[1] ?? around[4])!.toLowerCase(), step)
}

/** "how many of the april ones are open": those of that month of the year that was asked about; where it was that month, them. */
export function sayPeriodOfOnes(text: string, previous: Query): string {
  const [said, ...names] = OF_ONES.exec(text) ?? []
  const range = rangeOf(previous)
  const month = names.find(Boolean)
  if (!said || !month || !range) return text
  const isThat = [0, 1].every(end => Number(range[end]!.slice(5, 7)) - 1 === monthOf(month))
  return text.replace(said, isThat ? 'them' : `those in ${monthAfter(month, range)}`)
}

/** A month of the year before; January after December is that of the next year, and the other way round. */
function monthAfter(name: string, [from, to]: [string, string]): string {
  const [first, month] = [Number(to.slice(5, 7)) - 1, monthOf(name)]
  return `${nameOfMonth(month)} ${Number(from.slice(0, 4)) + turnOfYear(first, month, 11)}`
}

function quarterAfter(said: string, [from, to]: [string, string]): string {
  const ordinal = ['first', 'second', 'third', 'fourth'].indexOf(said.toLowerCase())
  const quarter = /^\d$/.test(said) ? Number(said) - 1 : ordinal < 0 ? 3 : ordinal
  const before = Math.floor((Number(to.slice(5, 7)) - 1) / 3)
  return `${quarter + 1} ${Number(from.slice(0, 4)) + turnOfYear(before, quarter, 3)}`
}

const turnOfYear = (before: number, after: number, last: number): number =>
  before === last && after === 0 ? 1 : before === 0 && after === last ? -1 : 0

function shifted(range: [string, string], unit: string, step: number): string {
  const [from, to] = range.map(day => shift(day, unit, step))
  return `and between ${from} and ${lastDay(range[1], to!, unit)}`
}

function rangeOf({ root }: Query): [string, string] | undefined {
  const isRange = (c: Condition) => c.asDay && c.op === 'between' && c.values.length === 2
  const found = [...root.where, ...root.related.flatMap(r => r.selection.where)].find(isRange)
  return found && [String(found.values[0]), String(found.values[1])]
}

const DAY = 86_400_000

function shift(day: string, unit: string, step: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (unit === 'day' || unit === 'week') return iso(new Date(date.getTime() + step * (unit === 'week' ? 7 : 1) * DAY))
  const months = unit === 'year' ? 12 : unit === 'quarter' ? 3 : 1
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + step * months, 1))
  const length = daysInMonth(first.getUTCFullYear(), first.getUTCMonth() + 1)
  first.setUTCDate(Math.min(date.getUTCDate(), length))
  return iso(first)
}

/** The end of a month stays the end of the month. */
function lastDay(before: string, after: string, unit: string): string {
  const isEnd = (day: string) => iso(new Date(new Date(`${day}T00:00:00Z`).getTime() + DAY)).endsWith('-01')
  if (unit === 'day' || unit === 'week' || !isEnd(before)) return after
  const [year, month] = after.split('-').map(Number)
  return iso(new Date(Date.UTC(year!, month!, 0)))
}

const iso = (date: Date) => date.toISOString().slice(0, 10)
