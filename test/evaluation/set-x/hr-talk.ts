import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { asksBack, nameOf, person, refusesPages, topGroup } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { anyway, isHere } from './choose.ts'

const { either, unknown, nowrite, pending, clarify } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the HR system, changes, and what cannot be answered. */
export function askHrTalk(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { hr }: Facts): void {
  const { departments, employees, absences, positions } = hr
  const of = (status: string) => absences.filter(one => one.status === status)
  talk(
    'followup',
    ['How many absences were approved?', gold.count(of('approved').length)],
    ['And how many were declined?', gold.count(of('declined').length)],
    ['What type are most of those?', topGroup(of('declined'), one => one.absenceType)],
  )
  const rich = departments.toSorted((one, other) => other.budget - one.budget)[0]!
  const director = pick.find(employees, rich.directorId)
  talk(
    'followup',
    ['Which department has the biggest budget?', gold.largest(departments, one => one.budget)],
    ['Who is its director?', toldPerson(director)],
    ['What is their e-mail address?', gold.text(director.email, 'email')],
  )
  const senior = positions.filter(one => one.level === 'senior')
  talk(
    'followup',
    ['List the senior positions.', gold.set(senior)],
    ['Sort them by minimum salary, lowest first.', gold.ordered(senior, one => one.salaryMin, { up: true })],
  )
  const here = person(employees, one => one.status === 'active' && one.phone !== null, 45)
  talk(
    'followup',
    [`When was ${nameOf(here)} hired?`, gold.text(pick.dayAs(here.hiredOn), 'hiredOn')],
    ['Which department do they work in?', departmentOf(pick.find(departments, here.departmentId))],
    ['And how many hours a week?', gold.count(here.weeklyHours, { field: 'weeklyHours' })],
  )
}

const departmentOf = (one: Facts['hr']['departments'][number]) => either(gold.record(one), gold.text(one.name))

function write({ ask, talk }: Builder, { hr }: Facts): void {
  const { departments, employees, absences, positions } = hr
  const clerk = positions.find(one => one.title === 'Warehouse Clerk')!
  ask('write', `Hire Ottilie Brandmeyer (ottilie.brandmeyer@haldenworks.example) as a ${clerk.title} in ${pick.find(departments, clerk.departmentId).name}, annual salary 41,000 euros.`, gold.created('hr.employees', { firstName: 'Ottilie', lastName: 'Brandmeyer', email: 'ottilie.brandmeyer@haldenworks.example', positionId: clerk.id, departmentId: clerk.departmentId, annualSalary: 41_000 })) // oxfmt-ignore
  const tired = person(employees, one => one.status === 'active', 50)
  ask('write', `Enter annual leave for ${nameOf(tired)} from June 7, 2027 to June 11, 2027.`, gold.created('hr.absences', { employeeId: tired.id, absenceType: 'annual_leave', startsOn: '2027-06-07', endsOn: '2027-06-11' })) // oxfmt-ignore
  const waiting = pick.nth(absences, one => one.status === 'requested', 2)
  ask('write', `Approve absence ${waiting.id}.`, gold.updated('hr.absences', waiting, { status: 'approved' }, ['approverId'])) // oxfmt-ignore
  const raised = person(employees, one => one.status === 'active', 64)
  ask('write', `Raise ${nameOf(raised)}'s annual salary to 68,500 euros.`, gold.updated('hr.employees', raised, { annualSalary: 68_500 })) // oxfmt-ignore
  const off = pick.nth(absences, one => one.status === 'requested', 5)
  talk('write', [`Delete absence ${off.id}, but check with me before you do.`, pending()], ['No, keep it.', nowrite()])
  const gone = person(employees, one => one.status === 'terminated', 4)
  talk(
    'write',
    [`I want to remove the employee ${nameOf(gone)} from the system. Ask me first.`, pending()],
    ['Yes, do it.', gold.removed('hr.employees', gone)],
  )
  ask('write', 'I want to add a review.', asksBack())
}

function decline({ ask }: Builder, { hr }: Facts): void {
  const { employees } = hr
  ask('missing', `When is ${nameOf(person(employees, isHere, 30))}'s birthday?`, unknown())
  ask('missing', 'How many of our employees have children?', unknown())
  ask('unknown', 'What is the salary of Leopoldine Haselgruber?', unknown())
  ask('unknown', 'Who is the director of the Legal department?', unknown())
}

function chat({ ask }: Builder, { hr }: Facts): void {
  const { employees, absences, reviews } = hr
  const last = pick.rank(employees.filter(isHere), one => one.lastName)[0]!
  const all = employees.filter(one => one.lastName === last.key)
  ask('ambiguous', `What is the e-mail address of ${last.key}?`, either(gold.set(all, { shows: one => [one.email] }), gold.set(last.rows, { shows: one => [one.email] }), clarify())) // oxfmt-ignore
  ask('smalltalk', 'Cheers, that helped a lot', gold.smalltalk())
  ask('help', 'Which kinds of HR data do you have access to?', gold.mentions(['employee', 'employees'], ['absence', 'absences'], ['department', 'departments'])) // oxfmt-ignore
  ask('browser', 'Go to linkedin.com and log in', refusesPages())
  ask(
    'casual',
    'how many ppl do we hav in total',
    anyway(employees, of => gold.count(of.length)),
  )
  ask('casual', 'Hi, hope you are well! I am preparing the meeting with the works council and would like to know what the average review score is. Many thanks!', gold.plain(pick.mean(reviews, one => one.score))) // oxfmt-ignore
  const asked = absences.filter(one => one.status === 'requested')
  ask('multi', 'List the requested absences and tell me how many working days they take in total.', gold.set(asked, { says: [pick.sum(asked, one => one.workingDays)] })) // oxfmt-ignore
  ask('complete', 'List all parental leaves.', gold.set(absences.filter(one => one.absenceType === 'parental_leave')))
}
