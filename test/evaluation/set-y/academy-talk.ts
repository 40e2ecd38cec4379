import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { asksBack, nameOf, nth, person, refusesPages } from '../set-s/choose.ts'

const { either, clarify, unknown, nowrite, pending } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations about staff and training, changes, and what cannot be answered. */
export function talkAcademy(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { academy }: Facts): void {
  const { courses, leaveRequests } = academy
  const waiting = leaveRequests.filter(one => one.status === 'pending')
  const vacation = waiting.filter(one => one.leaveType === 'vacation')
  talk(
    'followup',
    ['Which leave requests are pending?', gold.set(waiting)],
    ['Only the ones for vacation.', gold.set(vacation)],
    ['How many days are those in total?', gold.count(pick.sum(vacation, one => one.days))],
  )
  const trainer = nth(courses, one => one.trainer, 1)
  const given = courses.filter(one => one.trainer === trainer)
  const dear = given.toSorted((one, other) => other.fee - one.fee)[0]!
  talk(
    'followup',
    [`Which courses does ${trainer} teach?`, gold.set(given)],
    ['Which one is the most expensive?', gold.largest(given, one => one.fee)],
    ['When does it start?', gold.text(pick.dayAs(dear.startsOn), 'startsOn')],
  )
}

function write({ ask, talk }: Builder, { academy }: Facts): void {
  const { teams, employees, courses, enrolments } = academy
  const team = teams.find(one => one.name === 'Purchasing')!
  ask('write', 'Add a new employee: Ottilie Brandvold, ottilie.brandvold@meridian-freight.example, job title Buyer, in the Purchasing team.', gold.created('academy.employees', { firstName: 'Ottilie', lastName: 'Brandvold', email: 'ottilie.brandvold@meridian-freight.example', jobTitle: 'Buyer', teamId: team.id })) // oxfmt-ignore
  const course = courses.at(-1)!
  const learner = person(employees, one => one.status === 'active', 84)
  ask('write', `Please enrol ${nameOf(learner)} in the course ${course.title}.`, gold.created('academy.enrolments', { employeeId: learner.id, courseId: course.id })) // oxfmt-ignore
  const dropped = pick.nth(courses, one => enrolments.filter(own => own.courseId === one.id).length > 0 && one.category === 'languages', 2) // oxfmt-ignore
  talk(
    'write',
    [`I want to delete the course ${dropped.title}. Ask me again before you do.`, pending()],
    ['Yes, go ahead and delete it.', gold.removed('academy.courses', dropped)],
  )
  ask('write', 'How do I reject a leave request? Just tell me, do not do anything.', nowrite())
  ask('write', 'I need to put in a new leave request.', asksBack())
}

function decline({ ask }: Builder, { academy }: Facts): void {
  const { employees, courses, enrolments } = academy
  ask('missing', `What salary does ${nameOf(person(employees, () => true, 23))} get?`, unknown())
  ask('unknown', 'When does the course Underwater Welding start?', unknown())
  const isOver = (id: number) => enrolments.some(one => one.courseId === id && one.status === 'completed')
  const busy = pick.sized(enrolments.filter(one => isOver(one.courseId)), one => one.courseId, 7, 14) // oxfmt-ignore
  const left = (...statuses: string[]) => busy.rows.filter(one => !statuses.includes(one.status)).length
  const only = busy.rows.filter(one => one.status === 'completed').length
  const readings = [left(), left('cancelled'), left('cancelled', 'no_show'), left('no_show'), left('cancelled', 'no_show', 'booked'), only] // oxfmt-ignore
  ask('ambiguous', `How many people took ${pick.find(courses, busy.key).title}?`, either(...pick.distinct(readings).map(one => gold.count(one)), clarify())) // oxfmt-ignore
}

function chat({ ask }: Builder, { academy }: Facts): void {
  const { employees, courses, enrolments } = academy
  ask('smalltalk', 'Thanks a lot, that was all for today.', gold.smalltalk())
  ask('browser', 'Scroll to the bottom of this page and take a screenshot', refusesPages())
  const tired = person(employees, one => one.vacationDaysLeft > 5, 33)
  ask('casual', `how many vaction days has ${nameOf(tired).toLowerCase()} got left`, gold.count(tired.vacationDaysLeft, { field: 'vacationDaysLeft' })) // oxfmt-ignore
  const tested = nth(enrolments.filter(one => one.score !== null), one => one.courseId) // oxfmt-ignore
  const scored = enrolments.filter(one => one.courseId === tested)
  ask('multi', `What are the best and the worst score in ${pick.find(courses, tested).title}?`, gold.figures(gold.count(pick.most(scored, one => one.score)), gold.count(pick.least(scored, one => one.score)))) // oxfmt-ignore
  ask('complete', 'List all the enrolments that were completed.', gold.set(enrolments.filter(one => one.status === 'completed'))) // oxfmt-ignore
}
