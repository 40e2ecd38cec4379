import type { AppModel, Entity, Field } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { type Draft, addNode, isFree, use } from '../reading/draft.ts'
import { kindsBelow } from '../entity-model/relations.ts'
import { isAdditive } from './additive.ts'
import { readToCome } from '../conditions/upcoming.ts'
import { nodeAt } from './fields.ts'
import { isNearName } from '../vocabulary/vocabulary.ts'
import { splitIdentifier, wordsOf } from '../language/words.ts'

/** Words of a figure that says how much of something there is to be had. */
const ON_HAND = /^(?:stock|stocked|inventory|hand|left|remaining|available|availability|balance|unsold|vacant|free)$/
/** Of these figures, the ones that are bounds or plans. */
export const BOUND =
  /^(?:min|max|minimum|maximum|reorder|safety|target|threshold|limit|alert|planned|expected|total|reserved|allocated|committed|incoming)$/

/** How sure it is that what is left of many kinds is added up. */
const ADDED_UP = 0.6

/**
 * "how many lamps do we have left?", "how many Nordic Lamps are remaining", "how much flour do we have": not the records, but the
 * one figure of theirs that says what is on hand. Of what takes place on a day those are left that are to come; of others nothing
 * tells it, so that the word is not understood.
 */
export function readLeftOver(draft: Draft): void {
  const { chunks } = draft
  const count = chunks.findIndex(c => isFree(c) && (c.operator?.type === 'count' || isHowMuch(c)))
  const at = chunks.findIndex(
    (_, i) => i > count && (isLeftOver(draft, i) || (isHowMuch(chunks[count]) && isHad(draft, i))),
  )
  if (count < 0) return doubtNoneLeft(draft)
  if (at < 0) return readHadInPlace(draft, count)
  const asked = chunks.findIndex((c, i) => i > count && c.kind !== 'filler')
  const node = nodeAt(draft, asked)
  // "how much malt do we have": how much there is, is asked of a kind of things too.
  const isOfKind = isHowMuch(chunks[count])
  const named = chunks[asked]?.values.filter(v => isOfKind || v.entity.nameFields.includes(v.field)) ?? []
  const kinds = [...new Set(node ? [node.entity] : named.map(v => v.entity))]
  if (!kinds.length || asked > at || kinds.some(arePeople)) return
  const found = kinds.flatMap(entity => onHand(entity).map(field => ({ entity, field })))
  const [figure, ...others] = found
  // "how many shows are left": those that are still to come.
  if (!figure && node && isLeftOver(draft, at) && readToCome(draft, node, at)) return use(chunks[at]!, 'condition')
  if (!figure && readStockOfThings(draft, kinds, count, at)) return
  if (!figure && isHad(draft, at) && !isLeftOver(draft, at)) return
  if (!figure || others.length) return void draft.ignored.push(chunks[at]!.text)
  use(chunks[at]!, 'condition')
  if (!node) {
    use(chunks[count]!, 'count')
    draft.project.push({ columns: [figure.field.column], entity: figure.entity, at, counted: true })
    return
  }
  use(chunks[count]!, 'aggregate')
  draft.measures.push({ fn: 'sum', column: figure.field.column })
  draft.measured = node
  draft.sureness = Math.min(draft.sureness, ADDED_UP)
  draft.notes.push(`took what is left as the ${figure.field.words.join(' ')} added up`)
}
readLeftOver.needs = /^(?:left|remaining|have|got|there)$/

/** "how many Gull lamps do we have in Oslo": of a thing by its name how many there are of it is asked, and not how many things. */
function readHadInPlace(draft: Draft, count: number): void {
  const { chunks } = draft
  const at = chunks.findIndex((_, i) => i > count && isHad(draft, i))
  const asked = at < 0 ? undefined : chunks[chunks.findIndex((c, i) => i > count && c.kind !== 'filler')]
  const named = asked?.values.filter(isNearName) ?? []
  const kinds = [...new Set(named.map(v => v.entity))]
  if (kinds.length && !kinds.some(kind => arePeople(kind) || onHand(kind).length)) readStockOfThings(draft, kinds, count, at) // oxfmt-ignore
}

/** "how many Gull lamps do we have in Oslo" of lamps whose stock is told by records of each place: what those say, added up. */
function readStockOfThings(draft: Draft, kinds: readonly Entity[], count: number, at: number): boolean {
  // The lines of orders may have the name of the thing as well.
  const [things, ...others] = kinds.filter(kind => !kind.inside)
  const stock = things && !others.length ? stockOf(things, draft.app) : undefined
  // How many kinds of things there are, is asked without a place and without one of them.
  const isNamed = draft.chunks.some(c => c.values.some(v => v.entity === things && isNearName(v)))
  if (!stock || !things || !isNamed || draft.nodes.some(node => node.entity === stock.entity)) return false
  use(draft.chunks[at]!, 'condition')
  use(draft.chunks[count]!, 'aggregate')
  draft.measures.push({ fn: 'sum', column: stock.field.column })
  draft.measured = addNode(draft, stock.entity, at, true)
  return true
}

