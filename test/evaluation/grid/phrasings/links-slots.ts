import type { Gold } from '../../gold.ts'
import * as gold from '../../gold.ts'
import * as pick from '../../pick.ts'
import type { Service } from '../../question.ts'
import type { Row } from '../../services/records.ts'
import { ownChoices } from '../ask-choices.ts'
import { saidValue, type GridField, type GridKind, type GridLink } from '../schema.ts'
import { dateNounOf, figureOf, happenedOf, isAskable, isPerson, isPlace, isPlural, isState, manyOf, nameOf, oneOf, sayValue, valueGold, whose } from './links-words.ts' // oxfmt-ignore
import type { Slot } from './spread.ts'

/** A record that people can name and what it leads to in a role. */
export interface Forward extends Slot {
  one: string
  row: Row
  its: 'their' | 'its'
  r: string
  rs: string
  role: string
  toOne: string
  /** "Who" of people, "What" of things. */
  who: 'Who' | 'What'
  isWho: boolean
  called: Gold
  /** How many records of the kind lead there, if the link says whose they are. */
  siblings: Row[] | undefined
  field: { f: string; value: Gold } | undefined
}
const NO_ROLE = /\b(?:to|from|by)\b|\bsla\b/
const isEasy = ({ type, said }: GridField) =>
  (type === 'text' && /^(?:email|phone|city|phone number|job title|country|region|mobile)$/.test(said)) || type === 'number' // oxfmt-ignore

export function forwardOf(kind: GridKind): Forward[] {
  if (!isAskable(kind)) return []
  return kind.links
    .filter(({ to, said }) => to !== kind && isAskable(to) && !NO_ROLE.test(said))
    .flatMap(link => {
      const { to, said } = link
      const targets = new Map(to.rows.map(row => [row.id, row]))
      const targetOf = (row: Row) => targets.get(row[link.name] as string)
      const fits = kind.rows.filter(row => nameOf(kind, row) && to.label(targetOf(row) ?? {} as Row) !== undefined) // oxfmt-ignore
      return [...new Set([0.3, 0.75].map(share => fits[Math.floor(share * fits.length)]!))].filter(Boolean).map(row => {
        const target = targetOf(row)!
        const field = to.fields.find(
          one => isEasy(one) && target[one.name] && (one.type === 'text' || figureOf(to, one)),
        )
        const r = nameOf(kind, row)!
        return {
          service: kind.service as Service,
          many: manyOf(kind),
          one: oneOf(kind),
          r,
          rs: whose(r),
          role: said === to.one ? oneOf(to) : said,
          toOne: oneOf(to),
          who: isPerson(to) ? 'Who' : 'What',
          isWho: isPerson(to),
          row,
          its: isPerson(kind) ? 'their' : 'its',
          siblings: isOwning(kind, link) ? kind.rows.filter(one => one[link.name] === target.id) : undefined,
          called: gold.either(gold.record(target), gold.text(to.label(target)!)),
          field: field && { f: figureOf(to, field) ?? field.said, value: valueGold(field, target) },
        }
      })
    })
}

/** What belongs to a record: Ts of a U. */
export interface Back extends Slot {
  kind: GridKind
  link: GridLink
  one: string
  uOne: string
  uMany: string
  us: Row[]
  of: (row: Row) => Row[]
  r: string
  rs: string
  row: Row
  own: Row[]
  /** Another record with more or fewer. */
  other: { r: string; rs: string; row: Row; own: Row[] }
  isWho: boolean
  /** No other link of the kind leads to people. */
  isOnlyWho: boolean
  isPlace: boolean
  it: 'they' | 'it'
  its: 'their' | 'its'
}
const OWNERS = /^(?:owner|holder|assignee)$/
/** Links that say whose a record is, where no other leads to the same kind. */
export const isOwning = (kind: GridKind, link: GridLink): boolean =>
  link.to !== kind &&
  isAskable(link.to) &&
  kind.links.filter(({ to }) => to === link.to).length === 1 &&
  !NO_ROLE.test(link.said) &&
  (link.said.endsWith(link.to.one.split(' ').at(-1)!) || OWNERS.test(link.said))

