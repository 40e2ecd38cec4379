import { createRandom } from '../apis/random.ts'

/** Schemas of the fields of the services in memory. */
export const text = { type: 'string' }
export const nullable = { type: ['string', 'null'] }
export const int = { type: 'integer' }
export const num = { type: 'number' }
export const flag = { type: 'boolean' }
export const date = { type: 'string', format: 'date' }
export const moment = { type: 'string', format: 'date-time' }
export const of = (...values: string[]) => ({ type: 'string', enum: values })

/** A list of records with these fields. */
export const list = (properties: object) => ({ type: 'array', items: { type: 'object', properties } })

/** The same random numbers on every machine, and days between two dates. */
export function createRows(seed: number) {
  const random = createRandom(seed)
  return { r: random, day: (from: string, to: string) => random.moment(from, to).toISOString().slice(0, 10) }
}
