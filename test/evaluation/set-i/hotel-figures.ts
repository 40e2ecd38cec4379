import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { groups, more } from '../set-d/readings.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>
const words = (value: string) => gold.spelled(value, value.replaceAll('_', ' ').toLowerCase())
const nameOf = (one: { firstName: string; lastName: string }) => `${one.firstName} ${one.lastName}`

/** Questions that need several of its lists. */
export function relateHotel({ ask }: Builder, { hotel }: Facts): void {
  const { hotels, rooms, guests, reservations, employees, housekeepingTasks, reviews } = hotel
  const named = (name: string) => pick.nth(hotels, one => one.name === name)
  const roomOf = (id: number) => pick.find(rooms, id)
  const isAt = (roomId: number, name: string) => roomOf(roomId).hotelId === named(name).id
  ask(
    'join',
    'double rooms at Seabreeze Palace',
    gold.set(rooms.filter(one => one.hotelId === 1 && one.type === 'DOUBLE')),
  )
  const boss = pick.find(employees, named('The Copper Kettle').managerId)
  ask('join', 'who manages The Copper Kettle?', either(gold.text(nameOf(boss)), gold.record(boss)))
  const frequent = pick.find(guests, pick.sized(reservations, one => one.guestId, 3, 5).key)
  ask('join', `reservations of ${nameOf(frequent)}`, gold.set(reservations.filter(one => one.guestId === frequent.id)))
  ask(
    'join',
    'housekeeping tasks at Hotel Miramar Nova that are still to do',
    gold.set(housekeepingTasks.filter(one => isAt(one.roomId, 'Hotel Miramar Nova') && one.status === 'TODO')),
  )
  const reviewed = (name: string) =>
    reviews.filter(one => isAt(pick.find(reservations, one.reservationId).roomId, name))
  ask('join', 'reviews of Nordlys Inn', gold.set(reviewed('Nordlys Inn')))
  const spoilt = new Set(reservations.filter(one => roomOf(one.roomId).type === 'SUITE').map(one => one.guestId))
  ask('join', 'which guests booked a suite?', gold.set(guests.filter(one => spoilt.has(one.id))))
  const dutch = new Set(guests.filter(one => one.nationality === 'Dutch').map(one => one.id))
  ask('join', 'reservations made by Dutch guests', gold.set(reservations.filter(one => dutch.has(one.guestId))))
  const porter = pick.nth(employees, one => one.role !== 'MANAGER', 11)
  const place = pick.find(hotels, porter.hotelId)
  ask('join', `in which hotel does ${nameOf(porter)} work`, either(gold.text(place.name), gold.record(place)))
  ask(
    'join',
    'receptionists in Porto',
    gold.set(employees.filter(one => one.role === 'RECEPTIONIST' && pick.find(hotels, one.hotelId).city === 'Porto')),
  )
  const cleaner = pick.find(employees, pick.rank(housekeepingTasks, one => one.assigneeId)[1]!.key)
  ask(
    'join',
    `what housekeeping tasks are assigned to ${nameOf(cleaner)}?`,
    gold.set(housekeepingTasks.filter(one => one.assigneeId === cleaner.id)),
  )
  const seen = new Set(reservations.map(one => one.guestId))
  ask('join', 'guests who have never made a reservation', gold.set(guests.filter(one => !seen.has(one.id))))
  const inside = new Set(reservations.filter(one => one.status === 'CHECKED_IN').map(one => one.guestId))
  ask('join', 'which guests are checked in right now', gold.set(guests.filter(one => inside.has(one.id))))
  ask(
    'join',
    'how many reservations do we have at Alpenblick',
    gold.count(reservations.filter(one => isAt(one.roomId, 'Alpenblick')).length),
  )
  ask(
    'join',
    'average review score of The Copper Kettle',
    gold.plain(pick.mean(reviewed('The Copper Kettle'), one => one.score)),
  )
  const loyal = pick.rank(reservations, one => one.guestId).filter(({ rows }) => rows.length > 4)
  ask(
    'group',
    'guests with more than 4 reservations',
    either(
      gold.set(loyal.map(({ key }) => pick.find(guests, key))),
      groups(loyal.map(({ key, rows }) => [nameOf(pick.find(guests, key)), rows.length])),
    ),
  )
  ask(
    'group',
    'average price per night for each hotel',
    gold.map(
      hotels.map(one => [
        one.name,
        pick.mean(
          rooms.filter(room => room.hotelId === one.id),
          room => room.pricePerNight,
        ),
      ]),
      'money',
    ),
  )
  ask(
    'group',
    'headcount per hotel',
    gold.map(hotels.map(one => [one.name, employees.filter(other => other.hotelId === one.id).length])),
  )
  ask(
    'group',
    'number of reservations by hotel',
    gold.map(hotels.map(one => [one.name, reservations.filter(other => isAt(other.roomId, one.name)).length])),
  )
}

