import type { Chunk } from '../chunks/chunk.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'
import type { Node } from '../reading/draft.ts'
import { amountOfWhole, isBesidePrice } from '../entity-model/whole-amount.ts'
import { isPriceOfOne } from './additive.ts'
import { namingValues } from '../vocabulary/vocabulary.ts'
import { nodeAt } from './fields.ts'
import { readSoldLines } from './sold-lines.ts'
import { dealOf } from './stock-value.ts'

/** Nouns for how much something amounts to, whatever the figure itself is called. */
const VALUE = /^(?:(?:total|whole|overall) )?(?:value|worth)$/i
const FIGURE = /^(?:(?:total|whole|overall) )?(values?|amounts?|worth|volumes?)$/i

/**
 * "order value", "the amount of the invoices": a noun for an amount beside a kind of record means the one amount that such a
 * record has, not the amounts of others that happen to be called so.
 */
export function readFigureNouns(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    const isTotal =
      chunk.operator?.type === 'aggregate' &&
      /^(total|sum)s?$/i.test(chunk.text) &&
      /^of$/i.test(draft.chunks[at + 1]?.text ?? '')
    if (!isFree(chunk) || !(isTotal || FIGURE.test(chunk.text))) return
    const node = ownerOf(draft, at)
    if (
      !node ||
      isCalledSo(chunk, node) ||
      isOfState(draft, at, node) ||
      (VALUE.test(chunk.text) && dealOf(node.entity))
    )
      return
    // A fee beside the price is never what a record is worth, though a synonym may call it so.
    chunk.fields = chunk.fields.filter(f => f.quality >= 0.8 || !isBesidePrice(f.field, f.entity))
    const money = node.entity.fields.filter(f => f.role === 'money')
    const called = isTotal ? money.filter(f => f.words.includes('total')) : []
    const field = called.length === 1 ? called[0] : amountOfWhole(node.entity)
    // What one of them costs is not what all that are in stock are worth.
    if (field && isPriceOfOne(field) && chunk.fields.some(f => f.entity === node.entity)) return
    if (!field && !isTotal && !called.length) return readLines(draft, at, node)
    if (!field || called.length > 1) return
    // "the total of the orders" adds up what "their value" only names.
    if (isTotal) return void (chunk.fields = [{ entity: node.entity, field, columns: [field.column], quality: 0.8 }])
    Object.assign(chunk, {
      kind: 'mention',
      operator: undefined,
      fields: [{ entity: node.entity, field, columns: [field.column], quality: 0.8 }],
    })
  })
}
readFigureNouns.needs = (word: string) => FIGURE.test(word) || /^(?:total|sum)s?$/.test(word)

/** How sure it is that an order is worth what its lines come to, whatever was charged beside them. */
const BY_LINES = 0.75

/** "the total value of the open orders" that have no amount, but lines of a quantity at a price: what all of these come to. */
function readLines(draft: Draft, at: number, { entity }: Owner): void {
  const said = draft.chunks.find(
    c => isFree(c) && /^(?:aggregate|superlative|comparator)$/.test(c.operator?.type ?? ''),
  )
  const isSum = said?.operator?.type === 'aggregate' && said.operator.fn === 'sum'
  if ((said && !isSum) || draft.measures.length || !readSoldLines(draft, at, [entity])) return
  if (said) use(said, 'aggregate')
  draft.sureness = Math.min(draft.sureness, BY_LINES)
}

/** A field of these records is called so itself, by no synonym. */
const isCalledSo = ({ fields }: Chunk, { entity }: Owner) =>
  fields.some(f => f.entity === entity && f.quality >= 0.8 && !isBesidePrice(f.field, entity))

/** "the won value of the accounts in Oslo": what those in a state come to, which these accounts cannot be in. */
function isOfState({ chunks }: Draft, at: number, { entity }: Owner): boolean {
  const states = chunks[at - 1]?.values.filter(({ field }) => field.role === 'category') ?? []
  return (
    !states.some(state => state.entity === entity) &&
    chunks[at]!.fields.some(f => f.quality >= 0.8 && states.some(state => state.entity === f.entity))
  )
}

/** Of what kind the records are whose amount is named. */
type Owner = Pick<Node, 'entity'>

/** The noun right before ("order value"), or behind "of" ("value of the orders"); what is asked to be worth something. */
function ownerOf(draft: Draft, at: number): Owner | undefined {
  // "their total value": the word for a sum stands between.
  const isSum = draft.chunks[at - 1]?.operator?.type === 'aggregate'
  const before = at > 0 ? nodeAt(draft, isSum ? at - 2 : at - 1) : undefined
  if (before) return before
  const after = draft.chunks.slice(at + 1, at + 5)
  if (!/^of$/i.test(after[0]?.text ?? '')) return askedWorth(draft, at)
  const isNoun = (c: Chunk) => !c.values.length || c.entities.some(e => e.quality >= 0.9)
  const next = after.findIndex((c, i) => i > 0 && c.kind !== 'filler' && isNoun(c))
  return next > 0 ? nodeAt(draft, at + 1 + next) : undefined
}

/** "how much is our contract with Ann Lee worth", "what is C-12 worth": the first noun between the verb and "worth", or the one record of that name. */
function askedWorth({ chunks, nodes }: Draft, at: number): Owner | undefined {
  const be = chunks.findIndex(c => /^(?:is|are|was|were)$/i.test(c.text))
  if (!/^worth$/i.test(chunks[at]!.text) || be < 1 || be > at || !/^(?:what|how much)$/i.test(chunks[be - 1]!.text)) return undefined // oxfmt-ignore
  const noun = nodes.find(n => n.at > be && n.at < at && !n.implicit)
  const named = noun ? [] : namingValues(chunks[at - 1]!)
  return noun ?? named.find(v => amountOfWhole(v.entity))
}
