import type { Chunk } from '../chunks/chunk.ts'
import type { Draft } from '../reading/draft.ts'
import type { Period } from '../reading/query.ts'
import { PERIOD_ADJECTIVES } from '../language/period-adjectives.ts'

/** The period that a noun is of, by which dates can be grouped. */
export const periodOf = ({ text }: Pick<Chunk, 'text'>): Period | undefined =>
  /^(month|quarter|year|weekday|week|day)s?$/i.exec(text)?.[1]?.toLowerCase() as Period | undefined

/** Behind what a noun is asked for or grouped by. */
const ASKED = /^(?:which|what|per|by|each|every)$/i

/**
 * "which weekday has the most rounds" beside memberships of a kind `weekday`: behind what it is asked for or grouped by it is the period, unless
 * a noun stands behind that it tells the kind of ("which weekday members"). Before nouns are looked for.
 */
export function keepPeriodsFromValues({ chunks }: Draft): void {
  chunks.forEach((chunk, at) => {
    if (!chunk.values.length || !periodOf(chunk) || !ASKED.test(chunks[at - 1]?.text ?? '')) return
    if (!chunks[at + 1]?.entities.length) Object.assign(chunk, { kind: 'unknown', values: [], fields: [] })
  })
}
keepPeriodsFromValues.needs = /^(?:month|quarter|year|weekday|week|day)s?$/

/** The same of an adjective. */
export const periodOfAdjective = ({ text }: Chunk): Period | undefined =>
  periodOf({ text: PERIOD_ADJECTIVES.get(text.toLowerCase()) ?? '' })
