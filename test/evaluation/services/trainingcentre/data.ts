import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { COURSES, EMPLOYERS, FIRST_NAMES, LAST_NAMES, RETIRED, ROOMS, TOWNS, TRAINERS } from './catalogue.ts'
import type { CentreCertificate, CentreCourse, CentreEmployer, CentreEnrolment, CentreSession, CentreTrainee, CentreTrainer } from './kinds.ts' // oxfmt-ignore

const REMARKS = ['Needs left-handed gloves', 'Vegetarian lunch', 'Will arrive half an hour late on the first day', 'Resit', 'Reads better with large print'] // oxfmt-ignore
const NOTES = ['Lunch is ordered for everyone', 'Bring safety boots', 'The examiner comes on the last afternoon', 'Parking behind the building only'] // oxfmt-ignore
const REASONS = ['Too few bookings', 'Trainer ill', 'No gas supply in the workshop']

export type TrainingcentreData = ReturnType<typeof createTrainingcentreData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, '-')
/** Numbers that Ofcom keeps free for films and examples. */
const mobile = (random: Random) => `07700 900${random.whole(100, 999)}`

/** 28 courses, 13 trainers, 24 employers, 104 trainees, 60 sessions, and their enrolments and certificates. */
export function createTrainingcentreData(clock: Date) {
  const random = createRandom(77_203)
  const days = createDays(clock)
  const centreCourses = COURSES.map(([code, title, trade, level, durationDays, price, maxTrainees, certificateMonths, description], index): CentreCourse => ({ id: index + 1, code, title, trade, level, durationDays, price, maxTrainees, certificateMonths, active: !RETIRED.includes(code), description })) // oxfmt-ignore
  const centreTrainers = TRAINERS.map(([firstName, lastName, trades, dayRate], index): CentreTrainer => ({ id: index + 11, firstName, lastName, email: `${plain(firstName)}.${plain(lastName)}@aireskills.example`, phone: mobile(random), trades, employmentType: dayRate === null ? 'EMPLOYED' : 'FREELANCE', dayRate, joinedOn: days.day(-random.whole(200, 3900)) })) // oxfmt-ignore
  const centreEmployers = createEmployers(random)
  const centreTrainees = createTrainees(random, days, centreEmployers)
  const centreSessions = createSessions(random, days, clock, centreCourses, centreTrainers)
  const centreEnrolments = createEnrolments(random, days, centreCourses, centreTrainees, centreSessions)
  const centreCertificates = createCertificates(days, centreCourses, centreSessions, centreEnrolments)
  return { centreCourses, centreTrainers, centreEmployers, centreTrainees, centreSessions, centreEnrolments, centreCertificates } // oxfmt-ignore
}

function createEmployers(random: Random): CentreEmployer[] {
  return EMPLOYERS.map((name, index) => {
    const [city, code, streets] = TOWNS[index % TOWNS.length]!
    const person = `${FIRST_NAMES[(7 * index + 3) % FIRST_NAMES.length]} ${LAST_NAMES[(11 * index + 5) % LAST_NAMES.length]}` // oxfmt-ignore
    const domain = `${plain(name)}.example`
    return {
      id: 301 + index,
      customerNumber: `EMP-${1040 + 3 * index}`,
      name,
      contact: { name: person, email: `${plain(person.split(' ')[0]!)}@${domain}`, phone: `0113 496 0${random.whole(100, 999)}` }, // oxfmt-ignore
      address: { street: `${random.whole(2, 180)} ${random.pick(streets)}`, postcode: `${code}${random.whole(1, 9)} ${random.whole(1, 9)}${random.pick(['AB', 'DN', 'EP', 'HJ', 'TQ'])}`, city }, // oxfmt-ignore
      paymentTermDays: random.pick([14, 30, 30, 30, 60, 60]),
      onHold: index % 9 === 7,
    }
  })
}

/** Three of four were sent by the firm that they work for. */
function createTrainees(random: Random, { day }: Days, employers: CentreEmployer[]): CentreTrainee[] {
  const taken = new Set<string>()
  const trainees: CentreTrainee[] = []
  while (trainees.length < 104) {
    const [firstName, lastName] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)]
    if (taken.has(`${firstName} ${lastName}`)) continue
    taken.add(`${firstName} ${lastName}`)
    const index = trainees.length
    const employer = random.chance(0.76) ? employers[Math.floor(employers.length * random.next() ** 1.5)]! : null
    trainees.push({
      id: 1001 + index,
      traineeNumber: `T-${50_110 + 4 * index}`,
      firstName,
      lastName,
      email: `${plain(firstName)}.${plain(lastName)}@toolbox.example`,
      phone: random.chance(0.15) ? null : mobile(random),
      dateOfBirth: day(-Math.floor(365.25 * (17.4 + 38 * random.next() ** 1.8))),
      city: employer && random.chance(0.6) ? employer.address.city : random.pick(TOWNS)[0],
      employerId: employer?.id ?? null,
      registeredOn: day(-Math.ceil(1000 - 8.6 * index)),
    })
  }
  return trainees
}

