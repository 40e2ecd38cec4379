import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { more } from '../set-d/readings.ts'
import { champion, cut, nameOf, sizes, values } from '../set-s/choose.ts'
import { called } from '../set-w/choose.ts'
import { readings, sales, these, without } from './choose.ts'
import { talkTicketing } from './ticketing-talk.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>

/** Set Z over events and their tickets. */
export function askTicketing(facts: Facts): Question[] {
  const builder = createQuestions('z', 'ticketing')
  list(builder, facts)
  number(builder, facts)
  compare(builder, facts)
  join(builder, facts)
  look(builder, facts)
  date(builder, facts)
  talkTicketing(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { ticketing }: Facts): void {
  const { venues, performers, events } = ticketing
  ask(
    'list',
    'our venues',
    these(venues, one => one.name),
  )
  ask('list', 'What genres do we have artists for?', values(performers, one => one.genre, gold.spelled)) // oxfmt-ignore
  ask('filter', 'sold out shows', these(events.filter(one => one.status === 'SoldOut'), one => one.title)) // oxfmt-ignore
  ask('filter', 'Open-air venues with parking', these(venues.filter(one => one.venueType === 'OpenAir' && one.hasParking), one => one.name)) // oxfmt-ignore
  ask('filter', 'Performers without an agent', these(performers.filter(one => one.agentName === null), one => one.name)) // oxfmt-ignore
}

function number({ ask }: Builder, { ticketing }: Facts): void {
  const { venues, performers, events, ticketTypes, customers, orders } = ticketing
  ask('count', 'How many customers have signed up for the newsletter?', gold.count(customers.filter(one => one.newsletterOptIn).length)) // oxfmt-ignore
  ask('top', "What's the biggest venue we work with?", gold.largest(venues, one => one.capacity)) // oxfmt-ignore
  ask('top', 'Top 3 most expensive performers', gold.ordered(performers, one => one.bookingFee, { count: 3 })) // oxfmt-ignore
  ask('aggregate', 'Average price of a VIP ticket', gold.money(pick.mean(ticketTypes.filter(one => one.name === 'VIP'), one => one.price))) // oxfmt-ignore
  const city = (one: (typeof events)[number]) => pick.find(venues, one.venueId).city
  ask('group', 'Events per city', readings(without(events, 'Cancelled'), of => gold.map(sizes(of, city, gold.spelled)))) // oxfmt-ignore
  ask('group', 'Orders by delivery method', gold.map(sizes(orders, one => one.deliveryMethod)))
}

function compare({ ask }: Builder, { ticketing }: Facts): void {
  const { performers, events } = ticketing
  const [one, other] = [performers[2]!, performers[10]!]
  const winner = one.bookingFee > other.bookingFee ? one : other
  ask('compare', `Who is more expensive to book, ${one.name} or ${other.name}?`, called(winner, winner.name))
  const acts = (genre: string) => events.filter(row => pick.find(performers, row.performerId).genre === genre)
  const counted = (of: typeof events[]) => more([gold.spelled('rock', 'Rock'), of[0]!.length], [gold.spelled('comedy', 'Comedy'), of[1]!.length]) // oxfmt-ignore
  const [rock, comedy] = [acts('Rock'), acts('Comedy')]
  const both = either(counted([rock, comedy]), counted([rock, comedy].map(of => of.filter(row => row.status !== 'Cancelled')))) // oxfmt-ignore
  ask('compare', 'Do we have more rock or more comedy events?', both)
}

function join({ ask }: Builder, { ticketing, today }: Facts): void {
  const { venues, performers, events, ticketTypes, customers, orders } = ticketing
  const stage = pick.sized(events, one => one.venueId, 3, 6)
  const acts = (of: typeof events) => pick.distinct(of.map(one => pick.find(performers, one.performerId)))
  ask('join', `Which performers have shows at ${pick.find(venues, stage.key).name}?`, readings([...without(stage.rows, 'Cancelled'), stage.rows.filter(one => one.startsAt >= today && one.status !== 'Cancelled')], of => these(acts(of), one => one.name))) // oxfmt-ignore
  const soldOf = (of: typeof orders, id: number) =>
    pick.sum(
      of.filter(one => one.eventId === id),
      one => one.quantity,
    )
  ask('join', 'Which event sold the most tickets?', either(...sales(orders).map(of => champion(events, one => soldOf(of, one.id), one => one.title)))) // oxfmt-ignore
  const ranked = pick.rank(orders.filter(one => one.status === 'Paid'), one => one.eventId) // oxfmt-ignore
  const known = pick.find(events, ranked[1]!.key)
  const own = orders.filter(one => one.eventId === known.id)
  ask('join', `How many tickets have we sold for ${known.title}?`, readings(sales(own), of => gold.count(pick.sum(of, one => one.quantity)))) // oxfmt-ignore
  const isVip = ({ ticketTypeId }: { ticketTypeId: number }) => pick.find(ticketTypes, ticketTypeId).name === 'VIP'
  const fancy = pick.find(events, pick.rank(orders.filter(one => isVip(one) && one.status === 'Paid'), one => one.eventId)[0]!.key) // oxfmt-ignore
  const buyers = (of: typeof orders) => pick.distinct(of.map(one => pick.find(customers, one.customerId)))
  ask('join', `Which customers bought VIP tickets for ${fancy.title}?`, readings(sales(orders.filter(one => one.eventId === fancy.id && isVip(one))), of => these(buyers(of), nameOf))) // oxfmt-ignore
}

function look({ ask }: Builder, { ticketing }: Facts): void {
  const { venues, events, ticketTypes } = ticketing
  const show = pick.nth(events, one => one.status === 'OnSale', 1)
  const place = pick.find(venues, show.venueId)
  ask('lookup', `Where does ${show.title} take place?`, called(place, place.name))
  const priced = pick.nth(events, one => one.status === 'OnSale', 2)
  const vip = ticketTypes.find(one => one.eventId === priced.id && one.name === 'VIP')!
  ask('lookup', `Price of a VIP ticket for ${priced.title}`, gold.money(vip.price, { field: 'price' }))
}

function date({ ask }: Builder, { ticketing, today, day }: Facts): void {
  const { venues, events, orders } = ticketing
  const next = pick.shiftMonth(today.slice(0, 7), 1)
  const soon = events.filter(one => pick.month(one.startsAt) === next)
  ask('date', "What's on next month?", readings(without(soon, 'Cancelled'), of => these(of, one => one.title))) // oxfmt-ignore
  const recent = pick.within(orders, one => one.placedAt.slice(0, 10), day(-7), day(0))
  ask('date', 'How many orders came in over the last 7 days?', either(...recent.map(of => gold.count(of.length)), ...recent.map(of => gold.count(of.filter(one => one.status !== 'Cancelled').length)))) // oxfmt-ignore
  const month = pick.rank(orders, one => pick.month(one.placedAt))[1]!
  ask('date', `Ticket revenue in ${pick.monthName(month.key)}`, readings(sales(month.rows), of => gold.money(pick.sum(of, one => one.totalPrice)))) // oxfmt-ignore
  ask('threshold', 'Which venues hold at least 2,000 people?', these(venues.filter(one => one.capacity >= 2000), one => one.name)) // oxfmt-ignore
  const large = cut(orders, one => one.totalPrice, 0.9)
  ask('threshold', `Orders over €${large}`, gold.set(orders.filter(one => one.totalPrice > large)))
}
