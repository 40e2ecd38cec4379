import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { daysBetween } from '../set-d/readings.ts'
import { countHotel, relateHotel } from './hotel-figures.ts'
import { talkHotel } from './hotel-talk.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>

/** Set I over the hotel chain: written before the engine had seen a service like it. */
export function askHotel(facts: Facts): Question[] {
  const builder = createQuestions('i', 'hotel')
  list(builder, facts)
  bound(builder, facts)
  time(builder, facts)
  look(builder, facts)
  relateHotel(builder, facts)
  countHotel(builder, facts)
  talkHotel(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { hotel }: Facts): void {
  const { hotels, rooms, guests, reservations, employees, housekeepingTasks, reviews } = hotel
  ask('conditions', 'which rooms are out of order?', gold.set(rooms.filter(one => one.status === 'OUT_OF_ORDER')))
  ask('conditions', 'hotels that allow pets', gold.set(hotels.filter(one => one.petsAllowed)))
  ask('conditions', 'platinum guests', gold.set(guests.filter(one => one.loyaltyTier === 'PLATINUM')))
  ask('conditions', 'hotels with a pool', gold.set(hotels.filter(one => one.pool)))
  ask('conditions', 'Which reservations are still pending?', gold.set(reservations.filter(one => one.status === 'PENDING'))) // oxfmt-ignore
  ask(
    'conditions',
    'suites available at the moment',
    gold.set(rooms.filter(one => one.type === 'SUITE' && one.status === 'AVAILABLE')),
  )
  ask('conditions', 'give me the family rooms', gold.set(rooms.filter(one => one.type === 'FAMILY')))
  ask('conditions', 'no-shows', gold.set(reservations.filter(one => one.status === 'NO_SHOW')))
  ask(
    'conditions',
    'reservations that came in through a travel agent',
    gold.set(reservations.filter(one => one.channel === 'TRAVEL_AGENT')),
  )
  ask('conditions', 'who works as a concierge', gold.set(employees.filter(one => one.role === 'CONCIERGE')))
  ask('conditions', 'rooms that are being cleaned', gold.set(rooms.filter(one => one.status === 'CLEANING')))
  ask('conditions', 'hotel reviews we have not replied to yet', gold.set(reviews.filter(one => !one.replied)))
  ask(
    'logic',
    'urgent housekeeping tasks that are not done',
    gold.set(housekeepingTasks.filter(one => one.priority === 'URGENT' && one.status !== 'DONE')),
  )
  ask(
    'logic',
    'German or Dutch guests who get the newsletter',
    gold.set(guests.filter(one => ['German', 'Dutch'].includes(one.nationality) && one.newsletterOptIn)),
  )
  ask('logic', 'rooms with sea view on the 4th floor', gold.set(rooms.filter(one => one.seaView && one.floor === 4)))
  ask(
    'logic',
    'confirmed reservations with breakfast and with children',
    gold.set(reservations.filter(one => one.status === 'CONFIRMED' && one.breakfastIncluded && one.children > 0)),
  )
  ask('missing-values', 'guests without a loyalty tier', gold.set(guests.filter(one => one.loyaltyTier === null)))
  ask(
    'missing-values',
    'housekeeping tasks nobody is assigned to',
    gold.set(housekeepingTasks.filter(one => one.assigneeId === null)),
  )
  ask(
    'missing-values',
    'How many hotel reviews came without a comment?',
    gold.count(reviews.filter(one => one.comment === null).length),
  )
}

function bound({ ask }: Builder, { hotel }: Facts): void {
  const { hotels, rooms, guests, reservations, employees, reviews } = hotel
  ask('range', 'rooms under 100 a night', gold.set(rooms.filter(one => one.pricePerNight < 100)))
  ask('range', 'rooms that sleep at least four', gold.set(rooms.filter(one => one.maxOccupancy >= 4)))
  ask('range', 'guests with more than 10,000 points', gold.set(guests.filter(one => one.loyaltyPoints > 10_000)))
  ask('range', 'reviews with a score of 5 or lower', gold.set(reviews.filter(one => one.score <= 5)))
  ask(
    'range',
    'chefs who earn more than 2800 a month',
    gold.set(employees.filter(one => one.role === 'CHEF' && one.monthlySalary > 2_800)),
  )
  ask(
    'range',
    'reservations longer than 7 nights',
    gold.set(reservations.filter(one => daysBetween(one.checkInDate, one.checkOutDate) > 7)),
  )
  ask(
    'range',
    'reservations between 1500 and 2000 euros',
    pick.setWithin(reservations, one => one.totalPrice, 1500, 2000),
  )
  ask(
    'ranking',
    "what's the most expensive room we have?",
    gold.largest(rooms, one => one.pricePerNight),
  )
  ask(
    'ranking',
    'guest with the most loyalty points',
    gold.largest(guests, one => one.loyaltyPoints),
  )
  ask(
    'ranking',
    'which hotel is the oldest',
    gold.smallest(hotels, one => one.openedOn),
  )
  ask(
    'ranking',
    'the five best paid hotel employees',
    gold.ordered(employees, one => one.monthlySalary, { count: 5 }),
  )
  ask(
    'ranking',
    'cheapest double room?',
    gold.smallest(
      rooms.filter(one => one.type === 'DOUBLE'),
      one => one.pricePerNight,
    ),
  )
  ask(
    'ranking',
    'top 3 reservations by total price',
    gold.ordered(reservations, one => one.totalPrice, { count: 3 }),
  )
}

function time({ ask }: Builder, { hotel, today, day }: Facts): void {
  const { hotels, reservations, employees, housekeepingTasks, reviews } = hotel
  const month = pick.shiftMonth(pick.month(today)!, -2)
  ask(
    'dates',
    `reservations with check-in in ${pick.monthName(month)}`,
    gold.set(reservations.filter(one => pick.month(one.checkInDate) === month)),
  )
  const leaving = pick.nth(reservations, one => one.checkInDate < today, 60).checkOutDate
  ask(
    'dates',
    `who checked out on ${pick.dayShort(leaving)}? reservations please`,
    either(
      gold.set(reservations.filter(one => one.checkOutDate === leaving)),
      gold.set(reservations.filter(one => one.checkOutDate === leaving && one.status === 'CHECKED_OUT')),
    ),
  )
  const year = Number(pick.year(hotels[3]!.openedOn)) + 2
  ask('dates', `hotels opened before ${year}`, gold.set(hotels.filter(one => Number(pick.year(one.openedOn)) < year)))
  const arriving = pick.setWithin(reservations, one => one.checkInDate, today, day(7))
  ask('relative-dates', 'check-ins in the coming 7 days', arriving)
  const tomorrow = reservations.filter(one => one.checkInDate >= today && one.checkInDate <= day(2))
  ask(
    'relative-dates',
    'reservations arriving between today and the day after tomorrow',
    either(gold.set(tomorrow), gold.set(tomorrow.filter(one => one.status !== 'CANCELLED'))),
  )
  ask(
    'relative-dates',
    'which housekeeping tasks are overdue',
    gold.set(housekeepingTasks.filter(one => one.dueDate < today && one.status !== 'DONE')),
  )
  ask(
    'relative-dates',
    'hotel reviews posted in the last 30 days',
    either(...[-30, -29].map(start => gold.set(reviews.filter(one => one.postedAt.slice(0, 10) >= day(start))))),
  )
  ask(
    'relative-dates',
    'how many of the hotel employees were hired in the past 2 years?',
    either(...[-731, -730, -729].map(start => gold.count(employees.filter(one => one.hiredOn >= day(start)).length))),
  )
}

function look({ ask }: Builder, { hotel }: Facts): void {
  const { hotels, rooms, guests, reservations, employees } = hotel
  ask('lookup', 'how many stars does Alpenblick have', gold.count(4, { field: 'stars' }))
  ask('lookup', 'When was Casa das Flores opened?', gold.text(pick.dayAs(hotels[4]!.openedOn), 'openedOn'))
  const caller = pick.nth(guests, one => one.phone !== null, 21)
  ask('lookup', `phone number of guest ${caller.firstName} ${caller.lastName}`, gold.text(caller.phone!, 'phone'))
  const booked = reservations[210]!
  ask('lookup', `whats the status of reservation ${booked.confirmationCode}`, gold.text(booked.status, 'status'))
  ask(
    'lookup',
    `when does ${reservations[260]!.confirmationCode} check out?`,
    gold.text(pick.dayAs(reservations[260]!.checkOutDate), 'checkOutDate'),
  )
  const cook = pick.nth(employees, one => one.role === 'CHEF', 1)
  ask('lookup', `what's the role of ${pick.misspell(`${cook.firstName} ${cook.lastName}`)}?`, gold.text('chef', 'role'))
  const room = pick.nth(rooms, one => one.hotelId === 1, 5)
  ask(
    'lookup',
    `what does room ${room.roomNumber} at Seabreeze Palace cost per night`,
    gold.money(room.pricePerNight, { field: 'pricePerNight' }),
  )
  ask(
    'projection',
    'names and cities of the 3 star hotels',
    gold.set(
      hotels.filter(one => one.stars === 3),
      { shows: one => [one.name, one.city] },
    ),
  )
  ask(
    'projection',
    'room numbers and prices of the suites at Alpenblick',
    gold.set(
      rooms.filter(one => one.type === 'SUITE' && one.hotelId === 4),
      { shows: one => [one.roomNumber, one.pricePerNight] },
    ),
  )
  ask(
    'projection',
    'confirmation codes of the no-show reservations',
    gold.set(
      reservations.filter(one => one.status === 'NO_SHOW'),
      { shows: one => [one.confirmationCode] },
    ),
  )
  ask('yes-no', 'is there a pool at Nordlys Inn?', gold.yes(false))
  ask('yes-no', 'are pets allowed at The Copper Kettle', gold.yes(true))
  const fed = pick.nth(reservations, one => one.breakfastIncluded, 77)
  ask('yes-no', `does reservation ${fed.confirmationCode} include breakfast?`, gold.yes(true))
}
