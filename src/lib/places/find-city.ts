import { brotliDecompressSync } from 'node:zlib'
import { readAsset } from '../assets.ts'
import { fold } from '../words.ts'

/** A town of the world; `state` is the postal code of a state of the United States, else empty. */
export interface City {
  name: string
  /** ISO 3166-1 code. */
  country: string
  state: string
  /** Thousands of inhabitants. */
  inhabitants: number
}

const ASSET = 'src/lib/places/cities.bin'

let known: Map<string, City[]> | undefined

/** Towns of that name, the largest first (GeoNames). The list is loaded with the first question, about 20 ms. */
export function findCities(name: string): readonly City[] {
  known ??= readCities(brotliDecompressSync(readAsset(ASSET)).toString('utf8'))
  return known.get(fold(name)) ?? []
}

function readCities(text: string): Map<string, City[]> {
  const cities = new Map<string, City[]>()
  const add = (key: string, city: City) => {
    const same = cities.get(key)
    if (same) same.push(city)
    else cities.set(key, [city])
  }
  for (const line of text.split('\n')) {
    const [name, country, state, inhabitants] = line.split('|') as [string, string, string, string]
    const city = { name, country, state, inhabitants: Number(inhabitants) }
    const key = /^[ -~]+$/.test(name) ? name.toLowerCase() : fold(name)
    add(key, city)
    // "New York City" is called New York.
    if (key.endsWith(' city') && !cities.has(key.slice(0, -5))) add(key.slice(0, -5), city)
  }
  return cities
}
