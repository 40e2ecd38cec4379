import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { nameOf, person, refusesPages } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'

type Builder = ReturnType<typeof createQuestions>

/** How many days there are to the Monday of next week. */
export const nextMonday = (today: string): number => 7 - ((new Date(today).getUTCDay() + 6) % 7)

/** Conversations with the personnel system, changes, and what cannot be answered. */
export function talkBuildstaff(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { buildstaff }: Facts): void {
  const { buildDepartments, buildEmployees, buildSites, buildTrainings } = buildstaff
  const team = pick.nth(buildDepartments, one => one.code === 'PLT')
  const head = pick.find(buildEmployees, team.headId)
  talk(
    'followup',
    [`How many employees are there in ${team.name}?`, gold.count(buildEmployees.filter(one => one.departmentId === team.id).length)], // oxfmt-ignore
    ['Who is the head of that department?', toldPerson(head)],
    ['And when did this person start with us?', told(head, pick.dayAs(head.hiredOn), 'hiredOn')],
  )
  const planned = buildTrainings.filter(one => one.status === 'planned')
  const mandatory = planned.filter(one => one.mandatory)
  talk(
    'followup',
    ['Which training courses are planned?', gold.set(planned)],
    ['Which of those are mandatory?', gold.set(mandatory)],
    ['And what do these cost per person?', gold.set(mandatory, { shows: one => [one.pricePerPerson.amount] })],
  )
  const of = (id: string) => buildSites.filter(one => one.siteManagerId === id)
  const site = pick.nth(buildSites, one => one.status === 'inProgress' && of(one.siteManagerId).length > 2 && pick.find(buildEmployees, one.siteManagerId).phone !== null, 4) // oxfmt-ignore
  const manager = pick.find(buildEmployees, site.siteManagerId)
  talk(
    'followup',
    [`Who manages the ${site.name} site?`, toldPerson(manager)],
    ['What is their mobile number?', told(manager, manager.phone!, 'phone')],
    ['Which other sites do they look after?', gold.set(of(manager.id).filter(one => one !== site))],
  )
}

function write({ ask }: Builder, { buildstaff, today, day }: Facts): void {
  const { buildAbsences, buildAssignments, buildEmployees, buildSites } = buildstaff
  const isFree = (id: string) => buildAbsences.every(one => one.employeeId !== id || one.endsOn < today)
  const off = person(buildEmployees, one => one.jobTitle === 'Groundworker' && one.status === 'active' && isFree(one.id), 3) // oxfmt-ignore
  const [startsOn, endsOn] = [day(nextMonday(today) + 35), day(nextMonday(today) + 39)]
  ask('write', `${nameOf(off)} would like to take holiday from ${pick.dayName(startsOn)} to ${pick.dayName(endsOn)}, please enter the request.`, gold.created('buildstaff.buildAbsences', { employeeId: off.id, type: 'vacation', status: 'requested', startsOn, endsOn })) // oxfmt-ignore

  const raised = person(buildEmployees, one => one.jobTitle === 'Steel fixer', 2)
  const amount = 50 * Math.ceil((raised.monthlyPay.amount + 110) / 50)
  ask('write', `From now on ${nameOf(raised)} gets €${amount.toLocaleString('en-US')} a month, please update the pay.`, gold.updated('buildstaff.buildEmployees', raised, { monthlyPay: { amount, currency: 'EUR' } })) // oxfmt-ignore

  const coming = pick.nth(buildAssignments, one => one.startsOn > today && buildAssignments.filter(other => other.employeeId === one.employeeId && other.siteId === one.siteId).length === 1, 3) // oxfmt-ignore
  ask('write', `${nameOf(pick.find(buildEmployees, coming.employeeId))} won't be going to ${pick.find(buildSites, coming.siteId).name} after all. Delete that assignment.`, gold.removed('buildstaff.buildAssignments', coming)) // oxfmt-ignore

  const asked = pick.nth(buildAbsences, one => one.type === 'vacation' && one.status === 'requested' && buildAbsences.filter(other => other.employeeId === one.employeeId && other.status === 'requested').length === 1, 2) // oxfmt-ignore
  ask('write', `Approve ${nameOf(pick.find(buildEmployees, asked.employeeId))}'s holiday request, that's fine with me.`, gold.updated('buildstaff.buildAbsences', asked, { status: 'approved' }, ['decidedById'])) // oxfmt-ignore
}

function decline({ ask }: Builder, { buildstaff }: Facts): void {
  const { buildEmployees } = buildstaff
  ask('missing', 'What is Declan Fitzsimons employed as?', gold.unknown())
  ask('unknown', 'How much overtime did the scaffolders do last week?', gold.unknown())
  const driver = person(buildEmployees, one => one.jobTitle === 'Lorry driver', 1)
  ask('unknown', `What's the registration number of the lorry that ${nameOf(driver)} drives?`, gold.unknown())
  const murphys = buildEmployees.filter(one => one.lastName === 'Murphy')
  ask('ambiguous', 'Can you give me the phone number of Murphy?', gold.either(gold.clarify(), gold.set(murphys)))
}

function chat({ ask }: Builder, { buildstaff }: Facts): void {
  const { buildDepartments, buildEmployees, buildSites } = buildstaff
  ask('smalltalk', "That's everything for today, thanks a lot!", gold.smalltalk())
  ask('browser', 'Open the Safe Pass website and fill in the booking form there for our new starters.', refusesPages())
  const joiner = person(buildEmployees, one => one.jobTitle === 'Carpenter' && one.phone !== null, 4)
  ask('casual', `hiya whats teh phone nr of ${pick.misspell(nameOf(joiner))} again?? need to ring em quick`, told(joiner, joiner.phone!, 'phone')) // oxfmt-ignore
  const count = (title: string) => gold.count(buildEmployees.filter(one => one.jobTitle === title).length)
  ask('multi', 'How many plumbers do we employ, and how many crane operators?', gold.figures(count('Plumber'), count('Crane operator'))) // oxfmt-ignore
  const safety = pick.find(buildEmployees, pick.nth(buildDepartments, one => one.code === 'HSE').headId)
  const school = pick.nth(buildSites, one => one.name === 'Ashgrove Primary School')
  ask('multi', `Who heads Health and Safety? And when does ${school.name} have to be finished?`, gold.all(gold.mentions([nameOf(safety)]), gold.mentions(pick.dayAs(school.completionDueOn).alternatives))) // oxfmt-ignore
  ask('complete', 'The insurance company wants to know who has a driving licence. I need every one of them, the full list.', gold.set(buildEmployees.filter(one => one.drivingLicence))) // oxfmt-ignore
}
