import { isNoEmail } from './asks-email.ts'
import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import { asUnfit, textAt, type Found } from './candidate.ts'
import { joinPhrases, splitPhrases } from './find-phrases.ts'
import { findDurations } from './find-durations.ts'
import { findNamedKeys } from './find-named-keys.ts'
import { findNotes } from './find-notes.ts'
import { findGlobs } from './find-globs.ts'
import { asksLanguageCode, findLanguageCodes, isLanguageCode, isNoLanguage } from './find-languages.ts'
import { findCurrencies, findUnits } from './find-unit-names.ts'
import type { Slot } from './describe-slots.ts'
import type { ReadText, TextValue } from './read-text.ts'
import {
  asksTown,
  countryCode,
  isRegion,
  placeKind,
  regionOf,
  wantsRegion,
  writeInitials,
  writeTown,
} from './write-places.ts'
import { countryOfPeople } from '../language/places.ts'
import { splitIdentifier, stem } from '../language/words.ts'
import { readHead } from './slot-roles.ts'
import { wordsIn } from './tag-words.ts'
import { findUnit } from './units.ts'
import { findEnds, readMoment } from './find-moments.ts'

/** Every text that a slot of kind string might take, as the values of the text are written. */
export function readTextAs(slot: Slot, read: ReadText): Found[] {
  const units = slot.roles.has('unit') ? findUnits(read) : []
  // The miles of "miles per hour" are no unit of their own.
  const cutsUnit = ({ start, end }: Found) =>
    units.some(u => u.features.unitJoined && u.start <= start && u.end >= end && u.end - u.start > end - start)
  const notes = findNotes(read)
  // The C of "C sharp" is no note of its own, nor is "sharp".
  const cutsNote = ({ start, end }: Found) => notes.some(note => start < note.end && end > note.start)
  const plain = [
    ...[...read.values.flatMap(value => readOne(slot, value, read)), ...phrasesOf(read)].filter(
      found => !cutsUnit(found) && !cutsNote(found),
    ),
    ...notes,
    ...findNamedKeys(slot, read),
    ...findDurations(slot, read),
  ]
  // "Lyon, France" is one value, but for a tool that asks for the country by itself.
  const isTwo = ({ features }: Found) =>
    slot.regionBeside && !wantsRegion(slot) && features.commaJoined && features.isPlace
  // "German" is of a country, and none.
  const isPeople = ({ value }: Found) =>
    slot.named.has(stem('country')) && typeof value === 'string' && countryOfPeople(value) !== undefined
  // "France" where codes are asked for is written as its code, and only so.
  const isUncoded = ({ value }: Found) =>
    asksCountryCode(slot) && typeof value === 'string' && (countryCode(value) ?? value) !== value
  const division = divisionOf(slot)
  const isUnfit = (found: Found) =>
    (asksTown(slot) && !mayBeTown(found, read)) ||
    isPlainSecret(slot, found, read) ||
    isNoEmail(slot, found.value, read) ||
    isNoLink(slot, found.value) ||
    isChoiceBeside(slot, found) ||
    (asksLanguageCode(slot) && !isLanguageCode(found.value)) ||
    isNoLanguage(slot, found.value)
  // Of "Blue Mills (BLMS)" the letters are the symbol.
  const isSpeltOut = ({ end }: Found) =>
    SYMBOL.some(word => slot.named.has(word) || slot.described.has(word)) &&
    /^\.?\s\([A-Z\d.]{2,6}\)/.test(read.message.slice(end))
  // "the unit of measurement" names what is asked for, and no unit; nor is a town one.
  const isAsked = ({ kind, value, start, end, features }: Found) =>
    slot.roles.has('unit') &&
    findUnit(String(value)) === undefined &&
    (features.isPlace === 1 ||
      (kind === 'name' && wordsIn(read.words, start, end).every(word => findUnit(word.norm) === undefined)) ||
      (kind === 'phrase' &&
        wordsIn(read.words, start, end).every(
          ({ stem: word, norm }) => slot.named.has(word) || slot.described.has(word) || norm === 'respective',
        )))
  return [
    ...plain
      .filter(found => ![isTwo, isPeople, isUncoded, isSpeltOut, isAsked].some(holds => holds(found)))
      .flatMap(found => (division ? bareDivision(found, division) : [found]))
      .map(found => (isUnfit(found) ? asUnfit(found) : found)),
    ...(slot.roles.has('person') ? plain.flatMap(found => asName(found, read)) : []),
    ...(slot.roles.has('place') ? plain.flatMap(found => readPlace(slot, found, read)) : []),
    ...(slot.required ? findRegions(slot, read) : []),
    ...findEnds(slot, read),
    ...units,
    ...(slot.roles.has('currency') ? findCurrencies(read) : []),
    ...(asksLanguageCode(slot) ? findLanguageCodes(read) : []),
    ...findGlobs(slot, read),
  ]
}

