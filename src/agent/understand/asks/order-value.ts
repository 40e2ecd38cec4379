import type { Chunk } from '../chunks/chunk.ts'
import { onlySale } from '../entity-model/holder-of.ts'
import { amountOfWhole } from '../entity-model/whole-amount.ts'
import { type Draft, isFree, nameField } from '../reading/draft.ts'

/** What an order comes to (a measure of retailing: AOV, the average order value), in one phrase or behind the noun. */
const VALUE = /^(?:(?<of>orders?|purchases?|sales?|baskets?) )?(?:value|worth|size)$/i

/**
 * "the average order value" of orders with a total: what the sale comes to as a whole, and no other value that is called alike
 * (`minimum_order_value` of a voucher). Before figures are read.
 */
export function readOrderValue(draft: Draft): void {
  const { chunks, app } = draft
  const at = chunks.findIndex(c => isFree(c) && VALUE.test(c.text))
  const chunk = chunks[at]
  if (!chunk) return
  const sale = onlySale(app)
  const field = sale && amountOfWhole(sale)
  if (!sale || !field || chunk.fields.some(f => f.entity === sale && f.quality >= 0.8)) return
  const isOf = (c: Chunk | undefined) => c?.entities.some(e => e.entity === sale && e.quality >= 0.5) ?? false
  // "the biggest order by value".
  const isBy = /^(?:by|in)$/i.test(chunks[at - 1]?.text ?? '') && chunks.slice(0, at).some(isOf)
  const isBehind = isBy || isOf(chunks[at - 1])
  if (!isBehind && VALUE.exec(chunk.text)?.groups?.of === undefined) return
  nameField(chunk, { entity: sale, field, columns: [field.column], quality: 1 })
}
readOrderValue.needs = /^(?:value|worth|size)$/
