import type { Chunk } from '../chunks/chunk.ts'
import { type Draft, isFree } from '../reading/draft.ts'

/** "top 3 most expensive", "top 3 accounts with the most deals": the second word says by what. */
export function isLeading({ chunks }: Draft, at: number): boolean {
  if (!/^(?:top|best|first)$/i.test(chunks[at]!.text)) return false
  const next = chunks.slice(at + 1, at + 3).find(c => c.literal?.kind !== 'number')
  const behind = chunks.findIndex((c, i) => i > at && isFree(c) && isRanking(c))
  const said = chunks.slice(at + 1, behind).findLast(c => !/^the$/i.test(c.text))
  return (
    (next !== undefined && isFree(next) && isRanking(next)) ||
    (behind > 0 && /^(?:with|have|has|having|had)$/i.test(said?.text ?? ''))
  )
}

/** A word that asks for one end of an order. */
export const isRanking = (chunk: Chunk) => chunk.operator?.type === 'superlative'
