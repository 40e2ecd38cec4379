import { pattern } from '../../../lib/patterns.ts'
import { execIn, replaceIn, testIn } from '../../../lib/prefilter/may-match.ts'
import type { CatalogueModel } from '../entity-model/catalogue-model.ts'
import { plainly, type Query } from '../reading/query.ts'
import { seriesOf } from './follow-series.ts'

/** "no, both", "both of them please". */
const BOTH = pattern('i')`
  ^\W*(?:(?:no|and|or|but|so|ok|okay|actually|sorry|well|rather|i\ meant?|i\ mean|for|in|of|with|from|at|what\ about|how\ about)\W+)*
  (?:both|the\ two|those\ two)(?:\W+(?:of\ (?:them|those|these)|actually|please|then|together|combined|instead|sorry|i\ mean|i\ meant))*\W*$
`
/** "which ones are in both?", "how many are on both lists?". */
const IN_BOTH = pattern('iu')`
  ^\W*(?:(?:and|so|but|ok|okay|now)\W+)*(?:(?<count>how\ many)|which|who|what|list|show(?:\ me)?)
  (?:\ (?:of\ (?:them|those|these)|the\ ones|those|ones?|[\p{L}-]+))??(?:\ (?:that|which))?
  \ (?:is|are|was|were|do|does|appears?|belongs?|falls?|meets?|fits?)(?:\ (?:part\ of|in|on|to|under|into|among|of))?
  \ both(?:\ (?:of\ (?:them|those|these)|[\p{L}-]+))?\W*$
`

/**
 * "orders from Oslo?" – "sorry, Bergen" – "no, both": the same of both values that were asked for one after the other. "which are in both?" after
 * two lists of a kind: those of the one that are in the other, too.
 */
export function bothBefore(message: string, queries: readonly Query[], model: CatalogueModel): Query | undefined {
  const [before, last] = queries.slice(-2)
  if (!before || !last || before.root.entity !== last.root.entity) return undefined
  const hasEither = testIn(message, BOTH_ALONE) && isOfOther(before, last)
  if (!hasEither && testIn(message, BOTH)) return unite(before, last, model)
  const found = hasEither ? {} : execIn(message, IN_BOTH)?.groups
  const isOfLists = [before, last].every(({ ask, single, root }) => ask === 'list' && !single && !root.within)
  if (!found || !isOfLists || JSON.stringify(before.root) === JSON.stringify(last.root)) return undefined
  const root = { ...structuredClone(last.root), within: structuredClone(before.root) }
  if (found['count'] === undefined) return { ...structuredClone(last), ...PLAIN, root }
  return { ...structuredClone(last), ...PLAIN, root, ask: 'measure', measures: [{ fn: 'count' }], project: [] }
}

/** "both?", "and both?": nothing that puts them together. */
const BOTH_ALONE = /^\W*(?:(?:and|so|ok|okay|or)\W+)*both(?: of (?:them|those|these))?\W*$/i

/** "which firms have a cook?" – "and a baker?" – "both?": what others they have tells them, of which one may have both. */
const isOfOther = ({ root: before, ask }: Query, { root: last, ask: asked }: Query): boolean =>
  ask === 'list' &&
  asked === 'list' &&
  plainly(before.where, 'at') === plainly(last.where, 'at') &&
  [before, last].every(
    ({ related }) => related.length > 0 && related.every(({ exists, direction }) => exists && direction !== 'up'),
  ) &&
  plainly(before.related, 'at') !== plainly(last.related, 'at')

const PLAIN = { winner: undefined, shown: undefined, corrects: false, single: false, lookup: false }

/** Two requests that differ in one value, as one of both values. */
function unite(before: Query, last: Query, model: CatalogueModel): Query | undefined {
  const [series, ...others] = seriesOf([before, last], model)
  return series && !others.length ? { ...structuredClone(last), ...PLAIN, root: series.root } : undefined
}

const OF_BOTH = pattern('iu')`
  \b(of|for|among|in)\ (?:both|(?:the|these|those)\ two)(?:\ (?:of\ (?:them|those|these)|lists?|groups?|sets?|together|combined))*(?=\W*$)
`

/** "orders from Oslo" – "and from Bergen" – "total value of both?": what is asked of the two that were listed one after the other. */
export function ofBoth(
  message: string,
  queries: readonly Query[],
  model: CatalogueModel,
): { message: string; previous: Query } | undefined {
  if (!testIn(message, OF_BOTH)) return undefined
  const [before, last] = queries.slice(-2)
  if (before?.ask !== 'list' || last?.ask !== 'list' || before.root.entity !== last.root.entity) return undefined
  const previous = unite(before, last, model)
  return previous && { previous, message: replaceIn(message, OF_BOTH, '$1 those') }
}
