import { landMoment } from '../run/land-rows.ts'
import type { Field } from '../understand/entity-model/catalogue-model.ts'
import { isCode } from '../understand/entity-model/code-meanings.ts'
import { ownName } from '../understand/entity-model/constant-names.ts'
import { hoursOf } from '../understand/entity-model/iso-durations.ts'
import { unitWord } from './field-words.ts'

/** A number as people write it: 1,234 or 1,234.57; a small one that has four decimals or fewer keeps them: a gravity of 1.002 is not 1. */
export const formatNumber = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: Math.abs(value) < 1 || isShort(value) ? 4 : 2 })

/** Four decimals say all of it, but for what binary fractions add. */
const isShort = (value: number): boolean =>
  Math.abs(value) < 100 && Math.abs(value * 1e4 - Math.round(value * 1e4)) < 1e-6

/** An amount with its currency where that is known: $1,234,567, €12.50, or 1,234.50 without one; `EUR/100` are cents. */
export function formatMoney(held: number, unit?: string): string {
  const [currency, parts = '1'] = (unit ?? '').split('/')
  const value = held / Number(parts)
  const digits = Number.isInteger(value) ? 0 : 2
  const style = currency ? ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const) : {}
  return value.toLocaleString('en-US', { ...style, minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** A percentage with two decimals at most. */
export const formatPercent = (value: number): string =>
  `${value.toLocaleString('en-US', { maximumFractionDigits: 2 })}%`

export function formatFigure(value: number, format: string | undefined, currency?: string): string {
  if (format === 'money') return formatMoney(value, currency)
  if (format === 'percent') return formatPercent(value)
  // "0.6" of a field that holds parts of 1.
  if (format === 'fraction') return formatPercent(value * 100)
  return formatNumber(value)
}

const LONG_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const LONG_MONTH = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' })

/** RFC 3339 `full-date`, with or without a time and an offset. */
const DATE = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?\s?(Z|[+-]\d{2}:?\d{2})?)?$/

/** "March 1, 2025", with the time where one is given and not midnight; anything else as it is. */
export function formatDate(text: string): string {
  const [, day, time, zone] = DATE.exec(text) ?? []
  const date = new Date(`${day}T00:00:00Z`)
  if (!day || Number.isNaN(date.getTime())) return text
  const at = time && time !== '00:00' ? `, ${time}${zone === 'Z' ? ' UTC' : zone ? ` ${zone}` : ''}` : ''
  return LONG_DAY.format(date) + at
}

/** A time span between two days, both included, by its name where it has one: "in 2025", "in Q3 2025", "in March 2025". */
export function formatPeriod(first: string, last: string): string {
  const [start, end] = [first.slice(0, 10), last.slice(0, 10)]
  if (start === end) return `on ${formatDate(start)}`
  const [from, to] = [new Date(`${start}T00:00:00Z`), new Date(`${end}T00:00:00Z`)]
  const dayAfter = new Date(to.getTime() + 86_400_000)
  const months = (dayAfter.getUTCFullYear() - from.getUTCFullYear()) * 12 + dayAfter.getUTCMonth() - from.getUTCMonth()
  if (from.getUTCDate() === 1 && dayAfter.getUTCDate() === 1) {
    if (months === 1) return `in ${LONG_MONTH.format(from)}`
    if (months === 12 && from.getUTCMonth() === 0) return `in ${from.getUTCFullYear()}`
    if (months === 3 && from.getUTCMonth() % 3 === 0)
      return `in Q${from.getUTCMonth() / 3 + 1} ${from.getUTCFullYear()}`
  }
  return `from ${formatDate(start)} to ${formatDate(end)}`
}

/** What an object inside a record is called: the author of a book by the name. */
const nameInside = (value: Record<string, unknown>): string | undefined =>
  [value['name'], value['title'], value['label']].find(one => typeof one === 'string' && one !== '') as
    | string
    | undefined

/** Any value of a record, by what its field means. */
export function formatValue(value: unknown, field?: Field): string {
  if (value === null || value === undefined || value === '') return 'not given'
  const meaning = typeof value === 'object' ? undefined : field?.meanings?.[String(value)]
  if (meaning !== undefined && isCode(String(value), meaning)) return `${String(value)} (${meaning})`
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  // As the service writes it, where it is about to be sent there.
  const moment = field?.writing && landMoment(value, field.writing)
  if (moment !== undefined) return formatDate(moment)
  if (typeof value === 'number') {
    if (field?.role === 'money') return formatMoney(value, field.currency)
    if (field?.role === 'percent' && field.fraction) return formatPercent(value * 100)
    return field?.role === 'id' ||
      field?.role === 'reference' ||
      /year/i.test(`${field?.column ?? ''} ${field?.words.join(' ') ?? ''}`)
      ? String(value)
      : field && unitWord(field)
        ? `${formatNumber(value)} ${unitWord(field)}`
        : formatNumber(value)
  }
  if (Array.isArray(value)) return value.map(item => formatValue(item)).join(', ') || 'not given'
  if (typeof value !== 'string') return nameInside(value as Record<string, unknown>) ?? JSON.stringify(value)
  const hours = field?.landsAs === 'hours' ? hoursOf(value) : undefined
  if (hours !== undefined) return formatValue(hours, field)
  if (field?.landsAs === 'number' && /^-?\d+(?:\.\d+)?$/.test(value)) return formatValue(Number(value), field)
  return field?.role === 'date' ? formatDate(value) : ownName(value, field ?? {})
}
