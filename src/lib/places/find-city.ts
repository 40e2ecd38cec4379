import { promisify } from 'node:util'
import { brotliDecompress, brotliDecompressSync } from 'node:zlib'
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
    for (const line of linesOf(brotliDecompressSync(readAsset(ASSET)))) addCity(known, line)
  }
  return known.get(fold(name)) ?? []
}

/** Towns with fewer thousands of inhabitants are not known by the first letters of their words. */
const LARGE = 100
let lettered: Map<string, City[]> | undefined

/** Large towns of two words or more by the first letters of these, the largest first: "LA" is Los Angeles. */
export function findByInitials(letters: string): readonly City[] {
  findCities('')
  if (!lettered) {
    lettered = new Map()
    for (const city of new Set([...known!.values()].flat())) {
      if (city.inhabitants < LARGE || !city.name.includes(' ')) continue
      const first = city.name
        .split(' ')
        .map(word => fold(word)[0])
        .join('')
      // "New York City" is NYC and NY.
      for (const key of / City$/.test(city.name) ? [first, first.slice(0, -1)] : [first])
        lettered.set(key, [...(lettered.get(key) ?? []), city])
    }
    for (const all of lettered.values()) all.sort((a, b) => b.inhabitants - a.inhabitants)
  }
  return lettered.get(fold(letters)) ?? []
}

/** Loads the list ahead, in slices: others get their turn in between. It is unpacked beside the event loop. */
export async function loadCities(): Promise<void> {
  if (known) return
  const cities = new Map<string, City[]>()
  const lines = linesOf(await promisify(brotliDecompress)(readAsset(ASSET)))
  await eachInSlices(lines, line => addCity(cities, line))
  known ??= cities
}

const linesOf = (file: Buffer): string[] => file.toString('utf8').split('\n')

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
