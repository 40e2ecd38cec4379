import type { Chunk } from '../chunks/chunk.ts'
import { isNumeric, pickField } from '../conditions/shared.ts'
import { isBesidePrice } from '../entity-model/whole-amount.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'
import { isPlural, singular, stem } from '../language/words.ts'
import { JUDGEMENTS } from '../../../lib/attributes.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { arePeople } from '../entity-model/people.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import { leadsUp } from '../entity-model/relations.ts'
import { isPriceOfOne } from './additive.ts'
import { amountTaken } from './taken-in.ts'
import { nodeAt } from './fields.ts'
import { doubtOtherPrice } from './how-much-of.ts'
import { movePeriod } from './period-of-measured.ts'
import { isSupply } from '../conditions/supply.ts'
import { type Aggregated, COMES_IN, isHowMuch, fieldOf, aggregated } from './aggregated-field.ts'
import { readBoundField } from './bound-field.ts'

/** "the average rent" is the figure, though something in the data is called so as well: a value has no average. */
export function keepFigures(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    const { operator } = draft.chunks[at - 1] ?? {}
    const next = draft.chunks[at + 1]
    const isMost = operator?.type === 'superlative' && draft.chunks.slice(at).some(c => c.operator?.type === 'group')
    if (!(operator?.type === 'aggregate' || isMost) || !isFree(chunk) || nodeAt(draft, at)) return
    keepJudgementsBelow(draft, chunk)
    if (isMost || !chunk.values.length) return
    const isHead = !next || (!next.entities.length && !next.fields.some(isNumeric))
    if (isHead && chunk.fields.some(f => isNumeric(f) && f.quality >= 0.8)) chunk.values = []
  })
}

/**
 * "the average score per hotel" of hotels with `stars` and reviews of them with a `score`: many judge one, so that what many said is averaged,
 * and not what the one is called loosely; a doubt where those below are not called exactly so either.
 */
function keepJudgementsBelow(draft: Draft, chunk: Chunk): void {
  if (!JUDGEMENTS.includes(singular(chunk.text.toLowerCase()))) return
  const [own, loose] = [0.8, 0].map(least => chunk.fields.filter(f => isFigure(f.field) && f.quality >= least))
  const below = (own!.length ? own! : loose!).filter(f =>
    chunk.fields.some(one => one.entity !== f.entity && leadsUp(f.entity, one.entity, draft.app)),
  )
  const isAbove = (entity: Entity) =>
    !own!.some(f => f.entity === entity) && below.some(f => f.entity !== entity && leadsUp(f.entity, entity, draft.app))
  const kept = chunk.fields.filter(f => !isAbove(f.entity))
  const isBelowOwn = ({ entity }: FieldMention) => own!.some(one => leadsUp(entity, one.entity, draft.app))
  const isEither = own!.length > 0 && own!.every(f => f.quality < 1) && loose!.some(isBelowOwn)
  if (kept.length) chunk.fields = kept
  if (isEither || !own!.length) draft.sureness = Math.min(draft.sureness, LOOSELY)
}
const LOOSELY = 0.6

/** Sums, averages, medians, smallest and largest values of a field. */
export function readAggregates(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (isFree(chunk) && isTotalOfMany(draft, at)) return addTotal(draft, at)
    if (!isFree(chunk) || chunk.operator?.type !== 'aggregate') return
    const { fn } = chunk.operator
    // "how much do they cost on average": one figure, which the other words name.
    const isOther = (c: Chunk) => c !== chunk && c.operator?.type === 'aggregate' && c.operator.fn !== 'sum'
    if (/^how much(?: money| business)?$/i.test(chunk.text) && draft.chunks.some(isOther)) return use(chunk, 'filler')
    if (readBoundField(draft, at, fn)) return
    const target = aggregated(draft, at)
    if (!target) {
      // "and the median?", "and the median of the closed ones?": the column is that of the figure before.
      const column = draft.previous?.measures.find(m => m.column)?.column
      const isOfSame = draft.nodes.every(n => n.entity.key === draft.previous?.root.entity)
      if (isOfSame && column !== undefined && !draft.measures.length) {
        draft.measures.push(draft.nodes.length ? { fn, column } : { fn })
        draft.measured ??= draft.nodes[0]
        use(chunk, 'aggregate')
        return
      }
      // "in total" beside a count says nothing more; "on average" would.
      if (
        fn === 'sum' &&
        (draft.measures.length || draft.share || draft.chunks.some(c => c.operator?.type === 'count'))
      )
        use(chunk, 'filler')
      return
    }
    if (isTotalNumber(draft, at, target)) return countAll(draft, at, target)
    doubtOtherPrice(draft, at, fieldOf(target))
    if (
      isHowMuch(chunk) &&
      isPriceOfOne(fieldOf(target)) &&
      !isSold(target) &&
      !isSpent(draft, target) &&
      !isCharged(draft, target)
    )
      return showPrice(draft, at, target)
    use(chunk, 'aggregate')
    if (target.chunk) use(target.chunk, 'aggregate')
    // "how many lamps are in stock in total": the pieces that there are, and not how many kinds of them.
    if (/^(?:in total|altogether|overall|in all)$/i.test(chunk.text) && fieldOf(target).words.some(isSupply))
      draft.measures = draft.measures.filter(m => m.fn !== 'count')
    const isTwice = draft.measures.some(m => m.fn === fn && m.column === target.column)
    if (!isTwice) draft.measures.push({ fn, column: target.column })
    // "the average X and the average price", both read of the price: one of the two is not what was asked.
    else if (fn !== 'sum' && isSaidTwice(draft, at, fn)) draft.sureness = Math.min(draft.sureness, SAME_FIGURE)
    draft.measured ??= target.node
    // "how much did the guides cost us this year": when they did what is measured, not when they came to be.
    for (const { entity, implicit } of draft.nodes) if (!implicit) movePeriod(draft, entity.key, target.node)
  })
}

