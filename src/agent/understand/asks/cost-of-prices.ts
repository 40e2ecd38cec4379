import { pattern } from '../../../lib/patterns.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { isOnlyAsked, isSoldFor } from '../entity-model/whole-amount.ts'
import { type Draft, isFree, nameField } from '../reading/draft.ts'
import { measuredBy } from './measure-verbs.ts'

/**
 * "products that cost between 20 and 50", "what does the lamp cost": as a verb it asks for the price, also where the records have
 * a cost of their own, which is what their seller paid.
 */
export function readCostAsPrice(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || !/^(?:\p{L}+s cost|costs?)$/iu.test(chunk.text)) return
    if (/^us$/i.test(draft.chunks[at + 1]?.text ?? '')) return readCostToUs(draft, at)
    if (!isVerb(draft, at)) return
    keepMoney(draft, at)
    const cost = chunk.fields.find(({ field }) => field.role === 'money' && field.words.join(' ') === 'cost')
    const price = cost?.entity.fields.find(({ role, words }) => role === 'money' && words.join(' ') === 'price')
    if (!cost || !price) return
    chunk.fields = [{ ...cost, field: price, columns: [price.column] }]
    draft.notes.push('took what they cost as their price')
  })
}
readCostAsPrice.needs = /^costs?$/

/** How sure it is that the price of what was sold is what it went for, where no field says so. */
const BY_PRICE = 0.6

/**
 * "what did the brooch fetch" ("go for", "sell for": `turns-of-money.ts`): the price at which it was sold, never what was asked or expected;
 * what has more than one other price tells it by none.
 */
export function readSoldFor(draft: Draft): void {
  const { chunks } = draft
  const at = chunks.findIndex(c => c.used === undefined && /^fetch$/i.test(c.text))
  const does = chunks.findIndex(c => /^(?:did|does)$/i.test(c.text))
  if (does < 1 || at < does + 2 || !/^(?:what|how much)$/i.test(chunks[does - 1]!.text)) return
  const named = new Set(
    chunks.slice(does, at).flatMap(c => [...c.values, ...c.entities].filter(m => m.quality >= 0.8).map(m => m.entity)),
  )
  const [entity, ...more] = named
  if (!entity || more.length) return
  const prices = entity.fields.filter(f => f.role === 'money' && !isOnlyAsked(f))
  const sold = prices.filter(isSoldFor)
  const [field, ...others] = sold.length ? sold : prices
  if (!field || others.length) return void draft.ignored.push(chunks[at]!.text)
  if (!sold.length) draft.sureness = Math.min(draft.sureness, BY_PRICE)
  nameField(chunks[at]!, { entity, field, columns: [field.column], quality: 0.9 })
}
readSoldFor.needs = /^fetch$/

/** "what do tent pitches cost" of pitches with a `nightly_rate` and a size: of those that are named it is money, and nothing that the noun comes near. */
function keepMoney({ chunks }: Draft, at: number): void {
  const chunk = chunks[at]!
  const fields = chunk.fields.filter(({ field, quality }) => field.role === 'money' || quality >= 0.8)
  if (fields.length === chunk.fields.length) return
  // What is called so in several places (a bag, and the lines of orders for it) costs what the one says that tells it.
  const named = chunks.slice(0, at).flatMap(c => {
    const kinds = [...c.entities, ...c.values].filter(m => m.quality >= 0.8).map(m => m.entity)
    return kinds.some(entity => fields.some(f => f.entity === entity)) ? [] : kinds
  })
  const told = [...new Set(named)].flatMap(entity => measuredBy(entity, 'cost') ?? [])
  chunk.fields = [
    ...told.filter(({ field }) => field.role === 'money').map(one => ({ ...one, quality: 0.9 })),
    ...fields,
  ]
}

/** "what did the lamp cost us?": what was paid for it, and not what it is sold at. */
function readCostToUs({ app, chunks }: Draft, at: number): void {
  const named = new Set(
    chunks.slice(0, at).flatMap(c => [...c.entities, ...c.values].filter(m => m.quality >= 0.8).map(m => m.entity)),
  )
  const isPaid = ({ role, words }: Field) => role === 'money' && words.some(word => PAID_BY_US.test(word))
  const found = app.entities
    .filter(entity => named.has(entity))
    .flatMap(entity => entity.fields.filter(isPaid).map(field => ({ entity, field })))
  const [one, ...others] = found
  if (one && !others.length) chunks[at]!.fields = [{ ...one, columns: [one.field.column], quality: 0.9 }]
}

/** What is paid for making something, or by us for doing anything with it but getting it (Levin, 1993, 13.5 and 26.1). */
const OF_MAKING = pattern('iu')`
  ^\W*(?:
    (?:us|you)\ to\ (?!(?:buy|get|rent|hire|book|order|purchase|use|visit|join|enter|attend|have)\b)\p{L}+
    |(?:(?:us|you)\ )?to\ (?:make|produce|manufacture|build)
    |(?:(?:us|you)\ )?to\ (?:have|get)\ .+\ (?:made|produced|manufactured|built|done)
  )\b
`
const MAKING = /^(?:production|manufacturing|making)\b/i

/**
 * "what does it cost us to have the lamp made?", "the production costs of the lamp": its maker pays them, and no price says what they are.
 * Where no cost is told, it is not understood.
 */
export function readCostOfMaking({ message, chunks, ignored }: Draft): void {
  chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || !/\bcosts?$/i.test(chunk.text)) return
    const behind = message.text.slice(message.tokens[chunk.to - 1]!.end)
    if (!OF_MAKING.test(behind) && !MAKING.test(chunk.text) && !MAKING.test(chunks[at - 1]?.text ?? '')) return
    const isPaid = ({ words }: Field) => words.some(word => PAID_BY_US.test(word))
    if (chunk.fields.length && !chunk.fields.some(({ field }) => isPaid(field))) ignored.push(chunk.text)
  })
}
readCostOfMaking.needs = /^costs?$/

/** Words of a price at which something was bought. */
const PAID_BY_US = /^(?:cost|costs|purchase|buying|wholesale|supplier)$/

/** Behind its subject and before what is compared, or at the end of a question with "do". */
function isVerb({ chunks, message }: Draft, at: number): boolean {
  const [before, after] = [chunks[at - 1], chunks[at + 1]]
  const isBehind =
    / cost$/i.test(chunks[at]!.text) ||
    Boolean(before?.entities.length) ||
    /^(?:that|which|who|to|they|it)$/i.test(before?.text ?? '')
  const isCompared =
    after?.operator?.type === 'comparator' ||
    /^(?:the|between|from|less|more|most|least|under|over|at)$/i.test(after?.text ?? '')
  return (isBehind && isCompared) || (!after && /\b(?:do|does|did)\b/i.test(message.text))
}
