import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { told } from '../set-af/readings.ts'
import { champion, measures, nameOf, person, sizes, topGroup, values } from '../set-s/choose.ts'
import { billed, everyVisit, held, registered } from './practicedesk-readings.ts'
import { talkPracticedesk } from './practicedesk-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AT over the desk of a medical practice. */
export function askPracticedesk(facts: Facts): Question[] {
  const builder = createQuestions('at', 'practicedesk')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkPracticedesk(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { practicedesk }: Facts): void {
  const { gpAppointments, gpPatients, gpPractitioners, gpTreatments } = practicedesk
  ask('list', 'Show me all the practitioners at our practice.', gold.set(gpPractitioners))
  ask(
    'list',
    'Which specialties do our practitioners cover?',
    values(gpPractitioners, one => one.specialty),
  )
  ask('filter', 'Which practitioners are still taking on new patients?', gold.set(gpPractitioners.filter(one => one.acceptsNewPatients))) // oxfmt-ignore
  const pair = pick.sized(gpPatients.filter(one => one.insurer !== null && one.isActive), one => `${one.city}|${one.insurer}`, 3, 9, 1) // oxfmt-ignore
  const [city, insurer] = pair.key.split('|')
  ask('filter', `Find the patients from ${city} who are insured with ${insurer}.`, registered(gpPatients.filter(one => one.city === city && one.insurer === insurer), rows => gold.set(rows))) // oxfmt-ignore
  ask('filter', 'Show me the no-shows among the appointments that were booked by phone.', gold.set(gpAppointments.filter(one => one.status === 'no_show' && one.bookedVia === 'phone'))) // oxfmt-ignore
  ask('threshold', 'Which treatments cost more than £150?', gold.set(gpTreatments.filter(one => one.price > 150)))
}

function number({ ask }: Builder, { practicedesk, today }: Facts): void {
  const { gpAppointments, gpInvoices, gpPatients, gpTreatments } = practicedesk
  ask(
    'count',
    'How many patients do we have on our books?',
    registered(gpPatients, rows => gold.count(rows.length)),
  )
  ask('count', 'How many appointments got cancelled, all in all?', gold.count(gpAppointments.filter(one => one.status === 'cancelled').length)) // oxfmt-ignore
  ask(
    'top',
    'What is the most expensive treatment we offer?',
    gold.largest(gpTreatments, one => one.price),
  )
  ask('top', 'Which patient has been registered with us the longest?', registered(gpPatients, rows => gold.smallest(rows, one => one.registeredOn))) // oxfmt-ignore
  const times = (rows: typeof gpAppointments, id: number) => rows.filter(one => one.treatment === id).length
  ask('top', 'Which treatment is booked most often?', everyVisit(gpAppointments, rows => champion(gpTreatments, one => times(rows, one.id), one => one.name))) // oxfmt-ignore
  ask('aggregate', 'What do our diagnostics treatments cost on average?', gold.money(pick.mean(gpTreatments.filter(one => one.category === 'diagnostics'), one => one.price))) // oxfmt-ignore
  ask('aggregate', 'How much do our overdue invoices add up to?', gold.money(pick.sum(gpInvoices.filter(one => one.status === 'overdue'), one => one.amount))) // oxfmt-ignore
  const past = gpAppointments.filter(one => one.startsAt < today)
  const missed = past.filter(one => one.status === 'no_show').length
  const wholes = [gpAppointments, gpAppointments.filter(one => one.status !== 'cancelled'), past, past.filter(one => one.status !== 'cancelled')] // oxfmt-ignore
  ask('aggregate', 'What percentage of the appointments ended in a no-show?', eachReading(wholes, rows => gold.percent(pick.ratio(missed, rows.length)))) // oxfmt-ignore
  ask('group', 'How many patients live in each town?', registered(gpPatients, rows => gold.map(sizes(rows, one => one.city, gold.spelled)))) // oxfmt-ignore
  const paid = gpInvoices.filter(one => one.status === 'paid')
  ask('group', 'How much have we been paid by each payment method?', gold.map(measures(paid, one => one.paymentMethod!, own => pick.sum(own, one => one.amount)), 'money')) // oxfmt-ignore
  const called = gpAppointments.filter(one => one.bookedVia === 'phone' || one.bookedVia === 'online')
  ask('compare', 'Do more appointments get booked online or by phone?', eachReading([called, called.filter(one => one.status !== 'cancelled')], rows => topGroup(rows, one => one.bookedVia))) // oxfmt-ignore
}

function join({ ask }: Builder, { practicedesk, today }: Facts): void {
  const { gpAppointments, gpInvoices, gpPatients, gpPractitioners, gpWaitingList } = practicedesk
  const rennie = pick.nth(gpPractitioners, one => one.lastName === 'Rennie')
  ask('join', `Which patients normally see Dr ${rennie.lastName}?`, registered(gpPatients.filter(one => one.usualPractitioner === rennie.id), rows => gold.set(rows))) // oxfmt-ignore
  const coming = (id: number) => gpAppointments.filter(one => one.patient === id && one.startsAt >= today)
  const regular = person(gpPatients, one => coming(one.id).length >= 2, 1)
  ask('join', `What appointments does ${nameOf(regular)} have coming up?`, held(coming(regular.id), rows => gold.set(rows))) // oxfmt-ignore
  const owing = pick.distinct(gpInvoices.filter(one => one.status === 'overdue').map(one => pick.find(gpPatients, one.patient))) // oxfmt-ignore
  ask(
    'join',
    'Which patients have an overdue invoice?',
    registered(owing, rows => gold.set(rows)),
  )
  const solberg = pick.nth(gpPractitioners, one => one.lastName === 'Solberg')
  const earned = gpInvoices.filter(one => pick.find(gpAppointments, one.appointment).practitioner === solberg.id)
  ask('join', `What is the total of the invoices for ${nameOf(solberg)}'s appointments?`, billed(earned, rows => gold.money(pick.sum(rows, one => one.amount)))) // oxfmt-ignore
  const skin = gpPractitioners.filter(one => one.specialty === 'dermatology').map(one => one.id)
  const waiting = gpWaitingList.filter(one => skin.includes(one.practitioner))
  const readings = [waiting, waiting.filter(one => one.status !== 'booked'), waiting.filter(one => one.status === 'waiting')] // oxfmt-ignore
  ask('join', 'Who is on the waiting list for a dermatologist?', gold.either(eachReading(readings, rows => gold.set(pick.distinct(rows.map(one => pick.find(gpPatients, one.patient))))), eachReading(readings, rows => gold.set(rows)))) // oxfmt-ignore
  const reached = person(gpPatients, one => one.phone !== null && one.isActive, 8)
  ask('lookup', `What is the phone number of ${nameOf(reached)}?`, told(reached, reached.phone!, 'phone'))
  const sent = pick.nth(gpInvoices, one => one.status === 'sent', 1)
  ask('lookup', `When is invoice ${sent.invoiceNumber} due?`, told(sent, pick.dayAs(sent.dueOn), 'dueOn'))
}

function date({ ask }: Builder, { practicedesk, today, day }: Facts): void {
  const { gpAppointments, gpInvoices } = practicedesk
  const month = pick.shiftMonth(pick.month(today)!, -1)
  const before = gpAppointments.filter(one => pick.month(one.startsAt) === month)
  ask('date', `How many appointments did we have in ${pick.monthName(month)}?`, everyVisit(before, rows => gold.count(rows.length))) // oxfmt-ignore
  ask('date', 'Which appointments are coming up in the next 7 days?', held(gpAppointments, rows => pick.setWithin(rows, one => one.startsAt.slice(0, 10), today, day(7)))) // oxfmt-ignore
  const earlier = pick.shiftMonth(month, -1)
  ask('date', `What is the total of the invoices that were paid in ${pick.monthName(earlier)}?`, gold.money(pick.sum(gpInvoices.filter(one => pick.month(one.paidOn) === earlier), one => one.amount))) // oxfmt-ignore
}
