import { fragment, pattern } from '../../../lib/patterns.ts'
import { placeKind } from '../calls/write-places.ts'
import { isCountryName, isStateName } from '../language/places.ts'
import type { Slot } from './slots.ts'

/** What a line of a postal address holds (vCard, RFC 6350, 6.3.1 ADR). */
export type AddressPart = 'street' | 'town' | 'state' | 'postcode' | 'country'

/** The places of one address among the slots of an operation. */
export interface AddressSlots {
  /** What tells it from other addresses of the record: "supply" of `supplyAddress`, empty for the only one. */
  prefix: string
  parts: ReadonlyMap<AddressPart, Slot>
}

/** What the part is called at the end of a slot's name. */
const NAMES: [AddressPart, RegExp][] = [
  ['postcode', /^(.*?)\s*\b(?:post ?code|postal code|zip(?: ?code)?)$/],
  ['country', /^(.*?)\s*\bcountry(?: (?:code|name))?$/],
  ['state', /^(.*?)\s*\b(?:state|province|region|county)(?: code)?$/],
  ['town', /^(.*?)\s*\b(?:city|town|locality|suburb)$/],
  ['street', /^(.*?)\s*\b(?:street(?: (?:address|name|line))?(?: 1)?|(?:address )?line ?1?|address ?1|road)$/],
  ['street', /^((?:(?!e ?mail|ip|mac|web|url).)*?)\s*\baddress$/],
]

function partOf({ type, target, words }: Slot): { part: AddressPart; prefix: string } | undefined {
  if (target || (type !== 'string' && type !== '')) return undefined
  const name = words.join(' ')
  for (const [part, form] of NAMES) {
    const before = form.exec(name)?.[1]
    if (before !== undefined) return { part, prefix: before.replace(/\s*\b(?:address|location)$/, '') }
  }
  return undefined
}

/** The addresses that an operation takes in parts, with their street and one place more at least. */
export function addressesIn(slots: readonly Slot[]): AddressSlots[] {
  const found = new Map<string, Map<AddressPart, Slot>>()
  for (const slot of slots) {
    const { part, prefix } = partOf(slot) ?? {}
    if (part === undefined || prefix === undefined) continue
    const parts = found.get(prefix) ?? new Map<AddressPart, Slot>()
    found.set(prefix, parts)
    if (!parts.has(part)) parts.set(part, slot)
  }
  return [...found]
    .map(([prefix, parts]) => ({ prefix, parts }))
    .filter(({ parts }) => parts.has('street') && (parts.has('town') || parts.has('postcode')))
}

/** A word of a name; a full stop only behind what is short, else a sentence ends there. */
const WORD = String.raw`\p{Lu}(?:[\p{L}'’]{0,2}\.|\p{L}*(?:str|lvd)\.|[\p{L}'’]*)`
const NAME = String.raw`${WORD}(?:[ -](?:(?:upon|on|of|the|de|la|le|am|an|der|in) )?${WORD}){0,4}`
/** Of the United Kingdom, Canada, the Netherlands, Ireland, and codes of digits alone. */
const POSTCODE = fragment`
  (?:
    [A-Z]{1,2}\d[A-Z\d]?\ ?\d[A-Z]{2}|[A-Z]\d[A-Z]\ ?\d[A-Z]\d|\d{4}\ ?[A-Z]{2}|[A-Z]\d[\dW]\ ?[A-Z\d]{4}
    |[A-Z]{2}-\d{4,5}|\d{5}-\d{4}|\d{2}-\d{3}|\d{3}\ \d{2}|\d{4,6}
  )
`
const FLAT = String.raw`(?:(?:[Ff]lat|[Aa]pt\.?|[Aa]partment|[Uu]nit|[Ss]uite) [\p{L}\d]+,? )?`
const STREET = String.raw`(?:${FLAT}\d{1,5}\p{L}?(?:[-/]\d+\p{L}?)? ${NAME}|${NAME} \d{1,4}\p{Ll}?)`
const LINE = String.raw`(?:${POSTCODE}|\d{4,5} ${NAME}|${NAME}(?: [A-Z]{2})?(?: ${POSTCODE})?)`
const END = String.raw`(?![\p{L}\d@])`

/** What stands between two lines: a comma, or "in" before the town. */
const BETWEEN = String.raw`(?:,\s*|\s+in\s+)`
/** A street with its number, and the lines behind it. */
export const WRITTEN = new RegExp(String.raw`(?<![\p{L}\d])${STREET}${END}(?:${BETWEEN}${LINE}${END}){0,4}`, 'gu')
/** Words that a street ends in, also in short. */
const THOROUGHFARE = pattern('iu')`
  (?:\b(?:
    street|road|lane|close|avenue|drive|way|court|place|square|terrace|crescent|gardens?|hill|row|mews|grove|walk
    |boulevard|parade|quay|wharf|highway|st|rd|ln|ave|dr|blvd|ct|pl|sq
  )\.?|stra(?:ss|ß)e|str\.?|weg|gasse|platz|laan|straat)(?:\s\d+\p{L}?)?$
`
const isStreet = (line: string): boolean => /\d/.test(line) || THOROUGHFARE.test(line)
/** The lines of an address: "14 Bridge Street in Kenmare" are two, where the street ends in a word for one or in its number. */
const linesOf = (text: string): string[] =>
  text.split(/\s*[,;\n]\s*/).flatMap(line => {
    const [, street, town] = IN_TOWN.exec(line) ?? []
    return street && town && (THOROUGHFARE.test(street) || /\d\p{Ll}?$/u.test(street)) ? [street, town] : [line]
  })
