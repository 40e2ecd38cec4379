import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import type { Found } from './candidate.ts'
import { joinPhrases, splitPhrases } from './find-phrases.ts'
import { findCurrencies, findUnits } from './find-unit-names.ts'
import type { Slot } from './describe-slots.ts'
import type { ReadText, TextValue } from './read-text.ts'
import { asksTown, countryCode, isRegion, placeKind, regionOf, wantsRegion, writeTown } from './write-places.ts'
import { countryOfPeople } from '../language/places.ts'
import { splitIdentifier, stem } from '../language/words.ts'
import { wordsIn } from './tag-words.ts'
import { findUnit } from './units.ts'
import { isoDay, patternOf, writeClock, writeMoment } from './write-values.ts'

/** Every text that a slot of kind string might take, as the values of the text are written. */
export function readTextAs(slot: Slot, read: ReadText): Found[] {
  const units = slot.roles.has('unit') ? findUnits(read) : []
  // The miles of "miles per hour" are no unit of their own.
  const cutsUnit = ({ start, end }: Found) =>
    units.some(u => u.features.unitJoined && u.start <= start && u.end >= end && u.end - u.start > end - start)
  const plain = [...read.values.flatMap(value => readOne(slot, value, read)), ...phrasesOf(read)].filter(
    found => !cutsUnit(found),
  )
  // "Lyon, France" is one value, but for a tool that asks for the country by itself.
  const isTwo = ({ features }: Found) =>
    slot.regionBeside && !wantsRegion(slot) && features.commaJoined && features.isPlace
  // "German" is of a country, and none.
  const isPeople = ({ value }: Found) =>
    slot.named.has(stem('country')) && typeof value === 'string' && countryOfPeople(value) !== undefined
  const division = divisionOf(slot)
  // What is no town keeps other texts from that place, and is not taken.
  const ofTown = (found: Found) =>
    asksTown(slot) && !mayBeTown(found, read) ? { ...found, features: { ...found.features, unfit: 1 } } : found
  return [
    ...plain
      .filter(found => !isTwo(found) && !isPeople(found))
      .flatMap(found => (division ? bareDivision(found, division) : [found]))
      .map(ofTown),
    ...(slot.roles.has('place') ? plain.flatMap(found => readPlace(slot, found, read)) : []),
    ...(slot.required ? findRegions(slot, read) : []),
    ...findEnds(slot, read),
    ...units,
    ...(slot.roles.has('currency') ? findCurrencies(read) : []),
  ]
}

/** "I need a salon now", "check the weather for tomorrow": no moment, figure or common noun is a town. */
function mayBeTown({ kind, value, start, end }: Found, { message, words }: ReadText): boolean {
  if (/^(?:date|time|number|url|email|path|rest)$/.test(kind)) return false
  if (!/^(?:phrase|list)$/.test(kind) || typeof value !== 'string' || /\p{Lu}/u.test(message.slice(start, end)))
    return true
  const { find } = wordKnowledge()
  return placeKind(value) !== undefined || wordsIn(words, start, end).some(word => find(word.stem) === undefined)
}

/** Words of English for the parts that countries, provinces and towns are divided into. */
const DIVISIONS = /^(?:(?:sub)?district|county|province|prefecture|borough|municipality|canton|parish|ward)$/

/** The division that a slot is named after, "district" of `district_name`; none where its examples have the word, too. */
function divisionOf({ path, examples }: Slot): string | undefined {
  const words = splitIdentifier(path.at(-1)!).filter(word => word !== 'name')
  const word = [words.join(''), words.at(-1)!].find(one => DIVISIONS.test(one))
  return word && examples.some(example => example.toLowerCase().endsWith(` ${word}`)) ? undefined : word
}

/** "Kent County" for a county is Kent; of "Bath, Somerset County" the county is meant; "Kent County" is no district. */
function bareDivision(found: Found, division: string): Found[] {
  if (typeof found.value !== 'string' || !/^(?:name|phrase|list)$/.test(found.kind)) return [found]
  const parts = found.value.split(/\s*,\s*/)
  const classOf = (part: string) => {
    const last = /(?:\s|-)(\p{L}+(?:-\p{L}+)?)$/u.exec(part)?.[1]?.toLowerCase().replace('-', '')
    return last !== undefined && DIVISIONS.test(last) ? last : undefined
  }
  const own = parts.find(part => classOf(part) === division)
  if (own === undefined) return parts.length === 1 && classOf(parts[0]!) !== undefined ? [] : [found]
  const at = found.start + found.value.indexOf(own)
  return [{ ...found, value: own.replace(/[\s-]\p{L}+(?:-\p{L}+)?$/u, ''), start: at, end: at + own.length }]
}