/** Slots that take what only machines and their owners know. */
const SECRET = /(?:^|[_\s])(?:api[_\s]?key|token|secret|password|passphrase)$/i

/** "a MySQL source": a name or a noun that no word of the slot leads to is no key and no password. */
function isPlainSecret({ path, named }: Slot, { kind, start, end }: Found, { message, words }: ReadText): boolean {
  if (!/^(?:name|phrase|rest)$/.test(kind) || !SECRET.test(splitIdentifier(path.at(-1)!).join(' '))) return false
  const near = wordsIn(words, Math.max(0, start - NEAR), Math.min(message.length, end + NEAR))
  return !near.some(word => named.has(word.stem))
}

/** "the routing number": what has no dot, colon or stroke is no address on a network, nor is a sentence; a `url_name` takes a name. */
export const isNoLink = ({ path, roles, description }: Slot, value: unknown): boolean =>
  roles.has('url') &&
  typeof value === 'string' &&
  (/\s/.test(value.trim()) || !/[./:]|^localhost$/i.test(value)) &&
  [splitIdentifier(path.at(-1)!), readHead(description)].some(words => /^ur[il]s?$/.test(words.at(-1) ?? ''))

/** Characters within which a word speaks of a value. */
const NEAR = 25

/** What a tool calls the letters that stand for a name. */
export const SYMBOL = ['symbol', 'ticker', 'abbreviation', 'acronym'].map(stem)

/** "I need a salon now", "check the weather for tomorrow": no moment, figure or common noun is a town. */
function mayBeTown({ kind, value, start, end }: Found, { message, words }: ReadText): boolean {
  if (/^(?:date|time|number|url|email|path|rest)$/.test(kind)) return false
  if (!/^(?:phrase|list)$/.test(kind) || typeof value !== 'string' || /\p{Lu}/u.test(message.slice(start, end)))
    return true
  const { find } = wordKnowledge()
  return placeKind(value) !== undefined || wordsIn(words, start, end).some(word => find(word.stem) === undefined)
}

/** "with wanda sorvinelli": two or three nouns in small letters, the last of which English does not have, are a person's name. */
function asName(found: Found, { message, words }: ReadText): Found[] {
  if (found.kind !== 'phrase' || found.features.cutBack || found.features.cutFront) return []
  if (!/^\p{Ll}[\p{Ll}'’-]*(?: \p{Ll}[\p{Ll}'’-]+){1,2}$/u.test(message.slice(found.start, found.end))) return []
  const own = wordsIn(words, found.start, found.end)
  const isName =
    own.every(({ pos }) => /^(?:NOUN|PROPN|X)$/.test(pos)) && wordKnowledge().find(own.at(-1)!.stem) === undefined
  return isName ? [{ ...found, kind: 'name', features: { ...found.features, capital: 1 } }] : []
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
  // "the Mission District of San Francisco": what it lies in.
  const parts = found.value.split(
    /\s*,\s*|(?<=\b[Dd]istrict|\b[Cc]ounty|\b[Pp]rovince|\b[Pp]arish|\b[Ww]ard|\b[Bb]orough)\s+(?:of|in)\s+/,
  )
  const classOf = (part: string) => {
    const last = /(?:\s|-)(\p{L}+(?:-\p{L}+)?)$/u.exec(part)?.[1]?.toLowerCase().replace('-', '')
    return last !== undefined && DIVISIONS.test(last) ? last : undefined
  }
  const own = parts.find(part => classOf(part) === division)
  if (own === undefined) return parts.some(part => classOf(part) !== undefined) ? [] : [found]
  const at = found.start + found.value.indexOf(own)
  const value = own.replace(/[\s-]\p{L}+(?:-\p{L}+)?$/u, '')
  // The text says what kind of place it is.
  const isCalledSo = found.kind === 'name' && !found.features.cutFront && !found.features.cutBack
  const features = isCalledSo ? { ...found.features, ownKind: 1 } : found.features
  return [{ ...found, value, start: at, end: at + own.length, features }]
}

/** The state or the country that a town of the text lies in, where one is asked for; the town stays free for another slot. */
function findRegions(slot: Slot, { values }: ReadText): Found[] {
  const { path, named } = slot
  const region = path.at(-1)!.includes('state') && named.has(stem('state')) ? 'state' : undefined
  const asked = region ?? (named.has(stem('country')) && named.size === 1 ? 'country' : undefined)
  if (!asked) return []
  return values.flatMap(value => {
    const name = value.kind === 'name' && placeKind(value.value) === 'city' ? regionOf(value.value, asked) : undefined
    const written = name && asksCountryCode(slot) ? (countryCode(name) ?? name) : name
    return written ? [{ ...textAt(value, written, { regionOfTown: 1 }), end: value.start }] : []
  })
}

