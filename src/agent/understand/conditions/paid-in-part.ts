import type { Chunk } from '../chunks/chunk.ts'
import { type DueAndPaid, dueAndPaid } from '../entity-model/due-and-paid.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { findPath } from '../entity-model/relations.ts'
import { type Draft, type Node, addCondition, addNode, isFree, use } from '../reading/draft.ts'
import { negationBefore } from './negation.ts'
import { labelOf } from './shared.ts'

/** What of an amount is not paid yet, as a column of the records. */
export const STILL_OWED = 'still owed'

/** How sure it is that "paid" alone means all of it. */
const ALL_OF_IT = 0.85

const PAID = /^(?:paid|payed|settled)$/i
const UNPAID = /^(?:unpaid|unsettled)$/i
const OVERPAID = /^(?:overpaid)$/i
const NOTHING = /^(?:nothing|none)$/i
const ANYTHING = /^(?:anything|any|a (?:penny|cent|thing)|(?:penny|cent|thing))$/i
const IN_FULL = /^(?:in full|fully|full|completely|entirely|everything|all|(?:the )?whole|up)$/i
const IN_PART = /^(?:partly|partially|in part|part|partial|something|half)$/i
const PASSED =
  /^(?:yet|already|so far|far|now|still|ever|of it|of them|it|in|the|of|so|at|all|fee|fees|amount|sum|bill)$/i
const BE = /^(?:is|are|was|were|be|been|being|get|gets|got|has|have|had|haven't|hasn't|isn't|aren't|wasn't|weren't)$/i

type How = 'nothing' | 'part' | 'full' | 'too much' | 'unpaid' | 'paid'

/**
 * "enrolments that have not paid anything", "invoices paid in full", "which orders are only partly paid", "has order 7 been paid?" of
 * records that hold what they come to and what of it has been paid: the two against each other. A value or a flag that says so comes
 * before it.
 */
export function readPaidInPart(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || chunk.values.length || chunk.fields.some(f => f.field.role === 'boolean')) return
    const how = howPaid(draft, at)
    // Of several records of somebody's, only what is open can be said of one alone.
    const node = how && nodeWithBoth(draft, how.way === 'unpaid' || how.way === 'part')
    if (!how || !node) return
    restrict(draft, node, how.way, at)
    for (const one of [chunk, ...how.chunks]) use(one, 'condition')
    chunk.fields = []
  })
}

interface Said {
  way: How
  chunks: Chunk[]
}

/** How much of it is said to be paid at a place; undefined where it tells no state, but asks how much that is. */
function howPaid(draft: Draft, at: number): Said | undefined {
  const { chunks } = draft
  const { text } = chunks[at]!
  if (OVERPAID.test(text)) return { way: 'too much', chunks: [] }
  if (UNPAID.test(text)) return isAmount(draft, at) ? undefined : { way: 'unpaid', chunks: [] }
  if (!PAID.test(text)) return undefined
  const before = chunks.slice(Math.max(0, at - 2), at).filter(isFree)
  const behind = chunks.slice(at + 1, at + 5)
  const full = [...before, ...behind].find(c => IN_FULL.test(c.text))
  const part = [...before, ...behind].find(c => IN_PART.test(c.text))
  const negation = negationBefore(draft, Math.min(at, ...[full, part].filter(c => c !== undefined).map(c => chunks.indexOf(c))), 4) // oxfmt-ignore
  const nothing = behind.slice(0, 2).find(c => NOTHING.test(c.text))
  const anything = behind.slice(0, 2).find(c => ANYTHING.test(c.text))
  const denied = negation ? [negation] : []
  if (nothing) return { way: 'nothing', chunks: [nothing] }
  if (negation && anything) return { way: 'nothing', chunks: [...denied, anything] }
  if (part) return { way: negation ? 'nothing' : 'part', chunks: [...denied, part] }
  if (full && isEnd(chunks, at, full)) return { way: negation ? 'unpaid' : 'full', chunks: [...denied, full] }
  if (isAmount(draft, at) || !isState(draft, at)) return undefined
  return { way: negation ? 'unpaid' : 'paid', chunks: denied }
}

/** "paid in full", "fully paid": nothing else stands between the two words. */
function isEnd(chunks: readonly Chunk[], at: number, full: Chunk): boolean {
  const place = chunks.indexOf(full)
  return place < at || chunks.slice(at + 1, place).every(c => PASSED.test(c.text))
}

/** "how much have they paid", "the total paid": it asks for the amount itself. */
const isAmount = ({ chunks }: Draft, at: number): boolean =>
  chunks.some((c, i) => i < at && (c.operator?.type === 'aggregate' || /^how much$|^(?:amount|sum|total)s?$/i.test(c.text))) // oxfmt-ignore

/** "are paid", "have not paid yet", "paid invoices": at the end of what is said, or right before its noun. */
function isState({ chunks, nodes }: Draft, at: number): boolean {
  if (nodes.some(node => node.at === at + 1 && !node.implicit)) return true
  const isSaid = chunks.slice(Math.max(0, at - 4), at).some(c => BE.test(c.text))
  return isSaid && chunks.slice(at + 1).every(c => (c.kind === 'filler' && PASSED.test(c.text)) || PASSED.test(c.text))
}

function restrict(draft: Draft, node: Node, way: How, at: number): void {
  const pair = dueAndPaid(node.entity)!
  const { due, paid } = pair
  const owed = (op: '>' | '<' | '<=', label: string) =>
    addCondition(node, { columns: [stillOwed(draft, node.entity, pair)], op, values: [0], at, label, told: true })
  const wasPaid = (op: '>' | '<=', label: string) =>
    addCondition(node, { columns: [paid.column], op, values: [0], at, label, told: true, ...(op === '<=' && { orEmpty: true }) }) // oxfmt-ignore
  if (way === 'nothing') return wasPaid('<=', 'nothing paid')
  if (way === 'part') wasPaid('>', 'something paid')
  if (way === 'too much') return owed('<', `more paid than ${labelOf(due)}`)
  if (way === 'full' || way === 'paid') owed('<=', 'nothing still owed')
  else owed('>', 'something still owed')
  if (way !== 'paid' && way !== 'unpaid') return
  draft.sureness = Math.min(draft.sureness, ALL_OF_IT)
  draft.notes.push(`compared ${labelOf(paid)} with ${labelOf(due)}`)
}

/** The column of what is still owed, as something that can be bounded, ranked and added up. */
export function stillOwed(draft: Draft, entity: Entity, { due, paid }: DueAndPaid): string {
  const derived = { column: STILL_OWED, operator: '-' as const, left: due.column, right: paid.column, orZero: true as const } // oxfmt-ignore
  if (!draft.derived.some(one => one.entity === entity && one.derived.column === STILL_OWED))
    draft.derived.push({ entity, derived })
  return STILL_OWED
}

/** Of whose records it is said: of those that are named, else of the one kind of theirs that holds both amounts. */
export function nodeWithBoth(draft: Draft, isOneEnough: boolean): Node | undefined {
  const { nodes, app } = draft
  const said = nodes.filter(node => !node.previous)
  const own = said.find(node => dueAndPaid(node.entity))
  if (own) return own
  if (!isOneEnough || said.some(node => !arePeople(node.entity))) return undefined
  const both = app.entities.filter(entity => !entity.hidden && dueAndPaid(entity))
  const [entity, ...others] = both.filter(one => said.every(node => findPath(one, node.entity, app)?.every(hop => hop.direction === 'up'))) // oxfmt-ignore
  return entity && !others.length ? addNode(draft, entity, draft.chunks.length, true) : undefined
}
