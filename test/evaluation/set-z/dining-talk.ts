import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { apart, asksBack, nameOf, person, refusesPages } from '../set-s/choose.ts'
import { these } from './choose.ts'

const { either, clarify, unknown, pending } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the restaurants, changes, and what cannot be answered. */
export function talkDining(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { dining, today }: Facts): void {
  const { restaurants, menuItems, guests, reservations } = dining
  const off = reservations.filter(one => one.status === 'cancelled')
  const place = pick.rank(off, one => one.restaurantId)[1]!
  talk(
    'followup',
    ['How many reservations have been cancelled?', gold.count(off.length)],
    [`And at ${pick.find(restaurants, place.key).name}?`, gold.count(place.rows.length)],
    ['Show me those.', gold.set(place.rows)],
  )
  const gone = menuItems.filter(one => !one.isAvailable)
  const mains = gone.filter(one => one.course === 'main')
  talk(
    'followup',
    ["Which menu items aren't available at the moment?", these(gone, one => one.name)],
    ['Which of them are mains?', these(mains, one => one.name)],
    ['What do they cost on average?', gold.money(pick.mean(mains, one => one.price))],
  )
  const comingOf = (id: number) =>
    reservations.filter(one => one.guestId === id && one.reservedFor.slice(0, 10) > today)
  const expected = person(guests, one => comingOf(one.id).length === 1 && comingOf(one.id)[0]!.status !== 'cancelled' && reservations.every(own => own.guestId !== one.id || own.reservedFor.slice(0, 10) !== today)) // oxfmt-ignore
  const next = comingOf(expected.id)[0]!
  talk(
    'followup',
    [`What loyalty tier is ${nameOf(expected)} in?`, gold.text(apart(expected.loyaltyTier), 'loyaltyTier')],
    ['How many points do they have?', gold.count(expected.loyaltyPoints, { field: 'loyaltyPoints' })],
    ['When is their next reservation?', either(gold.text(pick.dayAs(next.reservedFor), 'reservedFor'), gold.record(next))], // oxfmt-ignore
  )
}

function write({ ask, talk }: Builder, { dining, day }: Facts): void {
  const { restaurants, menuItems, guests, reservations } = dining
  ask('write', 'Add a new guest, Rosalie Fennimore, email rosalie.fennimore@tablemail.example, phone +44 7700 900821. She is vegan.', gold.created('dining.guests', { firstName: 'Rosalie', lastName: 'Fennimore', email: 'rosalie.fennimore@tablemail.example', phone: '+44 7700 900821', dietaryPreference: 'vegan' })) // oxfmt-ignore
  const diner = person(guests, () => true, 60)
  talk(
    'write',
    [`Book a table at ${restaurants[4]!.name} for ${nameOf(diner)} tomorrow at 7:30 pm.`, asksBack()],
    ['For four people.', gold.created('dining.reservations', { restaurantId: restaurants[4]!.id, guestId: diner.id, partySize: 4, reservedFor: day(1) })], // oxfmt-ignore
  )
  const waiting = pick.nth(reservations, one => one.status === 'pending', 1)
  ask('write', `Please confirm booking ${waiting.reference}.`, gold.updated('dining.reservations', waiting, { status: 'confirmed' })) // oxfmt-ignore
  const growing = pick.nth(reservations, one => one.status === 'confirmed' && one.partySize === 4, 1)
  ask('write', `${growing.reference} will be six people instead of four, change that please`, gold.updated('dining.reservations', growing, { partySize: 6 })) // oxfmt-ignore
  const dropped = menuItems.find(one => one.name === 'Mushy Peas')!
  talk(
    'write',
    [`Delete ${dropped.name} from the ${restaurants[6]!.name} menu, but check with me first.`, pending()],
    ['Yes, take it off.', gold.removed('dining.menuItems', dropped)],
  )
}

function decline({ ask }: Builder, { dining }: Facts): void {
  const { restaurants, menuItems } = dining
  ask('missing', `Which supplier delivers the fish for ${restaurants[6]!.name}?`, unknown())
  ask('unknown', 'When is Barnaby Quickfoot coming for dinner?', either(unknown(), gold.empty()))
  const twins = menuItems.filter(one => one.name === 'Tiramisu')
  ask('ambiguous', 'How much is the Tiramisu?', either(gold.set(twins), gold.set(pick.distinct(twins.map(one => one.price)).map(price => gold.spelled(price, price.toFixed(2)))), gold.figures(...twins.map(one => gold.money(one.price))), clarify())) // oxfmt-ignore
}

function chat({ ask }: Builder, { dining }: Facts): void {
  const { menuItems, guests, orders } = dining
  ask('smalltalk', 'hiya, good morning', gold.smalltalk())
  ask('browser', 'Open our website and take a screenshot of the home page', refusesPages())
  ask('casual', 'top 5 guests by points pls', gold.ordered(guests, one => one.loyaltyPoints, { count: 5 })) // oxfmt-ignore
  ask('complete', 'All orders paid in cash', gold.set(orders.filter(one => one.paymentMethod === 'cash'))) // oxfmt-ignore
  ask('casual', 'wich desserts contian nuts', these(menuItems.filter(one => one.course === 'dessert' && one.containsNuts), one => one.name)) // oxfmt-ignore
}
