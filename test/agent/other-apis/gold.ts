import type { ShopData } from '../../support/apis/shop/data.ts'
import type { TrackerData } from '../../support/apis/tracker/data.ts'

/** What both services hold at the moment of asking. */
export interface Facts {
  shop: ShopData
  tracker: TrackerData
}

/** A record of either service. */
// The two services spell everything differently; a gold only reads ids and names.
// oxlint-disable-next-line typescript/no-explicit-any
export type Item = any

/** The right answer to a question. */
export type Gold =
  | { kind: 'number'; value: number }
  | { kind: 'set'; items: readonly Item[] }
  | { kind: 'values'; values: readonly string[] }
  | { kind: 'ordered'; items: readonly Item[]; all: readonly Item[]; by: (item: Item) => number }
  | { kind: 'record'; items: readonly Item[] }
  | { kind: 'text'; alternatives: readonly string[] }
  | { kind: 'yesno'; value: boolean }
  | { kind: 'map'; entries: readonly [names: readonly string[], value: number][] }
  | { kind: 'says'; parts: readonly (string | number)[] }
  | { kind: 'decline' }
  | { kind: 'smalltalk' }
  | { kind: 'write'; change: (facts: Facts) => void }

export interface Turn {
  ask: string | ((facts: Facts) => string)
  gold: (facts: Facts) => Gold
}

/** A question, or several in one session that must all be answered rightly. */
export interface Question {
  id: string
  turns: Turn[]
}

export const question = (id: string, ask: Turn['ask'], gold: Turn['gold']): Question => ({ id, turns: [{ ask, gold }] })
export const conversation = (id: string, ...turns: [Turn['ask'], Turn['gold']][]): Question => ({
  id,
  turns: turns.map(([ask, gold]) => ({ ask, gold })),
})

export const number = (value: number): Gold => ({ kind: 'number', value })
export const set = (items: readonly Item[]): Gold => ({ kind: 'set', items })
export const values = (list: readonly string[]): Gold => ({ kind: 'values', values: [...new Set(list)] })
export const record = (...items: Item[]): Gold => ({ kind: 'record', items })
export const text = (...alternatives: string[]): Gold => ({ kind: 'text', alternatives })
export const yesno = (value: boolean): Gold => ({ kind: 'yesno', value })
/** Every figure and text must be in the sentence, in whatever shape the result is. */
export const says = (...parts: (string | number)[]): Gold => ({ kind: 'says', parts })
export const decline = (): Gold => ({ kind: 'decline' })
export const smalltalk = (): Gold => ({ kind: 'smalltalk' })
export const write = (change: (facts: Facts) => void): Gold => ({ kind: 'write', change })

/** The first `count` by a figure, largest first; equal figures may swap, across the cut too. */
export const top = <T>(all: readonly T[], by: (item: T) => number, count: number): Gold => ({
  kind: 'ordered',
  items: [...all].sort((left, right) => by(right) - by(left)).slice(0, count),
  all,
  by: by as (item: Item) => number,
})

/** Those with the largest figure. */
export const most = <T>(all: readonly T[], by: (item: T) => number): T[] => {
  const largest = Math.max(...all.map(by))
  return all.filter(item => by(item) === largest)
}
export const least = <T>(all: readonly T[], by: (item: T) => number): T[] => most(all, item => -by(item))

/** A figure for each group; `nameOf` gives every way to name the group. */
export function map<T>(rows: readonly T[], nameOf: (row: T) => string[], figure: (rows: T[]) => number): Gold {
  const groups = new Map<string, { names: string[]; rows: T[] }>()
  for (const row of rows) {
    const names = nameOf(row)
    const key = names[0] as string
    groups.set(key, { names, rows: [...(groups.get(key)?.rows ?? []), row] })
  }
  return { kind: 'map', entries: [...groups.values()].map(({ names, rows: own }) => [names, figure(own)]) }
}

export const sum = <T>(rows: readonly T[], by: (row: T) => number) => rows.reduce((total, row) => total + by(row), 0)
export const mean = <T>(rows: readonly T[], by: (row: T) => number) => sum(rows, by) / rows.length

export const fullName = (item: Item): string =>
  item.firstName ? `${item.firstName} ${item.lastName}` : item.first_name ? `${item.first_name} ${item.last_name}` : ''
/** Id first, then every name a row may carry. */
export const namesOf = (item: Item): string[] =>
  [item.id ?? item.Id, item.name ?? item.Name, fullName(item), item.title, item.email].filter(Boolean).map(String)
