/** A field as a service writes it: its name there, and how its values are written and read. */
export interface Coding {
  as: string
  out?: (value: never) => unknown
  in?: (value: never) => unknown
}
export type Codings = Record<string, string | Coding>
type Given = Record<string, unknown>
const codingOf = (coding: string | Coding): Coding => (typeof coding === 'string' ? { as: coding } : coding)
const isNone = (value: unknown) => value === null || value === undefined

/** Rows as a service writes them, and what it is given as rows have it. `drop` leaves out what there is not. */
export function createWire(codings: Codings, { drop = false }: { drop?: boolean } = {}) {
  const fields = Object.entries(codings).map(([name, coding]) => ({ name, ...codingOf(coding) }))
  return {
    write: (row: object): Given => {
      const from = row as Given
      const written = fields.map(({ name, as, out }) => [as, isNone(from[name]) || !out ? from[name] : out(from[name] as never)]) // oxfmt-ignore
      return Object.fromEntries(drop ? written.filter(([, value]) => !isNone(value)) : written) as Given
    },
    read: (given: Given): Given => {
      const known = fields.filter(({ as }) => as in given)
      return Object.fromEntries(known.map(({ name, as, in: read }) => [name, isNone(given[as]) || !read ? given[as] : read(given[as] as never)])) // oxfmt-ignore
    },
  }
}

/** '2026-03-14' as 14.03.2026, and back. */
export const DOTTED = {
  out: (day: string) => day.slice(0, 10).split('-').reverse().join('.'),
  in: (day: string) => day.split('.').reverse().join('-'),
}
/** '2026-03-14T10:00:00.000Z' as milliseconds since 1970, and back. */
export const MILLIS = {
  out: (moment: string) => Date.parse(moment),
  in: (moment: number | string) => new Date(Number(moment)).toISOString(),
}
/** The same in seconds. */
export const SECONDS = {
  out: (moment: string) => Math.floor(Date.parse(moment) / 1000),
  in: (moment: number | string) => new Date(Number(moment) * 1000).toISOString(),
}
export const YES_NO = { out: (flag: boolean) => (flag ? 'Y' : 'N'), in: (flag: string) => /^y/i.test(flag) }
export const TWO_PLACES = { out: (amount: number) => amount.toFixed(2), in: (amount: string) => Number(amount) }
/** One of these values by its number. */
export const numbered = (values: readonly string[], first = 0) => ({
  out: (value: string) => values.indexOf(value) + first,
  in: (number: number) => values[Number(number) - first],
})
