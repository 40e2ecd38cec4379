import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'

const { either, unknown } = gold

/** The same ways of saying things with other words and over other services: written when the first tables had been worked on. */
export const askFresh = (facts: Facts): Question[] => [
  ...askRecruiting(facts),
  ...askClinic(facts),
  ...askCampus(facts),
  ...askPurchasing(facts),
]

function askRecruiting({ recruiting, today }: Facts): Question[] {
  const { recruiters, jobs, candidates, applications, interviews, offers } = recruiting
  const { ask, questions } = createQuestions('p4', 'recruiting')
  ask('conditions', '45-minute interviews', gold.set(interviews.filter(one => one.durationMinutes === 45)))
  ask('aggregate', 'how many one-hour interviews were there?', gold.count(interviews.filter(one => one.durationMinutes === 60).length)) // oxfmt-ignore
  ask(
    'group',
    'candidates by source',
    gold.map(pick.rank(candidates, one => one.source).map(({ key, rows }) => [gold.spelled(key, key.replaceAll('_', ' ')), rows.length])), // oxfmt-ignore
  )
  ask(
    'ranking',
    'most experienced candidate',
    gold.largest(candidates, one => one.yearsOfExperience),
  )
  ask(
    'ranking',
    'jobs by headcount',
    gold.ordered(jobs, one => one.headcount),
  )
  const one = interviews[40]!
  ask(
    'lookup',
    `how long does interview ${one.id} last?`,
    gold.plain(one.durationMinutes, { field: 'durationMinutes' }),
  )
  const sent = pick.nth(offers, row => row.status === 'sent', 0)
  ask('lookup', `when does offer ${sent.id} expire?`, gold.text(pick.dayAs(sent.expiresOn), 'expiresOn'))
  ask(
    'relative-dates',
    'applications that came in this month',
    gold.set(applications.filter(row => pick.month(row.appliedAt) === pick.month(today))),
  )
  ask(
    'relative-dates',
    'offers that run out this month',
    gold.set(offers.filter(row => pick.month(row.expiresOn) === pick.month(today))),
  )
  ask('range', 'jobs that pay more than 90000', either(gold.set(jobs.filter(row => row.salaryMax > 90_000)), gold.set(jobs.filter(row => row.salaryMin > 90_000)))) // oxfmt-ignore
  const job = pick.nth(jobs, row => row.status === 'open', 3)
  ask('action', `put job ${job.id} on hold`, gold.updated('recruiting.jobs', job, { status: 'on_hold' }, ['closedOn']))
  ask('unanswerable', `no need to reject application ${applications[30]!.id}`, gold.all(gold.nowrite(), gold.mentions(['nothing', 'Nothing']))) // oxfmt-ignore
  const [busy] = pick.rank(jobs, row => row.recruiterId)
  const recruiter = pick.find(recruiters, busy!.key)
  ask('join', `jobs looked after by ${recruiter.fullName}`, gold.set(busy!.rows))
  return questions
}

function askClinic({ clinic, day }: Facts): Question[] {
  const { practitioners, patients, appointments, prescriptions } = clinic
  const { ask, questions } = createQuestions('p4', 'clinic')
  ask('conditions', 'twenty-minute appointments', gold.set(appointments.filter(one => one.durationMinutes === 20)))
  ask('conditions', '14-day prescriptions', gold.set(prescriptions.filter(one => one.days === 14)))
  ask(
    'relative-dates',
    'practitioners who started before 2020',
    gold.set(practitioners.filter(one => one.joinedOn < '2020')),
  )
  ask(
    'relative-dates',
    'patients who signed up this year',
    gold.set(patients.filter(one => pick.year(one.registeredOn) === pick.year(day(0)))),
  )
  ask('conditions', 'appointments made over the phone', gold.set(appointments.filter(one => one.channel === 'phone')))
  ask('conditions', 'who speaks Polish?', gold.set(practitioners.filter(one => one.languages.includes('Polish'))))
  ask(
    'ranking',
    'who is the youngest patient?',
    gold.largest(patients, one => one.dob),
  )
  ask('conditions', 'patients allergic to latex', gold.set(patients.filter(one => one.allergies.includes('latex'))))
  ask('unanswerable', `you should not have cancelled appointment ${appointments[12]!.id}`, gold.all(gold.nowrite(), gold.mentions(['nothing', 'Nothing']))) // oxfmt-ignore
  return questions
}

