import nationalities from 'i18n-nationality'
import english from 'i18n-nationality/langs/en.json' with { type: 'json' }
import { iso31661, iso31662 } from 'iso-3166'
import { FILLERS } from './lexicon.ts'
import { wordsOf } from './words.ts'

/** Everyday names of countries beside the ISO ones. */
const COMMON: Record<string, string[]> = {
  US: ['american', 'usa', 'united states', 'america', 'us', 'the states'],
  GB: ['british', 'uk', 'united kingdom', 'great britain', 'britain'],
  KR: ['south korea', 'korea'],
  KP: ['north korea'],
  RU: ['russia'],
  CZ: ['czech republic', 'czechia'],
  NL: ['dutch', 'holland', 'the netherlands', 'netherlands'],
  AE: ['uae', 'united arab emirates', 'emirates'],
  VN: ['vietnam'],
  TW: ['taiwan'],
  TR: ['turkey', 'turkiye'],
  IR: ['iran'],
  BO: ['bolivia'],
  VE: ['venezuela'],
  TZ: ['tanzania'],
  CI: ['ivory coast'],
}

nationalities.registerLocale(english)

const key = (name: string) => wordsOf(name).join(' ')
/** Every writing of a country, by each writing of it. */
const countries = new Map<string, string[]>()
for (const { alpha2, alpha3, name } of iso31661) {
  const people = nationalities.getName(alpha2, 'en')
  const writings = [
    ...new Set([
      alpha2.toLowerCase(),
      alpha3.toLowerCase(),
      key(name),
      ...(people ? [key(people)] : []),
      ...(COMMON[alpha2] ?? []),
    ]),
  ]
  for (const writing of writings) countries.set(writing, writings)
}

/** Names and codes of the states of countries that people call by two-letter codes. */
const states = new Map<string, string[]>()
for (const { code, name, parent } of iso31662) {
  if (!['US', 'CA', 'AU', 'BR', 'IN', 'MX'].includes(parent.slice(0, 2))) continue
  const short = code.split('-')[1]!.toLowerCase()
  const writings = [short, key(name)]
  for (const writing of writings) if (!states.has(writing) || parent === 'US') states.set(writing, writings)
}

/** Continents and parts of the world by their adjectives. */
const REGIONS: Record<string, string[]> = {
  europe: ['european'],
  asia: ['asian'],
  africa: ['african'],
  'north america': ['north american'],
  'south america': ['south american'],
  'latin america': ['latin american'],
  'middle east': ['middle eastern'],
  oceania: ['oceanian'],
}

/** Everyday names, which need no capitals. */
const EVERYDAY = new Set(Object.values(COMMON).flat())

/** A short word that is the everyday name of a country and nothing else: "uk". */
export const isShortCountry = (word: string): boolean => word.length === 2 && word !== 'us' && EVERYDAY.has(word)

/**
 * Codes of two or three letters are English words or initials too ("nor", "can"): they stand for a place only in capitals
 * ("the UK", "in TX"), and two-letter ones that are common words ("or", "in", "it") not at all, save for the US. Those that
 * everybody says need no capitals, unless they are words ("us").
 */
function spelt(writing: string): string[] {
  if (writing.length > 3 || (writing !== 'us' && EVERYDAY.has(writing))) return [writing]
  return writing.length === 3 || writing === 'us' || !FILLERS.has(writing) ? [writing.toUpperCase()] : []
}

/**
 * Other writings of a value in a field about places (ISO 3166-1 and 3166-2), currencies or languages (the names of
 * CLDR, which come with the runtime): CA for California, USA for United States, "euros" for EUR, "German" for de.
 * In lower case, but for two-letter codes.
 * `words` are the field's words.
 */
export function worldAliases(words: string[], value: string): string[] {
  if (words.includes('currency')) return currencyNames(value)
  if (words.some(w => /^(language|lang|locale)$/.test(w))) return languageNames(value)
  const own = key(value)
  if (words.some(w => /^(region|continent|area|zone)$/.test(w))) return REGIONS[own] ?? []
  const table = words.some(w => /^(state|province|territory)$/.test(w))
    ? states
    : words.some(w => /^(country|nation|nationality)$/.test(w))
      ? countries
      : undefined
  const writings = table?.get(own) ?? []
  // Californian, Floridian's cousins: a state's adjective where it only adds an n.
  const adjectives = table === states ? writings.filter(w => w.endsWith('a')).map(w => `${w}n`) : []
  return [...writings, ...adjectives].filter(writing => writing !== own).flatMap(spelt)
}

