import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { told } from '../set-af/readings.ts'
import { champion, measures, nameOf, person, sizes } from '../set-s/choose.ts'
import { enrolled, figureOf, once, onOffer, planned } from './eveningschool-readings.ts'
import { talkEveningschool } from './eveningschool-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AT over the adult education centre. */
export function askEveningschool(facts: Facts): Question[] {
  const builder = createQuestions('at', 'eveningschool')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkEveningschool(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { eveningschool }: Facts): void {
  const { eveCourses, eveParticipants, eveRooms, eveSubjectAreas, eveTutors } = eveningschool
  ask('list', 'What subject areas can people take courses in here?', gold.either(gold.set(eveSubjectAreas), gold.set(eveSubjectAreas.map(one => one.name)))) // oxfmt-ignore
  ask('list', 'Give me a list of everyone who teaches at the centre.', gold.set(eveTutors))
  const online = eveCourses.filter(one => one.delivery === 'Online')
  const withHybrid = eveCourses.filter(one => one.delivery !== 'Classroom')
  ask('filter', 'Which of our courses are held online?', gold.either(onOffer(online, rows => gold.set(rows)), onOffer(withHybrid, rows => gold.set(rows)))) // oxfmt-ignore
  const town = pick.rank(eveParticipants.filter(one => one.concession === 'Senior'), one => one.town)[1]!.key // oxfmt-ignore
  ask('filter', `Participants from ${town} with the senior concession`, gold.set(eveParticipants.filter(one => one.town === town && one.concession === 'Senior'))) // oxfmt-ignore
  ask('filter', 'Which ground floor rooms have a projector?', gold.set(eveRooms.filter(one => one.floor === 0 && one.hasProjector))) // oxfmt-ignore
  ask('threshold', 'Show me the courses that cost less than £75.', onOffer(eveCourses.filter(one => one.fee < 75), rows => gold.set(rows))) // oxfmt-ignore
}

function number({ ask }: Builder, { eveningschool }: Facts): void {
  const { eveCourses, eveEnrolments, eveRooms, eveSubjectAreas, eveTutors } = eveningschool
  const waiting = eveEnrolments.filter(one => one.status === 'WaitingList')
  ask('count', 'How many people are on a waiting list at the moment?', gold.either(gold.count(waiting.length), gold.count(once(waiting.map(one => one.participantId)).length))) // oxfmt-ignore
  ask('count', 'How many of our tutors work freelance?', gold.count(eveTutors.filter(one => one.contractType === 'Freelance').length)) // oxfmt-ignore
  ask('top', 'Who are the three tutors with the highest hourly rate?', gold.ordered(eveTutors, one => one.hourlyRate, { count: 3 })) // oxfmt-ignore
  ask(
    'top',
    'Which room holds the fewest people?',
    gold.smallest(eveRooms, one => one.capacity),
  )
  ask('aggregate', 'What is the average fee for a course?', planned(eveCourses, rows => gold.money(pick.mean(rows, one => one.fee)))) // oxfmt-ignore
  const owed = eveEnrolments.filter(one => one.paymentStatus === 'Outstanding')
  ask('aggregate', 'How much do participants still owe us in outstanding fees?', gold.money(pick.sum(owed, one => one.amountDue))) // oxfmt-ignore
  const left = eveEnrolments.filter(one => one.status === 'Withdrawn')
  ask('aggregate', 'What percentage of all enrolments have been withdrawn?', gold.percent(pick.ratio(left.length, eveEnrolments.length))) // oxfmt-ignore
  const areaOf = (one: { subjectAreaId: number }) => pick.find(eveSubjectAreas, one.subjectAreaId).name
  ask('group', 'How many courses do we have in each subject area?', onOffer(eveCourses, rows => gold.map(sizes(rows, areaOf, gold.spelled)))) // oxfmt-ignore
  const settled = eveEnrolments.filter(one => one.paidOn !== null)
  const readings = [settled, settled.filter(one => one.paymentStatus === 'Paid')]
  ask('group', 'Total amount paid by payment method, please', eachReading(readings, rows => gold.map(measures(rows, one => one.paymentMethod!, own => pick.sum(own, one => one.amountDue)), 'money'))) // oxfmt-ignore
  const fee = (rows: typeof eveCourses, area: string) => pick.mean(rows.filter(one => areaOf(one) === area), one => one.fee) // oxfmt-ignore
  ask('compare', 'Do we charge more on average for cookery courses than for language courses?', planned(eveCourses, rows => gold.yes(fee(rows, 'Cookery') > fee(rows, 'Languages')))) // oxfmt-ignore
}

function join({ ask }: Builder, { eveningschool }: Facts): void {
  const { eveCourses, eveEnrolments, eveParticipants, eveSubjectAreas, eveTutors } = eveningschool
  const of = (course: { id: number }) => eveEnrolments.filter(one => one.courseId === course.id)
  const whoOf = (one: { participantId: number }) => pick.find(eveParticipants, one.participantId)
  const python = eveCourses.find(one => one.title === 'Python for the Curious')!
  ask(
    'join',
    `Who has signed up for ${python.title}?`,
    enrolled(of(python), rows => gold.set(rows.map(whoOf))),
  )
  const taught = (tutor: { id: number }) => eveCourses.filter(one => one.tutorId === tutor.id)
  const tutor = person(eveTutors, one => taught(one).length === 3, 0)
  ask(
    'join',
    `Which courses does ${nameOf(tutor)} teach?`,
    onOffer(taught(tutor), rows => gold.set(rows)),
  )
  const cookery = eveSubjectAreas.find(one => one.name === 'Cookery')!
  const cooks = eveEnrolments.filter(one => pick.find(eveCourses, one.courseId).subjectAreaId === cookery.id)
  const town = pick.rank(cooks.map(whoOf), one => one.town)[1]!.key
  ask('join', `Which participants from ${town} have enrolled in a cookery course?`, enrolled(cooks, rows => gold.set(once(rows.map(whoOf)).filter(one => one.town === town)))) // oxfmt-ignore
  const scored = eveEnrolments.filter(one => one.feedbackScore !== null)
  const scoresOf = (one: { id: number }) => scored.filter(own => pick.find(eveCourses, own.courseId).tutorId === one.id) // oxfmt-ignore
  const rated = person(eveTutors, one => scoresOf(one).length >= 5, 1)
  ask('join', `What is the average feedback score on ${nameOf(rated)}'s courses?`, gold.plain(pick.mean(scoresOf(rated), one => one.feedbackScore))) // oxfmt-ignore
  const queue = (course: { id: number }) => of(course).filter(one => one.status === 'WaitingList').length
  ask(
    'join',
    'Which course has the longest waiting list?',
    champion(eveCourses, queue, one => one.title),
  )
}

function lookup({ ask }: Builder, { eveningschool }: Facts): void {
  const { eveCourses, eveParticipants, eveRooms } = eveningschool
  const reached = person(eveParticipants, one => one.phone !== null, 11)
  ask('lookup', `What's ${nameOf(reached)}'s telephone number?`, told(reached, reached.phone!, 'phone'))
  const next = pick.nth(eveCourses, one => one.status === 'Open', 2)
  ask('lookup', `When does ${next.title} start?`, told(next, pick.dayAs(next.startDate), 'startDate'))
  const priced = pick.nth(eveCourses, one => one.status === 'Running', 2)
  ask('lookup', `How much is course ${priced.courseCode}?`, figureOf(priced, gold.money(priced.fee, { field: 'fee' }))) // oxfmt-ignore
  const housed = eveCourses.find(one => one.title === 'Community Gospel Choir')!
  const room = pick.find(eveRooms, housed.roomId!)
  ask('casual', `hiya, wich room is the ${pick.misspell(housed.title.toLowerCase())} in pls`, gold.either(told(room, room.name), gold.all(gold.record(housed), gold.mentions([room.name])))) // oxfmt-ignore
}

function date({ ask }: Builder, { eveningschool, today, day }: Facts): void {
  const { eveCourses, eveEnrolments } = eveningschool
  const soon = (rows: typeof eveCourses) => pick.setWithin(rows, one => one.startDate, today, day(30))
  ask('date', 'Which courses begin within the next 30 days?', planned(eveCourses, soon))
  const month = pick.shiftMonth(pick.month(today)!, -2)
  ask('date', `How many enrolments came in during ${pick.monthName(month)}?`, gold.count(eveEnrolments.filter(one => pick.month(one.enrolledAt) === month).length)) // oxfmt-ignore
  const over = eveCourses.filter(one => one.status === 'Finished')
  const last = pick.sized(over, one => pick.month(one.endDate), 2, 9).key
  ask('date', `List the courses that ended in ${pick.monthName(last)}`, planned(eveCourses.filter(one => pick.month(one.endDate) === last), rows => gold.set(rows))) // oxfmt-ignore
}
