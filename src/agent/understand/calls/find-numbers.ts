import { pattern } from '../../../lib/patterns.ts'
import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import type { Candidate } from './candidate.ts'
import type { Slot } from './describe-slots.ts'
import { SMALL } from './read-numbers.ts'
import type { ReadText, TextValue } from './read-text.ts'
import { stem } from '../language/words.ts'
import { findUnit } from './units.ts'

export type NumberCandidate = Pick<Candidate, 'value' | 'start' | 'end' | 'kind' | 'features'> & { source?: TextValue }

const isWhole = (slot: Slot) => slot.kind === 'integer'

/** "Four decimal places": to how many a description wants a figure. */
const DECIMALS = /\b(one|two|three|four|five|six|[1-6]) decimal places?\b/i
const SPELT = ['', 'one', 'two', 'three', 'four', 'five', 'six']

/** A figure with as many decimals as the slot's description wants of it; of the result of a tool, others tell. */
function roundFor({ kind, description }: Slot, exact: number): number {
  const said = kind === 'number' ? DECIMALS.exec(description)?.[1]?.toLowerCase() : undefined
  if (said === undefined) return exact
  return Number(exact.toFixed(/\d/.test(said) ? Number(said) : SPELT.indexOf(said)))
}

/** Whether a slot says that it takes how long something lasts, and no part of a time of day. */
const isLength = ({ path, description }: Slot) =>
  /durat|length|(?:^|_)(?:how_)?long(?:_|$)/i.test(path.at(-1) ?? '') ||
  /\b(?:how long|duration|length)\b/i.test(description)

const isKey = (slot: Slot) => /(?:^|[_-])(?:id|Id|ID)$|[a-z\d](?:Id|ID)$/.test(slot.path.at(-1) ?? '')

/** The numbers that one value of the text may be for a slot: percents also as fractions, units converted, parts of dates. */
export function readNumberAs(value: TextValue, slot: Slot, message?: string): NumberCandidate[] {
  const make = (exact: number, features: Record<string, number> = {}): NumberCandidate[] => {
    if (!Number.isFinite(exact)) return []
    const number = roundFor(slot, exact)
    // A fraction that stands where a whole number is asked for keeps other numbers from that place.
    const unfit: Record<string, number> = isWhole(slot) && !Number.isInteger(number) ? { unfit: 1 } : {}
    return [
      {
        value: number,
        start: value.start,
        end: value.end,
        kind: value.kind,
        source: value,
        features: { ...features, ...unfit },
      },
    ]
  }
  if (value.kind === 'coordinates') {
    const isLatitude = [...slot.named.keys()].some(word => /^lat/.test(word))
    const isLongitude = [...slot.named.keys()].some(word => /^(lon|lng)/.test(word))
    return isLatitude
      ? make(value.latitude, { coordinate: 1 })
      : isLongitude
        ? make(value.longitude, { coordinate: 1 })
        : []
  }
  if (value.kind === 'number') {
    // "within two weeks" tells no key.
    if (value.unit?.kind === 'measure' && isKey(slot)) return []
    // The C of "5C" may be a coulomb.
    const isWord = value.unit?.kind === 'measure' && value.unit.end - value.end > 3
    const isOther = isWord && isOtherQuantity(value.unit!.name, slot)
    // "80 dollars a night" is no number of nights.
    if (value.unit?.kind === 'currency' && slot.counts.size && !slot.roles.has('money')) return []
    if (value.unit?.kind === 'percent') {
      const fraction = Number((value.value / 100).toPrecision(12))
      return [...make(value.value, { percentPlain: 1 }), ...make(fraction, { percentFraction: 1 })]
    }
    // In the one unit that is asked for, or not at all: two hours are no two minutes.
    const converted = convert(value.value, value.unit?.name, slot)
    return converted === undefined ? make(value.value, isOther ? { unfit: 1 } : {}) : make(converted, { converted: 1 })
  }
  const quoted = value.kind === 'quoted' ? figureOf(value.value) : undefined
  if (quoted !== undefined)
    return readNumberAs({ kind: 'number', value: quoted, start: value.start, end: value.end }, slot)
  const span = value.kind === 'date' && value.moment.relative && message ? spanOf(message, value, slot) : undefined
  if (span !== undefined) return make(span, { periodAhead: 1 })
  if (value.kind === 'date' && slot.named.has('month')) return make(value.moment.month, { datePart: 1 })
  if (value.kind === 'date' && slot.named.has('dai') && value.moment.day !== undefined)
    return make(value.moment.day, { datePart: 1 })
  if (value.kind === 'date' && slot.roles.has('year') && (value.moment.saysYear || value.moment.relative))
    return make(value.moment.year, { dateYear: 1 })
  // "at 06:30" tells no length in minutes.
  if (!isLength(slot) && (value.kind === 'time' || (value.kind === 'date' && value.moment.hour !== undefined))) {
    const at =
      value.kind === 'time'
        ? value
        : { hour: value.moment.hour!, minute: value.moment.minute ?? 0, second: value.moment.second ?? 0 }
    if (slot.named.has('hour'))
      return at.hour > 12 && !/\b24[- ]hours?\b/i.test(slot.description)
        ? [...make(at.hour, { clockPart: 1 }), ...make(at.hour - 12, { clockPart: 1, halfDay: 1 })]
        : make(at.hour, { clockPart: 1 })
    if (slot.named.has('minut')) return make(at.minute, { clockPart: 1 })
    if (slot.named.has('second')) return make(at.second, { clockPart: 1 })
  }
  return []
}

