import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { groups, more } from '../set-d/readings.ts'
import { apart, champion, measures, nameOf, sizes, values } from '../set-s/choose.ts'
import { called, perOwner } from '../set-w/choose.ts'
import { these } from '../set-z/choose.ts'
import { talkPermits } from './permits-talk.ts'

type Builder = ReturnType<typeof createQuestions>
type Application = Facts['permits']['applications'][number]

/** Set AC over the permits office. */
export function askPermits(facts: Facts): Question[] {
  const builder = createQuestions('ac', 'permits')
  list(builder, facts)
  number(builder, facts)
  group(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkPermits(builder, facts)
  return builder.questions
}

const isOpen = (one: Application) => ['Submitted', 'UnderReview', 'OnHold'].includes(one.status)
const isDecided = (one: Application) => one.status === 'Approved' || one.status === 'Rejected'

function list({ ask }: Builder, { permits }: Facts): void {
  const { officers, applicants, applications } = permits
  ask(
    'list',
    'What types of permit do we handle?',
    values(applications, one => one.type),
  )
  ask('filter', 'Which officers are on leave right now?', gold.set(officers.filter(one => one.isOnLeave)))
  ask('filter', 'Companies without an e-mail address on file', gold.set(applicants.filter(one => one.type === 'Company' && one.email === null))) // oxfmt-ignore
  ask('filter', 'Show me the rejected applications that either were fast-track or concern a demolition.', gold.set(applications.filter(one => one.status === 'Rejected' && (one.isFastTrack || one.type === 'Demolition')))) // oxfmt-ignore
}

function number({ ask }: Builder, { permits }: Facts): void {
  const { districts, applicants, applications } = permits
  ask('count', "How many applications haven't been assigned to an officer yet?", gold.count(applications.filter(one => one.officerId === null).length)) // oxfmt-ignore
  const persons = applicants.filter(one => one.type === 'Person')
  ask('count', 'How many of the applicants are private persons?', gold.count(persons.length))
  ask(
    'top',
    'Which application has the highest estimated cost?',
    gold.largest(applications, one => one.estimatedCost),
  )
  ask('top', 'The three districts with the most inhabitants', gold.ordered(districts, one => one.population, { count: 3 })) // oxfmt-ignore
  const torn = applications.filter(one => one.type === 'Demolition')
  ask('aggregate', 'What is the median estimated cost of the demolition applications?', gold.money(pick.median(torn, one => one.estimatedCost))) // oxfmt-ignore
  const owed = applications.filter(one => one.fee.paidOn === null)
  ask('aggregate', 'How much money are we still owed in unpaid fees?', eachReading([owed, owed.filter(one => one.status !== 'Withdrawn'), owed.filter(one => one.status !== 'Withdrawn' && one.status !== 'Rejected')], rows => gold.money(pick.sum(rows, one => one.fee.amount)))) // oxfmt-ignore
  const decided = applications.filter(isDecided)
  ask('aggregate', 'Of the applications that were either approved or rejected, what percentage was approved?', gold.percent(pick.ratio(decided.filter(one => one.status === 'Approved').length, decided.length))) // oxfmt-ignore
}

function group({ ask }: Builder, { permits, today }: Facts): void {
  const { districts, officers, applications } = permits
  ask('group', 'applications by status pls', gold.map(sizes(applications, one => one.status)))
  ask('group', 'What is the average fee for each type of permit?', gold.map(measures(applications, one => one.type, own => pick.mean(own, one => one.fee.amount)), 'money')) // oxfmt-ignore
  const approved = applications.filter(one => one.status === 'Approved')
  ask('group', 'How many approved applications are there per district?', gold.map(perOwner(districts, one => one.name, approved, one => one.districtId))) // oxfmt-ignore
  const load = perOwner(officers, nameOf, applications.filter(isOpen), one => one.officerId).filter(([, size]) => size > 4) // oxfmt-ignore
  ask('group', 'Which officers have more than 4 open applications on their desk?', gold.either(gold.set(officers.filter(one => load.some(([name]) => name === nameOf(one)))), groups(load))) // oxfmt-ignore
  const refused = (type: string): [gold.Spelled, number] => [apart(type), applications.filter(one => one.type === type && one.status === 'Rejected').length] // oxfmt-ignore
  ask('compare', 'Do we reject more signage or more outdoor seating applications?', more(refused('Signage'), refused('OutdoorSeating'))) // oxfmt-ignore
  const late = pick.nth(applications, one => isOpen(one) && one.decisionDueOn < today, 5)
  ask('compare', `Has the decision deadline of ${late.reference} already passed?`, gold.yes(true))
}

function join({ ask }: Builder, { permits }: Facts): void {
  const { districts, officers, applicants, applications, inspections, objections } = permits
  const handled = pick.nth(applications, one => one.status === 'UnderReview', 6)
  const handler = pick.find(officers, handled.officerId!)
  ask('join', `Who's handling ${handled.reference}?`, called(handler, nameOf(handler)))
  const conserved = applications.filter(one => pick.find(districts, one.districtId).isConservationArea)
  ask('join', 'Which building applications in conservation areas have been approved?', gold.set(conserved.filter(one => one.type === 'Building' && one.status === 'Approved'))) // oxfmt-ignore
  ask('join', 'Which inspector has the most failed inspections?', champion(officers, one => inspections.filter(own => own.inspectorId === one.id && own.outcome === 'Failed').length, nameOf)) // oxfmt-ignore
  ask('join', 'Which application received the most objections?', champion(applications, one => objections.filter(own => own.applicationId === one.id).length, one => one.reference)) // oxfmt-ignore
  const oldTown = districts.find(one => one.name === 'Old Town')!
  ask('join', 'How many objections were raised against projects in the Old Town?', gold.count(objections.filter(one => pick.find(applications, one.applicationId).districtId === oldTown.id).length)) // oxfmt-ignore
  const priced = pick.nth(applications, one => one.type === 'StreetEvent', 9)
  ask('lookup', `What's the fee for ${priced.reference}?`, gold.either(gold.money(priced.fee.amount, { field: 'feeAmount' }), gold.all(gold.record(priced), gold.mentions([String(priced.fee.amount)])))) // oxfmt-ignore
  const away = applicants.filter(one => one.address.city === 'Wexbury')
  ask('lookup', 'Names and phone numbers of the applicants from Wexbury', gold.set(away, { shows: one => [one.name, one.phone] })) // oxfmt-ignore
}

function date({ ask }: Builder, { permits, today, day }: Facts): void {
  const { applicants, applications, inspections } = permits
  ask('date', 'Which applications are still open although their decision deadline has passed?', gold.set(applications.filter(one => isOpen(one) && one.decisionDueOn < today))) // oxfmt-ignore
  const month = pick.shiftMonth(pick.month(today)!, -3)
  ask('date', `How many applications were submitted in ${pick.monthName(month)}?`, gold.count(applications.filter(one => pick.month(one.submittedOn) === month).length)) // oxfmt-ignore
  const soon = pick.within(inspections, one => one.scheduledFor.slice(0, 10), day(2), day(5))
  const visited = (rows: typeof inspections) => applicants.filter(one => rows.some(own => pick.find(applications, own.applicationId).applicantId === one.id)) // oxfmt-ignore
  ask('date', `Which applicants will get an inspection between ${pick.dayName(day(2))} and ${pick.dayName(day(5))}?`, eachReading(soon, rows => these(visited(rows), one => one.name))) // oxfmt-ignore
  ask('threshold', 'Building applications with an estimated cost between £100,000 and £150,000', pick.setWithin(applications.filter(one => one.type === 'Building'), one => one.estimatedCost, 100_000, 150_000)) // oxfmt-ignore
}
