import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'

const { either, clarify, unknown, nowrite, pending } = gold
type Builder = ReturnType<typeof createQuestions>
const nameOf = (one: { firstName: string; lastName: string }) => `${one.firstName} ${one.lastName}`

/** Conversations with the hotel chain, changes, and what cannot be answered. */
export function talkHotel(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  make(builder, facts)
  change(builder, facts)
  decline(builder, facts)
}

function converse({ ask, talk }: Builder, { hotel }: Facts): void {
  const { rooms, guests, reservations, employees, housekeepingTasks } = hotel
  const count = (status: string) => gold.count(reservations.filter(one => one.status === status).length)
  talk(
    'follow-up',
    ['how many reservations are confirmed?', count('CONFIRMED')],
    ['and cancelled?', count('CANCELLED')],
    ['how many no-shows', count('NO_SHOW')],
  )
  const suites = rooms.filter(one => one.type === 'SUITE')
  const seaside = suites.filter(one => one.seaView)
  talk(
    'follow-up',
    ['list all suites', gold.set(suites)],
    ['only with sea view', gold.set(seaside)],
    ['which one is the cheapest?', gold.smallest(seaside, one => one.pricePerNight)],
  )
  const visitor = pick.nth(guests, one => reservations.filter(other => other.guestId === one.id).length === 2, 3)
  const stays = reservations.filter(one => one.guestId === visitor.id)
  talk(
    'follow-up',
    [`who is guest ${nameOf(visitor)}?`, gold.record(visitor)],
    ['what reservations does this guest have', gold.set(stays)],
    ['how much do they cost in total?', gold.money(pick.sum(stays, one => one.totalPrice))],
  )
  const urgent = housekeepingTasks.filter(one => one.priority === 'URGENT')
  talk(
    'follow-up',
    ['urgent housekeeping tasks', gold.set(urgent)],
    ['how many of these are done?', gold.count(urgent.filter(one => one.status === 'DONE').length)],
  )
  const paid = (role: string) =>
    gold.money(
      pick.mean(
        employees.filter(one => one.role === role),
        one => one.monthlySalary,
      ),
    )
  talk(
    'follow-up',
    ["what's the average monthly salary of the receptionists?", paid('RECEPTIONIST')],
    ['and of the night porters', paid('NIGHT_PORTER')],
  )
  talk(
    'explain',
    ['how many rooms are occupied?', gold.count(rooms.filter(one => one.status === 'OCCUPIED').length)],
    ['how do you get to this number?', gold.mentions(['occupied'])],
  )
  ask('help', 'what could I ask about reservations?', gold.mentions(['status', 'channel'], ['price', 'breakfast', 'check'])) // oxfmt-ignore
  ask('help', 'what is it possible to change on a guest', gold.mentions(['phone', 'email'], ['tier', 'newsletter', 'nationality'])) // oxfmt-ignore
}

function make({ ask, talk }: Builder, { hotel, day }: Facts): void {
  const { rooms, guests } = hotel
  ask(
    'create',
    'new guest Ines Almada, ines.almada@travelmail.example',
    gold.created('hotel.guests', { firstName: 'Ines', lastName: 'Almada', email: 'ines.almada@travelmail.example' }),
  )
  const double = pick.nth(rooms, one => one.hotelId === 4 && one.status === 'AVAILABLE', 1)
  ask(
    'create',
    `book room ${double.roomNumber} at Alpenblick for ${nameOf(guests[50]!)} from ${pick.dayName(day(20))} to ${pick.dayName(day(23))}`,
    gold.created('hotel.reservations', {
      guestId: guests[50]!.id,
      roomId: double.id,
      checkInDate: day(20),
      checkOutDate: day(23),
    }),
  )
  ask(
    'create',
    `make a reservation for guest ${nameOf(guests[8]!)}, room id ${rooms[40]!.id}, check in ${pick.dayShort(day(5))}, check out ${pick.dayShort(day(9))}, with breakfast`,
    gold.created('hotel.reservations', {
      guestId: guests[8]!.id,
      roomId: rooms[40]!.id,
      checkInDate: day(5),
      checkOutDate: day(9),
      breakfastIncluded: true,
    }),
  )
  const dirty = pick.nth(rooms, one => one.hotelId === 1, 9)
  ask(
    'create',
    `create an urgent deep clean housekeeping task for room ${dirty.roomNumber} at Seabreeze Palace`,
    gold.created('hotel.housekeepingTasks', { roomId: dirty.id, type: 'DEEP_CLEAN', priority: 'URGENT' }),
  )
  talk(
    'create',
    ['please add a guest called Tom Reardon', gold.all(nowrite(), clarify())],
    ['tom.reardon@travelmail.example', gold.created('hotel.guests', { firstName: 'Tom', lastName: 'Reardon', email: 'tom.reardon@travelmail.example' })], // oxfmt-ignore
  )
}

