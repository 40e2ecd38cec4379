import { isObject, type JsonObject } from '../../../lib/json.ts'
import { openSchema } from '../../schema/open-schema.ts'

/** How much of a tool's schemas is written out. */
export interface SchemaLimits {
  depth: number
  schemas: number
  /** Longest description of one argument whose schema is left open, in characters; undefined: as it is. */
  words?: number
}

/** From everything to less and less; the last ones keep names, types and what is required. */
const DEPTHS = [Number.POSITIVE_INFINITY, 6, 4, 3, 2, 1]
const WORDS = [100, 0]
/** Bytes that a schema takes in JSON at the very least, names and punctuation included. */
const SMALLEST = 16

/** The fullest form of a tool's schema that has at most so many bytes as JSON (case S6). */
export function withinBudget<T>(
  bytes: number,
  make: (limits: SchemaLimits) => { value: T; schema: unknown; isExhausted: boolean },
): T {
  const schemas = Math.max(64, Math.floor(bytes / SMALLEST))
  const all: SchemaLimits[] = [
    ...DEPTHS.map(depth => ({ depth, schemas })),
    ...WORDS.map(words => ({ depth: 1, schemas: Number.POSITIVE_INFINITY, words })),
  ]
  for (const limits of all) {
    const { value, schema, isExhausted } = make(limits)
    const isLast = limits === all.at(-1)
    if (isLast || (!isExhausted && Buffer.byteLength(JSON.stringify(schema) ?? '') <= bytes)) return value
  }
  throw new Error('there is always a last form')
}

/** The schema of one argument, left open where a budget asks for it. */
export const shorten = <T>(schema: T, words: number | undefined): T | JsonObject =>
  words === undefined || !isObject(schema) ? schema : openSchema(schema, words)
