import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { more } from '../set-d/readings.ts'
import { champion, cut, measures } from '../set-s/choose.ts'
import { perOwner } from '../set-w/choose.ts'
import { readings, sales, these, without } from './choose.ts'
import { talkDining } from './dining-talk.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>

/** Set Z over the restaurants. */
export function askDining(facts: Facts): Question[] {
  const builder = createQuestions('z', 'dining')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  look(builder, facts)
  date(builder, facts)
  talkDining(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { dining }: Facts): void {
  const { restaurants, menuItems, reservations } = dining
  ask(
    'list',
    'Which restaurants belong to the group?',
    these(restaurants, one => one.name),
  )
  const own = menuItems.filter(one => one.restaurantId === restaurants[5]!.id)
  ask('list', `What's on the menu at ${restaurants[5]!.name}?`, readings([own, own.filter(one => one.isAvailable)], of => these(of, one => one.name))) // oxfmt-ignore
  const plants = menuItems.filter(one => one.course === 'main' && one.isVegetarian)
  ask('filter', 'Vegetarian mains', readings([plants, plants.filter(one => one.isAvailable)], of => these(of, one => one.name))) // oxfmt-ignore
  ask('filter', 'Bookings still to be confirmed', gold.set(reservations.filter(one => one.status === 'pending'))) // oxfmt-ignore
}

function number({ ask }: Builder, { dining }: Facts): void {
  const { restaurants, menuItems, guests, reservations, orders } = dining
  ask('count', 'How many of our guests have agreed to get offers?', gold.count(guests.filter(one => one.receivesOffers).length)) // oxfmt-ignore
  ask('top', 'Which restaurant seats the most people?', gold.largest(restaurants, one => one.seats)) // oxfmt-ignore
  const desserts = menuItems.filter(one => one.course === 'dessert')
  ask('top', 'cheapest dessert?', readings([desserts, desserts.filter(one => one.isAvailable)], of => gold.smallest(of, one => one.price))) // oxfmt-ignore
  ask('aggregate', 'Average party size of our reservations', readings([...without(reservations, 'cancelled', 'no_show')], of => gold.plain(pick.mean(of, one => one.partySize)))) // oxfmt-ignore
  ask('group', 'Number of bookings per restaurant', readings(without(reservations, 'cancelled'), of => gold.map(perOwner(restaurants, one => one.name, of, one => one.restaurantId)))) // oxfmt-ignore
  ask('group', 'How do our sales split between eating in, takeaway and delivery?', readings(sales(orders), of => either(gold.map(measures(of, one => one.channel, own => pick.sum(own, one => one.totalAmount)), 'money'), gold.map(measures(of, one => one.channel, own => own.length))))) // oxfmt-ignore
  const ranked = pick.rank(reservations, one => one.restaurantId)
  const name = (index: number) => pick.find(restaurants, ranked[index]!.key).name
  ask('compare', `Does ${name(6)} or ${name(1)} get more reservations?`, readings(without(reservations, 'cancelled'), of => { const [one, other] = [6, 1].map((index): [gold.Spelled, number] => [gold.spelled(name(index)), of.filter(row => row.restaurantId === ranked[index]!.key).length]); return more(one!, other!) })) // oxfmt-ignore
  const by = (method: string) => orders.filter(one => one.paymentMethod === method).length
  ask('compare', 'Do more people pay by card than in cash?', gold.yes(by('card') > by('cash')))
}

function join({ ask }: Builder, { dining, day, today }: Facts): void {
  const { restaurants, menuItems, guests, reservations, orders } = dining
  const ahead = reservations.filter(one => one.reservedFor > day(1) && one.status !== 'cancelled')
  const place = pick.rank(ahead, one => one.restaurantId)[0]!
  const future = reservations.filter(one => one.restaurantId === place.key && one.reservedFor.slice(0, 10) >= today)
  const later = future.filter(one => one.reservedFor.slice(0, 10) > today)
  const coming = [...without(future, 'cancelled', 'pending'), ...without(later, 'cancelled', 'pending')]
  const people = (of: typeof reservations) => pick.distinct(of.map(one => pick.find(guests, one.guestId)))
  ask('join', `Which guests have an upcoming reservation at ${pick.find(restaurants, place.key).name}?`, readings(coming, of => either(gold.set(people(of)), gold.set(of)))) // oxfmt-ignore
  const linesOf = (of: typeof orders, id: number) => of.flatMap(one => one.lines.filter(line => line.menuItemId === id))
  ask('join', 'Which dish is ordered the most?', readings(sales(orders), of => either(champion(menuItems, one => pick.sum(linesOf(of, one.id), line => line.quantity), one => one.name), champion(menuItems, one => linesOf(of, one.id).length, one => one.name)))) // oxfmt-ignore
  const regular = pick.nth(guests, one => pick.rank(guests, own => `${own.firstName} ${own.lastName}`).some(group => group.rows.length === 1 && group.rows[0] === one) && orders.filter(own => own.guestId === one.id && own.status === 'paid').length > 2, 1) // oxfmt-ignore
  const spent = orders.filter(one => one.guestId === regular.id)
  ask('join', `How much has ${regular.firstName} ${regular.lastName} spent with us so far?`, either(...sales(spent).flatMap(of => [gold.money(pick.sum(of, one => one.totalAmount)), gold.money(pick.sum(of, one => one.totalAmount + one.tipAmount))]))) // oxfmt-ignore
  ask('join', 'Which of our restaurants makes the most money from deliveries?', readings(sales(orders.filter(one => one.channel === 'delivery')), of => champion(restaurants, one => pick.sum(of.filter(own => own.restaurantId === one.id), own => own.totalAmount), one => one.name))) // oxfmt-ignore
}

function look({ ask }: Builder, { dining }: Facts): void {
  const { restaurants, menuItems, orders } = dining
  ask('lookup', `Who manages ${restaurants[6]!.name}?`, gold.text(restaurants[6]!.managerName, 'managerName'))
  ask('lookup', `Can you sit outside at ${restaurants[3]!.name}?`, gold.yes(restaurants[3]!.hasOutdoorSeating))
  const basket = pick.nth(orders, one => one.lines.length === 3 && one.status === 'paid', 20)
  const dishes = basket.lines.map(one => pick.find(menuItems, one.menuItemId))
  ask('lookup', `What was ordered with ${basket.orderNumber}?`, either(these(dishes, one => one.name), gold.record(basket))) // oxfmt-ignore
}

function date({ ask }: Builder, { dining, today }: Facts): void {
  const { menuItems, guests, reservations, orders } = dining
  const now = reservations.filter(one => one.reservedFor.slice(0, 10) === today)
  ask('date', "Today's reservations", readings(without(now, 'cancelled', 'pending'), of => gold.set(of))) // oxfmt-ignore
  const last = pick.shiftMonth(today.slice(0, 7), -1)
  ask('date', 'Total sales last month', either(...sales(orders.filter(one => pick.month(one.orderedAt) === last)).flatMap(of => [gold.money(pick.sum(of, one => one.totalAmount)), gold.money(pick.sum(of, one => one.totalAmount + one.tipAmount))]))) // oxfmt-ignore
  const year = String(Number(today.slice(0, 4)) - 1)
  ask('date', 'Which guests came to us for the first time last year?', gold.set(guests.filter(one => pick.year(one.firstVisitOn) === year))) // oxfmt-ignore
  ask('threshold', 'Parties of eight or more', gold.set(reservations.filter(one => one.partySize >= 8)))
  const dear = cut(menuItems, one => one.price, 0.85)
  const above = menuItems.filter(one => one.price > dear)
  ask('threshold', `Which dishes cost more than £${dear}?`, readings([above, above.filter(one => one.isAvailable)], of => these(of, one => one.name))) // oxfmt-ignore
}
