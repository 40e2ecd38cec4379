import { currencyColumnOf, currencyOfName, isCurrencyCode } from './currency.ts'
import { wordsOf } from './words-of.ts'

/** How the values of a column are read. What does not fit is shown as it is. */
export interface ValueFormat {
  kind: 'text' | 'number' | 'money' | 'percent' | 'id' | 'day' | 'month' | 'moment' | 'clock' | 'boolean' | 'nested'
  /** ISO 4217 code of an amount; else `currencyColumn` says where each row has its own. */
  currency?: string
  currencyColumn?: string
  /** What a value is divided by: 100 for cents; percentages are 0 to 100 after it. */
  divisor?: number
  /** Of moments written as numbers: milliseconds in one. */
  unit?: number
}

export type Row = Record<string, unknown>

/** RFC 3339 `full-date`. */
export const DAY = /^\d{4}-\d{2}-\d{2}$/
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/
/** RFC 3339 `date-time`, also with a space, without seconds, or without an offset. */
export const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|[+-]\d{2}:?\d{2})?$/i
const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?$/
const MIDNIGHT = /[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+-]00:?00)?$/i
/** A number as JSON writes it: "007" and "1,200" are none. */
const NUMERAL = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/
/** Last words of names whose numbers are names themselves. */
const NAMING =
  /^(?:id|ids|uuid|guid|key|code|number|no|nr|year|zip|zipcode|postcode|plz|phone|mobile|fax|ean|isbn|sku|vat|port|pid)$/
const PERCENT = /^(?:percent|percentage|pct|prozent)$/
const FRACTION = /^(?:probability|likelihood|fraction|share|ratio|confidence)$/
const TIME = /^(?:at|on|time|timestamp|date|datetime|created|updated|modified|since|until|expires|epoch)$/

/** Blank: there is nothing to read. */
export const isBlank = (value: unknown): boolean => value === null || value === undefined || value === ''

/** A value of a record; what a record only inherits (`constructor`) is not in it. */
export const valueOf = (row: Row, column: string): unknown => (Object.hasOwn(row, column) ? row[column] : undefined)

/** The number that a value is, also where a service writes it as text. */
export function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  return typeof value === 'string' && NUMERAL.test(value) ? Number(value) : undefined
}

/** How a column is to be read, as its name and these values say; when they do not agree, as text or plain numbers. */
export function recognise(name: string, values: readonly unknown[]): ValueFormat {
  const some = values.filter(value => !isBlank(value))
  const all = (test: (value: unknown) => boolean) => some.length > 0 && some.every(test)
  const allMatch = (pattern: RegExp) => all(value => typeof value === 'string' && pattern.test(value))
  if (all(value => typeof value === 'boolean')) return { kind: 'boolean' }
  if (some.some(value => typeof value === 'object')) return { kind: 'nested' }
  if (allMatch(DAY)) return { kind: 'day' }
  // Days that a service writes as moments: a reader's time zone must not make another day of them.
  if (allMatch(MOMENT)) return { kind: allMatch(MIDNIGHT) ? 'day' : 'moment' }
  if (allMatch(MONTH)) return { kind: 'month' }
  if (allMatch(CLOCK)) return { kind: 'clock' }
  if (!all(value => toNumber(value) !== undefined)) return { kind: 'text' }
  const isWritten = some.some(value => typeof value === 'string')
  return recogniseNumbers(
    name,
    some.map(value => toNumber(value)!),
    isWritten,
  )
}

function recogniseNumbers(name: string, numbers: number[], isWritten: boolean): ValueFormat {
  const words = wordsOf(name)
  const last = words.at(-1) ?? ''
  const whole = numbers.every(Number.isInteger)
  const within = (low: number, high: number) => numbers.every(number => number >= low && number <= high)
  const currency = currencyOfName(name)
  if (currency) return { kind: 'money', currency, ...(words.includes('cents') && { divisor: 100 }) }
  if (whole && NAMING.test(last) && words[0] !== 'number') return { kind: 'id' }
  if (whole && words.some(word => TIME.test(word))) {
    if (within(1e9, 4e9)) return { kind: 'moment', unit: 1000 }
    if (within(1e12, 4e12)) return { kind: 'moment', unit: 1 }
  }
  // Years, whatever the column is called; a separator helps nobody in other numbers of this size either.
  if (whole && within(1800, 2199)) return { kind: 'id' }
  if (words.some(word => PERCENT.test(word)) || name.includes('%'))
    // "0.15" may be a part of one or of a hundred there.
    return !whole && within(-1, 1) ? { kind: 'number' } : { kind: 'percent', divisor: 1 }
  if (FRACTION.test(last) && within(0, 1) && !whole) return { kind: 'percent', divisor: 0.01 }
  // Texts of digits may be names of things (account 4000123): they keep their form, and order as numbers.
  if (isWritten && whole) return { kind: 'id' }
  return { kind: 'number' }
}

/** Rows that are looked at to know a column: the first ones and some of all others. */
const LOOKED_AT = 400

function sample(rows: readonly Row[]): readonly Row[] {
  if (rows.length <= LOOKED_AT) return rows
  const step = rows.length / LOOKED_AT
  return Array.from({ length: LOOKED_AT }, (_, at) => rows[Math.floor(at * step)]!)
}

/** How each column is to be read. `given`: what the server knows of them from the schemas, which goes first. */
export function recogniseColumns(
  rows: readonly Row[],
  columns: readonly string[],
  given: Readonly<Record<string, ValueFormat>> = {},
): Map<string, ValueFormat> {
  const some = sample(rows)
  const formats = new Map<string, ValueFormat>()
  for (const name of columns) {
    const known = Object.hasOwn(given, name) ? given[name] : undefined
    const format =
      known ??
      recognise(
        name,
        some.map(row => valueOf(row, name)),
      )
    const isAmount = format.kind === 'number' || format.kind === 'money'
    const currencyColumn = isAmount ? currencyColumnOf(name, columns) : undefined
    const hasCodes =
      currencyColumn !== undefined &&
      some.every(row => isBlank(valueOf(row, currencyColumn)) || isCurrencyCode(valueOf(row, currencyColumn)))
    formats.set(name, hasCodes ? { ...format, kind: 'money', currencyColumn } : format)
  }
  return formats
}

/** Whether the values are figures, which stand under each other at their ends. */
export const isFigure = ({ kind }: ValueFormat): boolean => kind === 'number' || kind === 'money' || kind === 'percent'
