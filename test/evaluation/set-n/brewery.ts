import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { figureBrewery, relateBrewery } from './brewery-figures.ts'
import { talkBrewery } from './brewery-talk.ts'
import { called } from './read-brewery.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>

/** Set N over the brewery: written before the engine had seen a service like it, by hands that had not read the engine. */
export function askBrewery(facts: Facts): Question[] {
  const builder = createQuestions('n', 'brewery')
  list(builder, facts)
  combine(builder, facts)
  bound(builder, facts)
  rank(builder, facts)
  time(builder, facts)
  look(builder, facts)
  confirm(builder, facts)
  relateBrewery(builder, facts)
  figureBrewery(builder, facts)
  talkBrewery(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { brewery }: Facts): void {
  const { recipes, tanks, brewers, batches, ingredients, customers, orders, kegs, qualityChecks } = brewery
  const inState = (status: string) => batches.filter(one => one.status === status)
  ask('conditions', 'fermenting batches', gold.set(inState('fermenting')))
  ask('conditions', 'which batches did we have to dump?', gold.set(inState('dumped')))
  ask('conditions', 'tanks that need cleaning', gold.set(tanks.filter(one => one.status === 2)))
  ask('conditions', 'is any tank out of service? list them', gold.set(tanks.filter(one => one.status === 3)))
  ask('conditions', 'brite tanks', gold.set(tanks.filter(one => one.kind === 'brite')))
  ask('conditions', 'all our seasonal recipes', gold.set(recipes.filter(one => one.seasonal)))
  ask('conditions', 'stouts', gold.set(recipes.filter(one => one.style === 'Stout')))
  ask('conditions', 'lost kegs', gold.set(kegs.filter(one => one.status === 'lost')))
  ask('conditions', 'Kegs that are being repaired', gold.set(kegs.filter(one => one.status === 'inRepair')))
  ask('conditions', 'organic malts', gold.set(ingredients.filter(one => one.category === 'malt' && one.organic)))
  ask('conditions', 'failed quality checks', gold.set(qualityChecks.filter(one => !one.passed)))
  ask('conditions', 'customers in Whitby', gold.set(customers.filter(one => one.town === 'Whitby')))
  ask('conditions', 'wholesalers', gold.set(customers.filter(one => one.kind === 'wholesaler')))
  ask('conditions', 'who are our cellar hands', gold.set(brewers.filter(one => one.role === 'cellarHand')))
  ask('conditions', 'draft orders', gold.set(orders.filter(one => one.status === 'draft')))
  ask('conditions', 'what malts does Northfield supply?', gold.set(ingredients.filter(one => one.category === 'malt' && one.supplier === 'Northfield Maltings'))) // oxfmt-ignore
}

function combine({ ask }: Builder, { brewery }: Facts): void {
  const { recipes, batches, ingredients, customers, orders, kegs } = brewery
  ask(
    'logic',
    'delivered orders that have not been paid yet',
    gold.set(orders.filter(one => one.status === 'delivered' && !one.paid)),
  )
  ask(
    'logic',
    'pubs or restaurants that are on hold',
    gold.set(customers.filter(one => ['pub', 'restaurant'].includes(one.kind) && one.onHold)),
  )
  ask(
    'logic',
    '50 litre kegs which are either lost or in repair',
    gold.set(kegs.filter(one => one.sizeL === 50 && ['lost', 'inRepair'].includes(one.status))),
  )
  ask('logic', 'recipes that are neither IPAs nor stouts', gold.set(recipes.filter(one => !['IPA', 'Stout'].includes(one.style)))) // oxfmt-ignore
  ask(
    'logic',
    'all ingredients except malts and hops',
    gold.set(ingredients.filter(one => !['malt', 'hop'].includes(one.category))),
  )
  ask('missing-values', 'batches without a tank that are not planned', gold.set(batches.filter(one => one.tankID === null && one.status !== 'planned'))) // oxfmt-ignore
  ask('missing-values', 'Kegs with no customer', gold.set(kegs.filter(one => one.customerID === null)))
  ask('missing-values', 'orders that have a driver note', gold.set(orders.filter(one => one.driverNote !== null)))
  ask('missing-values', 'ingredients w/o best before date', gold.set(ingredients.filter(one => one.bestBefore === null))) // oxfmt-ignore
}

function bound({ ask }: Builder, { brewery }: Facts): void {
  const { recipes, tanks, batches, ingredients, customers, orders, qualityChecks } = brewery
  ask('range', 'recipes with more than 40 IBU', gold.set(recipes.filter(one => one.ibu > 40)))
  ask(
    'range',
    'tanks with 1500 to 3500 litres capacity',
    pick.setWithin(tanks, one => one.capacityL, 1500, 3500),
  )
  ask('range', 'orders over 1000 quid', gold.set(orders.filter(one => one.totalNet > 1000)))
  ask('range', 'ingredients costing less than 1.20 per kg', gold.set(ingredients.filter(one => one.pricePerKg < 1.2)))
  ask('range', 'quality checks with a ph above 4.5', gold.set(qualityChecks.filter(one => one.ph > 4.5)))
  ask('range', 'batches with at least 6 % abv', gold.set(batches.filter(one => (one.abv ?? 0) >= 6)))
  ask(
    'range',
    'Which ingredients are below their reorder level?',
    gold.set(ingredients.filter(one => one.stockKg < one.reorderLevelKg)),
  )
  ask('range', 'customers with a credit limit of 2500 or more', gold.set(customers.filter(one => one.creditLimit >= 2500))) // oxfmt-ignore
}

function rank({ ask }: Builder, { brewery }: Facts): void {
  const { recipes, brewers, ingredients, orders, qualityChecks } = brewery
  ask(
    'ranking',
    "what's our strongest beer?",
    either(
      gold.largest(recipes, one => one.targetABV),
      gold.text('Drowned Bell'),
    ),
  )
  ask(
    'ranking',
    'the three most bitter recipes by ibu',
    gold.ordered(recipes, one => one.ibu, { count: 3 }),
  )
  ask(
    'ranking',
    'biggest order',
    gold.largest(orders, one => one.totalNet),
  )
  ask(
    'ranking',
    'Most expensive hop per kg?',
    gold.largest(
      ingredients.filter(one => one.category === 'hop'),
      one => one.pricePerKg,
    ),
  )
  ask(
    'ranking',
    'newest brewer on the team',
    gold.largest(brewers, one => one.startedOn),
  )
  ask(
    'ranking',
    '5 latest quality checks',
    gold.ordered(qualityChecks, one => one.takenAt, { count: 5 }),
  )
  ask(
    'ranking',
    'which malt do we have the least of?',
    gold.smallest(
      ingredients.filter(one => one.category === 'malt'),
      one => one.stockKg,
    ),
  )
}

function time({ ask }: Builder, { brewery, today, day }: Facts): void {
  const { tanks, batches, ingredients, orders, kegs } = brewery
  const [month, last] = [-3, -1].map(months => pick.shiftMonth(pick.month(today)!, months))
  ask(
    'dates',
    `batches brewed in ${pick.monthName(month!)}`,
    gold.set(batches.filter(one => pick.month(one.brewedOn) === month)),
  )
  const ordered = orders[120]!.orderedOn
  ask('dates', `orders from ${pick.dayShort(ordered)}`, gold.set(orders.filter(one => one.orderedOn === ordered)))
  ask(
    'dates',
    `kegs bought before ${Number(pick.year(today)) - 6}`,
    gold.set(kegs.filter(one => Number(pick.year(one.boughtOn)) < Number(pick.year(today)) - 6)),
  )
  ask(
    'dates',
    `How many orders were placed in ${pick.monthName(month!)}?`,
    gold.count(orders.filter(one => pick.month(one.orderedOn) === month).length),
  )
  ask(
    'relative-dates',
    'how many batches did we package last month?',
    gold.count(batches.filter(one => pick.month(one.packagedOn) === last).length),
  )
  const due = (from: number, to: number) => gold.set(orders.filter(one => one.deliverOn >= day(from) && one.deliverOn <= day(to))) // oxfmt-ignore
  const open = (from: number, to: number) => gold.set(orders.filter(one => one.deliverOn >= day(from) && one.deliverOn <= day(to) && ['confirmed', 'picked'].includes(one.status))) // oxfmt-ignore
  ask(
    'relative-dates',
    'orders to be delivered in the next 7 days',
    either(...[due, open].flatMap(of => [of(0, 7), of(1, 7), of(0, 6), of(1, 8)])),
  )
  const gone = (end: string) => gold.set(ingredients.filter(one => one.bestBefore !== null && one.bestBefore < end))
  ask('relative-dates', 'ingredients past their best before date', either(gone(today), gone(day(1))))
  const unseen = (from: number) => gold.set(kegs.filter(one => one.lastScannedAt < day(from)))
  ask(
    'relative-dates',
    'kegs that have not been scanned for more than 90 days',
    either(unseen(-91), unseen(-90), unseen(-89)),
  )
  const dirty = (from: number) => tanks.filter(one => one.lastCleanedAt !== null && one.lastCleanedAt < day(from))
  const never = tanks.filter(one => one.lastCleanedAt === null)
  ask(
    'relative-dates',
    'tanks last cleaned more than 3 weeks ago',
    either(...[-22, -21, -20].flatMap(from => [gold.set(dirty(from)), gold.set([...dirty(from), ...never])])),
  )
  ask(
    'relative-dates',
    'orders placed in the past 10 days',
    either(...[-11, -10, -9].map(from => gold.set(orders.filter(one => one.orderedOn >= day(from))))),
  )
}

function look({ ask }: Builder, { brewery }: Facts): void {
  const { recipes, tanks, brewers, batches, ingredients, customers, orders, kegs } = brewery
  ask('lookup', 'what style is Night Ferry', gold.text('Lager', 'style'))
  const done = pick.nth(batches, one => one.status === 'packaged', 40)
  ask('lookup', `abv of batch ${done.batchNo}`, gold.plain(done.abv!, { field: 'abv' }))
  const housed = pick.nth(batches, one => one.tankID !== null, 3)
  const tank = pick.find(tanks, housed.tankID!)
  ask('lookup', `which tank is ${housed.batchNo} in?`, either(gold.text(tank.name, 'name'), gold.record(tank)))
  const citra = called(ingredients, 'Citra')
  ask('lookup', 'how much Citra is in stock?', gold.plain(citra.stockKg, { field: 'stockKg' }))
  const oar = called(customers, 'The Crooked Oar')
  ask('lookup', 'Who is our contact at The Crooked Oar?', gold.text(oar.contactName, 'contactName'))
  const heron = called(customers, 'The Lame Heron')
  ask('lookup', 'payment terms for the Lame Heron', gold.plain(heron.paymentTermsDays, { field: 'paymentTermsDays' }))
  ask('lookup', `status of order ${orders[205]!.orderNo}`, gold.text(orders[205]!.status, 'status'))
  const mail = brewers[4]!
  ask('lookup', `email for ${pick.misspell(mail.fullName)}`, gold.text(mail.email, 'email'))
  ask('lookup', 'set temperature of FV2?', gold.plain(called(tanks, 'FV2').setTemperatureC!, { field: 'setTemperatureC' })) // oxfmt-ignore
  const scanned = kegs[61]!
  ask(
    'lookup',
    `when was keg ${scanned.serial} scanned last?`,
    gold.text(pick.dayAs(scanned.lastScannedAt), 'lastScannedAt'),
  )
  ask('lookup', 'colour of Black Buoy in EBC', gold.plain(called(recipes, 'Black Buoy').colourEBC, { field: 'colourEBC' })) // oxfmt-ignore
}

function confirm({ ask }: Builder, { brewery }: Facts): void {
  const { recipes, tanks, customers, orders, ingredients } = brewery
  ask('yes-no', 'is Pink Sail a seasonal beer?', gold.yes(true))
  ask('yes-no', 'is tank FV5 out of service?', gold.yes(called(tanks, 'FV5').status === 3))
  const held = pick.nth(customers, one => one.onHold, 2)
  ask('yes-no', `is ${held.name} on hold?`, gold.yes(true))
  const unpaid = pick.nth(orders, one => one.status === 'delivered' && !one.paid, 12)
  ask('yes-no', `has order ${unpaid.orderNo} been paid?`, gold.yes(false))
  ask('yes-no', 'do we have enough Saaz, i.e. more than the reorder level?', gold.yes(called(ingredients, 'Saaz').stockKg > called(ingredients, 'Saaz').reorderLevelKg)) // oxfmt-ignore
  ask(
    'projection',
    'name, ibu and colour of the lagers',
    gold.set(
      recipes.filter(one => one.style === 'Lager'),
      { shows: one => [one.name, one.ibu, one.colourEBC] },
    ),
  )
  ask(
    'projection',
    'list serial and size of the kegs in repair',
    gold.set(
      brewery.kegs.filter(one => one.status === 'inRepair'),
      { shows: one => [one.serial, one.sizeL] },
    ),
  )
  ask(
    'projection',
    'Names and contact persons of the wholesalers, please',
    gold.set(
      customers.filter(one => one.kind === 'wholesaler'),
      { shows: one => [one.name, one.contactName] },
    ),
  )
}
