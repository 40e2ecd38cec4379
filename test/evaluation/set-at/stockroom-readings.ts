import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { eachReading } from '../set-ab/readings.ts'

type Stockroom = Facts['stockroom']
type Article = Stockroom['goodsArticles'][number]
type Supplier = Stockroom['goodsSuppliers'][number]
type StockLevel = Stockroom['goodsStockLevels'][number]
type PurchaseOrder = Stockroom['goodsPurchaseOrders'][number]

/** Articles that are discontinued may count or not where the question leaves it open. */
export const inRange = (rows: Article[], answer: (rows: Article[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'DISCONTINUED')], answer)
/** Suppliers from whom nothing is bought any more may count or not where the question leaves it open. */
export const dealtWith = (rows: Supplier[], answer: (rows: Supplier[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.active)], answer)
/** Purchase orders that were cancelled, or never left the desk, may count or not where the question leaves it open. */
export function placed(rows: PurchaseOrder[], answer: (rows: PurchaseOrder[]) => gold.Gold): gold.Gold {
  const real = rows.filter(one => one.status !== 'CANCELLED')
  return eachReading([rows, real, real.filter(one => one.status !== 'DRAFT')], answer)
}
/** The articles of stock levels, also as the levels themselves when they say which article it is. */
export function articlesOf(rows: StockLevel[], { goodsArticles }: Stockroom): gold.Gold {
  const of = (one: StockLevel) => pick.find(goodsArticles, one.articleId)
  const articles = pick.distinct(rows.map(of))
  const named = [gold.set(rows, { shows: one => [of(one).name] }), gold.set(rows, { shows: one => [of(one).articleNumber] })] // oxfmt-ignore
  return gold.either(...named, gold.set(articles), gold.set(articles.map(one => one.name)), gold.set(articles.map(one => one.articleNumber))) // oxfmt-ignore
}
/** What lies in a warehouse: as stock levels, or as the articles that they are of. */
export const held = (rows: StockLevel[], stockroom: Stockroom): gold.Gold =>
  gold.either(gold.set(rows), articlesOf(rows, stockroom))
/** A number that stands in a record, which may be the answer when the sentence says it. */
export const figureOf = (row: object, value: gold.NumberGold): gold.Gold =>
  gold.either(value, gold.all(gold.record(row), gold.mentions([String(value.value)])))
