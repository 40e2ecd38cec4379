import { onlyOne } from '../../../lib/only-one.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { AppModel, Entity } from '../entity-model/catalogue-model.ts'
import { dayOf } from '../entity-model/held-times.ts'
import { isPlural } from '../language/words.ts'
import { type Draft, isFree, nameKind } from '../reading/draft.ts'

/** How surely a word names a kind of record itself. */
const CALLED = 0.8
/** What tells which of several times it is. */
const WHICH_TIME = /^(?:next|last|latest|previous|upcoming|coming|following|most recent)$/i
const BETWEEN = /^(?:at|in|on|of|the|for)$/i

/**
 * "the next market at Oslo", "the Oslo market on 7 December" of markets and their market days: one at a time is such a day. Before nouns are
 * looked for.
 */
export function readTimesForKinds({ chunks, app }: Draft): void {
  chunks.forEach((chunk, at) => {
    const day = isFree(chunk) ? dayAt(chunks, at, app) : undefined
    if (day) nameKind(chunk, day)
  })
}

/** The day that a noun stands for, where a time is told of it. */
export function dayAt(chunks: readonly Chunk[], at: number, app: AppModel): Entity | undefined {
  const { text, entities } = chunks[at]!
  if (!entities.length || isPlural(text)) return undefined
  const kind = onlyOne(entities.filter(e => e.quality >= CALLED).map(e => e.entity))
  const day = kind && dayOf(kind, app)
  return day && (WHICH_TIME.test(chunks[at - 1]?.text ?? '') || isDated(chunks, at)) ? day : undefined
}

/** Right behind the noun, or behind what it is called, stands a date. */
function isDated(chunks: readonly Chunk[], at: number): boolean {
  // A name may not be known before the data were read.
  const isName = ({ text, values }: Chunk) => values.length > 0 || /^\p{Lu}/u.test(text)
  const isDate = ({ literal }: Chunk) => literal?.kind === 'date'
  return chunks.slice(at + 1).find(c => isDate(c) || !(BETWEEN.test(c.text) || isName(c)))?.literal?.kind === 'date'
}