/** "the total of the loans": where they have no amount but what may be charged beside, it is how many they are. */
const isTotalNumber = ({ chunks, measures, message }: Draft, at: number, target: Aggregated): boolean =>
  /^total$/i.test(chunks[at]!.text) &&
  !target.chunk &&
  !measures.length &&
  isBesidePrice(fieldOf(target), target.node.entity) &&
  // "the total of all unpaid fines" is one of money.
  !fieldOf(target).words.some(word => message.tokens.some(token => token.stem === stem(word))) &&
  /^(?:of|for)$/i.test(chunks[at + 1]?.text ?? '')

/** How sure it is at most that the records are counted, where nobody says so. */
const COUNTED = 0.75

function countAll(draft: Draft, at: number, { node }: Aggregated): void {
  use(draft.chunks[at]!, 'count')
  draft.measures.push({ fn: 'count' })
  draft.head ??= node
  draft.sureness = Math.min(draft.sureness, COUNTED)
}

/** How sure it is that the same figure was asked for two times. */
const SAME_FIGURE = 0.5

const isSaidTwice = ({ chunks }: Draft, at: number, fn: string): boolean =>
  chunks.slice(0, at).some(c => c.operator?.type === 'aggregate' && c.operator.fn === fn && !/^on /i.test(c.text))

/** "how much did we spend on the looms we bought in May": what was bought at some time has cost its price. */
const isSpent = ({ chunks }: Draft, { node }: Aggregated): boolean =>
  chunks.some(
    (c, i) =>
      /^(?:spend|spent|paid|pay)$/i.test(c.text) &&
      chunks.slice(0, i).some(b => /^(?:did|have|has|had)$/i.test(b.text)),
  ) && node.entity.fields.some(({ role, words }) => role === 'date' && words.some(word => ACQUIRED.test(word)))

const ACQUIRED = /^(?:acquired|acquisition|purchased|purchase|bought|procured)$/

/** Passes that are paid, or not yet: each was sold at its price. */
const isSold = ({ node }: Aggregated): boolean =>
  node.entity.fields.some(({ words, choices }) =>
    [...words, ...choices].some(word => /^(?:paid|unpaid|sold)$/i.test(word)),
  )

/** "how much did we charge for felling", "how much did the pitch tunings bring in": what was done at a time came to its price, once each. */
function isCharged({ chunks, app }: Draft, { node, column, chunk }: Aggregated): boolean {
  const names = (c: Chunk) => c.fields.some(f => f.entity === node.entity && f.field.column === column)
  const verb = chunk ?? chunks.find(c => isFree(c) && names(c))
  if (!verb || !COMES_IN.test(verb.text) || amountTaken(node.entity, app)?.column !== column) return false
  const isPast = chunks.slice(0, chunks.indexOf(verb)).some(c => /^(?:did|have|has|had)$/i.test(c.text))
  if (isPast) use(verb, 'aggregate')
  return isPast
}

/** "how much do the lamps cost": the price of each; nobody asks what they come to together. What was made of them it does not tell; people earn their pay. */
function showPrice(draft: Draft, at: number, { node, column, chunk }: Aggregated): void {
  use(draft.chunks[at]!, 'project')
  if (chunk && !arePeople(node.entity) && /^(?:earn|spend|make)s?$/i.test(chunk.text))
    return void draft.ignored.push(chunk.text)
  if (chunk) use(chunk, 'project')
  draft.project.push({ columns: [column], entity: node.entity, at })
}

/**
 * "the total price of all pending orders", whose field is called so (`total_price`): one figure of them all, as the phrase asks for
 * it, and not that of each. "Total price of order 12" and "list the total price of the orders" are of each.
 */
function isTotalOfMany({ chunks, message, measures, group }: Draft, at: number): boolean {
  const isTotal = /^(?:grand )?total \p{L}/iu.test(chunks[at]!.text) && chunks[at]!.fields.some(isNumeric)
  if (!isTotal || measures.length || group || /^\W*list\b/i.test(message.text)) return false
  const isFirst = chunks.slice(0, at).every(c => c.kind === 'filler')
  const noun = chunks.findIndex((c, i) => i > at && c.used === 'entity')
  const between = chunks.slice(at + 1, noun)
  const isOf = /^(?:of|for|from|across|over)$/i.test(between[0]?.text ?? '')
  return isFirst && noun > 0 && isOf && isPlural(chunks[noun]!.text) && !between.some(c => c.operator?.type === 'group')
}

function addTotal(draft: Draft, at: number): void {
  const chunk = draft.chunks[at]!
  const picked = pickField(draft, at, chunk.fields.filter(isNumeric))
  if (!picked) return
  use(chunk, 'aggregate')
  draft.measures.push({ fn: 'sum', column: picked.field.column })
  draft.measured ??= picked.node
}
