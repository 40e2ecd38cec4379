import type { Draft } from '../reading/draft.ts'
import type { Query } from '../reading/query.ts'

const OF_THEM = /^\W*(?:(?:and|so|but|ok|okay)\W+)*(?:which|who|what)(?: ones?)? of (?:them|these|those)\b/i

/**
 * "how many wines do we have from each producer?" – "which of them are organic?": where all that is said is of those that make the groups, they
 * are asked for, and not what was counted.
 */
export function groupsThemselves({ previous, message }: Draft, query: Query | undefined): Query | undefined {
  const group = previous?.ask === 'group' ? previous.group : undefined
  if (!query || !group || group.entity === previous!.root.entity || !OF_THEM.test(message.text)) return query
  const { root } = query
  const isPlain = query.ask === 'list' && !query.project.length && !root.order && root.limit === undefined
  const owner = root.related.find(
    ({ selection, exists, count }) => exists && !count && selection.entity === group.entity,
  )
  const isSaid = ({ at }: { at?: number }) => at !== undefined
  if (!isPlain || root.entity !== previous!.root.entity || !owner || root.where.some(isSaid)) return query
  return owner.selection.where.some(isSaid) ? { ...query, root: structuredClone(owner.selection) } : query
}
