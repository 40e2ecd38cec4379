import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { cut, measures, nameOf, nth, person, values } from '../set-s/choose.ts'
import { called, perOwner } from '../set-w/choose.ts'
import { talkAcademy } from './academy-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set Y over staff and training. */
export function askAcademy(facts: Facts): Question[] {
  const builder = createQuestions('y', 'academy')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkAcademy(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { academy }: Facts): void {
  const { teams, employees, courses } = academy
  ask('list', 'Show me all the teams.', gold.set(teams))
  ask('list', 'What job titles do our employees have?', values(employees, one => one.jobTitle, gold.spelled)) // oxfmt-ignore
  ask('filter', 'Which employees are on parental leave?', gold.set(employees.filter(one => one.status === 'parental_leave'))) // oxfmt-ignore
  const isOf = (category: string, isOnline: boolean) => courses.filter(one => one.category === category && (one.format === 'online') === isOnline) // oxfmt-ignore
  const mixed = ['safety', 'software', 'leadership'].find(one => isOf(one, true).length > 0 && isOf(one, false).length > 1)! // oxfmt-ignore
  ask('filter', `Which ${mixed} courses are not held online?`, gold.set(isOf(mixed, false)))
  ask('filter', 'Which employees do not have a phone number?', gold.set(employees.filter(one => one.phone === null)))
}

function number({ ask }: Builder, { academy }: Facts): void {
  const { teams, employees, courses, enrolments, leaveRequests } = academy
  ask('count', 'How many employees are on probation?', gold.count(employees.filter(one => one.status === 'probation').length)) // oxfmt-ignore
  ask('count', 'How many language or software courses do we offer?', gold.count(courses.filter(one => one.category === 'languages' || one.category === 'software').length)) // oxfmt-ignore
  ask(
    'top',
    'Which course has the second highest fee?',
    gold.largest(courses, one => one.fee, { place: 2 }),
  )
  ask('top', 'Top 3 teams by training budget', gold.ordered(teams, one => one.trainingBudget, { count: 3 })) // oxfmt-ignore
  ask('aggregate', 'What is the average score of the completed enrolments?', gold.plain(pick.mean(enrolments.filter(one => one.status === 'completed'), one => one.score))) // oxfmt-ignore
  ask('aggregate', 'What percentage of all enrolments was cancelled?', gold.percent(pick.ratio(enrolments.filter(one => one.status === 'cancelled').length, enrolments.length))) // oxfmt-ignore
  ask('group', 'How many employees are there in each team?', gold.map(perOwner(teams, one => one.name, employees, one => one.teamId))) // oxfmt-ignore
  const approved = leaveRequests.filter(one => one.status === 'approved')
  ask('group', 'Total days of approved leave by leave type', gold.map(measures(approved, one => one.leaveType, own => pick.sum(own, one => one.days)))) // oxfmt-ignore
  const one = person(employees, () => true, 50)
  const other = person(employees, own => own.vacationDaysLeft !== one.vacationDaysLeft, 64)
  const winner = one.vacationDaysLeft > other.vacationDaysLeft ? one : other
  ask('compare', `Who has more vacation days left, ${nameOf(one)} or ${nameOf(other)}?`, called(winner, nameOf(winner)))
}

function join({ ask }: Builder, { academy }: Facts): void {
  const { teams, employees, courses, enrolments } = academy
  const team = pick.sized(employees, one => one.teamId, 4, 8, 2)
  ask('join', `Who works in the ${pick.find(teams, team.key).name} team?`, gold.set(team.rows))
  const led = teams[10]!
  const lead = pick.find(employees, led.leadId)
  ask('join', `Who leads the ${led.name} team?`, called(lead, nameOf(lead)))
  const done = enrolments.filter(one => one.status === 'completed')
  const keen = person(employees, one => done.filter(own => own.employeeId === one.id).length >= 3, 1)
  const taken = done.filter(one => one.employeeId === keen.id).map(one => pick.find(courses, one.courseId))
  ask('join', `Which courses has ${nameOf(keen)} completed?`, gold.either(gold.set(taken), gold.set(taken.map(one => one.title)))) // oxfmt-ignore
  const ahead = pick.sized(enrolments.filter(one => one.status === 'booked'), one => one.courseId, 4, 9) // oxfmt-ignore
  const divisions = ahead.rows.map(one => pick.find(teams, pick.find(employees, one.employeeId).teamId))
  ask('join', `Which teams do the people booked on ${pick.find(courses, ahead.key).title} belong to?`, gold.either(gold.set(pick.distinct(divisions)), gold.set(pick.distinct(divisions.map(own => own.name))))) // oxfmt-ignore
  const written = person(employees, () => true, 77)
  ask('lookup', `What is the e-mail address of ${nameOf(written)}?`, gold.text(written.email, 'email'))
  ask(
    'lookup',
    'Is First Aid a mandatory course?',
    gold.yes(courses.find(one => one.title === 'First Aid')!.isMandatory),
  )
}

function date({ ask }: Builder, { academy, day }: Facts): void {
  const { employees, courses, leaveRequests } = academy
  ask('date', 'Which courses start in the next 60 days?', pick.setWithin(courses, one => one.startsOn, day(0), day(60))) // oxfmt-ignore
  const year = nth(employees, one => pick.year(one.hiredOn)!, 2)
  ask('date', `Who was hired in ${year}?`, gold.set(employees.filter(one => pick.year(one.hiredOn) === year)))
  const month = nth(leaveRequests, one => pick.month(one.startDate)!, 1)
  ask('date', `How many leave requests start in ${pick.monthName(month)}?`, gold.count(leaveRequests.filter(one => pick.month(one.startDate) === month).length)) // oxfmt-ignore
  const hours = cut(courses, one => one.durationHours, 0.7)
  ask('threshold', `Courses that take at least ${hours} hours`, gold.set(courses.filter(one => one.durationHours >= hours))) // oxfmt-ignore
  ask('threshold', 'Which employees have fewer than 3 days of vacation left?', gold.set(employees.filter(one => one.vacationDaysLeft < 3))) // oxfmt-ignore
}
