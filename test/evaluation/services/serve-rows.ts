import type { Incoming, Reply } from '../../support/apis/listen-json.ts'
import { invalid, refuse } from './fastapi.ts'
import { toCamel, toSnake } from './letter-case.ts'
import type { Row } from './records.ts'

/** Part of the rows as a list is answered. */
type Cut = (rows: object[], query: URLSearchParams) => Reply
type Given = Record<string, unknown>
const FASTAPI = { refuse, invalid }

const inRange = (value: number, low: number, high: number) => Number.isInteger(value) && value >= low && value <= high

/** `skip` and `limit`, and nothing about how many there are. */
export const cutBySkip: Cut = (rows, query) => {
  const [skip, limit] = [Number(query.get('skip') ?? 0), Number(query.get('limit') ?? 50)]
  if (!inRange(skip, 0, Infinity)) return invalid('query', 'skip', 'Input should be greater than or equal to 0')
  if (!inRange(limit, 0, 100)) return invalid('query', 'limit', 'Input should be less than or equal to 100')
  return { body: rows.slice(skip, skip + limit) }
}
/** `page` from 1 and `size`, with the items and the total. */
export const cutByPage: Cut = (rows, query) => {
  const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('size') ?? 50)]
  if (!inRange(page, 1, Infinity)) return invalid('query', 'page', 'Input should be greater than or equal to 1')
  if (!inRange(size, 1, 100)) return invalid('query', 'size', 'Input should be less than or equal to 100')
  const items = rows.slice((page - 1) * size, page * size)
  return { body: { items, total: rows.length, page, size, pages: Math.ceil(rows.length / size) } }
}

const isWanted = (row: Row, [name, value]: [string, string]): boolean => {
  if (name === 'search') return String(row.companyName).toLowerCase().includes(value.toLowerCase())
  if (name === 'q') return String(row.name).toLowerCase().includes(value.toLowerCase())
  if (name === 'minRating') return Number(row.rating) >= Number(value)
  return String(row[name] ?? ownerOf(row, name)) === value
}
/** `animalId` of a row that holds its animal as an object. */
const ownerOf = (row: Row, name: string) => (row[name.replace(/Id$/, '')] as { id?: unknown } | undefined)?.id

/** How a service answers to what it cannot do. */
interface Refusals {
  refuse: (status: number, message: string) => Reply
  invalid: (at: 'body', name: string) => Reply
  /** Key of a new record, where it is not a number. */
  keyOf?: (kind: string, number: number) => string
}

const isPlain = (value: unknown): value is Given => typeof value === 'object' && value !== null && !Array.isArray(value)
/** Changes a row; of an object within it, what is not given stays. */
export function mergeInto(row: Given, given: Given): void {
  for (const [name, value] of Object.entries(given))
    row[name] = isPlain(value) && isPlain(row[name]) ? { ...row[name], ...value } : value
}

/** Handlers over the rows of a service whose fields are written in snake_case. `write` may change how a row is written. */
export function createHandlers<K extends string>(
  data: Record<K, object[]>,
  cut: Cut,
  write: (kind: K, row: Row) => object = (_, row) => toSnake(row),
  { refuse, invalid, keyOf }: Refusals = FASTAPI,
) {
  const rowsOf = (kind: K) => data[kind] as Row[]
  const withRow =
    (kind: K, answer?: (row: Row, given: Given) => Reply | undefined) =>
    ({ path, body }: Incoming): Reply => {
      const row = rowsOf(kind).find(({ id }) => String(id) === path[0])
      if (!row) return refuse(404, 'Not found')
      return answer?.(row, toCamel(body ?? {})) ?? { body: write(kind, row) }
    }
  return {
    withRow,
    isThere: (kind: K, id: unknown) => rowsOf(kind).some(row => row.id === id),
    /** A list; parameters that are not among the filters are ignored. */
    list:
      (kind: K, ...filters: string[]) =>
      ({ query }: Incoming): Reply => {
        const wanted = Object.entries(toCamel(Object.fromEntries(query))).filter(([name]) => filters.includes(name))
        const rows = rowsOf(kind).filter(row => wanted.every(([name, value]) => isWanted(row, [name, String(value)])))
        return cut(
          rows.map(row => write(kind, row)),
          query,
        )
      },
    change: (kind: K) => withRow(kind, (row, given) => void Object.assign(row, given)),
    remove: (kind: K) =>
      withRow(kind, row => {
        rowsOf(kind).splice(rowsOf(kind).indexOf(row), 1)
        return { status: 204, body: null }
      }),
    /** Adds what `make` makes of the body; a text of it is why not. */
    add:
      (kind: K, needed: readonly string[], make: (given: Given) => object | string) =>
      ({ body }: Incoming): Reply => {
        const given = toCamel(body ?? {})
        const lacking = needed.find(name => given[name] === undefined || given[name] === null)
        if (lacking) return invalid('body', Object.keys(toSnake({ [lacking]: 0 }))[0]!)
        const made = make(given)
        if (typeof made === 'string') return refuse(400, made)
        const number = 99_001 + rowsOf(kind).length
        const row = { ...made, id: keyOf?.(kind, number) ?? number } as unknown as Row
        rowsOf(kind).push(row)
        return { status: 201, body: write(kind, row) }
      },
    /** Another state for a row in one of these states. */
    become: (kind: K, from: readonly string[], to: () => object, field = 'status') =>
      withRow(kind, row => {
        if (!from.includes(String(row[field]))) return refuse(409, `It is ${String(row[field])}`)
        Object.assign(row, to())
        return undefined
      }),
  }
}