const IN_TOWN = /^(.*\d.*?)\s+in\s+(\p{Lu}.*)$/u

const WHOLLY = new RegExp(`^${POSTCODE}$`, 'iu')
const BEHIND = new RegExp(String.raw`^(.*\p{L}[\p{L}.]*) (${POSTCODE})$`, 'iu')
const BEFORE = /^((?:[A-Z]{1,2}-)?\d{4,5}(?: [A-Z]{2})?) (\p{Lu}\D*)$/u

/** An address with each of its parts, or what of it could be one part or another. */
export type Divided = { parts: Map<AddressPart, string> } | { unclear: string }

const LEAD =
  /^(?:(?:he|she|it|they|who)\s+)?(?:now\s+)?(?:lives?|living|is|are|resides?|based|located|at|in|on)\s+(?:now\s+)?(?:at\s+|in\s+)?(?=[\p{Lu}\d])/iu

/** An address without what only leads to it ("she lives at …"); undefined where other words stand around it. */
export function wholeAddress(text: string): string | undefined {
  const plain = text
    .trim()
    .replace(/[\s.!]+$/, '')
    .replace(/\s+(?:now|from now on)$/i, '')
    .replace(LEAD, '')
  const [written] = plain.match(WRITTEN) ?? []
  return written === plain ? plain : undefined
}

/** Whether a text is an address that says of itself that it is one: a street with a number, and a line with a code or a road behind or in it. */
export const isPlainlyAddress = (text: string): boolean => {
  const [first = '', ...more] = linesOf(text)
  const isCoded = more.some(line => WHOLLY.test(line) || BEHIND.test(line) || BEFORE.test(line))
  return /\d/.test(first) && more.length > 0 && (isCoded || THOROUGHFARE.test(first))
}

/** Divides what is written as an address by the shape of its lines: house number, code, names of states and countries. */
export function divideAddress(text: string, takes: ReadonlyMap<AddressPart, Slot>): Divided | undefined {
  const parts = new Map<AddressPart, string>()
  const lines = linesOf(text.replace(/[\s.!]+$/, '')).filter(Boolean)
  if (lines.length === 1) return divideLine(lines[0]!, parts)
  if (takes.has('country') && lines.length > 2 && isCountryName(lines.at(-1)!)) parts.set('country', lines.pop()!)
  for (let at = 1; at < lines.length; at++) {
    const line = lines[at]!
    const [, name, code] = BEHIND.exec(line) ?? []
    const [, first, town] = BEFORE.exec(line) ?? []
    if (WHOLLY.test(line)) lines.splice(at--, 1)
    else if (name && code) lines[at] = name
    else if (first && town) lines[at] = town
    else continue
    if (parts.has('postcode')) return { unclear: line }
    parts.set('postcode', first ?? code ?? line)
  }
  const house = lines.findIndex(isStreet)
  const from = house < 0 ? 0 : house
  parts.set('street', lines.slice(0, from + 1).join(', '))
  return placeNames(lines.slice(from + 1), parts, takes)
}

/** One line: a code, a street, or a town that is in the register of places. */
function divideLine(line: string, parts: Map<AddressPart, string>): Divided | undefined {
  const part = WHOLLY.test(line)
    ? 'postcode'
    : isStreet(line)
      ? 'street'
      : placeKind(line) === 'city'
        ? 'town'
        : undefined
  return part === 'street' && BEHIND.test(line) ? { unclear: line } : part && { parts: parts.set(part, line) }
}

/** The names behind the street: a town, and behind it the state. */
function placeNames(names: string[], parts: Map<AddressPart, string>, takes: ReadonlyMap<AddressPart, Slot>): Divided {
  const [, town, code] = /^(.+) ([A-Z]{2})$/u.exec(names.at(-1) ?? '') ?? []
  if (town && code && takes.has('state') && isStateName(code)) names.splice(-1, 1, town, code)
  if (names.length > 1 && takes.has('state')) parts.set('state', names.pop()!)
  const [first, ...more] = names
  if (more.length) return { unclear: names.join(', ') }
  if (first) parts.set('town', first)
  const lost = [...parts].find(([part]) => !takes.has(part))
  return lost ? { unclear: lost[1] } : { parts }
}