const FEW = 2
const SEVERAL = 14
export function backOf(kind: GridKind): Back[] {
  if (!isAskable(kind)) return []
  return kind.links
    .filter(link => isOwning(kind, link))
    .flatMap(link => {
      const { to } = link
      const belongs = Map.groupBy(kind.rows, row => row[link.name])
      const of = (row: Row) => belongs.get(row.id) ?? []
      const isGood = (row: Row) => to.label(row) !== undefined && nameOf(to, row) !== undefined
      const fits = to.rows.filter(row => isGood(row) && of(row).length >= FEW && of(row).length <= SEVERAL)
      return [0.15, 0.5, 0.8].flatMap(share => {
        const row = fits[Math.floor(share * fits.length)]
        const other = fits.find((one, at) => at > share * fits.length / 2 && one !== row && of(one).length !== of(row!).length) // oxfmt-ignore
        if (!row || !other) return []
        const [r, name] = [nameOf(to, row)!, nameOf(to, other)!]
        return [
          {
            service: kind.service as Service,
            kind,
            link,
            many: manyOf(kind),
            one: oneOf(kind),
            uOne: oneOf(to),
            uMany: manyOf(to),
            us: to.rows,
            of,
            r,
            rs: whose(r),
            row,
            own: of(row),
            other: { r: name, rs: whose(name), row: other, own: of(other) },
            isWho: isPerson(to),
            isOnlyWho: isPerson(to) && kind.links.filter(one => isPerson(one.to)).length === 1,
            isPlace: isPlace(to),
            it: isPerson(to) ? ('they' as const) : ('it' as const),
            its: isPerson(to) ? ('their' as const) : ('its' as const),
          },
        ]
      })
    })
}

/** With a figure of what belongs to it. */
export interface BackFigure extends Back {
  field: GridField
  f: string
  isPlural: boolean
  key: (row: Row) => number
  /** Its records that have the figure; one more in the middle. */
  numbers: Row[]
  n: number
  above: Row[]
}
export const figuresOf = (back: Back): BackFigure[] =>
  back.kind.fields.flatMap(field => {
    const f = figureOf(back.kind, field)
    const key = (row: Row) => row[field.name] as number
    const numbers = back.own.filter(row => typeof row[field.name] === 'number')
    const n = numbers.map(key).sort((a, b) => a - b)[Math.floor(numbers.length / 2) - 1]
    if (f === undefined || n === undefined || numbers.length < 3) return []
    return [{ ...back, field, f, isPlural: isPlural(f), key, numbers, n, above: numbers.filter(row => key(row) > n) }]
  })

/** With a choice of what belongs to it: some of its records have the value, others not. */
export interface BackChoice extends Back {
  field: GridField
  c: string
  v: string
  w: string
  ofV: Row[]
  ofW: Row[]
  is: (row: Row) => boolean
  isState: boolean
  sizes: [gold.Spelled, number][]
}
const isWordy = (value: string) => /^[a-z ]{3,}$/i.test(saidValue(value)) && !/^[A-Z]{2,4}$/.test(value)
const hasPrefix = (choices: readonly string[]) => choices.every(value => /_/.test(value) && value.split('_')[0] === choices[0]!.split('_')[0]) // oxfmt-ignore
export function choicesOfBack(back: Back): BackChoice[] {
  const { kind, own } = back
  const flags = new Set(kind.fields.filter(({ type }) => type === 'flag').map(({ said }) => said.replace(/^is /, '')))
  const isAsked = ({ type, said, choices }: GridField) =>
    type === 'choice' && !hasPrefix(choices) && !/\b(?:notes?|comments?|goal|remarks?|summary|description|title)$/.test(said) // oxfmt-ignore
  return kind.fields.filter(isAsked).flatMap(field => {
    const of = (value: string) => own.filter(row => row[field.name] === value)
    const [v, w] = ownChoices(kind, field).filter(value => isWordy(value) && !flags.has(saidValue(value)) && of(value).length > 0) // oxfmt-ignore
    if (v === undefined || w === undefined) return []
    const sizes = pick.rank(own, row => row[field.name] as string)
      .map(({ key, rows }): [gold.Spelled, number] => [gold.spelled(key, saidValue(key)), rows.length]) // oxfmt-ignore
    return [
      {
        ...back,
        field,
        c: field.said,
        v: sayValue(field, v),
        w: sayValue(field, w),
        ofV: of(v),
        ofW: of(w),
        is: (row: Row) => row[field.name] === v,
        isState: isState(field, [v, w]),
        sizes,
      },
    ]
  })
}

