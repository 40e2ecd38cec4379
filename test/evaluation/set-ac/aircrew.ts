import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { groups } from '../set-d/readings.ts'
import { measures, nameOf, person, values } from '../set-s/choose.ts'
import { called } from '../set-w/choose.ts'
import { these } from '../set-z/choose.ts'
import { talkAircrew } from './aircrew-talk.ts'
import { place } from './readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AC over the crew rostering of an airline. */
export function askAircrew(facts: Facts): Question[] {
  const builder = createQuestions('ac', 'aircrew')
  list(builder, facts)
  number(builder, facts)
  group(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkAircrew(builder, facts)
  return builder.questions
}

const inCity = ({ aircrew }: Facts, city: string) => aircrew.airports.find(one => one.city === city)!
/** "Our aircraft": all, and those that are not stored. */
const planes = ({ aircrew: { aircraft } }: Facts) => [aircraft, aircraft.filter(one => one.status !== 'stored')]

function list({ ask }: Builder, facts: Facts): void {
  const { crewMembers, aircraft } = facts.aircrew
  ask(
    'list',
    'What aircraft models are in our fleet?',
    values(aircraft, one => one.model, gold.spelled),
  )
  const porto = inCity(facts, 'Porto')
  ask('filter', 'Which captains are based in Porto?', gold.set(crewMembers.filter(one => one.rank === 'captain' && one.baseId === porto.id))) // oxfmt-ignore
  ask('filter', 'Instructors who are not captains', gold.set(crewMembers.filter(one => one.isInstructor && one.rank !== 'captain'))) // oxfmt-ignore
  ask('filter', 'Which first officers do speak French or German?', gold.set(crewMembers.filter(one => one.rank === 'firstOfficer' && (one.languages.includes('French') || one.languages.includes('German'))))) // oxfmt-ignore
}

function number({ ask }: Builder, facts: Facts): void {
  const { airports, crewMembers, flights } = facts.aircrew
  ask('count', 'How many pilots do we have, captains and first officers together?', gold.count(crewMembers.filter(one => one.rank === 'captain' || one.rank === 'firstOfficer').length)) // oxfmt-ignore
  const bare = flights.filter(one => one.aircraftId === null)
  ask('count', 'How many flights have no aircraft assigned yet?', eachReading([bare, bare.filter(one => one.status !== 'cancelled')], rows => gold.count(rows.length))) // oxfmt-ignore
  ask('top', 'Who are the three captains with the most flight hours?', gold.ordered(crewMembers.filter(one => one.rank === 'captain'), one => one.flightHours, { count: 3 })) // oxfmt-ignore
  ask('top', 'which plane has been in service the longest?', eachReading(planes(facts), rows => gold.smallest(rows, one => one.enteredServiceOn))) // oxfmt-ignore
  ask('aggregate', 'What is the median number of flight hours among our first officers?', gold.plain(pick.median(crewMembers.filter(one => one.rank === 'firstOfficer'), one => one.flightHours))) // oxfmt-ignore
  const landed = flights.filter(one => one.status === 'landed')
  const funchal = inCity(facts, 'Funchal')
  ask('aggregate', 'How many passengers have we flown to Funchal altogether?', gold.count(pick.sum(landed.filter(one => one.destinationId === funchal.id), one => one.passengers))) // oxfmt-ignore
  ask('aggregate', 'What percentage of the landed flights was more than 15 minutes late?', gold.percent(pick.ratio(landed.filter(one => one.delayMinutes! > 15).length, landed.length))) // oxfmt-ignore
  const runway = (city: string) => airports.find(one => one.city === city)!.runwayLengthMetres
  ask('compare', 'Is the runway in Funchal longer than the one in Bilbao?', gold.yes(runway('Funchal') > runway('Bilbao'))) // oxfmt-ignore
  const [one, other] = [0, 5].map(index => person(crewMembers, own => own.rank === 'purser', index)) as [typeof crewMembers[number], typeof crewMembers[number]] // oxfmt-ignore
  const [winner] = [one, other].toSorted((first, second) => second.flightHours - first.flightHours)
  ask('compare', `Who has more flight hours, ${nameOf(one)} or ${nameOf(other)}?`, called(winner!, nameOf(winner!)))
}

function group({ ask }: Builder, { aircrew }: Facts): void {
  const { airports, crewMembers, flights, duties } = aircrew
  const perAirport = <T>(rows: T[], key: (row: T) => string): [gold.Spelled, number][] =>
    airports.map((one): [gold.Spelled, number] => [gold.spelled(...place(one)), rows.filter(row => key(row) === one.id).length]).filter(([, size]) => size > 0) // oxfmt-ignore
  ask('group', 'How many crew members are stationed at each base?', gold.map(perAirport(crewMembers, one => one.baseId))) // oxfmt-ignore
  ask('group', 'avg flight hours per rank', gold.map(measures(crewMembers, one => one.rank, own => pick.mean(own, one => one.flightHours)), 'plain')) // oxfmt-ignore
  const landed = flights.filter(one => one.status === 'landed')
  ask('group', 'Number of landed flights for each destination', gold.map(perAirport(landed, one => one.destinationId)))
  const flown = duties.filter(one => one.status === 'flown')
  const often = crewMembers.map(one => ({ one, size: flown.filter(own => own.crewMemberId === one.id).length })).filter(({ size }) => size > 10) // oxfmt-ignore
  ask('group', 'Which crew members have flown more than 10 duties?', gold.either(gold.set(often.map(({ one }) => one)), groups(often.map(({ one, size }) => [nameOf(one), size])))) // oxfmt-ignore
}

function join({ ask }: Builder, facts: Facts): void {
  const { aircrew, day } = facts
  const { airports, aircraft, crewMembers, flights, duties, absences } = aircrew
  const next = flights.find(one => one.departsAt >= day(1) && one.status !== 'cancelled' && one.departsAt < day(2))!
  const seat = duties.find(one => one.flightId === next.id && one.position === 'commander')!
  const commander = pick.find(crewMembers, seat.crewMemberId)
  ask('join', `Who is the commander on flight ${next.flightNumber} tomorrow?`, gold.either(called(commander, nameOf(commander)), gold.all(gold.record(seat), gold.mentions([nameOf(commander)])))) // oxfmt-ignore
  const past = pick.nth(flights, one => one.status === 'landed', 50)
  const plane = pick.find(aircraft, past.aircraftId!)
  ask('join', `Which aircraft flew ${past.flightNumber} on ${pick.dayName(past.departsAt)}?`, called(plane, plane.registration)) // oxfmt-ignore
  ask('join', 'Which captains have no absences at all in the system?', gold.set(crewMembers.filter(one => one.rank === 'captain' && absences.every(own => own.crewMemberId !== one.id)))) // oxfmt-ignore
  const bases = airports.filter(one => one.isCrewBase)
  const taught = (id: string) => crewMembers.filter(one => one.baseId === id && one.isInstructor).length
  const best = bases.toSorted((one, other) => taught(other.id) - taught(one.id)).filter((one, _, all) => taught(one.id) === taught(all[0]!.id)) // oxfmt-ignore
  ask('join', 'Which base has the most instructors?', gold.either(gold.record(...best), ...best.map(one => gold.text(gold.spelled(...place(one)))))) // oxfmt-ignore
  const captain = person(crewMembers, one => one.rank === 'captain', 4)
  const flown = duties.filter(one => one.crewMemberId === captain.id && one.status === 'flown')
  const used = pick.distinct(flown.map(one => pick.find(aircraft, pick.find(flights, one.flightId).aircraftId!)))
  ask(
    'join',
    `Which aircraft has ${nameOf(captain)} flown so far?`,
    these(used, one => one.registration),
  )
  const pilot = person(crewMembers, one => one.rank === 'firstOfficer', 8)
  ask('lookup', `When does the medical of ${nameOf(pilot)} expire?`, gold.text(pick.dayAs(pilot.medicalExpiresOn!), 'medicalExpiresOn')) // oxfmt-ignore
  const fluent = person(crewMembers, one => one.languages.length > 2 && one.rank === 'purser', 1)
  ask('lookup', `What languages does ${nameOf(fluent)} speak?`, gold.either(gold.set(fluent.languages), gold.all(gold.record(fluent), gold.mentions(...fluent.languages.map(one => [one]))))) // oxfmt-ignore
}

function date({ ask }: Builder, { aircrew, day, today }: Facts): void {
  const { aircraft, crewMembers, flights, absences } = aircrew
  ask('date', 'Whose medical runs out within the next 60 days?', pick.setWithin(crewMembers, one => one.medicalExpiresOn, day(0), day(60))) // oxfmt-ignore
  const away = absences.filter(one => one.reason === 'vacation' && one.startsOn <= today && one.endsOn >= today)
  const granted = away.filter(one => one.status === 'approved')
  const people = (rows: typeof absences) => pick.distinct(rows.map(one => pick.find(crewMembers, one.crewMemberId)))
  ask('date', 'Who is on approved vacation today?', gold.either(gold.set(people(granted)), gold.set(granted)))
  const month = pick.rank(aircraft, one => pick.month(one.nextCheckOn))[0]!
  ask('date', `Which aircraft have their next check in ${pick.monthName(month.key)}?`, gold.set(month.rows))
  ask('threshold', 'Flights that landed more than an hour late', gold.set(flights.filter(one => one.status === 'landed' && one.delayMinutes! > 60))) // oxfmt-ignore
}
