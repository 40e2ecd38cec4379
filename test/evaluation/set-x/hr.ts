import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { more } from '../set-d/readings.ts'
import { cut, nameOf, nth, person, quarterName, sizes, short, values } from '../set-s/choose.ts' // oxfmt-ignore
import { told, toldPerson, whose } from '../set-u/choose.ts'
import { anyway, isHere } from './choose.ts'
import { askHrTalk } from './hr-talk.ts'

const { either } = gold
const exact = (name: string) => gold.spelled(name)
type Builder = ReturnType<typeof createQuestions>
type Employee = Facts['hr']['employees'][number]

/** Set X over the HR system. */
export function askHr(facts: Facts): Question[] {
  const builder = createQuestions('x', 'hr')
  list(builder, facts)
  number(builder, facts)
  figure(builder, facts)
  compare(builder, facts)
  join(builder, facts)
  look(builder, facts)
  date(builder, facts)
  threshold(builder, facts)
  askHrTalk(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { hr }: Facts): void {
  const { locations, departments, positions, employees, absences } = hr
  ask('list', 'List all departments.', gold.set(departments))
  ask('list', 'Which positions are we hiring for?', gold.set(positions.filter(one => one.isOpen)))
  ask('list', 'In which countries do we have locations?', values(locations, one => one.country, exact)) // oxfmt-ignore
  ask('filter', 'Show me the employees who are on leave.', gold.set(employees.filter(one => one.status === 'on_leave')))
  const gone = employees.filter(one => one.status === 'terminated')
  ask('filter', 'Which terminated employees have no phone number on file?', gold.set(gone.filter(one => one.phone === null))) // oxfmt-ignore
  ask('filter', 'Show the positions that are neither junior nor executive.', gold.set(positions.filter(one => one.level !== 'junior' && one.level !== 'executive'))) // oxfmt-ignore
  ask('filter', 'Requested absences that are annual leave or parental leave', gold.set(absences.filter(one => one.status === 'requested' && ['annual_leave', 'parental_leave'].includes(one.absenceType)))) // oxfmt-ignore
}

function number({ ask }: Builder, { hr }: Facts): void {
  const { locations, departments, employees, absences } = hr
  ask('count', 'How many sick leaves have been recorded?', gold.count(absences.filter(one => one.absenceType === 'sick_leave').length)) // oxfmt-ignore
  ask('count', 'How many absence requests are still waiting for a decision?', gold.count(absences.filter(one => one.status === 'requested').length)) // oxfmt-ignore
  ask('top', 'Who has the highest annual salary?', either(gold.largest(employees, one => one.annualSalary), gold.text(nameOf(employees.toSorted((one, other) => other.annualSalary - one.annualSalary)[0]!)))) // oxfmt-ignore
  ask('top', 'Which department has the third largest budget?', gold.largest(departments, one => one.budget, { place: 3 })) // oxfmt-ignore
  ask('top', 'Bottom 3 locations by seats', gold.ordered(locations, one => one.seats, { count: 3, up: true })) // oxfmt-ignore
}

function figure({ ask }: Builder, { hr }: Facts): void {
  const { departments, employees, absences, locations } = hr
  ask('aggregate', 'What is the average annual salary of our permanent employees?', anyway(employees, of => gold.money(pick.mean(of.filter(one => one.contractType === 'permanent'), one => one.annualSalary)))) // oxfmt-ignore
  ask('aggregate', 'What is the median salary in the company?', anyway(employees, of => gold.money(pick.median(of, one => one.annualSalary)))) // oxfmt-ignore
  const approved = absences.filter(one => one.absenceType === 'sick_leave' && one.status === 'approved')
  ask('aggregate', 'How many working days of approved sick leave are there in total?', gold.count(pick.sum(approved, one => one.workingDays))) // oxfmt-ignore
  ask('group', 'How many employees are there in each department?', anyway(employees, of => gold.map(sizes(of, one => pick.find(departments, one.departmentId).name, exact)))) // oxfmt-ignore
  const city = (one: Employee) => pick.find(locations, one.locationId).city
  ask(
    'group',
    'Headcount by city',
    anyway(employees, of => gold.map(sizes(of, city, exact))),
  )
}

function compare({ ask }: Builder, { hr }: Facts): void {
  const { departments, employees, locations } = hr
  const [north, south] = [locations[1]!, locations[2]!]
  const at = (of: Employee[], id: string) => of.filter(row => row.locationId === id).length
  ask('compare', `Do more people work at ${north.name} or at ${south.name}?`, either(anyway(employees, of => more([exact(north.name), at(of, north.id)], [exact(south.name), at(of, south.id)])), gold.record(north))) // oxfmt-ignore
  const pay = (of: Employee[], id: string) => pick.mean(of.filter(row => row.departmentId === id), row => row.annualSalary) // oxfmt-ignore
  const [left, right] = [departments[0]!, departments[5]!]
  ask('compare', `What is the difference between the average salary in ${left.name} and in ${right.name}?`, anyway(employees, of => gold.money(Math.abs(pay(of, left.id) - pay(of, right.id)), { unsigned: true }))) // oxfmt-ignore
  const [tall, small] = [person(employees, row => row.status === 'active', 20), person(employees, row => row.status === 'active', 33)] // oxfmt-ignore
  ask(
    'yes-no',
    `Does ${nameOf(tall)} earn more than ${nameOf(small)}?`,
    gold.yes(tall.annualSalary > small.annualSalary),
  )
}

function join({ ask }: Builder, { hr }: Facts): void {
  const { locations, departments, positions, employees, reviews } = hr
  const staff = person(employees, one => one.managerId !== null && isHere(one), 40)
  ask('join', `Who is ${nameOf(staff)}'s manager?`, toldPerson(pick.find(employees, staff.managerId!)))
  const boss = pick.find(employees, departments[7]!.directorId)
  ask('join', `Who reports to ${nameOf(boss)}?`, anyway(employees, of => gold.set(of.filter(one => one.managerId === boss.id)))) // oxfmt-ignore
  const inAustria = locations.filter(one => one.country === 'Austria').map(one => one.id)
  ask('join', 'How many employees work in Austria?', anyway(employees, of => gold.count(of.filter(one => inAustria.includes(one.locationId)).length))) // oxfmt-ignore
  const title = pick.find(positions, nth(employees, one => one.positionId, 3)) // oxfmt-ignore
  ask('join', `List everyone who works as a ${title.title}.`, anyway(employees, of => gold.set(of.filter(one => one.positionId === title.id)))) // oxfmt-ignore
  const top = reviews.filter(one => one.score === 5 && one.promotionRecommended).map(one => pick.find(employees, one.employeeId)) // oxfmt-ignore
  ask('join', 'Which employees got a review with a score of 5 and a promotion recommendation?', gold.set(pick.distinct(top))) // oxfmt-ignore
  const seat = (one: (typeof departments)[number]) => pick.find(locations, one.locationId)
  ask('join', 'At which location is the department with the smallest budget?', either(whose<(typeof departments)[number]>(gold.smallest(departments, one => one.budget), seat, one => seat(one).name), whose<(typeof departments)[number]>(gold.smallest(departments, one => one.budget), seat, one => seat(one).city))) // oxfmt-ignore
}

function look({ ask }: Builder, { hr }: Facts): void {
  const { departments, positions, employees } = hr
  const caller = person(employees, one => one.phone !== null && isHere(one), 25)
  ask('lookup', `What is ${nameOf(caller)}'s phone number?`, gold.text(caller.phone!, 'phone'))
  ask('lookup', `Look up the employee with the e-mail ${employees[58]!.email}.`, gold.record(employees[58]!))
  const title = pick.find(positions, employees[71]!.positionId)
  ask('lookup', `What is the job title of employee ${employees[71]!.id}?`, told(title, title.title, 'title'))
  ask('lookup', 'What is the cost centre of the research department?', gold.text(departments[2]!.costCentre, 'costCentre')) // oxfmt-ignore
  const typed = person(employees, one => one.status === 'active', 61)
  ask('lookup', `how many leave days does ${pick.misspell(nameOf(typed))} have left`, gold.count(typed.remainingLeaveDays, { field: 'remainingLeaveDays' })) // oxfmt-ignore
}

function date({ ask }: Builder, { hr, today, day }: Facts): void {
  const { employees, absences, reviews } = hr
  const hired = nth(employees, one => pick.year(one.hiredOn)!, 1)
  ask('date', `Who was hired in ${hired}?`, anyway(employees, of => gold.set(of.filter(one => pick.year(one.hiredOn) === hired)))) // oxfmt-ignore
  const quarter = nth(reviews, one => pick.quarter(one.reviewedOn)!, 1)
  ask('date', `How many reviews took place in ${quarterName(quarter)}?`, gold.count(reviews.filter(one => pick.quarter(one.reviewedOn) === quarter).length)) // oxfmt-ignore
  const leaves = absences.filter(one => one.absenceType === 'annual_leave')
  const soon = (of: typeof absences) => pick.setWithin(of, one => one.startsOn, day(0), day(30))
  ask('date', 'Which annual leaves start in the next 30 days?', either(soon(leaves), soon(leaves.filter(one => one.status !== 'declined')))) // oxfmt-ignore
  const last = pick.shiftMonth(today.slice(0, 7), -1)
  ask('date', 'How many absences began last month?', gold.count(absences.filter(one => pick.month(one.startsOn) === last).length)) // oxfmt-ignore
}

function threshold({ ask }: Builder, { hr }: Facts): void {
  const { employees, reviews } = hr
  const rich = cut(employees, one => one.annualSalary, 0.9)
  ask('threshold', `Which employees earn more than ${short(rich)} euros a year?`, anyway(employees, of => gold.set(of.filter(one => one.annualSalary > rich)))) // oxfmt-ignore
  ask('threshold', 'How many reviews have a score of 2 or lower?', gold.count(reviews.filter(one => one.score <= 2).length)) // oxfmt-ignore
}
