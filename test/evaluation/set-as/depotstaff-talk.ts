import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { ofTwins } from '../set-ap/readings.ts'
import { champion, nameOf, person, refusesPages } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { people, staff } from './depotstaff-readings.ts'

const { unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the staff system, changes, and what cannot be answered. */
export function talkDepotstaff(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { depotstaff, today }: Facts): void {
  const { depotCertificates, depotCourses, depotDepartments, depotEmployees, depotSites } = depotstaff
  const transport = depotDepartments.find(one => one.name === 'Transport')!
  const livingston = depotSites.find(one => one.code === 'LIV')!
  const local = depotEmployees.filter(one => one.depotId === livingston.id)
  const drivers = local.filter(one => one.departmentId === transport.id)
  talk(
    'followup',
    ['Show me everybody who works at the Livingston Depot.', staff(local, people)],
    ['Just the ones in Transport', staff(drivers, people)],
    ['Which of them earns the most?', staff(drivers, rows => gold.largest(rows, one => one.salary))],
  )
  const leader = person(depotEmployees, one => one.jobTitle === 'Shift Leader' && one.id % 5 === 1)
  const worker = person(depotEmployees, one => one.managerId === leader.id && one.status === 'active')
  talk(
    'followup',
    [`Who does ${nameOf(worker)} report to?`, toldPerson(leader)],
    ["What is that person's e-mail address?", told(leader, leader.email, 'email')],
    ['How many people report to them?', staff(depotEmployees.filter(one => one.managerId === leader.id), rows => gold.count(rows.length))], // oxfmt-ignore
  )
  const count = (status: string) => depotCertificates.filter(one => one.status === status)
  const valid = count('valid')
  const past = depotCertificates.filter(one => one.expiresOn !== null && one.expiresOn < today)
  talk(
    'followup',
    ['How many certificates have expired?', gold.either(gold.count(count('expired').length), gold.count(past.length))],
    ['And how many are valid?', gold.count(valid.length)],
    ['Which course do most of those belong to?', champion(depotCourses, one => valid.filter(own => own.courseId === one.id).length, one => one.title)], // oxfmt-ignore
  )
}

function write({ ask, talk }: Builder, { depotstaff, day }: Facts): void {
  const { depotCertificates, depotEmployees, depotLeaves, depotSites } = depotstaff
  const away = person(depotEmployees, one => one.jobTitle === 'Vehicle Technician' && one.status === 'active', 1)
  const [first, last] = [day(150), day(156)]
  ask('write', `Enter a request for annual leave for ${nameOf(away)} from ${pick.dayName(first)} to ${pick.dayName(last)}.`, gold.created('depotstaff.depotLeaves', { employeeId: away.id, type: 'annual', startsOn: first, endsOn: last })) // oxfmt-ignore
  const refused = pick.nth(depotLeaves, one => one.status === 'pending', 4)
  ask('write', `Please decline leave request ${refused.id}.`, gold.updated('depotstaff.depotLeaves', refused, { status: 'declined' }, ['decidedOn'])) // oxfmt-ignore
  const thurrock = depotSites.find(one => one.code === 'THU')!
  const mover = person(depotEmployees, one => one.jobTitle === 'Van Driver' && one.status === 'active' && one.depotId !== thurrock.id, 1) // oxfmt-ignore
  ask('write', `${nameOf(mover)} has moved, so change the depot to ${thurrock.name}.`, gold.updated('depotstaff.depotEmployees', mover, { depotId: thurrock.id })) // oxfmt-ignore
  const wrong = pick.nth(depotCertificates, one => one.status === 'revoked', 2)
  talk(
    'write',
    [`Certificate ${wrong.certificateNumber} was entered by mistake, please delete it. Check with me first, though.`, gold.pending()], // oxfmt-ignore
    ['Yes, that is the one, delete it.', gold.removed('depotstaff.depotCertificates', wrong)],
  )
}

function decline({ ask }: Builder, { depotstaff }: Facts): void {
  const { depotEmployees } = depotstaff
  const driver = person(depotEmployees, one => one.jobTitle === 'HGV Driver' && one.status === 'active', 5)
  ask('missing', `How many hours of overtime did ${nameOf(driver)} do last month?`, unknown())
  ask('unknown', "What is Barnaby Throssell's job title?", unknown())
  const twins = pick.rank(depotEmployees, nameOf).find(group => group.rows.length > 1)!
  ask('ambiguous', `Which shift does ${twins.key} work?`, gold.either(ofTwins(twins.rows, one => one.shift, 'shift'), ...twins.rows.map(one => told(one, one.shift)))) // oxfmt-ignore
}

function chat({ ask }: Builder, { depotstaff }: Facts): void {
  const { depotCourses, depotEmployees, depotLeaves } = depotstaff
  ask('smalltalk', 'Brilliant, ta very much, you have been a great help', gold.smalltalk())
  ask('browser', 'Open the rota page and click the print button', refusesPages())
  const mailed = person(depotEmployees, one => one.status === 'active' && one.lastName.length > 8, 3)
  ask('casual', `hiya wats the email adress of ${pick.misspell(nameOf(mailed))} pls`, told(mailed, mailed.email, 'email')) // oxfmt-ignore
  const hours = depotCourses.map(one => one.durationHours)
  ask('multi', 'How many hours does our shortest course take, and how many our longest?', gold.figures(gold.count(Math.min(...hours)), gold.count(Math.max(...hours)))) // oxfmt-ignore
  ask('complete', 'List every sick leave request on record, I really need all of them.', gold.set(depotLeaves.filter(one => one.type === 'sick'))) // oxfmt-ignore
}
