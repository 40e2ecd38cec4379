import * as gold from '../../gold.ts'
import type { Row } from '../../services/records.ts'
import type { Service } from '../../question.ts'
import { ownChoices } from '../ask-choices.ts'
import { saidValue, type GridField, type GridKind } from '../schema.ts'
import type { Slot } from './spread.ts'

/** Words that only a program says. */
const CRYPTIC =
  /\b(?:custs?|arts?|ords?|amt|crd|dt|nm|qty|prc|unt|stk|lmt|descr|grp|mov|desc|eta|ata|atd|imo|teu|epc|ects|kyc|pep|dob)\b/
export const isPlain = (said: string): boolean => !CRYPTIC.test(said)
/** A kind whose name people use, and of which they say one and several. */
export const isAskable = ({ many, one }: GridKind): boolean => isPlain(many) && one !== many
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A kind with what people call its records. */
export interface Kind extends Slot {
  kind: GridKind
  one: string
  rows: Row[]
  /** "who" of people, "that" of things. */
  who: 'who' | 'that'
}
export const toKind = (kind: GridKind): Kind => ({
  kind,
  service: kind.service as Service,
  many: kind.many,
  one: kind.one,
  rows: kind.rows,
  who: kind.arePeople ? 'who' : 'that',
})

/** A field of few values, two of which are asked about. */
export interface Choice extends Kind {
  field: GridField
  f: string
  /** The two values, as people say them, and their rows. */
  v: string
  w: string
  ofV: Row[]
  ofW: Row[]
  /** A third value, where there is one. */
  x: string | undefined
  ofX: Row[]
  /** Rows of another value than the first, and those that have no value too. */
  others: Row[]
  rest: Row[]
  /** The values as people say them. */
  values: string[]
  sizes: { value: string; said: string; rows: Row[] }[]
  /** Whether "open orders" can be said: a single word of how a record is. */
  isState: boolean
  isPlace: boolean
  /** "open orders", "customers in Leeds", "orders with channel phone". */
  those: (said: string) => string
  thatOne: (said: string) => string
}

const isWordy = (value: string) => /^[a-z ]{3,}$/i.test(saidValue(value)) && !/^[A-Z]{2,4}$/.test(value)
const STATE = /\b(?:status|state|stage|standing)$/
/** Fields whose values are no names: they are written small. */
const COMMON =
  /\b(?:status|state|stage|standing|type|kind|priority|urgency|severity|level|category|method|reason|tier|condition|outcome|format|channel|course)$/
const PLACE = /^(?:city|town|office|location|branch|district|county)$/
/** Words of how a record is that stand before it. */
const ADJECTIVE = /^(?!passed|arrived|sailed|attended)(?:\w+ed|open|active|inactive|dormant|draft|overdue|pending|paid|unpaid|void|lost|lapsed|current|former|available|vacant|urgent|fit|sold|new)$/i // oxfmt-ignore
/** A value as people say it: without the name of its field before it, and small unless it is a name. */
export function sayValue({ said, choices }: GridField, value: string): string {
  const first = saidValue(choices[0]!).split(' ')
  const isBefore = (count: number) => count < first.length && choices.every(one => saidValue(one).startsWith(`${first.slice(0, count).join(' ')} `)) // oxfmt-ignore
  const told = saidValue(value).split(' ').slice([2, 1].find(isBefore) ?? 0).join(' ') // oxfmt-ignore
  return COMMON.test(said) ? told.toLowerCase() : told
}
/** A value as it may be written in an answer, as a constant named after its field too: `GEARBOX_MANUAL`, `LESSON_STATUS_DONE`. */
export const spellValue = ({ field, one }: Choice, value: string) =>
  gold.spelled(
    value,
    saidValue(value),
    sayValue(field, value),
    `${field.said} ${value}`,
    `${one.split(' ').at(-1)!} ${field.said} ${value}`,
  )
const FEWEST = 8
/** A list that people read. */
export const READABLE = 80

