import type { AppModel, Entity, Field } from '../entity-model/catalogue-model.ts'
import { areSales, linesOf } from '../entity-model/holder-of.ts'
import { hopsOf } from '../entity-model/relations.ts'
import { rootOf } from '../language/verb-forms.ts'
import { addNode, type Draft, nameField, use } from '../reading/draft.ts'
import { isPriceOfOne, isSum } from './additive.ts'
import { putDerived } from './derived.ts'

/** Verbs of exchange for money (Levin, 1993, 13.1, 13.5), whose records are sales and orders, whichever side they are told from. */
export const DEALS = new Set('sell buy purchase order'.split(' ').map(rootOf))

const QUANTITY = /^(?:quantity|qty|units|pieces|copies)$/

/** How many pieces a record is about; what is on hand, or the least there should be, is no such number. */
export const isQuantity = ({ role, words }: Field): boolean =>
  role === 'number' &&
  words.some(word => QUANTITY.test(word)) &&
  !words.some(word =>
    /^(?:stock|hand|min|max|minimum|maximum|reserved|received|returned|reorder|missing|lost|damaged|broken|faulty)$/.test(
      word,
    ),
  )

/**
 * "revenue by product", "sales per genre" where orders have lines with a quantity and the price of one: what each line came to, added
 * up. The total of a whole order is that of all that was on it. Whether a kind of record that is spoken of was sold so.
 */
export function readSoldLines(draft: Draft, at: number, of?: Entity[]): boolean {
  const goods = of ?? draft.nodes.filter(n => !n.implicit && !n.previous).map(n => n.entity)
  const [line, ...others] = new Map(
    goods.flatMap(entity =>
      hopsOf(entity, draft.app).flatMap(({ direction, to }) => {
        const sold = direction === 'down' ? pricedLine(to) : undefined
        return sold ? [[sold.entity.key, sold] as const] : []
      }),
    ),
  ).values()
  const chunk = draft.chunks[at]!
  if (!line || others.length) return false
  const { entity } = line
  const column = worthOfLines(draft, at, line)
  draft.notes.push(
    `took “${chunk.text}” as ${line.amount?.words.join(' ') ?? column} of the ${entity.noun} records added up`,
  )
  const said = draft.chunks.find(c => c !== chunk && c.operator?.type === 'superlative')
  if (said) return true
  draft.measured ??= draft.nodes.find(n => n.entity === entity) ?? addNode(draft, entity, at, true)
  draft.measures.push({ fn: 'sum', column })
  use(chunk, 'aggregate')
  return true
}

/** Records that are so many pieces at a price for one. */
export interface PricedLine {
  entity: Entity
  quantity: Field
  price: Field
  /** What the whole line comes to, where it says so itself. */
  amount: Field | undefined
}

/** What each of the lines comes to, as a figure of theirs that the words at a place mean; what it is called. */
export function worthOfLines(draft: Draft, at: number, { entity, quantity, price, amount }: PricedLine): string {
  if (amount) {
    nameField(draft.chunks[at]!, { entity, field: amount, columns: [amount.column], quality: 1 })
    return amount.column
  }
  const column = `${price.words.join(' ')} times ${quantity.words.join(' ')}`
  putDerived(draft, at, at, { entity }, { column, operator: '*', left: price.column, right: quantity.column }, 'money')
  return column
}

/** A quantity and the price of one, and at most the amount of the whole line beside. */
export function pricedLine(entity: Entity): PricedLine | undefined {
  const quantities = entity.fields.filter(f => f.role === 'number' && f.words.some(word => QUANTITY.test(word)))
  const money = entity.fields.filter(f => f.role === 'money')
  const prices = money.filter(isPriceOfOne)
  const [amount, ...others] = money.filter(field => !prices.includes(field))
  const [quantity, price] = [quantities[0], prices[0]]
  return quantity &&
    price &&
    quantities.length === 1 &&
    prices.length === 1 &&
    !others.length &&
    (!amount || isSum(amount))
    ? { entity, quantity, price, amount }
    : undefined
}

/** Sales that tell no amount themselves, but whose lines do. */
export const salesByLines = (app: AppModel): Entity[] =>
  app.entities.filter(
    entity =>
      areSales(entity) &&
      !entity.hidden &&
      !entity.fields.some(f => f.role === 'money') &&
      linesOf(entity, app).some(line => pricedLine(line)),
  )
