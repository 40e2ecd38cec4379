import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { ofTwins } from '../set-ap/readings.ts'
import { nameOf, person, refusesPages } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { employed } from './wardstaff-readings.ts'

const { unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations about the staff of the hospital, changes, and what cannot be answered. */
export function talkWardstaff(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { wardstaff }: Facts): void {
  const { tarkaWards, tarkaEmployees, tarkaAbsences } = wardstaff
  const surgery = pick.nth(tarkaWards, one => one.specialty === 'General Surgery')
  const own = tarkaEmployees.filter(one => one.wardId === surgery.id)
  const permanent = own.filter(one => one.contractType === 'Permanent')
  talk(
    'followup',
    [`List the employees of ${surgery.name}.`, employed(own, rows => gold.set(rows))],
    ['Only those with a permanent contract', employed(permanent, rows => gold.set(rows))],
    ['Which of them has the highest salary?', employed(permanent, rows => gold.largest(rows, one => one.annualSalary))],
  )
  const of = (type: string) => tarkaAbsences.filter(one => one.absenceType === type)
  talk(
    'followup',
    ['How many absences because of sickness are recorded?', gold.count(of('Sickness').length)],
    ['And how many for study leave?', gold.count(of('StudyLeave').length)],
    ['How many working days do those come to?', gold.count(pick.sum(of('StudyLeave'), one => one.workingDays), { field: 'workingDays' })], // oxfmt-ignore
  )
  const children = pick.nth(tarkaWards, one => one.specialty === 'Paediatrics')
  const manager = pick.find(tarkaEmployees, children.managerId)
  talk(
    'followup',
    [`Who manages ${children.name}?`, toldPerson(manager)],
    ["What's her email address?", told(manager, manager.email, 'email')],
    ['And who does she report to?', toldPerson(pick.find(tarkaEmployees, manager.managerId!))],
  )
}

function write({ ask, talk }: Builder, { wardstaff, day }: Facts): void {
  const { tarkaEmployees, tarkaShifts, tarkaAbsences, tarkaVacancies } = wardstaff
  const called = person(tarkaEmployees, one => one.jobTitle === 'Senior Staff Nurse' && one.status === 'Active', 1)
  ask('write', `Put ${nameOf(called)} down for a night shift on ${pick.dayName(day(18))}.`, gold.created('wardstaff.tarkaShifts', { employeeId: called.id, date: day(18), shiftType: 'Night' })) // oxfmt-ignore
  const asking = (id: number) => tarkaAbsences.filter(one => one.employeeId === id && one.status === 'Requested')
  const tired = person(tarkaEmployees, one => one.managerId !== null && asking(one.id).length === 1, 1)
  ask('write', `Approve the leave that ${nameOf(tired)} has requested.`, gold.updated('wardstaff.tarkaAbsences', asking(tired.id), { status: 'Approved' }, ['approvedById'])) // oxfmt-ignore
  const vacancy = pick.nth(tarkaVacancies, one => one.status === 'Open', 2)
  ask('write', `Please extend the closing date of vacancy ${vacancy.reference} to ${pick.dayName(day(60))}.`, gold.updated('wardstaff.tarkaVacancies', vacancy, { closingDate: day(60) })) // oxfmt-ignore
  const spare = pick.nth(tarkaShifts, one => one.status === 'Planned', 6)
  talk(
    'write',
    [`I want to delete shift ${spare.id}, but let me confirm it first.`, gold.pending()],
    ['Yes, that is the right one, get rid of it.', gold.removed('wardstaff.tarkaShifts', spare)],
  )
}

function decline({ ask }: Builder, { wardstaff }: Facts): void {
  const { tarkaWards, tarkaEmployees } = wardstaff
  const praised = person(tarkaEmployees, one => one.jobTitle === 'Midwife' && one.status === 'Active', 1)
  ask('missing', `What was the result of ${nameOf(praised)}'s last appraisal?`, unknown())
  ask('unknown', 'What is the job title of Ottoline Marchbanks?', unknown())
  const twins = pick.rank(tarkaEmployees, nameOf).find(group => group.rows.length > 1)!
  ask('ambiguous', `Which ward does ${twins.key} work on?`, ofTwins(twins.rows, one => pick.find(tarkaWards, one.wardId!).name, 'ward')) // oxfmt-ignore
}

function chat({ ask }: Builder, { wardstaff }: Facts): void {
  const { tarkaEmployees, tarkaQualifications } = wardstaff
  ask('smalltalk', "Perfect, that's all I needed. Have a quiet shift!", gold.smalltalk())
  ask('browser', 'Open the rota page in the browser and print it for me', refusesPages())
  const doctors = tarkaEmployees.filter(one => one.jobTitle === 'Consultant')
  ask(
    'casual',
    'hiya, how many consultnts have we got?? ta',
    employed(doctors, rows => gold.count(rows.length)),
  )
  const on = (rows: typeof tarkaEmployees, type: string) => gold.count(rows.filter(one => one.contractType === type).length) // oxfmt-ignore
  ask('multi', 'How many permanent employees and how many bank staff do we have?', employed(tarkaEmployees, rows => gold.figures(on(rows, 'Permanent'), on(rows, 'Bank')))) // oxfmt-ignore
  ask('complete', 'List every mandatory qualification on record, all of them please.', gold.set(tarkaQualifications.filter(one => one.isMandatory))) // oxfmt-ignore
}
