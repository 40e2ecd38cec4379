import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { asksBack, champion, nameOf, person } from '../set-s/choose.ts'
import { called } from '../set-w/choose.ts'

const { either, clarify, unknown, pending } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations at the desk of a dental practice, changes, and what cannot be answered. */
export function talkDental(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { dental }: Facts): void {
  const { practices, practitioners, patients, appointments, invoices } = dental
  const overdue = invoices.filter(one => one.status === 'overdue')
  const worst = overdue.toSorted((one, other) => other.amount - one.amount)[0]!
  const payer = pick.find(patients, worst.patientId)
  talk(
    'followup',
    ['Show me the overdue invoices.', gold.set(overdue)],
    ['Which is the biggest one?', gold.largest(overdue, one => one.amount)],
    ['And who is the patient?', called(payer, nameOf(payer))],
  )
  const at = (status: string) => appointments.filter(one => one.status === status)
  talk(
    'followup',
    ['How many appointments have been cancelled?', gold.count(at('cancelled').length)],
    ['And how many no-shows?', gold.count(at('no_show').length)],
    ['Which practitioner had the most of those?', champion(practitioners, one => at('no_show').filter(own => own.practitionerId === one.id).length, nameOf)], // oxfmt-ignore
  )
  const patient = person(patients, () => true, 61)
  const usual = pick.find(practitioners, patient.practitionerId)
  const home = pick.find(practices, usual.practiceId)
  talk(
    'followup',
    [`Which dentist does ${nameOf(patient)} normally see?`, called(usual, nameOf(usual))],
    ['At which practice do they work?', called(home, home.name)],
    ["What's the phone number there?", gold.text(home.phone, 'phone')],
  )
}

function write({ ask, talk }: Builder, { dental, day }: Facts): void {
  const { practitioners, patients, treatments, appointments } = dental
  const ahead = appointments.filter(one => one.startsAt > day(2) && ['scheduled', 'confirmed'].includes(one.status))
  const free = person(patients, one => appointments.every(own => own.patientId !== one.id))
  const dentist = person(practitioners, one => one.role === 'dentist', 4)
  const check = treatments.find(one => one.name === 'Check-up')!
  ask('write', `Book ${nameOf(free)} in for a check-up with ${nameOf(dentist)} on ${pick.dayName(day(9))} at 10:30.`, gold.created('dental.appointments', { patientId: free.id, practitionerId: dentist.id, treatmentId: check.id, startsAt: `${day(9)}T10:30:00.000Z` })) // oxfmt-ignore
  const moved = person(patients, () => true, 73)
  ask('write', `${nameOf(moved)} has a new phone number: +44 7700 900482. Please change it.`, gold.updated('dental.patients', moved, { phone: '+44 7700 900482' })) // oxfmt-ignore
  const coming = person(patients, one => ahead.filter(own => own.patientId === one.id).length === 1 && appointments.filter(own => own.patientId === one.id && own.startsAt > day(0)).length === 1, 2) // oxfmt-ignore
  const visit = ahead.find(one => one.patientId === coming.id)!
  ask('write', `${nameOf(coming)} can't make it on ${pick.dayName(visit.startsAt)}, please cancel the appointment.`, gold.updated('dental.appointments', visit, { status: 'cancelled' })) // oxfmt-ignore
  talk(
    'write',
    ['Register a new patient called Ingrid Solberg.', asksBack()],
    ['Born on 3 May 1988, phone number +44 7700 900115.', gold.created('dental.patients', { firstName: 'Ingrid', lastName: 'Solberg', dateOfBirth: '1988-05-03', phone: '+44 7700 900115' })], // oxfmt-ignore
  )
  const gone = person(patients, one => appointments.every(own => own.patientId !== one.id), 6)
  talk(
    'write',
    [`Please delete the patient ${nameOf(gone)}, but check with me first.`, pending()],
    ['Yes, you can delete it.', gold.removed('dental.patients', gone)],
  )
}

function decline({ ask }: Builder, { dental }: Facts): void {
  const { patients } = dental
  ask('missing', `What is ${nameOf(person(patients, () => true, 12))}'s blood type?`, unknown())
  ask('unknown', 'Which dentist looks after Bartholomew Quigg?', unknown())
  const twins = pick.rank(patients, nameOf).find(one => one.rows.length > 1)!
  ask('ambiguous', `Can you give me the phone number of ${twins.key}?`, either(gold.set(twins.rows), gold.set(twins.rows.map(one => one.phone)), clarify())) // oxfmt-ignore
}

function chat({ ask }: Builder, { dental }: Facts): void {
  const { practices, practitioners, patients, treatments } = dental
  const asked = person(practitioners, () => true, 15)
  const home = pick.find(practices, asked.practiceId)
  const other = practices[(practices.indexOf(home) + 2) % practices.length]!
  ask('casual', `hiya, does ${nameOf(asked).toLowerCase()} work at ${other.name.toLowerCase()} or ${home.name.toLowerCase()}? thx`, called(home, home.name)) // oxfmt-ignore
  ask('multi', 'What do our cheapest and our most expensive treatment cost?', gold.figures(gold.money(pick.least(treatments, one => one.price)), gold.money(pick.most(treatments, one => one.price)))) // oxfmt-ignore
  ask('complete', 'Give me the full list of patients on the basic plan.', gold.set(patients.filter(one => one.insurancePlan === 'basic'))) // oxfmt-ignore
}
