import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, measures, nameOf, person, sizes } from '../set-s/choose.ts'
import { booked } from './communitycentre-readings.ts'
import { talkCommunitycentre } from './communitycentre-talk.ts'

type Builder = ReturnType<typeof createQuestions>
const named = <T extends { name: string }>(rows: readonly T[], name: string): T => pick.nth(rows, one => one.name === name) // oxfmt-ignore

/** Set BG over a town's community centre. */
export function askCommunitycentre(facts: Facts): Question[] {
  const builder = createQuestions('bg', 'communitycentre')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkCommunitycentre(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { communitycentre }: Facts): void {
  const { hallRooms, hallTutors, hallHires, hallVolunteers } = communitycentre
  ask('list', "I'm new here, can you show me all the rooms we have?", gold.set(hallRooms))
  ask('list', 'Who are our tutors?', gold.set(hallTutors))
  ask('filter', 'Which rooms have a piano in them?', gold.set(hallRooms.filter(one => one.equipment.includes('piano')))) // oxfmt-ignore
  ask('filter', 'Show me the bookings that are still only provisional.', gold.set(hallHires.filter(one => one.status === 'provisional'))) // oxfmt-ignore
  ask('filter', 'I need the names of the volunteers who are first aiders', gold.set(hallVolunteers.filter(one => one.isFirstAider))) // oxfmt-ignore
  ask('threshold', 'Somebody wants a do for more than 80 people. Which rooms are big enough to hold that many?', gold.set(hallRooms.filter(one => one.capacity > 80))) // oxfmt-ignore
}

function number({ ask }: Builder, { communitycentre }: Facts): void {
  const { hallRooms, hallHirers, hallHires, hallPayments, hallClasses, hallParticipants } = communitycentre
  ask('count', 'How many of our hirers are charities?', gold.count(hallHirers.filter(one => one.hirerType === 'charity').length)) // oxfmt-ignore
  ask('count', 'How many classes are running at the moment?', gold.count(hallClasses.filter(one => one.status === 'running').length)) // oxfmt-ignore
  ask('top', 'What are our three dearest rooms by the hour?', gold.ordered(hallRooms, one => one.hourlyRate, { count: 3 })) // oxfmt-ignore
  ask('top', 'Which hirer books rooms with us most often?', booked(hallHires, rows => champion(hallHirers, one => rows.filter(hire => hire.hirer === one.id).length, one => one.name))) // oxfmt-ignore
  const ballroom = named(hallRooms, 'Ballroom')
  const done = hallHires.filter(one => one.room === ballroom.id && one.status === 'completed')
  ask('aggregate', 'How much did we charge in total for the completed hires of the Ballroom?', gold.money(pick.sum(done, one => one.charge))) // oxfmt-ignore
  ask('aggregate', 'On average, what does an hour in one of our meeting rooms cost?', gold.money(pick.mean(hallRooms.filter(one => one.roomType === 'meeting_room'), one => one.hourlyRate))) // oxfmt-ignore
  ask('group', 'Where do our participants live? Please give me a count for each town.', gold.map(sizes(hallParticipants, one => one.address.town, gold.spelled))) // oxfmt-ignore
  ask('group', 'For the year-end I need the total amount received by payment method, all payments to date', gold.map(measures(hallPayments, one => one.method, own => pick.sum(own, one => one.amount)), 'money')) // oxfmt-ignore
  const orchard = named(hallRooms, 'Orchard Room')
  const times = (rows: typeof hallHires, id: number) => rows.filter(one => one.room === id).length
  ask('compare', 'Does the Ballroom get booked more often than the Orchard Room?', booked(hallHires, rows => gold.yes(times(rows, ballroom.id) > times(rows, orchard.id)))) // oxfmt-ignore
}

function join({ ask }: Builder, { communitycentre }: Facts): void {
  const { hallRooms, hallHirers, hallHires, hallPayments, hallTutors, hallClasses, hallParticipants } = communitycentre
  const teacher = person(hallTutors, one => one.lastName === 'Bartram')
  ask('join', `Which classes does ${nameOf(teacher)} teach?`, gold.set(hallClasses.filter(one => one.tutor === teacher.id))) // oxfmt-ignore
  const painting = pick.nth(hallClasses, one => one.title === 'Wheel Throwing')
  ask('join', `Print me the register for ${painting.title}, I want everyone who is enrolled.`, gold.set(hallParticipants.filter(one => painting.participants.includes(one.id)))) // oxfmt-ignore
  const studio = named(hallRooms, 'Mirror Studio')
  const clubsIn = (rows: typeof hallHires) => hallHirers.filter(one => one.hirerType === 'club' && rows.some(hire => hire.hirer === one.id && hire.room === studio.id)) // oxfmt-ignore
  ask('join', 'What clubs have bookings for the Mirror Studio, past or future?', booked(hallHires, rows => gold.set(clubsIn(rows)))) // oxfmt-ignore
  const pantry = named(hallHirers, 'Vale Food Pantry')
  const paid = hallPayments.filter(one => pick.find(hallHires, one.hire).hirer === pantry.id)
  ask('join', `How much money have we had from ${pantry.name} so far?`, gold.money(pick.sum(paid, one => one.amount)))
  const ill = person(hallTutors, one => one.lastName === 'Delgado')
  const own = hallClasses.filter(one => one.tutor === ill.id)
  ask('join', `${nameOf(ill)} is off sick this week. Which participants are in her classes?`, gold.set(hallParticipants.filter(one => own.some(({ participants }) => participants.includes(one.id))))) // oxfmt-ignore
}

function lookup({ ask }: Builder, { communitycentre }: Facts): void {
  const { hallHirers, hallParticipants } = communitycentre
  const bridge = named(hallHirers, 'Whitcombe Bridge Club')
  ask('lookup', `What number can I reach ${bridge.name} on?`, told(bridge, bridge.contact.phone, 'phone'))
  const child = person(hallParticipants, one => one.emergencyContact.relationship === 'parent', 3)
  ask('lookup', `Who is down as the emergency contact for ${nameOf(child)}?`, told(child, child.emergencyContact.name))
}

function date({ ask }: Builder, { communitycentre, today, day }: Facts): void {
  const { hallHires, hallPayments, hallTutors } = communitycentre
  ask('date', 'Which hires have we got tomorrow?', gold.set(hallHires.filter(one => one.date === day(1))))
  const before = pick.shiftMonth(pick.month(today)!, -1)
  ask('date', 'How much came in in payments last month?', gold.money(pick.sum(hallPayments.filter(one => pick.month(one.paidOn) === before), one => one.amount))) // oxfmt-ignore
  ask('date', 'Whose DBS check runs out in the next 60 days?', pick.setWithin(hallTutors, one => one.dbsExpiresOn, today, day(60))) // oxfmt-ignore
}
