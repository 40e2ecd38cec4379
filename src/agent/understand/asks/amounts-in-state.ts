import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { findPath } from '../entity-model/relations.ts'
import { type Draft, addNode, isFree, nameField, use } from '../reading/draft.ts'
import { plural } from '../language/words.ts'
import { isPriceOfOne } from './additive.ts'

/** Nouns for money that something brings in or costs, whatever its figure is called. */
const MONEY = /^(?:amounts?|values?|volumes?|money|business|revenues?|turnover|sums?)$/i
const EXTREME = /^(?:most|least)$/i
/** So many words may stand between a verb and the money that it is about. */
const REACH = 3

/**
 * "how much did we win", "won amount by region", "which client lost us the most money": what is in a state is worth what the one
 * amount of such records adds up to. Several kinds may have the state; the one that has an amount is meant.
 */
export function readAmountsInState(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    // "how much do novels cost": a kind that stands for its records is no state.
    if (!isFree(chunk) || !isState(chunk) || draft.nodes.some(node => node.at === at)) return
    const said = amountBeside(draft, at)
    const figure = said && amountOf(draft, chunk)
    if (!figure) return
    const { entity, field } = figure
    chunk.values = chunk.values.filter(value => value.entity === entity)
    const node = draft.nodes.find(one => one.entity === entity) ?? addNode(draft, entity, at, true)
    for (const noun of said.passed) use(noun, 'filler')
    if (said.named && (isFigured(draft, said.named) || isRankedBy(draft, at)))
      return void nameField(said.named, { entity, field, columns: [field.column], quality: 1 })
    draft.measured ??= node
    // "how much is a lost deal worth on average": no sum of them.
    const other = draft.chunks.find(c => isFree(c) && c.operator?.type === 'aggregate' && c.operator.fn !== 'sum')
    const fn = other?.operator?.type === 'aggregate' ? other.operator.fn : 'sum'
    draft.measures.push({ fn, column: field.column })
    use(said.named ?? said.asked!, 'aggregate')
    if (other) return use(other, 'aggregate')
    draft.notes.push(`added up the ${field.words.join(' ')} of those ${plural(entity.noun)}`)
  })
}
readAmountsInState.needs = (word: string) => word === 'much' || word === 'total' || MONEY.test(word)

const isState = ({ values, entities, fields }: Chunk): boolean =>
  values.length > 0 &&
  values.every(({ field }) => field.role === 'category' && field.choices.length > 0) &&
  !entities.length &&
  !fields.some(({ quality }) => quality >= 0.8)

interface Amount {
  /** The noun for the money. */
  named?: Chunk
  /** "how much", "total": what asks for it. */
  asked?: Chunk
  /** Nouns that say no more than that it is money. */
  passed: Chunk[]
}

/** What beside a state says that money is meant. */
function amountBeside({ chunks }: Draft, at: number): Amount | undefined {
  const isMoney = (chunk: Chunk | undefined): chunk is Chunk =>
    chunk !== undefined && isFree(chunk) && MONEY.test(chunk.text) && !chunk.entities.length
  const before = chunks.slice(0, at)
  const much = before.findLastIndex(c => isFree(c) && c.operator?.type === 'aggregate' && /^how much/i.test(c.text))
  const between = before.slice(much + 1)
  if (much >= 0 && between.every(c => c.kind === 'filler' || c.operator?.type === 'pronoun' || isMoney(c)))
    return { asked: chunks[much]!, passed: between.filter(isMoney) }
  const extreme = chunks.findIndex((c, i) => i > at && i <= at + REACH && EXTREME.test(c.text))
  if (extreme > 0 && isMoney(chunks[extreme + 1])) return { named: chunks[extreme + 1]!, passed: [] }
  // "the expected value of open bids": what describes the figure makes it another one.
  const isOf = /^(?:of|from|for|on)$/i.test(chunks[at - 1]?.text ?? '') && isPlainly(chunks[at - 3])
  const beside = [chunks[at + 1], chunks[at - 1], ...(isOf ? [chunks[at - 2]] : [])].find(isMoney)
  if (beside) return { named: beside, passed: [] }
  const total = chunks[at - 1]
  const behind = chunks.slice(at + 1).find(c => c.kind !== 'filler')
  const isEnd = !behind || behind.operator?.type === 'group' || behind.literal?.kind === 'date'
  return total && isFree(total) && isEnd && /^total$/i.test(total.text) ? { asked: total, passed: [] } : undefined
}

/** What may stand before a figure and describes nothing. */
const isPlainly = (chunk: Chunk | undefined): boolean =>
  !chunk ||
  chunk.operator?.type === 'aggregate' ||
  /^(?:the|our|my|your|all|is|are|was|were|and|how|much)$/i.test(chunk.text)

/** The one amount of the records that may be in the state: of those that are spoken of, else of those related to them. */
function amountOf({ nodes, app }: Draft, { values }: Chunk): { entity: Entity; field: Field } | undefined {
  const kinds = [...new Set(values.map(({ entity }) => entity))]
  const spoken = nodes.filter(node => !node.implicit).map(({ entity }) => entity)
  const own = kinds.filter(kind => spoken.includes(kind))
  const meant = own.length ? own : kinds.filter(kind => spoken.every(one => findPath(kind, one, app)))
  const found = meant.flatMap(entity => {
    const [field, ...others] = entity.fields.filter(one => one.role === 'money' && !one.nested)
    return field && !others.length && !isPriceOfOne(field) ? [{ entity, field }] : []
  })
  return found.length === 1 ? found[0] : undefined
}

/** "the account with the highest won value": behind the superlative stands no record but what those in a state come to. */
export const gradesAmountInState = ({ chunks, nodes }: Draft, at: number): boolean =>
  chunks[at + 1]?.used === 'value' &&
  chunks[at + 1]!.values.some(({ field }) => field.role === 'category') &&
  MONEY.test(chunks[at + 2]?.text ?? '') &&
  !nodes.some(node => !node.implicit && node.at > at)

/** "accounts by won value": the ones before are ranked by it. */
const isRankedBy = ({ chunks, nodes }: Draft, at: number): boolean =>
  /^by$/i.test(chunks[at - 1]?.text ?? '') && nodes.some(node => !node.implicit && node.at < at)

/** Whether something else says what becomes of the amounts: an average, an extreme, an order, a bound. */
const isFigured = ({ chunks }: Draft, noun: Chunk): boolean =>
  chunks.some(
    c =>
      c !== noun &&
      isFree(c) &&
      (/^(?:superlative|aggregate|sort|order|difference|comparator)$/.test(c.operator?.type ?? '') ||
        c.literal?.kind === 'number'),
  )
