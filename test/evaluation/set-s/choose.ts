import * as gold from '../gold.ts'
import * as pick from '../pick.ts'

interface Named {
  id: number | string
  firstName: string
  lastName: string
}
export const nameOf = (one: Pick<Named, 'firstName' | 'lastName'>) => `${one.firstName} ${one.lastName}`

/** The `index`-th person who passes, and whose name nobody else has. */
export const person = <T extends Named>(rows: readonly T[], test: (row: T) => boolean = () => true, index = 0): T =>
  pick.nth(rows, one => test(one) && rows.every(other => other.id === one.id || nameOf(other) !== nameOf(one)), index)

/** How a code such as `in_review` or `ReadyForPickup` may be written in an answer. */
export function apart(code: string): gold.Spelled {
  const words = spoken(code)
  return gold.spelled(code, words, words.replaceAll(' ', '-'))
}
/** The code as people say it. */
export const spoken = (code: string) =>
  code
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()

const COUNTRIES: Record<string, string> = { US: 'the United States', DE: 'Germany', FR: 'France', GB: 'the United Kingdom', JP: 'Japan', ES: 'Spain', IT: 'Italy' } // oxfmt-ignore
const LANGUAGES: Record<string, string> = { en: 'English', de: 'German', fr: 'French', es: 'Spanish', it: 'Italian', pt: 'Portuguese', ja: 'Japanese', pl: 'Polish' } // oxfmt-ignore
export const countryName = (code: string) => COUNTRIES[code]!
export const countryAs = (code: string) =>
  gold.spelled(code, countryName(code), countryName(code).replace(/^the /, ''), ...(code === 'US' ? ['USA'] : []))
export const languageName = (code: string) => LANGUAGES[code]!
export const languageAs = (code: string) => gold.spelled(code, languageName(code))

/** The key of the `index`-th largest group. */
export const nth = <T, K extends string | number>(rows: readonly T[], key: (row: T) => K, index = 0): K => {
  const ranked = pick.rank(rows, key)
  return ranked[Math.min(index, ranked.length - 1)]!.key
}
/** A round number with this share of the values below it. */
export function cut<T>(rows: readonly T[], value: (row: T) => number | null, share: number): number {
  const sorted = pick.numbers(rows, value).toSorted((one, other) => one - other)
  return Number(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!.toPrecision(2))
}
export const usd = (amount: number) => `$${amount.toLocaleString('en-US', { maximumFractionDigits: 2 })}`
/** 2500000 as 2.5M, 250000 as 250k. */
export function short(amount: number, thousand = 'k', million = 'M'): string {
  if (amount >= 1e6) return `${amount / 1e6}${million}`
  return amount >= 1e3 ? `${amount / 1e3}${thousand}` : String(amount)
}
export const worded = (amount: number) => short(amount, ' thousand', ' million')
/** '2026-Q3' as Q3 2026. */
export const quarterName = (key: string) => `${key.slice(5)} ${key.slice(0, 4)}`

/** A question back, or a refusal that does nothing. */
export const asksBack = () => gold.either(gold.clarify(), gold.all(gold.nowrite(), gold.unknown()))
/** Nothing is done, and it is said that it cannot be. */
export const refuses = () => gold.all(gold.nowrite(true), gold.unknown())

/** The sentence of the specification for what is about web pages in the mode `api`. */
export const refusesPages = () => gold.mentions(['browser operations not available'])

/** How many rows each value of a field has. */
export const sizes = <T>(rows: readonly T[], key: (row: T) => string, as: (key: string) => gold.Spelled = apart) =>
  pick.rank(rows, key).map(({ key: name, rows: own }): [gold.Spelled, number] => [as(name), own.length])
/** A figure of the rows of each value of a field. */
export const measures = <T>(
  rows: readonly T[],
  key: (row: T) => string,
  figure: (own: T[]) => number,
  as: (key: string) => gold.Spelled = apart,
) =>
  // oxfmt-ignore
  pick.rank(rows, key).map(({ key: name, rows: own }): [gold.Spelled, number] => [as(name), figure(own)])
/** The values of a field, each once. */
export const values = <T>(rows: readonly T[], key: (row: T) => string, as: (key: string) => gold.Spelled = apart) =>
  gold.set(pick.distinct(rows.map(key)).map(as))
/** The value that most rows have; with ties any of them. */
export function topGroup<T>(rows: readonly T[], key: (row: T) => string, as: (key: string) => gold.Spelled = apart) {
  const ranked = pick.rank(rows, key)
  const best = ranked.filter(one => one.rows.length === ranked[0]!.rows.length)
  return gold.text(gold.spelled(...best.flatMap(one => as(one.key).alternatives)))
}
/** Whose figure is largest, as a record or by the name. */
export const champion = <T extends object>(
  rows: readonly T[],
  figure: (row: T) => number,
  name: (row: T) => string,
) => {
  const top = Math.max(...rows.map(figure))
  const best = rows.filter(one => figure(one) === top)
  return gold.either(gold.record(...best), ...best.map(one => gold.text(name(one))))
}
