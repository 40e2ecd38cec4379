import { onlyOne } from '../../../lib/only-one.ts'
import type { Chunk } from '../chunks/chunk.ts'
import {
  type WholeAndPart,
  balanceOf,
  dueAndPaid,
  isDoneBy,
  participleOf,
  stuffOf,
  wholesAndParts,
} from '../entity-model/whole-and-part.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { findPath } from '../entity-model/relations.ts'
import { type Draft, type Node, addCondition, addNode, isFree, use } from '../reading/draft.ts'
import type { Derived } from '../reading/query.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { negationBefore } from './negation.ts'
import { labelOf } from './shared.ts'
import { readBalance } from './paid-by-balance.ts'

/** How sure it is that "paid" alone means all of it. */
const ALL_OF_IT = 0.85

const UNPAID = /^(?:unpaid|unsettled)$/i
const OVERPAID = /^(?:overpaid)$/i
const NOTHING = /^(?:nothing|none)$/i
const ANYTHING = /^(?:anything|any|a (?:penny|cent|thing)|(?:penny|cent|thing))$/i
const IN_FULL = /^(?:in full|fully|full|completely|entirely|everything|all|(?:the )?whole|up)$/i
const IN_PART = /^(?:partly|partially|in part|part|partial|something)$/i
/** What something was thought to come to: it may be done with less or more. */
const THOUGHT = /^(?:estimat(?:ed?|ion)|expected|planned|projected|forecast(?:ed)?|anticipated|scheduled)$/
const PASSED =
  /^(?:yet|already|so far|far|now|still|ever|of it|of them|it|in|the|of|so|at|all|fee|fees|amount|sum|bill|quantity)$/i
const BE = /^(?:is|are|was|were|be|been|being|get|gets|got|has|have|had|haven't|hasn't|isn't|aren't|wasn't|weren't)$/i

export type How = 'nothing' | 'part' | 'full' | 'too much' | 'open' | 'done'

/**
 * "enrolments that have not paid anything", "orders delivered in full", "which orders are only partly paid", "has order 7 been paid?" of
 * records that hold what they come to and what of it has come about: the two against each other. A value or a flag that says so comes
 * before it.
 */
export function readDoneInPart(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || chunk.values.length || chunk.fields.some(f => f.field.role === 'boolean')) return
    const how = howDone(draft, at)
    // Of several records of somebody's, only what is open can be said of one alone.
    const found = how && pairOf(draft, chunk.text, how.way === 'open' || how.way === 'part')
    if (how && !found && readBalance(draft, how.way, at)) for (const one of how.chunks) use(one, 'condition')
    if (!how || !found) return
    // "have not been delivered yet": the day on which that was done tells it, where there is one.
    const isBare = how.way === 'open' || how.way === 'done'
    if (isBare && !how.isTold && chunk.fields.some(f => f.field.role === 'date' && f.entity === found.node.entity))
      return
    // "which jobs are completed": as many hours as were thought tell nothing of that.
    if (isBare && !how.isTold && found.pair.whole.words.some(word => THOUGHT.test(word))) return
    restrict(draft, found, how, at)
    for (const one of [chunk, ...how.chunks]) use(one, 'condition')
    chunk.fields = []
  })
}
readDoneInPart.needs = (word: string) => isParticiple(word) || OVERPAID.test(word) || UNPAID.test(word)

interface Said {
  way: How
  chunks: Chunk[]
  /** It is said how much: "in full". */
  isTold?: true
}

/** How much of it is said to be done at a place; undefined where it tells no state, but asks how much that is. */
function howDone(draft: Draft, at: number): Said | undefined {
  const { chunks } = draft
  const { text } = chunks[at]!
  if (OVERPAID.test(text)) return { way: 'too much', chunks: [], isTold: true }
  if (UNPAID.test(text)) return isAmount(draft, at) ? undefined : { way: 'open', chunks: [] }
  if (!isParticiple(text.toLowerCase())) return undefined
  const before = chunks.slice(Math.max(0, at - 2), at).filter(isFree)
  const behind = chunks.slice(at + 1, at + 5)
  const full = [...before, ...behind].find(c => IN_FULL.test(c.text))
  const part = [...before, ...behind].find(c => IN_PART.test(c.text))
  const negation = negationBefore(draft, Math.min(at, ...[full, part].filter(c => c !== undefined).map(c => chunks.indexOf(c))), 4) // oxfmt-ignore
  const nothing = behind.slice(0, 2).find(c => NOTHING.test(c.text))
  const anything = behind.slice(0, 2).find(c => ANYTHING.test(c.text))
  const denied = negation ? [negation] : []
  if (nothing) return { way: 'nothing', chunks: [nothing], isTold: true }
  if (negation && anything) return { way: 'nothing', chunks: [...denied, anything], isTold: true }
  if (part) return { way: negation ? 'nothing' : 'part', chunks: [...denied, part], isTold: true }
  if (full && isBeside(chunks, at, full))
    return { way: negation ? 'open' : 'full', chunks: [...denied, full], isTold: true }
  if (isAmount(draft, at) || !isState(draft, at)) return undefined
  return { way: negation ? 'open' : 'done', chunks: denied }
}

