import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, nameOf, person, sizes, topGroup, values } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { attended, beside, employed, figureOf, said, standing, taken } from './hostelstaff-readings.ts'
import { talkHostelstaff } from './hostelstaff-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AX over the staff system of a charity that runs hostels. */
export function askHostelstaff(facts: Facts): Question[] {
  const builder = createQuestions('ax', 'hostelstaff')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkHostelstaff(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { hostelstaff }: Facts): void {
  const { hostelSites, hostelEmployees, hostelAbsences, hostelShifts, hostelTrainings } = hostelstaff
  ask('list', 'Show me all the hostels we run.', gold.set(hostelSites))
  ask('list', 'Which training courses have our staff been sent on?', attended(hostelTrainings, rows => values(rows, one => one.course, gold.spelled))) // oxfmt-ignore
  ask('filter', 'Who in the team is on a fixed-term contract?', employed(hostelEmployees.filter(one => one.contractType === 'fixed-term'), rows => gold.set(rows))) // oxfmt-ignore
  ask('filter', 'Which absence requests has nobody decided on yet?', gold.set(hostelAbsences.filter(one => one.status === 'requested'))) // oxfmt-ignore
  const open = hostelShifts.filter(one => one.status === 'open')
  const site = pick.find(hostelSites, pick.sized(open, one => one.hostelId, 2, 6, 1).key)
  ask('filter', `Show the open shifts at ${site.name}`, gold.set(open.filter(one => one.hostelId === site.id)))
  ask('threshold', 'Which employees are paid more than £37,000 a year?', employed(hostelEmployees.filter(one => (one.annualSalary ?? 0) > 37_000), rows => gold.set(rows))) // oxfmt-ignore
}

function number({ ask }: Builder, { hostelstaff }: Facts): void {
  const { hostelSites, hostelEmployees, hostelAbsences, hostelTrainings, hostelVacancies } = hostelstaff
  ask('count', 'How many night workers do we have?', employed(hostelEmployees.filter(one => one.jobTitle === 'Night Worker'), rows => gold.count(rows.length))) // oxfmt-ignore
  ask('count', 'How many absences have we had because of sickness?', taken(hostelAbsences.filter(one => one.absenceType === 'sickness'), rows => gold.count(rows.length))) // oxfmt-ignore
  ask(
    'top',
    'Which of our hostels has the most beds?',
    gold.largest(hostelSites, one => one.beds),
  )
  ask('top', 'Who are the three people who have been with us the longest?', employed(hostelEmployees, rows => gold.ordered(rows, one => one.startedOn, { count: 3, up: true }))) // oxfmt-ignore
  ask('top', 'Which vacancy has had the most applications?', champion(hostelVacancies, one => one.applications, one => one.title)) // oxfmt-ignore
  ask('aggregate', 'What does a hostel manager earn here on average?', employed(hostelEmployees.filter(one => one.jobTitle === 'Hostel Manager'), rows => gold.money(pick.mean(rows, one => one.annualSalary)))) // oxfmt-ignore
  ask('aggregate', 'Add up the cost of all the completed trainings.', gold.money(pick.sum(hostelTrainings.filter(one => one.status === 'completed'), one => one.cost))) // oxfmt-ignore
  const office = (rows: typeof hostelEmployees) => rows.filter(one => one.hostelId === null).length
  ask('group', 'How many people work at each hostel?', employed(hostelEmployees, rows => beside(hostelSites.map(site => [site.name, rows.filter(one => one.hostelId === site.id).length]), office(rows)))) // oxfmt-ignore
  ask('group', 'Give me the number of absences per type.', taken(hostelAbsences, rows => gold.map(sizes(rows, one => one.absenceType, said)))) // oxfmt-ignore
  const [mercer, ashgrove] = ['Mercer Court', 'Ashgrove'].map(name => pick.nth(hostelSites, one => one.name === name)) as [typeof hostelSites[number], typeof hostelSites[number]] // oxfmt-ignore
  const both = hostelEmployees.filter(one => one.hostelId === mercer.id || one.hostelId === ashgrove.id)
  const bigger = (rows: typeof hostelEmployees) => topGroup(rows, one => pick.find(hostelSites, one.hostelId!).name, gold.spelled) // oxfmt-ignore
  ask('compare', 'Do more people work at Mercer Court or at Ashgrove?', gold.either(employed(both, bigger), gold.record(ashgrove))) // oxfmt-ignore
}

function join({ ask }: Builder, { hostelstaff, today }: Facts): void {
  const { hostelSites, hostelEmployees, hostelShifts, hostelTrainings } = hostelstaff
  const of = (name: string) => hostelEmployees.filter(one => one.hostelId === pick.nth(hostelSites, own => own.name === name).id) // oxfmt-ignore
  ask(
    'join',
    'Who works at Calder Lodge?',
    employed(of('Calder Lodge'), rows => gold.set(rows)),
  )
  const junior = person(hostelEmployees, one => one.jobTitle === 'Support Worker' && one.status === 'active', 6)
  ask('join', `Who is ${nameOf(junior)}'s line manager?`, toldPerson(pick.find(hostelEmployees, junior.lineManagerId!))) // oxfmt-ignore
  const trained = hostelTrainings.filter(one => one.course === 'Medication Handling' && one.status === 'completed')
  const place = hostelSites.find(site => { const found = hostelEmployees.filter(one => one.hostelId === site.id && trained.some(own => own.employeeId === one.id)); return found.length >= 2 && found.length <= 5 })! // oxfmt-ignore
  ask('join', `Which employees of ${place.name} have completed the Medication Handling course?`, employed(hostelEmployees.filter(one => one.hostelId === place.id && trained.some(own => own.employeeId === one.id)), rows => gold.set(rows))) // oxfmt-ignore
  const ahead = (id: string) => hostelShifts.filter(one => one.employeeId === id && one.date > today)
  const busy = person(hostelEmployees, one => ahead(one.id).length >= 2 && hostelShifts.some(own => own.employeeId === one.id && own.date < today), 2) // oxfmt-ignore
  const coming = hostelShifts.filter(one => one.employeeId === busy.id && one.date >= today)
  ask('join', `What shifts does ${nameOf(busy)} have coming up?`, gold.either(standing(coming, rows => gold.set(rows)), standing(ahead(busy.id), rows => gold.set(rows)))) // oxfmt-ignore
  const top = gold.largest(hostelSites, one => one.beds).items[0] as (typeof hostelSites)[number]
  ask('join', 'Who manages our biggest hostel by number of beds?', toldPerson(pick.find(hostelEmployees, top.managerId!))) // oxfmt-ignore
}

function lookup({ ask }: Builder, { hostelstaff }: Facts): void {
  const { hostelSites, hostelEmployees, hostelTrainings } = hostelstaff
  const called = person(hostelEmployees, one => one.phone !== null && one.status === 'active', 17)
  ask('lookup', `What number can I reach ${nameOf(called)} on?`, told(called, called.phone!, 'phone'))
  const site = pick.nth(hostelSites, one => one.name === 'Fernleigh')
  ask('lookup', `How many beds are there at ${site.name}?`, figureOf(site, gold.count(site.beds, { field: 'beds' })))
  const aid = hostelTrainings.filter(one => one.course === 'First Aid at Work' && one.expiresOn !== null)
  const helper = person(hostelEmployees, one => one.status === 'active' && aid.some(own => own.employeeId === one.id), 3) // oxfmt-ignore
  const own = aid.find(one => one.employeeId === helper.id)!
  ask('lookup', `When does ${nameOf(helper)}'s First Aid at Work certificate run out?`, told(own, pick.dayAs(own.expiresOn!), 'expiresOn')) // oxfmt-ignore
}

function date({ ask }: Builder, { hostelstaff, today, day }: Facts): void {
  const { hostelEmployees, hostelAbsences, hostelTrainings } = hostelstaff
  const now = hostelAbsences.filter(one => one.startsOn <= today && one.endsOn >= today)
  const people = (rows: typeof now) => hostelEmployees.filter(one => rows.some(own => own.employeeId === one.id))
  ask('date', 'Who is off today?', gold.either(taken(now, rows => gold.set(people(rows))), taken(now, rows => gold.set(rows)))) // oxfmt-ignore
  ask('date', 'Which training certificates expire in the next 90 days?', pick.setWithin(hostelTrainings, one => one.expiresOn, today, day(90))) // oxfmt-ignore
  const year = pick.rank(hostelEmployees, one => pick.year(one.startedOn)!)[1]!
  ask(
    'date',
    `How many employees started with us in ${year.key}?`,
    employed(year.rows, rows => gold.count(rows.length)),
  )
}
