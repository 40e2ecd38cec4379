import { isBare } from '../reading/attach.ts'
import { isNumeric } from '../conditions/shared.ts'
import { type Draft, type Node, isFree, neighbour, use } from '../reading/draft.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import { leadsUp, hopsOf } from '../entity-model/relations.ts'
import { isPlural } from '../language/words.ts'
import { nodeAt, tellsWhich } from './fields.ts'

/** "did each club order": behind the auxiliary stands who did it, and then the verb, though it may be a noun. */
const isSubject = ({ chunks }: Draft, at: number): boolean => /^(?:do|does|did)$/i.test(chunks[at - 2]?.text ?? '')

/** "per product category": of two nouns side by side the first only tells which kind. */
function headOf(draft: Draft, at: number): number {
  const [first, second] = [nodeAt(draft, at), nodeAt(draft, at + 1)]
  if (isSubject(draft, at)) return at
  if (!first || !second || !isBare(first.selection) || first.previous || isPlural(draft.chunks[at]!.text)) return at
  draft.nodes.splice(draft.nodes.indexOf(first), 1)
  return at + 1
}

const COMBINED = /^(?:combinations?|pairs?|pairings?)$/i

/** The noun of records, and no field but the key that points to them: "per client" of a `client_id`, or of a `client`. */
export function isRecordsAt(draft: Draft, at: number): boolean {
  const node = nodeAt(draft, at)
  const isKey = ({ field }: FieldMention) => field.target !== undefined && field.target === node?.entity.key
  return node !== undefined && !draft.chunks[at]!.fields.some(f => f.quality >= 0.95 && !isKey(f))
}

/** The place of what the groups are made by; -1: nothing follows. */
export function findTarget(draft: Draft, at: number, word: string): number {
  const { chunks } = draft
  // "each of my accounts": what narrows them stands between.
  const isOf = word === 'each' && /^of$/i.test(chunks[at + 1]?.text ?? '')
  const noun = isOf ? draft.nodes.find(n => n.at > at && n.at <= at + 5 && !n.implicit && !n.previous) : undefined
  if (noun) return noun.at
  // "by their site": whose it is, the records say.
  const their = /^(?:their|its|his|her)$/i.test(chunks[at + 1]?.text ?? '') ? at + 1 : at
  let next = neighbour(draft, their, 1, 2)
  // "for each combination of genre and language": what is combined stands behind.
  const combined = chunks[next]
  if (isFree(combined) && combined.kind === 'unknown' && COMBINED.test(combined.text)) {
    use(combined, 'group')
    next = neighbour(draft, next, 1, 2)
  }
  if (next >= 0 && chunks[next]!.operator?.type === 'group') {
    use(chunks[at]!, 'group')
    next = neighbour(draft, next, 1, 2)
  }
  // "average rent per number of rooms": the figure itself makes the groups.
  const counted = word === 'per' && chunks[next]?.operator?.type === 'count' ? neighbour(draft, next, 1, 1) : -1
  if (counted >= 0 && isFree(chunks[next]) && !nodeAt(draft, counted) && chunks[counted]!.fields.some(isNumeric)) {
    use(chunks[next]!, 'group')
    next = counted
  }
  next = headOf(draft, roleBefore(draft, next) ? next + 1 : next)
  // "per open position", "per discontinued product": of what kind.
  return word === 'per' && tellsWhich(chunks[next]) && nodeAt(draft, next + 1) ? next + 1 : next
}

/** "per home club" of a `homeClubId`: a word of the key before its noun says which relation it is, and groups by the noun. */
function roleBefore({ chunks, nodes, app }: Draft, at: number): boolean {
  const role = chunks[at]
  const named = nodes.find(node => node.at === at + 1 && !node.implicit)
  if (!role || !named || role.kind !== 'unknown' || !(isFree(role) || role.used === 'related')) return false
  const word = role.text.toLowerCase()
  const isRole = nodes.some(node =>
    hopsOf(node.entity, app).some(
      hop => hop.direction === 'up' && hop.to === named.entity && hop.field.words.includes(word),
    ),
  )
  if (isRole) use(role, 'related')
  return isRole
}

/** "per product category": of two nouns side by side the second is what is meant. */
export function compoundNode(draft: Draft, at: number): Node {
  const [first, second] = [nodeAt(draft, at)!, nodeAt(draft, at + 1)]
  const isUp = second && leadsUp(first.entity, second.entity, draft.app)
  if (!isUp || isSubject(draft, at) || first.selection.where.length) return first
  draft.nodes.splice(draft.nodes.indexOf(first), 1)
  return second
}