/** Weeks from this one in which something starts: 37 before it, 23 from it on. */
const WEEKS = [...Array.from({ length: 37 }, (_, index) => Math.round(-70 + (69 * index) / 36)), 0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 7, 8, 9, 10, 11, 12, 13, 15] // oxfmt-ignore
function createSessions(
  random: Random,
  { day }: Days,
  clock: Date,
  courses: CentreCourse[],
  trainers: CentreTrainer[],
): CentreSession[] {
  // oxfmt-ignore
  const monday = -((clock.getUTCDay() + 6) % 7)
  const today = day(0)
  return WEEKS.map((week, index): CentreSession => {
    const course = random.pick(courses.filter(one => one.active || week < -40))
    const { durationDays } = course
    const startDate = day(monday + 7 * week + (durationDays < 4 ? random.whole(0, 5 - durationDays) : 0))
    const endDate = shiftDay(startDate, durationDays === 10 ? 11 : durationDays - 1)
    const isOff = index % 13 === 6
    const isOpen = week > 6 && index % 2 === 0
    const status = isOff ? 'CANCELLED' : endDate < today ? 'COMPLETED' : startDate <= today ? 'RUNNING' : week < 6 ? 'CONFIRMED' : 'PLANNED' // oxfmt-ignore
    const [site, room] = random.pick(ROOMS[course.trade]!)
    const trainer = random.pick(trainers.filter(one => one.trades.includes(course.trade)))
    return {
      id: 201 + index,
      code: `S-${2410 + index}`,
      courseId: course.id,
      trainerId: isOpen && !isOff ? null : trainer.id,
      startDate,
      endDate,
      location: { site, room },
      capacity: course.maxTrainees,
      status,
      cancellationReason: isOff ? random.pick(REASONS) : null,
      notes: random.chance(0.25) ? random.pick(NOTES) : null,
    }
  })
}

/** Nobody is on the last two; a session that is full has people waiting. */
function createEnrolments(
  random: Random,
  { day }: Days,
  courses: CentreCourse[],
  trainees: CentreTrainee[],
  sessions: CentreSession[],
): CentreEnrolment[] {
  // oxfmt-ignore
  const today = day(0)
  const enrolments: CentreEnrolment[] = []
  for (const session of sessions.slice(0, -2)) {
    const course = courses.find(one => one.id === session.courseId)!
    const isPast = session.endDate < today
    const wished = Math.min(random.whole(2, 5), isPast ? session.capacity : 5)
    const known = trainees.slice(0, Math.min(100, 46 + sessions.indexOf(session)))
    const chosen = new Set(Array.from({ length: wished }, () => random.pick(known)))
    let taken = 0
    for (const trainee of chosen) {
      // Whatever day it is, each takes as many random numbers.
      const [luck, whose, late, early, ahead, since, score, cut] = Array.from({ length: 8 }, () => random.next()) as [number, number, number, number, number, number, number, number] // oxfmt-ignore
      const isFull = taken >= session.capacity
      const isOff = session.status === 'CANCELLED' || luck < 0.07
      const status = isOff ? 'CANCELLED' : isPast ? (luck < 0.13 ? 'NO_SHOW' : 'COMPLETED') : isFull ? 'WAITLISTED' : 'BOOKED' // oxfmt-ignore
      if (status !== 'CANCELLED') taken++
      const payer = trainee.employerId === null ? (whose < 0.6 ? 'TRAINEE' : 'GRANT') : whose < 0.9 ? 'EMPLOYER' : 'TRAINEE' // oxfmt-ignore
      const isLate = session.endDate < day(-45) && payer === 'EMPLOYER' && late < 0.16
      const later = isPast ? (isLate ? 'OVERDUE' : session.endDate < day(-30) || early < 0.4 ? 'PAID' : 'INVOICED') : early < 0.6 ? 'NOT_INVOICED' : early < 0.8 ? 'INVOICED' : 'PAID' // oxfmt-ignore
      const examScore = status === 'COMPLETED' ? Math.floor(48 + 48 * score) + (course.trade === 'WELDING' ? -6 : 4) : null // oxfmt-ignore
      const usual = shiftDay(session.startDate, -Math.floor(8 + 48 * ahead))
      enrolments.push({
        id: 5001 + enrolments.length,
        sessionId: session.id,
        traineeId: trainee.id,
        status,
        bookedOn: usual < today ? usual : day(-Math.floor(1 + 40 * since)),
        fee: cut < 0.2 ? Math.round(0.9 * course.price) : course.price,
        payer,
        paymentStatus: status === 'CANCELLED' || status === 'WAITLISTED' ? null : later,
        examScore,
        result: examScore === null ? null : examScore >= 60 ? 'PASSED' : 'FAILED',
        remarks: random.chance(0.14) ? random.pick(REMARKS) : null,
      })
    }
  }
  return enrolments
}

const addMonths = (start: string, months: number) => {
  const date = new Date(`${start}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 10)
}
/** One for each exam that was passed, two days after the last day; a few that do not run out soon were taken back. */
function createCertificates(
  { day }: Days,
  courses: CentreCourse[],
  sessions: CentreSession[],
  enrolments: CentreEnrolment[],
): CentreCertificate[] {
  // oxfmt-ignore
  const passed = enrolments.flatMap(enrolment => {
    const session = sessions.find(one => one.id === enrolment.sessionId)!
    const issuedOn = shiftDay(session.endDate, 2)
    return enrolment.result === 'PASSED' && issuedOn <= day(0) ? [{ enrolment, session, issuedOn }] : []
  })
  return passed.map(({ enrolment, session, issuedOn }, index) => {
    const { certificateMonths } = courses.find(one => one.id === session.courseId)!
    const expiresOn = certificateMonths === null ? null : addMonths(issuedOn, certificateMonths)
    const isSafe = expiresOn === null || expiresOn > day(400)
    return {
      id: 8001 + index,
      certificateNumber: `AS-${issuedOn.slice(0, 4)}-${String(311 + 7 * index).padStart(4, '0')}`,
      traineeId: enrolment.traineeId,
      courseId: session.courseId,
      enrolmentId: enrolment.id,
      issuedOn,
      expiresOn,
      status: expiresOn !== null && expiresOn < day(0) ? 'EXPIRED' : isSafe && index % 11 === 5 ? 'REVOKED' : 'VALID',
    }
  })
}
