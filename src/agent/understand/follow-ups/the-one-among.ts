import { pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import { isBare } from '../reading/attach.ts'
import { narrow } from '../reading/among-those.ts'
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
export function theOneAmong({ previous, message, app }: Draft, query: Query | undefined): Query | undefined {
  if (!query || !previous || previous.ask !== 'list' || previous.single || previous.lookup || previous.existence)
    return query
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