/** "for 3 nights from 1 June": the day on which it ends, where that is asked for. */
function findEnds(slot: Slot, { values, message, words }: ReadText): Found[] {
  if (!slot.roles.has('date') || !slot.roles.has('target')) return []
  const days = values.filter(value => value.kind === 'date' && value.moment.day !== undefined)
  const [day] = days
  if (days.length !== 1 || day?.kind !== 'date') return []
  return values.flatMap(value => {
    if (value.kind !== 'number' || value.ordinal) return []
    const next = words.find(word => word.start >= value.end)
    const count = /^nights?$/.test(next?.norm ?? '') ? value.value : daysOf(value)
    if (count === undefined || !/\bfor\s+(?:\p{L}+\s+){0,2}$/iu.test(message.slice(0, value.start))) return []
    const { year, month, day: first } = day.moment
    const end = new Date(Date.UTC(year, month - 1, first! + count))
    const moment = { year: end.getUTCFullYear(), month: end.getUTCMonth() + 1, day: end.getUTCDate(), saysYear: true, relative: false } // oxfmt-ignore
    const pattern = patternOf(slot)
    return [at(value, pattern ? writeMoment(moment, pattern) : isoDay(moment), { endOfPeriod: 1 })]
  })
}

/** Whole days of a measure of time in days or weeks. */
function daysOf({ value, unit }: { value: number; unit?: { name: string } | undefined }): number | undefined {
  const known = unit && findUnit(unit.name)
  return known?.quantity === 'time' && known.size >= DAY && Number.isInteger(value) && known.size % DAY === 0
    ? (value * known.size) / DAY
    : undefined
}

const DAY = 86_400

/** The state or the country that a town of the text lies in, where one is asked for; the town stays free for another slot. */
function findRegions({ path, named }: Slot, { values }: ReadText): Found[] {
  const region = path.at(-1)!.includes('state') && named.has(stem('state')) ? 'state' : undefined
  const asked = region ?? (named.has(stem('country')) && named.size === 1 ? 'country' : undefined)
  if (!asked) return []
  return values.flatMap(value => {
    const name = value.kind === 'name' && placeKind(value.value) === 'city' ? regionOf(value.value, asked) : undefined
    return name ? [{ ...at(value, name, { regionOfTown: 1 }), end: value.start }] : []
  })
}

const phrases = new WeakMap<ReadText, Found[]>()

/** Phrases in their shorter and longer forms; the same for every slot. */
function phrasesOf(read: ReadText): Found[] {
  const known = phrases.get(read) ?? [...splitPhrases(read), ...joinPhrases(read)]
  phrases.set(read, known)
  return known
}

const at = (value: TextValue, text: string, features: Record<string, number> = {}): Found => ({
  value: text,
  start: value.start,
  end: value.end,
  kind: value.kind,
  source: value,
  features,
})

/** The one of "an hour" is no text. */
const ARTICLE = /^an?\b/i

function readOne(slot: Slot, value: TextValue, read: ReadText): Found[] {
  const raw = read.message.slice(value.start, value.end)
  switch (value.kind) {
    case 'quoted':
    case 'email':
    case 'url':
    case 'phone':
    case 'code':
    case 'path':
      return [at(value, value.value)]
    case 'expression': {
      const bare = value.value.replace(/^(?:[fgh]\s?\([a-z]\)|[yz])\s?=\s?/, '')
      return [at(value, value.value), ...(bare === value.value ? [] : [at(value, bare, { bareFormula: 1 })])]
    }
    case 'number': {
      const currency = value.unit?.kind === 'currency' && slot.roles.has('currency') ? value.unit.name : undefined
      return [
        ...(currency ? [at(value, currency, { currencyOfAmount: 1 })] : []),
        ...((value.ordinal && value.spelt) || ARTICLE.test(raw) ? [] : [at(value, raw, { digits: 1 })]),
      ]
    }
    case 'date':
    case 'time':
      return readMoment(slot, value, raw, read)
    case 'coordinates':
      return [at(value, `${value.latitude},${value.longitude}`)]
    case 'json':
      return typeof value.value === 'object' ? [at(value, raw)] : []
    case 'list':
      // "Lyon and 40" are two values for two slots.
      return value.items.some(item => item.kind === 'number') && value.items.some(item => item.kind !== 'number')
        ? []
        : [at(value, raw)]
    case 'name':
    case 'phrase':
      return []
  }
}