function askCampus({ campus }: Facts): Question[] {
  const { programmes, lecturers, students, courses, enrolments, rooms } = campus
  const { ask, questions } = createQuestions('p4', 'campus')
  ask('range', 'rooms that seat at least 80', gold.set(rooms.filter(one => one.capacity >= 80)))
  ask('range', 'rooms big enough for 120 students', gold.set(rooms.filter(one => one.capacity >= 120)))
  ask('range', 'rooms with space for more than 60 people', gold.set(rooms.filter(one => one.capacity > 60)))
  ask(
    'ranking',
    'dearest programme per year',
    gold.largest(programmes, one => one.tuitionPerYear),
  )
  ask(
    'ranking',
    'programmes by tuition',
    gold.ordered(programmes, one => one.tuitionPerYear),
  )
  ask('conditions', '6 ECTS courses', gold.set(courses.filter(one => one.ects === 6)))
  const given = pick.rank(courses, one => one.lecturerId)[1]!
  const teacher = pick.find(lecturers, given.key)
  ask('join', `courses taught by ${teacher.givenName} ${teacher.surname}`, gold.set(given.rows))
  ask('aggregate', 'how many students dropped out?', either(gold.count(students.filter(one => one.leftOn !== null).length), gold.count(enrolments.filter(one => one.state === 'withdrawn').length), unknown())) // oxfmt-ignore
  const exam = pick.nth(courses, one => one.seats > 20, 4)
  ask('lookup', `how many can take ${exam.code}?`, either(gold.plain(exam.seats, { field: 'seats' }), unknown()))
  ask('conditions', 'courses held in English', gold.set(courses.filter(one => /^en/i.test(one.teachingLanguage))))
  return questions
}

function askPurchasing({ purchasing, today }: Facts): Question[] {
  const { suppliers, warehouses, purchaseOrders, shipments, returns } = purchasing
  const { ask, questions } = createQuestions('p4', 'purchasing')
  ask(
    'group',
    'shipments by carrier',
    gold.map(pick.rank(shipments, one => one.carrier).map(({ key, rows }) => [key, rows.length])),
  )
  ask(
    'ranking',
    'suppliers by lead time',
    gold.ordered(suppliers, one => one.leadTimeDays),
  )
  ask('range', 'warehouses that hold at least 2000 pallets', gold.set(warehouses.filter(one => one.capacityPallets >= 2000))) // oxfmt-ignore
  ask('range', 'warehouses with room for more than 1500 pallets', gold.set(warehouses.filter(one => one.capacityPallets > 1500))) // oxfmt-ignore
  ask(
    'relative-dates',
    'shipments that arrive this month',
    gold.set(shipments.filter(one => pick.month(one.estimatedArrival) === pick.month(today))),
  )
  ask(
    'aggregate',
    'how many pallets did Maersk ship?',
    gold.count(
      pick.sum(
        shipments.filter(one => one.carrier === 'Maersk'),
        one => one.pallets,
      ),
    ),
  )
  ask('aggregate', 'how much have we been credited for damaged goods?', gold.money(pick.sum(returns.filter(one => one.reason === 'Damaged'), one => one.creditAmount))) // oxfmt-ignore
  const order = purchaseOrders[30]!
  ask(
    'lookup',
    `what does purchase order ${order.orderNumber} cost?`,
    gold.money(order.totalAmount, { field: 'totalAmount' }),
  )
  ask('lookup', `when is purchase order ${order.orderNumber} expected?`, gold.text(pick.dayAs(order.expectedDate), 'expectedDate')) // oxfmt-ignore
  ask('join', `orders placed by ${order.buyerName}`, gold.set(purchaseOrders.filter(one => one.buyerName === order.buyerName))) // oxfmt-ignore
  ask('ranking', 'the roomiest warehouse', gold.largest(warehouses, one => one.capacityPallets)) // oxfmt-ignore
  ask('unanswerable', `there is no need to cancel purchase order ${order.orderNumber}`, gold.all(gold.nowrite(), gold.mentions(['nothing', 'Nothing']))) // oxfmt-ignore
  return questions
}