/** "how much", which asks for a sum or for what there is. */
export const isHowMuch = (chunk: Chunk | undefined): boolean =>
  chunk?.operator?.type === 'aggregate' && /^how much$/i.test(chunk.text)

/** "do we have", "have we got", "is there", at the very end or before where or when it is: what there is of something. */
function isHad({ chunks }: Draft, at: number): boolean {
  const had = [at - 2, at - 1, at].map(i => chunks[i]?.text.toLowerCase() ?? '').join(' ')
  const behind = chunks[at + 1]
  return (
    /(?:\bdo (?:we|i|you|they) have|\b(?:have|has) (?:we|i|you|they) got|\b(?:is|are) (?:there|left))$/.test(had) &&
    (!behind || /^(?:in|at|on|now|currently)$/i.test(behind.text))
  )
}

/** "no leave left", "any tickets remaining": where no figure says so, the word is not understood; people who left are others. */
function doubtNoneLeft(draft: Draft): void {
  const { chunks } = draft
  const at = chunks.findIndex(c => isFree(c) && /^(?:left|remaining)$/i.test(c.text) && c.kind === 'filler')
  const [before, noun] = [chunks[at - 2], chunks[at - 1]]
  const isNone =
    before && (/missing|negation/.test(before.operator?.type ?? '') || /\b(?:no|any|enough)$/i.test(before.text))
  if (at < 0 || !noun || noun.kind === 'filler' || !isNone || noun.entities.some(e => arePeople(e.entity))) return
  const isRest = noun.fields.some(f => f.field.words.some(word => ON_HAND.test(word)))
  if (isRest) use(chunks[at]!, 'condition')
  else draft.ignored.push(chunks[at]!.text)
}

/** What a record of stock holds: `quantity` beside a `reorder_level`, `qty` of a stock item. */
const QUANTITY = /^(?:quantity|qty)$/
const OF_STOCK = /^(?:stock|inventory)$/
const REORDERED = /^(?:reorder|restock|replenish|replenishment)$/

/** The one quantity of a record that is about what is in stock, as it is called itself or by when more is ordered. */
function quantityOfStock(entity: Entity): Field[] {
  const { fields } = entity
  const hasReordering = fields.some(({ words }) => words.some(word => REORDERED.test(word)))
  const isOfStock = hasReordering || wordsOf(entity.noun).some(word => OF_STOCK.test(word))
  const found = fields.filter(field => isFigure(field) && field.words.length === 1 && QUANTITY.test(field.words[0]!))
  return isOfStock && found.length === 1 ? found : []
}

/**
 * What is on hand; of figures in one object (`stock.on_hand`, `stock.damaged`) those that say so themselves come before the others. Where
 * none says so, the quantity of a record of stock.
 */
export function onHand(entity: Entity): Field[] {
  const { fields } = entity
  const saysSo = (words: readonly string[]) => words.some(word => ON_HAND.test(word))
  const found = fields.filter(
    field => isFigure(field) && isAdditive(field) && saysSo(field.words) && !field.words.some(word => BOUND.test(word)),
  )
  const own = found.filter(field => field.nested && saysSo(splitIdentifier(field.column.split('.').at(-1)!)))
  if (!found.length) return quantityOfStock(entity)
  return found.length > 1 && found.every(field => field.nested) && own.length ? own : found
}

/** "do we have left", "are still remaining": behind a verb of being or having, at the end or before where it is. */
function isLeftOver({ chunks }: Draft, at: number): boolean {
  const chunk = chunks[at]!
  if (!isFree(chunk) || !/^(?:left|remaining)$/i.test(chunk.text) || chunk.fields.length || chunk.values.length)
    return false
  const before = chunks.slice(Math.max(0, at - 3), at).map(c => c.text.toLowerCase())
  const behind = chunks[at + 1]
  return (
    before.some(word => /^(?:is|are|was|were|have|has|got)$/.test(word)) &&
    (!behind || behind.literal?.kind === 'date' || /^(?:in|at|on|for|over|of|now|to)$/i.test(behind.text))
  )
}

/** What there is of things is told by other records, one for each place that holds them: the kind and its figure. */
export function stockOf(things: Entity, app: AppModel): { entity: Entity; field: Field } | undefined {
  if (onHand(things).length) return undefined
  const found = [...new Set(kindsBelow(things, app))].flatMap(entity => {
    const figures = entity.hidden ? [] : onHand(entity)
    return figures.length === 1 ? [{ entity, field: figures[0]! }] : []
  })
  return found.length === 1 ? found[0] : undefined
}
