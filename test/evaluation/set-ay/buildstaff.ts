import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { toldPerson } from '../set-u/choose.ts'
import { champion, measures, nameOf, person } from '../set-s/choose.ts'
import { nextMonday, talkBuildstaff } from './buildstaff-talk.ts'

type Builder = ReturnType<typeof createQuestions>
type Employee = Facts['buildstaff']['buildEmployees'][number]

/** Set AY over the personnel system of a construction firm. */
export function askBuildstaff(facts: Facts): Question[] {
  const builder = createQuestions('ay', 'buildstaff')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkBuildstaff(builder, facts)
  return builder.questions
}

/** Who is on a site today. */
const current = ({ buildstaff, today }: Facts) =>
  buildstaff.buildAssignments.filter(one => one.startsOn <= today && (one.endsOn === null || one.endsOn >= today))
const titled = (rows: Employee[], title: string) => rows.filter(one => one.jobTitle === title)

function list({ ask }: Builder, { buildstaff }: Facts): void {
  const { buildAbsences, buildCertificates, buildEmployees, buildSites } = buildstaff
  ask('list', 'Can you pull up all our building sites?', gold.set(buildSites))
  ask('list', 'What kinds of certificates do our people have?', gold.set(pick.distinct(buildCertificates.map(one => one.name)))) // oxfmt-ignore
  ask('filter', 'Which employees are still on probation?', gold.set(buildEmployees.filter(one => one.status === 'probation'))) // oxfmt-ignore
  ask('filter', 'Show me the holiday requests that nobody has decided on yet.', gold.set(buildAbsences.filter(one => one.type === 'vacation' && one.status === 'requested'))) // oxfmt-ignore
  ask('threshold', 'List the sites with a contract value of more than €5 million.', gold.set(buildSites.filter(one => one.contractValue.amount > 5e6))) // oxfmt-ignore
}

function number({ ask }: Builder, facts: Facts): void {
  const { buildDepartments, buildEmployees, buildSites } = facts.buildstaff
  ask('count', 'How many apprentices do we have?', gold.count(buildEmployees.filter(one => one.employmentType === 'apprenticeship').length)) // oxfmt-ignore
  ask('count', 'On how many sites has the work been put on hold?', gold.count(buildSites.filter(one => one.status === 'onHold').length)) // oxfmt-ignore
  ask(
    'top',
    'Who has been with the company the longest?',
    gold.smallest(buildEmployees, one => one.hiredOn),
  )
  ask('top', 'Give me our five best-paid people.', gold.ordered(buildEmployees, one => one.monthlyPay.amount, { count: 5 })) // oxfmt-ignore
  const here = current(facts)
  ask('top', 'Which site has the most people working on it at the moment?', champion(buildSites, site => here.filter(one => one.siteId === site.id).length, site => site.name)) // oxfmt-ignore
  const pay = (rows: Employee[]) => pick.mean(rows, one => one.monthlyPay.amount)
  ask('aggregate', 'What do our electricians earn per month on average?', gold.money(pay(titled(buildEmployees, 'Electrician')))) // oxfmt-ignore
  const running = buildSites.filter(one => one.status === 'inProgress')
  ask('aggregate', 'How much are all the sites that are in progress worth together?', gold.money(pick.sum(running, one => one.contractValue.amount))) // oxfmt-ignore
  ask('group', 'How many people work in each department?', gold.map(buildDepartments.map(({ id, name }) => [name, buildEmployees.filter(one => one.departmentId === id).length]))) // oxfmt-ignore
  ask('group', 'Average monthly pay by contract type, please.', gold.map(measures(buildEmployees, one => one.employmentType, pay), 'money')) // oxfmt-ignore
  ask('compare', 'Do bricklayers earn more than carpenters on average?', gold.yes(pay(titled(buildEmployees, 'Bricklayer')) > pay(titled(buildEmployees, 'Carpenter')))) // oxfmt-ignore
}

