import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { champion, nameOf, nth, person, sizes } from '../set-s/choose.ts'
import { called, perOwner } from '../set-w/choose.ts'
import { talkSecondary } from './secondary-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AA over the school. */
export function askSecondary(facts: Facts): Question[] {
  const builder = createQuestions('aa', 'secondary')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkSecondary(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { secondary }: Facts): void {
  const { teachers, classes, pupils, subjects } = secondary
  ask('list', 'Give me a list of all the teachers.', gold.set(teachers))
  ask('list', 'Which subjects do we teach?', gold.either(gold.set(subjects), gold.set(subjects.map(one => one.name))))
  const fed = pick.sized(pupils.filter(one => one.freeMeals), one => one.classId, 2, 6, 1) // oxfmt-ignore
  ask('filter', `Who in ${pick.find(classes, fed.key).name} gets free school meals?`, gold.set(fed.rows))
  ask('filter', 'Which subjects are optional?', gold.set(subjects.filter(one => !one.isCompulsory)))
}

function number({ ask }: Builder, { secondary }: Facts): void {
  const { teachers, classes, pupils, subjects, marks, absences } = secondary
  ask('count', 'How many students are in Curie house?', gold.count(pupils.filter(one => one.house === 'Curie').length))
  ask('count', 'How many pupils are suspended at the moment?', gold.count(pupils.filter(one => one.status === 'suspended').length)) // oxfmt-ignore
  ask('top', 'Which teacher teaches the most lessons a week?', gold.largest(teachers, one => one.weeklyLessons)) // oxfmt-ignore
  const exams = marks.filter(one => one.kind === 'exam')
  ask('top', 'Top 5 exam marks', gold.ordered(exams, one => one.score, { count: 5 })) // oxfmt-ignore
  const of = (name: string) => {
    const { id } = subjects.find(one => one.name === name)!
    return marks.filter(one => one.subjectId === id)
  }
  ask('aggregate', 'What is the average mark in Mathematics?', gold.plain(pick.mean(of('Mathematics'), one => one.score))) // oxfmt-ignore
  ask('aggregate', 'What share of the absences is down to illness?', gold.percent(pick.ratio(absences.filter(one => one.reason === 'illness').length, absences.length))) // oxfmt-ignore
  ask('group', 'How many pupils are there in each house?', gold.map(sizes(pupils, one => one.house)))
  ask('group', 'Average mark per subject', gold.map(perOwner(subjects, one => one.name, marks, one => one.subjectId, own => pick.mean(own, one => one.score)), 'plain')) // oxfmt-ignore
  const size = (id: number) => pupils.filter(one => one.classId === id).length
  const [small] = classes.toSorted((one, other) => size(one.id) - size(other.id))
  const large = classes.find(one => one.yearGroup === small!.yearGroup && size(one.id) > size(small!.id)) ?? classes.find(one => size(one.id) > size(small!.id))! // oxfmt-ignore
  ask('compare', `Which class has more pupils, ${small!.name} or ${large.name}?`, called(large, large.name))
  const average = (name: string) => pick.mean(of(name), one => one.score)
  ask('compare', 'Are the marks in Physics better on average than those in History?', gold.yes(average('Physics') > average('History'))) // oxfmt-ignore
}

function join({ ask }: Builder, { secondary }: Facts): void {
  const { teachers, classes, pupils, subjects, marks, absences } = secondary
  const form = classes.find(one => one.name === '9B')!
  const tutor = pick.find(teachers, form.tutorId)
  ask('join', 'Who is the form tutor of 9B?', called(tutor, nameOf(tutor)))
  const sought = person(pupils, () => true, 47)
  const own = pick.find(classes, sought.classId)
  ask('join', `Which class is ${nameOf(sought)} in?`, called(own, own.name))
  ask('join', 'Which pupil has missed the most days of school?', champion(pupils, one => pick.sum(absences.filter(own => own.pupilId === one.id), own => own.days), nameOf)) // oxfmt-ignore
  const graded = pick.nth(pick.rank(marks, one => `${one.pupilId} ${one.subjectId}`), ({ rows }) => rows.length > 1 && pupils.filter(one => nameOf(one) === nameOf(pick.find(pupils, rows[0]!.pupilId))).length === 1) // oxfmt-ignore
  const { pupilId, subjectId } = graded.rows[0]!
  ask('join', `What marks has ${nameOf(pick.find(pupils, pupilId))} got in ${pick.find(subjects, subjectId).name}?`, gold.either(gold.set(graded.rows), gold.set(graded.rows.map(one => String(one.score))))) // oxfmt-ignore
  const eater = person(pupils, one => one.freeMeals, 7)
  ask('lookup', `Does ${nameOf(eater)} get free meals?`, gold.yes(eater.freeMeals))
  const rung = person(pupils, one => one.guardianPhone !== null, 90)
  ask('lookup', `What number can I reach ${nameOf(rung)}'s guardian on?`, gold.text(rung.guardianPhone!, 'guardianPhone')) // oxfmt-ignore
}

function date({ ask }: Builder, { secondary, day, today }: Facts): void {
  const { teachers, pupils, marks, absences } = secondary
  const away = absences.filter(one => one.startsOn <= today && one.endsOn >= today)
  ask('date', 'Who is absent today?', gold.either(gold.set(pick.distinct(away.map(one => pick.find(pupils, one.pupilId)))), gold.set(away))) // oxfmt-ignore
  const tests = marks.filter(one => one.kind === 'test')
  const month = nth(tests, one => pick.month(one.awardedOn)!, 2)
  ask('date', `How many test marks were given in ${pick.monthName(month)}?`, gold.count(tests.filter(one => pick.month(one.awardedOn) === month).length)) // oxfmt-ignore
  ask('date', 'Which absences began in the last two weeks?', pick.setWithin(absences, one => one.startsOn, day(-14), day(0))) // oxfmt-ignore
  ask('threshold', 'Which exam marks are below 50?', gold.set(marks.filter(one => one.kind === 'exam' && one.score < 50))) // oxfmt-ignore
  ask('threshold', 'Teachers with at least 25 lessons a week', gold.set(teachers.filter(one => one.weeklyLessons >= 25))) // oxfmt-ignore
}
