import { canBeListed } from '../entity-model/can-be-listed.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { hopsOf, keysToPeople, leadsUp } from '../entity-model/relations.ts'
import { isOneOf } from '../language/everyday-nouns.ts'
import { WORKERS } from '../../../lib/synonyms.ts'
import { comparisonAround, markUsed, numberAt, reachOf } from '../conditions/shared.ts'
import { type Draft, type Node, isFree, use } from '../reading/draft.ts'

/** Words that say that all of it together is meant. */
const TOGETHER = /^(?:altogether|in total|in all|all in all|overall|together|total)$/i
const BEFORE_BOUND = /^(?:us|me|you|the|money|still|currently|now|a total of)$/i
/** How far behind the verb the figure may stand. */
const FARTHEST = 5

/** The one kind of people served whom records of what is owed name, or whom what these belong to names: the fine of a loan of a member. */
export function debtorOf(owed: Entity, { app }: Draft): Entity | undefined {
  const isServed = (to: Entity) => arePeople(to) && !isOneOf(to, WORKERS) && canBeListed(to)
  const own = keysToPeople(owed, app).map(hop => hop.to)
  const behind = hopsOf(owed, app)
    .filter(hop => hop.direction === 'up')
    .flatMap(hop => keysToPeople(hop.to, app).map(({ to }) => to))
  const [debtor, ...others] = new Set((own.length ? own : behind).filter(isServed))
  return debtor && !others.length && leadsUp(owed, debtor, app) ? debtor : undefined
}

/**
 * "who owes more than 20 euros", "members that owe us over 50 in fines": what is owed is all that each of them has not paid, and none of
 * the amounts for itself.
 */
export function readOwedByEach(draft: Draft, node: Node, amount: Field, at: number): boolean {
  const { chunks, nodes, group } = draft
  const figure = chunks.findIndex(
    (c, i) => i > at && i < at + FARTHEST && numberAt(draft, i) !== undefined && isFree(c),
  )
  const bound = figure < 0 ? undefined : comparisonAround(draft, figure)
  const debtor = debtorOf(node.entity, draft)
  if (!bound || !debtor || group || !debtor.nameFields.length) return false
  if (!chunks.slice(at + 1, bound.first).every(c => BEFORE_BOUND.test(c.text))) return false
  const subject = chunks.findIndex((c, i) => i < at && isFree(c) && c.operator?.type === 'who')
  const named = nodes.find(n => n.entity === debtor && !n.implicit && n.at < at)
  if ((subject < 0 && !named) || (named && named.selection.where.length > 0)) return false
  draft.nodes = nodes.filter(n => n !== named)
  draft.group = { entity: debtor.key, columns: debtor.nameFields.map(f => f.column) }
  draft.measures = [{ fn: 'sum', column: amount.column }]
  draft.measured = node
  draft.having = reachOf(bound.op, numberAt(draft, figure)!.value)
  draft.head = node
  markUsed(draft, bound.first, bound.last)
  use(chunks[at]!, 'group')
  if (subject >= 0) use(chunks[subject]!, 'group')
  for (const chunk of chunks.slice(at + 1)) if (isFree(chunk) && TOGETHER.test(chunk.text)) use(chunk, 'condition')
  return true
}
