import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, cut, measures, nameOf, sizes, values } from '../set-s/choose.ts'
import { talkTheatrestaff } from './theatrestaff-talk.ts'
import { absent, booked, crewOf, employed, figureOf, teamOf, whoOf } from './theatrestaff-readings.ts'

type Builder = ReturnType<typeof createQuestions>
type Employee = Facts['theatrestaff']['stageEmployees'][number]

/** Set AV over the staff system of a group of theatres. */
export function askTheatrestaff(facts: Facts): Question[] {
  const builder = createQuestions('av', 'theatrestaff')
  list(builder, facts)
  number(builder, facts)
  group(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkTheatrestaff(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { theatrestaff }: Facts): void {
  const { stageEmployees, stageAbsences, stageTrainings } = theatrestaff
  ask('list', 'Show me everybody who works in Wardrobe.', employed(teamOf(theatrestaff, 'Wardrobe'), rows => gold.set(rows))) // oxfmt-ignore
  ask(
    'list',
    'Which companies give our trainings?',
    values(stageTrainings, one => one.provider, gold.spelled),
  )
  ask('filter', 'Vacation requests that nobody has decided on yet', gold.set(stageAbsences.filter(one => one.type === 'Vacation' && one.status === 'Requested'))) // oxfmt-ignore
  ask('filter', 'Which of our safety trainings are mandatory?', gold.set(stageTrainings.filter(one => one.isMandatory && one.category === 'Safety'))) // oxfmt-ignore
  ask('filter', 'Who at the Harbour Theatre is only on a seasonal contract?', employed(crewOf(theatrestaff, 'Harbour Theatre').filter(one => one.contractType === 'Seasonal'), rows => gold.set(rows))) // oxfmt-ignore
  const pay = cut(stageEmployees, one => one.monthlySalary, 0.82)
  ask('threshold', `Which employees earn more than £${pay.toLocaleString('en-US')} a month?`, employed(stageEmployees.filter(one => one.monthlySalary > pay), rows => gold.set(rows))) // oxfmt-ignore
}

function number({ ask }: Builder, { theatrestaff }: Facts): void {
  const { stageDepartments, stageEmployees, stageBookings, stageTrainings } = theatrestaff
  ask('count', 'How many people do we have in Front of House?', employed(teamOf(theatrestaff, 'Front of House'), rows => gold.count(rows.length))) // oxfmt-ignore
  ask('count', 'How many times has somebody not shown up for a training?', gold.count(stageBookings.filter(one => one.status === 'NoShow').length)) // oxfmt-ignore
  ask('top', 'Who has been working for us the longest?', employed(stageEmployees, rows => gold.smallest(rows, one => one.hiredOn))) // oxfmt-ignore
  ask('top', 'What are the three most expensive trainings per person?', gold.ordered(stageTrainings, one => one.costPerPerson, { count: 3 })) // oxfmt-ignore
  const size = (rows: Employee[], id: number) => rows.filter(one => one.departmentId === id).length
  ask('top', 'Which department is the biggest by headcount?', employed(stageEmployees, rows => champion(stageDepartments, one => size(rows, one.id), one => one.name))) // oxfmt-ignore
  ask('aggregate', 'What is the average monthly salary in the Scenery Workshop?', employed(teamOf(theatrestaff, 'Scenery Workshop'), rows => gold.money(pick.mean(rows, one => one.monthlySalary)))) // oxfmt-ignore
  ask('aggregate', 'How much do all the monthly salaries add up to?', employed(stageEmployees, rows => gold.money(pick.sum(rows, one => one.monthlySalary)))) // oxfmt-ignore
  ask('aggregate', 'What percentage of our employees are first aiders?', employed(stageEmployees, rows => gold.percent(pick.ratio(rows.filter(one => one.isFirstAider).length, rows.length)))) // oxfmt-ignore
}

function group({ ask }: Builder, { theatrestaff }: Facts): void {
  const { stageEmployees, stageAbsences, stageHouses } = theatrestaff
  const houseOf = (one: Employee) => pick.find(stageHouses, one.houseId).name
  ask('group', 'Headcount per house, please.', employed(stageEmployees, rows => gold.map(sizes(rows, houseOf, gold.spelled)))) // oxfmt-ignore
  ask('group', 'Total days of absence by type of absence', absent(stageAbsences, rows => gold.map(measures(rows, one => one.type, own => pick.sum(own, one => one.days))))) // oxfmt-ignore
  const pay = (name: string) => pick.mean(teamOf(theatrestaff, name), one => one.monthlySalary)
  ask('compare', 'Do people in Marketing earn more on average than those in the Box Office?', gold.yes(pay('Marketing') > pay('Box Office'))) // oxfmt-ignore
}

function join({ ask }: Builder, { theatrestaff, today }: Facts): void {
  const { stageDepartments, stageEmployees, stageAbsences, stageBookings, stageHouses, stageTrainings } = theatrestaff
  const employeeOf = (one: { employeeId: number }) => pick.find(stageEmployees, one.employeeId)
  const boss = pick.nth(stageEmployees, one => nameOf(one) === 'Gemma Whitaker')
  ask('join', `Who reports to ${nameOf(boss)}?`, employed(stageEmployees.filter(one => one.managerId === boss.id), rows => gold.set(rows))) // oxfmt-ignore
  const failed = stageBookings.filter(one => one.status === 'Failed')
  ask('join', 'Which employees have failed a training?', employed(failed.map(employeeOf), people => whoOf(people, failed.filter(one => people.includes(employeeOf(one)))))) // oxfmt-ignore
  const tired = pick.nth(stageEmployees, one => one.status === 'Active' && stageAbsences.filter(own => own.employeeId === one.id).length === 3, 2) // oxfmt-ignore
  ask('join', `Show all absences of ${nameOf(tired)}.`, absent(stageAbsences.filter(one => one.employeeId === tired.id), rows => gold.set(rows))) // oxfmt-ignore
  const next = pick.nth(stageTrainings, one => one.startsOn > today && stageBookings.some(own => own.trainingId === one.id && own.status === 'Booked')) // oxfmt-ignore
  ask('join', `Who is booked on the ${next.title} training?`, booked(stageBookings.filter(one => one.trainingId === next.id), rows => whoOf(rows.map(employeeOf), rows))) // oxfmt-ignore
  const [stage] = stageDepartments.filter(one => one.name === 'Stage Technology')
  const ill = stageAbsences.filter(one => one.type === 'SickLeave' && employeeOf(one).departmentId === stage!.id)
  ask('join', 'How many days of sick leave did the Stage Technology department have altogether?', absent(ill, rows => gold.count(pick.sum(rows, one => one.days)))) // oxfmt-ignore
  const called = pick.nth(stageEmployees, one => one.phone !== null && one.status === 'Active' && one.lastName !== 'Okafor', 17) // oxfmt-ignore
  ask('lookup', `What is ${nameOf(called)}'s phone number?`, told(called, called.phone!, 'phone'))
  const house = pick.nth(stageHouses, one => one.name === 'Corn Street Studio')
  ask('lookup', `How many seats are there in the ${house.name}?`, figureOf(house, gold.count(house.seats, { field: 'seats' }))) // oxfmt-ignore
}

function date({ ask }: Builder, { theatrestaff, today, day }: Facts): void {
  const { stageEmployees, stageAbsences } = theatrestaff
  const off = stageAbsences.filter(one => one.startDate <= today && one.endDate >= today && ['Approved', 'Requested'].includes(one.status)) // oxfmt-ignore
  const away = (rows: typeof off) =>
    whoOf(
      rows.map(one => pick.find(stageEmployees, one.employeeId)),
      rows,
    )
  ask(
    'date',
    'Who is off today?',
    gold.either(
      absent(off, rows => gold.set(rows)),
      absent(off, away),
    ),
  )
  const soon = pick.within(stageEmployees, one => one.contractEndsOn, today, day(90))
  ask('date', 'Whose contract ends in the next 90 days?', gold.either(...soon.map(rows => employed(rows, own => gold.set(own))))) // oxfmt-ignore
  const lastYear = String(Number(today.slice(0, 4)) - 1)
  ask('date', `Which employees did we hire in ${lastYear}?`, employed(stageEmployees.filter(one => pick.year(one.hiredOn) === lastYear), rows => gold.set(rows))) // oxfmt-ignore
}
