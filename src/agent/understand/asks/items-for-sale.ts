import type { Entity } from '../entity-model/catalogue-model.ts'
import { holderOf } from '../entity-model/holder-of.ts'
import { findPath } from '../entity-model/relations.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { plural } from '../language/words.ts'
import { type Draft, isFree, nameKind } from '../reading/draft.ts'
import { goodsOf } from './revenue-of-goods.ts'

/** Nouns for whatever there is to buy, in any shop. */
const ITEMS = /^(?:items?|things?|goods|merchandise)$/i
/** What shops do with goods, and what they have them in. */
const FOR_SALE =
  /\b(?:we|you)\b(?:\W+\p{L}+)?\W*$|\b(?:sell|stock|carry|offer|have|range|assortment|shop|store|price|cheap|expensive|dear|cost)/iu

/** How sure it is that goods are meant, and not how many pieces there are of them. */
const GOODS = 0.8

/**
 * "how many items do we have?", "the most expensive thing we sell": where no order is spoken of, the goods that the lines of orders are of,
 * whatever the service calls them, and no lines. Before nouns are looked for.
 */
export function readItemsForSale(draft: Draft): void {
  const { chunks, app, message, previous } = draft
  const at = chunks.findIndex(c => isFree(c) && ITEMS.test(c.text))
  const chunk = chunks[at]
  if (!chunk || previous) return
  const deed = doneToThem(draft, at)
  if (!deed && !FOR_SALE.test(message.text)) return
  const isLine = (entity: Entity) => holderOf(entity, app) !== undefined
  if (chunk.entities.some(({ entity, quality }) => quality >= 0.8 && !isLine(entity))) return
  if (!deed && chunks.some(c => c !== chunk && (c.entities.length || c.values.length))) return
  const [goods, ...others] = new Set(app.entities.flatMap(line => goodsOf(line, draft).map(sold => sold.goods))) // oxfmt-ignore
  if (!goods || others.length || (deed && !findPath(goods, deed, app))) return
  nameKind(chunk, goods)
  draft.sureness = Math.min(draft.sureness, GOODS)
  draft.notes.push(`took “${chunk.text}” as ${plural(goods.noun)}`)
}

/** "which items were returned?": the records of what the verb says, done to goods, are none of these. */
function doneToThem({ chunks }: Draft, at: number): Entity | undefined {
  const verb = chunks.slice(at + 1).find(c => c.kind !== 'filler')
  const isAsked = /^(?:which|what)$/i.test(chunks[at - 1]?.text ?? '')
  return isAsked && verb && isParticiple(verb.text.toLowerCase()) ? verb.entities[0]?.entity : undefined
}
readItemsForSale.needs = ITEMS
