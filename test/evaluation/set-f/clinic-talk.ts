import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'

const { either, clarify, unknown, nowrite } = gold

/** Conversations with the clinic, changes, and what cannot be answered. */
export function talkClinic({ ask, talk }: ReturnType<typeof createQuestions>, { clinic, day }: Facts): void {
  const { practitioners, patients, appointments, prescriptions, invoices } = clinic
  const live = (town: string) => patients.filter(one => one.address.town === town)
  talk(
    'follow-up',
    ['how many patients live in Ashford?', gold.count(live('Ashford').length)],
    ['and in Carrow?', gold.count(live('Carrow').length)],
    ['how many of them have no insurance', gold.count(live('Carrow').filter(one => one.insurer === null).length)],
  )
  const knees = appointments.filter(one => one.reason === 'knee injury')
  talk(
    'follow-up',
    ['appointments for knee injuries', gold.set(knees)],
    ['only the ones that were cancelled', gold.set(knees.filter(one => one.status === 'CXL'))],
    ['no, the no-shows', gold.set(knees.filter(one => one.status === 'NSH'))],
  )
  const doctor = practitioners[6]!
  talk(
    'follow-up',
    [`tell me about ${doctor.displayName}`, gold.record(doctor)],
    [
      'which languages does she speak?',
      either(gold.set(doctor.languages), gold.mentions(...doctor.languages.map(one => [one]))),
    ],
    ['and how many appointments', gold.count(appointments.filter(one => one.practitionerId === doctor.id).length)],
  )
  const paid = invoices.filter(one => one.paidOn !== null)
  talk(
    'follow-up',
    ['how many invoices have been paid?', gold.count(paid.length)],
    [
      'what do they add up to?',
      either(
        gold.money(pick.sum(paid, one => one.totalCents) / 100),
        gold.plain(pick.sum(paid, one => one.totalCents)),
      ),
    ],
  )
  talk(
    'explain',
    [
      'how many acne appointments were booked online',
      gold.count(appointments.filter(one => one.reason === 'acne' && one.channel === 'online').length),
    ],
    ['how do you know?', gold.mentions(['acne'], ['online'])],
  )
  ask(
    'help',
    'what can I ask you about the practice?',
    gold.mentions(['patient', 'patients'], ['appointment', 'appointments'], ['prescription', 'prescriptions']),
  )
  talk('create', [
    'register a new patient: Hedda Brunswick, born 14 March 1991',
    gold.created('clinic.patients', { name: { given: 'Hedda', family: 'Brunswick' }, dob: '1991-03-14' }),
  ])
  const person = pick.nth(
    patients,
    one =>
      one.contact.email !== null &&
      patients.filter(other => other.name.family === one.name.family && other.name.given === one.name.given).length ===
        1,
    55,
  )
  const full = `${person.name.given} ${person.name.family}`
  ask(
    'create',
    `book ${full} in with ${practitioners[2]!.displayName} on ${pick.dayName(day(9))} at 10:30 for a check-up`,
    gold.created('clinic.appointments', {
      patientId: person.id,
      practitionerId: practitioners[2]!.id,
      startsAt: day(9),
      reason: 'check-up',
    }),
  )
  ask(
    'update',
    `${full} moved: new address is 12 Harbour Road, ${person.address.town}`,
    either(
      gold.updated('clinic.patients', person, { address: { street: '12 Harbour Road', town: person.address.town } }),
      gold.pending(),
    ),
  )
  ask(
    'update',
    `change the phone number of ${full} to +44 1632 555010`,
    gold.updated('clinic.patients', person, { contact: { phone: '+44 1632 555010' } }),
  )
  const coming = pick.nth(
    appointments,
    one => one.status === 'BKD' && one.startsAt.slice(0, 10) > day(2) && one.durationMinutes !== 45,
    3,
  )
  ask(
    'update',
    `make appointment ${coming.id} 45 minutes long`,
    gold.updated('clinic.appointments', coming, { durationMinutes: 45 }),
  )
  const later = pick.nth(appointments, one => one.status === 'BKD' && one.startsAt.slice(0, 10) > day(2), 8)
  ask('action', `please cancel appointment ${later.id}`, gold.updated('clinic.appointments', later, { status: 'CXL' }))
  const open = pick.nth(invoices, one => one.paidOn === null, 4)
  ask('action', `${open.id} has just been paid`, gold.updated('clinic.invoices', open, { paidOn: day(0) }))
  const here = pick.nth(appointments, one => one.status === 'BKD' && one.startsAt.slice(0, 10) > day(2), 12)
  ask('action', `check in ${here.id}`, gold.updated('clinic.appointments', here, { status: 'ARR' }))
  ask('delete', `void prescription ${prescriptions[7]!.id}`, gold.removed('clinic.prescriptions', prescriptions[7]!))
  ask('delete', `remove the patient ${full}`, either(nowrite(), unknown()))
  ask('unanswerable', 'what is the average waiting time?', unknown())
  ask('unanswerable', 'which nurse is on duty tonight?', unknown())
  ask('unanswerable', 'how many patients smoke', unknown())
  ask('ambiguous', 'cancel the appointment', either(clarify(), gold.all(nowrite(), unknown())))
  ask('smalltalk', 'cheers, that was helpful', gold.smalltalk())
}
