import { pattern } from '../../../lib/patterns.ts'
import { execIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { amongThose, rankedAmong } from '../reading/among-those.ts'
import { type Draft, useWhole } from '../reading/draft.ts'
import { turnRound } from '../reading/opposite.ts'
import type { Condition, Query } from '../reading/query.ts'

export const NOT_SO = pattern('i')`
  ^\W*(?:(?:and|but|so|ok|okay)\W+)*(?:
    (?:how many|which|who|what|list|show)(?: ones?)?(?: of (?:them|those|these))?
    |those that|the ones that|those who
  ) (?:are|is|do|does|did|have|has|were|was|can|could)(?: not|n['’]?t)\W*$
`
export const THE_REST = pattern('i')`
  ^\W*(?:(?:and|but|so|what about|how about|how many are|which are|who are|list|show|for|of)\W+)*(?:me )?(?:all )?the
  \ (?:rest|others?|other ones|remaining(?: ones)?)\W*$
`
/** "and without?", "which ones with?": what the condition before said was there, or not there. */
const WITH_OR_WITHOUT =
  /^\W*(?:(?:and|but|so|now|what about|how about|how many|which|the|those|ones?)\W+)*(with|without)(?: (?:it|one|them|any|that))?\W*$/i
/** "how many of the rest are late?", "break the others down by town": part of a message that asks something of them. */
const REST_WITHIN = pattern('i')`
  \b(?:all\ )?the\ (?:rest|others|other\ ones|remaining\ ones)(?!['’\w])(?!\ of\ (?!them\b|those\b|these\b))(?:\ of\ (?:them|those|these))?
`

/** "and how many are not?", "the others?": those of which the last condition does not hold. */
export function negateLast({ previous, message, chunks }: Draft): Query | undefined {
  const having = execIn(message.text, WITH_OR_WITHOUT)?.[1]?.toLowerCase()
  const isRest = testIn(message.text, THE_REST)
  if (!having && !isRest && !testIn(message.text, NOT_SO)) return undefined
  // "are they all insured?" – "which one isn't?"
  const isOfAll = isOfAllOfThem(previous!)
  const query = complementOf(previous!, having)
  if (!query) return undefined
  const asksWhich = /\b(?:which|who|what (?!about)|list|show|those)\b/i.test(message.text) || isOfAll
  const asksCount = /\bhow many\b/i.test(message.text)
  if (asksWhich && !(isOfAll && asksCount)) Object.assign(query, { ask: 'list', measures: [], having: undefined })
  else if (asksCount)
    Object.assign(query, { ask: 'measure', measures: [{ fn: 'count' }], project: [], having: undefined })
  useWhole({ chunks })
  return query
}

const isOfAllOfThem = ({ ask, universal }: Query): boolean => ask === 'share' && universal === true

/** The same of the records for which the last condition of a request does not hold; undefined where none can be turned round. */
function complementOf(previous: Query, having?: string): Query | undefined {
  const query = structuredClone(previous)
  const { where, related } = query.root
  if (query.root.limit !== undefined || query.root.anyOf?.length) return undefined
  if (!isOfAllOfThem(query) && !/^(?:list|measure|exists|values)$/.test(query.ask)) return undefined
  const last = where.at(-1)
  const relative = related.at(-1)
  const [at, other] = [last?.at ?? -1, relative?.selection.where.at(-1)?.at ?? -1]
  if (relative && (!last || other > at)) {
    if (relative.count || (having && (having === 'with') === relative.exists)) return undefined
    relative.exists = !relative.exists
  } else {
    const opposite = last && turnRound(last)
    if (!opposite || last.orEmpty || (having && (having === 'with') === isPositive(last))) return undefined
    Object.assign(last, opposite)
  }
  if (isOfAllOfThem(query)) Object.assign(query, { whole: undefined, universal: undefined })
  return { ...query, isRest: true, single: false, lookup: false, winner: undefined, shown: undefined }
}

/** Whether a condition says that something is there. */
const isPositive = ({ op, values }: Condition) =>
  op === 'filled' ||
  (op !== 'empty' && op !== 'not contains' && op !== 'not in' && (op === '!=') === (values[0] === false))

/**
 * "how many orders came from Oslo?" – "how many of the rest are late?": what is asked of those for which the last condition does not hold, or of
 * those that were just asked for so.
 */
export function ofTheRest(message: string, last: Query | undefined): { message: string; previous: Query } | undefined {
  if (!last || testIn(message, THE_REST) || !testIn(message, REST_WITHIN)) return undefined
  const previous = last.isRest ? last : complementOf(last)
  return previous && { previous, message: message.replace(REST_WITHIN, 'those') }
}

/** "which of them is the cheapest?" – "and the other ones?": those among whom it came first, without it; the same is told of them. */
export function othersThanOne({ previous, message, chunks }: Draft): Query | undefined {
  const { root, ask, project } = previous!
  const all = ask === 'list' && testIn(message.text, THE_REST) ? rankedAmong(root) : undefined
  if (!all) return undefined
  useWhole({ chunks })
  const isCount = /\bhow many\b/i.test(message.text)
  return {
    kind: 'query',
    app: previous!.app,
    root: { ...(all.except ? amongThose(all) : all), except: structuredClone(root) },
    ask: isCount ? 'measure' : 'list',
    measures: isCount ? [{ fn: 'count' }] : [],
    project: isCount ? [] : project,
  }
}
