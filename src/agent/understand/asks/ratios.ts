import { isNumeric, pickField } from '../conditions/shared.ts'
import { mainFigure } from '../conditions/against-figure.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { asksForAmounts } from './amounts-done.ts'
import { type Draft, type Node, addNode, isFree, neighbour, use } from '../reading/draft.ts'
import { leadsUp, primaryMeasure } from '../entity-model/relations.ts'
import { isHowMuch } from './left-over.ts'
import { isAdditive } from './additive.ts'
import { isPlural } from '../language/words.ts'
import { nodeAt } from './fields.ts'

/**
 * An average (or a median) over a number: "how many pages does a book have on average" is the average of a field, "how many books does
 * an author have on average" and "average number of loans per member" are records of one kind for each of another.
 */
export function readRatios(draft: Draft): void {
  const { chunks } = draft
  const average = chunks.find(
    c => isFree(c) && c.operator?.type === 'aggregate' && /^(?:avg|median)$/.test(c.operator.fn),
  )
  if (average?.operator?.type !== 'aggregate') return
  const { fn } = average.operator
  const count = chunks.findIndex(c => isFree(c) && c.operator?.type === 'count')
  const per = chunks.findIndex(
    c => isFree(c) && c.operator?.type === 'group' && /^(per|each|every)$/i.test(c.operator.word),
  )
  if (count < 0 && per < 0) return
  if (fn === 'avg' && readAmountPer(draft, average, per)) return
  // "number of boats and average length" are two figures; "average rent per number of rooms" is one of groups.
  if (isListed(draft, count, chunks.indexOf(average)) || (per >= 0 && neighbour(draft, per, 1, 2) === count)) return
  const target = neighbour(draft, Math.max(count, chunks.indexOf(average) < per ? chunks.indexOf(average) : -1), 1, 3)
  const chunk = chunks[target]
  if (count >= 0 && chunk && isFree(chunk) && !nodeAt(draft, target)) {
    const picked = pickField(draft, target, chunk.fields.filter(isNumeric))
    if (picked && isPerPeriod(chunks, per) && isAdditive(picked.field)) {
      // "how many views per day on average": all of them in each of the days.
      draft.measures.push({ fn: 'sum', column: picked.field.column })
      draft.measured = picked.node
      for (const one of [chunks[count]!, chunk]) use(one, 'aggregate')
      return
    }
    if (picked) {
      draft.measures.push({ fn, column: picked.field.column })
      draft.measured = picked.node
      for (const one of [average, chunks[count]!, chunk]) use(one, 'aggregate')
      return
    }
  }
  // The median of how many there are of others is not told.
  if (fn !== 'avg') return
  const [counted, other] = pairOf(draft, count)
  if (!counted || !other) return
  // A figure of the records is averaged, not their number.
  if (count < 0 && chunks.some(c => isFree(c) && c.fields.some(f => isNumeric(f) && f.quality >= 0.8))) return
  if (count < 0 && readAverageAmount(draft, average, counted)) return
  draft.ratio = other
  draft.head = counted
  draft.measures.push({ fn: 'count' })
  for (const one of [average, chunks[count], chunks[per]]) if (one) use(one, 'aggregate')
}

const isPerPeriod = (chunks: readonly Chunk[], per: number): boolean =>
  per >= 0 && /^(?:day|week|month|quarter|year)$/i.test(chunks[per + 1]?.text ?? '')

/** "how much do we pay per claim on average": all that was paid, divided by the number of those that it was paid for. */
function readAmountPer(draft: Draft, average: Chunk, per: number): boolean {
  const { chunks, nodes, app } = draft
  const much = chunks.findIndex(isHowMuch)
  const other = nodes.find(n => !n.implicit && n.at === neighbour(draft, per, 1, 2))
  if (much < 0 || much > per || !other) return false
  const isOfOther = (entity: Entity) => entity !== other.entity && leadsUp(entity, other.entity, app)
  const amountsAt = (at: number) => {
    const done = nodes.find(n => n.at === at && asksForAmounts(draft, at, n.entity))
    const field = done && primaryMeasure(done.entity)
    return field ? [{ entity: done.entity, field, quality: 1 }] : chunks[at]!.fields.filter(isNumeric)
  }
  const between = [...chunks.keys()].slice(much + 1, per)
  const at = between.find(i => amountsAt(i).some(f => isOfOther(f.entity))) ?? -1
  const [figure] =
    at < 0
      ? []
      : amountsAt(at)
          .filter(f => isOfOther(f.entity))
          .sort((a, b) => b.quality - a.quality)
  if (!figure) return false
  draft.ratio = other
  draft.head = nodes.find(n => n.entity === figure.entity) ?? addNode(draft, figure.entity, at, true)
  draft.measures.push({ fn: 'sum', column: figure.field.column })
  for (const one of [average, chunks[much]!, chunks[at]!, chunks[per]!]) use(one, 'aggregate')
  return true
}

/** "average payment per claim" is what one comes to, "average payments per claim" how many they are. */
function readAverageAmount(draft: Draft, average: Chunk, { at, entity }: Node): boolean {
  const amount = isPlural(draft.chunks[at]?.text ?? '') ? undefined : mainFigure(entity)
  if (amount?.role !== 'money') return false
  draft.measures.push({ fn: 'avg', column: amount.column })
  draft.measured = draft.nodes.find(n => n.entity === entity)!
  use(average, 'aggregate')
  return true
}

/** Two figures that are asked for side by side. */
const isListed = ({ chunks }: Draft, count: number, average: number): boolean =>
  count >= 0 && average > count && chunks.slice(count + 1, average).some(c => /^(?:and|plus)$/i.test(c.text))

/** The records counted, right behind the count or named first, and those that they belong to. */
function pairOf(draft: Draft, count: number): [Node?, Node?] {
  const nouns = draft.nodes.filter(n => !n.implicit && !n.previous).sort((a, b) => a.at - b.at)
  const counted = nouns.find(n => n.at > count)
  const other = nouns.find(n => n !== counted && n.entity !== counted?.entity)
  if (!counted || !other) return []
  return leadsUp(counted.entity, other.entity, draft.app) ? [counted, other] : []
}
