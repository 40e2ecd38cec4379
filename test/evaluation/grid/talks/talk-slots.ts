import * as gold from '../../gold.ts'
import * as pick from '../../pick.ts'
import type { Row } from '../../services/records.ts'
import { ownChoices } from '../ask-choices.ts'
import type { Back, BackChoice, BackFigure } from '../phrasings/links-slots.ts'
import { isAskable, isPerson, manyOf, nameOf, oneOf, sayValue } from '../phrasings/links-words.ts'
import type { Slot } from '../phrasings/spread.ts'
import { kindChoicesOf, kindFiguresOf, type KindChoice, type KindFigure } from '../phrasings/talk-slots.ts'
import { saidValue, type GridField, type GridKind } from '../schema.ts'
import type { Service } from '../../question.ts'

/** What belongs to a record, where some other record has none of it. */
export interface BackNone extends Back {
  /** The record that has none. */
  none: string
}
export const nonesOf = (back: Back): BackNone[] => {
  const row = back.us.find(one => back.of(one).length === 0 && nameOf(back.link.to, one) !== undefined)
  return row ? [{ ...back, none: nameOf(back.link.to, row)! }] : []
}

/** With a value of a choice that none of its records has, though others of the kind do. */
export interface BackAbsent extends BackChoice {
  x: string
  /** Others than it have the value. */
  theirsX: Row[]
}
export const absentsOf = (back: BackChoice): BackAbsent[] => {
  const { field, kind, own } = back
  const x = ownChoices(kind, field).find(value => /^[a-z_ -]{3,}$/i.test(value) && !own.some(row => row[field.name] === value)) // oxfmt-ignore
  if (x === undefined) return []
  const theirsX = back.other.own.filter(row => row[field.name] === x)
  return [{ ...back, x: sayValue(field, x), theirsX }]
}

/** With a choice and a figure of what belongs to it. */
export interface BackCut extends BackChoice {
  f: string
  isPlural: boolean
  key: (row: Row) => number
  /** Those with the value that have the figure. */
  numbersV: Row[]
}
export const cutsOf = (choice: BackChoice, figure: BackFigure): BackCut[] => {
  const numbersV = choice.ofV.filter(row => typeof row[figure.field.name] === 'number')
  return numbersV.length < 2 || numbersV.length !== choice.ofV.length
    ? []
    : [{ ...choice, f: figure.f, isPlural: figure.isPlural, key: figure.key, numbersV }]
}

/** Two kinds that belong to the same record. */
export interface BackPair extends Back {
  /** The second kind. */
  s: { many: string; own: Row[]; of: (row: Row) => Row[] }
}
export const pairsOf = (backs: readonly Back[]): BackPair[] =>
  backs.flatMap(back =>
    backs
      .filter(one => one.link.to === back.link.to && one.kind !== back.kind)
      .map(one => ({ ...back, s: { many: one.many, own: one.of(back.row), of: one.of } })),
  )

/** What belongs to a record and leads to others in another role. */
export interface BackOnward extends Back {
  role: string
  roles: string
  isRoleWho: boolean
  /** What its records lead to. */
  ends: Row[]
  /** Every one of them leads somewhere. */
  isFull: boolean
}
export const onwardsOf = (back: Back): BackOnward[] =>
  back.kind.links
    .filter(
      link =>
        link !== back.link &&
        link.to !== back.kind &&
        isAskable(link.to) &&
        link.said.endsWith(link.to.one) &&
        back.kind.links.filter(({ to }) => to === link.to).length === 1,
    ) // oxfmt-ignore
    .flatMap(link => {
      const found = back.own.map(row => link.to.rows.find(one => one.id === row[link.name]))
      const ends = pick.distinct(found.filter(row => row !== undefined))
      return ends.length < 2
        ? []
        : [{ ...back, role: oneOf(link.to), roles: manyOf(link.to), isRoleWho: isPerson(link.to), ends, isFull: !found.includes(undefined) }] // oxfmt-ignore
    })