/** The figure that a quotation is, in digits or in a word: '12', 'nine'. */
function figureOf(text: string): number | undefined {
  return /^[-+]?\d+(\.\d+)?$/.test(text) ? Number(text) : SMALL[text.toLowerCase()]
}

/** "for the next month": one, where it is asked how many months; 7 or 30 where it is asked how many days. */
function spanOf(message: string, { start, end }: TextValue, { units, roles }: Slot): number | undefined {
  if (!roles.has('count') || !roles.has('duration')) return undefined
  const said = /^(?:the\s+)?(?:next|coming|following|upcoming|last|past|previous)\s+(\p{L}+)$/iu.exec(
    message.slice(start, end),
  )
  const period = said ? findUnit(said[1]!) : undefined
  const asked = units.map(findUnit).filter(unit => unit?.quantity === 'time')
  if (period?.quantity !== 'time' || asked.length !== 1) return undefined
  const count = Math.round(period.size / asked[0]!.size)
  return count > 0 ? count : undefined
}

const DAY = 86_400_000

/** "from 3 March to 7 March": four, where it is asked how many days or nights something lasts. */
export function readDaysBetween({ values }: ReadText, { roles, units, kind }: Slot): NumberCandidate[] {
  if (kind !== 'integer' || !roles.has('duration') || !units.includes('day')) return []
  const [first, second, ...more] = values.filter(value => value.kind === 'date' && value.moment.day !== undefined)
  if (first?.kind !== 'date' || second?.kind !== 'date' || more.length) return []
  const [from, to] = [first, second].map(({ moment }) => Date.UTC(moment.year, moment.month - 1, moment.day))
  const days = Math.round((to! - from!) / DAY)
  if (days < 1) return []
  return [
    { value: days, start: second.start, end: second.end, kind: 'date', features: { datePart: 1, periodAhead: 1 } },
  ]
}

/** "1 hour and 30 minutes", "5 feet 8 inches": measures of one quantity side by side, together in the unit that is asked for. */
export function readCompounds(values: readonly TextValue[], message: string, slot: Slot): NumberCandidate[] {
  if (slot.sharesQuantity) return []
  const measures = values.filter(v => v.kind === 'number')
  return measures.flatMap((first, at) => {
    const second = measures[at + 1]
    const [a, b] = [first, second].map(m => (m?.unit?.kind === 'measure' ? findUnit(m.unit.name) : undefined))
    if (!second || !a || !b || a.quantity !== b.quantity || a.size <= b.size) return []
    if (!/^\s*(?:,|and|,\s*and)?\s*$/.test(message.slice(first.unit!.end, second.start))) return []
    const asked = slot.units.map(findUnit).filter(unit => unit?.quantity === a.quantity)
    if (asked.length !== 1) return []
    const value = Number(((first.value * a.size + second.value * b.size) / asked[0]!.size).toPrecision(12))
    if (isWhole(slot) && !Number.isInteger(value)) return []
    return [
      {
        value,
        start: first.start,
        end: second.unit!.end,
        kind: 'number' as const,
        source: { ...first, value, unit: { ...first.unit!, name: asked[0]!.name } },
        features: { compound: 1 },
      },
    ]
  })
}

