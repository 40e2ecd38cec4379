import type { Chunk } from '../chunks/chunk.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { CUSTOMERS } from '../../../lib/synonyms.ts'
import { isOneOf } from '../language/everyday-nouns.ts'
import { holderOf } from '../entity-model/holder-of.ts'
import { arePeople } from '../entity-model/people.ts'
import { primaryDate, kindsAbove } from '../entity-model/relations.ts'
import { isSortKind } from '../entity-model/sorts.ts'
import { type Draft, addNode, isFree, makeFiller, nameField, use } from '../reading/draft.ts'
import { isGrouping } from './fields.ts'
import { SPENDS } from './measure-verbs.ts'
import { type PricedLine, pricedLine, worthOfLines } from './sold-lines.ts'

/** Nouns for money that comes in. */
export const REVENUE = /^(?:revenues?|turnover|sales|takings|proceeds|income|sales volume|sales revenue)$/i
const MONEY = /^(?:money|cash)$/i
/** Verbs of what something brings in (Levin, 1993, 13.5, 54.3). */
const EARNS =
  /^(?:earn(?:s|ed)?|makes?|made|brings?|brought|(?:bring|brings|brought) in|generate[sd]?|gross(?:es|ed)?|takes?|took|taken)$/i
/** How sure it is that what lines came to is what their goods brought in. */
const BY_LINES = 0.75

/** Lines of sales with a quantity at a price, and the goods that they are of. */
interface SoldGoods extends PricedLine {
  goods: Entity
}

/**
 * "which category brings in the most revenue?", "turnover by brand", "how much did we make with teas?": what goods brought in is what the lines of
 * orders that are of them came to; an order as a whole has others on it, too. Before nouns of revenue are taken for whole orders.
 */
export function readRevenueOfGoods(draft: Draft): void {
  const { chunks } = draft
  const earning = earningAt(draft)
  const at = earning < 0 ? spendingAt(draft) : earning
  if (at < 0) return
  const from = earning < 0 ? at + 1 : 0
  const sold = draft.app.entities.flatMap(line => goodsOf(line, draft)).filter(one => spokenOf(draft, one.goods, from, at)) // oxfmt-ignore
  const [one, ...others] = sold
  if (!one || others.length) return
  const { entity: line, goods } = one
  for (const [i, chunk] of chunks.entries()) {
    if (i !== at && isFree(chunk) && isVerbHere(draft, i)) use(makeFiller(chunk), 'related')
    const own = i === at ? undefined : fieldOf(chunk, goods)
    if (own && !chunk.entities.length) nameField(chunk, own)
  }
  const column = worthOfLines(draft, at, one)
  draft.notes.push(`went by the ${one.amount?.words.join(' ') ?? column} of the ${line.noun} records`)
  draft.sureness = Math.min(draft.sureness, BY_LINES)
  // "so far this year": when it was sold, and not when the goods came to be.
  const sales = holderOf(line, draft.app)
  if (sales && primaryDate(sales)) draft.happened = sales
  if (earning < 0 && sales) nameWhoSpends(draft, sales)
  if (chunks.some((c, i) => isFree(c) && isRankOrBound(draft, i))) return
  draft.measured = addNode(draft, line, at, true)
  draft.measures.push({ fn: 'sum', column })
  use(chunks[at]!, 'aggregate')
  for (const chunk of chunks)
    if (isFree(chunk) && chunk.operator?.type === 'aggregate' && /^(?:how much|total)/i.test(chunk.text))
      use(chunk, 'aggregate')
}
readRevenueOfGoods.needs = (word: string) =>
  REVENUE.test(word) || MONEY.test(word) || EARNS.test(word) || SPENDS.test(word)

/** "the most", "over 500", but not "since May". */
function isRankOrBound({ chunks }: Draft, at: number): boolean {
  const type = chunks[at]!.operator?.type
  return type === 'superlative' || (type === 'comparator' && chunks[at + 1]?.literal?.kind !== 'date')
}

/** Where the noun stands for what came in, else the verb of that. */
function earningAt({ chunks }: Draft): number {
  const isCalledSo = ({ entities, fields }: Chunk) =>
    entities.some(e => e.quality >= 0.9) || fields.some(f => f.quality >= 0.8)
  const isNoun = (c: Chunk) => isFree(c) && REVENUE.test(c.text) && !isCalledSo(c)
  const noun = chunks.findIndex(isNoun)
  if (noun >= 0) return noun
  const verb = chunks.findIndex(c => isFree(c) && EARNS.test(c.text) && !c.entities.length)
  const money = chunks.findIndex(c => isFree(c) && MONEY.test(c.text))
  if (verb < 0) return -1
  const isMost = chunks.some(c => /^(?:most|least)$/i.test(c.text) && c.operator?.type === 'superlative')
  // "what did we make with dresses", but not "what is the most expensive dress we make": there the verb is said of the thing.
  const isAsked =
    /^(?:how much(?: money)?|what)$/i.test(chunks[0]?.text ?? '') &&
    !/^(?:is|are|was|were)$/i.test(chunks[1]?.text ?? '') &&
    chunks.slice(0, verb).some(c => /^(?:we|i)$/i.test(c.text))
  const isOurs = chunks.slice(verb + 1).some(c => /^us$/i.test(c.text))
  if (money >= 0 && isMost) return money
  return isAsked || (isMost && isOurs) ? verb : -1
}