/** Records with a value of a choice, and what belongs to all of them. */
export interface OwnersWith extends Slot {
  /** The owners: "customers"; what is theirs: "orders". */
  us: string
  uOne: string
  isWho: boolean
  c: string
  v: string
  w: string
  ofV: Row[]
  ofW: Row[]
  theirs: Row[]
  theirsW: Row[]
  of: (row: Row) => Row[]
  isState: boolean
}
const isWordy = (value: string) => /^[a-z ]{3,}$/i.test(saidValue(value)) && !/^[A-Z]{2,4}$/.test(value)
export const ownersOf = (back: Back): OwnersWith[] =>
  back.link.to.fields
    .filter(
      ({ type, said }) =>
        type === 'choice' && !/note|comment|description|title|reason|\b(?:by|at|on|for|to)$/.test(said),
    )
    .flatMap(field => {
      const of = (value: string) => back.us.filter(row => row[field.name] === value)
      const [v, w] = ownChoices(back.link.to, field).filter(value => isWordy(value) && of(value).length > 1 && of(value).length < 40 && of(value).some(row => back.of(row).length > 0)) // oxfmt-ignore
      if (v === undefined || w === undefined || back.kind.fields.some(({ said }) => said === field.said)) return []
      return [
        {
          service: back.service,
          many: back.many,
          us: back.uMany,
          uOne: back.uOne,
          isWho: back.isWho,
          c: field.said,
          v: sayValue(field, v),
          w: sayValue(field, w),
          ofV: of(v),
          ofW: of(w),
          theirs: of(v).flatMap(back.of),
          theirsW: of(w).flatMap(back.of),
          of: back.of,
          isState: false,
        },
      ]
    })

/** A kind with the towns, countries or places of its records. */
export interface KindPlaces extends Slot {
  x: string
  y: string
  inX: Row[]
  inY: Row[]
  rows: Row[]
}
export function placesOf(kind: GridKind): KindPlaces[] {
  if (!isAskable(kind)) return []
  const isPlaceField = ({ said }: GridField) => /^(?:city|town|country|region|location)$/.test(said)
  return kind.fields.filter(isPlaceField).flatMap(field => {
    const groups = pick.rank(kind.rows, row => row[field.name] as string).filter(({ key }) => /^\p{Lu}[\p{L} ]{3,}$/u.test(key)) // oxfmt-ignore
    const [one, two] = groups.filter(({ rows }) => rows.length < 40)
    if (!one || !two || two.rows.length < 1) return []
    return [{ service: kind.service as Service, many: manyOf(kind), x: one.key, y: two.key, inX: one.rows, inY: two.rows, rows: kind.rows }] // oxfmt-ignore
  })
}

/** A choice of a whole kind, and another one that tells it in groups. */
export interface KindRates extends KindChoice {
  d: string
  /** How many of each group in per cent have the one value, and the other. */
  rates: [gold.Spelled, number][]
  ratesW: [gold.Spelled, number][]
  figure: KindFigure | undefined
  /** The average of the figure in each group of those with the value. */
  means: [gold.Spelled, number][]
}
export function ratesOf(kind: GridKind): KindRates[] {
  const choices = kindChoicesOf(kind)
  const figure = kindFiguresOf(kind).find(({ isPlural }) => !isPlural)
  return choices.flatMap(choice => {
    const other = choices.find(({ c, field }) => c !== choice.c && kind.rows.every(row => row[field.name]))
    if (!other) return []
    const named = (key: string) => gold.spelled(key, saidValue(key))
    const groupsOf = (rows: readonly Row[]) => pick.rank(rows, row => row[other.field.name] as string)
    const ratesOf = (among: readonly Row[]) =>
      groupsOf(kind.rows).map(({ key, rows }): [gold.Spelled, number] => [
        named(key),
        (100 * rows.filter(row => among.includes(row)).length) / rows.length,
      ])
    const means = figure
      ? groupsOf(choice.ofV).map(({ key, rows }): [gold.Spelled, number] => [named(key), pick.mean(rows, figure.key)])
      : []
    return [{ ...choice, d: other.c, rates: ratesOf(choice.ofV), ratesW: ratesOf(choice.ofW), figure, means }]
  })
}

/** What has a value of a choice, and the records that it belongs to. */
export interface KindOwners extends KindChoice {
  us: string
  owners: Row[]
}
export function kindOwnersOf(back: Back): KindOwners[] {
  return kindChoicesOf(back.kind).flatMap(choice => {
    const owners = back.us.filter(row => back.of(row).some(one => choice.ofV.includes(one)))
    return owners.length < 2 || owners.length > 40 || owners.length === back.us.length
      ? []
      : [{ ...choice, us: back.uMany, owners }]
  })
}
