import * as gold from '../../../gold.ts'
import type { WorldQuestions } from '../../world.ts'
import { brands, categories, products, reviews, suppliers, vouchers } from '../data.ts'
import { average, brand, byBrand, category, distinct, groups, inCategory, needsReorder, product, reviewsOf, setOfStock, setOrNames, soldLines, sum, supplier } from '../facts.ts' // oxfmt-ignore

const active = products.filter(one => !one.isDiscontinued)
const price = (one: (typeof products)[number]) => one.price
const topBrand = groups(products, one => one.brand).toSorted((a, b) => b[1].length - a[1].length)
const mostProducts = topBrand.filter(one => one[1].length === topBrand[0]![1].length).map(one => one[0])
/** What is asked about what is sold, who makes it and who delivers it. */
export function askOfGoods({ ask }: WorldQuestions): void {
  ask('list', 'Which brands do we carry?', setOrNames(brands))
  ask('list', 'List our suppliers and the city each of them sits in, please.', gold.set(suppliers, { shows: one => [one.city] })) // oxfmt-ignore
  ask('list', 'What categories are there?', setOrNames(categories))
  ask('list', 'what have we got in lighting', gold.set(inCategory('Lighting')))
  ask('list', 'Everything Kestrel makes, please', gold.set(byBrand('Kestrel')))

  ask('filter', 'Which products are reduced at the moment?', gold.set(products.filter(one => one.salePrice !== null)))
  ask('filter', "what's out of stock right now", setOfStock(products.filter(one => one.stock === 0)))
  ask('filter', 'Products from Castell under 60 euros', gold.set(byBrand('Castell').filter(one => one.price < 60)))
  ask(
    'filter',
    'Show me the green garden things.',
    gold.set(inCategory('Garden').filter(one => one.colour === 'green')),
  )
  ask('filter', 'Which products have we discontinued?', gold.set(products.filter(one => one.isDiscontinued)))
  ask('filter', 'Which suppliers are based in the United Kingdom?', gold.set(suppliers.filter(one => one.country === 'United Kingdom'))) // oxfmt-ignore

  ask('count', 'How many items do we have?', gold.either(gold.count(products.length), gold.count(active.length), gold.count(sum(products, one => one.stock)))) // oxfmt-ignore
  ask('count', 'How many different colours do our bags come in?', gold.count(distinct(inCategory('Bags').map(one => one.colour)).length)) // oxfmt-ignore
  ask('count', 'how many products do we get from Rheinland Import?', gold.count(products.filter(one => one.supplier === supplier('Rheinland Import')).length)) // oxfmt-ignore

  ask('top', 'What is the most expensive thing we sell?', gold.largest(products, price))
  ask('top', 'Which brand has the most products in our range?', gold.either(gold.record(...mostProducts), ...mostProducts.map(one => gold.text(one.name)))) // oxfmt-ignore
  ask('top', 'the three cheapest camping products?', gold.ordered(inCategory('Camping'), price, { count: 3, up: true }))
  ask(
    'top',
    'Which supplier takes the longest to deliver?',
    gold.largest(suppliers, one => one.leadDays),
  )
  ask('top', 'What have we got the most of in stock?', gold.either(gold.largest(products, one => one.stock), setOfStock([product('Dotted Notebook')]))) // oxfmt-ignore

  ask('aggregate', 'What is the stock we hold worth in total?', gold.either(gold.money(sum(products, one => one.stock * one.price)), gold.money(sum(products, one => one.stock * (one.salePrice ?? one.price))))) // oxfmt-ignore
  ask('aggregate', 'What do our bags cost on average?', gold.either(gold.money(average(inCategory('Bags'), price)), gold.money(average(inCategory('Bags'), one => one.salePrice ?? one.price)))) // oxfmt-ignore
  ask('aggregate', 'What rating does the Wool Throw get on average?', gold.plain(average(reviewsOf(product('Wool Throw')), one => one.stars))) // oxfmt-ignore

  ask('share', 'What percentage of our products is on sale?', gold.percent((100 * products.filter(one => one.salePrice).length) / products.length)) // oxfmt-ignore
  ask('share', 'What share of the reviews has five stars?', gold.percent((100 * reviews.filter(one => one.stars === 5).length) / reviews.length)) // oxfmt-ignore

  ask('group', 'How many products do we have in each category?', gold.map(groups(products, one => one.category.name).map(([name, list]) => [name, list.length]))) // oxfmt-ignore
  ask('group', 'Average price per brand?', gold.either(gold.map(groups(products, one => one.brand.name).map(([name, list]) => [name, average(list, price)]), 'money'), gold.map(groups(products, one => one.brand.name).map(([name, list]) => [name, average(list, one => one.salePrice ?? one.price)]), 'money'))) // oxfmt-ignore
  ask('group', 'pieces in stock by category pls', gold.map(groups(products, one => one.category.name).map(([name, list]) => [name, sum(list, one => one.stock)]))) // oxfmt-ignore

  const manyProducts = (least: number) => groups(products, one => one.brand).filter(one => one[1].length >= least).map(one => one[0]) // oxfmt-ignore
  ask('group threshold', 'Which brands do we have at least six products of?', setOrNames(manyProducts(6)))
  ask('group threshold', 'Which products have been reviewed more than three times?', gold.set(products.filter(one => reviewsOf(one).length > 3))) // oxfmt-ignore
  ask('group threshold', 'Which products have an average rating below three?', gold.set(products.filter(one => reviewsOf(one).length > 0 && average(reviewsOf(one), review => review.stars) < 3))) // oxfmt-ignore

  ask('compare', 'Which costs more, the Ridge Tent or the Leather Satchel?', gold.record(product('Ridge Tent')))
  ask('compare', 'Do we stock more Norvik or more Lumio products?', gold.either(gold.record(brand('Norvik')), gold.text('Norvik'))) // oxfmt-ignore
  ask('compare', 'How much dearer is the Halo Floor Lamp than the Alder Desk Lamp?', gold.either(gold.money(79.1), gold.money(49.1))) // oxfmt-ignore

  ask('yes-no', 'Is the Pasta Pot in stock?', gold.yes(false))
  ask('yes-no', 'Do we have anything by Brightwater for less than 30 euros?', gold.yes(true))
  ask('yes-no', 'are there any one star reviews for the city tote', gold.yes(reviewsOf(product('City Tote')).some(one => one.stars === 1))) // oxfmt-ignore

  ask('join', 'Who supplies the Ridge Tent?', gold.either(gold.record(supplier('Rheinland Import')), gold.text('Rheinland Import'))) // oxfmt-ignore
  ask('join', 'Which suppliers do we have to call because one of their products is out of stock?', setOrNames(distinct(products.filter(one => one.stock === 0).map(one => one.supplier)))) // oxfmt-ignore
  ask('join', 'Which categories does Harbour Supply Co deliver to us?', setOrNames(distinct(products.filter(one => one.supplier.name === 'Harbour Supply Co').map(one => one.category)))) // oxfmt-ignore
  ask('join', 'What of the Tejo Distribution range do we have to reorder?', setOfStock(products.filter(one => one.supplier.name === 'Tejo Distribution' && needsReorder(one)))) // oxfmt-ignore
  ask('join', 'Which German brands make cookware for us?', setOrNames(distinct(inCategory('Cookware').map(one => one.brand)).filter(one => one.country === 'Germany'))) // oxfmt-ignore

  ask('lookup', 'How much is the Whistle Kettle?', gold.either(gold.money(41), gold.record(product('Whistle Kettle'))))
  ask('lookup', 'how many storm lanterns do we have left', gold.count(product('Storm Lantern').stock))
  ask('lookup', 'What is the lead time of Tejo Distribution?', gold.plain(supplier('Tejo Distribution').leadDays))
  ask('lookup', 'What does the Bird Bath cost now that it is reduced?', gold.either(gold.money(63), gold.all(gold.figures(gold.money(63))))) // oxfmt-ignore
  ask('lookup', 'Which category does the Dry Sack belong to?', gold.either(gold.text('Camping'), gold.record(category('Camping')))) // oxfmt-ignore

  ask('date', 'Which products have we added since the beginning of March?', gold.set(products.filter(one => one.listedOn >= '2025-03-01'))) // oxfmt-ignore

  ask('threshold', 'Which products are at or below their reorder level?', setOfStock(products.filter(needsReorder)))
  ask('threshold', 'Anything in stationery between 10 and 25 euros?', gold.either(gold.set(inCategory('Stationery').filter(one => one.price >= 10 && one.price <= 25)), gold.yes(true))) // oxfmt-ignore
  ask('threshold', 'Which suppliers need more than ten days?', gold.set(suppliers.filter(one => one.leadDays > 10)))
  ask('threshold', 'Vouchers that give more than 12 percent', gold.set(vouchers.filter(one => one.percent > 12)))

  const neverSold = products.filter(one => !soldLines.some(line => line.product === one))
  ask('never', 'Which products have never been sold?', gold.set(neverSold))
  ask(
    'never',
    'Which bags has nobody reviewed yet?',
    gold.set(inCategory('Bags').filter(one => reviewsOf(one).length === 0)),
  )

  ask('multi', 'What are the cheapest and the dearest product in Cookware?', gold.either(gold.set([product('Stone Mortar'), product('Cast Iron Casserole')]), gold.figures(gold.money(27.5), gold.money(139)))) // oxfmt-ignore
}
