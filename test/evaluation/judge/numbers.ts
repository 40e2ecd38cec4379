import type { NumberGold } from '../gold.ts'
import { norm } from './words.ts'

const SCALES: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  mn: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
}
const NUMBER =
  /(?<![\w.,-])(-?)(?:([$€£])|(?:usd|eur|gbp))?\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?:\s?(thousand|million|billion|percent|mm|mn|bn|k|m|b)(?![\w-])|\s?(%))?(?!\w|-\d|,\d{3}|\.\d)/gi
const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

export interface SaidNumber {
  /** As written, without its scale. */
  plain: number
  /** With its scale: 1.2M is 1,200,000. */
  value: number
  scale: number
  /** Digits after the point. */
  decimals: number
  /** Digits that carry meaning. */
  digits: number
  isPercent: boolean
  isMoney: boolean
  raw: string
  index: number
}

/** Every number in a sentence. */
export function numbersIn(sentence: string): SaidNumber[] {
  return [...sentence.matchAll(NUMBER)].map(match => {
    const [raw, sign, currency, digits = '', fraction = '', word, sign100] = match
    const unit = word?.toLowerCase() ?? ''
    const whole = digits.replaceAll(',', '')
    const scale = SCALES[unit] ?? 1
    const plain = Number(`${sign}${whole}${fraction}`)
    return {
      plain,
      value: plain * scale,
      scale,
      decimals: Math.max(0, fraction.length - 1),
      digits: (whole + fraction.slice(1)).replace(/^0+/, '').length,
      isPercent: Boolean(sign100) || unit === 'percent',
      isMoney: Boolean(currency),
      raw: raw.trim(),
      index: match.index,
    }
  })
}

const isClose = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.abs(b) + 1e-9

/** The exact value, or a value with decimals rounded to at least two of them (four below one). */
function isSame(found: number, wanted: number): boolean {
  if (isClose(found, wanted)) return true
  if (Number.isInteger(wanted)) return false
  return Math.abs(found - wanted) <= 0.5 * 10 ** -(Math.abs(wanted) < 1 ? 4 : 2) + 1e-9
}

/** Is it the number of the gold? A share may come as a fraction. */
export const isGoldNumber = (found: number, { value, unit, unsigned }: NumberGold): boolean =>
  isSame(found, value) ||
  (unit === 'percent' && isSame(found, value / 100)) ||
  (unsigned === true && isSame(Math.abs(found), Math.abs(value)))

/** Is the number written in the sentence, in any common format? Counts are never rounded. */
export function saysNumber(sentence: string, { value, unit }: Pick<NumberGold, 'value' | 'unit'>): boolean {
  const heard = norm(sentence)
  const target = Math.abs(value)
  if (WORDS[value] && new RegExp(String.raw`\b${WORDS[value]}\b`).test(heard)) return true
  if (value === 0 && /\b(no|none|nothing|nobody|not any|aren't any|isn't any)\b/.test(heard)) return true
  if (value === 1 && /\b(only|single|sole)\b/.test(heard)) return true
  return numbersIn(sentence).some(number => {
    const said = Math.abs(number.plain)
    const rounding = 0.5 * 10 ** -number.decimals + 1e-9
    if (unit === 'percent') {
      const isExactEnough = number.isPercent || number.decimals > 0 || Number.isInteger(value)
      if (Math.abs(said - target) <= rounding && isExactEnough) return true
      return number.decimals >= 2 && !number.isPercent && Math.abs(said - target / 100) <= rounding
    }
    if (number.isPercent) return target <= 1 && Math.abs(said / 100 - target) <= 0.005 + 1e-9
    if (number.scale > 1) {
      if (isClose(said * number.scale, target)) return true
      return unit !== 'count' && number.digits >= 2 && Math.abs(said - target / number.scale) <= rounding
    }
    if (isClose(said, target)) return true
    if (Number.isInteger(value)) return false
    const isExactEnough = number.decimals >= 2 || (number.decimals === 1 && number.digits >= 2) || target >= 100
    return isExactEnough && Math.abs(said - target) <= rounding
  })
}

/** A number, or a text that is nothing but one: "1,200", "$1.2M". */
export function asNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return undefined
  const match = /^-?[$€£]?\s?-?[\d,]*\.?\d+\s?(%|k|m|b|thousand|million|billion)?$/i.exec(value.trim())
  return match ? Number(value.replace(/[^\d.-]/g, '')) * (SCALES[match[1]?.toLowerCase() ?? ''] ?? 1) : undefined
}