function change({ ask }: Builder, { hotel, day }: Facts): void {
  const { rooms, guests, reservations, employees, housekeepingTasks, reviews } = hotel
  const room = pick.nth(rooms, one => one.hotelId === 6, 2)
  ask(
    'update',
    `set the price of room ${room.roomNumber} at Nordlys Inn to 135`,
    gold.updated('hotel.rooms', room, { pricePerNight: 135 }),
  )
  const silver = pick.nth(guests, one => one.loyaltyTier === 'SILVER', 5)
  ask('update', `upgrade ${nameOf(silver)} to gold`, gold.updated('hotel.guests', silver, { loyaltyTier: 'GOLD' }))
  const hungry = pick.nth(reservations, one => !one.breakfastIncluded && one.status === 'CONFIRMED', 7)
  ask(
    'update',
    `add breakfast to reservation ${hungry.confirmationCode}`,
    gold.updated('hotel.reservations', hungry, { breakfastIncluded: true }),
  )
  const later = day(70)
  const stay = pick.nth(reservations, one => one.status === 'CONFIRMED' && one.checkInDate > day(3), 9)
  ask(
    'update',
    `change the check-out date of ${stay.confirmationCode} to ${pick.dayName(later)}`,
    gold.updated('hotel.reservations', stay, { checkOutDate: later }),
  )
  const maid = pick.nth(employees, one => one.role === 'HOUSEKEEPER', 2)
  const idle = pick.nth(housekeepingTasks, one => one.assigneeId === null, 4)
  ask(
    'update',
    `assign housekeeping task ${idle.id} to ${nameOf(maid)}`,
    gold.updated('hotel.housekeepingTasks', idle, { assigneeId: maid.id }),
  )
  const todo = pick.nth(housekeepingTasks, one => one.status === 'TODO', 8)
  ask(
    'update',
    `housekeeping task ${todo.id} is done, mark it please`,
    either(gold.updated('hotel.housekeepingTasks', todo, { status: 'DONE' }), pending()),
  )
  const clerk = pick.nth(employees, one => one.role === 'RECEPTIONIST', 1)
  ask(
    'update',
    `raise the monthly salary of ${nameOf(clerk)} to 3100`,
    gold.updated('hotel.employees', clerk, { monthlySalary: 3100 }),
  )
  const broken = pick.nth(rooms, one => one.hotelId === 4 && one.status === 'AVAILABLE', 0)
  ask(
    'update',
    `room ${broken.roomNumber} at Alpenblick is out of order`,
    either(gold.updated('hotel.rooms', broken, { status: 'OUT_OF_ORDER' }), pending()),
  )
  const quiet = pick.nth(reservations, one => one.status === 'PENDING', 2)
  ask(
    'update',
    `add the special request "ground floor" to ${quiet.confirmationCode}`,
    gold.updated('hotel.reservations', quiet, { specialRequests: 'ground floor' }),
  )
  const arriving = pick.nth(reservations, one => one.status === 'CONFIRMED', 3)
  ask(
    'action',
    `check in ${arriving.confirmationCode}`,
    gold.updated('hotel.reservations', arriving, { status: 'CHECKED_IN' }),
  )
  const leaving = pick.nth(reservations, one => one.status === 'CHECKED_IN', 1)
  ask(
    'action',
    `please check out reservation ${leaving.confirmationCode}`,
    gold.updated('hotel.reservations', leaving, { status: 'CHECKED_OUT' }),
  )
  ask(
    'action',
    `cancel reservation ${quiet.confirmationCode}`,
    gold.updated('hotel.reservations', quiet, { status: 'CANCELLED' }),
  )
  const single = pick.nth(
    guests,
    one => {
      const own = reservations.filter(other => other.guestId === one.id)
      return own.length === 1 && own[0]!.status === 'CONFIRMED'
    },
    0,
  )
  const only = pick.nth(reservations, one => one.guestId === single.id)
  ask(
    'action',
    `${nameOf(single)} can't come, cancel the reservation`,
    gold.updated('hotel.reservations', only, { status: 'CANCELLED' }),
  )
  ask('delete', `delete the hotel review ${reviews[4]!.id}`, gold.removed('hotel.reviews', reviews[4]!))
  ask('delete', `remove housekeeping task ${idle.id}`, gold.removed('hotel.housekeepingTasks', idle))
  ask(
    'delete',
    `delete guest ${nameOf(guests[72]!)}, she asked us to`,
    either(gold.removed('hotel.guests', guests[72]!), pending()),
  )
}

function decline({ ask }: Builder, { hotel }: Facts): void {
  const { guests, reservations } = hotel
  ask('unanswerable', "what's the wifi password at Alpenblick?", unknown())
  ask('unanswerable', 'what is on the dinner menu tonight', unknown())
  ask('unanswerable', 'Which guests are vegetarian?', unknown())
  ask('unanswerable', 'how many parking spaces does Seabreeze Palace have', unknown())
  const often = pick.nth(
    guests,
    one => reservations.filter(other => other.guestId === one.id && ['CONFIRMED', 'PENDING'].includes(other.status)).length > 1, // oxfmt-ignore
    0,
  )
  ask('ambiguous', `cancel the reservation of ${nameOf(often)}`, either(clarify(), gold.all(nowrite(), unknown())))
  ask('ambiguous', 'check the guest out', either(clarify(), gold.all(nowrite(), unknown())))
  ask('smalltalk', 'you are a star, thank you :)', gold.smalltalk())
  ask('smalltalk', 'hello from the front desk', gold.smalltalk())
}
