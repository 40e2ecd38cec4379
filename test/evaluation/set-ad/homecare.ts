import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { groups, more } from '../set-d/readings.ts'
import { champion, measures, nameOf, person, sizes } from '../set-s/choose.ts'
import { called, perOwner } from '../set-w/choose.ts'
import { talkHomecare } from './homecare-talk.ts'
import { cared, staff } from './readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AD over home care. */
export function askHomecare(facts: Facts): Question[] {
  const builder = createQuestions('ad', 'homecare')
  list(builder, facts)
  number(builder, facts)
  group(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkHomecare(builder, facts)
  return builder.questions
}

const teamOf = ({ homecare: { teams } }: Facts, name: string) => teams.find(one => one.name === name)!

function list({ ask }: Builder, facts: Facts): void {
  const { teams, clients } = facts.homecare
  ask('list', 'What teams do we have and who coordinates each of them?', gold.set(teams, { shows: one => [one.name, one.coordinatorName] })) // oxfmt-ignore
  ask('filter', 'Which clients are in hospital at the moment?', gold.set(clients.filter(one => one.status === 'InHospital'))) // oxfmt-ignore
  const primrose = teamOf(facts, 'Primrose')
  ask('filter', "Carers of the Primrose team who don't have a car", eachReading(staff(facts), rows => gold.set(rows.filter(one => one.teamId === primrose.id && !one.hasCar)))) // oxfmt-ignore
  ask('filter', 'I need the clients with a high care level that are funded by the NHS or by insurance.', eachReading(cared(facts), rows => gold.set(rows.filter(one => one.careLevel === 'High' && (one.fundedBy === 'NHS' || one.fundedBy === 'Insurance'))))) // oxfmt-ignore
}

function number({ ask }: Builder, facts: Facts): void {
  const { carers, clients, visits, incidents, trainings } = facts.homecare
  ask('count', 'How many of our carers drive their own car?', eachReading(staff(facts), rows => gold.count(rows.filter(one => one.hasCar).length))) // oxfmt-ignore
  ask('count', 'How many clients have no key carer?', eachReading(cared(facts), rows => gold.count(rows.filter(one => one.keyCarerId === null).length))) // oxfmt-ignore
  ask('top', 'whos our oldest client', eachReading(cared(facts), rows => gold.smallest(rows, one => one.dateOfBirth))) // oxfmt-ignore
  const scores = trainings.filter(one => one.course === 'FirstAid')
  const top = pick.most(scores, one => one.score)
  const best = scores.filter(one => one.score === top)
  const winners = carers.filter(one => best.some(own => own.carerId === one.id))
  ask('top', 'who got the best result in the first aid course?', gold.either(gold.record(...winners), ...winners.map(one => gold.text(nameOf(one))), gold.all(gold.record(...best), gold.mentions(winners.map(nameOf))))) // oxfmt-ignore
  const seniors = (rows: typeof carers) => rows.filter(one => one.grade === 'SeniorCarer')
  ask('aggregate', "What's the average hourly pay of a senior carer?", eachReading(staff(facts), rows => gold.money(pick.mean(seniors(rows), one => one.hourlyPay)))) // oxfmt-ignore
  const done = visits.filter(one => one.status === 'Completed')
  ask('aggregate', 'What percentage of the completed visits started more than 15 minutes late?', gold.percent(pick.ratio(done.filter(one => one.minutesLate! > 15).length, done.length))) // oxfmt-ignore
  ask('aggregate', 'How many minutes of shopping visits have we completed in total?', gold.plain(pick.sum(done.filter(one => one.type === 'Shopping'), one => one.durationMinutes))) // oxfmt-ignore
  const paid = (by: string, ...words: string[]): [gold.Spelled, number] => [gold.spelled(by, ...words), clients.filter(one => one.status === 'Active' && one.fundedBy === by).length] // oxfmt-ignore
  ask('compare', 'Among our active clients, are there more council-funded or more privately funded ones?', more(paid('Council', 'council-funded'), paid('Private', 'privately funded'))) // oxfmt-ignore
  const going = pick.nth(incidents, one => one.status === 'UnderReview', 4)
  ask('compare', `Has incident ${going.reference} been closed yet?`, gold.yes(false))
}

function group({ ask }: Builder, facts: Facts): void {
  const { teams, carers, visits, incidents, trainings } = facts.homecare
  ask('group', 'How many clients does each team look after?', eachReading(cared(facts), rows => gold.map(perOwner(teams, one => one.name, rows, one => one.teamId)))) // oxfmt-ignore
  ask('group', 'visits by status pls', gold.map(sizes(visits, one => one.status)))
  ask('group', 'Average score per training course', gold.map(measures(trainings, one => one.course, own => pick.mean(own, one => one.score)), 'plain')) // oxfmt-ignore
  const told = perOwner(carers, nameOf, incidents, one => one.reportedById).filter(([, size]) => size > 2)
  ask('group', 'Which carers have reported more than two incidents?', gold.either(gold.set(carers.filter(one => told.some(([name]) => name === nameOf(one)))), groups(told))) // oxfmt-ignore
}

function join({ ask }: Builder, facts: Facts): void {
  const { carers, clients, visits, incidents, trainings } = facts.homecare
  const known = person(clients, one => one.status === 'Active' && one.keyCarerId !== null, 17)
  const key = pick.find(carers, known.keyCarerId!)
  ask('join', `Who is the key carer of ${nameOf(known)}?`, called(key, nameOf(key)))
  const done = visits.filter(one => one.status === 'Completed')
  ask('join', 'Which carer has completed the most visits?', champion(carers, one => done.filter(own => own.carerId === one.id).length, nameOf)) // oxfmt-ignore
  ask('join', 'Which active clients have no visits in the system at all?', gold.set(clients.filter(one => one.status === 'Active' && visits.every(own => own.clientId !== one.id)))) // oxfmt-ignore
  const lacks = (id: number) => trainings.every(own => own.carerId !== id || own.course !== 'DementiaCare')
  ask('join', "I'm planning the next dementia care course, which carers haven't done it yet?", eachReading(staff(facts), rows => gold.set(rows.filter(one => lacks(one.id))))) // oxfmt-ignore
  const foxglove = teamOf(facts, 'Foxglove')
  ask('join', 'How many falls have there been among clients of the Foxglove team?', gold.count(incidents.filter(one => one.category === 'Fall' && pick.find(clients, one.clientId).teamId === foxglove.id).length)) // oxfmt-ignore
  const dear = person(clients, one => one.status === 'Active', 25)
  const { name, phone } = dear.emergencyContact
  ask('lookup', `Who do I call in an emergency with ${nameOf(dear)}? Name and number please`, gold.mentions([name], [phone])) // oxfmt-ignore
  const carer = person(carers, one => one.grade === 'Nurse', 1)
  ask('lookup', `Phone number for ${nameOf(carer)}, one of our nurses?`, gold.text(carer.phone, 'phone'))
}

function date({ ask }: Builder, facts: Facts): void {
  const { homecare, day, today } = facts
  const { visits, incidents, trainings } = homecare
  ask('date', 'Which training certificates expire in the next 90 days?', pick.setWithin(trainings, one => one.expiresOn, day(0), day(90))) // oxfmt-ignore
  ask('date', 'Show me the planned visits for tomorrow.', gold.set(visits.filter(one => one.status === 'Planned' && one.startsAt.slice(0, 10) === day(1)))) // oxfmt-ignore
  const last = pick.shiftMonth(pick.month(today)!, -1)
  ask('date', 'how many incidents did we have last month', gold.count(incidents.filter(one => pick.month(one.occurredOn) === last).length)) // oxfmt-ignore
  ask('threshold', 'Carers on a contract of 30 hours a week or more', eachReading(staff(facts), rows => gold.set(rows.filter(one => one.contractHours >= 30)))) // oxfmt-ignore
}