/** What a description says that a negative number stands for: "negative means down", "negative for a loss". */
const NEGATIVE = pattern('iu')`
  \bnegative(?: values?| numbers?| amounts?)?
    (?: means?| is| are| for| if| when| indicates?| denotes?| represents?| to go| moves?|:|=)\s+
    (?:(?:an?|the|moving|going|to)\s+)*(\p{L}{2,})
  |\(-\)\s*(?:for|means|is)\s+(?:an?\s+)?(\p{L}{2,})
  |\b(?:if|when|for|in case of)\s+(?:(?:an?|the|there|it|is|was|are)\s+)*(\p{L}{3,}),?\s+
    (?:[\p{L}]+\s+){0,3}(?:as\s+)?(?:an?\s+)?negative\b
`
/** Words between a number and the one that tells its sign. */
const NEAR_SIGN = 4

/** Numbers with the sign that a word beside them gives: 3 in "down by 3" is -3 where negative means down. */
export function withSigns(found: NumberCandidate[], { description }: Slot, { words }: ReadText): NumberCandidate[] {
  const match = NEGATIVE.exec(description)
  if (!match) return found
  const sign = stem((match[1] ?? match[2] ?? match[3]!).toLowerCase())
  const alike = wordKnowledge().synonyms(sign)
  const isSame = (word: string) => word === sign || alike.has(word)
  return found.map(one => {
    const at = words.findIndex(word => word.end > one.start)
    const near = words.slice(Math.max(0, at - NEAR_SIGN), at + NEAR_SIGN)
    return typeof one.value === 'number' && one.value > 0 && near.some(word => isSame(word.stem))
      ? { ...one, value: -one.value }
      : one
  })
}

/** Adverbs of English for how often in a year. */
const PER_YEAR = new Map(
  Object.entries({
    annually: 1,
    yearly: 1,
    semiannually: 2,
    biannually: 2,
    quarterly: 4,
    monthly: 12,
    fortnightly: 26,
    weekly: 52,
    daily: 365,
  }),
)

/** "compounded monthly": how many times a year, where a slot asks for that. */
export function readFrequencies({ words }: ReadText, slot: Slot): NumberCandidate[] {
  if (!/\b(?:per|an?|each|every) year\b/i.test(`${slot.path.at(-1)!.replace(/_/g, ' ')} ${slot.description}`)) return []
  if (!/\b(?:times|periods?|often|frequency)\b/i.test(slot.description)) return []
  return words.flatMap(({ norm, start, end }) => {
    const value = PER_YEAR.get(norm)
    return value === undefined ? [] : [{ value, start, end, kind: 'number' as const, features: { timesPerYear: 1 } }]
  })
}

/** Words between "without" and what there is none of. */
const MOST_BETWEEN = 4

/** "without any acceleration": an amount that there is none of; "no more than 8 km" is no such. */
export function readNothing({ words }: ReadText, slot: Slot): NumberCandidate[] {
  return words.flatMap((word, at) => {
    if (!/^(?:without|no|zero)$/.test(word.norm)) return []
    const behind = words.slice(at + 1, at + 1 + MOST_BETWEEN)
    const end = behind.findIndex(({ norm, pos }) => pos === 'NUM' || norm === 'than' || /^[\d,;.?!]/.test(norm))
    const own = behind.slice(0, end < 0 ? undefined : end).find(({ stem }) => slot.named.has(stem))
    return own ? [{ value: 0, start: word.start, end: own.end, kind: 'number' as const, features: { nothing: 1 } }] : []
  })
}

/** "In Coulombs", "(in metres)": the unit that a description wants of a figure. */
const IN_UNIT = /\bin\s+(\p{L}{3,})(?=\s*(?:[.,;)]|$))/giu

/** Whether a figure measures something else than a slot says in which unit it takes: two metres are no charge in coulombs. */
function isOtherQuantity(unit: string, { description, kind }: Slot): boolean {
  const known = findUnit(unit)
  if (!known || known.quantity === 'angle' || !/^(?:integer|number)$/.test(kind)) return false
  const wanted = [...description.matchAll(IN_UNIT)].flatMap(match => findUnit(match[1]!) ?? [])
  return wanted.length > 0 && wanted.every(({ quantity }) => quantity !== known.quantity && quantity !== 'angle')
}

/** A number in the one unit that the slot's name or description demands, where the text gives another of its quantity. */
function convert(value: number, name: string | undefined, slot: Slot): number | undefined {
  const from = name === undefined ? undefined : findUnit(name)
  if (!from || slot.units.includes(from.name) || from.quantity === 'temperature') return undefined
  const wanted = slot.units.map(findUnit).filter(unit => unit?.quantity === from.quantity)
  if (wanted.length !== 1) return undefined
  return Number(((value * from.size) / wanted[0]!.size).toPrecision(12))
}
