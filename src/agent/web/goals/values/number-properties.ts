/** What can be said of a number by its value alone. */
export const PROPERTIES: Readonly<Record<string, (value: number) => boolean>> = {
  even: value => value % 2 === 0,
  odd: value => Math.abs(value % 2) === 1,
  positive: value => value > 0,
  negative: value => value < 0,
  zero: value => value === 0,
  prime: value =>
    value > 1 &&
    Array.from({ length: Math.floor(Math.sqrt(value)) }, (_, at) => at + 2).every(
      by => by >= value || value % by !== 0,
    ),
}
