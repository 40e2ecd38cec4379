import { iso31662 } from 'iso-3166'
import { findByInitials, findCities, type City } from '../../../lib/places/find-city.ts'
import { pattern } from '../../../lib/patterns.ts'
import { fold, stem } from '../language/words.ts'
import type { Slot } from './describe-slots.ts'

const REGIONS = new Intl.DisplayNames('en', { type: 'region' })
const SHORT = new Intl.DisplayNames('en', { type: 'region', style: 'short' })
const COUNTRIES = new Map<string, string>()
for (let a = 65; a <= 90; a++)
  for (let b = 65; b <= 90; b++) {
    const code = String.fromCharCode(a, b)
    const name = REGIONS.of(code)!
    // "UK" and codes of former countries stand for others.
    if (Intl.getCanonicalLocales(`und-${code}`)[0] !== `und-${code}`) continue
    if (name !== code && name !== 'Unknown Region') COUNTRIES.set(fold(name), code)
  }
for (const [name, code] of Object.entries({
  usa: 'US',
  uk: 'GB',
  england: 'GB',
  'u.s.': 'US',
  'u.k.': 'GB',
  america: 'US',
  korea: 'KR',
  uae: 'AE',
}))
  COUNTRIES.set(name, code)
const STATES = new Map<string, string>()
for (const { code, name } of iso31662) if (code.startsWith('US-')) STATES.set(fold(name), code.slice(3))
const STATE_NAMES = new Map<string, string>()
for (const { code, name } of iso31662) if (code.startsWith('US-')) STATE_NAMES.set(code.slice(3), name)
const STATE_CODES = new Set(STATES.values())

/** Thousands of inhabitants of a city that is meant when a state has the same name. */
const LARGE = 500

export type PlaceKind = 'city' | 'country' | 'state'

/** What a name is in the registers of places (GeoNames, ISO 3166); undefined when it is in none. */
export function placeKind(name: string): PlaceKind | undefined {
  const key = fold(name.trim())
  if (COUNTRIES.has(key)) return 'country'
  // New York is more of a city than of a state; California is a state, although a small town is called so.
  if (STATES.has(key) && !((findCities(key)[0]?.inhabitants ?? 0) > LARGE)) return 'state'
  return findCities(key).length ? 'city' : undefined
}

/** A description that wants a city with its state or country, in words or by its example ("Paris, FR"; "Time, HH:MM" is none). */
const CITY_WITH_REGION = pattern('u')`
  \bcity\b[^.]{0,12}(?:,| and | or |\/)\s*\(?(?:the )?(?:state|country|province)
  |\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*, (?:[A-Z]{2}\b(?![:\/-]\p{L})|UK|USA|\p{Lu}\p{Ll}+['"’.)])
`

/** Whether a description wants a town with its state or country: "City, State", "e.g. San Francisco, CA". */
export const wantsRegion = ({ description }: Slot): boolean => CITY_WITH_REGION.test(description)

/** Whether a slot takes the name of a town, and no place of another kind ("home", "the airport"). */
export const asksTown = (slot: Slot): boolean =>
  slot.kind === 'string' && (slot.named.has(stem('city')) || slot.named.has(stem('town')) || wantsRegion(slot))

/** A town with the state (United States) or the country that it lies in: the largest of its name, or the one in `region`. */
export function writeTown(name: string, region: string | undefined, slot: Slot): string | undefined {
  const all = preferred(findCities(name), slot)
  // A region that is said stays as it is said, but for states of the United States, whose codes addresses have,
  // and countries where the examples have codes.
  const country = region && COUNTRIES.get(fold(region))
  if (country && !STATES.has(fold(region)))
    return wantsCode(slot)
      ? `${name}, ${country}`
      : isPartOfCountry(region)
        ? `${name}, ${SHORT.of(country)!}`
        : undefined
  if (region && !STATES.has(fold(region))) return undefined
  const city = region ? all.find(c => lies(c, region)) : all[0]
  if (!city) {
    const state = region && STATES.get(fold(region))
    return state ? `${name}, ${state}` : undefined
  }
  return `${shortest(name, city)}, ${city.state || nameCountry(city.country, slot)}`
}

/** Countries by another name than the register's that is no short form: England. */
const isPartOfCountry = (region: string): boolean => {
  const code = COUNTRIES.get(fold(region))!
  return region.length > 4 && ![REGIONS.of(code), SHORT.of(code)].some(name => fold(name!).includes(fold(region)))
}

/** The state of the United States, or the country, that the largest town of a name lies in. */
export function regionOf(town: string, asked: 'state' | 'country'): string | undefined {
  const city = findCities(town)[0]
  if (asked === 'country') return city && REGIONS.of(city.country)
  return city?.state ? STATE_NAMES.get(city.state) : undefined
}

/** A country as the examples of a description have it: "Paris, FR"; else by its everyday name, "UK". */
const nameCountry = (code: string, slot: Slot): string => (wantsCode(slot) ? code : SHORT.of(code)!)

/** "New York City" is New York where its state says which one. */
const shortest = (name: string, city: City): string => {
  const bare = name.replace(/ city$/i, '')
  return city.state && bare !== name && findCities(bare)[0] === city ? bare : name
}

/**
 * The large town that letters stand for, with its state or country: "SF". Only among towns of the country whose states the
 * description's examples have; elsewhere letters say too little.
 */
export function writeInitials(letters: string, slot: Slot): string | undefined {
  const examples = [...slot.description.matchAll(/\p{Lu}\p{Ll}+, (\p{Lu}{2})\b/gu)].map(match => match[1]!)
  if (!examples.some(region => STATE_CODES.has(region)) && !/\bcity, state\b/i.test(slot.description)) return undefined
  const city = findByInitials(letters).find(one => one.country === 'US' && one.inhabitants >= LARGE)
  return city && `${shortest(city.name, city)}, ${city.state}`
}

/** The towns of the United States first where the description asks for a state and has no other example. */
function preferred(all: readonly City[], { description }: Slot): readonly City[] {
  const examples = [...description.matchAll(/\p{Lu}\p{Ll}+, (\p{Lu}\p{L}+)/gu)].map(match => match[1]!)
  const isStates = /\bstate/i.test(description) && examples.some(region => STATE_CODES.has(region))
  if (!isStates || examples.some(region => !STATE_CODES.has(region) && COUNTRIES.has(fold(region)))) return all
  const home = all.filter(city => city.country === 'US')
  return home.length && (all[0]!.inhabitants < LARGE || all[0]!.country === 'US') ? home : all
}

/** Whether an example of a description gives a country by its code: "Paris, FR". */
const wantsCode = ({ description }: Slot): boolean =>
  [...description.matchAll(/(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*), ([A-Z]{2})\b/gu)].some(([, town, code]) =>
    findCities(town!)
      .slice(0, 1)
      .some(city => city.country === code),
  )

const lies = (city: City, region: string): boolean => {
  const key = fold(region)
  return (
    COUNTRIES.get(key) === city.country ||
    STATES.get(key) === city.state ||
    (STATE_CODES.has(region.toUpperCase()) && city.state === region.toUpperCase())
  )
}

/** Whether a name or a postal code is that of a country or a state of the United States. */
export const isRegion = (name: string): boolean =>
  STATE_CODES.has(name) || STATES.has(fold(name)) || COUNTRIES.has(fold(name))

/** The code of a country, where a description asks for one ("ISO 3166", "country code", two letters). */
export const countryCode = (name: string): string | undefined => COUNTRIES.get(fold(name))
