import * as gold from '../gold.ts'
import * as pick from '../pick.ts'

/** A record, or what it is called. */
export const called = (row: object, ...names: string[]) => gold.either(gold.record(row), gold.text(gold.spelled(...names))) // oxfmt-ignore
/** Money that the service holds in millionths: so in the result, and as it is in the sentence. */
export const micros = (amount: number) =>
  gold.either(gold.money(amount), gold.mentions([amount.toLocaleString('en', { maximumFractionDigits: 2 })]))
/** How many rows lie in a range whose ends may count or not. */
export const countWithin = <T extends object>(
  rows: readonly T[],
  value: (row: T) => string | number | null,
  low: string | number,
  high: string | number,
) => gold.either(...pick.within(rows, value, low, high).map(reading => gold.count(reading.length)))
/** The rows that one of them owns, for each by its name. */
export const perOwner = <O extends { id: string | number }, T>(
  owners: readonly O[],
  name: (owner: O) => string,
  rows: readonly T[],
  key: (row: T) => string | number | null,
  figure: (own: T[]) => number = own => own.length,
): [string, number][] =>
  owners
    .map((owner): [O, T[]] => [owner, rows.filter(row => key(row) === owner.id)])
    .filter(([, own]) => own.length > 0)
    .map(([owner, own]) => [name(owner), figure(own)])
