import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { told } from '../set-af/readings.ts'
import { champion, measures, nameOf, person, quarterName, values } from '../set-s/choose.ts'
import { talkLangschool } from './langschool-talk.ts'
import { enrolled, offered, once } from './readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AO over the language school. */
export function askLangschool(facts: Facts): Question[] {
  const builder = createQuestions('ao', 'langschool')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkLangschool(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { langschool }: Facts): void {
  const { examResults, languageCourses, languageStudents, languageTeachers } = langschool
  ask('list', 'What languages do we offer courses in?', offered(languageCourses, rows => values(rows, one => one.language, gold.spelled))) // oxfmt-ignore
  ask('filter', 'Which courses are running at the moment?', gold.set(languageCourses.filter(one => one.status === 'running'))) // oxfmt-ignore
  ask('filter', 'Show me the Spanish evening courses.', offered(languageCourses.filter(one => one.language === 'Spanish' && one.format === 'evening'), rows => gold.set(rows))) // oxfmt-ignore
  ask('filter', 'Which of our teachers can teach Italian?', gold.set(languageTeachers.filter(one => one.teaches.includes('Italian')))) // oxfmt-ignore
  const top = examResults.filter(one => one.score >= 95)
  ask('threshold', 'Which students scored 95 points or more in an exam?', gold.either(gold.set(once(top.map(one => pick.find(languageStudents, one.studentId)))), gold.set(top))) // oxfmt-ignore
}

function number({ ask }: Builder, { langschool }: Facts): void {
  const { courseEnrolments, examResults, languageCourses, languageStudents, languageTeachers } = langschool
  ask('count', 'How many Polish students do we have?', gold.count(languageStudents.filter(one => one.nationality === 'Polish').length)) // oxfmt-ignore
  const waiting = courseEnrolments.filter(one => one.status === 'waitlisted')
  ask('count', 'How many enrolments are still on a waiting list?', gold.count(waiting.length))
  const freelance = languageTeachers.filter(one => one.contractType === 'freelance')
  ask(
    'top',
    'Which freelance teacher costs us the most per hour?',
    gold.largest(freelance, one => one.hourlyRate),
  )
  ask('top', 'What were the five best exam scores?', gold.either(gold.ordered(examResults, one => one.score, { count: 5 }), gold.ordered(examResults, one => one.score, { count: 5, as: one => gold.spelled(one.score) }))) // oxfmt-ignore
  ask('aggregate', 'What percentage of all exams was passed?', gold.percent(pick.ratio(examResults.filter(one => one.passed).length, examResults.length))) // oxfmt-ignore
  ask('group', 'What does a course cost on average in each format?', offered(languageCourses, rows => gold.map(measures(rows, one => one.format, own => pick.mean(own, one => one.price)), 'money'))) // oxfmt-ignore
  ask('compare', 'Do we have more permanent teachers than freelancers?', gold.yes(languageTeachers.length - freelance.length > freelance.length)) // oxfmt-ignore
}

function join({ ask }: Builder, { langschool }: Facts): void {
  const { courseEnrolments, languageCourses, languageStudents, languageTeachers } = langschool
  const inCourse = (id: number) => courseEnrolments.filter(one => one.courseId === id)
  const course = pick.nth(languageCourses, one => inCourse(one.id).length > 4 && one.status === 'running', 2)
  ask('join', `Which students are in the course ${course.code}?`, enrolled(inCourse(course.id), rows => gold.either(gold.set(rows.map(one => pick.find(languageStudents, one.studentId))), gold.set(rows)))) // oxfmt-ignore
  const own = (id: number) => languageCourses.filter(one => one.teacherId === id)
  const teacher = person(languageTeachers, one => own(one.id).some(two => two.status === 'running') && own(one.id).length > 2, 1) // oxfmt-ignore
  const taught = own(teacher.id)
  ask('join', `Which courses does ${nameOf(teacher)} teach?`, eachReading([taught, taught.filter(one => one.status !== 'cancelled'), taught.filter(one => ['running', 'planned'].includes(one.status)), taught.filter(one => one.status === 'running')], rows => gold.set(rows))) // oxfmt-ignore
  ask('join', 'Who teaches the most courses?', offered(languageCourses, rows => champion(languageTeachers, one => rows.filter(two => two.teacherId === one.id).length, nameOf))) // oxfmt-ignore
  const owed = courseEnrolments.filter(one => one.status === 'confirmed' && !one.hasPaid && pick.find(languageCourses, one.courseId).status === 'running') // oxfmt-ignore
  ask('join', 'Which confirmed enrolments in running courses have not been paid yet?', gold.set(owed))
  const room = pick.nth(languageCourses, one => one.status === 'planned' && one.room !== null, 4)
  ask('lookup', `Which room is ${room.code} in?`, told(room, room.room!, 'room'))
}

function date({ ask }: Builder, { langschool, today }: Facts): void {
  const { languageCourses, languageStudents } = langschool
  const month = pick.shiftMonth(pick.month(today)!, 1)
  ask('date', 'Which courses start next month?', offered(languageCourses.filter(one => pick.month(one.startDate) === month), rows => gold.set(rows))) // oxfmt-ignore
  const quarter = pick.nth(pick.rank(languageStudents, one => pick.quarter(one.registeredOn)), one => one.rows.length > 5, 2) // oxfmt-ignore
  ask('date', `How many students registered in ${quarterName(quarter.key)}?`, gold.count(quarter.rows.length))
}
