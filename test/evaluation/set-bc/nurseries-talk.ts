import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, nameOf, refusesPages } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { shiftDay } from '../services/days.ts'
import { isEnrolled, isOpen, type Booking, type Child, type Site } from './nurseries-readings.ts'

type Builder = ReturnType<typeof createQuestions>
const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const weekday = (on: string) => new Date(`${on}T00:00:00Z`).getUTCDay()
/** Thursday, December 10, 2026 */
const spokenDay = (on: string) => `${WEEK[weekday(on)]}, ${pick.dayName(on)}`

/** Conversations with the nurseries, changes, and what cannot be answered. */
export function talkNurseries(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { nurseries, today }: Facts): void {
  const { nurseryBookings, nurseryChildren, nurseryRooms, nurseryStaff } = nurseries
  const rooms = nurseryRooms.filter(one => one.site.name === 'Seapoint')
  const widest = rooms.toSorted((one, other) => other.capacity - one.capacity)[0]!
  const leader = pick.find(nurseryStaff, widest.leader!.id)
  talk(
    'followup',
    ['Which rooms are there at Seapoint?', gold.set(rooms)],
    ['Which of those has the most places?', told(widest, widest.name, 'name')],
    ['And who is in charge of it?', toldPerson(leader)],
  )
  const inRoom = (id: string) => nurseryChildren.filter(one => one.room?.id === id)
  const allergic = (id: string) => inRoom(id).filter(one => one.allergies.length > 0)
  const room = pick.nth(nurseryRooms, one => allergic(one.id).length > 1 && allergic(one.id).length < inRoom(one.id).length - 1, 2) // oxfmt-ignore
  const careful = allergic(room.id)[0]!
  const worker = pick.find(nurseryStaff, careful.keyWorker!.id)
  talk(
    'followup',
    [`Which children are in the ${room.name} room?`, gold.set(inRoom(room.id))],
    ['Do any of them have an allergy?', gold.set(allergic(room.id))],
    [`Who looks after ${careful.firstName} as key worker?`, toldPerson(worker)],
  )
  const monday = shiftDay(today, 8 - (weekday(today) || 7))
  const inWeek = (start: string) => nurseryBookings.filter(one => one.status === 'CONFIRMED' && one.date >= start && one.date <= shiftDay(start, 6)) // oxfmt-ignore
  const next = inWeek(shiftDay(monday, 7))
  talk(
    'followup',
    ['How many confirmed extra sessions do we have next week?', gold.count(inWeek(monday).length)],
    ['And the week after that?', gold.count(next.length)],
    ['Can you show me these?', gold.set(next)],
  )
}

function write({ ask }: Builder, { nurseries, today, day }: Facts): void {
  const { nurseryBookings, nurseryChildren, nurseryInvoices, nurseryRooms } = nurseries
  const date = pick.nth([day(9), day(10), day(11)], one => weekday(one) > 0 && weekday(one) < 6)
  const attends = (child: Child) => child.attendanceDays.includes(WEEK[weekday(date)]!.slice(0, 3).toUpperCase())
  const isBooked = (child: Child) => nurseryBookings.some(one => one.child.id === child.id && one.date === date)
  const extra = pick.nth(nurseryChildren, one => isEnrolled(one) && !attends(one) && !isBooked(one) && one.guardians.some(own => own.relationship === 'MOTHER'), 6) // oxfmt-ignore
  ask('write', `Please book an extra full day for ${nameOf(extra)} on ${spokenDay(date)}, mam just rang.`, gold.created('nurseries.nurseryBookings', { child: { id: extra.id }, date, session: 'FULL_DAY' })) // oxfmt-ignore
  const roomOf = (child: Child) => pick.find(nurseryRooms, child.room!.id)
  const toddler = pick.nth(nurseryChildren, one => isEnrolled(one) && roomOf(one).ageGroup === 'TODDLER', 5)
  const up = pick.nth(nurseryRooms, one => one.site.id === toddler.site.id && one.ageGroup === 'PRESCHOOL')
  ask('write', `${nameOf(toddler)} is ready to move up. Can you change the room from ${roomOf(toddler).name} to ${up.name}?`, gold.updated('nurseries.nurseryChildren', toddler, { room: { id: up.id } })) // oxfmt-ignore
  const draft = pick.nth(nurseryInvoices, one => one.status === 'DRAFT', 3)
  ask('write', `Draft invoice ${draft.number} was made by mistake, delete it please.`, gold.removed('nurseries.nurseryInvoices', draft)) // oxfmt-ignore
  const paying = pick.nth(nurseryInvoices, isOpen, 2)
  ask('write', `The money for ${paying.number} came in this morning. Mark that invoice as paid.`, gold.updated('nurseries.nurseryInvoices', paying, { status: 'PAID', paidOn: today })) // oxfmt-ignore
}

