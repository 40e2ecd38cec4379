import { pattern } from '../../../lib/patterns.ts'
import { findUnit } from '../calls/units.ts'

/** Letters between digits or digits between letters: "H79RTJ", "9xk42b". */
const WOVEN = /^(?:\p{L}+\p{N}+\p{L}|\p{N}+\p{L}+\p{N})[\p{L}\p{N}]*$/u
/** Digits and at least three capitals behind them: "24MHBQ". */
const LED = /^\p{N}+(\p{Lu}{3,})$/u
/** Times, sizes and moments that are written without a space: "18h30", "1920x1080", "14T09". */
const MEASURED = /^\d+(?:h\d*(?:m(?:in)?)?|m\d+s?|h\d+m\d+s?|x\d+(?:x\d+)?|T\d+Z?)$/i
const SHORTEST = 5

let currencies: ReadonlySet<string> | undefined
/** ISO 4217, as the runtime knows it. */
const isCurrency = (word: string): boolean => (currencies ??= new Set(Intl.supportedValuesOf('currency'))).has(word)

/**
 * Whether letters and digits without anything between them are one code, as booking references, licence plates and keys
 * are, and no figure with its unit, currency or ending ("100KWH", "50EUR", "3rd").
 */
export function isCodeWord(word: string): boolean {
  if (word.length < SHORTEST || MEASURED.test(word)) return false
  if (WOVEN.test(word)) return true
  const letters = LED.exec(word)?.[1]
  return letters !== undefined && !isCurrency(letters) && !findUnit(letters)
}

/** Two numbers with a stroke between them and no space: a range, or one code. */
export const NUMBER_PAIR = /(?<![\w.,$€£¥/-])(\d{2,})-(\d{2,})(?![\w%€£¥/-]|[.,]\d)/g
const YEAR = /^(?:19|20)\d\d$/
const MONTH = /^(?:0[1-9]|1[0-2])$/

/**
 * Whether the pair cannot be a range, as its end is lower than its beginning or it has a leading zero ("7995-4407",
 * "8478-0499"), nor a month ("2026-03", "03-2026") nor a day ("03-14").
 */
export function isCodePair(first: string, second: string): boolean {
  const isMonth = (YEAR.test(first) && MONTH.test(second)) || (MONTH.test(first) && YEAR.test(second))
  if (isMonth || first.length + second.length < 5) return false
  if (first.startsWith('0') || second.startsWith('0')) return true
  return second.length >= first.length && Number(first) > Number(second)
}

/** Nouns that stand for anything, and single letters: little words that a value of the data may well be. */
const MAY_BE_VALUE = pattern()`
  ^(?:
    data|system|systems|database|info|information|details?|lists?|items?|records?|things?|stuff|whole|full|entire
    |[b-hj-z]
  )$
`
export const isLittleValue = (word: string): boolean => MAY_BE_VALUE.test(word)
