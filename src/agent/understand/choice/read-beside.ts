import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import { askOfOther, besideEachOther } from '../follow-ups/compare-with.ts'
import type { Meaning, Query } from '../reading/query.ts'
import { asOne, type Read, type Understanding, type UnderstandOptions } from '../understanding.ts'
import { AGAINST } from './comparisons/rule.ts'
import { readBest } from './read-best.ts'

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
  if (left.meaning?.kind !== 'query') return undefined
  const right = await readOther(left.meaning, other, { ...options, apps: [left.meaning.app] }, readBest)
  return right && { ...left, meaning: right.meaning, ...asOne([left, right]) }
}

/** The figures asked for, beside the same ones of another time, place or value; undefined where it fits no part of what was asked. */
export async function readOther(
  asked: Query,
  other: string,
  options: UnderstandOptions,
  read: Read,
): Promise<(Understanding & { meaning: Meaning }) | undefined> {
  for (const wording of askOfOther(other)) {
    const found = await read(wording, { ...options, previous: asked })
    const meaning = besideEachOther(asked, found.meaning)
    if (meaning) return { ...found, meaning }
  }
  return undefined
}
