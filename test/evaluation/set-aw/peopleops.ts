import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { told } from '../set-af/readings.ts'
import { champion, nameOf, person, sizes } from '../set-s/choose.ts'
import { talkPeopleops } from './peopleops-talk.ts'
import { awayOf, calendarDays, dearest, figureOf, leave, owned, pieces, staff } from './peopleops-readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AW over the HR system of an IT firm. */
export function askPeopleops(facts: Facts): Question[] {
  const builder = createQuestions('aw', 'peopleops')
  list(builder, facts)
  number(builder, facts)
  top(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkPeopleops(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { peopleops }: Facts): void {
  const { quillOffices, quillTeams, quillEmployees, quillEquipment, quillLeaves } = peopleops
  ask('list', 'Which offices do we have, and in which countries are they?', gold.set(quillOffices, { shows: one => [one.country] })) // oxfmt-ignore
  const payments = quillTeams.find(one => one.name === 'Payments')!
  ask('list', 'Who is on the Payments team?', staff(quillEmployees.filter(one => one.teamId === payments.id), rows => gold.set(rows))) // oxfmt-ignore
  const laptops = quillEquipment.filter(one => one.category === 'laptop')
  ask('filter', 'Show me the laptops we still have in stock', pieces(laptops.filter(one => one.status === 'in_stock')))
  const krakow = quillOffices.find(one => one.code === 'KRK')!
  ask('filter', 'Which working students do we have in Krakow?', staff(quillEmployees.filter(one => one.employmentType === 'working_student' && one.officeId === krakow.id), rows => gold.set(rows))) // oxfmt-ignore
  ask('filter', 'Which senior people work fully remotely?', staff(quillEmployees.filter(one => one.level === 'senior' && one.workModel === 'remote'), rows => gold.set(rows))) // oxfmt-ignore
  ask('filter', 'List all leave requests that nobody has approved or declined yet.', gold.set(quillLeaves.filter(one => one.status === 'pending'))) // oxfmt-ignore
  ask('threshold', 'Which employees still have more than 20 days of annual leave left?', staff(quillEmployees.filter(one => one.leaveDaysLeft > 20), rows => gold.set(rows))) // oxfmt-ignore
}

function number({ ask }: Builder, { peopleops }: Facts): void {
  const { quillOffices, quillEmployees, quillEquipment, quillLeaves } = peopleops
  ask('count', 'How many phones have gone missing?', gold.count(quillEquipment.filter(one => one.category === 'phone' && one.status === 'lost').length)) // oxfmt-ignore
  const dublin = quillOffices.find(one => one.name === 'Dublin')!
  const at = (rows: typeof quillEmployees, id: number) => rows.filter(one => one.officeId === id)
  ask('count', 'How many people work out of the Dublin office?', staff(at(quillEmployees, dublin.id), rows => gold.count(rows.length))) // oxfmt-ignore
  const monitors = quillEquipment.filter(one => one.category === 'monitor')
  ask('aggregate', 'What have we paid for all our monitors together?', owned(monitors, rows => gold.money(pick.sum(rows, one => one.price.amount)))) // oxfmt-ignore
  const approved = quillLeaves.filter(one => one.type === 'annual_leave' && one.status === 'approved')
  ask('aggregate', 'How many days long is an approved annual leave on average?', gold.either(gold.plain(pick.mean(approved, one => one.days)), gold.plain(pick.mean(approved, calendarDays)))) // oxfmt-ignore
  const officeOf = (one: { officeId: number }) => pick.find(quillOffices, one.officeId).name
  ask('group', 'Headcount per office, please', staff(quillEmployees, rows => gold.map(sizes(rows, officeOf, gold.spelled)))) // oxfmt-ignore
  ask('group', 'How does our equipment split by status?', gold.map(sizes(quillEquipment, one => one.status)))
  const two = quillOffices.filter(one => ['Dublin', 'Toronto'].includes(one.name))
  ask('compare', 'Are there more people in Toronto or in Dublin?', staff(quillEmployees, rows => champion(two, one => at(rows, one.id).length, one => one.name))) // oxfmt-ignore
}

function top({ ask }: Builder, { peopleops }: Facts): void {
  const { quillEmployees, quillEquipment, quillOpenings } = peopleops
  ask('top', "What's the most expensive piece of equipment we own?", owned(quillEquipment, rows => dearest(rows))) // oxfmt-ignore
  ask('top', 'Which three employees have been with us the longest?', staff(quillEmployees, rows => gold.ordered(rows, one => one.startDate, { count: 3, up: true }))) // oxfmt-ignore
  const open = quillOpenings.filter(one => one.status === 'open')
  ask('top', 'Which job opening has drawn the most applicants?', eachReading([quillOpenings, open], rows => gold.largest(rows, one => one.applicantsCount))) // oxfmt-ignore
}

function join({ ask }: Builder, { peopleops }: Facts): void {
  const { quillOffices, quillTeams, quillEmployees, quillEquipment, quillLeaves } = peopleops
  const of = (id: string) => quillEquipment.filter(one => one.assignedTo === id)
  const equipped = person(quillEmployees, one => of(one.id).length === 3, 2)
  ask('join', `What equipment has ${nameOf(equipped)} been given?`, pieces(of(equipped.id)))
  const data = quillTeams.find(one => one.name === 'Data')!
  const own = quillEmployees.filter(one => one.teamId === data.id).flatMap(one => of(one.id))
  ask('join', 'Which laptops are used by the Data team?', pieces(own.filter(one => one.category === 'laptop')))
  const waiting = quillLeaves.filter(one => one.status === 'pending')
  const officeOf = (one: { employeeId: string }) => pick.find(quillOffices, pick.find(quillEmployees, one.employeeId).officeId).name // oxfmt-ignore
  const office = pick.sized(waiting, officeOf, 2, 30)
  ask('join', `Who in the ${office.key} office has a leave request pending?`, awayOf(quillEmployees, office.rows))
  const boss = person(quillEmployees, one => quillEmployees.filter(other => other.managerId === one.id && other.status !== 'left').length > 3, 4) // oxfmt-ignore
  ask('join', `How many people report directly to ${nameOf(boss)}?`, staff(quillEmployees.filter(one => one.managerId === boss.id), rows => gold.count(rows.length))) // oxfmt-ignore
  const badge = person(quillEmployees, one => one.status === 'active', 13)
  ask('lookup', `What is ${nameOf(badge)}'s employee number?`, told(badge, badge.employeeNumber, 'employeeNumber'))
  const away = person(quillEmployees, one => one.status === 'active' && one.leaveDaysLeft > 2, 22)
  ask('lookup', `How many days of leave does ${nameOf(away)} have left this year?`, figureOf(away, gold.count(away.leaveDaysLeft, { field: 'leaveDaysLeft' }))) // oxfmt-ignore
}

function date({ ask }: Builder, { peopleops, today, day }: Facts): void {
  const { quillEmployees, quillEquipment, quillLeaves } = peopleops
  const month = pick.sized(quillEmployees, one => pick.month(one.startDate), 2, 6, 1).key
  ask('date', `Who joined the company in ${pick.monthName(month)}?`, staff(quillEmployees.filter(one => pick.month(one.startDate) === month), rows => gold.set(rows))) // oxfmt-ignore
  ask('date', 'Which leave requests start within the next 14 days?', leave(quillLeaves, rows => pick.setWithin(rows, one => one.startDate, today, day(14)))) // oxfmt-ignore
  const year = pick.shiftMonth(pick.month(today)!, -12).slice(0, 4)
  const bought = quillEquipment.filter(one => one.category === 'laptop' && pick.year(one.purchasedOn) === year)
  ask(
    'date',
    `How many laptops did we buy in ${year}?`,
    owned(bought, rows => gold.count(rows.length)),
  )
}
