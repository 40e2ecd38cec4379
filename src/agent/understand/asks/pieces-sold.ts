import type { Chunk } from '../chunks/chunk.ts'
import type { AppModel, Entity, Field } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { areSales, holderOf } from '../entity-model/holder-of.ts'
import { kindsAbove } from '../entity-model/relations.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import { plural, singular, stem, wordsOf } from '../language/words.ts'
import { isDeedNoun } from './event-verbs.ts'
import { type Draft, addNode, isFree, use, kindBefore } from '../reading/draft.ts'
import { DEALS, isQuantity } from './sold-lines.ts'
import { isNearName } from '../vocabulary/vocabulary.ts'

const TOGETHER = /^(?:altogether|in total|in all|total|all in all|overall)$/i
/** How sure it is at most that pieces are meant, and not how many sorts of them there are. */
export const BY_QUANTITY = 0.7

/**
 * "how many tickets have we sold for Night Songs?", "how many tickets is that altogether?" behind a list of orders: where orders or their
 * lines say how many pieces each is about, that is added up; the kinds of ticket that there are, or the orders, are not counted.
 */
export function readPiecesSold(draft: Draft): void {
  const { chunks, app, previous } = draft
  const count = chunks.findIndex(c => isFree(c) && c.operator?.type === 'count')
  const noun = chunks.findIndex((c, at) => at > count && c.kind !== 'filler')
  if (count < 0 || noun < 0 || noun > count + 2 || chunks[noun]!.literal) return
  // "how many customers have never placed an order": those who buy are no pieces.
  if (chunks[noun]!.entities.some(e => e.quality >= 0.8 && arePeople(e.entity))) return
  const verb = chunks.findIndex(
    (c, at) =>
      at > noun &&
      /^[a-z]+$/i.test(c.text) &&
      // "how many delivered orders": the orders themselves.
      !isDeedNoun(c.text.toLowerCase()) &&
      (DEALS.has(rootOf(c.text.toLowerCase())) || (isParticiple(c.text) && isOfKind(app.entities, c.text))),
  )
  const isTogether =
    chunks.some(c => TOGETHER.test(c.text)) || /\b(?:altogether|in total|in all|overall)\W*$/i.test(draft.message.text)
  const points = chunks.findIndex(c => c.operator?.type === 'pronoun' && /^(?:that|those|these|they|it)$/i.test(c.text))
  const before = kindBefore({ app, previous })
  // "how many products do we sell?": those that are on offer.
  if (chunks.slice(count, verb + 1).some(c => /^(?:do|does)$/i.test(c.text))) return
  const isOfBefore = verb < 0 && points > noun && isTogether && before !== undefined
  if (verb < 0 && !isOfBefore) return
  const isDeal = verb < 0 || DEALS.has(rootOf(chunks[verb]!.text.toLowerCase()))
  const found = (isOfBefore ? [before!] : app.entities).flatMap(entity => {
    const quantity = quantityOf(draft, entity, noun)
    return quantity && (isDeal || isDoneIn(app.entities, entity, chunks[verb]!.text)) ? [{ entity, quantity }] : []
  })
  // What was returned or bought in is in no sale, though its records tell how many pieces it is.
  const sold = isDeal && found.length > 1 ? found.filter(({ entity: line }) => isOfSale(line, app)) : found
  const [one, ...others] = sold
  if (!one || others.length) return
  const { entity, quantity } = one
  const said = chunks[noun]!
  // What was sold by its name still says which.
  const isName = said.values.some(
    v =>
      v.entity.nameFields.includes(v.field) || v.entity === entity || (v.field.role === 'category' && v.quality >= 0.8),
  )
  const node = isOfBefore ? undefined : addNode(draft, entity, count)
  if (node) {
    draft.measured = node
    dateByOrder(draft, entity, verb)
  }
  draft.measures.push({ fn: 'sum', column: quantity.column })
  if (!isOfBefore) draft.notes.push(`added up the ${quantity.words.join(' ')} of the ${plural(entity.noun)}`)
  draft.sureness = Math.min(draft.sureness, BY_QUANTITY)
  use(chunks[count]!, 'aggregate')
  if (!isName) use(said, 'aggregate')
  if (verb > 0) use(chunks[verb]!, 'related')
  if (isOfBefore) for (const chunk of chunks) if (TOGETHER.test(chunk.text)) use(chunk, 'aggregate')
}

/** A sale, or a line of one. */
const isOfSale = (line: Entity, app: AppModel): boolean =>
  !/^(?:return|refund|rma|claim|complaint)$/.test(singular(line.words.at(-1)!)) &&
  [line, holderOf(line, app)].some(one => one && areSales(one))

/** "sold in 2025": of lines that have no date of their own the day of the order that they are in, not any other of the things. */
export function dateByOrder(draft: Draft, line: Entity, verb: number): void {
  const order = holderOf(line, draft.app)
  if (order && draft.chunks.some(c => c.literal?.kind === 'date')) addNode(draft, order, verb).isVerb = true
}

/** "requested" of the lines of purchase requests, and not "reviewed" of the lines of orders. */
const isDoneIn = (entities: readonly Entity[], entity: Entity, verb: string): boolean =>
  isOfKind([entity, ...entities.filter(({ key }) => key === entity.inside?.entity)], verb)

/** "requested" of purchase requests. */
const isOfKind = (entities: readonly Entity[], verb: string): boolean =>
  entities.some(({ words }) => rootOf(words.at(-1)!) === rootOf(verb.toLowerCase()))

/** A text that says which goods a record is about. */
const isThing = ({ words, choices }: Field): boolean =>
  !choices.length && /^(?:item|product|article|goods|material|part|ingredient)$/.test(words.at(-1)!)

/** Nouns for one of whatever is sold. */
const PIECES = /^(?:units|pieces|items|copies|packs|packets|boxes|bottles)$/i
/** "units" and the like of a line of a sale: so many pieces, whatever else has a figure that is called so (`units_in_stock`). */
export const arePieces = ({ text, entities, values }: Chunk): boolean =>
  PIECES.test(text) && !values.length && !entities.some(e => e.quality >= 0.8)

/** The one number of pieces of a sale that is of what the noun says: by its description, or of what each of them points to. */
export function quantityOf({ chunks, app }: Draft, entity: Entity, at: number): Field | undefined {
  const [quantity, ...more] = entity.fields.filter(isQuantity)
  if (!quantity || more.length) return undefined
  const { text, entities, values } = chunks[at]!
  const isTold = wordsOf(quantity.description).some(word => stem(word) === stem(text))
  const up = kindsAbove(entity, app)
  // "how many bikes were sold", of a category that the products have.
  const sorted = [...up, ...up.flatMap(one => kindsAbove(one, app).filter(to => !arePeople(to)))]
  // "how many dresses have we sold?" of lines of sizes that come of things of that type.
  const forms = sorted.filter(one => one.nameFields.length > 0 && !up.some(to => to.nameFields.length > 0))
  const isMeant =
    entities.some(e => e.quality >= 0.5 && (up.includes(e.entity) || forms.includes(e.entity))) ||
    values.some(v => v.quality >= 0.8 && v.field.role === 'category' && [...up, ...forms].includes(v.entity)) ||
    values.some(v => isNearName(v) && sorted.includes(v.entity))
  // "how many mugs were ordered" of lines that say themselves what they are of.
  const isOwn = values.some(
    v => v.entity === entity && v.field.type === 'string' && (entity.inside || isThing(v.field)),
  )
  const isSold = arePieces(chunks[at]!) && isOfSale(entity, app)
  return isTold || isOwn || isMeant || isSold ? quantity : undefined
}
