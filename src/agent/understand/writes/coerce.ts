import type { Chunk } from '../chunks/chunk.ts'
import { pattern } from '../../../lib/patterns.ts'
import { execIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { readMeanings } from '../entity-model/code-meanings.ts'
import { readDay, statedWriting, writeDate } from '../entity-model/date-writing.ts'
import type { Message } from '../requests/read-message.ts'
import { PERIOD_ADJECTIVES } from '../language/period-adjectives.ts'
import { fold, singular, stem, wordsOf } from '../language/words.ts'
import { findUnit, isSameMeasure } from '../calls/units.ts'
import { countryCode } from '../calls/write-places.ts'
import { fitsUnit, inUnitOf, unitOf } from '../conditions/field-units.ts'
import { partsOfUnit } from '../entity-model/read-role.ts'
import { hoursOf, isDurationFormat, writeDuration } from '../entity-model/iso-durations.ts'
import { isNumberAsText, writeNumberAsText } from '../entity-model/text-numbers.ts'
import { isClock, minutesOf, writeMinutes } from './clock-values.ts'
import { unitOfSlot } from './slot-units.ts'
import { labelOf, type Slot } from './slots.ts'
import { VERBS } from './verbs.ts'

/** A value as its slot wants it, or why it cannot be one. */
export type Coerced = { value: unknown } | { problem: string }

const key = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export const unquote = (text: string): string =>
  text
    .trim()
    .replace(/^["“'‘](.*)["”'’]$/s, '$1')
    .trim()

/** The chunks of a stretch of a message. */
export const chunksIn = (message: Message, chunks: Chunk[], start: number, end: number): Chunk[] =>
  chunks.filter(c => message.tokens[c.from]!.start >= start && message.tokens[c.to - 1]!.end <= end)

/** "in progress" for in_progress, "won" for closed-won and "on hold" for STATUS_ON_HOLD where no other choice has the words. */
export function choiceOf(text: string, choices: string[]): string | undefined {
  const wanted = key(unquote(text))
  const exact =
    choices.find(c => key(c) === wanted) ?? choices.find(c => key(c).replaceAll(' ', '') === wanted.replaceAll(' ', ''))
  if (exact !== undefined || !wanted) return exact
  const within = choices.filter(c => ` ${key(c)} `.includes(` ${wanted} `))
  return within.length === 1 ? within[0] : undefined
}

/** The code that a text is the meaning of: `TNK` for "tanker". */
export function codeFor(text: string, { schema, choices, field }: Slot): string | undefined {
  const meanings = readMeanings(schema, choices) ?? field?.meanings ?? {}
  const found = Object.keys(meanings).filter(code => key(meanings[code]!) === key(unquote(text)))
  return found.length === 1 ? found[0] : undefined
}

/** "black tea" of a category of the tea: the choice before a word of what the slot tells. */
function headed(text: string, { choices, words, description }: Slot): string | undefined {
  const [, said, head] = /^(\S.*?)\s(\p{L}+)$/u.exec(text) ?? []
  const own = new Set([...words, ...wordsOf(description)].map(stem))
  return said && head && own.has(stem(head.toLowerCase()))
    ? choices.find(choice => key(choice) === key(said))
    : undefined
}

/** The time that stands with a day; of a stretch of time its beginning. */
const timeOf = ({ time, times }: { time?: string; times?: [string, string] }): string => time ?? times?.[0] ?? '00:00'

const YES = /^(?:yes|true|on|enabled|y)$/i
const NO = /^(?:no|false|off|disabled|n)$/i

/** "her new one", "something else": words that only point to a value. */
const POINTS_ONLY = pattern('i')`
  ^(?:(?:the|an?|some|his|her|its|their|my|our|your)\s+)?(?:(?:new|old|right|correct|same|other|usual|previous|former|current|next)\s+)*
  (?:one|ones|something|anything|whatever|somewhere|it|that|this|them|those|same)(?:\s+else|\s+as before)?$
`

/** "07700 900418, she has a new one": a number that other words follow or stand before; an extension is one word. */
const DIGITS_AND_WORDS =
  /^(?!(?:ext|tel|mob|fax)\b)\p{Ll}{2,}\W+[+\d(]|^[\d(][\d ()./-]{4,}[\s,;.].*\p{L}[\p{L}'’]*\s\p{L}{2,}/u

/** The marks that end a sentence are no value: "change its delivery time.". */
const NO_VALUE = /^[.,;:!?]+$/

/** Reads a text as the value of a slot. `chunks` are those of the text, with its numbers and dates. */
export function coerce(text: string, chunks: Chunk[], slot: Slot): Coerced {
  const plain = unquote(text)
  const literal = chunks.find(c => c.literal)?.literal
  const isAlone = chunks.filter(c => c.kind !== 'filler').length === 1
  const wrong = (hint: string) => ({ problem: `“${plain}” is no ${labelOf(slot)}: ${hint}` })
  if (!plain || (plain === text.trim() && NO_VALUE.test(plain))) return { problem: `The ${labelOf(slot)} is missing` }
  if (plain === text.trim() && POINTS_ONLY.test(plain))
    return { problem: `“${plain}” does not say what the ${labelOf(slot)} is to be` }
  if (slot.choices.length && slot.type !== 'array') {
    const known = chunks
      .flatMap(c => c.values)
      .find(v => v.values.length === 1 && slot.choices.includes(v.values[0]!) && !v.negated)
    const choice =
      choiceOf(plain, slot.choices) ??
      codeFor(plain, slot) ??
      (isAlone ? known?.values[0] : undefined) ??
      headed(plain, slot)
    if (choice === undefined) return wrong(`it is one of ${slot.choices.join(', ')}`)
    return { value: slot.type === 'integer' || slot.type === 'number' ? Number(choice) : choice }
  }
  const writing = statedWriting(slot.schema) ?? slot.field?.writing
  if (writing) {
    const day = literal?.kind === 'date' && isAlone && literal.first === literal.last ? literal : undefined
    const iso =
      (day && `${day.first}T${timeOf(day)}:00Z`) ??
      (/^\d{4}-\d{2}-\d{2}(?:T\S*)?$/.test(plain) ? plain : readDay(plain, writing))
    return iso === undefined ? wrong('it is a day, such as 2026-03-15') : { value: writeDate(iso, writing) }
  }
  if (isClock(slot)) {
    const minutes = minutesOf(plain)
    if (minutes === 'open') return wrong('say whether in the morning or in the evening')
    return minutes === undefined
      ? wrong('it is a time of day, such as 14:30')
      : { value: writeMinutes(minutes, slot, slot.field?.sample) }
  }
  const code = codeFor(plain, slot)
  if (code !== undefined && slot.type !== 'array') return { value: slot.type === 'integer' ? Number(code) : code }
  if (slot.type === 'integer' || slot.type === 'number') return coerceNumber(plain, literal, isAlone, slot, wrong)
  if (slot.type === 'string' && isDurationFormat(slot.schema.format)) {
    const measure = literal?.kind === 'number' ? literal.measure : undefined
    const hour = findUnit('hour')!
    if (hoursOf(plain) !== undefined) return { value: plain }
    return literal?.kind === 'number' && measure?.quantity === hour.quantity && (isAlone || testIn(plain, MEASURED))
      ? { value: writeDuration((literal.value * measure.size) / hour.size, slot.schema.format) }
      : wrong('it is a length of time, such as 3 hours')
  }
  if (takesNumberAsText(slot)) {
    const number = coerceNumber(plain, literal, isAlone, { ...slot, type: 'number' }, wrong)
    return 'problem' in number
      ? number
      : { value: writeNumberAsText(Number(number.value), slot.schema, slot.field?.sample) }
  }
  if (slot.type === 'boolean')
    return YES.test(plain) ? { value: true } : NO.test(plain) ? { value: false } : wrong('it is yes or no')
  if (slot.type === 'array') {
    if (slot.items) return wrong('it is a list')
    const items = plain.split(/\s*(?:,|;|\band\b|&)\s*/)
    const order = items.find(isOrder)
    if (order !== undefined) return { problem: `I took “${order}” for no ${labelOf(slot)}: say it by itself` }
    return { value: items.map(unquote).filter(Boolean) }
  }
  // Whose key it would be nobody knows: a name is none.
  if (
    !slot.target &&
    /^(?:id|uuid|guid)$/.test(slot.words.at(-1)!) &&
    slot.words.length > 1 &&
    /\p{L}\s+\p{L}/u.test(plain)
  )
    return wrong('it is a key')
  const format = String(slot.schema.format ?? '')
  if (/^date/.test(format) || slot.field?.role === 'date') {
    // A moment with its zone is what it is.
    if (/^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/.test(plain) && format === 'date-time') return { value: plain }
    if (literal?.kind === 'date' && isAlone && literal.first === literal.last)
      return { value: format === 'date-time' ? `${literal.first}T${timeOf(literal)}:00Z` : literal.first }
    if (/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2})?)?$/.test(plain))
      return { value: format === 'date-time' && plain.length === 10 ? `${plain}T00:00:00Z` : plain }
    return wrong('it is a day, such as 2026-03-15')
  }
  if (isAlone && (literal?.kind === 'email' || literal?.kind === 'phone' || literal?.kind === 'url'))
    return { value: literal.value }
  // ". It is +44 1632 960101": words around it are none of it.
  const { role } = slot.field ?? {}
  const isAmidWords =
    ((role === 'email' || role === 'phone') && chunks.some(c => c.literal?.kind === role)) ||
    (role === 'phone' && DIGITS_AND_WORDS.test(plain))
  if (isAmidWords) return wrong(`say the ${labelOf(slot)} by itself`)
  if ((format === 'email' || role === 'email') && !/^\S+@\S+\.\S+$/.test(plain)) return wrong('it is an e-mail address')
  if (role === 'phone' && !/\d.*\d.*\d/.test(plain)) return wrong('it is a telephone number')
  if (literal?.kind === 'quoted' && isAlone) return { value: literal.value }
  if (testIn(plain, TWO_SENTENCES) && !isProse(slot)) return wrong('it ends with its sentence')
  const country =
    slot.type === 'string' && takesCountryCode(slot) ? countryCode(plain.replace(/[.!:;]+$/, '')) : undefined
  if (country !== undefined) return { value: country }
  return { value: slot.type === 'string' || !slot.type ? plain.replace(/[.!:;]+$/, '') : plain }
}

/** A word, a full stop and another sentence: no title, initial or form of a firm. */
const TWO_SENTENCES = pattern('u')`
  (?<!(?:^|\s|\.)(?:\p{Lu}|\p{L}\p{Ll}|Inc|Ltd|Corp|Mrs|Prof|Bros|Rev|Gen|Sen|Capt|Ave|Blvd|Apt|approx|etc))[.!?]\s+\p{Lu}\p{Ll}+
`

/** Texts of sentences and lines, by what fields for them are called. */
const PROSE = pattern()`
  ^(?:
    notes?|descriptions?|comments?|remarks?|messages?|texts?|summary|body|content|details?|reasons?|instructions?|bio|biography|terms
    |history|feedback|review|story|address|street|line|lines|subject|title|answer|question|diagnosis|symptoms?|findings?|result
  )$
`
export const isProse = ({ words }: Slot): boolean => words.some(word => PROSE.test(word))

/** "label bug and assign it to Ann": what is to be done with the record is nothing in a list of it. */
const isOrder = (item: string): boolean => {
  const verb = /^(?:(?:then|also|please)\s+)*(\p{L}+)\s+(?:it|them|this|that|him|her)\b/iu.exec(item)?.[1]
  return verb !== undefined && Object.hasOwn(VERBS, verb.toLowerCase())
}

/** "3.5 m" is metres where the field is in a unit of length, else millions. */
function inOwnUnit<T extends Extract<NonNullable<Chunk['literal']>, { kind: 'number' }>>(
  literal: T,
  { field }: Slot,
): T {
  const { otherwise } = literal
  return otherwise && field && unitOf(field)?.quantity === otherwise.measure.quantity
    ? { ...literal, ...otherwise, unit: 'plain' }
    : literal
}

/** A service that holds amounts in cents gets "20 €" as 2000. */
const partsIn = ({ words, schema }: Slot): number =>
  partsOfUnit(`${words.join(' ')} ${typeof schema.description === 'string' ? schema.description : ''}`)

/** A number and the word for its unit. */
const MEASURED = /^[\d.,\s]+(?:thousand|million|k|m)?\s*-?(?:degrees? )?\p{L}+[.!]*$/iu
/** The same with the number in words: "two hours", "twenty-five minutes". */
const MEASURED_IN_WORDS = /^(?:\p{L}+[\s-]){1,3}\p{L}+[.!]*$/iu

/** A number and a word for people, whom whole figures without a unit count. */
const COUNTED_PEOPLE = /^\S+ (?:people|persons?|guests?|adults|participants?|attendees|pax)$/i

const COUNTED = /^\S+ (\p{L}+)[.!]*$/u
/** "85 units" of units in stock, "85 pieces" of a stock: what stands behind the figure is a word of the field, or one for whatever is counted. */
function isOfSlot(plain: string, slot: Slot): boolean {
  const noun = COUNTED.exec(plain)?.[1]?.toLowerCase()
  if (noun === undefined || slot.field?.role === 'money') return false
  return (
    slot.words.some(word => singular(word) === singular(noun)) || (PIECES.test(noun) && unitOfSlot(slot) === undefined)
  )
}
/** Words for one of whatever is counted, as the source of a pattern. */
export const PIECE = '(?:units?|pieces?|pcs|items?)'
export const PIECES = new RegExp(`^${PIECE}$`, 'i')

/** The name, the description, the bounds or the records say that a whole is 100. */
const tellsPercent = ({ words, schema, field }: Slot): boolean =>
  field?.fraction === false ||
  (typeof schema.maximum === 'number' && schema.maximum > 1) ||
  /percent|per ?cent|\bpct\b|%/i.test(
    `${words.join(' ')} ${typeof schema.description === 'string' ? schema.description : ''}`,
  )

/** A number that is written as text ("6000.00"), as many services write decimals. */
export const takesNumberAsText = ({ type, field, schema, words }: Slot): boolean =>
  type === 'string' && (field?.landsAs === 'number' || isNumberAsText(schema, words))

/** "12,50": a comma before one or two digits is that of a decimal, and none between thousands. */
export const DECIMAL_COMMA = /(?<![\d.,])(\d+),(\d{1,2})(?![\d,.])/
/** A figure with a sign for money or none. */
const AMOUNT = /^[$€£]?\s?(-?\d+(?:\.\d+)?)\s?[$€£]?$/

function coerceNumber(
  said: string,
  read: Chunk['literal'],
  isOnly: boolean,
  slot: Slot,
  wrong: (hint: string) => Coerced,
): Coerced {
  const isDecimal = DECIMAL_COMMA.test(said)
  const rate = withoutPeriod(said, slot)
  const plain = isDecimal ? (AMOUNT.exec(rate.replace(DECIMAL_COMMA, '$1.$2'))?.[1] ?? '') : rate
  if (!plain) return wrong('it is a number, such as 12.50')
  const figure = isDecimal ? undefined : read
  return numberIn(plain, figure, (isOnly || rate !== said) && !isDecimal, slot, wrong)
}

/** "2100 a year" of an annual fee, "29.50 a kilo" of a `price_per_kg`: for how long or for how much it is says the field. */
function withoutPeriod(text: string, { words }: Slot): string {
  const [, figure, period] = execIn(text, PER_PERIOD) ?? []
  const noun = period?.toLowerCase()
  return figure && noun && words.some(word => PERIOD_ADJECTIVES.get(word) === noun || isSameMeasure(word, noun))
    ? figure
    : text
}
const PER_PERIOD = pattern('iu')`
  ^(\S*\d\S*(?:\ (?:[€$£]|euros?|dollars?|pounds?))?)\ (?:an?|per|each|every|(?:by\ )?the)\ (\p{L}{2,})[.!]*$
`

function numberIn(
  plain: string,
  literal: Chunk['literal'],
  isAlone: boolean,
  slot: Slot,
  wrong: (hint: string) => Coerced,
): Coerced {
  const { minimum, maximum } = slot.schema as { minimum?: number; maximum?: number }
  const isFraction = maximum === 1 || slot.field?.fraction === true
  const number = literal?.kind === 'number' ? inOwnUnit(literal, slot) : undefined
  // "15 %" may be 15 or 0.15 where nothing tells what a whole is.
  if (number?.unit === 'percent' && !isFraction && !tellsPercent(slot))
    return wrong(`the service may hold ${plain} as ${number.value} or as ${number.value / 100}: say which`)
  // "412000 km" for a figure in that unit, or in one that it converts to.
  const isMeasured =
    number?.measure !== undefined &&
    (testIn(plain, MEASURED) || (number.word === true && MEASURED_IN_WORDS.test(plain)))
  // "six people", "85 units": so many of what is counted.
  const isCounted =
    number?.unit === 'plain' &&
    !number.measure &&
    slot.type === 'integer' &&
    (testIn(plain, COUNTED_PEOPLE) || isOfSlot(plain, slot))
  if (isMeasured && slot.field && !fitsUnit(slot.field, number.measure)) return wrong('it is a number')
  const spoken = number && (isAlone || isMeasured || isCounted) ? number : undefined
  const amount = isMeasured && slot.field ? inUnitOf(slot.field, number.value, number.measure) : spoken?.value
  const read = spoken
    ? isFraction && (spoken.unit === 'percent' || spoken.value > 1)
      ? spoken.value / 100
      : spoken.unit === 'money' && partsIn(slot) > 1
        ? Math.round(partsIn(slot) * amount!)
        : amount!
    : Number(plain.replace(/[$€£,\s]/g, ''))
  if (!Number.isFinite(read) || !/\d|^[a-z -]+$/i.test(plain)) return wrong('it is a number')
  if (spoken === undefined && !/^[$€£]?\s?-?[\d,.]+$/.test(plain)) return wrong('it is a number')
  if (slot.type === 'integer' && !Number.isInteger(read)) return wrong('it is a whole number')
  if (minimum !== undefined && read < minimum) return wrong(`it is at least ${minimum}`)
  if (maximum !== undefined && read > maximum) return wrong(`it is at most ${isFraction ? '100 %' : maximum}`)
  return { value: Number(read.toPrecision(15)) }
}

const CAPITALS = /^[A-Z]{2}$/
const ASKS_CODE = /\b(?:iso|alpha-?2|country code|(?:two|2)[- ]letters?)\b/i

/** Whether a country is to be written by its two letters (ISO 3166-1): the schema says so, or the records have it so. */
function takesCountryCode({ words, schema, description, field }: Slot): boolean {
  if (!words.includes('country')) return false
  const { pattern: form, maxLength, example } = schema
  const isForm = typeof form === 'string' && /^\^?\[A-Z\]\{2\}\$?$/.test(form)
  const sample = example ?? field?.sample
  return (
    isForm || maxLength === 2 || ASKS_CODE.test(description) || (typeof sample === 'string' && CAPITALS.test(sample))
  )
}
