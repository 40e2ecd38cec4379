import { wordsOf } from './words-of.ts'

const CODES = new Set(Intl.supportedValuesOf('currency'))
/** ISO 4217 codes that are words of everyday English: in small letters they name no currency. */
const ALSO_WORDS = /^(?:all|bob|cup|gel|mad|mop|pen|top|try)$/
/** Signs that stand for one currency alone; "$" and "¥" do not. */
const SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₩': 'KRW',
  '₺': 'TRY',
  '₪': 'ILS',
}
/** Nouns of amounts, for names such as `price_usd` and for tables with one `currency` for all of them. */
const AMOUNTS =
  /^(?:amount|balance|bill|bonus|budget|charge|cost|credit|debit|debt|deposit|discount|earning|expense|fee|fine|freight|funding|gross|income|investment|loan|margin|net|paid|pay|payment|payout|premium|price|profit|refund|rent|revenue|salary|sale|saving|spend|spent|subtotal|sum|tax|total|turnover|value|wage|worth)s?$/

/** The code of a text that is one, in capitals (ISO 4217). */
export const isCurrencyCode = (value: unknown): value is string => typeof value === 'string' && CODES.has(value)

/** Whether a name says that its figures are amounts. */
export const namesAmount = (name: string): boolean => wordsOf(name).some(word => AMOUNTS.test(word))

/**
 * The currency that a name says: a sign, a code in capitals beside other words (`revenueEUR`, "Cost (USD)"), or a code
 * behind a noun of amounts (`price_usd`). Never a guess.
 */
export function currencyOfName(name: string): string | undefined {
  for (const [sign, code] of Object.entries(SIGNS)) if (name.includes(sign)) return code
  const capitals = /[a-z]/.test(name) ? (name.match(/(?<![A-Z])[A-Z]{3}(?![A-Za-z])/g) ?? []) : []
  const written = capitals.find(code => CODES.has(code))
  if (written) return written
  const words = wordsOf(name)
  const last = words.at(-1) ?? ''
  const isBehindAmount = words.length > 1 && AMOUNTS.test(words.at(-2)!)
  return isBehindAmount && !ALSO_WORDS.test(last) && CODES.has(last.toUpperCase()) ? last.toUpperCase() : undefined
}

/**
 * The column that holds the currency of an amount: `price_currency` of `price` and `price_net`, `total.currency` of
 * `total.amount`, and one plain `currency` of whatever is named as an amount.
 */
export function currencyColumnOf(name: string, columns: readonly string[]): string | undefined {
  const words = wordsOf(name)
  let plain: string | undefined
  for (const column of columns) {
    const [of, isCurrency] = splitCurrency(wordsOf(column))
    if (!isCurrency || column === name) continue
    if (of.length && of.every((word, at) => words[at] === word)) return column
    if (!of.length) plain ??= column
  }
  return plain !== undefined && namesAmount(name) ? plain : undefined
}

function splitCurrency(words: string[]): [string[], boolean] {
  const at = words.findIndex(word => word === 'currency' || word === 'ccy')
  const isLast = at >= 0 && words.slice(at + 1).every(word => /^(?:code|iso|id)$/.test(word))
  return [words.slice(0, at), isLast]
}
