import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, nameOf, person, refusesPages } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { sumOf } from './communitycentre-readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Conversations with the community centre, changes, and what cannot be answered. */
export function talkCommunitycentre(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { communitycentre }: Facts): void {
  const { hallRooms, hallClasses, hallVolunteers } = communitycentre
  const tuesday = hallClasses.filter(one => one.weekday === 'tuesday')
  const free = tuesday.filter(one => one.placesLeft > 0)
  const wished = pick.nth(free, one => one.title.includes('French'))
  talk(
    'followup',
    ['Which classes do we have on Tuesdays?', gold.set(tuesday)],
    ['Which of them still have places left?', gold.set(free)],
    [`What does ${wished.title} cost?`, sumOf(wished, 'price', wished.price)],
  )
  const room = pick.nth(hallRooms, one => one.name === 'Engine Room')
  talk(
    'followup',
    [`How many people can we have in the ${room.name}?`, gold.either(gold.count(room.capacity, { field: 'capacity' }), gold.all(gold.record(room), gold.mentions([String(room.capacity)])))], // oxfmt-ignore
    ["And what's the hourly rate?", sumOf(room, 'hourlyRate', room.hourlyRate)],
    ['Does it have a hearing loop?', gold.yes(room.equipment.includes('hearing_loop'))],
  )
  const first = hallVolunteers.toSorted((one, other) => (one.joinedOn < other.joinedOn ? -1 : 1))[0]!
  const [turn] = first.rota
  talk(
    'followup',
    ['Who has been volunteering here the longest?', toldPerson(first)],
    ['Which day is she on the rota?', told(first, gold.spelled(turn!.weekday, `${turn!.weekday}s`))],
    ['Has she got keys to the building?', gold.yes(first.hasKeys)],
  )
}

function write({ ask }: Builder, { communitycentre, day }: Facts): void {
  const { hallRooms, hallHirers, hallClasses, hallParticipants, hallVolunteers } = communitycentre
  const room = pick.nth(hallRooms, one => one.name === 'Garden Room')
  const gardeners = pick.nth(hallHirers, one => one.name === 'Whitcombe Gardening Club')
  ask('write', `Please book the ${room.name} for ${gardeners.name} on ${pick.dayShort(day(47))} from 7pm to 9:30pm. Purpose: plant sale.`, gold.created('communitycentre.hallHires', { room: room.id, hirer: gardeners.id, date: day(47), startTime: '19:00', endTime: '21:30', purpose: 'plant sale' })) // oxfmt-ignore
  const moved = person(hallParticipants, one => one.emergencyContact.relationship === 'friend', 2)
  ask('write', `${nameOf(moved)} has changed her mobile, the new number is 07700 900461. Can you put that in?`, gold.updated('communitycentre.hallParticipants', moved, { phone: '07700 900461' })) // oxfmt-ignore
  const leaving = person(hallVolunteers, one => one.lastName === 'Nash')
  ask('write', `Our volunteer ${nameOf(leaving)} has moved away, please delete his record.`, gold.removed('communitycentre.hallVolunteers', leaving)) // oxfmt-ignore
  const painting = pick.nth(hallClasses, one => one.title === 'Watercolours for Beginners')
  const newcomer = person(hallParticipants, one => one.emergencyContact.relationship === 'neighbour' && !painting.participants.includes(one.id), 1) // oxfmt-ignore
  const { participants, placesTaken, placesLeft } = painting
  ask('write', `Enrol ${nameOf(newcomer)} in ${painting.title} please.`, gold.updated('communitycentre.hallClasses', painting, { participants: [...participants, newcomer.id], placesTaken: placesTaken + 1, placesLeft: placesLeft - 1 })) // oxfmt-ignore
}

function decline({ ask }: Builder, { communitycentre }: Facts): void {
  const { hallClasses } = communitycentre
  ask('missing', 'Can you give me the contact details of the Harlequin Puppet Theatre?', gold.unknown())
  ask('unknown', 'How much did we spend on heating last winter?', gold.unknown())
  ask('unknown', 'Has anybody complained about the noise on Saturday night?', gold.unknown())
  ask('ambiguous', "What's our most popular class?", gold.either(gold.clarify(), champion(hallClasses, one => one.placesTaken, one => one.title))) // oxfmt-ignore
}

function chat({ ask }: Builder, { communitycentre }: Facts): void {
  const { hallRooms, hallPayments, hallTutors, hallVolunteers } = communitycentre
  ask('smalltalk', "Thanks, you've saved me a lot of phoning around!", gold.smalltalk())
  ask('browser', 'Go to our website and click on the Hire a Room button', refusesPages())
  const tutor = person(hallTutors, one => one.lastName === 'Okafor')
  ask('casual', `hiya whats ${nameOf(tutor).toLowerCase()}s email pls, need to tell him the sports hall is flooded`, told(tutor, tutor.email, 'email')) // oxfmt-ignore
  ask('multi', 'How many volunteers have we got, and how many of those hold keys?', gold.figures(gold.count(hallVolunteers.length), gold.count(hallVolunteers.filter(one => one.hasKeys).length))) // oxfmt-ignore
  const ballroom = pick.nth(hallRooms, one => one.name === 'Ballroom')
  const { hourlyRate, deposit } = ballroom
  ask('multi', "I've a bride on the phone: what do we charge an hour for the Ballroom and what is the deposit?", gold.either(gold.figures(gold.money(hourlyRate), gold.money(deposit)), gold.all(gold.record(ballroom), gold.mentions([String(hourlyRate)], [String(deposit)])))) // oxfmt-ignore
  ask('complete', 'Can I have every card payment on record? The whole list please, the auditor is here.', gold.set(hallPayments.filter(one => one.method === 'card'))) // oxfmt-ignore
}
