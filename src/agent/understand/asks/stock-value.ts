import { lowerPrice } from '../conditions/reduced.ts'
import { isNumeric, labelOf } from '../conditions/shared.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isDated } from '../entity-model/field-roles.ts'
import { type Draft, addNode, isFree, use } from '../reading/draft.ts'
import { isPriceOfOne } from './additive.ts'
import { putDerived } from './derived.ts'
import { onHand } from './left-over.ts'
import { stem } from '../language/words.ts'

/** How sure it is that the value of what is in stock is what all of it costs. */
const VALUED = 0.78
const VALUE = /^(?:(?:total|whole|overall) )?(?:value|worth)$/i
const EACH = /^(?:each|every|most|least|highest|lowest)$/i

/** "what is the value of our stock", "how much are the hops worth", "value of the open orders": how much there is times its price, added up. */
export function readStockValue(draft: Draft): void {
  const at = draft.chunks.findIndex(c => isFree(c) && VALUE.test(c.text))
  const chunk = draft.chunks[at]
  if (!chunk) return
  const entity = entityIn(draft)
  // A value of other records than those that are spoken of is not meant.
  const isSpokenOf = draft.nodes.some(n => !n.implicit && n.entity === entity)
  if (chunk.fields.some(f => f.quality >= 0.8 && isNumeric(f) && (f.entity === entity || !isSpokenOf))) return
  const stock = entity && (stockOf(entity) ?? dealOf(entity))
  // "which lamps are worth more than 100": each of them, by a figure that says so.
  const isOfEach = draft.chunks.some(c => EACH.test(c.text) || c.operator?.type === 'comparator')
  if (!stock || draft.measures.length || isOfEach) return
  const { amount, price } = stock
  const column = stockOf(entity) ? 'value in stock' : 'value'
  putDerived(draft, at, at, { entity }, { column, operator: '*', left: amount.column, right: price.column }, 'money')
  if (!draft.nodes.some(n => n.entity === entity)) addNode(draft, entity, at, true)
  use(chunk, 'aggregate')
  for (const c of draft.chunks) {
    const isAsked = c.operator?.type === 'aggregate' && c.operator.fn === 'sum'
    const isAmount = c.fields.some(f => f.field === amount) && !c.values.length
    if (isFree(c) && (isAsked || isAmount)) use(c, 'aggregate')
  }
  draft.measures.push({ fn: 'sum', column })
  draft.sureness = Math.min(draft.sureness, VALUED)
  draft.notes.push(`took the value as the ${labelOf(amount)} times the ${labelOf(price)}`)
}
readStockValue.needs = (word: string) => VALUE.test(word)

/** The one kind of thing that is spoken of, by its noun, by a value, or by what there is of it ("our stock"). */
function entityIn({ chunks, nodes }: Draft): Entity | undefined {
  const said = nodes.filter(n => !n.implicit).map(n => n.entity)
  const meant = said.length
    ? said
    : chunks.flatMap(c => [...c.values, ...c.fields.filter(f => f.quality >= 0.8 || isOnHand(c, f))].map(v => v.entity))
  const [entity, ...others] = new Set(meant.filter(one => stockOf(one) ?? dealOf(one)))
  return others.length ? undefined : entity
}

/** "our stock" of a `stock.available`: the word is a part of what the figure of that is called. */
const isOnHand = ({ text }: Chunk, { entity, field }: FieldMention): boolean =>
  /^(?:stock|inventory)$/i.test(text) && onHand(entity).includes(field)

/** The amount that there is of a thing, and the one price of it; of several what it was bought for, at which stock is valued (IAS 2.9). */
function stockOf(entity: Entity): { amount: Field; price: Field } | undefined {
  const [amount, ...amounts] = onHand(entity)
  const lower = lowerPrice(entity)
  const all = entity.fields.filter(field => isPriceOfOne(field) && field !== lower && !field.words.some(word => LENT.test(word))) // oxfmt-ignore
  const bought = all.filter(({ words }) => words.some(word => BOUGHT.test(word)))
  const [price, ...prices] = all.length > 1 ? bought : all
  return amount && price && !amounts.length && !prices.length ? { amount, price } : undefined
}

/** How many were ordered or sold at some time, and the one price of each: "the value of the open orders" that have no total. */
export function dealOf(entity: Entity): { amount: Field; price: Field } | undefined {
  const money = entity.fields.filter(({ role, nested }) => role === 'money' && !nested)
  const [price, ...prices] = money
  // `kilograms` at a `price_per_kilogram`.
  const unit = price?.words.includes('per') ? stem(price.words.at(-1)!) : undefined
  const isDealt = ({ role, words, nested }: Field) =>
    role === 'number' && !nested && (words.some(word => DEALT.test(word)) || stem(words.at(-1)!) === unit)
  const [amount, ...amounts] = entity.fields.filter(isDealt)
  const isDeal = price && isPriceOfOne(price) && !prices.length && amount && !amounts.length && isDated(entity)
  return isDeal ? { amount, price } : undefined
}

/** What is paid for having a thing for a time is not what it is worth. */
const LENT = /^(?:rate|rent|rental|hire|hourly|daily|nightly|weekly|monthly|hour|day|night|week|month)$/
const DEALT = /^(?:ordered|sold|bought|purchased|quantity|qty|units|pieces)$/
const BOUGHT = /^(?:purchase|buy|buying|cost|unit cost|wholesale|supplier)$/
