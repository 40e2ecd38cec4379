import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { apart, champion, cut, measures, nameOf, person, topGroup, values } from '../set-s/choose.ts'
import { booked, countryAs, guestsOf, houseAs } from './innkeeper-readings.ts'
import { talkInnkeeper } from './innkeeper-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AT over a small group of hotels. */
export function askInnkeeper(facts: Facts): Question[] {
  const builder = createQuestions('at', 'innkeeper')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkInnkeeper(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { innkeeper }: Facts): void {
  const { innGuests, innHouses, innRooms } = innkeeper
  ask('list', 'Show me all the houses of our group.', gold.set(innHouses))
  ask(
    'list',
    'Which countries do our guests live in?',
    values(innGuests, one => one.country, countryAs),
  )
  const curlew = innHouses.find(one => one.name === 'Curlew Lodge')!
  ask('filter', 'Which rooms at Curlew Lodge have a sea view?', gold.set(innRooms.filter(one => one.houseId === curlew.id && one.seaView))) // oxfmt-ignore
  ask('filter', 'List the guests from Ireland who are gold members.', gold.set(innGuests.filter(one => one.country === 'IE' && one.memberLevel === 'gold'))) // oxfmt-ignore
  ask('filter', 'Which rooms are out of order at the moment?', gold.set(innRooms.filter(one => one.status === 'outOfOrder'))) // oxfmt-ignore
  const limit = cut(innRooms, one => one.nightlyRate.amount, 0.25)
  ask('threshold', `Rooms that cost less than €${limit} a night`, gold.set(innRooms.filter(one => one.nightlyRate.amount < limit))) // oxfmt-ignore
}

function number({ ask }: Builder, { innkeeper }: Facts): void {
  const { innExtras, innGuests, innHouses, innReservations, innReviews, innRooms } = innkeeper
  ask('count', 'How many family rooms do we have in all the houses together?', gold.count(innRooms.filter(one => one.type === 'family').length)) // oxfmt-ignore
  ask('count', 'How many no-shows have we had?', gold.count(innReservations.filter(one => one.status === 'noShow').length)) // oxfmt-ignore
  ask(
    'top',
    'What is our most expensive room?',
    gold.largest(innRooms, one => one.nightlyRate.amount),
  )
  const stays = (rows: typeof innReservations, id: string) => rows.filter(one => one.guestId === id).length
  ask('top', 'Which guest has booked with us most often?', booked(innReservations, rows => champion(innGuests, one => stays(rows, one.id), nameOf))) // oxfmt-ignore
  ask('top', 'What are the 5 reservations with the highest total price?', booked(innReservations, rows => gold.ordered(rows, one => one.totalPrice.amount, { count: 5 }))) // oxfmt-ignore
  const doubles = innRooms.filter(one => one.type === 'double')
  ask('aggregate', 'What does a double room cost per night on average?', gold.money(pick.mean(doubles, one => one.nightlyRate.amount))) // oxfmt-ignore
  const cancelled = innReservations.filter(one => one.status === 'cancelled').length
  ask('aggregate', 'What percentage of our reservations has been cancelled?', gold.percent(pick.ratio(cancelled, innReservations.length))) // oxfmt-ignore
  ask('group', 'How much have we charged for extras in each category?', gold.map(measures(innExtras, one => one.category, own => pick.sum(own, one => one.price.amount), apart), 'money')) // oxfmt-ignore
  const named = (id: string) => houseAs(pick.find(innHouses, id))
  ask('group', 'Give me the average review rating of every house.', gold.map(measures(innReviews, one => one.houseId, own => pick.mean(own, one => one.rating), named), 'plain')) // oxfmt-ignore
  const called = innReservations.filter(one => one.channel === 'phone' || one.channel === 'website')
  ask('compare', 'Do more of our bookings come in by phone or through the website?', booked(called, rows => topGroup(rows, one => one.channel))) // oxfmt-ignore
}

function join({ ask }: Builder, { innkeeper }: Facts): void {
  const { innExtras, innGuests, innHouses, innReservations, innReviews, innRooms } = innkeeper
  const extrasOf = (id: string) => innExtras.filter(one => one.reservationId === id)
  const stay = pick.nth(innReservations, one => one.status === 'checkedOut' && extrasOf(one.id).length === 3, 2)
  ask('join', `Which extras were charged to reservation ${stay.code}?`, gold.set(extrasOf(stay.id)))
  const of = (id: string) => innReservations.filter(one => one.guestId === id)
  const regular = person(innGuests, one => of(one.id).length === 4, 1)
  ask(
    'join',
    `Show all reservations of ${nameOf(regular)}.`,
    booked(of(regular.id), rows => gold.set(rows)),
  )
  const guestOf = (one: { guestId: string }) => pick.find(innGuests, one.guestId)
  const house = innHouses.find(one => one.name === 'Harbour Bell Hotel')!
  const suites = innReservations.filter(one => one.houseId === house.id && pick.find(innRooms, one.roomId).type === 'suite') // oxfmt-ignore
  ask(
    'join',
    'Which guests have booked the suite at the Harbour Bell Hotel?',
    booked(suites, rows => guestsOf(rows, guestOf)),
  )
  const bad = innReviews.filter(one => one.rating === 1)
  ask(
    'join',
    'Which guests gave us only one star?',
    guestsOf(bad, one => guestOf(pick.find(innReservations, one.reservationId))),
  )
  const court = innHouses.find(one => one.name === 'Fuchsia Court')!
  const wellness = innExtras.filter(one => one.category === 'spa' && pick.find(innReservations, one.reservationId).houseId === court.id) // oxfmt-ignore
  ask('join', 'What is the total of the spa extras at Fuchsia Court?', gold.money(pick.sum(wellness, one => one.price.amount))) // oxfmt-ignore
}

function lookup({ ask }: Builder, { innkeeper }: Facts): void {
  const { innGuests, innHouses, innReservations } = innkeeper
  const saltwind = innHouses.find(one => one.name === 'Saltwind House')!
  ask('lookup', 'Who is the manager of Saltwind House?', told(saltwind, saltwind.manager, 'manager'))
  const guest = person(innGuests, one => one.country === 'NL', 2)
  ask('lookup', `What e-mail address do we have for ${nameOf(guest)}?`, told(guest, guest.email, 'email'))
  const coming = pick.nth(innReservations, one => one.status === 'confirmed' && one.specialRequests !== null, 3)
  ask('lookup', `What special requests are there on booking ${coming.code}?`, told(coming, coming.specialRequests!, 'specialRequests')) // oxfmt-ignore
}

function date({ ask }: Builder, { innkeeper, today, day }: Facts): void {
  const { innGuests, innReservations } = innkeeper
  const arriving = innReservations.filter(one => one.arrivalDate === today)
  ask(
    'date',
    'Who is arriving today?',
    booked(arriving, rows => guestsOf(rows, one => pick.find(innGuests, one.guestId))),
  )
  ask('date', 'Which reservations were made in the last 14 days?', booked(innReservations, rows => pick.setWithin(rows, one => one.bookedAt.slice(0, 10), day(-14), today))) // oxfmt-ignore
  const month = pick.shiftMonth(pick.month(today)!, -2)
  ask('date', `How many reservations had an arrival date in ${pick.monthName(month)}?`, booked(innReservations.filter(one => pick.month(one.arrivalDate) === month), rows => gold.count(rows.length))) // oxfmt-ignore
}
