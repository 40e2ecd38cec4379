import { asksForAmounts } from './amounts-done.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { isNumeric, pickField } from '../conditions/shared.ts'
import { type Draft, type Node, isFree, nounsAfter } from '../reading/draft.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { primaryMeasure } from '../entity-model/relations.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { plural } from '../language/words.ts'
import { nodeAt } from './fields.ts'
import { howMuchOf } from './how-much-of.ts'
import { isSum } from './additive.ts'
import { isTakings } from './graded-field.ts'

export const isHowMuch = ({ text }: Chunk): boolean => /^how much(?: money)?$/i.test(text)

/** The column that a figure is of, and the word that named it. */
export interface Aggregated {
  node: Node
  column: string
  chunk?: Chunk
}

/** The field of the figure: one of the record, or what is reckoned from two of them, which only the chunk knows. */
export const fieldOf = ({ node, column, chunk }: Aggregated): Field =>
  node.entity.fields.find(f => f.column === column) ?? chunk!.fields.find(f => f.field.column === column)!.field

export function aggregated(draft: Draft, at: number): Aggregated | undefined {
  const { chunks } = draft
  // "the total of all orders": the figure itself is called so.
  const own = pickField(draft, at, chunks[at]!.fields.filter(isNumeric))
  if (own) return { node: own.node, column: own.field.column, chunk: chunks[at]! }
  const said = ofSubject(draft)
  if (said) return said
  for (let i = at + 1; i < Math.min(chunks.length, at + 8); i++) {
    const chunk = chunks[i]!
    // "the average, lowest and highest number of pages": all speak of the field behind the last.
    if (chunk.operator && !['aggregate', 'superlative', 'count', 'pronoun'].includes(chunk.operator.type)) break
    if (i > at + 3 && nodeAt(draft, i)) break
    const picked =
      chunk.used && !/^(?:aggregate|superlative)$/.test(chunk.used)
        ? undefined
        : pickField(draft, i, chunk.fields.filter(isNumeric))
    // "the average ordered" of an `ordered_kg` of orders: a participle right behind is no noun of records.
    const isDone = i === at + 1 && isParticiple(chunk.text.toLowerCase()) && chunk.fields.some(f => f.quality >= 0.9)
    if (picked && !(nodeAt(draft, i) && !isDone && !chunk.fields.some(f => f.quality === 1)))
      return { node: picked.node, column: picked.field.column, chunk }
  }
  for (let i = at - 1; i >= Math.max(0, at - 6); i--) {
    const chunk = chunks[i]!
    const picked =
      isFree(chunk) || chunk.used === 'aggregate' ? pickField(draft, i, chunk.fields.filter(isNumeric)) : undefined
    if (picked) return { node: picked.node, column: picked.field.column, chunk }
  }
  const bare = totalOf(draft, at) ?? totalOfSums(draft, at)
  if (bare) return bare
  const part = partOf(draft, at)
  if (part) return part
  const verb = chunks.find(isMoneyVerb) ?? (isHowMuch(chunks[at]!) ? chunks.find(isDatedVerb) : undefined)
  const money = isHowMuch(chunks[at]!)
    ? draft.nodes
        .filter(
          n =>
            (n.selection.where.length > 0 || asksForAmounts(draft, n.at, n.entity)) &&
            n.entity.fields.some(f => f.role === 'money'),
        )
        .sort((a, b) => a.at - b.at)[0]
    : undefined
  const node = money ?? draft.nodes[0]
  const mass = node && !verb ? howMuchOf(draft, at, node) : undefined
  if (mass) return mass
  const named = verb?.fields.find(f => f.entity === node?.entity && f.quality === 1 && isNumeric(f))?.field
  const main = node && primaryMeasure(node.entity)
  // "how much does it cost" of what tells no money: no other figure is what it costs.
  const isCost = /^cost/i.test(verb?.text ?? '') && main !== undefined && isTakings(main)
  const isPaid = !isHowMuch(chunks[at]!) || (main?.role === 'money' && !isCost)
  const field = node && (verb || money) ? (named ?? (isPaid ? main : undefined)) : undefined
  return field && node ? { node, column: field.column, ...(verb && { chunk: verb }) } : undefined
}

/** "total of all unpaid invoices": of records that are each so much, what that comes to. */
function totalOf({ chunks, nodes }: Draft, at: number): Aggregated | undefined {
  const isBare =
    /^(?:grand total|total|sum)$/i.test(chunks[at]!.text) &&
    /^(?:of|for|over|across)$/i.test(chunks[at + 1]?.text ?? '')
  const node = isBare ? nounsAfter({ nodes }, at)[0] : undefined
  const sums = node?.entity.fields.filter(isSum) ?? []
  return node && sums.length === 1 ? { node, column: sums[0]!.column } : undefined
}

