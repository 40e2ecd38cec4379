import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { nameOf, person, refusesPages } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { onOffer, planned } from './eveningschool-readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Conversations with the adult education centre, changes, and what cannot be answered. */
export function talkEveningschool(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { eveningschool }: Facts): void {
  const { eveCourses, eveSubjectAreas, eveTutors, eveEnrolments } = eveningschool
  const area = eveSubjectAreas.find(one => one.name === 'Computing')!
  const computing = eveCourses.filter(one => one.subjectAreaId === area.id)
  const beginners = computing.filter(one => one.level === 'Beginner')
  talk(
    'followup',
    ['Show me all the Computing courses.', onOffer(computing, rows => gold.set(rows))],
    ['Only those for beginners', onOffer(beginners, rows => gold.set(rows))],
    ['Which one has the lowest fee?', onOffer(beginners, rows => gold.smallest(rows, one => one.fee))],
  )
  const course = eveCourses.find(one => one.title === 'Bookkeeping Level 1')!
  const tutor = pick.find(eveTutors, course.tutorId)
  talk(
    'followup',
    [`Who is the tutor of ${course.title}?`, toldPerson(tutor)],
    ['Which e-mail address can I reach them at?', told(tutor, tutor.email, 'email')],
    ['How many courses do they have with us in total?', planned(eveCourses.filter(one => one.tutorId === tutor.id), rows => gold.count(rows.length))], // oxfmt-ignore
  )
  const confirmed = eveEnrolments.filter(one => one.status === 'Confirmed')
  const unpaid = confirmed.filter(one => one.paymentStatus === 'Outstanding')
  talk(
    'followup',
    ['How many enrolments are confirmed?', gold.count(confirmed.length)],
    ['And how many of those have not been paid yet?', gold.count(unpaid.length)],
    ['How much money is that?', gold.money(pick.sum(unpaid, one => one.amountDue))],
  )
}

function write({ ask, talk }: Builder, { eveningschool }: Facts): void {
  const { eveCourses, eveEnrolments, eveParticipants, eveRooms } = eveningschool
  ask('write', 'Please register a new participant: Winifred Askew, winifred.askew@example.com, phone 07700 900431, from Tolbridge. She gets the student concession.', gold.created('eveningschool.eveParticipants', { firstName: 'Winifred', lastName: 'Askew', email: 'winifred.askew@example.com', phone: '07700 900431', town: 'Tolbridge', concession: 'Student' })) // oxfmt-ignore
  const course = eveCourses.find(one => one.title === 'Knife Skills')!
  const isIn = (one: { id: number }) => eveEnrolments.some(own => own.participantId === one.id && own.courseId === course.id) // oxfmt-ignore
  const newcomer = person(eveParticipants, one => one.concession === 'None' && !isIn(one), 4)
  ask('write', `Enrol ${nameOf(newcomer)} in ${course.title}.`, gold.created('eveningschool.eveEnrolments', { courseId: course.id, participantId: newcomer.id })) // oxfmt-ignore
  const moved = eveCourses.find(one => one.title === 'Starting a Small Business')!
  const room = eveRooms.find(one => one.name === 'Seminar Room 1')!
  ask('write', `${moved.title} has to move to ${room.name}, please change that.`, gold.updated('eveningschool.eveCourses', moved, { roomId: room.id })) // oxfmt-ignore
  const doomed = eveCourses.find(one => one.title === 'Guitar by Ear')!
  talk(
    'write',
    [`I think we need to cancel the course ${doomed.title}. Check with me before you do it.`, gold.pending()],
    ['Yes, please call it off.', gold.updated('eveningschool.eveCourses', doomed, { status: 'Cancelled' })],
  )
}

function decline({ ask }: Builder, { eveningschool }: Facts): void {
  const { eveCourses } = eveningschool
  ask('missing', 'What do we spend on heating the Old Chapel?', gold.unknown())
  ask('unknown', 'Who teaches the course Falconry for Couples?', gold.unknown())
  const long = eveCourses.find(one => one.title === 'Dressmaking Basics')!
  const hours = (long.sessionCount * long.sessionMinutes) / 60
  ask('ambiguous', `How long is ${long.title}?`, gold.either(gold.count(long.sessionCount, { field: 'sessionCount' }), gold.count(long.sessionMinutes, { field: 'sessionMinutes' }), gold.plain(hours), gold.plain(long.sessionMinutes / 60), gold.figures(gold.count(long.sessionCount), gold.count(long.sessionMinutes)), gold.record(long), gold.clarify())) // oxfmt-ignore
}

function chat({ ask }: Builder, { eveningschool }: Facts): void {
  const { eveEnrolments, eveParticipants } = eveningschool
  ask('smalltalk', 'Good evening! Lovely to have you on the team', gold.smalltalk())
  ask('browser', 'Go to our website and press the button Book now', refusesPages())
  const news = eveParticipants.filter(one => one.newsletter).length
  ask('multi', 'How many participants are registered, and how many of them get our newsletter?', gold.figures(gold.count(eveParticipants.length), gold.count(news))) // oxfmt-ignore
  const owed = eveEnrolments.filter(one => one.paymentStatus === 'Outstanding')
  ask('complete', 'I need every enrolment whose payment is outstanding, all of them please.', gold.set(owed))
}
