import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { told } from '../set-af/readings.ts'
import { apart, languageAs, sizes, spoken, topGroup, values } from '../set-s/choose.ts'
import { talkMaplibrary } from './maplibrary-talk.ts'

type Builder = ReturnType<typeof createQuestions>
type Library = Facts['maplibrary']
type Copy = Library['mapCopies'][number]
type Member = Library['mapMembers'][number]
type Booking = Library['mapBookings'][number]

/** Copies that were withdrawn may count or not where the question leaves it open. */
const held = (rows: Copy[], answer: (rows: Copy[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'withdrawn')], answer)
/** Members whose membership has ended, or is suspended, may count or not. */
const enrolled = (rows: Member[], answer: (rows: Member[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'lapsed'), rows.filter(one => one.status === 'active')], answer)
/** Bookings that were cancelled, or that nobody came for, may count or not. */
const booked = (rows: Booking[], answer: (rows: Booking[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'cancelled'), rows.filter(one => !['cancelled', 'no_show'].includes(one.status))], answer) // oxfmt-ignore

/** Set AV over the lending library of a geography society. */
export function askMaplibrary(facts: Facts): Question[] {
  const builder = createQuestions('av', 'maplibrary')
  list(builder, facts)
  number(builder, facts)
  group(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkMaplibrary(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { maplibrary }: Facts): void {
  const { mapItems, mapCopies, mapLoans, mapMembers } = maplibrary
  ask('list', 'Show me every atlas we have in the catalogue.', gold.set(mapItems.filter(one => one.itemType === 'atlas'))) // oxfmt-ignore
  ask(
    'list',
    'What languages is our collection in?',
    values(mapItems, one => one.language, languageAs),
  )
  ask('filter', 'Which copies are away for repair at the moment?', gold.set(mapCopies.filter(one => one.status === 'in_repair'))) // oxfmt-ignore
  ask('filter', 'Wall maps of Africa, please', gold.set(mapItems.filter(one => one.itemType === 'wall_map' && one.region === 'africa'))) // oxfmt-ignore
  const group = pick.sized(mapMembers.filter(one => one.membershipLevel === 'fellow'), one => one.town, 4, 6) // oxfmt-ignore
  ask(
    'filter',
    `Which of our fellows live in ${group.key}?`,
    enrolled(group.rows, rows => gold.set(rows)),
  )
  ask('complete', 'I need a list of all loans with a fine that is still unpaid, every single one.', gold.set(mapLoans.filter(one => one.fineStatus === 'unpaid'))) // oxfmt-ignore
  const dear = mapCopies.filter(one => (one.purchasePrice ?? 0) > 180)
  ask(
    'threshold',
    'List the copies that cost us more than £180.',
    held(dear, rows => gold.set(rows)),
  )
}

function number({ ask }: Builder, { maplibrary, today }: Facts): void {
  const { mapItems, mapCopies, mapLoans, mapMembers, mapBookings } = maplibrary
  const students = mapMembers.filter(one => one.membershipLevel === 'student')
  ask(
    'count',
    'How many student members have we got?',
    enrolled(students, rows => gold.count(rows.length)),
  )
  ask('count', 'How often did somebody book a reading room and then not show up?', gold.count(mapBookings.filter(one => one.status === 'no_show').length)) // oxfmt-ignore
  const out = mapLoans.filter(one => one.returnedAt === null)
  const late = out.filter(one => one.dueOn < today)
  ask('multi', 'How many loans are out right now, and how many of those are overdue?', gold.figures(gold.count(out.length), gold.count(late.length))) // oxfmt-ignore
  ask(
    'top',
    'What is the oldest thing in our collection?',
    gold.smallest(mapItems, one => one.publishedYear),
  )
  ask('top', 'Which publisher do we have the most titles from?', topGroup(mapItems, one => one.publisher.name, gold.spelled)) // oxfmt-ignore
  const times = (id: string) => mapLoans.filter(one => one.memberId === id).length
  ask('top', 'Who are the three members that borrow the most?', gold.ordered(mapMembers, one => times(one.id), { count: 3 })) // oxfmt-ignore
  ask('aggregate', 'What did we pay for a copy on average?', held(mapCopies, rows => gold.money(pick.mean(rows, one => one.purchasePrice)))) // oxfmt-ignore
  ask('aggregate', 'How much money is still owed to us in unpaid fines?', gold.money(pick.sum(mapLoans.filter(one => one.fineStatus === 'unpaid'), one => one.fineAmount))) // oxfmt-ignore
  ask('aggregate', 'What percentage of our copies is in fragile condition?', held(mapCopies, rows => gold.percent(pick.ratio(rows.filter(one => one.condition === 'fragile').length, rows.length)))) // oxfmt-ignore
}

function group({ ask }: Builder, { maplibrary }: Facts): void {
  const { mapItems, mapCopies, mapBookings } = maplibrary
  ask('group', 'How many items do we have for each region?', gold.map(sizes(mapItems, one => one.region)))
  ask('group', 'Break the reading room bookings down by purpose', booked(mapBookings, rows => gold.map(sizes(rows, one => one.purpose)))) // oxfmt-ignore
  const stored = mapCopies.filter(one => ['closed_stacks', 'map_room'].includes(one.location))
  ask('compare', 'Do we keep more copies in the closed stacks or in the map room?', held(stored, rows => topGroup(rows, one => one.location))) // oxfmt-ignore
}

function join({ ask }: Builder, { maplibrary }: Facts): void {
  const { mapItems, mapLoans, mapMembers, mapBookings } = maplibrary
  const itemOf = (one: { item: { id: string } }) => pick.find(mapItems, one.item.id)
  const borrowers = (rows: typeof mapLoans) => pick.distinct(rows.map(one => pick.find(mapMembers, one.memberId)))
  const out = mapLoans.filter(one => one.returnedAt === null)
  ask('join', 'Which members have an atlas out on loan at the moment?', gold.set(borrowers(out.filter(one => itemOf(one).itemType === 'atlas')))) // oxfmt-ignore
  const popular = pick.sized(mapLoans, one => one.item.title, 4, 6, 1)
  ask('join', `Who has borrowed "${popular.key}" so far?`, gold.set(borrowers(popular.rows)))
  const author = pick.sized(mapItems.flatMap(one => one.authors), one => one.name, 4, 5, 1).key // oxfmt-ignore
  ask('join', `What do we have by ${author}?`, gold.set(mapItems.filter(one => one.authors.some(({ name }) => name === author)))) // oxfmt-ignore
  const townOf = (one: { memberId: string }) => pick.find(mapMembers, one.memberId).town
  const town = pick.rank(mapLoans, townOf)[1]!
  ask('join', `How many loans have gone to members from ${town.key}?`, gold.count(town.rows.length))
  ask(
    'join',
    'Items on which region get borrowed the most?',
    topGroup(mapLoans, one => itemOf(one).region),
  )
  const asked = pick.nth(mapItems, one => one.region === 'north_america' && one.itemType === 'book')
  ask('lookup', `What is the shelfmark of ${asked.title}?`, told(asked, asked.shelfmark, 'shelfmark'))
  const booking = pick.nth(mapBookings, one => one.status === 'attended' && one.room === 'rare_materials_room', 3)
  ask('lookup', `Which room was booking ${booking.reference} for?`, told(booking, gold.spelled(booking.room, spoken(booking.room), ...apart(booking.room).alternatives), 'room')) // oxfmt-ignore
}

function date({ ask }: Builder, { maplibrary, today, day }: Facts): void {
  const { mapLoans, mapMembers } = maplibrary
  const out = mapLoans.filter(one => one.returnedAt === null)
  ask('date', 'Which loans are due back within the next 7 days?', pick.setWithin(out, one => one.dueOn, today, day(7))) // oxfmt-ignore
  const month = pick.shiftMonth(pick.month(today)!, -2)
  ask('date', `How many loans did we make in ${pick.monthName(month)}?`, gold.count(mapLoans.filter(one => pick.month(one.borrowedAt) === month).length)) // oxfmt-ignore
  const joined = mapMembers.filter(one => pick.year(one.joinedOn) === pick.year(today))
  ask(
    'date',
    'Who has joined the society since the start of this year?',
    enrolled(joined, rows => gold.set(rows)),
  )
}