/** Whether a text is the name of a country. */
export const isCountryName = (text: string): boolean => countries.has(key(text))
/** The country of a people's adjective: Germany for "German". */
export function countryOfPeople(text: string): string | undefined {
  const [code, , name, people] = countries.get(key(text)) ?? []
  return people !== undefined && people === key(text) && people !== name
    ? nameOf('region', code!.toUpperCase())
    : undefined
}
/** Whether a text is the name or code of a state or province. */
export const isStateName = (text: string): boolean => states.has(key(text))

/** "euros", "US dollars" and "dollars" for their codes (ISO 4217). */
function currencyNames(code: string): string[] {
  const name = /^[A-Z]{3}$/i.test(code) ? nameOf('currency', code.toUpperCase()) : undefined
  if (!name) return []
  const words = wordsOf(name)
  const last = words.at(-1)!
  const short =
    words.length === 1 || /^(USD|GBP)$/i.test(code) || !/^(dollar|pound|peso|franc|krone|krona|dinar|rupee)$/.test(last)
  return [words.join(' '), ...(short ? [last] : [])].flatMap(written =>
    written === code.toLowerCase() ? [] : [written, `${written}s`],
  )
}

function languageNames(code: string): string[] {
  const name = /^[a-z]{2}(-[a-z]{2,4})?$/i.test(code) ? nameOf('language', code.slice(0, 2).toLowerCase()) : undefined
  return name ? [name.toLowerCase()] : (codesOfLanguages().get(code.toLowerCase()) ?? [])
}

let languages: ReadonlyMap<string, string[]> | undefined
/** The codes of two letters (ISO 639-1) by the names of languages. */
const codesOfLanguages = (): ReadonlyMap<string, string[]> =>
  (languages ??= new Map(
    LETTERS.flatMap(one => LETTERS.map(other => one + other)).flatMap(code => {
      const name = nameOf('language', code)
      return name ? [[name.toLowerCase(), [code]] as const] : []
    }),
  ))
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

const names = new Map<string, Intl.DisplayNames>()
function nameOf(type: 'currency' | 'language' | 'region', code: string): string | undefined {
  if (!names.has(type)) names.set(type, new Intl.DisplayNames('en', { type, fallback: 'none' }))
  return names.get(type)!.of(code)
}

/** Whether a field's name says that it holds countries or states. */
export const isPlaceField = (words: string[]): boolean =>
  words.some(w => /^(state|province|territory|country|nation|nationality)$/.test(w))

/** The same of a field with its values: the `state` of a booking that is open or cancelled is no place. */
export const holdsPlaces = ({ words, choices }: { words: string[]; choices: readonly string[] }): boolean =>
  isPlaceField(words) && (!choices.length || choices.some(one => /^[A-Z]{2}$/.test(one) || isStateName(one) || isCountryName(one))) // oxfmt-ignore

/** Whether values of a field have other writings in the world: places, parts of it, currencies, languages. */
export const isWorldField = (words: string[]): boolean =>
  isPlaceField(words) || words.some(w => /^(region|continent|area|zone|currency|language|lang|locale)$/.test(w))

/** How a field of places writes them, told by its values: codes of two or three letters, names, or peoples. */
type Writing = 'alpha2' | 'alpha3' | 'name' | 'people'

/**
 * A place that is in the world but not in the data, written as the field writes its places: nothing is there, which is an
 * answer. Undefined where the words are no such place or the field's values tell no writing.
 */
export function absentPlace(words: string[], values: string[], written: string): string | undefined {
  const own = key(written)
  const isState = words.some(w => /^(state|province|territory)$/.test(w))
  const isCountry = words.some(w => /^(country|nation|nationality)$/.test(w))
  const table = isState ? states : isCountry ? countries : undefined
  const writings = table?.get(own)
  if (!writings || own.length < 4 || !values.length) return undefined
  const style = writingOf(values, table!)
  if (isState) return style === 'alpha2' ? writings[0]!.toUpperCase() : style && capital(writings.at(-1)!)
  if (style === 'alpha2') return writings[0]!.toUpperCase()
  if (style === 'alpha3') return writings[1]!.toUpperCase()
  return style === 'people' ? writings[3] && capital(writings[3]) : style && capital(writings[2]!)
}

function writingOf(values: string[], table: Map<string, string[]>): Writing | undefined {
  const known = values.filter(value => table.has(key(value)))
  if (known.length < values.length * 0.8) return undefined
  if (known.every(value => /^[A-Z]{2}$/.test(value))) return 'alpha2'
  if (known.every(value => /^[A-Z]{3}$/.test(value))) return 'alpha3'
  return table === countries && known.every(value => table.get(key(value))![3] === key(value)) ? 'people' : 'name'
}

const capital = (text: string) => text.replace(/(?<![\p{L}])\p{Ll}/gu, letter => letter.toUpperCase())