/** Nouns for sums that somebody owes, pays or gets: a total of them is one of money (accounting terms). */
const SUMS_OF_MONEY =
  /(?:^|\s)(?:invoices|bills|fines|fees|payments|expenses|refunds|donations|debts|charges|receipts)$/i

/** How sure it is that what those come to is asked for, and not how many there are. */
const IN_MONEY = 0.6

/** "total unpaid fines per branch": of records that are sums of money themselves, what they come to, which the answer tells. */
function totalOfSums(draft: Draft, at: number): Aggregated | undefined {
  const { chunks, nodes } = draft
  const [node] = nounsAfter({ nodes }, at)
  if (!node || !/^(?:grand total|total)$/i.test(chunks[at]!.text) || !SUMS_OF_MONEY.test(chunks[node.at]?.text ?? ''))
    return undefined
  const sums = node.entity.fields.filter(isSum)
  const isBetween = chunks.slice(at + 1, node.at).every(c => !isFree(c) || c.values.length > 0 || c.kind === 'filler')
  if (sums.length !== 1 || !isBetween) return undefined
  draft.sureness = Math.min(draft.sureness, IN_MONEY)
  draft.notes.push(`added up the ${sums[0]!.words.join(' ')} of the ${plural(node.entity.noun)}`)
  return { node, column: sums[0]!.column }
}

/** "the total of all unpaid fines" of a `fine_amount` beside a `fine_status`: what is in that state is the amount that is called so. */
function partOf({ chunks, nodes }: Draft, at: number): Aggregated | undefined {
  if (!/^(?:grand total|total|sum)$/i.test(chunks[at]!.text)) return undefined
  for (let i = at + 1; i < chunks.length; i++) {
    const part = chunks[i]!
    const state = chunks[i - 1]!
    if (part.used !== 'condition' || part.values.length || state.used !== 'value') continue
    const found = part.fields.filter(
      f =>
        f.field.role === 'money' &&
        f.quality >= 0.8 &&
        state.values.some(v => v.entity === f.entity && v.field.words.some(word => f.field.words.includes(word))),
    )
    const node = found.length === 1 ? nodes.find(n => n.entity === found[0]!.entity) : undefined
    if (node) return { node, column: found[0]!.field.column }
  }
  return undefined
}

/**
 * "how much do the repairs of red bikes cost": the repairs, the head of the subject, of which the verb is said though the bikes
 * stand nearer. `end` is where the subject ends.
 */
function subjectOf({ chunks, nodes }: Draft): { head: Node; end: number } | undefined {
  const auxiliary = chunks.findIndex(c => /^(?:do|does|did)$/i.test(c.text))
  const [head, of] = nounsAfter({ nodes }, auxiliary)
  const isOf = head && /^of$/i.test(chunks[Math.floor(head.at) + 1]?.text ?? '')
  return auxiliary >= 0 && of && isOf ? { head, end: Math.floor(of.at) } : undefined
}

/** The figure of the subject's head that the verb behind names or, of a verb of money, the main one. */
function ofSubject(draft: Draft): { node: Node; column: string; chunk: Chunk } | undefined {
  const { head, end = Infinity } = subjectOf(draft) ?? {}
  if (!head) return undefined
  for (const chunk of draft.chunks.slice(end + 1)) {
    const named = chunk.used === undefined || chunk.used === 'aggregate' ? chunk.fields.filter(isNumeric) : []
    const [own] = named.filter(f => f.entity === head.entity).sort((x, y) => y.quality - x.quality)
    const isOwn = isMoneyVerb(chunk) && head.entity.fields.some(f => f.role === 'money')
    const field = own?.field ?? (isOwn ? primaryMeasure(head.entity) : undefined)
    if (field) return { node: head, column: field.column, chunk }
  }
  return undefined
}

export const COMES_IN =
  /^(?:charged?|billed|bill|earn(?:ed)?|ma[dk]e|take|taken|bring|brought|generated?|gross(?:ed)?)(?: in)?$/i

/** "how much have we charged for repairs" of a `charged_on`: what was charged, whenever it was. */
const isDatedVerb = (chunk: Chunk): boolean =>
  isFree(chunk) &&
  COMES_IN.test(chunk.text) &&
  chunk.fields.length > 0 &&
  chunk.fields.every(f => f.field.role === 'date')

const isMoneyVerb = ({ text }: Chunk) => /^(worth|earn|cost|spend|make)s?$/i.test(text)