const phrases = new WeakMap<ReadText, Found[]>()

/** Phrases in their shorter and longer forms; the same for every slot. */
function phrasesOf(read: ReadText): Found[] {
  const known = phrases.get(read) ?? [...splitPhrases(read), ...joinPhrases(read)]
  phrases.set(read, known)
  return known
}

/** "… if we use feet": a common noun that only another parameter allows as its value is none of this one. */
const isChoiceBeside = ({ choicesBeside }: Slot, { kind, value }: Found): boolean =>
  kind === 'phrase' && typeof value === 'string' && /^\p{Ll}/u.test(value) && choicesBeside.has(value.toLowerCase())

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
      return [textAt(value, value.value)]
    case 'expression': {
      const bare = value.value.replace(/^(?:[fgh]\s?\([a-z]\)|[yz])\s?=\s?/, '')
      return [textAt(value, value.value), ...(bare === value.value ? [] : [textAt(value, bare, { bareFormula: 1 })])]
    }
    case 'number': {
      const currency = value.unit?.kind === 'currency' && slot.roles.has('currency') ? value.unit.name : undefined
      return [
        ...(currency ? [textAt(value, currency, { currencyOfAmount: 1 })] : []),
        ...((value.ordinal && value.spelt) || ARTICLE.test(raw) ? [] : [textAt(value, raw, { digits: 1 })]),
      ]
    }
    case 'date':
    case 'time':
      return readMoment(slot, value, raw, read)
    case 'coordinates':
      return [textAt(value, `${value.latitude},${value.longitude}`)]
    case 'json':
      return typeof value.value === 'object' ? [textAt(value, raw)] : []
    case 'list':
      // "Lyon and 40" are two values for two slots.
      return value.items.some(item => item.kind === 'number') && value.items.some(item => item.kind !== 'number')
        ? []
        : [textAt(value, raw)]
    case 'name':
    case 'phrase':
      return []
  }
}

/** Whether letters stand behind a name or its comma, or before one: the IL of "Springfield, IL". */
const isWithinName = ({ start, end }: Found, message: string): boolean =>
  /\p{Lu}[\p{L}.]*,?\s$/u.test(message.slice(0, start)) || /^,\s*\p{Lu}/u.test(message.slice(end))

/** Whether a slot takes the code of a country. */
const asksCountryCode = ({ named, description }: Slot): boolean =>
  named.has(stem('country')) && /\b(?:iso|alpha-?2|country code|two-letter|2-letter)\b/i.test(description)

/** A place as the description wants it: a town with its state or country, the code of a country. */
function readPlace(slot: Slot, found: Found, { message }: ReadText): Found[] {
  if (typeof found.value !== 'string' || found.end - found.start > 60 || found.kind === 'rest') return []
  const out: Found[] = []
  const add = (value: string | undefined, features: Record<string, number>) => {
    if (value && value !== found.value) out.push({ ...found, value, features: { ...found.features, ...features } })
  }
  const [town, region, more] = found.value.split(/\s*,\s*/)
  if (more !== undefined) return []
  const { cutFront, cutBack, splitsName } = found.features
  // "the weather of nyc": letters that are no word of English.
  const letters = /^\p{Ll}{2,3}$/u.test(found.value) && wantsRegion(slot) ? found.value : undefined
  if (letters && !cutFront && !cutBack && wordKnowledge().find(letters) === undefined)
    add(writeInitials(letters, slot), { townWritten: 1 })
  // "in New York tomorrow": what goes on in small letters is not of the name.
  const isTown = found.kind === 'name' && !splitsName && /^\s\p{Ll}/u.test(message.slice(found.end))
  if (wantsRegion(slot) && !cutFront && !(cutBack && !isTown) && /^\p{Lu}/u.test(found.value)) {
    const kind = placeKind(town!)
    // "Springfield" of "Springfield, IL" lies where the text says.
    const said = region ? null : /^,\s*(\p{Lu}\p{L}+)/u.exec(message.slice(found.end))
    if ((kind === 'city' && !(said && (isRegion(said[1]!) || /^\p{Lu}{2}$/u.test(said[1]!)))) || region)
      add(writeTown(town!, region, slot), { townWritten: 1 })
    if (!region && !kind && /^\p{Lu}{2,3}$/u.test(town!) && !isWithinName(found, message))
      add(writeInitials(town!, slot), { townWritten: 1 })
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
  if (asksCountryCode(slot)) add(countryCode(found.value), { countryCode: 1 })
  return out
}
