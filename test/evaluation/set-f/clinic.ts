import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { groups, more } from '../set-d/readings.ts'
import { talkClinic } from './clinic-talk.ts'

const { either } = gold

/** Money that the service holds in cents: in euros, or as it stands there. */
export const cents = (value: number) =>
  either(
    gold.money(value / 100),
    gold.plain(value),
    gold.mentions([(value / 100).toLocaleString('en', { minimumFractionDigits: 2 })]),
  )

/** Set F over the clinic: written before the engine had seen a service like it. */
export function askClinic(facts: Facts): Question[] {
  const builder = createQuestions('f', 'clinic')
  list(builder, facts)
  count(builder, facts)
  combine(builder, facts)
  talkClinic(builder, facts)
  return builder.questions
}

type Builder = ReturnType<typeof createQuestions>
const dayOf = (one: { startsAt: string }) => one.startsAt.slice(0, 10)

function list({ ask }: Builder, { clinic, today, day }: Facts): void {
  const { practitioners, patients, appointments, prescriptions, invoices } = clinic
  ask(
    'conditions',
    'which cardiologists work part time?',
    gold.set(practitioners.filter(one => one.specialty === 'CARD' && one.partTime)),
  )
  ask(
    'conditions',
    'patients from Carrow who are insured with BluePeak',
    gold.set(patients.filter(one => one.address.town === 'Carrow' && one.insurer === 'BluePeak')),
  )
  ask(
    'conditions',
    'show me everyone allergic to penicillin',
    gold.set(patients.filter(one => one.allergies.includes('penicillin'))),
  )
  ask(
    'conditions',
    'which doctors speak Arabic',
    gold.set(practitioners.filter(one => one.languages.includes('Arabic'))),
  )
  ask(
    'conditions',
    'Amoxicillin prescriptions of 500 mg for 10 days',
    gold.set(prescriptions.filter(one => one.drug === 'Amoxicillin' && one.doseMg === 500 && one.days === 10)),
  )
  ask(
    'conditions',
    'no-shows that were booked by phone',
    gold.set(appointments.filter(one => one.status === 'NSH' && one.channel === 'phone')),
  )
  ask(
    'conditions',
    'how many visits took an hour?',
    either(
      gold.count(appointments.filter(one => one.durationMinutes === 60).length),
      gold.count(appointments.filter(one => one.durationMinutes === 60 && one.status === 'DONE').length),
    ),
  )
  ask(
    'logic',
    'paediatricians and dermatologists',
    gold.set(practitioners.filter(one => ['PED', 'DERM'].includes(one.specialty))),
  )
  ask(
    'logic',
    'female patients allergic to latex or nuts who have no insurance',
    gold.set(
      patients.filter(
        one =>
          one.sex === 'F' &&
          (one.allergies.includes('latex') || one.allergies.includes('nuts')) &&
          one.insurer === null,
      ),
    ),
  )
  ask(
    'logic',
    'how many patients live neither in Ashford nor in Dunmore?',
    gold.count(patients.filter(one => !['Ashford', 'Dunmore'].includes(one.address.town)).length),
  )
  ask(
    'range',
    'appointments lasting between 15 and 45 minutes that were cancelled',
    either(
      ...pick
        .within(
          appointments.filter(one => one.status === 'CXL'),
          one => one.durationMinutes,
          15,
          45,
        )
        .map(rows => gold.set(rows)),
    ),
  )
  const sixty = `${Number(today.slice(0, 4)) - 60}${today.slice(4)}`
  ask(
    'range',
    'how many patients are over 60?',
    either(
      gold.count(patients.filter(one => one.dob < sixty).length),
      gold.count(patients.filter(one => one.dob <= `${Number(today.slice(0, 4)) - 61}${today.slice(4)}`).length),
    ),
  )
  ask('dates', 'patients born in the eighties', gold.set(patients.filter(one => /^198/.test(one.dob))))
  const month = pick.shiftMonth(pick.month(today)!, -3)
  ask(
    'dates',
    `how many prescriptions were issued in ${pick.monthName(month)}`,
    gold.count(prescriptions.filter(one => pick.month(one.issuedOn) === month).length),
  )
  ask('dates', 'who joined the practice before 2018?', gold.set(practitioners.filter(one => one.joinedOn < '2018')))
  ask('relative-dates', "what's on tomorrow?", gold.set(appointments.filter(one => dayOf(one) === day(1))))
  ask(
    'relative-dates',
    'booked appointments in the next three days',
    either(
      ...[
        [0, 3],
        [1, 3],
        [0, 2],
      ].map(([from, to]) =>
        gold.set(
          appointments.filter(one => one.status === 'BKD' && dayOf(one) >= day(from!) && dayOf(one) <= day(to!)),
        ),
      ),
    ),
  )
  ask(
    'relative-dates',
    'invoices that are overdue',
    gold.set(invoices.filter(one => one.paidOn === null && one.dueOn < today)),
  )
  ask(
    'relative-dates',
    'how many patients have we registered since the beginning of last year?',
    gold.count(patients.filter(one => one.registeredOn >= String(Number(today.slice(0, 4)) - 1)).length),
  )
  ask(
    'missing-values',
    'patients we have no e-mail address for',
    gold.set(patients.filter(one => one.contact.email === null)),
  )
  ask(
    'missing-values',
    'which patients do not have a regular doctor?',
    gold.set(patients.filter(one => one.primaryPractitionerId === null)),
  )
  ask(
    'missing-values',
    'how many bills are still unpaid',
    gold.count(invoices.filter(one => one.paidOn === null).length),
  )
  ask(
    'ranking',
    'who is our oldest patient?',
    gold.smallest(patients, one => one.dob),
  )
  ask(
    'ranking',
    'the five biggest invoices',
    gold.ordered(invoices, one => one.totalCents, { count: 5 }),
  )
  ask(
    'ranking',
    'which doctor has been here longest',
    gold.smallest(practitioners, one => one.joinedOn),
  )
  const visitsOf = (one: { id: string }) => appointments.filter(other => other.practitionerId === one.id).length
  ask('ranking', 'top 3 doctors by number of appointments', gold.ordered(practitioners, visitsOf, { count: 3 }))
}

