import { isCurrencyCode } from './currency.ts'
import { isBlank, MOMENT, recognise, toNumber, valueOf, type Row, type ValueFormat } from './recognise.ts'
import { summarise } from './summarise.ts'

/** The reader's languages as the browser tells them; some tell what is no language tag (`en-US@posix`). */
export const LOCALES: readonly string[] = navigator.languages.filter(tag => {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0
  } catch {
    return false
  }
})

const plurals = new Intl.PluralRules('en')
const numberFormats = new Map<string, Intl.NumberFormat>()

/** A formatter of numbers; making one is slow, so each is kept. */
function formatNumber(value: number, options: Intl.NumberFormatOptions): string {
  const key = JSON.stringify(options)
  let format = numberFormats.get(key)
  if (!format) numberFormats.set(key, (format = new Intl.NumberFormat(LOCALES, options)))
  return format.format(value)
}

const dates = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(LOCALES, options)
const DATES = {
  day: dates({ dateStyle: 'medium', timeZone: 'UTC' }),
  month: dates({ year: 'numeric', month: 'short', timeZone: 'UTC' }),
  moment: dates({ dateStyle: 'medium', timeStyle: 'short' }),
  // Without an offset nobody knows the zone: it is shown as it is written.
  written: dates({ dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }),
  clock: dates({ timeStyle: 'short', timeZone: 'UTC' }),
}

/** "annual_revenue" and "annualRevenue" → "Annual revenue", "totalEUR" → "Total EUR". */
export function toLabel(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])(?=[a-z])/g, (_, before: string, letter: string) => `${before} ${letter.toLowerCase()}`)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_.\s-]+/g, ' ')
    .trim()
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : '(no name)'
}

/** A value as text for people. `column` and `row` tell what it is, where `format` does not say it already. */
export function formatValue(
  value: unknown,
  column = '',
  format: ValueFormat = recognise(column, [value]),
  row?: Row,
): string {
  if (isBlank(value)) return '–'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'object') return summarise(value)
  const text = String(value)
  const moment = toMoment(value, format)
  if (moment !== undefined) {
    const isWritten = format.kind === 'moment' && format.unit === undefined && !MOMENT.exec(text)?.[3]
    return DATES[isWritten ? 'written' : (format.kind as 'moment')].format(moment)
  }
  const number = toNumber(value)
  return number === undefined || (typeof value === 'string' && format.kind !== 'money' && format.kind !== 'percent')
    ? text
    : formatFigure(number, format, row)
}

/** A number by what it is; `isShort` for pictures: $12.5B. */
export function formatFigure(held: number, format: ValueFormat, row?: Row, isShort = false): string {
  const { kind, divisor = 1 } = format
  if (kind === 'id') return String(held)
  const value = held / divisor
  const digits: Intl.NumberFormatOptions = isShort
    ? { notation: 'compact', maximumSignificantDigits: 3 }
    : digitsOf(value, kind)
  if (kind === 'percent')
    return formatNumber(value / 100, { ...digits, style: 'percent', ...(!isShort && { maximumFractionDigits: 2 }) })
  const stated = format.currencyColumn && row ? valueOf(row, format.currencyColumn) : undefined
  const currency = isCurrencyCode(stated) ? stated : format.currency
  if (kind !== 'money' || !currency) return formatNumber(value, digits)
  return formatNumber(value, { ...digits, style: 'currency', currency })
}

/** Digits behind the point: none of whole numbers, and never so few that something becomes nothing. */
function digitsOf(value: number, kind: ValueFormat['kind']): Intl.NumberFormatOptions {
  const size = Math.abs(value)
  if (size >= 1e21) return { notation: 'scientific', maximumSignificantDigits: 6 }
  if (Number.isInteger(value)) return { maximumFractionDigits: 0 }
  if (size < 0.001) return { maximumSignificantDigits: 3 }
  if (kind === 'money') return { minimumFractionDigits: 2, maximumFractionDigits: size < 0.1 ? 4 : 2 }
  return { maximumFractionDigits: size < 1000 ? 4 : 2 }
}

/** When a value of a column of dates or times is, in milliseconds since 1970; days and clocks in UTC. */
export function toMoment(value: unknown, { kind, unit }: ValueFormat): number | undefined {
  if (unit !== undefined) return typeof value === 'number' ? value * unit : undefined
  if (typeof value !== 'string') return undefined
  if (kind === 'clock') return parse(`1970-01-01T${value}Z`)
  if (kind !== 'day' && kind !== 'month' && kind !== 'moment') return undefined
  const [, day = kind === 'month' ? `${value}-01` : value, time, zone = 'Z'] = MOMENT.exec(value) ?? []
  // "2024-02-30" is read as the first of March by engines: no day that is written.
  const noon = parse(`${day}T12:00:00Z`)
  if (noon === undefined || !new Date(noon).toISOString().startsWith(day)) return undefined
  return kind === 'moment' && time ? parse(`${day}T${time}${zone.toUpperCase()}`) : parse(`${day}T00:00:00Z`)
}

const parse = (text: string): number | undefined => {
  const moment = Date.parse(text)
  return Number.isNaN(moment) ? undefined : moment
}

/** The value as it was answered, where the text for people says less or says it otherwise. */
export function exactText(value: unknown, shown: string): string | undefined {
  if (isBlank(value) || typeof value === 'boolean') return undefined
  // Only separators are added to these.
  if (typeof value === 'number' && shown.replace(/\D/g, '') === String(value)) return undefined
  const exact = typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value)
  return exact === shown ? undefined : exact
}

/** "1 row", "12,000 rows". */
export const countOf = (count: number, noun: string): string =>
  `${formatNumber(count, {})} ${noun}${plurals.select(count) === 'one' ? '' : 's'}`

/** "812 B", "1.2 MB". */
export function formatBytes(bytes: number): string {
  const power = Math.min(3, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  return `${formatNumber(bytes / 1000 ** power, { maximumSignificantDigits: 3 })} ${['B', 'kB', 'MB', 'GB'][power]}`
}

/** A record of a result: an object that is no list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