export function choicesOf(kind: GridKind): Choice[] {
  if (!isAskable(kind) || kind.rows.length < FEWEST) return []
  const flags = new Set(kind.fields.filter(({ type }) => type === 'flag').map(({ said }) => said.replace(/^(?:is|has) /, ''))) // oxfmt-ignore
  return kind.fields
    .filter(
      ({ type, said }) =>
        type === 'choice' &&
        isPlain(said) &&
        !/\b(?:notes?|comments?|goal|remarks?|requests?|summary|weekday|furnished|via|by|at|on|for|from|to)$/.test(
          said,
        ),
    ) // oxfmt-ignore
    .flatMap(field => {
      const of = (value: string) => kind.rows.filter(row => row[field.name] === value)
      const own = ownChoices(kind, field).filter(value => isWordy(value) && !flags.has(saidValue(value)) && saidValue(value).toLowerCase() !== kind.one) // oxfmt-ignore
      if (own.length < 2) return []
      const say = (value: string) => sayValue(field, value)
      const [first, second, third] = own.filter(value => of(value).length <= READABLE).concat(own).filter((value, at, all) => all.indexOf(value) === at) // oxfmt-ignore
      const sizes = field.choices
        .map(value => ({ value, said: say(value), rows: of(value) }))
        .sort((a, b) => b.rows.length - a.rows.length)
      const isState = STATE.test(field.said) && [first!, second!].every(value => ADJECTIVE.test(saidValue(value)))
      const isPlace = PLACE.test(field.said)
      const those = (value: string, noun: string) =>
        isState ? `${value} ${noun}` : isPlace ? `${noun} in ${value}` : `${noun} with ${field.said} ${value}`
      return [
        {
          ...toKind(kind),
          field,
          f: field.said,
          v: say(first!),
          w: say(second!),
          x: third && say(third),
          ofV: of(first!),
          ofW: of(second!),
          ofX: third === undefined ? [] : of(third),
          others: kind.rows.filter(row => row[field.name] && row[field.name] !== first),
          rest: kind.rows.filter(row => row[field.name] !== first),
          values: field.choices.map(say),
          sizes,
          isState,
          isPlace,
          those: value => those(value, kind.many),
          thatOne: value => those(value, kind.one),
        },
      ]
    })
}

/** Two fields of few values of a kind; a value of each that go together. */
export interface TwoChoices extends Slot {
  c: Choice
  e: Choice
  many: string
  /** Rows of the first value of both. */
  both: Row[]
}
export const twoChoicesOf = (kind: GridKind): TwoChoices[] => {
  const choices = choicesOf(kind)
  return choices.flatMap(c =>
    choices
      .filter(e => e.field !== c.field)
      .map(e => ({ c, e, service: c.service, many: c.many, both: c.ofV.filter(row => e.ofV.includes(row)) })),
  )
}

/** A field of yes and no. */
export interface Flag extends Kind {
  field: GridField
  /** "active", or "a garden" with `isHad`. */
  is: string
  /** "garden", as in "no garden". */
  bare: string
  isHad: boolean
  so: Row[]
  notSo: Row[]
}
export const flagsOf = (kind: GridKind): Flag[] => {
  const words = new Set(kind.fields.flatMap(({ choices }) => choices.map(saidValue)))
  return kind.fields
    .filter(
      ({ type, said }) =>
        type === 'flag' && /^(?:is|has) /.test(said) && isPlain(said) && isAskable(kind) && !/highlight/.test(said),
    )
    .filter(({ said }) => !words.has(said.replace(/^(?:is|has) /, '')))
    .map(field => ({
      ...toKind(kind),
      field,
      is: field.said.replace(/^is |^has (?=.*(?:s|ing|control|power|access|insurance)$)/, '').replace(/^has /, 'a '),
      bare: field.said.replace(/^(?:is|has) /, ''),
      isHad: field.said.startsWith('has '),
      so: kind.rows.filter(row => row[field.name] === true),
      notSo: kind.rows.filter(row => row[field.name] === false),
    }))
    .filter(({ so, notSo }) => so.length > 0 && notSo.length > 0)
}

/** Two kinds of one service. */
export interface TwoKinds extends Slot {
  k: Kind
  l: Kind
}
export function twoKindsOf(kinds: readonly GridKind[]): TwoKinds[] {
  const askable = kinds.filter(isAskable).map(toKind)
  return askable.flatMap(k =>
    askable
      .filter(l => l.service === k.service && l.many !== k.many && l.rows.length !== k.rows.length)
      .map(l => ({ k, l, service: k.service, many: k.many })),
  )
}