function decline({ ask }: Builder, { nurseries }: Facts): void {
  const { nurseryBookings, nurseryChildren, nurseryRooms, nurserySites } = nurseries
  ask('missing', 'Who runs the Otters room?', gold.unknown())
  ask('unknown', "What's for lunch on Thursday?", gold.unknown())
  const coming = (site: Site) => nurseryChildren.filter(one => isEnrolled(one) && one.site.id === site.id).length
  const places = (site: Site) => pick.sum(nurseryRooms.filter(one => one.site.id === site.id), one => one.capacity) // oxfmt-ignore
  const booked = (rows: Booking[]) => champion(nurserySites, site => rows.filter(one => one.site.id === site.id).length, one => one.name) // oxfmt-ignore
  ask('ambiguous', 'Which is our busiest nursery?', gold.either(
    gold.clarify(),
    champion(nurserySites, coming, one => one.name),
    champion(nurserySites, site => coming(site) / places(site), one => one.name),
    booked(nurseryBookings),
    booked(nurseryBookings.filter(one => one.status === 'CONFIRMED')),
  )) // oxfmt-ignore
}

function chat({ ask }: Builder, { nurseries }: Facts): void {
  const { nurseryChildren, nurseryGuardians, nurserySites, nurseryStaff } = nurseries
  ask('smalltalk', "Thanks a million, you're a star!", gold.smalltalk())
  ask('browser', 'Go to the Tusla website in the browser and open our last inspection report', refusesPages())
  const enrolled = nurseryChildren.filter(isEnrolled)
  const mothers = (child: Child) => child.guardians.filter(one => one.relationship === 'MOTHER')
  const cold = pick.nth(enrolled, one => mothers(one).length === 1 && /^[A-Za-z ]+$/.test(nameOf(one)) && one.guardians.length === 2, 9) // oxfmt-ignore
  const mother = pick.find(nurseryGuardians, mothers(cold)[0]!.guardian.id)
  ask('casual', `hiya need the number for ${nameOf(cold).toLowerCase()}s mam asap`, told(mother, mother.phone, 'phone'))
  const pebble = nurseryChildren.filter(one => one.site.name === 'Pebble House')
  ask('multi', 'How many kids are enrolled at Pebble House, and how many are on the waiting list there?', gold.figures(gold.count(pebble.filter(isEnrolled).length), gold.count(pebble.filter(one => one.status === 'WAITLISTED').length))) // oxfmt-ignore
  const bank = pick.nth(nurserySites, one => one.name === 'Canal Bank')
  const boss = pick.find(nurseryStaff, bank.manager!.id)
  ask('multi', "I'm covering at Canal Bank tomorrow. What's the address and who is the manager?", gold.either(gold.record(bank), gold.mentions([bank.address.street], [nameOf(boss)]))) // oxfmt-ignore
  ask(
    'complete',
    'I need the names of all enrolled children, every one of them, for the coat pegs.',
    gold.set(enrolled),
  )
}
