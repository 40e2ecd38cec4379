import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { groups, more } from '../set-d/readings.ts'
import { called, ordersOf, owners, recipeOf } from './read-brewery.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>
const apart = (code: string) => gold.spelled(code, code.replace(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase())

/** Questions that need several of its lists. */
export function relateBrewery(builder: Builder, facts: Facts): void {
  relateBeer(builder, facts)
  relateTrade(builder, facts)
  leaveOut(builder, facts)
}

function relateBeer({ ask }: Builder, { brewery }: Facts): void {
  const { recipes, tanks, brewers, batches, kegs, qualityChecks } = brewery
  const fog = called(recipes, 'Harbour Fog')
  ask('join', 'batches of Harbour Fog', gold.set(batches.filter(one => one.recipeID === fog.id)))
  const maker = pick.sized(batches, one => one.brewerID, 5, 40, 2)
  ask('join', `batches brewed by ${pick.find(brewers, maker.key).fullName}`, gold.set(maker.rows))
  const full = pick.sized(batches, one => one.tankID, 1, 3, 1)
  ask('join', `what is in tank ${pick.find(tanks, full.key).name}?`, either(gold.set(full.rows), gold.set(full.rows.map(one => recipeOf(brewery, one))))) // oxfmt-ignore
  const checked = pick.nth(batches, one => qualityChecks.filter(row => row.batchID === one.id).length >= 3, 31)
  ask('join', `quality checks for batch ${checked.batchNo}`, gold.set(qualityChecks.filter(one => one.batchID === checked.id))) // oxfmt-ignore
  const sour = new Set(recipes.filter(one => one.style === 'Sour').map(one => one.id))
  ask(
    'join',
    'how many litres of sours have we packaged?',
    gold.plain(
      pick.sum(
        batches.filter(one => sour.has(one.recipeID) && one.status === 'packaged'),
        one => one.volumeL,
      ),
    ),
  )
  const bad = new Set(qualityChecks.filter(one => !one.passed).map(one => one.batchID))
  ask('join', 'batches with a failed quality check', gold.set(batches.filter(one => bad.has(one.id))))
  const stout = new Set(batches.filter(one => recipeOf(brewery, one).style === 'Stout').map(one => one.id))
  ask('join', 'kegs filled with stout', either(gold.set(kegs.filter(one => one.status === 'filled' && stout.has(one.batchID ?? 0))), gold.set(kegs.filter(one => stout.has(one.batchID ?? 0))))) // oxfmt-ignore
  const bell = called(recipes, 'Drowned Bell')
  const brewed = batches.filter(one => one.recipeID === bell.id && one.status !== 'planned')
  ask(
    'join',
    'when did we last brew Drowned Bell?',
    either(gold.text(pick.dayAs(gold.largest(brewed, one => one.brewedOn).items.map(one => (one as { brewedOn: string }).brewedOn)[0]!), 'brewedOn'), gold.largest(brewed, one => one.brewedOn)), // oxfmt-ignore
  )
  const [top] = pick.rank(batches, one => one.recipeID)
  ask('join', 'which recipe do we brew most often?', either(gold.record(pick.find(recipes, top!.key)), gold.text(pick.find(recipes, top!.key).name))) // oxfmt-ignore
}

function relateTrade({ ask }: Builder, { brewery }: Facts): void {
  const { customers, orders, kegs } = brewery
  const whistle = pick.nth(customers, one => ordersOf(brewery, one).length >= 4, 6)
  ask('join', `orders of ${whistle.name}`, gold.set(ordersOf(brewery, whistle)))
  const debtor = pick.nth(
    customers,
    one => ordersOf(brewery, one).filter(row => row.status === 'delivered' && !row.paid).length >= 2,
    3,
  )
  const owed = ordersOf(brewery, debtor).filter(one => one.status === 'delivered' && !one.paid)
  ask(
    'join',
    `how much has ${debtor.name} still to pay for delivered orders?`,
    gold.money(pick.sum(owed, one => one.totalNet)),
  )
  const york = new Set(customers.filter(one => one.town === 'York').map(one => one.id))
  ask(
    'join',
    'confirmed or picked orders for customers in York',
    gold.set(orders.filter(one => ['confirmed', 'picked'].includes(one.status) && york.has(one.customerID))),
  )
  const keeper = pick.sized(kegs.filter(one => one.status === 'atCustomer'), one => one.customerID, 2, 9, 2) // oxfmt-ignore
  ask(
    'join',
    `how many kegs are at ${pick.find(customers, keeper.key).name}?`,
    gold.count(kegs.filter(one => one.status === 'atCustomer' && one.customerID === keeper.key).length),
  )
  const losing = owners(kegs.filter(one => one.status === 'lost'))
  ask('join', 'customers who lost a keg', gold.set(customers.filter(one => losing.has(one.id))))
  const pubs = new Set(customers.filter(one => one.kind === 'pub').map(one => one.id))
  ask(
    'join',
    'revenue from pubs with delivered orders',
    gold.money(
      pick.sum(
        orders.filter(one => one.status === 'delivered' && pubs.has(one.customerID)),
        one => one.totalNet,
      ),
    ),
  )
  const held = new Set(customers.filter(one => one.onHold).map(one => one.id))
  ask('join', 'orders from customers on hold', gold.set(orders.filter(one => held.has(one.customerID))))
  const loyal = pick.rank(orders, one => one.customerID)
  const best = loyal.filter(one => one.rows.length === loyal[0]!.rows.length).map(one => pick.find(customers, one.key))
  ask('join', 'Which customer orders most often?', either(gold.record(...best), ...best.map(one => gold.text(one.name)))) // oxfmt-ignore
  const picked = orders[199]!
  ask('join', `which town does order ${picked.orderNo} go to?`, gold.text(pick.find(customers, picked.customerID).town, 'town')) // oxfmt-ignore
}

function leaveOut({ ask }: Builder, { brewery }: Facts): void {
  const { recipes, tanks, brewers, batches, customers, orders, kegs } = brewery
  const buyers = owners(orders)
  ask('join', 'customers who never ordered anything', gold.set(customers.filter(one => !buyers.has(one.id))))
  const holders = owners(kegs)
  ask('join', 'restaurants that have none of our kegs', gold.set(customers.filter(one => one.kind === 'restaurant' && !holders.has(one.id)))) // oxfmt-ignore
  const makers = new Set(batches.map(one => one.brewerID))
  ask('join', 'brewers without any batch', gold.set(brewers.filter(one => !makers.has(one.id))))
  const busy = new Set(batches.map(one => one.tankID))
  ask('join', 'fermenters that hold no batch', gold.set(tanks.filter(one => one.kind === 'fermenter' && !busy.has(one.id)))) // oxfmt-ignore
  const dumped = new Set(batches.filter(one => one.status === 'dumped').map(one => one.recipeID))
  ask('join', 'which recipes have had a dumped batch?', gold.set(recipes.filter(one => dumped.has(one.id))))
}

/** Figures over the brewery. */
export function figureBrewery(builder: Builder, facts: Facts): void {
  sumUp(builder, facts)
  group(builder, facts)
  compare(builder, facts)
}

function sumUp({ ask }: Builder, { brewery, today }: Facts): void {
  const { recipes, tanks, batches, ingredients, customers, orders, kegs, qualityChecks } = brewery
  ask('aggregate', 'how many kegs do we own', gold.count(kegs.length))
  ask('aggregate', 'total capacity of all fermenters', gold.plain(pick.sum(tanks.filter(one => one.kind === 'fermenter'), one => one.capacityL))) // oxfmt-ignore
  ask('aggregate', 'average ibu of the pale ales?', gold.plain(pick.mean(recipes.filter(one => one.style === 'PaleAle'), one => one.ibu))) // oxfmt-ignore
  ask('aggregate', 'avg order value of delivered orders', gold.money(pick.mean(orders.filter(one => one.status === 'delivered'), one => one.totalNet))) // oxfmt-ignore
  const year = (text: string | null) => pick.year(text) === pick.year(today)
  ask('aggregate', 'how many litres did we brew this year?', either(gold.plain(pick.sum(batches.filter(one => year(one.brewedOn)), one => one.volumeL)), gold.plain(pick.sum(batches.filter(one => year(one.brewedOn) && one.status !== 'planned'), one => one.volumeL)))) // oxfmt-ignore
  ask('aggregate', 'What is the median ph of all quality checks?', gold.plain(pick.median(qualityChecks, one => one.ph))) // oxfmt-ignore
  ask('aggregate', 'lowest final gravity we ever had', gold.plain(pick.least(batches, one => one.finalGravity)))
  const hops = ingredients.filter(one => one.category === 'hop')
  ask('aggregate', 'kg of hops in stock', gold.plain(pick.sum(hops, one => one.stockKg)))
  ask('share', 'what percentage of quality checks passed?', gold.percent(pick.ratio(qualityChecks.filter(one => one.passed).length, qualityChecks.length))) // oxfmt-ignore
  ask('share', 'share of kegs that are lost', gold.percent(pick.ratio(kegs.filter(one => one.status === 'lost').length, kegs.length))) // oxfmt-ignore
  ask('share', 'which part of our customers are pubs, in percent', gold.percent(pick.ratio(customers.filter(one => one.kind === 'pub').length, customers.length))) // oxfmt-ignore
}

function group({ ask }: Builder, { brewery, today }: Facts): void {
  const { recipes, brewers, batches, ingredients, customers, orders, kegs } = brewery
  const sizes = <T>(rows: readonly T[], key: (row: T) => string) =>
    pick.rank(rows, key).map(({ key: name, rows: own }): [gold.Spelled, number] => [apart(name), own.length])
  ask('group', 'kegs by status', gold.map(sizes(kegs, one => one.status)))
  ask('group', 'customers per town', gold.map(sizes(customers, one => one.town)))
  ask('group', 'number of recipes for each style', gold.map(sizes(recipes, one => one.style)))
  ask(
    'group',
    'volume brewed per beer style, in litres',
    gold.map(
      pick
        .rank(batches, one => recipeOf(brewery, one).style)
        .map(({ key, rows }) => [apart(key), pick.sum(rows, one => one.volumeL)]),
      'plain',
    ),
  )
  const kindOf = (id: number) => pick.find(customers, id).kind
  ask(
    'group',
    'average order value by kind of customer',
    gold.map(
      pick.rank(orders, one => kindOf(one.customerID)).map(({ key, rows }) => [apart(key), pick.mean(rows, one => one.totalNet)]), // oxfmt-ignore
      'money',
    ),
  )
  ask('group', 'How many batches has each brewer made?', either(
    gold.map(brewers.map(one => [one.fullName, batches.filter(row => row.brewerID === one.id).length])),
    gold.map(pick.rank(batches, one => one.brewerID).map(({ key, rows }) => [pick.find(brewers, key).fullName, rows.length])), // oxfmt-ignore
  )) // oxfmt-ignore
  const suppliers = pick.rank(ingredients, one => one.supplier).map(({ key, rows }): [string, number] => [key, rows.length]) // oxfmt-ignore
  ask('group', 'suppliers with at least 3 ingredients', groups(suppliers.filter(([, size]) => size >= 3)))
  const sold = orders.filter(one => one.status === 'delivered' && pick.year(one.orderedOn) === pick.year(today))
  ask(
    'group',
    'delivered order totals by month ordered, this year',
    gold.map(
      pick
        .rank(sold, one => pick.month(one.orderedOn))
        .map(({ key, rows }) => [pick.monthAs(key), pick.sum(rows, one => one.totalNet)]),
      'money',
    ),
  )
  const buyers = pick.rank(orders, one => one.customerID).map(({ key, rows }): [string, number] => [pick.find(customers, key).name, rows.length]) // oxfmt-ignore
  ask('group', 'customers with 8 or more orders', either(
    gold.set(customers.filter(one => ordersOf(brewery, one).length >= 8)),
    groups(buyers.filter(([, size]) => size >= 8)),
  )) // oxfmt-ignore
}

function compare({ ask }: Builder, { brewery }: Facts): void {
  const { recipes, batches, customers, kegs } = brewery
  const [fog, anchor] = ['Harbour Fog', 'Second Anchor'].map(name => called(recipes, name))
  ask(
    'compare',
    'which one is more bitter, Harbour Fog or Second Anchor? (ibu)',
    more([gold.spelled('Harbour Fog'), fog!.ibu], [gold.spelled('Second Anchor'), anchor!.ibu], { unit: 'plain' }),
  )
  const size = (litres: number) => kegs.filter(one => one.sizeL === litres).length
  ask('compare', 'do we have more 30 l or more 50 l kegs?', more([gold.spelled('30', '30 l'), size(30)], [gold.spelled('50', '50 l'), size(50)])) // oxfmt-ignore
  const made = (name: string) => batches.filter(one => one.recipeID === called(recipes, name).id).length
  ask(
    'compare',
    'have we brewed Clear Sound more often than Night Ferry?',
    gold.yes(made('Clear Sound') > made('Night Ferry')),
  )
  const inTown = (town: string) => customers.filter(one => one.town === town).length
  ask(
    'compare',
    'Are there more customers in Hull or in Malton?',
    more([gold.spelled('Hull'), inTown('Hull')], [gold.spelled('Malton'), inTown('Malton')]),
  )
}
