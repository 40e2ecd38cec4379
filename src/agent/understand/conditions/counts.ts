import type { Entity } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { isRecorder, keysToPeople, peopleAssigned, primaryDate } from '../entity-model/relations.ts'
import { periodOf } from '../asks/period-of.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { type Draft, type Node, addNode, isBroken, isFree, neighbour, use } from '../reading/draft.ts'
import type { Reach } from '../reading/query.ts'
import { OPEN } from './open-ends.ts'
import { isKind, pickField } from './shared.ts'

/** The noun after a number, past what describes it: "more than 100 delivered orders". */
function countedNoun(draft: Draft, last: number): number {
  for (let i = neighbour(draft, last, 1, 1), steps = 0; i >= 0 && steps < 3; i = neighbour(draft, i, 1, 0), steps++) {
    const chunk = draft.chunks[i]!
    if (draft.nodes.some(n => n.at === i)) return i
    // "two or more unpaid invoices": a state that was read already describes them as well.
    const isRead = chunk.used === 'condition' && !chunk.literal && !chunk.operator
    if (!(isFree(chunk) || isRead) || isBroken(draft, last, i) || !(isRead || describes(chunk))) return -1
  }
  return -1
}

const LEADS_ON = /^(?:at|in|on|for|with|from|by|to|under|across|within)$/i

/** A value, a scope, a flag or a state before its noun, and "different", which says of records only what they are. */
const describes = ({ text, values, scopes, fields, operator }: Chunk): boolean =>
  operator?.type === 'distinct' ||
  values.length + scopes.length > 0 ||
  OPEN.test(text) ||
  (fields.length > 0 && fields.every(({ field }) => field.role === 'boolean'))

/** "accounts with more than 5 contacts": a count of related records. */
export function countedRelation(draft: Draft, at: number, last: number, reach: Reach): boolean {
  // "deals over 400k at accounts in Canada": what stands behind a preposition is where they are, and is not counted.
  if (LEADS_ON.test(draft.chunks[last + 1]?.text ?? '')) return false
  const next = draft.nodes.some(n => n.at === at + 1) ? at + 1 : countedNoun(draft, last)
  const node = draft.nodes.find(n => n.at === next && !n.previous)
  if (!node || next < at) return false
  const chunk = draft.chunks[next]!
  // Records are counted once each, however many lead to them.
  for (const word of draft.chunks.slice(last + 1, next)) if (word.operator?.type === 'distinct') use(word, 'filler')
  const first = draft.nodes.filter(n => !n.implicit).sort((a, b) => a.at - b.at)[0] ?? draft.nodes[0]
  if (node !== first) {
    node.count = { ...reach }
    // "at least two sales managers": the word stands for its records and says which of them.
    if (!node.stands) use(chunk, 'entity')
    return true
  }
  if (countForWhoever(draft, at, node)) {
    node.count = { ...reach }
    if (!node.stands) use(chunk, 'entity')
    return true
  }
  // "which industries have more than 100 accounts", "do we have more than 10 leads": the records themselves are counted.
  draft.having = { ...reach }
  draft.head = node
  if (!node.stands) use(chunk, 'entity')
  const head = draft.chunks.findIndex((c, i) => i < at && isFree(c) && c.fields.some(isKind))
  const picked = head >= 0 ? pickField(draft, head, draft.chunks[head]!.fields) : undefined
  if (picked) {
    draft.group = { entity: picked.node.entity.key, columns: picked.mention.columns }
    draft.measures = [{ fn: 'count' }]
    use(draft.chunks[head]!, 'group')
  } else groupByPeriodBefore(draft, at, node.entity)
  return true
}

/** "who has more than three open tasks": the one kind of people whose they are. */
function countForWhoever(draft: Draft, at: number, { entity }: Node): boolean {
  const { chunks, app } = draft
  const who = chunks.findIndex((c, i) => i < at && isFree(c) && c.operator?.type === 'who')
  const between = who < 0 ? [] : chunks.slice(who + 1, at).filter(({ operator }) => operator?.type !== 'comparator')
  if (!between.some(({ text }) => HAS.test(text)) || between.some(({ kind }) => kind !== 'filler')) return false
  if (arePeople(entity)) return false
  const assigned = peopleAssigned(entity, app)
  const owners = keysToPeople(entity, app).filter(({ field }) => !isRecorder(field))
  const [people, ...others] = new Set(assigned ? [assigned] : owners.map(({ to }) => to))
  if (!people || others.length) return false
  addNode(draft, people, who)
  use(chunks[who]!, 'entity')
  return true
}

const HAS = /^(?:has|have|had|got)$/i

/** "which months had more than 50 orders", "years in which more than six members joined": periods of the date that they are about, or of what they did. */
function groupByPeriodBefore(draft: Draft, at: number, entity: Entity): void {
  const { chunks } = draft
  const head = chunks.findIndex((c, i) => i < at && isFree(c) && !c.literal && periodOf(c) !== undefined)
  const done = chunks.find(
    (c, i) => i > at && isFree(c) && c.fields.some(f => f.entity === entity && f.field.role === 'date'),
  )
  const date = done?.fields.find(f => f.entity === entity && f.field.role === 'date')?.field ?? primaryDate(entity)
  if (head < 0 || !date || draft.group) return
  draft.group = { entity: entity.key, columns: [date.column], period: periodOf(chunks[head]!)! }
  draft.measures = [{ fn: 'count' }]
  for (const chunk of [chunks[head]!, ...(done ? [done] : [])]) use(chunk, 'group')
}
