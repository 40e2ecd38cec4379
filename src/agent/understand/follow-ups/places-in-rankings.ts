import { pattern } from '../../../lib/patterns.ts'
import { execIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { NUMBER_WORDS, ORDINALS } from '../language/lexicon.ts'
import { type Draft, useWhole } from '../reading/draft.ts'
import type { Query, Selection } from '../reading/query.ts'
import { firstOf } from './first-of-two.ts'
import { placesIn } from './follow-place.ts'

const IN_PLACE = pattern('i')`
  ^\W*(?:(?:and|but|so|then|ok|okay|what about|how about)\W+)*(?:(?:which|what|who)(?: one)?(?:['’]s|\ is|\ was|\ comes?|\ came|\ ranks?|\ has)?\ )?
  (?:in\ |at\ )?(?:the\ )?(?:(?<place>[a-z]+|\d(?:st|nd|rd|th))|(?<next>next|runner-?up|one\ before(?:\ that|\ it)?))
  (?:\ (?:one|place|best|largest|biggest|most))?\W*$
`
const NEXT_PLACES = pattern('i')`
  ^\W*(?:(?:and|but|so|then|now|ok|okay|please|what about|how about|show(?: me)?|list|give me|name|(?:which|who|what) (?:are|were|is|was))\W+)*
  (?:the\ )?(?:
    (?:next|following|subsequent)(?:\ (?<many>\d+|[a-z]+))??(?:\ (?:ones?|places))?
    |(?:(?<number>\d+|[a-z]+)(?:\ ones?)?)\ (?:(?:right|directly)\ )?(?:after|behind|below|following)\ (?:that|those|these|them)
  )(?:,? please)?\W*$
`
/** "and the fewest?", "what about the lowest one?": the other end of what was ranked. */
const OTHER_END = pattern('i')`
  ^\W*(?:(?:and|but|or|so|ok|okay|now|then|what about|how about|which|who|has|had|is|was|the)\W+)*
  (?:most|least|fewest|highest|lowest|largest|smallest|biggest|best|worst|cheapest|longest|shortest)(?:\ ones?)?\W*$
`
/** "and the other one?" of two. */
const OTHER_ONE =
  /^\W*(?:(?:and|but|so|ok|okay|what about|how about|what is|what's|which is)\W+)*the other(?: one)?\W*$/i
/** So many requests are looked back over for the one that ranked. */
const FARTHEST = 3

/** The place that a message says, counted from 1; undefined where it says none. */
function placeIn(text: string, offset: number): number | undefined {
  const { place, next } = IN_PLACE.exec(text)?.groups ?? {}
  if (next) return /^run/i.test(next) ? 2 : offset + 1
  return place === undefined
    ? undefined
    : (ORDINALS[place.toLowerCase()] ?? (/^\d/.test(place) ? Number.parseInt(place) : undefined))
}

/** A number in words or digits, of something that can be counted. */
export const numberIn = (said: string | undefined): number | undefined => {
  const value = said === undefined ? undefined : (NUMBER_WORDS[said.toLowerCase()] ?? Number(said))
  return value !== undefined && Number.isInteger(value) && value > 0 ? value : undefined
}

/** "who has the highest salary?" – "and who comes second?", "the third?": the one in that place of the same order. */
export function inPlace({ previous, message, chunks }: Draft): Query | undefined {
  const { order, limit, offset = 1 } = previous!.root
  if (previous!.ask !== 'list' || !order || limit !== 1) return undefined
  // "the one before": of what came last.
  if (/\bone before\b/i.test(message.text) && order.direction !== 'desc') return undefined
  const place = placeIn(message.text, offset)
  if (place === undefined || place < 2) return undefined
  useWhole({ chunks })
  const query = structuredClone(previous!)
  query.root.offset = place
  return { ...query, winner: undefined, shown: undefined }
}

/** "the top 3 by price" – "the next three?", "and the two after that?": the places behind those that were shown, as many as are said or were shown. */
export function nextPlaces({ previous, message, chunks }: Draft): Query | undefined {
  const found = execIn(message.text, NEXT_PLACES)?.groups
  const places = previous!.ask === 'list' && previous!.root.order ? previous!.root : previous!.groupOrder
  if (!found || !places?.limit || previous!.root.each) return undefined
  const said = found['many'] ?? found['number']
  const many = said === undefined ? places.limit : numberIn(said)
  if (many === undefined) return undefined
  useWhole({ chunks })
  const query = structuredClone(previous!)
  Object.assign(query.ask === 'list' ? query.root : query.groupOrder!, {
    offset: (places.offset ?? 1) + places.limit,
    limit: many,
  })
  return { ...query, winner: undefined, shown: undefined, single: query.ask === 'list' && many === 1 }
}

const isRanked = ({ ask, root, groupOrder }: Query): boolean =>
  ask === 'group' ? groupOrder?.limit !== undefined : ask === 'list' && Boolean(root.order) && root.limit !== undefined

/** What has places itself: groups, a list of several, one out of an order; and what belongs to one in its place. */
const hasPlaces = ({ ask, root, several }: Query): boolean =>
  ask === 'group' || placesIn(root).length > 0 || (ask === 'list' && (several === true || root.order !== undefined))

/**
 * "which trade has the most members?" – "how many?" – "and the second?": a place is one in what was ranked, also where something was asked of the
 * first in between. Undefined where the request before has places itself, and where nothing was ranked.
 */
export function rankingBefore(message: string, before: readonly Query[]): Query | undefined {
  const last = before.at(-1)
  if (last && testIn(message, OTHER_ONE)) return ofTwoBefore(last, before)
  const isPlace = placeIn(message, 1) !== undefined || testIn(message, NEXT_PLACES) || testIn(message, OTHER_END)
  if (!last || !isPlace || hasPlaces(last)) return undefined
  return before.slice(-1 - FARTHEST, -1).findLast(query => isRanked(query) && query.app === last.app)
}

/** The ranking of two that was asked for last; what was told of the one that came first is told of the other. */
function ofTwoBefore(last: Query, before: readonly Query[]): Query | undefined {
  if (isOfTwo(last) && !last.compares) return undefined
  const found = before.slice(-1 - FARTHEST).findLast(query => isOfTwo(query) && query.app === last.app)
  const isSame = found?.ask === 'list' && last.ask === 'list' && found.root.entity === last.root.entity
  const one = found?.compares && found.ask === 'list' ? firstOf(found) : found
  return one && isSame && last.project.length ? { ...one, project: last.project } : one
}

/** One out of two that were named. */
const isOfTwo = (query: Query): boolean =>
  (query.compares !== undefined || (isRanked(query) && (query.groupOrder?.limit ?? query.root.limit) === 1)) &&
  namesTwo(query.root)

const namesTwo = ({ where, related, within }: Selection): boolean =>
  where.some(({ op, values }) => op === 'in' && values.length === 2) ||
  related.some(({ selection }) => namesTwo(selection)) ||
  (within !== undefined && namesTwo(within))

/** "which of the two has more?" – "and the other one?": the figure of the group that came second. */
export function otherOfTwo({ previous, message, chunks }: Draft): Query | undefined {
  if (previous!.ask !== 'group' || !testIn(message.text, OTHER_ONE) || !isOfTwo(previous!)) return undefined
  useWhole({ chunks })
  const groupOrder = { ...previous!.groupOrder!, offset: 2 }
  return { ...structuredClone(previous!), groupOrder, winner: undefined, shown: undefined }
}
