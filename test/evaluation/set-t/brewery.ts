import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { listOf, sizes } from '../set-r/read-names.ts'
import { more } from '../set-d/readings.ts'
import { converseBrewery } from './brewery-talk.ts'

const { either, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Set T over the brewery: what colleagues type into a chat in the middle of a working day. */
export function askBrewery(facts: Facts): Question[] {
  const builder = createQuestions('t', 'brewery')
  ask(builder, facts)
  figure(builder, facts)
  converseBrewery(builder, facts)
  return builder.questions
}

function ask({ ask }: Builder, { brewery, today, day }: Facts): void {
  const { recipes, batches, ingredients, customers, orders, kegs } = brewery
  const buyerOf = (one: { customerID: number }) => pick.find(customers, one.customerID)
  ask('conditions', 'unpaid deliveries to pubs', listOf(orders.filter(one => one.status === 'delivered' && !one.paid && buyerOf(one).kind === 'pub'))) // oxfmt-ignore
  ask('conditions', 'which restaurants and bottle shops are on hold', gold.set(customers.filter(one => ['restaurant', 'bottleShop'].includes(one.kind) && one.onHold))) // oxfmt-ignore
  const low = (strict: boolean) => listOf(ingredients.filter(one => one.category === 'malt' && (one.stockKg < one.reorderLevelKg || (!strict && one.stockKg === one.reorderLevelKg)))) // oxfmt-ignore
  ask('range', 'what malts are below their reorder level', either(low(true), low(false)))
  const strong = recipes.filter(one => one.style === 'IPA' && one.targetABV > 6)
  ask('range', 'ipas stronger than 6%', gold.set(strong))
  const going = (from: number, to: number) => listOf(orders.filter(one => one.deliverOn >= day(from) && one.deliverOn <= day(to) && one.status === 'confirmed')) // oxfmt-ignore
  ask('relative-dates', 'confirmed orders to be delivered in the next 3 days', either(going(0, 3), going(1, 3), going(0, 2))) // oxfmt-ignore
  const full = kegs.filter(one => one.status === 'filled' && one.sizeL === 50)
  ask('yes-no', 'do we have any filled 50 litre kegs left?', either(gold.yes(full.length > 0), listOf(full), gold.count(full.length))) // oxfmt-ignore
  const out = (states: string[]) => customers.filter(one => kegs.filter(keg => keg.customerID === one.id && states.includes(keg.status)).length > 2) // oxfmt-ignore
  ask('join', 'customers sitting on more than 2 of our kegs', either(listOf(out(['atCustomer'])), listOf(out(['atCustomer', 'lost'])))) // oxfmt-ignore
  const ferry = batches.filter(one => recipes.find(recipe => recipe.id === one.recipeID)!.name === 'Night Ferry' && one.status !== 'planned') // oxfmt-ignore
  const last = ferry.toSorted((a, b) => (a.brewedOn < b.brewedOn ? 1 : -1))[0]!
  ask('ranking', 'when did we last brew night ferry?', either(gold.text(pick.dayAs(last.brewedOn), 'brewedOn'), gold.record(last))) // oxfmt-ignore
  const table = pick.nth(customers, one => one.name === 'The Long Table')
  ask('lookup', 'who should i call at the long table', either(gold.text(table.contactName, 'contactName'), gold.record(table))) // oxfmt-ignore
  const idle = (days: number, until: string) => listOf(recipes.filter(one => !batches.some(batch => batch.recipeID === one.id && batch.brewedOn >= day(-days) && batch.brewedOn <= until))) // oxfmt-ignore
  ask('join', 'which recipes had no batch in the last 60 days?', either(...[59, 60, 61].flatMap(days => [idle(days, today), idle(days, day(400))]))) // oxfmt-ignore
  const quiet = (days: number) => listOf(customers.filter(one => one.town === 'York' && !orders.some(order => order.customerID === one.id && order.orderedOn >= day(-days)))) // oxfmt-ignore
  ask('join', "york customers that haven't ordered in the last 30 days", either(quiet(30), quiet(29), quiet(31)))
  const isOpen = (one: { status: string }) => !['delivered', 'cancelled'].includes(one.status)
  ask('logic', 'orders for restaurants or bottle shops that are neither delivered nor cancelled', listOf(orders.filter(one => isOpen(one) && ['restaurant', 'bottleShop'].includes(buyerOf(one).kind)))) // oxfmt-ignore
  const then = orders[150]!.orderedOn
  ask('dates', `what came in on ${pick.dayShort(then)}? orders`, gold.set(orders.filter(one => one.orderedOn === then)))
  ask('projection', 'just names and emails of our wholesalers', gold.set(customers.filter(one => one.kind === 'wholesaler'), { shows: one => [one.name, one.email] })) // oxfmt-ignore
  ask('unanswerable', 'whats our margin on gull wing', unknown())
  ask('unanswerable', 'how many pints did the blue lantern sell last week', unknown())
  ask('smalltalk', 'alright, off to the cellar, ttyl', gold.smalltalk())
}

function figure({ ask }: Builder, { brewery, today }: Facts): void {
  const { customers, orders, kegs, tanks } = brewery
  const unpaid = orders.filter(one => one.status === 'delivered' && !one.paid)
  ask('aggregate', 'how much money is still out there in delivered but unpaid orders', gold.money(pick.sum(unpaid, one => one.totalNet))) // oxfmt-ignore
  const owed = (one: { id: number }) => pick.sum(unpaid.filter(order => order.customerID === one.id), order => order.totalNet) // oxfmt-ignore
  const debtors = gold.largest(customers, owed)
  ask('ranking', 'which customer has the most in unpaid delivered orders', either(debtors, ...debtors.items.map(one => gold.text((one as { name: string }).name)))) // oxfmt-ignore
  ask('share', 'what share of our kegs is lost', gold.percent(pick.ratio(kegs.filter(one => one.status === 'lost').length, kegs.length))) // oxfmt-ignore
  const delivered = orders.filter(one => one.status === 'delivered')
  const townOf = (one: { customerID: number }) => pick.find(customers, one.customerID).town
  ask('group', 'delivered turnover by town', gold.map(pick.rank(delivered, townOf).map(({ key, rows }) => [key, pick.sum(rows, one => one.totalNet)]), 'money')) // oxfmt-ignore
  const thisYear = orders.filter(one => one.orderedOn.slice(0, 4) === today.slice(0, 4))
  ask('group', 'how many orders did we get per month this year', gold.map(pick.rank(thisYear, one => pick.month(one.orderedOn)).map(({ key, rows }) => [pick.monthAs(key), rows.length]))) // oxfmt-ignore
  const gone = kegs.filter(one => one.status === 'lost')
  // How many of each size, or all of them in the order of their size.
  const sorted = [true, false].map(up => gold.ordered(gone, one => one.sizeL, { up }))
  ask('group', 'lost kegs by size', either(gold.map(sizes(gone, one => String(one.sizeL))), ...sorted))
  const of = (name: string) => orders.filter(one => one.customerID === pick.nth(customers, row => row.name === name).id)
  const [dog, seal] = [of('The Salty Dog'), of('The Grey Seal')]
  const [one, other] = [gold.spelled('The Salty Dog', 'Salty Dog'), gold.spelled('The Grey Seal', 'Grey Seal')]
  ask('compare', 'who has ordered more often, the grey seal or the salty dog?', more([one, dog.length], [other, seal.length])) // oxfmt-ignore
  ask(
    'ranking',
    'second biggest tank',
    gold.largest(tanks, row => row.capacityL, { place: 2 }),
  )
}
