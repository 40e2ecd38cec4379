import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { told } from '../set-af/readings.ts'
import { nameOf, person, refusesPages } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { held, registered } from './practicedesk-readings.ts'

const { unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the practice's desk, changes, and what cannot be answered. */
export function talkPracticedesk(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { practicedesk, today }: Facts): void {
  const { gpAppointments, gpPatients, gpPractitioners, gpTreatments } = practicedesk
  const local = gpPatients.filter(one => one.city === 'Pitlochry')
  const insurer = pick.rank(local.filter(one => one.isActive), one => one.insurer)[0]!.key // oxfmt-ignore
  const own = local.filter(one => one.insurer === insurer)
  talk(
    'followup',
    ['List the patients who live in Pitlochry.', registered(local, rows => gold.set(rows))],
    [`Just the ones with ${insurer}, please.`, registered(own, rows => gold.set(rows))],
    ['And how many patients is that?', registered(own, rows => gold.count(rows.length))],
  )
  const doctor = pick.nth(gpPractitioners, one => one.room === 'S2')
  const coming = gpAppointments.filter(one => one.practitioner === doctor.id && one.startsAt >= today)
  talk(
    'followup',
    [`Which practitioner sits in room ${doctor.room}?`, toldPerson(doctor)],
    ['Which e-mail address do they have?', told(doctor, doctor.email, 'email')],
    ['How many appointments do they still have ahead of them?', held(coming, rows => gold.count(rows.length))],
  )
  const therapies = gpTreatments.filter(one => one.category === 'therapy')
  const longest = gold.largest(therapies, one => one.durationMinutes)
  const price = (longest.items[0] as (typeof gpTreatments)[number]).price
  talk(
    'followup',
    ['What is the average price of our therapy treatments?', gold.money(pick.mean(therapies, one => one.price))],
    ['Which of them takes the longest?', longest],
    ['And what does it cost?', gold.either(gold.money(price, { field: 'price' }), gold.all(longest, gold.mentions([String(price)])))], // oxfmt-ignore
  )
}

function write({ ask, talk }: Builder, { practicedesk, today, day }: Facts): void {
  const { gpAppointments, gpPatients, gpPractitioners, gpTreatments, gpWaitingList } = practicedesk
  const patient = person(gpPatients, one => one.isActive && one.insurer !== null, 14)
  const doctor = pick.nth(gpPractitioners, one => one.lastName === 'Bhatt')
  const blood = pick.nth(gpTreatments, one => one.name === 'Blood test')
  const free = [day(30), day(31)].find(one => new Date(one).getUTCDay() !== 0)!
  ask('write', `Book ${nameOf(patient)} in for a blood test with ${nameOf(doctor)} on ${pick.dayName(free)} at 10:30.`, gold.created('practicedesk.gpAppointments', { patient: patient.id, practitioner: doctor.id, treatment: blood.id, startsAt: `${free}T10:30:00Z` })) // oxfmt-ignore
  const off = pick.nth(gpAppointments, one => one.startsAt >= today && one.status === 'confirmed', 7)
  ask('write', `Cancel appointment ${off.id}, the patient has the flu.`, gold.updated('practicedesk.gpAppointments', off, { status: 'cancelled' })) // oxfmt-ignore
  const ears = pick.nth(gpTreatments, one => one.name === 'Ear irrigation')
  ask('write', 'Put the price of the ear irrigation up to £60.', gold.updated('practicedesk.gpTreatments', ears, { price: 60 })) // oxfmt-ignore
  const settled = pick.nth(gpWaitingList, one => one.status === 'booked', 1)
  talk(
    'write',
    [`Please take entry ${settled.id} off the waiting list, but ask me before you do.`, gold.pending()],
    ['Yes, please take it off.', gold.removed('practicedesk.gpWaitingList', settled)],
  )
}

function decline({ ask }: Builder, { practicedesk }: Facts): void {
  const { gpPatients } = practicedesk
  const someone = person(gpPatients, one => one.isActive, 22)
  ask('missing', `Which blood group does ${nameOf(someone)} have?`, unknown())
  ask('unknown', 'What is the date of birth of Peregrine Oxtoby?', unknown())
  const twins = pick.rank(gpPatients, nameOf).find(group => group.rows.length > 1)!.rows
  const addresses = twins.map(one => told(one, one.email, 'email'))
  ask('ambiguous', `What is ${nameOf(twins[0]!)}'s e-mail address?`, gold.either(gold.clarify(), gold.set(twins), gold.set(twins.map(one => one.email)), ...addresses)) // oxfmt-ignore
}

function chat({ ask }: Builder, { practicedesk }: Facts): void {
  const { gpAppointments, gpInvoices, gpPatients, gpWaitingList } = practicedesk
  ask('smalltalk', 'Brilliant, that is me done for the day, thank you!', gold.smalltalk())
  ask('browser', 'Open our online booking page and click on the first free slot', refusesPages())
  const urgent = gpWaitingList.filter(one => one.priority === 'urgent')
  const readings = [urgent, urgent.filter(one => one.status !== 'booked'), urgent.filter(one => one.status === 'waiting')] // oxfmt-ignore
  ask('casual', 'whos on the waitng list as urgent??', gold.either(eachReading(readings, rows => gold.set(rows)), eachReading(readings, rows => gold.set(pick.distinct(rows.map(one => pick.find(gpPatients, one.patient))))))) // oxfmt-ignore
  const of = (status: string) => gold.count(gpInvoices.filter(one => one.status === status).length)
  ask('multi', 'How many invoices are paid, and how many are overdue?', gold.figures(of('paid'), of('overdue')))
  ask('complete', 'I need every appointment that was booked by phone, the whole list please.', gold.set(gpAppointments.filter(one => one.bookedVia === 'phone'))) // oxfmt-ignore
}
