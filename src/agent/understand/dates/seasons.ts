import { fragment, pattern } from '../../../lib/patterns.ts'
import { months, type Period } from './date-span.ts'

/** The month with which each begins, from 0, as meteorologists count them on the northern half of the earth (WMO-No. 49, I.4.2). */
const BEGINS: Record<string, number> = { spring: 2, summer: 5, autumn: 8, fall: 8, winter: 11 }
const MONTHS = 3

export const SEASON = /^(?:spring|summer|autumn|fall|winter)$/

/** A season that begins in a year: winter ends in the next one. */
const seasonOf = (name: string, year: number): Period => ({ ...months(year, BEGINS[name]!, MONTHS), grain: 'range' })

const NAME = '(spring|summer|autumn|fall|winter)'
/** What can stand behind a season; a noun makes a name or a thing of it ("the summer term", "spring water", "Winter Song"). */
const NO_NOUN = fragment`
  (?![-\w’'])(?=\s*(?:[^\p{L}\p{N}\s]|$)|\s+(?:of|and|or|but|to|until|till|by|per|for|in|at|from|with|on|so|than|compared|we|you|they|i|is|are|was|were|has
    |have|had|did|do|does|which|who|that|what|how|where|when|only|please|again|yet|already|instead)\b)
`

/**
 * "last summer", "in the spring of 2025", "since the winter", "autumn 2024". With nothing else said it is the latest that has begun;
 * "last" is the latest that is over, "next" the first to begin. "fall" alone is a verb.
 */
export const SEASONS: [RegExp, (match: RegExpExecArray, now: Date) => Period | null][] = [
  [
    pattern('giu')`\b${NAME}(?: of| in)? ((?:19|20)\d\d)\b(?![-/\d])`,
    ([, name, year]) => seasonOf(name!.toLowerCase(), Number(year)),
  ],
  [
    pattern('giu')`\b(this|last|past|previous|next|coming) ${NAME}${NO_NOUN}`,
    ([, which, name], now) => around(name!.toLowerCase(), which!.toLowerCase(), now),
  ],
  [
    pattern('giu')`
      \b(?<=\b(?:in the|(?:during|over|since|before|after|until|till|through|throughout)(?: the)?) )${NAME}${NO_NOUN}
    `,
    ([, name], now) => ({ ...around(name!.toLowerCase(), 'the', now), impliedYear: true }),
  ],
  [
    pattern('giu')`\b(?<=\bin )(spring|summer|autumn|winter)${NO_NOUN}`,
    ([, name], now) => ({ ...around(name!.toLowerCase(), 'the', now), impliedYear: true }),
  ],
]

function around(name: string, which: string, now: Date): Period {
  const today = now.getFullYear() * 12 + now.getMonth()
  const years = [-2, -1, 0, 1].map(shift => now.getFullYear() + shift)
  const begins = (year: number) => year * 12 + BEGINS[name]!
  const isOn = years.find(year => begins(year) <= today && today < begins(year) + MONTHS)
  const begun = years.findLast(year => begins(year) <= today)!
  const over = years.findLast(year => begins(year) + MONTHS <= today)!
  const ahead = years.find(year => begins(year) > today)!
  if (/^(?:last|past|previous)$/.test(which)) return seasonOf(name, over)
  if (/^(?:next|coming)$/.test(which)) return seasonOf(name, ahead)
  if (which === 'the') return seasonOf(name, begun)
  // "this winter" in November is the one to come, "this summer" that of this year.
  return seasonOf(name, isOn ?? now.getFullYear())
}
