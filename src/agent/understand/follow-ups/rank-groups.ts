import { pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import { NUMBER_WORDS } from '../language/lexicon.ts'
import { type Draft, useWhole } from '../reading/draft.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Query } from '../reading/query.ts'

/** "which project has the most?", "which month was best?" after groups by them: the first of them. */
export function rankBefore(draft: Draft, own: Draft['nodes']): Query | undefined {
  const { chunks, previous, message } = draft
  if (previous?.ask !== 'group' || !previous.group || own.some(n => n.entity.key !== previous.group!.entity))
    return undefined
  const last = chunks.at(-1)
  const { many, said } = execIn(message.text, EXTREME_AT_END)?.groups ?? {}
  const limit = many === undefined ? 1 : (NUMBER_WORDS[many.toLowerCase()] ?? Number(many))
  if (!last || !said || !Number.isInteger(limit) || tellsOfOther(chunks)) return undefined
  const direction = /least|fewest|lowest|smallest|worst|weakest|quietest/i.test(said) ? 'asc' : 'desc'
  // Whether more of it is good is only likely.
  if (/best|worst|strongest|weakest/i.test(said)) draft.sureness = Math.min(draft.sureness, AS_GOOD)
  useWhole({ chunks })
  return { ...structuredClone(previous), groupOrder: { by: 'measure', direction, limit }, winner: undefined }
}

/** "which one converts best?": something else than the figure of the groups; how one does, comes off or ranks is that figure. */
function tellsOfOther(chunks: readonly Chunk[]): boolean {
  const before = chunks.at(-2)
  return before?.kind === 'unknown' && chunks.length > 2 && !DOES.test(before.text)
}
const DOES =
  /^(?:do(?:es|ing|ne)?|did|perform\w*|com(?:es?|ing)|came|rank\w*|far(?:es?|ed)|turn\w*|look\w*|place[ds]?|out|off)$/i

/** How sure a reading is at most that takes what is most for what is best. */
const AS_GOOD = 0.8

/** What comes first of groups, at the end of a message, and of how many. */
const EXTREME_AT_END = pattern('i')`
  (?:\b(?<many>two|three|four|five|six|ten|\d+)\ (?:(?:with|that\ have|having)\ the\ )?)?
  \b(?<said>most|least|fewest|highest|lowest|largest|smallest|biggest|best|worst|strongest|weakest|busiest|quietest)\W*$
`
