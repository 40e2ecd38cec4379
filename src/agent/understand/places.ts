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

/**
 * Codes of two or three letters are English words or initials too ("nor", "can"): they stand for a place only in capitals
 * ("the UK", "in TX"), and two-letter ones that are common words ("or", "in", "it") not at all, save for the US.
 */
function spelt(writing: string): string[] {
  if (writing.length > 3 || (writing.length === 3 && EVERYDAY.has(writing))) return [writing]
  return writing.length === 3 || writing === 'us' || !FILLERS.has(writing) ? [writing.toUpperCase()] : []
}

/**
 * Other writings of a value in a field about places (ISO 3166-1 and 3166-2): CA for California, USA for United States.
 * In lower case, but for two-letter codes.
 * `words` are the field's words.
 */
export function placeAliases(words: string[], value: string): string[] {
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
