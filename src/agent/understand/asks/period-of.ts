import type { Chunk } from '../chunks/chunk.ts'
import type { Period } from '../reading/query.ts'
import { PERIOD_ADJECTIVES } from '../language/period-adjectives.ts'

/** The period that a noun is of, by which dates can be grouped. */
export const periodOf = ({ text }: Pick<Chunk, 'text'>): Period | undefined =>
  /^(month|quarter|year|weekday|week|day)s?$/i.exec(text)?.[1]?.toLowerCase() as Period | undefined

/** The same of an adjective. */
export const periodOfAdjective = ({ text }: Chunk): Period | undefined =>
  periodOf({ text: PERIOD_ADJECTIVES.get(text.toLowerCase()) ?? '' })
