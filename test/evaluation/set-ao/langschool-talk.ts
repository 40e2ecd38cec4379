import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { asksBack, nameOf, person, refuses, refusesPages } from '../set-s/choose.ts'
import { toldPerson, whose } from '../set-u/choose.ts'
import { offered } from './readings.ts'

const { either, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the language school, changes, and what cannot be answered. */
export function talkLangschool(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

/** Two languages in a text, in either order. */
const spoken = ([one, other]: string[]) => gold.text(gold.spelled(`${one} and ${other}`, `${other} and ${one}`, `${one}, ${other}`, `${other}, ${one}`), 'teaches') // oxfmt-ignore

function converse({ talk }: Builder, { langschool }: Facts): void {
  const { examResults, languageCourses, languageStudents, languageTeachers } = langschool
  const hard = examResults.filter(one => one.level === 'C1')
  const passed = hard.filter(one => one.passed)
  const best = gold.largest(passed, one => one.score)
  talk(
    'followup',
    ['How many C1 exams have been taken?', gold.count(hard.length)],
    ['How many of them were passed?', gold.count(passed.length)],
    ['Who got the best score?', either(best, whose<(typeof passed)[number]>(best, one => pick.find(languageStudents, one.studentId), one => nameOf(pick.find(languageStudents, one.studentId))))], // oxfmt-ignore
  )
  const pair = (id: number) => pick.find(languageTeachers, id)
  const course = pick.nth(languageCourses, one => one.status === 'running' && pair(one.teacherId).teaches.length > 1, 1)
  const teacher = pair(course.teacherId)
  talk(
    'followup',
    [`Who is the teacher of ${course.code}?`, toldPerson(teacher)],
    ['What do we pay them per hour?', gold.money(teacher.hourlyRate, { field: 'hourlyRate' })],
    ['And which languages do they teach?', either(gold.set(teacher.teaches), spoken(teacher.teaches), gold.all(gold.record(teacher), gold.mentions(...teacher.teaches.map(one => [one]))))], // oxfmt-ignore
  )
}

function write({ ask, talk }: Builder, { langschool }: Facts): void {
  const { courseEnrolments, languageCourses, languageStudents } = langschool
  const free = (one: { id: number }) => courseEnrolments.every(own => own.studentId !== one.id)
  const student = person(languageStudents, free, 5)
  const planned = pick.nth(languageCourses, one => one.status === 'planned', 6)
  ask('write', `Enrol ${nameOf(student)} in ${planned.code}.`, gold.created('langschool.courseEnrolments', { studentId: student.id, courseId: planned.id })) // oxfmt-ignore
  const moved = pick.nth(languageCourses, one => one.status === 'planned' && one.room !== null && one.room !== 'Garden Room', 1) // oxfmt-ignore
  ask('write', `${moved.code} should be in the Garden Room from now on, please change that.`, gold.updated('langschool.languageCourses', moved, { room: 'Garden Room' })) // oxfmt-ignore
  const dropped = pick.nth(languageCourses, one => one.status === 'planned', 9)
  ask('write', `Please cancel the course ${dropped.code}.`, gold.updated('langschool.languageCourses', dropped, { status: 'cancelled' })) // oxfmt-ignore
  const leaving = person(languageStudents, free, 9)
  talk(
    'write',
    [`Can you delete the student ${nameOf(leaving)}? Let me confirm first, though.`, gold.pending()],
    ['Yes, you can delete that student.', gold.removed('langschool.languageStudents', leaving)],
  )
  ask('write', `Enrol Bartholomew Quince in ${planned.code}, please.`, either(refuses(), asksBack()))
}

function decline({ ask }: Builder, { langschool }: Facts): void {
  const { languageCourses, languageStudents } = langschool
  const course = pick.nth(languageCourses, one => one.status === 'running', 3)
  ask('missing', `Which textbook do they use in ${course.code}?`, unknown())
  ask('unknown', 'When does the course ZH-A1-900 start?', unknown())
  const pair = pick.rank(languageStudents, nameOf).find(group => group.rows.length > 1)!
  ask('ambiguous', `What nationality is ${pair.key}?`, either(gold.clarify(), gold.set(pair.rows), gold.set(pair.rows.map(one => one.nationality)), ...pair.rows.map(one => told(one, one.nationality, 'nationality')))) // oxfmt-ignore
}

function chat({ ask }: Builder, { langschool }: Facts): void {
  const { languageCourses, languageTeachers } = langschool
  ask('smalltalk', 'Who am I talking to?', gold.smalltalk())
  ask('browser', 'open our homepage and download the timetable', refusesPages())
  ask('casual', 'gimme teh cheapest italien course', offered(languageCourses.filter(one => one.language === 'Italian'), rows => gold.smallest(rows, one => one.price))) // oxfmt-ignore
  const intensive = languageCourses.filter(one => one.format === 'intensive')
  ask('multi', 'How many intensive courses are there and what do they cost on average?', offered(intensive, rows => gold.figures(gold.count(rows.length), gold.money(pick.mean(rows, one => one.price))))) // oxfmt-ignore
  ask('complete', 'List all the freelancers among our teachers.', gold.set(languageTeachers.filter(one => one.contractType === 'freelance'))) // oxfmt-ignore
}
