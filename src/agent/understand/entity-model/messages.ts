import { isObject, type JsonObject } from '../../../lib/json.ts'

// Days and sums of money as the messages that interfaces of Google's style share: google.type.Date (`{year, month, day}`) and
// google.type.Money (`{currencyCode, units, nanos}`). Texts as sites keep them, with the way in which they are shown
// (`{"rendered": "Spring fair", "protected": false}` of WordPress).

const DAY = ['year', 'month', 'day']
const isDayOf = (names: readonly string[]) => names.length === DAY.length && DAY.every(name => names.includes(name))
const isMoneyOf = (names: readonly string[]) =>
  names.length <= 3 && names.includes('units') && names.some(name => /^currency_?code$/i.test(name))

const isShownOf = (names: readonly string[]) =>
  names.includes('rendered') && names.every(name => /^(?:rendered|raw|protected|block_version)$/.test(name))

/** A day as ISO 8601, the text that is shown, a sum with the fraction in its units; undefined for any other object. */
export function plainMessage(value: JsonObject): string | JsonObject | undefined {
  const names = Object.keys(value)
  if (isDayOf(names)) return isoDay(value)
  if (isShownOf(names)) return typeof value.rendered === 'string' ? plainText(value.rendered) : undefined
  if (!isMoneyOf(names)) return undefined
  const { units, nanos = 0, ...rest } = value
  const amount = Number(units) + Number(nanos) / 1e9
  return Number.isFinite(amount) ? { ...rest, units: amount } : undefined
}

/** A text without the marks of HTML. */
const plainText = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#(\d{2,5});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&amp;', '&')
    .trim()

/** A partial one has zeros: the 14th of no month is no day. */
function isoDay({ year, month, day }: JsonObject): string | undefined {
  const parts = [year, month, day].map(Number)
  if (!parts.every(part => Number.isInteger(part) && part > 0)) return undefined
  return `${String(parts[0]).padStart(4, '0')}-${String(parts[1]).padStart(2, '0')}-${String(parts[2]).padStart(2, '0')}`
}

/** The same of a schema. */
export function plainMessageSchema(schema: JsonObject): JsonObject | undefined {
  const { properties, description } = schema
  if (!isObject(properties)) return undefined
  const names = Object.keys(properties)
  const described = typeof description === 'string' && { description }
  if (isDayOf(names)) return { type: 'string', format: 'date', ...described }
  if (isShownOf(names)) return { type: 'string', ...described }
  if (!isMoneyOf(names)) return undefined
  const { nanos: _, ...rest } = properties
  return { ...schema, properties: { ...rest, units: { type: 'number' } } }
}
