import { type Draft, type Node, addCondition, isBroken, isFree, use } from '../reading/draft.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import { negationBefore } from './negation.ts'
import { nodeAt } from '../asks/fields.ts'
import { BOUND, onHand } from '../asks/left-over.ts'
import { pointsTo } from '../entity-model/relations.ts'
import { isNumeric, noneOrSome, pickField } from './shared.ts'
import { saysPlace } from './stock-at-places.ts'

/** Words of a figure that counts what there is of something to be had. */
const SUPPLY = /^(stock|stocked|inventory|supply|supplies|storage)$/

export const isSupply = (word: string): boolean => SUPPLY.test(word)

/** Where things are to be had. */
const HELD = /^(?:stock|inventory|supply|storage|hand|store)$/

/** "out of stock", "in stock" where the stock is counted: none of it, or some. */
export function readSupply(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    const before = draft.chunks[at - 1]
    if (!before) return
    readHeld(draft, at)
    if (readSoldOut(draft, at)) return
    const isOut = /^out of$/i.test(before.text) && isFree(before)
    if (isOut || /^in$/i.test(before.text)) readStockRecords(draft, at, isOut)
    if (!isFree(chunk)) return
    const next = draft.chunks[at + 1]
    const isIn =
      /^in$/i.test(before.text) &&
      !isCounted(draft, at - 2) &&
      !(
        next &&
        !isPriceBehind(draft, at) &&
        /^(is|are|of|by|below|under|over|above)$/i.test(next.text) &&
        !isBroken(draft, at, at + 1)
      )
    if (!isOut && !isIn) return
    const supplies = chunk.fields
      .filter(f => isNumeric(f) && f.field.words.some(word => SUPPLY.test(word)))
      .flatMap(ofWhatThereIs)
      .filter(f => isOut || !isBoundBefore(draft, at, f))
    if (!supplies.length || (!isOut && asksBefore(draft, at))) return
    const picked = pickField(draft, at, supplies)
    if (!picked) return
    const negation = negationBefore(draft, isOut ? at - 1 : at)
    const isNone = isOut !== Boolean(negation)
    const label = `that are ${negation ? 'not ' : ''}${isOut ? 'out of' : 'in'} ${chunk.text}`
    addCondition(picked.node, { columns: [picked.field.column], op: isNone ? '<=' : '>', values: [0], label, at })
    use(chunk, 'condition')
    if (isOut) use(before, 'condition')
    if (negation) use(negation, 'condition')
  })
}
readSupply.needs = /^(?:in|on|out)$/

/** "in stock" of a `min_stock` beside what is `on_hand`: what there is of it, and no bound. */
function ofWhatThereIs(mention: FieldMention): FieldMention[] {
  if (!mention.field.words.some(word => BOUND.test(word))) return [mention]
  const [field, ...others] = onHand(mention.entity)
  return field && !others.length ? [{ ...mention, field, columns: [field.column] }] : []
}

/** "under 20 euros in stock": what they cost says nothing of how many there are. */
const tellsHowMany = (chunk: Chunk | undefined): boolean =>
  chunk?.literal?.kind === 'number' && chunk.literal.unit !== 'money'

/** "in stock under 500 euros": what they cost bounds no stock. */
const isPriceBehind = ({ chunks }: Draft, at: number): boolean =>
  chunks.slice(at + 1, at + 3).some(({ literal }) => literal?.kind === 'number' && literal.unit === 'money')

/** "fewer than 10 in stock", "fewer than 10 packs in stock": the number says how much there is, unless it counts the records themselves. */
function isCounted({ chunks, nodes }: Draft, at: number): boolean {
  if (tellsHowMany(chunks[at])) return true
  return tellsHowMany(chunks[at - 1]) && !nodes.some(node => node.at === at && !node.implicit)
}

