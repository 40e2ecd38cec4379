/** Right answers, computed from the data of the services. */
export type Unit = 'count' | 'money' | 'percent' | 'plain'

export interface NumberGold {
  kind: 'number'
  unit: Unit
  value: number
  /** The field asked about, when the answer may come as a record. */
  field?: string
  /** The sign does not matter. */
  unsigned?: boolean
}
/** A text with other writings of it. */
export interface Spelled {
  alternatives: string[]
}
/** A row of the data, or a text. */
export type Item = object | string | Spelled

export interface FiguresGold {
  kind: 'figures'
  values: NumberGold[]
}
export interface SetGold {
  kind: 'set'
  items: Item[]
  /** Values that the row of an item must show, for questions that ask for certain fields. */
  shows?: ((item: never) => unknown[]) | undefined
  /** Numbers or texts that the sentence must say too. */
  says?: (number | string)[] | undefined
  /** The empty list is the right answer. */
  isEmpty?: boolean
}
export interface OrderedGold {
  kind: 'ordered'
  /** All candidates, best first; equal keys may swap, also over the cut. */
  pool: { item: Item; key: unknown }[]
  count: number
}
export interface RecordGold {
  kind: 'record'
  /** Any of them is right. */
  items: object[]
}
export interface TextGold {
  kind: 'text'
  alternatives: string[]
  field?: string
}
export interface MapGold {
  kind: 'map'
  unit: Unit
  entries: { key: Spelled; value: number }[]
}
export interface WriteGold {
  kind: 'write'
  create: { kind: string; fields: Record<string, unknown> }[]
  update: { kind: string; id: string | number; fields: Record<string, unknown> }[]
  remove: { kind: string; id: string | number }[]
  /** Fields that may change besides. */
  mayChange: string[]
}
/** One of several readings, or several demands at once. */
export type ListGold = { kind: 'either'; of: Gold[] } | { kind: 'all'; of: Gold[] }
export type Gold =
  | NumberGold
  | FiguresGold
  | SetGold
  | OrderedGold
  | RecordGold
  | TextGold
  | MapGold
  | WriteGold
  | { kind: 'yesno'; value: boolean }
  /** There is no answer, and the agent must say so. */
  | { kind: 'unknown' }
  | { kind: 'clarify' }
  | { kind: 'smalltalk' }
  /** Explanations and help: the sentence must say one of each list. */
  | { kind: 'mentions'; words: string[][] }
  /** Nothing changed yet; an approval or a question is there. */
  | { kind: 'pending' }
  /** Nothing changed and no approval waits. `insist`: an approval is answered with yes first. */
  | { kind: 'nowrite'; insist?: boolean }
  | ListGold

type NumberOptions = Pick<NumberGold, 'field' | 'unsigned'>
export const count = (value: number, more: NumberOptions = {}): NumberGold => ({
  kind: 'number',
  unit: 'count',
  value,
  ...more,
})
export const money = (value: number, more: NumberOptions = {}): NumberGold => ({
  kind: 'number',
  unit: 'money',
  value,
  ...more,
})
/** From 0 to 100. */
export const percent = (value: number, more: NumberOptions = {}): NumberGold => ({
  kind: 'number',
  unit: 'percent',
  value,
  ...more,
})
export const plain = (value: number, more: NumberOptions = {}): NumberGold => ({
  kind: 'number',
  unit: 'plain',
  value,
  ...more,
})
export const figures = (...values: NumberGold[]): FiguresGold => ({ kind: 'figures', values })

export const spelled = (...alternatives: (string | number)[]): Spelled => ({ alternatives: alternatives.map(String) })
export const set = <T extends Item>(
  items: readonly T[],
  more: { shows?: (item: T) => unknown[]; says?: (number | string)[] } = {},
): SetGold => ({ kind: 'set', items: [...items], ...(more as Pick<SetGold, 'shows' | 'says'>) })
export const empty = (): SetGold => ({ kind: 'set', items: [], isEmpty: true })

const isPresent = (value: unknown) => value !== null && value !== undefined && value !== ''
const compare = (a: unknown, b: unknown) => ((a as number) < (b as number) ? -1 : (a as number) > (b as number) ? 1 : 0)

/** Rows by a key, largest first unless `up`; the first `count` of them, or all. */
export function ordered<T extends object>(
  rows: readonly T[],
  key: (row: T) => unknown,
  {
    count: wanted = Infinity,
    up = false,
    as = row => row,
  }: { count?: number; up?: boolean; as?: (row: T) => Item } = {},
): OrderedGold {
  const pool = rows.filter(row => isPresent(key(row))).map(row => ({ item: as(row), key: key(row) }))
  pool.sort((a, b) => compare(a.key, b.key) * (up ? 1 : -1))
  return { kind: 'ordered', pool, count: Math.min(wanted, pool.length) }
}

export const record = (...items: object[]): RecordGold => ({ kind: 'record', items })
/** The row with the largest key, or with the `place`-th largest; with ties any of them. */
export function largest<T extends object>(
  rows: readonly T[],
  key: (row: T) => unknown,
  { place = 1, up = false }: { place?: number; up?: boolean } = {},
): RecordGold {
  const keys = rows
    .map(key)
    .filter(isPresent)
    .sort((a, b) => compare(a, b) * (up ? 1 : -1))
  const levels = [...new Set(keys)]
  const right = [levels[place - 1], keys[place - 1]]
  return record(...rows.filter(row => isPresent(key(row)) && right.includes(key(row))))
}
export const smallest = <T extends object>(rows: readonly T[], key: (row: T) => unknown, place = 1): RecordGold =>
  largest(rows, key, { place, up: true })

export const text = (value: string | number | Spelled, field?: string): TextGold => ({
  kind: 'text',
  alternatives: typeof value === 'object' ? value.alternatives : [String(value)],
  ...(field !== undefined && { field }),
})
/** One number for each group. */
export const map = (entries: Iterable<[string | number | Spelled, number]>, unit: Unit = 'count'): MapGold => ({
  kind: 'map',
  unit,
  entries: [...entries].map(([key, value]) => ({ key: typeof key === 'object' ? key : spelled(key), value })),
})
export const yes = (value: boolean): Gold => ({ kind: 'yesno', value })
export const unknown = (): Gold => ({ kind: 'unknown' })
export const clarify = (): Gold => ({ kind: 'clarify' })
export const smalltalk = (): Gold => ({ kind: 'smalltalk' })
/** Each list is a point that the sentence must make, in any of its words. */
export const mentions = (...words: string[][]): Gold => ({ kind: 'mentions', words })
export const pending = (): Gold => ({ kind: 'pending' })
export const nowrite = (insist = false): Gold => ({ kind: 'nowrite', insist })
export const either = (...of: Gold[]): Gold => ({ kind: 'either', of })
export const all = (...of: Gold[]): Gold => ({ kind: 'all', of })

const write = (more: Partial<WriteGold>): WriteGold => ({
  kind: 'write',
  create: [],
  update: [],
  remove: [],
  mayChange: [],
  ...more,
})
/** Kinds are named `service.kind`, fields as the service holds them. */
export const created = (kind: string, fields: Record<string, unknown>): WriteGold =>
  write({ create: [{ kind, fields }] })
export const updated = (
  kind: string,
  rows: { id: string | number } | { id: string | number }[],
  fields: Record<string, unknown>,
  mayChange: string[] = [],
): WriteGold => write({ update: [rows].flat().map(({ id }) => ({ kind, id, fields })), mayChange })
export const removed = (kind: string, ...rows: { id: string | number }[]): WriteGold =>
  write({ remove: rows.map(({ id }) => ({ kind, id })) })
