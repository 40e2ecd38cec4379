import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { eachReading } from '../set-ab/readings.ts'
import { champion, measures, nameOf, person, sizes } from '../set-s/choose.ts'
import { isAhead, offered, once } from './trainingcentre-readings.ts'
import { talkTrainingcentre } from './trainingcentre-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set BD over the centre that trains tradespeople. */
export function askTrainingcentre(facts: Facts): Question[] {
  const builder = createQuestions('bd', 'trainingcentre')
  list(builder, facts)
  number(builder, facts)
  group(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkTrainingcentre(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { trainingcentre, today }: Facts): void {
  const { centreCourses, centreSessions, centreTrainers } = trainingcentre
  ask('list', 'Hi, I am new here. Who are all our trainers and how can I reach them by phone?', gold.set(centreTrainers, { shows: one => [one.phone] })) // oxfmt-ignore
  ask('list', 'Which rooms do we use for teaching?', gold.set(pick.distinct(centreSessions.map(one => one.location.room)))) // oxfmt-ignore
  ask('filter', 'beginner courses in welding please', offered(centreCourses.filter(one => one.trade === 'WELDING' && one.level === 'BEGINNER'), rows => gold.set(rows))) // oxfmt-ignore
  ask('filter', 'Which of the trainers work for us freelance?', gold.set(centreTrainers.filter(one => one.employmentType === 'FREELANCE'))) // oxfmt-ignore
  ask('filter', 'Are there any upcoming course dates that do not have a trainer yet?', gold.set(centreSessions.filter(one => one.trainerId === null && isAhead(one, today)))) // oxfmt-ignore
  ask('threshold', 'Who charges us more than £320 a day?', gold.set(centreTrainers.filter(one => one.dayRate !== null && one.dayRate > 320))) // oxfmt-ignore
}

function number({ ask }: Builder, { trainingcentre }: Facts): void {
  const { centreCertificates, centreCourses, centreEmployers, centreEnrolments, centreTrainees } = trainingcentre
  ask('count', 'How many trainees do we have on our books?', gold.count(centreTrainees.length))
  ask('count', 'Number of certificates we had to revoke so far', gold.count(centreCertificates.filter(one => one.status === 'REVOKED').length)) // oxfmt-ignore
  ask('top', 'What is the dearest course we offer?', offered(centreCourses, rows => gold.largest(rows, one => one.price))) // oxfmt-ignore
  ask('top', 'Who are our three youngest trainees?', gold.ordered(centreTrainees, one => one.dateOfBirth, { count: 3 })) // oxfmt-ignore
  ask('top', 'Which employer has the most trainees registered with us?', champion(centreEmployers, one => centreTrainees.filter(own => own.employerId === one.id).length, one => one.name)) // oxfmt-ignore
  ask('aggregate', 'What score do people get in the exam on average?', gold.plain(pick.mean(centreEnrolments, one => one.examScore))) // oxfmt-ignore
  ask('aggregate', 'Add up all the course fees that are overdue.', gold.money(pick.sum(centreEnrolments.filter(one => one.paymentStatus === 'OVERDUE'), one => one.fee))) // oxfmt-ignore
}

function group({ ask }: Builder, { trainingcentre }: Facts): void {
  const { centreCourses, centreEnrolments, centreSessions } = trainingcentre
  ask('group', 'How many courses have we got in each trade?', offered(centreCourses, rows => gold.map(sizes(rows, one => one.trade)))) // oxfmt-ignore
  const paid = centreEnrolments.filter(one => one.paymentStatus === 'PAID')
  ask('group', 'For my report: the total of the fees that have been paid, split by who paid, the employer, the trainee or a grant', gold.map(measures(paid, one => one.payer, own => pick.sum(own, one => one.fee)), 'money')) // oxfmt-ignore
  const tradeOf = (sessionId: number) => pick.find(centreCourses, pick.find(centreSessions, sessionId).courseId).trade
  const marks = (trade: string) => pick.mean(centreEnrolments.filter(one => tradeOf(one.sessionId) === trade), one => one.examScore) // oxfmt-ignore
  ask('compare', 'Are the exam scores on our welding courses better on average than on the electrical ones?', gold.yes(marks('WELDING') > marks('ELECTRICAL'))) // oxfmt-ignore
}

function join({ ask }: Builder, { trainingcentre, today }: Facts): void {
  const { centreCertificates, centreCourses, centreEmployers, centreEnrolments, centreSessions, centreTrainees, centreTrainers } = trainingcentre // oxfmt-ignore
  const of = (sessionId: number, status: string) => centreEnrolments.filter(one => one.sessionId === sessionId && one.status === status) // oxfmt-ignore
  const isAlone = (one: { courseId: number; startDate: string; id: number }) => centreSessions.every(other => other.id === one.id || other.courseId !== one.courseId || other.startDate !== one.startDate) // oxfmt-ignore
  const next = pick.nth(centreSessions, one => isAhead(one, today) && isAlone(one) && of(one.id, 'BOOKED').length > 2 && of(one.id, 'WAITLISTED').length === 0, 1) // oxfmt-ignore
  const course = pick.find(centreCourses, next.courseId)
  ask('join', `Who is signed up for the ${course.title} course that starts on ${pick.dayName(next.startDate)}?`, gold.set(of(next.id, 'BOOKED').map(one => pick.find(centreTrainees, one.traineeId)))) // oxfmt-ignore
  const sent = (id: number) =>
    centreEnrolments.filter(one => pick.find(centreTrainees, one.traineeId).employerId === id)
  const taken = (id: number) => once(sent(id).filter(one => one.status === 'COMPLETED').map(one => pick.find(centreCourses, pick.find(centreSessions, one.sessionId).courseId))) // oxfmt-ignore
  const isClear = (id: number) => sent(id).every(one => one.status !== 'NO_SHOW' && pick.find(centreSessions, one.sessionId).status !== 'RUNNING') // oxfmt-ignore
  const firm = pick.nth(centreEmployers, one => isClear(one.id) && taken(one.id).length > 2 && taken(one.id).length < 9)
  ask('join', `Which courses have people from ${firm.name} been on?`, gold.set(taken(firm.id)))
  const held = (id: number) => centreCertificates.filter(one => one.traineeId === id)
  const holder = person(centreTrainees, one => held(one.id).length > 1 && held(one.id).every(own => own.status === 'VALID'), 1) // oxfmt-ignore
  ask('join', `What certificates does ${nameOf(holder)} hold?`, gold.set(held(holder.id)))
  const taught = (id: number, ...statuses: string[]) => once(centreSessions.filter(one => one.courseId === id && statuses.includes(one.status)).map(one => pick.find(centreTrainers, one.trainerId!))) // oxfmt-ignore
  const known = pick.nth(centreCourses, one => one.active && taught(one.id, 'COMPLETED').length > 1)
  ask('join', `Which of our trainers have taught ${known.title} so far?`, eachReading([taught(known.id, 'COMPLETED'), taught(known.id, 'COMPLETED', 'RUNNING')], rows => gold.set(rows))) // oxfmt-ignore
  const late = centreEnrolments.filter(one => one.paymentStatus === 'OVERDUE')
  ask('join', 'I want to send reminders. Which employers have overdue fees for their trainees?', gold.set(once(late.map(one => pick.find(centreEmployers, pick.find(centreTrainees, one.traineeId).employerId!))))) // oxfmt-ignore
}

function lookup({ ask }: Builder, { trainingcentre, today }: Facts): void {
  const { centreEmployers, centreSessions } = trainingcentre
  const soon = pick.nth(centreSessions, one => isAhead(one, today), 3)
  ask('lookup', `what room is ${soon.code} in`, told(soon, soon.location.room, 'room'))
  const firm = centreEmployers[9]!
  ask('lookup', `Who do I speak to at ${firm.name}?`, told(firm, firm.contact.name))
}

function date({ ask }: Builder, { trainingcentre, today, day }: Facts): void {
  const { centreCertificates, centreCourses, centreEnrolments, centreSessions } = trainingcentre
  const monday = 7 - ((new Date(today).getUTCDay() + 6) % 7)
  const starting = centreSessions.filter(one => one.startDate >= day(monday) && one.startDate <= day(monday + 6))
  const readings = [starting, starting.filter(one => one.status !== 'CANCELLED')]
  ask('date', 'What is starting next week?', gold.either(eachReading(readings, rows => gold.set(rows)), eachReading(readings, rows => gold.set(once(rows.map(one => pick.find(centreCourses, one.courseId))))))) // oxfmt-ignore
  ask('date', 'Which certificates run out in the next 60 days?', pick.setWithin(centreCertificates, one => one.expiresOn, today, day(60))) // oxfmt-ignore
  const last = pick.shiftMonth(pick.month(today)!, -1)
  const booked = centreEnrolments.filter(one => pick.month(one.bookedOn) === last)
  ask('date', 'How many enrolments did we take last month?', eachReading([booked, booked.filter(one => one.status !== 'CANCELLED'), booked.filter(one => one.status !== 'WAITLISTED' && one.status !== 'CANCELLED')], rows => gold.count(rows.length))) // oxfmt-ignore
}
