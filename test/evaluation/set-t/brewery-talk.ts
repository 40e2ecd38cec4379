import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { asksBack, listOf } from '../set-r/read-names.ts'

const { either, pending } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the brewery, and changes, in passing. */
export function converseBrewery(builder: Builder, facts: Facts): void {
  follow(builder, facts)
  correct(builder, facts)
  write(builder, facts)
  continueWriting(builder, facts)
}

function follow({ talk }: Builder, { brewery, today }: Facts): void {
  const { customers, orders, kegs, batches, tanks, recipes } = brewery
  const isOpen = (one: { status: string }) => !['delivered', 'cancelled'].includes(one.status)
  const opens = (one: { id: number }) => orders.filter(order => order.customerID === one.id && isOpen(order))
  const buyer = pick.nth(customers, one => opens(one).length >= 2)
  const next = gold.smallest(opens(buyer), one => one.deliverOn)
  talk(
    'follow-up',
    [`orders for ${buyer.name} that arent delivered or cancelled`, gold.set(opens(buyer))],
    ['when is the next one due?', either(next, gold.text(pick.dayAs(opens(buyer).map(one => one.deliverOn).sort()[0]!), 'deliverOn'))], // oxfmt-ignore
    ['and their total', gold.money(pick.sum(opens(buyer), one => one.totalNet))],
  )
  const held = (one: { id: number }) => kegs.filter(keg => keg.customerID === one.id && keg.status === 'atCustomer')
  const host = pick.nth(customers, one => held(one).length >= 3, 1)
  talk(
    'follow-up',
    [`kegs at ${host.name}`, either(gold.set(held(host)), gold.set(kegs.filter(one => one.customerID === host.id)))],
    ['only those not reported lost', gold.set(held(host))],
    ['how many litres is that all together', gold.plain(pick.sum(held(host), one => one.sizeL))],
  )
  const tank = pick.nth(tanks, one => batches.filter(batch => batch.tankID === one.id).length === 1)
  const [content] = batches.filter(one => one.tankID === tank.id)
  const beer = pick.find(recipes, content!.recipeID)
  talk(
    'follow-up',
    [`whats in ${tank.name} right now?`, either(gold.record(content!), gold.text(beer.name))],
    ['which recipe is that', either(gold.record(beer), gold.text(beer.name))],
    ['how bitter is it? ibu i mean', gold.plain(beer.ibu, { field: 'ibu' })],
  )
  const month = (back: number) => pick.shiftMonth(pick.month(today)!, -back)
  const came = (back: number) => orders.filter(one => one.deliveredAt !== null && pick.month(one.deliveredAt) === month(back)).length // oxfmt-ignore
  talk(
    'follow-up',
    ['how many orders did we deliver last month', gold.count(came(1))],
    ['and the month before?', gold.count(came(2))],
    ['whats the difference', gold.count(Math.abs(came(1) - came(2)), { unsigned: true })],
  )
  const big = orders.filter(one => one.status === 'delivered' && one.totalNet > 1000)
  const shops = big.filter(one => pick.find(customers, one.customerID).kind === 'bottleShop')
  talk(
    'follow-up',
    ['delivered orders over 1000', gold.set(big)],
    ['only the ones for bottle shops', listOf(shops)],
    ['whats the total', gold.money(pick.sum(shops, one => one.totalNet))],
  )
}

function correct({ talk }: Builder, { brewery }: Facts): void {
  const { customers, orders, batches } = brewery
  const of = (name: string) => orders.filter(one => one.customerID === pick.nth(customers, row => row.name === name).id)
  talk(
    'follow-up',
    ['orders from the grey seal', gold.set(of('The Grey Seal'))],
    ['no, I meant the salty dog', gold.set(of('The Salty Dog'))],
    ['just the unpaid ones', listOf(of('The Salty Dog').filter(one => !one.paid))],
  )
  const state = (status: string) => batches.filter(one => one.status === status)
  talk(
    'follow-up',
    ['hey, how many batches did we package so far', gold.count(state('packaged').length)],
    ['and dumped?', gold.count(state('dumped').length)],
    ['why did we dump those', either(gold.set([...new Set(state('dumped').map(one => one.dumpReason!))]), gold.set(state('dumped')))], // oxfmt-ignore
  )
}

