import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { figureOf } from '../set-ap/readings.ts'
import { told } from '../set-af/readings.ts'
import { eachReading } from '../set-ab/readings.ts'
import { measures, nameOf, person, topGroup } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { leave, people, peopleOf, staff } from './depotstaff-readings.ts'
import { talkDepotstaff } from './depotstaff-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AS over the staff system of a logistics firm. */
export function askDepotstaff(facts: Facts): Question[] {
  const builder = createQuestions('as', 'depotstaff')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkDepotstaff(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { depotstaff }: Facts): void {
  const { depotDepartments, depotEmployees, depotLeaves, depotSites } = depotstaff
  const workshop = depotDepartments.find(one => one.name === 'Fleet Workshop')!
  const at = (code: string) => depotEmployees.filter(one => one.depotId === depotSites.find(site => site.code === code)!.id) // oxfmt-ignore
  ask('list', 'Give me a list of all our depots.', gold.set(depotSites))
  ask('list', 'Who belongs to the Fleet Workshop department?', staff(depotEmployees.filter(one => one.departmentId === workshop.id), people)) // oxfmt-ignore
  ask('filter', 'Which employees at the Tamworth Hub are on the night shift?', staff(at('TAM').filter(one => one.shift === 'night'), people)) // oxfmt-ignore
  ask('filter', 'Show me the people at the Livingston Depot who do not have a permanent contract.', staff(at('LIV').filter(one => one.contract !== 'permanent'), people)) // oxfmt-ignore
  ask('filter', 'Which leave requests were declined?', gold.set(depotLeaves.filter(one => one.status === 'declined')))
  ask('threshold', 'Which employees are contracted for fewer than 30 hours a week?', staff(depotEmployees.filter(one => one.weeklyHours < 30), people)) // oxfmt-ignore
}

function number({ ask }: Builder, { depotstaff }: Facts): void {
  const { depotCourses, depotEmployees, depotLeaves, depotSites } = depotstaff
  const doing = (title: string) => depotEmployees.filter(one => one.jobTitle === title)
  ask(
    'count',
    'How many HGV drivers do we employ?',
    staff(doing('HGV Driver'), rows => gold.count(rows.length)),
  )
  ask('count', 'How many leave requests are pending at the moment?', gold.count(depotLeaves.filter(one => one.status === 'pending').length)) // oxfmt-ignore
  ask('top', 'Who has been with the company the longest?', staff(depotEmployees, rows => gold.smallest(rows, one => one.hiredOn))) // oxfmt-ignore
  ask(
    'top',
    'Which training course is the most expensive?',
    gold.largest(depotCourses, one => one.price),
  )
  const thurrock = depotSites.find(one => one.code === 'THU')!
  ask('top', 'Who are the 5 best paid employees at the Thurrock Depot?', staff(depotEmployees.filter(one => one.depotId === thurrock.id), rows => gold.ordered(rows, one => one.salary, { count: 5 }))) // oxfmt-ignore
  ask('aggregate', 'What is the average salary of a warehouse operative?', staff(doing('Warehouse Operative'), rows => gold.money(pick.mean(rows, one => one.salary)))) // oxfmt-ignore
  ask('aggregate', 'How many dock doors do all the depots have together?', gold.count(pick.sum(depotSites, one => one.dockDoors))) // oxfmt-ignore
  const names = depotSites.map((one): [gold.Spelled, number] => [gold.spelled(one.name, one.town, one.code), one.id])
  ask('group', 'How many employees do we have at each depot?', staff(depotEmployees, rows => gold.map(names.map(([name, id]) => [name, rows.filter(one => one.depotId === id).length])))) // oxfmt-ignore
  ask('group', 'Add up the days of leave for each type of leave.', leave(depotLeaves, rows => gold.map(measures(rows, one => one.type, own => pick.sum(own, one => one.days))))) // oxfmt-ignore
  const shifts = depotEmployees.filter(one => one.shift === 'night' || one.shift === 'late')
  ask('compare', 'Are there more people on the late shift or on the night shift?', staff(shifts, rows => topGroup(rows, one => one.shift))) // oxfmt-ignore
}

function join({ ask }: Builder, { depotstaff }: Facts): void {
  const { depotCertificates, depotCourses, depotEmployees, depotLeaves, depotSites } = depotstaff
  const course = (code: string) => depotCourses.find(one => one.code === code)!
  const site = (code: string) => depotSites.find(one => one.code === code)!
  const adr = depotCertificates.filter(one => one.courseId === course('ADR').id && one.status === 'valid')
  const here = depotEmployees.filter(one => one.status !== 'left')
  const held = adr.filter(one => here.some(({ id }) => id === one.employeeId))
  ask('join', 'Which employees have a valid ADR Dangerous Goods certificate?', eachReading([adr, held], rows => peopleOf(rows, depotEmployees))) // oxfmt-ignore
  ask('join', 'Who is in charge of the Avonmouth Depot?', toldPerson(pick.find(depotEmployees, site('AVO').managerId)))
  const goole = depotEmployees.filter(one => one.depotId === site('GOO').id).map(one => one.id)
  ask('join', 'Show me the pending leave requests of the staff at the Goole Depot.', gold.set(depotLeaves.filter(one => one.status === 'pending' && goole.includes(one.employeeId)))) // oxfmt-ignore
  const leader = person(depotEmployees, one => one.jobTitle === 'Shift Leader' && one.depotId === site('GOO').id)
  ask('join', `Who reports to ${nameOf(leader)}?`, staff(depotEmployees.filter(one => one.managerId === leader.id), people)) // oxfmt-ignore
  const of = (id: number) => depotCertificates.filter(one => one.employeeId === id)
  const trained = person(depotEmployees, one => one.status === 'active' && of(one.id).length === 4, 3)
  const titles = (rows: typeof depotCertificates) => rows.map(one => pick.find(depotCourses, one.courseId).title)
  ask('join', `Which certificates does ${nameOf(trained)} hold?`, eachReading([of(trained.id), of(trained.id).filter(one => one.status === 'valid'), of(trained.id).filter(one => one.status !== 'revoked')], rows => gold.either(gold.set(rows), gold.set(titles(rows)), gold.set(rows.map(one => pick.find(depotCourses, one.courseId)))))) // oxfmt-ignore
  const called = person(depotEmployees, one => one.status === 'active' && one.mobile !== null, 38)
  ask('lookup', `What is ${nameOf(called)}'s mobile number?`, told(called, called.mobile!, 'mobile'))
  const planner = person(depotEmployees, one => one.jobTitle === 'Traffic Planner' && one.status === 'active')
  ask('lookup', `How many days of leave is ${nameOf(planner)} entitled to per year?`, figureOf(planner, gold.count(planner.leaveAllowance, { field: 'leaveAllowance' }))) // oxfmt-ignore
  const card = pick.nth(depotCertificates, one => one.status === 'valid' && one.courseId === course('CPC-P').id, 4)
  ask('lookup', `When does certificate ${card.certificateNumber} expire?`, told(card, pick.dayAs(card.expiresOn!), 'expiresOn')) // oxfmt-ignore
}

function date({ ask }: Builder, { depotstaff, today, day }: Facts): void {
  const { depotCertificates, depotEmployees, depotLeaves } = depotstaff
  const soon = (rows: typeof depotCertificates) => pick.setWithin(rows, one => one.expiresOn, today, day(90))
  ask('date', 'Which certificates run out within the next 90 days?', eachReading([depotCertificates, depotCertificates.filter(one => one.status !== 'revoked')], soon)) // oxfmt-ignore
  const off = depotLeaves.filter(one => one.status === 'approved' && one.startsOn <= today && one.endsOn >= today)
  ask('date', 'Who is on leave today?', eachReading([off, off.filter(one => one.type !== 'sick')], rows => peopleOf(rows, depotEmployees))) // oxfmt-ignore
  const month = pick.shiftMonth(pick.month(today)!, -2)
  ask('date', `How many leave requests did we receive in ${pick.monthName(month)}?`, leave(depotLeaves.filter(one => pick.month(one.requestedOn) === month), rows => gold.count(rows.length))) // oxfmt-ignore
}
