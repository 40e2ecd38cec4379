import { testIn } from '../../../lib/prefilter/may-match.ts'
import type { Meaning, Query, Selection } from '../reading/query.ts'
import { ASKS_WHICH } from './follow-briefly.ts'
import { firstOf } from './first-of-two.ts'
import { NOT_SO, THE_REST } from './the-rest.ts'

/** What asks for some of those of whom it was asked whether they are such. */
const asksForPart = (message: string): boolean =>
  testIn(message, NOT_SO) || testIn(message, THE_REST) || testIn(message, ASKS_WHICH)

/**
 * What goes on after a yes or no is what was spoken of, and not those of it that are such: "are they all insured?" – "which is the largest?",
 * "does it have a mast?" – "how long is it?". After a yes about some of them, those are meant; "which ones are not?" asks for a part.
 */
export function spokenOfAs(previous: Query, message: string): Query {
  const { universal, whole, ...rest } = previous
  if (asksForPart(message)) return previous
  if (previous.compares && previous.ask === 'list' && OF_ONE.test(message)) return firstOf(previous)
  if (universal && whole) return { ...rest, ask: 'list', root: structuredClone(whole), measures: [] }
  if (previous.ask !== 'exists' || previous.having) return previous
  const { within } = previous.root
  const isOfOne = previous.single === true || previous.lookup === true || within?.limit === 1
  // "is there a red boat in Oslo?" – "and a blue one?": whether there is one there, and not of which colour those elsewhere are.
  if (!isOfOne && (!previous.isNone || testIn(message, AND_WHAT) || OF_ONE.test(message))) return previous
  const root =
    isOfOne && within?.limit === 1 && isOnlyWhere(previous.root) ? structuredClone(within) : withoutLast(previous.root)
  if (!root) return previous
  const { isNone: _isNone, ...query } = structuredClone(previous)
  return isOfOne ? { ...query, ask: 'list', root, measures: [], single: true } : { ...query, root }
}

const isOnlyWhere = ({ related, limit }: Selection): boolean => !related.length && limit === undefined

/** A pronoun of one. */
const OF_ONE = /\b(?:it|its|he|she|him|his|hers?)\b/i

/** Without the condition that was asked about, where something else tells which they are. */
export function withoutLast(root: Selection): Selection | undefined {
  const { where, related, within, anyOf, limit } = root
  if (anyOf?.length || limit !== undefined || where.length + related.length + (within ? 1 : 0) < 2) return undefined
  const places = [...where.map(({ at }) => at ?? -1), ...related.map(one => placeOf(one.selection))]
  const last = places.lastIndexOf(Math.max(...places))
  const copy = structuredClone(root)
  copy.where = copy.where.filter((_, at) => at !== last)
  copy.related = copy.related.filter((_, at) => at + where.length !== last)
  return copy
}

const placeOf = ({ where, related }: Selection): number =>
  Math.max(-1, ...where.map(({ at }) => at ?? -1), ...related.map(one => placeOf(one.selection)))

const AND_WHAT =
  /^\W*(?:(?:and|or|so|but|ok|okay|what about|how about)\W+)+(?!(?:which|who|what|how|when|where|list|show)\b)/i

/** "do they all have a mast?" – "and an engine?": whether each has that. */
export function alsoOfAll(
  message: string,
  meaning: Meaning | undefined,
  before: Query | undefined,
): Meaning | undefined {
  if (!before?.universal || !before.whole || meaning?.kind !== 'query' || !AND_WHAT.test(message)) return meaning
  const { ask, root, project } = meaning
  const isMore = root.entity === before.whole.entity && root.where.length === before.whole.where.length + 1
  if (ask !== 'list' || project.length || !isMore || root.related.length !== before.whole.related.length) return meaning
  return { ...structuredClone(before), root: structuredClone(root) }
}
