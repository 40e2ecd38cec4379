import type { Chunk } from '../chunks/chunk.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'

/** Where something is (a closed class): behind what is in it. */
const WITHIN = /^(?:inside|within|aboard|on board|in it|in them)$/i

/**
 * "boxes that contain wine", "boxes with wine inside": what something contains is the value that stands beside, of the records
 * before it or of what belongs to them, or so many of it ("that contain more than 3 products"); the word for being in it says nothing more.
 */
export function readContaining(draft: Draft): void {
  const { chunks } = draft
  chunks.forEach((chunk, at) => {
    if (!isFree(chunk)) return
    const next = chunks.slice(at + 1).find(c => c.kind !== 'filler')
    const { operator } = chunk
    if (operator?.type === 'contains' && operator.how === 'contains' && isSaidInside(draft, next)) use(chunk, 'related')
    const before = chunks.slice(0, at).findLast(c => c.kind !== 'filler')
    const isTold = before?.used === 'value' || before?.used === 'condition'
    if (WITHIN.test(chunk.text) && !next && isTold) use(chunk, 'filler')
  })
}

const isSaidInside = ({ nodes }: Draft, next: Chunk | undefined): boolean =>
  next?.used === 'value' || (next?.used === 'condition' && nodes.some(({ count }) => count !== undefined))