/** "how much has Ann spent with us on teas", "who spent the most on teas": the verb, where the money is a customer's and what it went on is told. */
function spendingAt({ chunks }: Draft): number {
  const verb = chunks.findIndex(c => isFree(c) && SPENDS.test(c.text) && !c.entities.length)
  const on = chunks.findIndex((c, i) => i > verb && i <= verb + 4 && /^on$/i.test(c.text))
  if (verb < 1 || on < 0 || chunks.slice(0, verb).some(c => /^(?:we|i)$/i.test(c.text))) return -1
  const isAsked = /^(?:how much(?: money)?|what)$/i.test(chunks[0]!.text)
  const isMost = chunks.some(c => /^(?:most|least)$/i.test(c.text) && c.operator?.type === 'superlative')
  const isLittle = (c: Chunk) => /^(?:(?:the )?(?:most|least)|the|with|us|here|in|total|altogether|(?:all|in) ?total|money)$/i.test(c.text) // oxfmt-ignore
  if (!(isAsked || isMost) || !chunks.slice(verb + 1, on).every(isLittle)) return -1
  // What is ranked stands behind "the most".
  return isMost ? on : verb
}

/** "who spent the most on teas": a customer did. */
function nameWhoSpends(draft: Draft, sales: Entity): void {
  const who = draft.chunks.findIndex(c => isFree(c) && c.operator?.type === 'who')
  const [customers, ...others] = new Set(kindsAbove(sales, draft.app).filter(one => isOneOf(one, CUSTOMERS)))
  if (who < 0 || !customers || others.length) return
  addNode(draft, customers, who)
  use(draft.chunks[who]!, 'entity')
}

/** "brings in", "did we make": the verb beside the noun, and its particle. */
const isVerbHere = ({ chunks }: Draft, at: number): boolean =>
  SPENDS.test(chunks[at]!.text) ||
  EARNS.test(chunks[at]!.text) ||
  (/^in$/i.test(chunks[at]!.text) && EARNS.test(chunks[at - 1]?.text ?? ''))

/** The goods that lines with a quantity at a price are of. */
export function goodsOf(entity: Entity, { app }: Draft): SoldGoods[] {
  const holder = holderOf(entity, app)
  const line = holder && pricedLine(entity)
  if (!line) return []
  const up = kindsAbove(entity, app).filter(to => to !== holder)
  const things = [...new Set(up)].filter(one => !arePeople(one))
  // Of a thing and the record of what there is of it in stock, the goods are what costs something.
  const costing = things.filter(one => one.fields.some(f => f.role === 'money'))
  const [goods, ...others] = things.length > 1 && costing.length ? costing : things
  return goods && !others.length ? [{ ...line, goods }] : []
}

/** Whether the message names goods, what sorts or makes them, or what tells their kind. */
function spokenOf({ chunks, app }: Draft, goods: Entity, from: number, at: number): boolean {
  const sorts = kindsAbove(goods, app).filter(isAboveGoods)
  const isTold = (chunk: Chunk) =>
    chunk.entities.some(e => e.quality >= 0.5 && (e.entity === goods || sorts.includes(e.entity))) ||
    chunk.values.some(v => v.quality >= 0.8 && (v.entity === goods || sorts.includes(v.entity))) ||
    (!chunk.entities.length && fieldOf(chunk, goods) !== undefined)
  return chunks.some((chunk, i) => i >= from && i !== at && chunk.kind !== 'filler' && isTold(chunk))
}

/** Categories, brands, suppliers: what goods are of, and nobody who has to do with them. */
const isAboveGoods = (entity: Entity): boolean =>
  isSortKind(entity) || (entity.nameFields.length > 0 && !arePeople(entity))

/** The field of goods that tells their kind, where no other is called so better. */
function fieldOf({ fields }: Chunk, goods: Entity): Chunk['fields'][number] | undefined {
  const best = Math.max(0, ...fields.map(f => f.quality))
  return fields.find(f => f.entity === goods && f.quality === best && f.quality >= 0.5 && isGrouping(f) && f.field.role !== 'boolean') // oxfmt-ignore
}
