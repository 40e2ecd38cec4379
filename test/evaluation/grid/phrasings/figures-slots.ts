import type { Row } from '../../services/records.ts'
import type { GridField, GridKind } from '../schema.ts'
import { choicesOf, isAskable, isPlain, toKind, type Choice, type Kind } from './records-slots.ts'
import type { Slot } from './spread.ts'

/** Numbers that are no quantities: codes, places in an order, years; amounts that are held in cents. */
const NO_FIGURE =
  /\b(?:number|no|years?|id|latitude|longitude|position|product|vessel|state|priority|severity|kind|vintage|built|founded|born|season|bib|attempt|version|matchday|cents|floor|storey|level|queen|group|age|size ft|sla|share)\b|\b(?:from|per|min|max|ordered)$/
/** Units behind the name of a field, which people leave out. */
const UNIT =
  / (?:kg|km|m|cm|sqm|sqft|mw|mwh|kw|kwh|g|eur|usd|gbp|pcm|l|t|c|mg|kph|ebc)$|(?<=\b(?:duration|distance|weight|length|height|time|terms|mileage|altitude|temperature|spent)) (?:seconds|minutes|hours|days|months|litres|grams|metres|celsius)$/
/** Measures of which a sum means something. */
const ADDED =
  /\b(?:total|amount|cost|costs|hours|minutes|words|count|quantity|weight|bottles|downloads|seats|capacity|budget|applicants|points|goals|days|places|pallets|fee|fare|litres|area|spaces|participants|seeds|visitors|kilograms|distance|duration|value|likes|votes|balance|paid|deposit|tugs|premium)\b/
const NOT_ADDED = /\b(?:rate|rating|score|percent|per|price|limit|min|max|age|temperature|height|left|average)\b/
const FEWEST_VALUES = 7

/** A number of a kind, with bounds that divide its rows. */
export interface Figure extends Kind {
  field: GridField
  /** As people say it: "weight" of `weightKg`. */
  f: string
  /** "number of seats" of a plural. */
  q: string
  isPlural: boolean
  isAdded: boolean
  /** Rows that have it. */
  own: Row[]
  missing: Row[]
  key: (row: Row) => number
  /** A bound that few are above of, one that few are below of, and two about the middle. */
  high: number
  low: number
  from: number
  to: number
  top: number
  bottom: number
  over: (bound: number) => Row[]
  upTo: (bound: number) => Row[]
  /** "a weight of at least 20", "at least 20 seats". */
  having: (bound: string) => string
  /** Whether a row of its own has the largest, and the smallest. */
  hasTop: boolean
  hasBottom: boolean
  /** A row's name, where every record has one. */
  label: (row: Row) => string | undefined
}

/** A rounder number near it. */
function round(value: number): number {
  const step = 10 ** Math.max(Math.floor(Math.log10(Math.abs(value) || 1)) - 1, -1)
  return Number((Math.round(value / step) * step).toFixed(2))
}

export function figuresOf(kind: GridKind): Figure[] {
  if (!isAskable(kind) || kind.rows.length < 8 || kind.service === 'billing') return []
  const names = kind.fields.map(({ said }) => said)
  return kind.fields
    .filter(({ type, said }) => type === 'number' && isPlain(said) && !NO_FIGURE.test(said))
    .flatMap(field => {
      const key = (row: Row) => row[field.name] as number
      const own = kind.rows.filter(row => typeof row[field.name] === 'number')
      const sorted = own.map(key).sort((a, b) => a - b)
      if (new Set(sorted).size < FEWEST_VALUES || sorted.at(-1)! <= 1) return []
      const at = (place: number) => round(sorted[Math.min(Math.max(Math.floor(place), 0), sorted.length - 1)]!)
      const few = Math.min(0.2 * sorted.length, 20)
      const bare = field.said.replace(UNIT, '')
      const f = bare !== field.said && names.includes(bare) ? field.said : bare
      const isPlural = /[^su]s$|days left$/.test(f)
      return [
        {
          ...toKind(kind),
          field,
          f,
          q: isPlural ? `number of ${f}` : f,
          isPlural,
          isAdded: ADDED.test(f) && !NOT_ADDED.test(f),
          own,
          missing: kind.rows.filter(row => row[field.name] === null || row[field.name] === undefined),
          key,
          high: at(sorted.length - few),
          low: isPlural ? Math.max(at(few), 2) : at(few),
          from: at(sorted.length / 2 - few / 2),
          to: at(sorted.length / 2 + few / 2),
          top: sorted.at(-1)!,
          bottom: sorted[0]!,
          over: (bound: number) => own.filter(row => key(row) > bound),
          upTo: (bound: number) => own.filter(row => key(row) <= bound),
          having: (bound: string) => (isPlural ? `${bound} ${f}` : `a ${f} of ${bound}`),
          hasTop: sorted.at(-1)! > sorted.at(-2)!,
          hasBottom: sorted[0]! < sorted[1]!,
          label: kind.label,
        },
      ]
    })
}

/** A number of the records of a value. */
export interface FigureOf extends Slot {
  c: Choice
  n: Figure
  /** Rows of the first value, and of the second, that have the number. */
  ofV: Row[]
  ofW: Row[]
}
export const figuresOfChoices = (kind: GridKind): FigureOf[] =>
  choicesOf(kind).flatMap(c =>
    figuresOf(kind).map(n => ({
      c,
      n,
      service: c.service,
      many: c.many,
      ofV: c.ofV.filter(row => n.own.includes(row)),
      ofW: c.ofW.filter(row => n.own.includes(row)),
    })),
  )

/** Two numbers of a kind. */
export interface TwoFigures extends Slot {
  n: Figure
  m: Figure
}
export const twoFiguresOf = (kind: GridKind): TwoFigures[] => {
  const figures = figuresOf(kind)
  return figures.flatMap(n => figures.filter(m => m !== n).map(m => ({ n, m, service: n.service, many: n.many })))
}

/** Two named records and a number of which each has another. */
export interface TwoRecords extends Slot {
  n: Figure
  one: Row
  other: Row
  /** What the two are called. */
  a: string
  b: string
}
const SHORT = 28
export const twoRecordsOf = (kind: GridKind): TwoRecords[] =>
  figuresOf(kind).flatMap(n => {
    const named = n.own.filter(row => (kind.label(row)?.length ?? SHORT) < SHORT && !kind.label(row)!.includes('/'))
    const one = named[Math.floor(named.length * 0.4)]
    const other = named.find((row, at) => at > named.length * 0.6 && one && n.key(row) !== n.key(one))
    if (!one || !other) return []
    const slot = { n, one, other, a: kind.label(one)!, b: kind.label(other)! }
    return [{ ...slot, service: n.service, many: n.many }]
  })