function count({ ask }: Builder, { clinic }: Facts): void {
  const { practitioners, patients, appointments, prescriptions, invoices } = clinic
  ask(
    'aggregate',
    'how long does an appointment take on average?',
    either(
      gold.plain(pick.mean(appointments, one => one.durationMinutes)),
      gold.plain(
        pick.mean(
          appointments.filter(one => one.status === 'DONE'),
          one => one.durationMinutes,
        ),
      ),
    ),
  )
  ask(
    'aggregate',
    'total of all open invoices',
    cents(
      pick.sum(
        invoices.filter(one => one.paidOn === null),
        one => one.totalCents,
      ),
    ),
  )
  ask(
    'aggregate',
    'how many different drugs do we prescribe?',
    gold.count(pick.distinct(prescriptions.map(one => one.drug)).length),
  )
  ask(
    'aggregate',
    'highest dose of Metformin ever prescribed',
    gold.plain(
      pick.most(
        prescriptions.filter(one => one.drug === 'Metformin'),
        one => one.doseMg,
      ),
      { field: 'doseMg' },
    ),
  )
  ask('aggregate', 'how many patients does the practice have in total', gold.count(patients.length))
  ask(
    'share',
    'what percentage of appointments were no-shows?',
    gold.percent(pick.ratio(appointments.filter(one => one.status === 'NSH').length, appointments.length)),
  )
  ask(
    'share',
    'proportion of patients without insurance',
    gold.percent(pick.ratio(patients.filter(one => one.insurer === null).length, patients.length)),
  )
  ask(
    'group',
    'patients per town',
    gold.map(pick.rank(patients, one => one.address.town).map(({ key, rows }) => [key, rows.length])),
  )
  const spell: Record<string, string[]> = {
    GP: ['general practice', 'general practitioner'],
    DERM: ['dermatology', 'dermatologist'],
    CARD: ['cardiology', 'cardiologist'],
    PED: ['paediatrics', 'paediatrician'],
    ORTH: ['orthopaedics'],
  }
  ask(
    'group',
    'number of doctors by specialty',
    gold.map(
      pick
        .rank(practitioners, one => one.specialty)
        .map(({ key, rows }) => [gold.spelled(key, ...spell[key]!), rows.length]),
    ),
  )
  ask(
    'group',
    'which drugs have we prescribed more than 40 times?',
    groups(
      pick
        .rank(prescriptions, one => one.drug)
        .filter(({ rows }) => rows.length > 40)
        .map(({ key, rows }) => [key, rows.length]),
    ),
  )
  ask(
    'group',
    'average length of appointments for each channel',
    gold.map(
      pick
        .rank(appointments, one => one.channel)
        .map(({ key, rows }) => [
          gold.spelled(key, key.replace('_', ' '), key.replace('_', '-')),
          pick.mean(rows, one => one.durationMinutes),
        ]),
      'plain',
    ),
  )
  ask(
    'group',
    'invoices by month',
    gold.map(
      pick.rank(invoices, one => pick.month(one.issuedOn)!).map(({ key, rows }) => [pick.monthAs(key), rows.length]),
    ),
  )
  const insured = (name: string) => patients.filter(one => one.insurer === name).length
  ask(
    'compare',
    'do more patients have Nordwell or Meridian Health?',
    more(
      [gold.spelled('Nordwell'), insured('Nordwell')],
      [gold.spelled('Meridian Health'), insured('Meridian Health')],
    ),
  )
  const by = (channel: string) => appointments.filter(one => one.channel === channel).length
  ask(
    'compare',
    'are there more online or phone bookings?',
    more([gold.spelled('online'), by('online')], [gold.spelled('phone'), by('phone')]),
  )
  ask(
    'yes-no',
    'do we have an orthopaedic surgeon who speaks Polish?',
    either(
      gold.yes(practitioners.some(one => one.specialty === 'ORTH' && one.languages.includes('Polish'))),
      gold.unknown(),
    ),
  )
  ask(
    'yes-no',
    'Is anybody allergic to both latex and ibuprofen?',
    gold.yes(patients.some(one => one.allergies.includes('latex') && one.allergies.includes('ibuprofen'))),
  )
  ask('yes-no', 'has INV-31004 been paid?', gold.yes(pick.find(invoices, 'INV-31004').paidOn !== null))
}

