import { fragment } from '../../../lib/patterns.ts'
import { superlativeFor, superlativeOf } from '../language/gradables.ts'

/** Two that are weighed against each other, and how it is said in what they are. */

export const LEAD = fragment`^\W*(?:(?:and|so|but|now|ok|okay|well)\W+)?`
export const SIDE = fragment`
  (?!(?:which|what|who|whose|where|when|how|why|do|does|did|is|are|was|were|has|have|had|can|could|will|there|it|we|i|you|they|the\ (?:difference|gap))\b)
  [^,:;?!]{1,60}?
`
export const APART = fragment`(?:\s*[,:;.?!]\s*|\s+[–—-]+\s+)`
export const IN_TERMS = fragment`(?:in\ terms\ of|when\ it\ comes\ to|measured\ by|going\ by|judging\ by|judged\ by|in|on|by|for)`
export const MORE_OR_LESS = fragment`(?:more|fewer|less)`
export const isLess = (word: string): boolean => /^(?:few|less|least|small|low|behind|trail|lag)/i.test(word)
/** One of two, without the words before it that say no more than that it is. */
export const bare = (one: string): string => one.trim().replace(/^the (?=\p{L})/iu, '')
/** Whether it is a comparative or a superlative by itself. */
export const isDegree = (word: string): boolean =>
  superlativeFor(word.toLowerCase()) !== undefined || superlativeOf(word.toLowerCase()) !== undefined
export const isGraded = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some(word => /^(?:more|fewer|less)$/.test(word) || isDegree(word))
