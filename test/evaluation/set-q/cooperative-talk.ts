import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'

const { either, clarify, unknown, nowrite, pending } = gold
type Builder = ReturnType<typeof createQuestions>
const asksBack = () => either(clarify(), gold.all(nowrite(), unknown()))

/** Conversations with the co-operative, changes, and what cannot be answered. */
export function talkFarms(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder)
}

function converse({ ask, talk }: Builder, { cooperative }: Facts): void {
  const { growers, plots, deliveries, machines, orders, crops, stores } = cooperative
  ask('several', 'how many growers, plots and machines are there', gold.figures(gold.count(growers.length), gold.count(plots.length), gold.count(machines.length))) // oxfmt-ignore
  const juice = deliveries.filter(one => one.grade === 'juice')
  talk(
    'follow-up',
    ['how many deliveries were only good for juice?', gold.count(juice.length)],
    ['what did they weigh in total', gold.plain(pick.sum(juice, one => one.weightKg))],
  )
  const live = (village: string) => growers.filter(one => one.village === village)
  talk(
    'follow-up',
    ['growers from Long Barrow', gold.set(live('Long Barrow'))],
    ['and Dunmoor?', gold.set(live('Dunmoor'))],
    ['which of them are organic', gold.set(live('Dunmoor').filter(one => one.organic))],
  )
  const open = orders.filter(one => one.state === 'open')
  talk(
    'follow-up',
    ['show open orders', gold.set(open)],
    ['sort by ship date', gold.ordered(open, one => one.shipOn, { up: true })],
    ['how many kilos altogether?', gold.plain(pick.sum(open, one => one.orderedKg))],
  )
  talk(
    'follow-up',
    ['what is the price of asparagus?', gold.money(crops[5]!.pricePerKg, { field: 'pricePerKg' })],
    ['and leeks', gold.money(crops[4]!.pricePerKg, { field: 'pricePerKg' })],
  )
  const grown = plots.filter(one => one.cropId === 3)
  talk(
    'follow-up',
    ['plots with cherries', gold.set(grown)],
    ['whose are they?', gold.set(pick.distinct(grown.map(one => pick.find(growers, one.growerId))))],
  )
  talk(
    'explain',
    ['total area of all plots', gold.plain(pick.sum(plots, one => one.areaHa))],
    ['how did you get to that?', gold.mentions(['plot'], ['area', 'sum', 'added'])],
  )
  talk(
    'follow-up',
    ['is there a silo under maintenance?', gold.yes(stores.some(one => one.kind === 'silo' && one.maintenance))],
    ['and a cold room', gold.yes(stores.some(one => one.kind === 'cold_room' && one.maintenance))],
  )
  ask('help', 'what kind of things can you tell me about growers', gold.mentions(['grower']))
}

function write({ ask, talk }: Builder, { cooperative, day }: Facts): void {
  const { growers, plots, crops, machines, bookings, orders, deliveries, stores, assemblies } = cooperative
  ask('create', 'new grower Ember Farm, contact person Ola Reed, ola.reed@orchardmail.example', gold.created('cooperative.growers', { farmName: 'Ember Farm', contactPerson: 'Ola Reed', email: 'ola.reed@orchardmail.example' })) // oxfmt-ignore
  const farm = pick.nth(growers, one => one.status === 'active', 10)
  ask('create', `log a delivery of 1250 kg of pears from ${farm.farmName}`, gold.created('cooperative.deliveries', { growerId: farm.id, cropId: 2, weightKg: 1250 })) // oxfmt-ignore
  ask('create', `book the Mist Blower for ${farm.farmName} from ${pick.dayName(day(9))} to ${pick.dayName(day(10))}`, gold.created('cooperative.bookings', { machineId: machines[4]!.id, growerId: farm.id, startsOn: day(9), endsOn: day(10) })) // oxfmt-ignore
  talk(
    'create',
    ['schedule an assembly titled Frost Protection', gold.all(nowrite(), clarify())],
    [pick.dayName(day(33)), gold.created('cooperative.assemblies', { title: 'Frost Protection', heldOn: day(33) })],
  )
  ask('update', 'raise the price of leeks to 1.05', gold.updated('cooperative.crops', crops[4]!, { pricePerKg: 1.05 }))
  ask('update', `plot ${plots[12]!.name} is planted with barley now, pls change it`, either(gold.updated('cooperative.plots', plots[12]!, { cropId: 7 }), pending())) // oxfmt-ignore
  ask('update', `${stores[3]!.code} holds 41 tonnes now, update the fill`, either(gold.updated('cooperative.stores', stores[3]!, { filledTonnes: 41 }), pending())) // oxfmt-ignore
  const graded = pick.nth(deliveries, one => one.grade === 'first', 30)
  ask('update', `downgrade delivery ${graded.number} to second grade`, gold.updated('cooperative.deliveries', graded, { grade: 'second' })) // oxfmt-ignore
  const asked = bookings.filter(one => one.state === 'requested')
  ask('action', `approve booking ${asked[1]!.id}`, gold.updated('cooperative.bookings', asked[1]!, { state: 'approved' })) // oxfmt-ignore
  const packed = pick.nth(orders, one => one.state === 'packed')
  ask('action', `ship ${packed.reference}`, gold.updated('cooperative.orders', packed, { state: 'shipped' }, ['shippedOn'])) // oxfmt-ignore
  ask('action', `please suspend ${farm.farmName} until further notice`, either(gold.updated('cooperative.growers', farm, { status: 'suspended' }), pending())) // oxfmt-ignore
  ask('delete', 'the Water Rights Talk was entered by mistake, delete it', gold.removed('cooperative.assemblies', assemblies[3]!)) // oxfmt-ignore
  ask('delete', `remove plot ${plots[50]!.name}`, gold.removed('cooperative.plots', plots[50]!))
}

function decline({ ask }: Builder): void {
  ask('unanswerable', 'how much rain fell last week?', unknown())
  ask('unanswerable', 'which pesticide do we use on the pears?', unknown())
  ask('unanswerable', "what's the mileage of the Old Deutz", unknown())
  ask('ambiguous', 'approve the booking', asksBack())
  ask('ambiguous', 'remove that plot', asksBack())
  ask('smalltalk', 'thanks, have a nice evening!', gold.smalltalk())
}
