import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { isBare } from '../reading/attach.ts'
import type { Meaning, Query } from '../reading/query.ts'

/**
 * "total value of the open deals by stage" – "the same as a number of deals instead of their value", "and the count?", "how many are there in
 * each?": of the same records, in the same groups, how many they are.
 */
const LEAD = fragment`(?:(?:and|now|ok|okay|so|but|then|please|can\ (?:you|we|i)|could\ you|also)\W+)*`
const NOT_THAT = fragment`(?:,?\ (?:instead|rather\ than|not)(?:\ of)?(?:\ (?:the|their|its|that))?(?:\ \p{L}+){0,3})?`
const COUNT_INSTEAD = pattern('iu')`
  ^\W*(?<lead>${LEAD})(?:(?:show|give|tell|see|get|have|do|make)(?:\ me)?\ )?
  (?<same>(?:(?:exactly\ )?the\ same(?:\ thing)?|that|it|this|them|those)[\s,]+(?:but\ |now\ |only\ |just\ )?)?(?<as>(?:as|by|in|with|using|for)\ )?
  (?:(?:an?|the|their)\ )?(?:total\ )?(?:(?:head\ ?)?counts?|numbers?)(?:\ of\ (?:(?:them|those|these)|(?:the\ )?(?<noun>\p{L}+(?:[ -]\p{L}+)?)))?
  (?:\ (?:too|as\ well|also|each))?(?<instead>${NOT_THAT})\W*$
`
const IN_EACH = pattern('iu')`
  ^\W*${LEAD}how\ many\ (?:of\ them\ )?(?:(?:are|is|were)\ (?:there|that|those|they)|do\ (?:we|i|you)\ have)\ (?:in|for|per|with)
  \ each(?:\ (?:one|group|of\ (?:them|those|these)))?\W*$
`

/** Whether a message asks how many the records of a figure or of groups are, and what it calls them. */
export function countAsked(message: string, { ask, measures }: Query): { noun?: string } | undefined {
  if (!/^(?:measure|group)$/.test(ask) || !measures.some(({ fn }) => fn !== 'count')) return undefined
  if (ask === 'group' && testIn(message, IN_EACH)) return {}
  const { groups } = execIn(message, COUNT_INSTEAD) ?? {}
  if (!groups || !(groups['lead'] || groups['same'] || groups['as'] || groups['instead'] || ask === 'group'))
    return undefined
  return groups['noun'] === undefined ? {} : { noun: groups['noun'] }
}

/** A figure or groups before, as the number of their records. */
export const countInstead = (previous: Query): Query => ({
  ...structuredClone(previous),
  measures: [{ fn: 'count' }],
  having: undefined,
  winner: undefined,
  shown: undefined,
})

/** Whether a reading is of all records of the kind of a request, and of nothing else. */
export const isAllOfKind = (meaning: Meaning | undefined, { root }: Query): boolean =>
  meaning?.kind === 'query' && meaning.root.entity === root.entity && isBare(meaning.root)