/** With a day of what belongs to it. */
export interface BackDay extends Back {
  field: GridField
  done: string | undefined
  noun: string | undefined
  /** Whether the kind has no other day, and it is when it happened. */
  isOnly: boolean
  year: string
  month: string
  inYear: Row[]
  inMonth: Row[]
  day: (row: Row) => string | undefined
}
export function daysOf(back: Back): BackDay[] {
  const days = back.kind.fields.filter(({ type }) => type === 'day')
  return days.flatMap(field => {
    const day = (row: Row) => (row[field.name] as string | null)?.slice(0, 10) ?? undefined
    const own = back.own.filter(row => day(row))
    const year = pick.rank(own, row => day(row)!.slice(0, 4)).at(-1)?.key
    const month = own.map(row => day(row)!.slice(0, 7)).sort()[Math.floor(own.length / 2)]
    if (year === undefined || month === undefined) return []
    return [
      {
        ...back,
        field,
        done: happenedOf(field),
        noun: dateNounOf(field),
        isOnly:
          days.length === 1 &&
          !isPerson(back.kind) &&
          // Of a picture with a year in which it was painted the latest one goes by that.
          !back.kind.fields.some(({ said, type }) => type === 'number' && /\byear\b/.test(said)) &&
          !/next|due|until|expir|birth|survey|since|hire|service|collected/.test(field.said),
        year,
        month,
        inYear: own.filter(row => day(row)!.startsWith(year)),
        inMonth: own.filter(row => day(row)!.startsWith(month)),
        day,
      },
    ]
  })
}

/** With a choice of what it leads to: Ts by the F of their role. */
export interface Over extends Back {
  role: string
  c: string
  v: string
  overV: Row[]
  groups: [gold.Spelled, number][]
}
export const oversOf = (back: Back): Over[] =>
  back.link.to.fields
    .filter(({ type, choices }) => type === 'choice' && !hasPrefix(choices))
    .flatMap(field => {
      const value = ownChoices(back.link.to, field).find(isWordy)
      if (value === undefined || back.kind.fields.some(({ said }) => said === field.said)) return []
      const targets = new Map(back.us.map(row => [row.id, row]))
      const valueOf = (row: Row) => targets.get(row[back.link.name] as string)?.[field.name] as string
      const overV = back.kind.rows.filter(row => valueOf(row) === value)
      if (overV.length === 0) return []
      const groups = pick.rank(back.kind.rows, valueOf)
        .map(({ key, rows }): [gold.Spelled, number] => [gold.spelled(key, saidValue(key)), rows.length]) // oxfmt-ignore
      const role = back.link.said === back.link.to.one ? back.uOne : back.link.said
      return [{ ...back, role, c: field.said, v: sayValue(field, value), overV, groups }]
    })

/** Two steps: Ts of the Us of a W. */
export interface Far extends Back {
  farOne: string
  far: string
  farS: string
  all: Row[]
}
export const farsOf = (back: Back): Far[] =>
  back.link.to.links
    .filter(
      far =>
        isOwning(back.link.to, far) &&
        far.to !== back.kind &&
        !back.kind.links.some(
          one => one.to === far.to || (one !== back.link && one.to.links.some(({ to }) => to === far.to)),
        ) &&
        !far.to.links.some(({ to }) => to === back.kind),
    )
    .flatMap(far => {
      const allOf = (end: Row) => back.us.filter(row => row[far.name] === end.id).flatMap(back.of)
      const end = far.to.rows.find((row, at) => at > 0 && far.to.label(row) && nameOf(far.to, row) && allOf(row).length > 1 && allOf(row).length < 60) // oxfmt-ignore
      if (!end) return []
      const name = nameOf(far.to, end)!
      return [{ ...back, farOne: oneOf(far.to), far: name, farS: whose(name), all: allOf(end) }]
    })
