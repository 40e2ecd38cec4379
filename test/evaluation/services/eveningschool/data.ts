import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { CALLED_OFF, HYBRID, OFFERS, PARTICIPANTS, ROOMS, SUBJECT_AREAS, TOWNS, TUTORS } from './prospectus.ts'

export interface EveSubjectArea {
  id: number
  code: string
  name: string
  description: string
}
export interface EveTutor {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  subjectAreaId: number
  contractType: string
  hourlyRate: number
  teachingSince: string
}
export interface EveRoom {
  id: number
  name: string
  building: string
  floor: number
  capacity: number
  hasProjector: boolean
  stepFreeAccess: boolean
}
export interface EveCourse {
  id: number
  courseCode: string
  title: string
  subjectAreaId: number
  tutorId: number
  roomId: number | null
  level: string
  delivery: string
  status: string
  weekday: string
  startTime: string
  startDate: string
  endDate: string
  sessionCount: number
  sessionMinutes: number
  maxParticipants: number
  fee: number
}
export interface EveParticipant {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  town: string
  dateOfBirth: string
  concession: string
  newsletter: boolean
  registeredOn: string
}
export interface EveEnrolment {
  id: number
  courseId: number
  participantId: number
  status: string
  enrolledAt: string
  amountDue: number
  paymentStatus: string
  paymentMethod: string | null
  paidOn: string | null
  sessionsAttended: number | null
  feedbackScore: number | null
}

export const TUTOR_CONTRACTS = ['Permanent', 'Freelance', 'Volunteer'] as const
export const COURSE_LEVELS = ['Beginner', 'Intermediate', 'Advanced', 'AllLevels'] as const
export const COURSE_DELIVERIES = ['Classroom', 'Online', 'Hybrid'] as const
export const COURSE_STATUSES = ['Planned', 'Open', 'Running', 'Finished', 'Cancelled'] as const
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
export const CONCESSIONS = ['None', 'Student', 'Senior', 'JobSeeker'] as const
export const ENROLMENT_STATUSES = ['Confirmed', 'WaitingList', 'Completed', 'Withdrawn'] as const
export const PAYMENT_STATUSES = ['NotDue', 'Outstanding', 'Paid', 'Refunded'] as const
export const PAYMENT_METHODS = ['Card', 'BankTransfer', 'Cash', 'GiftVoucher'] as const

/** What each concession takes off the fee. */
export const DISCOUNTS: Record<string, number> = { None: 0, Student: 0.25, Senior: 0.2, JobSeeker: 0.5 }
const CONCESSION_OF: Record<string, string> = { S: 'Student', P: 'Senior', J: 'JobSeeker' }

/** Courses begin on these days in turn; Saturday is a morning. */
const EVENINGS = [1, 3, 0, 2, 1, 5, 3, 0, 2, 4, 5]

export type EveningschoolData = ReturnType<typeof createEveningschoolData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

const letters = (name: string) => name.normalize('NFD').replace(/[^a-z]/gi, '').toLowerCase() // oxfmt-ignore

/** 7 subject areas, 15 tutors, 10 rooms, 30 courses, 60 participants and about 150 enrolments. */
export function createEveningschoolData(clock: Date) {
  const random = createRandom(61_403)
  const days = createDays(clock)
  const eveSubjectAreas = SUBJECT_AREAS.map(([code, name, description], index): EveSubjectArea => ({ id: index + 1, code, name, description })) // oxfmt-ignore
  const eveTutors = TUTORS.map(([firstName, lastName, area, contractType, hourlyRate], index): EveTutor => ({
    id: 21 + index,
    firstName,
    lastName,
    email: `${letters(firstName).slice(0, 1)}.${letters(lastName)}@harrowmere-adulted.example`,
    phone: index % 5 === 3 ? null : `01632 960${random.whole(100, 989)}`,
    subjectAreaId: eveSubjectAreas.find(one => one.code === area)!.id,
    contractType,
    hourlyRate,
    teachingSince: days.day(-random.whole(300, 3900)),
  }))
  const eveRooms = ROOMS.map(([name, building, floor, capacity, hasProjector, stepFreeAccess], index): EveRoom => ({ id: index + 1, name, building, floor, capacity, hasProjector, stepFreeAccess })) // oxfmt-ignore
  const eveCourses = createCourses(random, days, clock, eveTutors, eveRooms)
  const eveParticipants = createParticipants(random, days)
  const eveEnrolments = createEnrolments(random, days, eveCourses, eveParticipants)
  return { eveSubjectAreas, eveTutors, eveRooms, eveCourses, eveParticipants, eveEnrolments }
}

