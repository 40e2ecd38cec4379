import { pattern } from '../../../lib/patterns.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import type { Composite, Query } from '../reading/query.ts'
import { asOne, type Read, type Understanding, type UnderstandOptions } from '../understanding.ts'

/** "and in Ohio?", "only in May", "for the red ones": which of them, and nothing else that is asked. */
const OF_WHICH = pattern('i')`
  ^\W*(?:(?:and|so|but|now|ok|okay|then|or|only|just|what\ about|how\ about|(?:the\ )?same)\W+)*
  (?:(?:those|these|the\ ones|only)\ )?
  (?:in|for|of|at|from|with|within|since|before|after|during|among|last|this|only|(?:19|20)\d\d)\b
  (?!.*\b(?:which|who|whose|what|how|why|when|where|list|show|sort|order|by|per)\b)
`
/** Longer messages are requests of their own. */
const LONGEST = 8

/**
 * "are there more lost than won deals?" – "and in 2024?": what was asked of several at once is asked of each of them again. Undefined where
 * the message does not go on from every one of them, and where it would make them all the same ("how many in Ohio and how many in Utah?" –
 * "and in Texas?").
 */
export async function eachPartOf(
  message: string,
  together: Composite | undefined,
  options: UnderstandOptions,
  read: Read,
): Promise<Understanding | undefined> {
  if (!together || !testIn(message, OF_WHICH) || message.trim().split(/\s+/).length > LONGEST) return undefined
  const readings: Understanding[] = []
  for (const previous of together.parts) {
    const reading = await read(message, { ...options, previous })
    if (reading.meaning?.kind !== 'query' || !isSameOf(previous, reading.meaning)) return undefined
    readings.push(reading)
  }
  const parts = readings.map(({ meaning }) => meaning as Query)
  if (new Set(parts.map(({ root }) => JSON.stringify(root))).size < parts.length) return undefined
  return { meaning: { ...together, parts }, ...asOne(readings), unknown: [], rivals: [] }
}

/** The same is asked, of other records of the kind. */
const isSameOf = (before: Query, after: Query): boolean =>
  after.app === before.app &&
  after.root.entity === before.root.entity &&
  after.ask === before.ask &&
  JSON.stringify([after.measures, after.group]) === JSON.stringify([before.measures, before.group]) &&
  JSON.stringify(after.root) !== JSON.stringify(before.root)
