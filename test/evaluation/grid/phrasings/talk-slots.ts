import type { Gold } from '../../gold.ts'
import * as gold from '../../gold.ts'
import * as pick from '../../pick.ts'
import type { Service } from '../../question.ts'
import type { Row } from '../../services/records.ts'
import { ownChoices } from '../ask-choices.ts'
import { saidValue, type GridField, type GridKind } from '../schema.ts'
import { happenedOf, figureOf, isAskable, isPlural, isState, manyOf, oneOf, sayValue } from './links-words.ts'
import type { Slot, Wording } from './spread.ts'

type Turn = readonly [ask: string, gold: Gold | undefined | false]
/** Conversations by their names: none where a turn has no answer. */
export const talks = <S extends Slot>(says: Record<string, (slot: S) => readonly Turn[] | false | undefined>) =>
  Object.entries(says).map(([name, say]): Wording<S> => ({
    name,
    ask: slot => {
      const turns = say(slot)
      return turns && turns.every(([, answer]) => answer) ? (turns as (readonly [string, Gold])[]) : undefined
    },
  }))

/** A figure of a whole kind. */
export interface KindFigure extends Slot {
  one: string
  rows: Row[]
  f: string
  isPlural: boolean
  key: (row: Row) => number
  /** Another figure of the kind. */
  g: { f: string; key: (row: Row) => number } | undefined
  n: number
  m: number
}
const LEAST = 12
export function kindFiguresOf(kind: GridKind): KindFigure[] {
  if (!isAskable(kind) || kind.rows.length < LEAST) return []
  const named = kind.fields.flatMap(field => {
    const f = figureOf(kind, field)
    return f && kind.rows.every(row => typeof row[field.name] === 'number') ? [{ field, f }] : []
  })
  return named.map(({ field, f }, at) => {
    const key = (row: Row) => row[field.name] as number
    const sorted = kind.rows.map(key).sort((a, b) => a - b)
    const next = named[(at + 1) % named.length]!
    return {
      service: kind.service as Service,
      many: manyOf(kind),
      one: oneOf(kind),
      rows: kind.rows,
      f,
      isPlural: isPlural(f),
      key,
      g: next.field === field ? undefined : { f: next.f, key: (row: Row) => row[next.field.name] as number },
      n: sorted[Math.floor(0.8 * sorted.length)]!,
      m: sorted[Math.floor(0.6 * sorted.length)]!,
    }
  })
}

/** A choice of a whole kind. */
export interface KindChoice extends Slot {
  one: string
  rows: Row[]
  c: string
  v: string
  w: string
  ofV: Row[]
  ofW: Row[]
  isState: boolean
  sizes: [gold.Spelled, number][]
  field: GridField
}
const isWordy = (value: string) => /^[a-z ]{3,}$/i.test(saidValue(value)) && !/^[A-Z]{2,4}$/.test(value)
const isAsked = ({ type, said, choices }: GridField) =>
  type === 'choice' &&
  !choices.every(value => value.includes('_') && value.split('_')[0] === choices[0]!.split('_')[0]) &&
  !/\b(?:notes?|comments?|goal|remarks?|summary|description|title|requests?|furnished)$/.test(said)
export function kindChoicesOf(kind: GridKind): KindChoice[] {
  if (!isAskable(kind) || kind.rows.length < LEAST) return []
  const flags = new Set(kind.fields.filter(({ type }) => type === 'flag').map(({ said }) => said.replace(/^is /, '')))
  return kind.fields.filter(isAsked).flatMap(field => {
    const of = (value: string) => kind.rows.filter(row => row[field.name] === value)
    const own = ownChoices(kind, field).filter(value => isWordy(value) && !flags.has(saidValue(value)))
    const [v, w] = own.filter(value => of(value).length <= 60)
    if (v === undefined || w === undefined || of(v).length === of(w).length) return []
    const groups = pick.rank(kind.rows, row => row[field.name] as string)
    return [
      {
        service: kind.service as Service,
        many: manyOf(kind),
        one: oneOf(kind),
        rows: kind.rows,
        c: field.said,
        v: sayValue(field, v),
        w: sayValue(field, w),
        ofV: of(v),
        ofW: of(w),
        isState: isState(field, [v, w]),
        sizes: groups.map(({ key, rows }): [gold.Spelled, number] => [gold.spelled(key, saidValue(key)), rows.length]),
        field,
      },
    ]
  })
}

/** What happened to records of a kind in two years. */
export interface KindYear extends Slot {
  done: string
  year: string
  before: string
  inYear: Row[]
  inBefore: Row[]
}
export const kindYearsOf = (kind: GridKind): KindYear[] =>
  !isAskable(kind)
    ? []
    : kind.fields.flatMap(field => {
        const done = happenedOf(field)
        if (!done) return []
        const groups = pick.rank(kind.rows, row => (row[field.name] as string | null)?.slice(0, 4))
        const [one, two] = groups.slice(0, 2).sort((a, b) => (a.key < b.key ? 1 : -1))
        if (!one || !two || two.rows.length < 3 || Number(one.key) - Number(two.key) !== 1) return []
        const years = { year: one.key, before: two.key, inYear: one.rows, inBefore: two.rows }
        return [{ service: kind.service as Service, many: manyOf(kind), done, ...years }]
      })