/** "which lamps are sold out?" where the stock is counted: there is none of them. */
function readSoldOut(draft: Draft, at: number): boolean {
  const [sold, out] = [draft.chunks[at - 1]!, draft.chunks[at]!]
  if (!/^sold$/i.test(sold.text) || !/^out$/i.test(out.text) || !isFree(sold)) return false
  const counted = draft.nodes
    .filter(n => !n.implicit)
    .flatMap(node => node.entity.fields.filter(f => isNumeric({ field: f }) && f.words.some(isSupply)).map(field => ({ node, field }))) // oxfmt-ignore
  const [found, ...others] = counted
  if (!found || others.length) return false
  const negation = negationBefore(draft, at - 1)
  const label = `that are ${negation ? 'not ' : ''}sold out`
  addCondition(found.node, { columns: [found.field.column], op: negation ? '>' : '<=', values: [0], label, at })
  for (const chunk of [sold, out, ...(negation ? [negation] : [])]) use(chunk, 'condition')
  return true
}

/** "which lamps do we have in stock" of a `quantity_in_stock`: its own last words say that there is some. */
function readHeld(draft: Draft, at: number): void {
  const chunk = draft.chunks[at]!
  const said = /^(?:in|on) (\w+)$/i.exec(chunk.text)?.[1]?.toLowerCase()
  const next = draft.chunks[at + 1]
  const isBounded =
    [draft.chunks[at - 1], draft.chunks[at - 2]].some(tellsHowMany) ||
    ((next?.literal || next?.operator) && !isPriceBehind(draft, at))
  if (!isFree(chunk) || !said || !HELD.test(said) || isBounded || asksBefore(draft, at)) return
  const picked = pickField(
    draft,
    at,
    chunk.fields.filter(
      f =>
        isNumeric(f) &&
        !isBoundBefore(draft, at, f) &&
        (draft.nodes.some(n => !n.implicit && n.entity === f.entity) || isAskedOf(draft, f)),
    ),
  )
  if (!picked) return
  const negation = negationBefore(draft, at)
  const label = `that are ${negation ? 'not ' : ''}${chunk.text.toLowerCase()}`
  addCondition(picked.node, { columns: [picked.field.column], op: negation ? '<=' : '>', values: [0], label, at })
  use(chunk, 'condition')
  if (negation) use(negation, 'condition')
}

/** "fewer than 20 units left in stock": the figure is bounded by what stands before, with no verb that says more between. */
const isBoundBefore = ({ chunks, nodes }: Draft, at: number, { entity, columns }: FieldMention): boolean =>
  nodes.some(
    node =>
      node.entity === entity &&
      node.selection.where.some(c => {
        const from = c.at !== undefined && c.at < at && c.columns.join() === columns.join() ? c.at : at
        return from < at && !chunks.slice(from, at).some(({ text }) => SAYS_MORE.test(text))
      }),
  )
const SAYS_MORE = /^(?:and|but|or|that|which|who|is|are|was|were|not|still)$/i

/** "is Late Turn in stock?": of one that is named this is what is asked. */
const isAskedOf = ({ chunks }: Draft, { entity }: FieldMention): boolean =>
  /^(?:is|are)$/i.test(chunks[0]?.text ?? '') &&
  chunks.some(c => c.values.some(v => v.entity === entity && entity.nameFields.includes(v.field)))

/** "products in stock" of records of what there is in each place: some of them say that there is any. */
function readStockRecords(draft: Draft, at: number, isOut: boolean): void {
  const node = nodeAt(draft, at)
  const [field, ...others] = node && SUPPLY.test(draft.chunks[at]!.text.toLowerCase()) ? onHand(node.entity) : []
  if (!node || !field || others.length) return
  // "what is out of stock?": those records themselves are asked for.
  const things = draft.nodes.filter(n => n !== node && !n.implicit && !n.previous)
  // In a place that is said its own figure says so; where none is said, there is none in any of them.
  const isHere = ({ entity }: Node) => saysPlace(draft, node.entity, entity) && pointsTo(node.entity, entity, draft.app)
  const isNone = isOut && (!things.length || things.some(isHere))
  addCondition(node, { ...noneOrSome(field, isNone), at })
  if (!isOut) return
  if (!isNone) node.negated = true
  // "out of" denies what there is, and not the place behind it.
  use(draft.chunks[at - 1]!, 'related')
}

/** Whether a figure or the first of an order is asked for before. */
const asksBefore = ({ chunks }: Draft, at: number) =>
  chunks.slice(0, at).some(c => ['count', 'aggregate', 'superlative'].includes(c.operator?.type ?? '') && !c.used)
