import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { nameOf, person, refusesPages } from '../set-s/choose.ts'
import { called } from '../set-w/choose.ts'
import { place } from './readings.ts'

const { either, clarify, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations of those who plan an airline's crews, changes, and what cannot be answered. */
export function talkAircrew(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
}

function converse({ talk }: Builder, { aircrew, day }: Facts): void {
  const { airports, crewMembers, flights, absences } = aircrew
  const tomorrow = flights.filter(one => one.departsAt >= day(1) && one.departsAt < day(2))
  const kept = tomorrow.filter(one => one.status !== 'cancelled')
  const origin = pick.rank(kept, one => one.originId)[0]!
  const from = (rows: typeof flights) => rows.filter(one => one.originId === origin.key)
  talk(
    'followup',
    ['Which flights do we have tomorrow?', eachReading([tomorrow, kept], gold.set)],
    [`Which of them depart from ${pick.find(airports, origin.key).city}?`, eachReading([from(tomorrow), from(kept)], gold.set)], // oxfmt-ignore
  )
  const asked = absences.filter(one => one.status === 'requested')
  const holidays = asked.filter(one => one.reason === 'vacation')
  talk(
    'followup',
    ['How many absences have been requested but not decided yet?', gold.count(asked.length)],
    ['How many of those are vacation?', gold.count(holidays.length)],
    ['Which one starts first?', gold.smallest(holidays, one => one.startsOn)],
  )
  const known = person(crewMembers, one => one.rank === 'captain', 7)
  const base = pick.find(airports, known.baseId)
  const peers = crewMembers.filter(one => one.baseId === base.id)
  talk(
    'followup',
    [`Show me the record of ${nameOf(known)}.`, gold.record(known)],
    ['Where are they based?', called(base, ...place(base))],
    ['How many crew members are based there in total?', gold.count(peers.length)],
    ['And how many of those are cabin crew?', gold.count(peers.filter(one => one.rank === 'cabinCrew').length)],
  )
}

function write({ ask, talk }: Builder, { aircrew, today, day }: Facts): void {
  const { aircraft, crewMembers, flights, duties, absences } = aircrew
  const ill = person(crewMembers, one => absences.every(own => own.crewMemberId !== one.id), 5)
  ask('write', `${nameOf(ill)} has called in sick from today until ${pick.dayName(day(3))}, please enter it`, gold.created('aircrew.absences', { crewMemberId: ill.id, reason: 'sick', startsOn: today, endsOn: day(3) })) // oxfmt-ignore
  const bare = pick.nth(flights, one => one.aircraftId === null && one.status === 'scheduled', 4)
  const plane = aircraft.find(one => one.registration === 'CS-MRG')!
  ask('write', `Assign CS-MRG to flight ${bare.flightNumber} on ${pick.dayName(bare.departsAt)}.`, gold.updated('aircrew.flights', bare, { aircraftId: plane.id })) // oxfmt-ignore
  const hopeful = person(crewMembers, one => absences.filter(own => own.crewMemberId === one.id && own.status === 'requested').length === 1, 2) // oxfmt-ignore
  const wish = absences.find(one => one.crewMemberId === hopeful.id && one.status === 'requested')!
  ask('write', `Approve the absence that ${nameOf(hopeful)} has requested.`, gold.updated('aircrew.absences', wish, { status: 'approved' })) // oxfmt-ignore
  const planned = pick.nth(duties, one => one.status === 'planned' && pick.find(flights, one.flightId).departsAt >= day(1), 9) // oxfmt-ignore
  talk(
    'write',
    [`Delete duty ${planned.id}, but let me confirm it first.`, gold.pending()],
    ["Yes, that's the one, delete it.", gold.removed('aircrew.duties', planned)],
  )
}

function decline({ ask }: Builder, facts: Facts): void {
  const { airports, crewMembers } = facts.aircrew
  ask('missing', `When does the passport of ${nameOf(person(crewMembers, one => one.rank === 'captain', 2))} expire?`, unknown()) // oxfmt-ignore
  ask('unknown', 'Who is the purser on flight MR999 tomorrow?', unknown())
  const twins = pick.rank(crewMembers, nameOf).find(one => one.rows.length > 1)!
  const bases = pick.distinct(twins.rows.map(one => pick.find(airports, one.baseId)))
  ask('ambiguous', `Which base does ${twins.key} belong to?`, either(gold.set(twins.rows), gold.set(bases), gold.set(bases.map(one => gold.spelled(...place(one)))), clarify())) // oxfmt-ignore
  ask('browser', 'Open the page of Lisbon airport in the browser and click on departures', refusesPages())
  const lisbon = airports.find(one => one.city === 'Lisbon')!
  ask('casual', 'any part time pursers in lisbon?', casually(crewMembers.filter(one => one.rank === 'purser' && one.contract === 'partTime' && one.baseId === lisbon.id))) // oxfmt-ignore
}
/** "Any such?": that there are some, or which. */
const casually = (rows: object[]) => either(gold.yes(rows.length > 0), gold.set(rows))
