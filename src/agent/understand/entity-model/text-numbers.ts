import type { JsonObject } from '../../../lib/json.ts'

/** Whole numbers of 64 bits, which JSON has as texts (Protocol Buffers), are numbers, too. */
const FORMATS = /^(?:u?int64|decimal|big-?decimal|bigdecimal|number|numeric|double|float|money|currency|amount)$/i
/** Digits that count nothing. */
const CODES =
  /(?:^|_)(?:id|code|number|no|nr|phone|mobile|fax|zip|postal|postcode|isbn|ean|sku|iban|bic|vat|pin|version|release)$/i

/** An example such as "45.00": an amount with its hundredths, as a column `decimal(8,2)` is written. */
const HUNDREDTHS = /^-?\d+\.\d\d$/

/** "Decimal string in pounds", "the amount as a string". */
const SAID =
  /\b(?:decimal|numeric) (?:string|text|value)\b|\b(?:decimal|number|amount|price)s? (?:as|in) (?:a )?(?:decimal )?(?:string|text)\b/i

/** Whether a text property holds numbers, as its format, pattern or example says (`"12.50"`): digits of a name or code are none. */
export function isNumberAsText(schema: JsonObject, words: readonly string[]): boolean {
  if (CODES.test(words.join('_'))) return false
  if (typeof schema.format === 'string' && FORMATS.test(schema.format)) return true
  if (typeof schema.description === 'string' && SAID.test(schema.description)) return true
  if (typeof schema.example === 'string' && HUNDREDTHS.test(schema.example)) return true
  const matches = patternOf(schema)
  // A part behind a point: numbers of a fixed length are codes as a rule.
  return Boolean(matches && ['1.5', '1.50', '1.500', '1.5000'].some(matches) && !matches('a'))
}

/** Whether a value as a text fits what the schema says of texts; true where it says nothing. */
export const fitsPattern = (schema: JsonObject, value: unknown): boolean => patternOf(schema)?.(String(value)) ?? true

/** Whether a text fits the pattern of a schema; undefined without one, or where it cannot be read. */
function patternOf({ pattern }: JsonObject): ((text: string) => boolean) | undefined {
  if (typeof pattern !== 'string' || pattern.length > 200) return undefined
  try {
    const expression = new RegExp(pattern, 'u')
    return text => expression.test(text)
  } catch {
    return undefined
  }
}

/** A number as a text property wants it: with as many decimals as its pattern asks for, else as the example has. */
export function writeNumberAsText(value: number, schema: JsonObject, sample?: string): string {
  const plain = String(value)
  const wanted = /^-?\d+(?:\.(\d+))?$/.exec(sample ?? '')?.[1]?.length
  const writings = [
    ...(wanted === undefined ? [] : [value.toFixed(wanted)]),
    plain,
    ...[2, 1, 3, 4, 0].map(n => value.toFixed(n)),
  ]
  const matches = patternOf(schema)
  // What it would lose is not written.
  return writings.find(text => Number(text) === value && (!matches || matches(text))) ?? plain
}
