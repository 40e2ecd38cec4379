import { isAdditive } from '../asks/additive.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { type Draft, type Node, isFree, use } from '../reading/draft.ts'
import type { Comparison } from '../language/lexicon.ts'
import { findPath } from '../entity-model/relations.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import { plural } from '../language/words.ts'
import { timeRecords } from '../entity-model/time-entries.ts'
import { DOINGS, TOOK } from './figures-of-doing.ts'
import { labelOf } from './shared.ts'

/**
 * "customers who spent more than 3,000", "drivers with over 500 km altogether": the bound is on what the records of each come
 * to, not on one of them, where a word for a sum says so or a verb tells what they did without naming one of these records.
 */
export function readSumBelow(
  draft: Draft,
  { node, field }: { node: Node; field: Field },
  { op, first }: { op: Comparison; first: number },
  values: readonly number[],
): boolean {
  const owner = draft.nodes.filter(n => !n.implicit && !n.previous).sort((a, b) => a.at - b.at)[0]
  if (!owner || owner.entity === node.entity || values.length !== 1 || !/^[<>]=?$/.test(op) || !isAdditive(field))
    return false
  const said = draft.chunks.filter(c => isFree(c) && c.operator?.type === 'aggregate' && c.operator.fn === 'sum')
  const isDone = !said.length && isSumOfDoing(draft, owner, node, first)
  const isLeft = !said.length && !isDone && saysLeft(draft, node)
  if (!said.length && !isDone && !isLeft) doubtOne(draft, owner, node)
  const path = said.length || isDone || isLeft ? findPath(owner.entity, node.entity, draft.app) : undefined
  if (!path?.length || path.some(hop => hop.direction === 'up')) return false
  // What was done for the parts of a whole was done for the whole.
  if (path.filter(hop => !hop.to.hidden).length > 1 && !(isDone && path.every(hop => !hop.to.hidden))) return false
  node.count = { op, value: values[0]!, sum: field.column }
  for (const chunk of said) use(chunk, 'condition')
  if (isDone)
    draft.notes.push(
      `added up the ${labelOf(field)} of the ${plural(node.entity.noun)} of each ${owner.entity.noun}; say “a single ${node.entity.noun}” for one of them`,
    )
  return true
}

/** How sure it is that the bound is on one of the records that nobody names. */
const OF_ONE = 0.6

/** "wines with fewer than 20 bottles" of wines that have lots: whether a lot is meant, or all of them together, nobody said. */
function doubtOne(draft: Draft, owner: Node, node: Node): void {
  const [hop, ...more] = findPath(owner.entity, node.entity, draft.app) ?? []
  if (node.implicit && hop?.direction === 'down' && !hop.to.hidden && !more.length)
    draft.sureness = Math.min(draft.sureness, OF_ONE)
}

/** "fewer than 20 bottles left", "in stock": what there is of it is all of it together. */
const saysLeft = ({ message }: Draft, node: Node): boolean =>
  node.implicit && /\b(?:left|remaining|in stock|available|on hand|altogether|in all)\b/i.test(message.text)

/** What one thing holds, weighs or lasts is no sum of what it did (stative verbs of measure; Levin, 1993, 54.1-54.3). */
const STATIVE = new Set('hold carry seat weigh last take need require contain exceed be have'.split(' ').map(rootOf))

/**
 * Verbs that take a quantity (spend, pay, earn, drive) say what somebody did in all, unless the records are named before the
 * bound ("who placed an order over 50") or one of them is behind it ("in a single order").
 */
function isSumOfDoing({ app, chunks }: Draft, owner: Node, node: Node, first: number): boolean {
  if (
    first <= owner.at ||
    (!node.implicit && !node.isVerb && node.at < first) ||
    !/^(?:more|less|over|under|at)\b/i.test(chunks[first]!.text)
  )
    // oxfmt-ignore
    return false
  const isOne = /^(?:an?|one|single|any|each|every|per)$/i
  if (chunks.slice(first + 1).some((c, i, rest) => isOne.test(c.text) && rest[i + 1]?.literal === undefined))
    return false
  // "more than 10 hours logged", "over 10 logged hours"
  const behind = chunks.slice(first + 1, first + 4).flatMap(c => c.text.toLowerCase().split(' '))
  if (behind.some(word => isParticiple(word) && DOINGS.has(rootOf(word)))) return true
  const verb = chunks.slice(owner.at + 1, first).findLast(c => !/^(?:a|the|total|of|us|on|for|in)$/i.test(c.text))
  const word = verb?.text.toLowerCase() ?? ''
  // "projects that took more than 80 hours": what was done for each.
  if (TOOK.test(word) && timeRecords(app.entities)?.entity === node.entity) return true
  return isParticiple(word) && !STATIVE.has(rootOf(word))
}