/** Figures, groups and comparisons. */
export function countHotel({ ask }: Builder, { hotel }: Facts): void {
  const { hotels, rooms, guests, reservations, employees, housekeepingTasks, reviews } = hotel
  const of = (type: string) => rooms.filter(one => one.type === type)
  const at = (status: string) => reservations.filter(one => one.status === status)
  ask('aggregate', 'how many guests do we have on file?', gold.count(guests.length))
  ask('aggregate', 'average price of a suite per night', gold.money(pick.mean(of('SUITE'), one => one.pricePerNight)))
  ask(
    'aggregate',
    'total price of all checked-out reservations',
    gold.money(pick.sum(at('CHECKED_OUT'), one => one.totalPrice)),
  )
  ask(
    'aggregate',
    'What do the chefs cost us per month in salaries, all together?',
    gold.money(
      pick.sum(
        employees.filter(one => one.role === 'CHEF'),
        one => one.monthlySalary,
      ),
    ),
  )
  ask(
    'aggregate',
    'median nightly price of the double rooms',
    gold.money(pick.median(of('DOUBLE'), one => one.pricePerNight)),
  )
  const nights = pick.mean(
    at('CHECKED_OUT'),
    one => (Date.parse(one.checkOutDate) - Date.parse(one.checkInDate)) / 86_400_000,
  )
  ask('aggregate', 'average length of stay of checked out reservations', gold.plain(nights))
  ask('aggregate', 'whats the highest review score we ever got', gold.plain(pick.most(reviews, one => one.score)))
  ask(
    'share',
    'what share of reservations got cancelled?',
    gold.percent(pick.ratio(at('CANCELLED').length, reservations.length)),
  )
  ask(
    'share',
    'percentage of guests that opted in to the newsletter',
    gold.percent(pick.ratio(guests.filter(one => one.newsletterOptIn).length, guests.length)),
  )
  ask(
    'group',
    'rooms per type in the hotels',
    gold.map(pick.rank(rooms, one => one.type).map(({ key, rows }) => [key, rows.length])),
  )
  ask(
    'group',
    'reservations by channel',
    gold.map(pick.rank(reservations, one => one.channel).map(({ key, rows }) => [words(key), rows.length])),
  )
  ask(
    'group',
    'sum of total price per channel',
    gold.map(
      pick.rank(reservations, one => one.channel).map(({ key, rows }) => [words(key), pick.sum(rows, one => one.totalPrice)]), // oxfmt-ignore
      'money',
    ),
  )
  ask(
    'group',
    'how many guests of each nationality?',
    gold.map(pick.rank(guests, one => one.nationality).map(({ key, rows }) => [key, rows.length])),
  )
  ask(
    'group',
    'avg monthly salary by role at the hotels',
    gold.map(
      pick.rank(employees, one => one.role).map(({ key, rows }) => [words(key), pick.mean(rows, one => one.monthlySalary)]), // oxfmt-ignore
      'money',
    ),
  )
  const type = (key: string) => housekeepingTasks.filter(one => one.type === key).length
  ask(
    'compare',
    'are there more deep cleans or more linen changes?',
    more([words('DEEP_CLEAN'), type('DEEP_CLEAN')], [words('LINEN_CHANGE'), type('LINEN_CHANGE')]),
  )
  const price = (key: string) => pick.mean(of(key), one => one.pricePerNight)
  ask(
    'compare',
    'which is dearer on average, a twin or a double room',
    more([gold.spelled('TWIN'), price('TWIN')], [gold.spelled('DOUBLE'), price('DOUBLE')], { unit: 'money' }),
  )
  const tier = (key: string) => guests.filter(one => one.loyaltyTier === key).length
  ask(
    'compare',
    'do we have more gold or more platinum guests?',
    more([gold.spelled('GOLD'), tier('GOLD')], [gold.spelled('PLATINUM'), tier('PLATINUM')]),
  )
  ask(
    'several',
    'how many hotels and how many guests do we have?',
    gold.figures(gold.count(hotels.length), gold.count(guests.length)),
  )
  ask(
    'several',
    'number of suites plus their average price per night',
    gold.figures(gold.count(of('SUITE').length), gold.money(price('SUITE'))),
  )
}