function combine({ ask }: Builder, { clinic }: Facts): void {
  const { practitioners, patients, appointments, prescriptions, invoices } = clinic
  const patient = (id: string) => pick.find(patients, id)
  ask(
    'projection',
    'names and phone numbers of the patients in Birchwood over 80',
    gold.set(
      patients.filter(
        one => one.address.town === 'Birchwood' && Date.parse(one.dob) < Date.now() - 80 * 365.25 * 86_400_000,
      ),
      { shows: one => [one.name.given, one.name.family, one.contact.phone] },
    ),
  )
  ask(
    'projection',
    'give me just the e-mail addresses of the GPs',
    gold.set(
      practitioners.filter(one => one.specialty === 'GP'),
      { shows: one => [one.mail] },
    ),
  )
  const isOne = (one: (typeof patients)[number]) =>
    patients.filter(other => other.name.given === one.name.given && other.name.family === one.name.family).length === 1
  const someone = pick.nth(patients, isOne, 72)
  const name = `${someone.name.given} ${someone.name.family}`
  ask('lookup', `when was ${name} born?`, gold.text(pick.dayAs(someone.dob), 'dob'))
  ask('lookup', `phone number of ${pick.misspell(name)}`, gold.text(someone.contact.phone))
  const insured = pick.nth(patients, one => one.insurer !== null && one.allergies.length > 0 && isOne(one), 20)
  ask(
    'lookup',
    `Who is ${insured.name.given} ${insured.name.family} insured with?`,
    gold.text(insured.insurer!, 'insurer'),
  )
  ask(
    'lookup',
    `what is ${insured.name.given} ${insured.name.family} allergic to?`,
    either(
      gold.set(insured.allergies),
      gold.mentions(...insured.allergies.map(one => [one])),
      gold.set([insured], { shows: one => one.allergies }),
    ),
  )
  const visit = pick.nth(appointments, one => one.status === 'DONE', 100)
  ask(
    'lookup',
    `how long was appointment ${visit.id}?`,
    gold.plain(visit.durationMinutes, { field: 'durationMinutes' }),
  )
  ask('lookup', 'open bill INV-31010', gold.record(pick.find(invoices, 'INV-31010')))
  const doctor = practitioners[3]!
  ask(
    'join',
    `how many appointments does ${doctor.displayName} have?`,
    either(
      gold.count(appointments.filter(one => one.practitionerId === doctor.id).length),
      gold.count(appointments.filter(one => one.practitionerId === doctor.id && one.status === 'BKD').length),
    ),
  )
  const regular = pick.sized(appointments, one => one.patientId, 4, 9).key
  const person = patient(regular)
  ask(
    'join',
    `which doctors has ${person.name.given} ${person.name.family} seen?`,
    either(
      ...[appointments, appointments.filter(one => one.status === 'DONE')].map(rows =>
        gold.set(
          practitioners.filter(one =>
            rows.some(other => other.patientId === regular && other.practitionerId === one.id),
          ),
        ),
      ),
    ),
  )
  ask(
    'join',
    'Lisinopril prescriptions for patients from Eastleigh',
    gold.set(
      prescriptions.filter(one => one.drug === 'Lisinopril' && patient(one.patientId).address.town === 'Eastleigh'),
    ),
  )
  ask(
    'join',
    'how much do patients of Caritas Mutual owe us?',
    cents(
      pick.sum(
        invoices.filter(one => one.paidOn === null && patient(one.patientId).insurer === 'Caritas Mutual'),
        one => one.totalCents,
      ),
    ),
  )
  ask(
    'join',
    'who failed to turn up for vaccinations? give me the patients',
    gold.set(
      pick.distinct(
        appointments
          .filter(one => one.status === 'NSH' && one.reason === 'vaccination')
          .map(one => patient(one.patientId)),
      ),
    ),
  )
  ask(
    'join',
    'number of appointments per specialty',
    gold.map(
      pick
        .rank(appointments, one => pick.find(practitioners, one.practitionerId).specialty)
        .map(({ key, rows }) => [key, rows.length]),
    ),
  )
  const seen = new Set(appointments.map(one => one.patientId))
  ask(
    'join',
    'how many patients never had an appointment?',
    gold.count(patients.filter(one => !seen.has(one.id)).length),
  )
  ask(
    'several',
    'how many doctors do we have, and how many patients?',
    gold.figures(gold.count(practitioners.length), gold.count(patients.length)),
  )
  ask(
    'several',
    'Count the cancelled appointments. And what was the largest invoice?',
    gold.all(
      gold.mentions([String(appointments.filter(one => one.status === 'CXL').length)]),
      gold.mentions([
        ...invoices.filter(one => one.totalCents === pick.most(invoices, other => other.totalCents)).map(one => one.id),
        String(pick.most(invoices, one => one.totalCents)),
        pick.most(invoices, one => one.totalCents).toLocaleString('en'),
        (pick.most(invoices, one => one.totalCents) / 100).toFixed(2),
      ]),
    ),
  )
}