/** Each meets once a week, on a weekday of its own. */
function createCourses(random: Random, { day }: Days, clock: Date, tutors: EveTutor[], rooms: EveRoom[]): EveCourse[] {
  const monday = -((clock.getUTCDay() + 6) % 7)
  return OFFERS.map(([title, tutor, level, room, fee, sessionCount, sessionMinutes, maxParticipants, week], index) => {
    const { id: tutorId, subjectAreaId } = tutors.find(one => one.lastName === tutor)!
    const weekday = EVENINGS[index % EVENINGS.length]!
    const first = monday + 7 * week + weekday
    const isOver = week + sessionCount <= 0
    const status = isOver ? 'Finished' : week < 0 ? 'Running' : week < 9 ? 'Open' : 'Planned'
    return {
      id: 301 + index,
      courseCode: `${SUBJECT_AREAS[subjectAreaId - 1]![0]}-${140 + index * 4}`,
      title,
      subjectAreaId,
      tutorId,
      roomId: rooms.find(one => one.name === room)?.id ?? null,
      level,
      delivery: room === null ? 'Online' : HYBRID.includes(title) ? 'Hybrid' : 'Classroom',
      status: CALLED_OFF.includes(title) ? 'Cancelled' : status,
      weekday: WEEKDAYS[weekday]!,
      startTime: weekday === 5 ? random.pick(['10:00', '10:30']) : random.pick(['18:00', '18:30', '19:00', '19:15']),
      startDate: day(first),
      endDate: day(first + 7 * (sessionCount - 1)),
      sessionCount,
      sessionMinutes,
      maxParticipants,
      fee,
    }
  })
}

/** Two of them have the same name. */
function createParticipants(random: Random, { day }: Days): EveParticipant[] {
  const thisYear = Number(day(0).slice(0, 4))
  return PARTICIPANTS.map((written, index): EveParticipant => {
    const [firstName = '', lastName = '', mark = ''] = written.split(' ')
    const concession = CONCESSION_OF[mark] ?? 'None'
    const age = concession === 'Senior' ? random.whole(66, 84) : concession === 'Student' ? random.whole(18, 26) : random.whole(24, 63) // oxfmt-ignore
    return {
      id: 1001 + index,
      firstName,
      lastName,
      email: `${letters(firstName)}.${letters(lastName)}${index === 39 ? '2' : ''}@lanternpost.example`,
      phone: random.chance(0.18) ? null : `07700 900${random.whole(100, 989)}`,
      town: index === 39 ? 'Sandleigh' : index === 17 ? 'Tolbridge' : random.pick(TOWNS),
      dateOfBirth: `${thisYear - age}-${String(random.whole(1, 12)).padStart(2, '0')}-${String(random.whole(1, 28)).padStart(2, '0')}`, // oxfmt-ignore
      concession,
      newsletter: random.chance(0.4),
      registeredOn: day(-880 + index * 14 + random.whole(0, 9)),
    }
  })
}

/** Who comes first gets a place, who comes later waits for one; what has begun takes nobody in any more. */
function createEnrolments(random: Random, days: Days, courses: EveCourse[], participants: EveParticipant[]) {
  const drafts = courses.flatMap((course, at) => {
    const [, , , , , , , , week, asked] = OFFERS[at]!
    const from = 7 * Math.min(week, 0) - 1
    const moments = Array.from(
      { length: asked },
      () => [from - random.whole(0, 34), random.whole(17, 43) / 48] as const,
    )
    const joined = new Set<number>()
    let places = course.maxParticipants
    return moments.toSorted(([a, b], [c, d]) => a + b - c - d).map(([offset, part]) => {
      const known = participants.slice(0, 57).filter(one => one.registeredOn <= days.day(offset) && !joined.has(one.id))
      const who = random.pick(known)
      joined.add(who.id)
      const hasLeft = course.status === 'Cancelled' || random.chance(0.08)
      const isWaiting = !hasLeft && places === 0
      if (!hasLeft && !isWaiting) places--
      const status = hasLeft ? 'Withdrawn' : isWaiting ? 'WaitingList' : course.status === 'Finished' ? 'Completed' : 'Confirmed' // oxfmt-ignore
      return { course, who, offset, week, status, enrolledAt: days.moment(offset, part) }
    }) // oxfmt-ignore
  })
  drafts.sort((a, b) => (a.enrolledAt < b.enrolledAt ? -1 : 1))
  return drafts.map(({ course, who, offset, week, status, enrolledAt }, index): EveEnrolment => {
    const isPaid = status === 'Withdrawn' ? random.chance(0.6) : random.chance(status === 'Completed' ? 0.96 : 0.66)
    const isSettled = isPaid && status !== 'WaitingList'
    const payment = status === 'Withdrawn' ? (isPaid ? 'Refunded' : 'NotDue') : status === 'WaitingList' ? 'NotDue' : isPaid ? 'Paid' : 'Outstanding' // oxfmt-ignore
    const held = course.status === 'Finished' ? course.sessionCount : -week
    const attends = (status === 'Completed' || status === 'Confirmed') && course.status !== 'Open'
    const score = random.pick([2, 3, 3, 4, 4, 4, 5, 5, 5])
    return {
      id: 50_001 + index,
      courseId: course.id,
      participantId: who.id,
      status,
      enrolledAt,
      amountDue: Math.round(100 * course.fee * (1 - DISCOUNTS[who.concession]!)) / 100,
      paymentStatus: payment,
      paymentMethod: isSettled ? random.pick(['Card', 'Card', 'Card', 'BankTransfer', 'BankTransfer', 'Cash', 'GiftVoucher']) : null, // oxfmt-ignore
      paidOn: isSettled ? days.day(Math.min(0, offset + random.whole(0, 9))) : null,
      sessionsAttended: attends ? Math.max(0, held - random.pick([0, 0, 0, 1, 1, 2, 3])) : null,
      feedbackScore: status === 'Completed' && random.chance(0.75) ? score : null,
    }
  })
}