/** A date or time in the slot's pattern, and as the text has it. */
function readMoment(slot: Slot, value: TextValue & { kind: 'date' | 'time' }, raw: string, read: ReadText): Found[] {
  const asSaid = at(value, raw, { asSaid: 1, [`asSaid:${value.kind}`]: 1 })
  const pattern = patternOf(slot)
  if (value.kind === 'time')
    return slot.roles.has('time') || slot.roles.has('date')
      ? [
          at(value, writeClock(value, clockPattern(slot)), {
            written: 1,
            writtenTime: 1,
            writtenPattern: clockIn(slot) ? 1 : 0,
          }),
          asSaid,
        ]
      : [asSaid]
  const { moment } = value
  // A day says no time of day.
  if (clockIn(slot) && !pattern && !slot.roles.has('date') && moment.hour === undefined) return []
  if (!slot.roles.has('date') && !slot.roles.has('time') && !slot.roles.has('duration')) return [asSaid]
  if (pattern) {
    // A time of day that stands elsewhere belongs to the one day of the text.
    const [time, ...more] =
      /H/i.test(pattern) && moment.hour === undefined ? read.values.filter(v => v.kind === 'time') : []
    const whole =
      time?.kind === 'time' && !more.length
        ? { ...moment, hour: time.hour, minute: time.minute, second: time.second }
        : moment
    return [
      at(value, writeMoment(whole, pattern), { written: 1, writtenPattern: 1, relativeDay: moment.relative ? 1 : 0 }),
    ]
  }
  const clock =
    slot.roles.has('time') && moment.hour !== undefined
      ? [
          at(
            value,
            writeClock(
              { hour: moment.hour, minute: moment.minute ?? 0, second: moment.second ?? 0 },
              clockPattern(slot),
            ),
            { written: 1, writtenTime: 1 },
          ),
        ]
      : []
  return [
    ...clock,
    ...(moment.day === undefined
      ? []
      : [at(value, isoDay(moment), { written: 1, relativeDay: moment.relative ? 1 : 0 })]),
    asSaid,
  ]
}

const clockIn = (slot: Slot) => /\bHH:MM(?::SS)?(?:\s?(?:AM\/PM|AM|PM))?/i.exec(slot.description)?.[0]

/** The pattern of times of day in a description, 24 hours with minutes where it has none. */
const clockPattern = (slot: Slot): string =>
  clockIn(slot) ??
  (/\d:\d\d:\d\d/.test(slot.description)
    ? 'HH:MM:SS'
    : /\d:\d\d\s?[AP]M/i.test(slot.description)
      ? 'HH:MM AM'
      : 'HH:MM')

/** A place as the description wants it: a town with its state or country, the code of a country. */
function readPlace(slot: Slot, found: Found, { message }: ReadText): Found[] {
  if (typeof found.value !== 'string' || found.end - found.start > 60 || found.kind === 'rest') return []
  const out: Found[] = []
  const add = (value: string | undefined, features: Record<string, number>) => {
    if (value && value !== found.value) out.push({ ...found, value, features: { ...found.features, ...features } })
  }
  const [town, region, more] = found.value.split(/\s*,\s*/)
  if (more !== undefined) return []
  if (wantsRegion(slot) && !(found.features.cutFront || found.features.cutBack) && /^\p{Lu}/u.test(found.value)) {
    const kind = placeKind(town!)
    // "Springfield" of "Springfield, IL" lies where the text says.
    const said = region ? null : /^,\s*(\p{Lu}\p{L}+)/u.exec(message.slice(found.end))
    if ((kind === 'city' && !(said && (isRegion(said[1]!) || /^\p{Lu}{2}$/u.test(said[1]!)))) || region)
      add(writeTown(town!, region, slot), { townWritten: 1 })
    const bare = region ? null : /^(.+) (\p{L}+)$/u.exec(found.value)
    if (bare && isRegion(bare[2]!))
      add(/^[A-Z]{2}$/.test(bare[2]!) ? `${bare[1]}, ${bare[2]}` : writeTown(bare[1]!, bare[2], slot), {
        townWritten: 1,
        bareRegion: 1,
      })
  }
  if (slot.named.has(stem('country'))) {
    add(countryOfPeople(found.value), { countryOfPeople: 1 })
  }
  if (/\b(?:iso|alpha-?2|country code|two-letter|2-letter)\b/i.test(slot.description))
    add(countryCode(found.value), { countryCode: 1 })
  return out
}
