import type { Row } from '../../services/records.ts'
import type { Service } from '../../question.ts'
import { ownChoices } from '../ask-choices.ts'
import { saidValue, type GridField, type GridKind } from '../schema.ts'
import type { Slot } from './spread.ts'

/** Words that only a program says. */
const CRYPTIC =
  /\b(?:custs?|arts?|ords?|amt|crd|dt|nm|qty|prc|unt|stk|lmt|descr|grp|mov|desc|eta|ata|atd|imo|teu|epc|ects|kyc|pep|dob)\b/
export const isPlain = (said: string): boolean => !CRYPTIC.test(said)
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
}

const isWordy = (value: string) => /^[a-z ]{3,}$/i.test(saidValue(value)) && !/^[A-Z]{2,4}$/.test(value)
const STATE = /\b(?:status|state|stage|standing)$/
/** Fields whose values are no names: they are written small. */
const COMMON =
  /\b(?:status|state|stage|standing|type|kind|priority|urgency|severity|level|category|method|reason|tier|condition|outcome|format|channel|course)$/
const PLACE = /^(?:city|town|office|location|home town|branch|district|county)$/
/** Words of how a record is that stand before it. */
const ADJECTIVE = /^(?!passed|arrived|sailed|attended)(?:\w+ed|open|active|inactive|dormant|draft|overdue|pending|paid|unpaid|void|lost|lapsed|current|former|available|vacant|urgent|fit|sold|new)$/i // oxfmt-ignore
const FEWEST = 8
/** A list that people read. */
export const READABLE = 80

export function choicesOf(kind: GridKind): Choice[] {
  if (!isPlain(kind.many) || kind.rows.length < FEWEST) return []
  const flags = new Set(kind.fields.filter(({ type }) => type === 'flag').map(({ said }) => said.replace(/^(?:is|has) /, ''))) // oxfmt-ignore
  return kind.fields
    .filter(
      ({ type, said }) =>
        type === 'choice' && isPlain(said) && !/\b(?:notes?|comments?|goal|remarks|requests?|summary)$/.test(said),
    ) // oxfmt-ignore
    .flatMap(field => {
      const of = (value: string) => kind.rows.filter(row => row[field.name] === value)
      const own = ownChoices(kind, field).filter(value => isWordy(value) && !flags.has(saidValue(value)))
      if (own.length < 2) return []
      const say = (value: string) => (COMMON.test(field.said) ? saidValue(value).toLowerCase() : saidValue(value))
      const [first, second, third] = own.filter(value => of(value).length <= READABLE).concat(own).filter((value, at, all) => all.indexOf(value) === at) // oxfmt-ignore
      const sizes = field.choices
        .map(value => ({ value, said: say(value), rows: of(value) }))
        .sort((a, b) => b.rows.length - a.rows.length)
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
          isState: STATE.test(field.said) && [first!, second!].every(value => ADJECTIVE.test(saidValue(value))),
          isPlace: PLACE.test(field.said),
        },
      ]
    })
}
