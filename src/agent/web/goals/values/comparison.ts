import { fragment } from '../../../../lib/patterns.ts'

/** How English compares with a number, as the source of a pattern without groups. */
export const COMPARISON = fragment`
  (?:
    at (?:least|most)
    |(?:
      less|lower|smaller|cheaper|fewer|lighter|younger|shorter|earlier|more|greater|higher|larger|bigger
      |dearer|heavier|older|longer|later
    ) than
    |no more than|under|below|over|above|beyond
  )
`

export type Holds = (now: number, wanted: number) => boolean

/** What a comparison in words asks of a value; without one, that it is the same. */
export function comparison(words = ''): Holds {
  if (/at most|no more/i.test(words)) return (now, wanted) => now <= wanted
  if (/at least/i.test(words)) return (now, wanted) => now >= wanted
  if (/less|lower|smaller|cheaper|fewer|lighter|younger|shorter|earlier|under|below/i.test(words))
    return (now, wanted) => now < wanted
  if (/more|greater|higher|larger|bigger|dearer|heavier|older|longer|later|over|above|beyond/i.test(words))
    return (now, wanted) => now > wanted
  return (now, wanted) => now === wanted
}
