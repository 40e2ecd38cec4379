import { pattern } from '../../../lib/patterns.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { holderOf } from '../entity-model/holder-of.ts'
import { arePeople } from '../entity-model/people.ts'
import { kindsAbove } from '../entity-model/relations.ts'
import { labelOf } from '../conditions/shared.ts'
import { type Draft, addCondition, addNode, isFree, makeFiller, use } from '../reading/draft.ts'
import { onHand } from './left-over.ts'

/** What is said of that which is there: "in stock", "do we have", "are left". */
const IS_THERE = pattern('i')`
  \b(?:
    in\ stock|on\ hand|stock|left|remaining|available|(?:do|did)\ (?:we|you)\ (?:still\ )?(?:have|stock|hold)
    |have\ (?:we|you)\ got|(?:are|is)\ there|have(?=\W*$)
  )\b
`
/** What is said of orders, of which the lines tell. */
const OF_ORDERS = /\b(?:orders?|ordered|sold|sell|sales?|bought|purchased?|returns?|returned)\b/i
/** Nouns and particles beside a number of pieces, which say no more than that. */
const PIECES = /^(?:pieces?|units?|items?|copies|pairs?|of|the|our|left|remaining|got|still|stock|in stock|on hand)$/i

/** Goods and what there is of them: the figure of their own records, or of the ones below by size, colour or place. */
interface Stock {
  goods: Entity
  held: Entity
  figure: Field
}

/**
 * "how many of the Moss Shirt do we have left in size L", "what is the stock of the Moss Shirt in M": of goods that are named what there is, and
 * not the lines of orders on which the same name and sizes stand. What is there in each size adds up. Before nouns are looked for.
 */
export function readStockOfGoods(draft: Draft): void {
  const { chunks, app, message } = draft
  if (!IS_THERE.test(message.text) || OF_ORDERS.test(message.text)) return
  const all = app.entities.flatMap(held => stockOf(draft, held))
  const [stock, ...others] = all.filter(({ goods }) => chunks.some(c => isNamed(c, goods)))
  if (!stock && LEFT.test(message.text)) return addUpSort(draft, all)
  if (!stock || others.length || stock.goods === stock.held) return
  const isOfLine = ({ entity }: { entity: Entity }) => holderOf(entity, app) !== undefined
  for (const chunk of chunks.filter(isFree)) {
    for (const key of ['values', 'fields'] as const) {
      const own = (chunk[key] as { entity: Entity }[]).filter(one => !isOfLine(one))
      if (own.length) Object.assign(chunk, { [key]: own })
    }
  }
  if (!addUp(draft, stock) && !askWhether(draft, stock)) speakOfHeld(draft, stock)
}
readStockOfGoods.needs = /^(?:stock|hand|left|remaining|have|got|there|hold|available)$/

const LEFT = /\b(?:left|remaining)\b/i
/** How sure it is that what is left of all that are of a sort is added up. */
const ADDED_UP = 0.6

/** "how many puzzles do we have left" of toys in a department: how much there is of all that are such, and not how many kinds. */
function addUpSort(draft: Draft, all: readonly Stock[]): void {
  const sorted = all.filter(({ goods }) => draft.chunks.some(c => isSorted(c, goods)))
  const [stock, ...others] = sorted.length > 1 ? sorted.filter(({ goods, held }) => goods !== held) : sorted
  if (!stock || others.length || !addUp(draft, stock, isSorted)) return
  draft.sureness = Math.min(draft.sureness, ADDED_UP)
  draft.notes.push(`took what is left as the ${labelOf(stock.figure)} added up`)
}

const isSorted = (chunk: Chunk, { key }: Entity): boolean =>
  isFree(chunk) &&
  !chunk.entities.length &&
  chunk.values.some(v => v.quality >= 0.8 && v.entity.key === key && v.field.role === 'category')

/** "do we have the Moss Shirt in size M?", "is it available in M?": whether there is any of it, and not whether it is made in that size. */
function askWhether(draft: Draft, { held, figure }: Stock): boolean {
  const { chunks, message } = draft
  // "is Chairs available?" of a category: things with names of their own are no sizes of it.
  if (!WHETHER.test(message.text) || held.nameFields.length > 0) return false
  const at = chunks.findIndex(c => isFree(c) && /^(?:have|got|available|stock|hold|left)$/i.test(c.text))
  const isTold = chunks.some(c => c.fields.some(f => f.field === figure) || c.literal?.kind === 'number')
  if (at < 0 || isTold) return false
  const label = `with a ${labelOf(figure)} over 0`
  addCondition(addNode(draft, held, at, true), { columns: [figure.column], op: '>', values: [0], label, at })
  use(chunks[at]!, 'condition')
  return true
}
const WHETHER = /^\W*(?:(?:and|so|but|hi|hey|hello),? )*(?:do (?:we|you)|have (?:we|you)|is|are)\b/i

/** "the stock of the Moss Shirt in M", "which sizes of it do we have": a field of what there is, and not of the goods. */
function speakOfHeld(draft: Draft, { goods, held }: Stock): void {
  const { chunks } = draft
  const at = chunks.findIndex(
    c => isFree(c) && !c.entities.length && c.fields.some(f => f.entity === held && f.quality >= 0.8),
  )
  const isAsked = at >= 0 && at < chunks.findIndex(c => isNamed(c, goods))
  const isOther = chunks.some(c => c.entities.some(e => e.quality >= 0.8) || c.operator?.type === 'count')
  if (isAsked && !isOther) addNode(draft, held, at + 0.5)
}

/** "how many of the Moss Shirt do we have": right behind the question stands what is counted, with nothing but words for pieces. */
function addUp(draft: Draft, { goods, held, figure }: Stock, isMeant = isNamed): boolean {
  const { chunks } = draft
  const count = chunks.findIndex(c => isFree(c) && c.operator?.type === 'count')
  const at = chunks.findIndex((c, i) => i > count && isMeant(c, goods))
  const isPiece = (c: Chunk) => c.kind === 'filler' || PIECES.test(c.text)
  if (count < 0 || at < 0 || !chunks.slice(count + 1, at).every(c => isPiece(c) || IS_THERE.test(c.text))) return false
  draft.measured = addNode(draft, held, count, true)
  draft.measures.push({ fn: 'sum', column: figure.column })
  use(chunks[count]!, 'aggregate')
  for (const chunk of chunks) if (isFree(chunk) && PIECES.test(chunk.text)) use(makeFiller(chunk), 'related')
  return true
}

const isNamed = (chunk: Chunk, { key, nameFields }: Entity): boolean =>
  isFree(chunk) && chunk.values.some(v => v.quality >= 0.8 && v.entity.key === key && nameFields.includes(v.field))

function stockOf({ app }: Draft, held: Entity): Stock[] {
  const [figure, ...others] = held.hidden || holderOf(held, app) ? [] : onHand(held)
  if (!figure || others.length) return []
  const goods = kindsAbove(held, app).filter(one => !arePeople(one) && one.nameFields.length > 0)
  return [held, ...goods].map(one => ({ goods: one, held, figure }))
}