function join({ ask }: Builder, facts: Facts): void {
  const { buildCertificates, buildDepartments, buildEmployees, buildSites, buildTrainings } = facts.buildstaff
  const crewOf = (id: string) => buildEmployees.filter(one => one.managerId === id)
  const foreman = person(buildEmployees, one => one.jobTitle === 'Foreman' && crewOf(one.id).length > 4, 2)
  ask('join', `Who reports to ${nameOf(foreman)}?`, gold.set(crewOf(foreman.id)))

  const here = current(facts)
  const busy = pick.sized(here, one => one.siteId, 5, 9, 1)
  ask('join', `Who do we have working at ${pick.find(buildSites, busy.key).name} right now?`, gold.set(busy.rows.map(one => pick.find(buildEmployees, one.employeeId)))) // oxfmt-ignore

  const lapsed = buildCertificates.filter(one => one.name === 'Safe Pass' && one.expiresOn! < facts.today)
  const trade = pick.rank(lapsed.map(one => pick.find(buildEmployees, one.employeeId)), one => (/^(Foreman|Apprentice)$/.test(one.jobTitle) ? null : one.jobTitle))[0]! // oxfmt-ignore
  ask('join', `Are there any ${trade.key.toLowerCase()}s whose Safe Pass has expired? Which ones?`, gold.set(trade.rows)) // oxfmt-ignore

  const away = pick.nth(here, one => one.siteId !== busy.key && pick.find(buildEmployees, one.employeeId).jobTitle === 'Plasterer', 1) // oxfmt-ignore
  const boss = pick.find(buildEmployees, pick.find(buildSites, away.siteId).siteManagerId)
  ask('join', `Who is the site manager of the site where ${nameOf(pick.find(buildEmployees, away.employeeId))} is working now?`, toldPerson(boss)) // oxfmt-ignore

  const course = pick.nth(buildTrainings, one => one.title === 'First Aid Responder Course')
  const booked = course.participantIds.map(id => pick.find(buildEmployees, id))
  const most = pick.rank(booked, one => one.departmentId)[0]!
  ask('join', `Who from ${pick.find(buildDepartments, most.key).name} is booked on the ${course.title}?`, gold.set(most.rows)) // oxfmt-ignore
}

function lookup({ ask }: Builder, { buildstaff }: Facts): void {
  const { buildCertificates, buildEmployees } = buildstaff
  const roofer = person(buildEmployees, one => one.jobTitle === 'Roofer', 3)
  ask('lookup', `Who do we call in an emergency for ${nameOf(roofer)}?`, gold.either(told(roofer, roofer.emergencyContact.name, 'name'), told(roofer, roofer.emergencyContact.phone, 'phone'))) // oxfmt-ignore
  const ticket = pick.nth(buildCertificates, one => one.name === 'Tower Crane Ticket', 3)
  ask('lookup', `When does ${nameOf(pick.find(buildEmployees, ticket.employeeId))}'s tower crane ticket run out?`, told(ticket, pick.dayAs(ticket.expiresOn!), 'expiresOn')) // oxfmt-ignore
}

function date({ ask }: Builder, { buildstaff, today, day }: Facts): void {
  const { buildAbsences, buildCertificates, buildEmployees } = buildstaff
  const since = pick.shiftMonth(pick.month(today)!, -3)
  ask('date', `Who has joined us since the beginning of ${pick.monthName(since)}?`, gold.set(buildEmployees.filter(one => one.hiredOn >= since))) // oxfmt-ignore
  ask('date', 'Which certificates are going to expire within the next 30 days?', pick.setWithin(buildCertificates, one => one.expiresOn, today, day(30))) // oxfmt-ignore
  const next = nextMonday(today)
  const off = buildAbsences.filter(one => one.type === 'vacation' && one.status === 'approved' && one.startsOn <= day(next + 6) && one.endsOn >= day(next)) // oxfmt-ignore
  ask('date', 'Who is on holiday next week?', gold.set(pick.distinct(off.map(one => pick.find(buildEmployees, one.employeeId))))) // oxfmt-ignore
}
