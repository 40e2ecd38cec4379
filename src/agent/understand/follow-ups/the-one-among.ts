import { pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import { isBare } from '../reading/attach.ts'
import { narrow } from '../reading/among-those.ts'
import { leadsUp } from '../entity-model/relations.ts'
import type { Draft } from '../reading/draft.ts'
import type { Query } from '../reading/query.ts'
import { isAllOf } from '../reading/still-one.ts'
import { isPlural } from '../language/words.ts'

/** "who is the primary contact?", "which is the open invoice?": one of a kind, with a definite article, and nothing more. */
const THE_ONE = pattern('iu')`
  ^\W*(?:(?:and|so|but|ok|okay|then)\W+)*(?:who|which|what|where)(?:\ one)?(?:['’]s|\ is|\ was)\ (?:then\ )?the\ (?:[\p{L}\d-]+\ ){1,3}?(?<noun>[\p{L}-]+)\W*$
`

/**
 * "who works at Longmere?" – "who is the primary contact?": a definite noun phrase in the singular is somebody who is known from what was
 * said (Huddleston and Pullum, 2002, chapter 5, § 6.1), so it is the one of those that were shown and of whom there is only one.
 */
export function theOneAmong(draft: Draft, query: Query | undefined): Query | undefined {
  const { previous, message, app } = draft
  if (!query || !previous || previous.ask !== 'list' || previous.single || previous.lookup || previous.existence)
    return query
  doubtForemost(draft, query)
  const { root } = query
  const isOfKind = query.ask === 'list' && root.entity === previous.root.entity && !isAllOf(previous.root)
  const noun = isOfKind ? execIn(message.text, THE_ONE)?.groups?.['noun'] : undefined
  if (noun === undefined || isPlural(noun)) return query
  if (isBare(root) || root.related.length || root.within || root.order || root.limit !== undefined) return query
  const names = app.entities.find(({ key }) => key === root.entity)?.nameFields.map(({ column }) => column) ?? []
  if (root.where.some(({ columns }) => columns.some(column => names.includes(column)))) return query
  const among = narrow(previous.root)
  return { ...query, root: { ...among, where: [...among.where, ...root.where] } }
}

/** How sure it is at most that the last of all there are is meant, and not that of those which were shown. */
const OF_ALL = 0.5

/** "show me the dogs" – "when was the last appointment?": of all of them, or of the dogs', nobody knows. */
function doubtForemost(draft: Draft, { root }: Query): void {
  const { previous, app, message } = draft
  const [shown, asked] = [previous!.root, root].map(({ entity }) => app.entities.find(({ key }) => key === entity))
  const isForemost = root.order !== undefined && root.limit === 1 && !root.related.length && !root.within
  if (!shown || !asked || shown === asked || !isForemost || isAllOf(previous!.root)) return
  if (leadsUp(asked, shown, app) && !OVERALL.test(message.text)) draft.sureness = Math.min(draft.sureness, OF_ALL)
}
const OVERALL = /\b(?:overall|of all|ever|in total|altogether|(?:of|in|at|from) (?:any|all|every)\w*)\b/i