/** "paid in full", "fully paid": nothing else stands between the two words. */
function isBeside(chunks: readonly Chunk[], at: number, full: Chunk): boolean {
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

function restrict(draft: Draft, { node, pair }: Found, { way, isTold }: Said, at: number): void {
  const { whole, part } = pair
  const done = participleOf(part)
  const left = (op: '>' | '<' | '<=', label: string) =>
    addCondition(node, { columns: [leftOf(draft, node.entity, pair)], op, values: [0], at, label, told: true })
  const came = (op: '>' | '<=', label: string) =>
    addCondition(node, { columns: [part.column], op, values: [0], at, label, told: true, ...(op === '<=' && { orEmpty: true }) }) // oxfmt-ignore
  if (way === 'nothing') return came('<=', `nothing ${done}`)
  if (way === 'part') came('>', `something ${done}`)
  if (way === 'too much') return left('<', `more ${done} than ${labelOf(whole)}`)
  if (way === 'full' || way === 'done') left('<=', `all of it ${done}`)
  else left('>', `not all of it ${done}`)
  if (isTold) return
  draft.sureness = Math.min(draft.sureness, ALL_OF_IT)
  draft.notes.push(`compared ${labelOf(part)} with ${labelOf(whole)}`)
}

/** What the difference is called: "still owed" of what is due, else what there is of it: "budget left", "hours left". */
export const nameOfLeft = (entity: Entity, { whole, part }: WholeAndPart): string => {
  if (part === dueAndPaid(entity)?.part) return 'still owed'
  const stuff = stuffOf(whole)
  return `${stuff.length ? stuff.join(' ') : labelOf(whole)} left`
}

export const derivedLeft = (entity: Entity, pair: WholeAndPart): Derived => ({
  column: nameOfLeft(entity, pair),
  operator: '-',
  left: pair.whole.column,
  right: pair.part.column,
  orZero: true,
})

/** The column of what is left of the whole, as something that can be bounded, ranked and added up. */
export function leftOf(draft: Draft, entity: Entity, pair: WholeAndPart): string {
  const derived = derivedLeft(entity, pair)
  if (!draft.derived.some(one => one.entity === entity && one.derived.column === derived.column))
    draft.derived.push({ entity, derived })
  return derived.column
}

export interface Found {
  node: Node
  pair: WholeAndPart
}

/** The records and their two figures of which the later one is told by a participle: "paid", "unpaid", "delivered". */
function pairOf(draft: Draft, said: string, isOneEnough: boolean): Found | undefined {
  const participle = said.toLowerCase().replace(/^(?:un|over)(?=paid|settled)/, '')
  return nodeWith(draft, isOneEnough, entity => onlyOne(wholesAndParts(entity).filter(({ part }) => isDoneBy(part, participle)))) // oxfmt-ignore
}

/** What is due and was paid, of the records that are named; none where a figure says what is still owed. */
export const owedIn = (draft: Draft): Found | undefined =>
  draft.nodes.some(node => balanceOf(node.entity))
    ? undefined
    : nodeWith(draft, true, entity => (balanceOf(entity) ? undefined : dueAndPaid(entity)))

/** Of whose records it is said: of those that are named, else of the one kind of theirs that has such figures. */
export function nodeWith(
  draft: Draft,
  isOneEnough: boolean,
  find: (entity: Entity) => WholeAndPart | undefined,
): Found | undefined {
  const { nodes, app } = draft
  const said = nodes.filter(node => !node.previous)
  for (const node of said) {
    const pair = find(node.entity)
    if (pair) return { node, pair }
  }
  if (!isOneEnough || said.some(node => !arePeople(node.entity))) return undefined
  const isBelow = (one: Entity) => said.every(node => findPath(one, node.entity, app)?.every(hop => hop.direction === 'up')) // oxfmt-ignore
  const entity = onlyOne(app.entities.filter(one => !one.hidden && find(one) && isBelow(one)))
  return entity && { node: addNode(draft, entity, draft.chunks.length, true), pair: find(entity)! }
}

/** Asks for the sum of a column over such records, for which these words stand. */
export function addUp(draft: Draft, node: Node, column: string, said: readonly Chunk[]): void {
  draft.measures.push({ fn: 'sum', column })
  draft.measured = node
  for (const one of said) use(one, 'aggregate')
}
