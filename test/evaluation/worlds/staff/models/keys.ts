/** Numbers for the things of a list, from `from` on. */
export const numbers = <T>(list: readonly T[], from = 1) => {
  const all = new Map(list.map((one, at) => [one, from + at]))
  return (one: T): number => all.get(one)!
}
/** Codes for the things of a list: `EMP-001`. */
export const codes = <T>(list: readonly T[], prefix: string, digits = 3) => {
  const number = numbers(list)
  return (one: T): string => `${prefix}${String(number(one)).padStart(digits, '0')}`
}
export const EURO = { type: 'number', description: 'EUR' }
