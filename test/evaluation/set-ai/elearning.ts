import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { nameOf, person, sizes, values } from '../set-s/choose.ts'
import { talkElearning } from './elearning-talk.ts'
import { offered } from './readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AI over courses online. */
export function askElearning(facts: Facts): Question[] {
  const builder = createQuestions('ai', 'elearning')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  talkElearning(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { elearning, day }: Facts): void {
  const { tutors, onlineCourses, onlineLearners } = elearning
  ask('list', 'Show me all our tutors.', gold.set(tutors))
  ask('list', 'Which countries do our learners come from?', values(onlineLearners, one => one.country, gold.spelled)) // oxfmt-ignore
  ask('filter', 'Which beginner courses do we have in German?', offered(onlineCourses.filter(one => one.level === 'beginner' && one.language === 'German'), rows => gold.set(rows))) // oxfmt-ignore
  ask('filter', 'List the courses that are not published yet.', gold.set(onlineCourses.filter(one => !one.published)))
  ask('date', 'Which learners signed up in the last 30 days?', pick.setWithin(onlineLearners, one => one.signedUpOn, day(-30), day(0))) // oxfmt-ignore
  ask('threshold', 'Courses with an average rating below 3.5', gold.set(onlineCourses.filter(one => one.averageRating !== null && one.averageRating < 3.5))) // oxfmt-ignore
}

function number({ ask }: Builder, { elearning }: Facts): void {
  const { onlineCourses, onlineLearners, enrollments, quizAttempts } = elearning
  ask('count', 'How many learners are on the business plan?', gold.count(onlineLearners.filter(one => one.plan === 'business').length)) // oxfmt-ignore
  ask('top', 'Which course has the best average rating?', gold.largest(onlineCourses, one => one.averageRating)) // oxfmt-ignore
  ask('top', 'What are our three longest courses by video hours?', offered(onlineCourses, rows => gold.ordered(rows, one => one.videoHours, { count: 3 }))) // oxfmt-ignore
  const marketing = onlineCourses.filter(one => one.topic === 'marketing')
  ask('aggregate', 'What is the average price of the marketing courses?', offered(marketing, rows => gold.money(pick.mean(rows, one => one.price)))) // oxfmt-ignore
  ask('aggregate', 'What percentage of the quiz attempts was passed?', gold.percent(pick.ratio(quizAttempts.filter(one => one.passed).length, quizAttempts.length))) // oxfmt-ignore
  ask('group', 'How many courses do we have per topic?', offered(onlineCourses, rows => gold.map(sizes(rows, one => one.topic)))) // oxfmt-ignore
  ask('group', 'Break down the enrollments by status.', gold.map(sizes(enrollments, one => one.status)))
  const from = (country: string) => onlineLearners.filter(one => one.country === country).length
  ask('compare', 'Do we have more learners in Germany than in Ireland?', gold.yes(from('Germany') > from('Ireland')))
}

function join({ ask }: Builder, { elearning }: Facts): void {
  const { tutors, onlineCourses, onlineLearners, enrollments } = elearning
  const own = (id: string) => onlineCourses.filter(one => one.tutorId === id)
  const tutor = person(tutors, one => own(one.id).length > 2, 2)
  ask(
    'join',
    `Which courses does ${nameOf(tutor)} teach?`,
    offered(own(tutor.id), rows => gold.set(rows)),
  )
  const over = enrollments.filter(one => one.status === 'completed')
  const popular = pick.rank(over, one => one.courseId)[1]!
  const course = pick.find(onlineCourses, popular.key)
  ask('join', `Who has completed the course ${course.title}?`, gold.set(popular.rows.map(one => pick.find(onlineLearners, one.learnerId)))) // oxfmt-ignore
  const learner = person(onlineLearners, () => true, 57)
  ask('lookup', `What is the e-mail address of ${nameOf(learner)}?`, gold.text(learner.email, 'email'))
  const night = onlineCourses.find(one => one.title === 'Night Photography')!
  ask('lookup', 'How many lessons does Night Photography have?', gold.count(night.lessonCount, { field: 'lessonCount' })) // oxfmt-ignore
  ask('casual', 'gimme the 5 newest learners', gold.ordered(onlineLearners, one => one.signedUpOn, { count: 5 })) // oxfmt-ignore
}
