import type { Gold } from '../../gold.ts'
import type { Service } from '../../question.ts'
import type { Row } from '../../services/records.ts'
import type { GridField, GridKind } from '../schema.ts'
import { dateNounOf, figureOf, happenedOf, isAskable, isPerson, isPlural, manyOf, nameOf, oneOf, valueGold, whose } from './links-words.ts' // oxfmt-ignore
import { isPlain } from './records-slots.ts'
import type { Slot } from './spread.ts'

/** A record that people can name. */
export interface Named extends Slot {
  kind: GridKind
  one: string
  row: Row
  /** Its name in a sentence, and as an owner: "the Sales department", "the Sales department's". */
  r: string
  rs: string
  /** The bare name, without its kind; nothing for records that go by a number. */
  bare: string | undefined
  isPerson: boolean
  its: 'their' | 'its'
}
/** A field with a noun that people ask for. */
export interface Wanted {
  field: GridField
  f: string
}
/** A record with a field, another field, and another record. */
export interface Asked extends Named, Wanted {
  value: Gold
  /** Whether it is asked with "how much". */
  isFigure: boolean
  also: (Wanted & { value: Gold }) | undefined
  third: (Wanted & { value: Gold }) | undefined
  /** "seats": no "is" goes with it. */
  isPlural: boolean
  other: (Named & { value: Gold }) | undefined
}

export function toNamed(kind: GridKind, row: Row): Named | undefined {
  const r = nameOf(kind, row)
  if (r === undefined) return undefined
  const isWho = isPerson(kind)
  const bare = r.endsWith(kind.label(row) ?? '\0') || r.startsWith('the ') ? kind.label(row) : undefined
  return {
    service: kind.service as Service,
    many: manyOf(kind),
    kind,
    one: oneOf(kind),
    row,
    r,
    rs: whose(r),
    bare,
    isPerson: isWho,
    its: isWho ? 'their' : 'its',
  }
}

const HARD = /^(?:name|title|first name|last name|full name|display name|company name|surname|given name|family name|firm|farm name|label|key|body|slug|lead|author|client|project|linguist|customer|subscription|trade|contents|message|bio|description|notes?|comments?|summary|remarks?|safety note|reason|goal|subject|website|nickname|headline|(?:special|pickup) requests?|order number|number|ref|reference|plate|registration|license plate|barcode|furnished|locale|mail)$|\burl\b|\bsha\b|\bcode\b|iban|\bno$/ // oxfmt-ignore
const ID = /^[a-z]{1,12}[-_]\w*\d|^\d+$/i
/** The noun of a field, where it has one that people say. */
function nounOf(kind: GridKind, field: GridField): string | undefined {
  const { said, type } = field
  if (!isPlain(said) || type === 'flag') return undefined
  if (type === 'number') return figureOf(kind, field)
  if (type === 'day') return dateNounOf(field)
  return HARD.test(said) || / (?:from|left)$/.test(said) || /^(?:is|has) /.test(said) ? undefined : said
}
const isPresent = (value: unknown) => value !== null && value !== undefined && value !== '' && value !== 0
const isShort = (value: unknown) => typeof value !== 'string' || (value.length < 50 && !/^https?:/.test(value))

/** The rows that are asked about: three of those that people can name, spread over the list. */
export function namedOf(kind: GridKind): Named[] {
  const named = kind.rows.filter(row => nameOf(kind, row) !== undefined)
  const rows = [0.22, 0.61, 0.83].map(share => named[Math.floor(share * named.length)]!)
  return [...new Set(rows.filter(Boolean))].map(row => toNamed(kind, row)!)
}

/** Each field of a kind with a noun, asked of one of the records. */
export function fieldsOf(kind: GridKind): Asked[] {
  if (!isAskable(kind)) return []
  const named = namedOf(kind)
  if (named.length === 0) return []
  const wanted = kind.fields.flatMap(field => {
    const f = nounOf(kind, field)
    const isId = field.type === 'text' && kind.rows.some(row => ID.test(String(row[field.name] ?? '')))
    const isItsNumber = named.some(({ r, row }) => r.endsWith(` ${row[field.name] as string}`))
    return f === undefined || isItsNumber || (isId && !/number|phone/.test(f)) ? [] : [{ field, f }]
  })
  return wanted.flatMap((one, at) => {
    const from = [0, 1, 2].map(step => named[(at + step) % named.length]!)
    const has = (row: Row, { field }: Wanted) => isPresent(row[field.name]) && isShort(row[field.name])
    const own = from.find(({ row }) => has(row, one))
    if (!own) return []
    const further = [1, 2, 3, 4].map(step => wanted[(at + step) % wanted.length]!)
      .filter(next => next !== one && next.f !== one.f && has(own.row, next)) // oxfmt-ignore
    const told = further.map(next => ({ ...next, value: valueGold(next.field, own.row) }))
    const other = from.find(next => next !== own && next.row !== own.row && has(next.row, one))
    return [
      {
        ...own,
        ...one,
        value: valueGold(one.field, own.row),
        isFigure: one.field.type === 'number',
        isPlural: isPlural(one.f),
        also: told[0],
        third: told.find(next => next.f !== told[0]!.f && next !== told[0]),
        other: other && { ...other, value: valueGold(one.field, other.row) },
      },
    ]
  })
}

/** A record with a day of something that happened. */
export interface Happened extends Named {
  field: GridField
  done: string
  value: Gold
}
export function happenedSlots(kind: GridKind): Happened[] {
  if (!isAskable(kind)) return []
  return kind.fields.flatMap(field => {
    const done = happenedOf(field)
    const own = done && !(done === 'created' && isPerson(kind)) && namedOf(kind).find(({ row }) => row[field.name])
    return own ? [{ ...own, field, done: done!, value: valueGold(field, own.row) }] : []
  })
}

/** A record called by a word of its name that nothing else of the service has. */
export interface Partly extends Asked {
  part: string
}
export function partlyOf(kinds: readonly GridKind[]): Partly[] {
  const counts = new Map<string, number>()
  const wordsOf = (text: string) => new Set(text.toLowerCase().split(/[^\p{L}\d]+/u))
  for (const value of kinds.flatMap(({ rows }) => rows.flatMap(row => Object.values(row))))
    if (typeof value === 'string' && !/@|^https?:/.test(value))
      for (const word of wordsOf(value)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return kinds.flatMap(kind =>
    fieldsOf(kind).flatMap(asked => {
      const words = asked.bare?.split(' ') ?? []
      const part = words.find(
        word => (asked.isPerson ? /^\p{L}{5,}$/u : /^\p{L}{7,}$/u).test(word) && counts.get(word.toLowerCase()) === 1,
      )
      return part && words.length > 1 && asked.r === asked.bare ? [{ ...asked, part }] : []
    }),
  )
}
