import type { Json } from '../../../lib/json.ts'

/** The reader's languages as the browser tells them; some tell what is no language tag (`en-US@posix`). */
export const LOCALES: readonly string[] = navigator.languages.filter(tag => {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0
  } catch {
    return false
  }
})

const numbers = new Intl.NumberFormat(LOCALES, { maximumFractionDigits: 4 })
const plurals = new Intl.PluralRules('en')

/** "annual_revenue" and "annualRevenue" → "Annual revenue". */
export function toLabel(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_.\s-]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Columns whose numbers are names: no thousands separators. */
const NO_GROUPS = /(?:^|[_ .])(?:id|year|zip|postal_code|phone)$/i

/** A value as text for people. `column` tells ids and years. */
export function formatValue(value: unknown, column = ''): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'number') return NO_GROUPS.test(column) ? String(value) : numbers.format(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'object') return JSON.stringify(value)
  return String(value as Json)
}

/** "1 row", "12,000 rows". */
export const countOf = (count: number, noun: string): string =>
  `${numbers.format(count)} ${noun}${plurals.select(count) === 'one' ? '' : 's'}`

/** A record of a result: an object that is no list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
