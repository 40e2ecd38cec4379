import { isObject, type JsonObject } from '../../../lib/json.ts'
import { openSchema } from '../../schema/open-schema.ts'

/** How much of a tool's schemas is written out. */
export interface SchemaLimits {
  depth: number
  schemas: number
  /** Longest description of one argument whose schema is left open, in characters; undefined: as it is. */
  words?: number
}

/** Levels that a large schema is tried with, from few to many: each costs more than the one before. */
const DEPTHS = [1, 2, 3, 4, 6, 8]
const WORDS = [100, 0]
/** Bytes that a schema takes in JSON at the very least, its name and punctuation included. */
const SMALLEST = 32

/** What `make` throws when there are more schemas than its limits allow. */
export class TooManySchemas extends Error {}

/** The fullest form of a tool's schema that has at most so many bytes as JSON (case S6). */
export function withinBudget<T>(bytes: number, make: (limits: SchemaLimits) => { value: T; schema: unknown }): T {
  const schemas = Math.max(64, Math.floor(bytes / SMALLEST))
  const attempt = (limits: SchemaLimits): T | undefined => {
    try {
      const { value, schema } = make(limits)
      return Buffer.byteLength(JSON.stringify(schema) ?? '') <= bytes ? value : undefined
    } catch (error) {
      if (error instanceof TooManySchemas) return undefined
      throw error
    }
  }
  const whole = attempt({ depth: Number.POSITIVE_INFINITY, schemas })
  if (whole !== undefined) return whole
  let fullest: T | undefined
  for (const depth of DEPTHS) {
    const deeper = attempt({ depth, schemas })
    if (deeper === undefined) break
    fullest = deeper
  }
  const bare = { depth: 1, schemas: Number.POSITIVE_INFINITY }
  for (const words of WORDS) fullest ??= attempt({ ...bare, words })
  // Names, types and what is required are kept however many there are.
  return fullest ?? make({ ...bare, words: 0 }).value
}

/** The schema of one argument, left open where a budget asks for it. */
export const shorten = <T>(schema: T, words: number | undefined): T | JsonObject =>
  words === undefined || !isObject(schema) ? schema : openSchema(schema, words)
