import { pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import type { CatalogueModel } from '../entity-model/catalogue-model.ts'
import { stem, wordsOf } from '../language/words.ts'
import type { Query, Selection } from '../reading/query.ts'
import { restrictionsOf } from './widen.ts'

/** "go back to Leeds", "back to the blue ones: who has them?", "returning to the orders". */
const BACK_TO = pattern('iu')`
  ^\W*(?:(?:ok|okay|no|now|and|so|but|then|well|right|please|actually|let['’]s|let\ us|can\ we|could\ we|can\ you|i\ want\ to)\W+)*
  (?:(?:go|going|get|getting|come|coming|turn|switch|jump)\ back\ to|return(?:ing)?\ to|back\ to)\ (?<what>[^.,;:?!–—]+?)
  (?:\ (?:again|please|then|for\ a\ (?:moment|second|minute)))*(?:\W*|\ *[.,;:?!–—]+\ *(?<rest>\S.*))$
`
/** Words around a topic that tell none themselves (closed class). */
const AROUND =
  /^(?:the|a|an|all|of|in|at|for|from|with|by|to|on|and|those|these|them|that|this|ones?|our|your|question|topic|subject|case|results?|list|answer)$/i

/** "the first list again, but only in Oslo", "back to the original question". */
const NTH_AGAIN = pattern('iu')`
  ^\W*(?:(?:ok|okay|no|now|and|so|but|then|well|right|please|can\ you|could\ you)\W+)*
  (?:(?:(?:please\ )?(?:show|give|tell|list|repeat)(?:\ me)?|(?<back>(?:(?:let['’]s\ )?(?:go|get|come)\ )?back\ to))\ )?
  the\ (?:very\ )?(?<which>first|original|initial|previous|earlier|last)\ (?<what>lists?|questions?|results?|answers?|tables?|overview|quer(?:y|ies)|figures?)
  (?<again>\ (?:again|once\ more|from\ before))?
  (?:\W*|(?:\W+(?<but>but|only|just|without|except|this\ time|now)\b\W*)(?<rest>\S.*))$
`

/** A topic that a conversation goes back to, and what is asked of it now. */
export interface EarlierTopic {
  query: Query
  rest?: string
}

/**
 * "go back to Leeds": the last request but the one before that was about what is named, by a value, the name of a record or the noun of its kind;
 * of several rather one that tells its records as the request before does. Undefined where nothing of the kind was asked.
 */
export function backToTopic(
  message: string,
  before: readonly Query[],
  model: CatalogueModel,
): EarlierTopic | undefined {
  const nth = nthAgain(message, before)
  if (nth) return nth
  const { what, rest } = execIn(message, BACK_TO)?.groups ?? {}
  const said = wordsOf(what ?? '')
    .filter(word => !AROUND.test(word))
    .map(stem)
  if (!said.length) return undefined
  const found = before.slice(0, -1).filter(one => said.every(word => wordsToldBy(one, model).has(word)))
  const query = found.findLast(one => isLike(one, before.at(-1)!)) ?? found.at(-1)
  return query && { query: structuredClone(query), ...(rest !== undefined && { rest }) }
}

/** The first request or the one before the last, where it is asked for again, and what of it is to be otherwise. */
function nthAgain(message: string, before: readonly Query[]): EarlierTopic | undefined {
  const { which, what, back, again, but, rest } = execIn(message, NTH_AGAIN)?.groups ?? {}
  if (!which || !what || !(back ?? again ?? but)) return undefined
  const isMeant = (query: Query) => !query.isSide && (!/^(?:list|table|overview)/i.test(what) || isSeveral(query))
  const isFirst = /^(?:first|original|initial)$/i.test(which)
  const earlier = /^last$/i.test(which) ? before : before.slice(0, -1)
  const query = isFirst ? before.find(isMeant) : earlier.findLast(isMeant)
  const isOnly = but !== undefined && /^(?:only|just|without|except)$/i.test(but)
  return query && { query: structuredClone(query), ...(rest && { rest: isOnly ? `${but} ${rest}` : rest }) }
}

const isSeveral = ({ ask, single, lookup }: Query): boolean => /^(?:list|values|group)$/.test(ask) && !single && !lookup

/** Told by the same fields and kinds: "how many new ones came from Oslo?" of "how many new ones came from Bergen?". */
function isLike(one: Query, other: Query): boolean {
  const [own, theirs] = [restrictionsOf(one.root), restrictionsOf(other.root)]
  return one.root.entity === other.root.entity && own.size === theirs.size && [...own].every(told => theirs.has(told))
}

/** All words by which the records of a request were told. */
function wordsToldBy({ root, winner }: Query, model: CatalogueModel): Set<string> {
  const values = winner ? winner.condition.values : []
  return new Set([...values.flatMap(value => wordsOf(String(value))), ...wordsIn(root, model)].map(stem))
}

function wordsIn({ entity, sources, args, where, anyOf, related, within }: Selection, model: CatalogueModel): string[] {
  const kind = model.entities.get(entity)
  const parts = kind?.sources.filter(({ tool }) => sources.includes(tool)).flatMap(({ qualifiers }) => qualifiers)
  const told = [...where, ...(anyOf?.flat() ?? [])].flatMap(({ values }) => values)
  const given = Object.values(args).flatMap(own => Object.values(own))
  return [
    ...(kind?.words ?? []),
    ...(parts ?? []),
    ...[...told, ...given].flatMap(value => wordsOf(String(value))),
    ...related.flatMap(({ selection }) => wordsIn(selection, model)),
    ...(within ? wordsIn(within, model) : []),
  ]
}
