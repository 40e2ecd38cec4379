import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { nameOf, person, refusesPages, topGroup } from '../set-s/choose.ts'
import { told as toldName, toldPerson } from '../set-u/choose.ts'
import { employed, figureOf, said } from './hostelstaff-readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Conversations about those who work in the hostels, changes, and what cannot be answered. */
export function talkHostelstaff(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { hostelstaff }: Facts): void {
  const { hostelSites, hostelEmployees, hostelShifts, hostelVacancies } = hostelstaff
  const open = hostelVacancies.filter(one => one.status === 'open')
  const lasting = open.filter(one => one.contractType === 'permanent')
  talk(
    'followup',
    ['Show the vacancies that are open.', gold.set(open)],
    ['Just the permanent ones, please.', gold.set(lasting)],
    ['Which of those closes first?', gold.smallest(lasting, one => one.closesOn)],
  )
  const worker = person(hostelEmployees, one => one.jobTitle === 'Night Worker' && one.status === 'active', 4)
  const site = pick.find(hostelSites, worker.hostelId!)
  talk(
    'followup',
    [`Which hostel does ${nameOf(worker)} work at?`, toldName(site, site.name)],
    ['And who is the manager there?', toldPerson(pick.find(hostelEmployees, site.managerId!))],
    ['How many beds does that hostel have?', figureOf(site, gold.count(site.beds, { field: 'beds' }))],
  )
  const at = (status: string) => hostelShifts.filter(one => one.status === status)
  talk(
    'followup',
    ['How many shifts have been cancelled?', gold.count(at('cancelled').length)],
    ['And how many are still open?', gold.count(at('open').length)],
    ['What kind of shift are most of those?', topGroup(at('open'), one => one.shiftType, said)],
  )
}

function write({ ask, talk }: Builder, { hostelstaff, today, day }: Facts): void {
  const { hostelEmployees, hostelAbsences, hostelVacancies } = hostelstaff
  const isFree = (id: string) => hostelAbsences.every(one => one.employeeId !== id || one.endsOn < today)
  const ill = person(hostelEmployees, one => one.status === 'active' && one.jobTitle === 'Support Worker' && isFree(one.id), 3) // oxfmt-ignore
  ask('write', `${nameOf(ill)} has phoned in sick. Please enter a sickness absence from ${pick.dayName(today)} to ${pick.dayName(day(3))}.`, gold.created('hostelstaff.hostelAbsences', { employeeId: ill.id, absenceType: 'sickness', startsOn: today, endsOn: day(3) })) // oxfmt-ignore
  const moved = person(hostelEmployees, one => one.status === 'active' && one.jobTitle === 'Hostel Manager' && one.phone !== null, 2) // oxfmt-ignore
  ask('write', `${nameOf(moved)} has a new phone number, it is 07700 900418 now. Can you change it?`, gold.updated('hostelstaff.hostelEmployees', moved, { phone: '07700 900418' })) // oxfmt-ignore
  const wishes = (id: string) => hostelAbsences.filter(one => one.employeeId === id && one.status === 'requested')
  const asking = person(hostelEmployees, one => wishes(one.id).length === 1 && wishes(one.id)[0]!.absenceType === 'annual-leave') // oxfmt-ignore
  const wish = wishes(asking.id)[0]!
  ask('write', `Approve the annual leave that ${nameOf(asking)} has requested from ${pick.dayName(wish.startsOn)}.`, gold.updated('hostelstaff.hostelAbsences', wish, { status: 'approved' }, ['decidedOn'])) // oxfmt-ignore
  const dropped = pick.nth(hostelVacancies, one => one.status === 'draft')
  talk(
    'write',
    [`I want to get rid of vacancy ${dropped.id}. Check with me before you delete it.`, gold.pending()],
    ['Yes, go on, delete it.', gold.removed('hostelstaff.hostelVacancies', dropped)],
  )
}

function decline({ ask }: Builder, { hostelstaff }: Facts): void {
  const { hostelEmployees } = hostelstaff
  ask('missing', 'How many residents are staying at Lantern House tonight?', gold.unknown())
  ask('unknown', 'What is the job title of Barnaby Thistlethwaite?', gold.unknown())
  const twins = pick.rank(hostelEmployees, nameOf).find(group => group.rows.length > 1)!
  ask('ambiguous', `What is ${twins.key}'s e-mail address?`, gold.either(gold.clarify(), gold.set(twins.rows), gold.set(twins.rows.map(one => one.email)), ...twins.rows.map(one => told(one, one.email, 'email')))) // oxfmt-ignore
}

function chat({ ask }: Builder, { hostelstaff }: Facts): void {
  const { hostelSites, hostelEmployees } = hostelstaff
  ask('smalltalk', 'Morning! Hope you had a quieter night than we did', gold.smalltalk())
  ask('browser', 'Open the rota page and click on next week', refusesPages())
  ask('casual', 'hiya can u giv me a list of all the cooks n housekeepers pls', employed(hostelEmployees.filter(one => /^(Cook|Housekeeper)$/.test(one.jobTitle)), rows => gold.set(rows))) // oxfmt-ignore
  const beds = pick.sum(hostelSites, one => one.beds)
  ask('multi', 'How many hostels do we have and how many beds is that altogether?', gold.figures(gold.count(hostelSites.length), gold.count(beds))) // oxfmt-ignore
  ask('complete', 'I need the full list of everybody with a permanent contract, nobody left out.', employed(hostelEmployees.filter(one => one.contractType === 'permanent'), rows => gold.set(rows))) // oxfmt-ignore
}