function write({ ask }: Builder, { brewery }: Facts): void {
  const { customers, orders, kegs, tanks, batches } = brewery
  const slow = pick.nth(customers, one => one.name === 'Ropewalk Tavern')
  ask('update', 'put ropewalk tavern on hold, they still havent paid', gold.updated('brewery.customers', slow, { onHold: true })) // oxfmt-ignore
  const keg = pick.nth(kegs, one => one.status === 'atCustomer', 11)
  ask('action', `keg ${keg.serial} is back in the yard, return it pls`, gold.updated('brewery.kegs', keg, { status: 'empty' }, ['customerID', 'batchID', 'lastScannedAt'])) // oxfmt-ignore
  const noted = pick.nth(orders, one => one.status === 'confirmed' && one.driverNote === null, 2)
  ask('update', `add a driver note to ${noted.orderNo}: leave it at the side door`, gold.updated('brewery.orders', noted, { driverNote: 'leave it at the side door' })) // oxfmt-ignore
  const cheap = pick.nth(orders, one => one.status === 'draft' && one.discountPct === 0)
  ask('update', `give ${cheap.orderNo} a 10% discount`, gold.updated('brewery.orders', cheap, { discountPct: 10 }, ['totalNet'])) // oxfmt-ignore
  ask('create', 'new customer pls: the rusty hinge, restaurant in malton', gold.created('brewery.customers', { name: 'the rusty hinge', kind: 'restaurant', town: 'malton' })) // oxfmt-ignore
  const target = pick.nth(tanks, one => one.kind === 'brite' && one.status !== 3)
  const moving = pick.nth(batches, one => one.status === 'conditioning' && one.tankID !== target.id)
  ask('action', `move ${moving.batchNo} over to ${target.name}`, gold.updated('brewery.batches', moving, { tankID: target.id })) // oxfmt-ignore
  const typo = brewery.qualityChecks[101]!
  ask('delete', `quality check ${typo.id} was a typo, delete it`, gold.removed('brewery.qualityChecks', typo))
  ask('ambiguous', 'mark the order as delivered', asksBack())
}

function continueWriting({ talk }: Builder, { brewery }: Facts): void {
  const { customers, orders, tanks } = brewery
  const picked = pick.nth(orders, one => one.status === 'picked')
  talk(
    'action',
    [`status of ${picked.orderNo}?`, gold.text('picked', 'status')],
    ['ok its been delivered, mark it', gold.updated('brewery.orders', picked, { status: 'delivered' }, ['deliveredAt'])], // oxfmt-ignore
  )
  const dirty = tanks.filter(one => one.status === 2)
  talk(
    'action',
    ['which tanks need cleaning', gold.set(dirty)],
    [`${dirty.at(-1)!.name} is done, log it`, gold.updated('brewery.tanks', dirty.at(-1)!, { status: 0 }, ['lastCleanedAt'])], // oxfmt-ignore
  )
  const drafts = (one: { id: number }) => orders.filter(order => order.customerID === one.id && order.status === 'draft') // oxfmt-ignore
  const fickle = pick.nth(customers, one => drafts(one).length === 1)
  talk(
    'action',
    [`does ${fickle.name} have a draft order?`, either(gold.yes(true), gold.set(drafts(fickle)))],
    ['ok cancel it then', gold.updated('brewery.orders', drafts(fickle)[0]!, { status: 'cancelled' })],
  )
  const sleepy = pick.nth(customers, one => one.name === 'Corner Cork')
  talk(
    'update',
    ['credit limit of corner cork?', gold.money(sleepy.creditLimit, { field: 'creditLimit' })],
    ['raise it by 500', either(gold.updated('brewery.customers', sleepy, { creditLimit: sleepy.creditLimit + 500 }), pending())], // oxfmt-ignore
  )
}
