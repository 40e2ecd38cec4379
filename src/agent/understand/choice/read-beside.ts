import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import { askOfOther, besideEachOther } from '../follow-ups/compare-with.ts'
import type { Understanding, UnderstandOptions } from '../understanding.ts'
import { readBest } from './read-best.ts'

export const AGAINST =
  '(?:vs\\.?|versus|against|as opposed to|(?:as |when )?compared (?:to|with)|in comparison (?:to|with))'

/** What a whole question begins with that asks for a figure. */
const ASKS = fragment`
  (?:
    how (?:many|much)
    |(?:what(?:['’]s| is| was)|show me|give me|tell me)? ?(?:the |our |my )?(?:number|count|total|sum|average|mean|median|avg)\b
  )
`

const YEAR = /\b(?:19|20)\d\d\b/

/** "how many deals did we win this year compared to last year": a whole question, and what stands beside one part of it. */
const BESIDE = pattern('iu')`
  ^\W*(?<question>${ASKS}.+?),?
  \ ${AGAINST}\ (?:the )?(?<other>[\p{L}\d][\p{L}\d '’&.-]*?)\W*$
`

/**
 * A question and what its figure is set against: the question is read by itself, the other side as what would go on from it ("and last
 * year?"), so that whatever part of the question it fits takes its place. Undefined where it fits none.
 */
export async function readBeside(text: string, options: UnderstandOptions): Promise<Understanding | undefined> {
  const { question, other } = execIn(text, BESIDE)?.groups ?? {}
  // "in May compared to April 2024": the year is said once, for both.
  if (!question || !other || (YEAR.test(other) && !YEAR.test(question))) return undefined
  const left = await readBest(question, options)
  if (left.meaning?.kind !== 'query' || left.unknown.length > 0) return undefined
  const { meaning: previous } = left
  for (const wording of askOfOther(other)) {
    const right = await readBest(wording, { ...options, apps: [previous.app], previous })
    const meaning = right.unknown.length ? undefined : besideEachOther(previous, right.meaning)
    if (meaning)
      return {
        ...left,
        meaning,
        confidence: Math.min(left.confidence, right.confidence),
        notes: [...new Set([...left.notes, ...right.notes])],
        readings: [...(left.readings ?? []), ...(right.readings ?? [])],
      }
  }
  return undefined
}
