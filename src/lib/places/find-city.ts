import { brotliDecompressSync } from 'node:zlib'
import { readAsset } from '../assets.ts'
import { eachInSlices } from '../in-slices.ts'
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

/** Towns of that name, the largest first (GeoNames). The list is loaded with the first question, about 60 ms. */
export function findCities(name: string): readonly City[] {
  if (!known) {
    known = new Map()
    for (const line of readLines()) addCity(known, line)
  }
  return known.get(fold(name)) ?? []
}

/** Loads the list ahead, in slices: others get their turn in between. */
export async function loadCities(): Promise<void> {
  if (known) return
  const cities = new Map<string, City[]>()
  await eachInSlices(readLines(), line => addCity(cities, line))
  known ??= cities
}

const readLines = (): string[] => brotliDecompressSync(readAsset(ASSET)).toString('utf8').split('\n')

function addCity(cities: Map<string, City[]>, line: string): void {
  const [name, country, state, inhabitants] = line.split('|') as [string, string, string, string]
  const city = { name, country, state, inhabitants: Number(inhabitants) }
  const key = /^[ -~]+$/.test(name) ? name.toLowerCase() : fold(name)
  const same = cities.get(key)
  if (same) same.push(city)
  else cities.set(key, [city])
  // "New York City" is called New York.
  if (key.endsWith(' city') && !cities.has(key.slice(0, -5))) cities.set(key.slice(0, -5), [city])
}
