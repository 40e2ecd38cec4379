import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { nameOf, person, refusesPages } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { employed } from './readings.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the staff system of the zoo, changes, and what cannot be answered. */
export function talkZoostaff(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { zoostaff }: Facts): void {
  const { zooCertificates, zooEmployees, zooSections, zooShifts } = zoostaff
  const named = (name: string) => zooSections.find(one => one.name === name)!
  const cooks = zooEmployees.filter(one => one.sectionId === named('Catering').id)
  const seasonal = cooks.filter(one => one.employment === 'Seasonal')
  talk(
    'followup',
    ['Who works in Catering?', employed(cooks, rows => gold.set(rows))],
    ['Which of them are seasonal?', gold.set(seasonal)],
    ['What is their average hourly wage?', gold.money(pick.mean(seasonal, one => one.hourlyWage))],
  )
  const head = pick.find(zooEmployees, named('Aquarium').headId)
  talk(
    'followup',
    ['Who runs the Aquarium?', toldPerson(head)],
    ['Which e-mail address do they use?', told(head, head.email, 'email')],
    ['And how many certificates do they have?', gold.count(zooCertificates.filter(one => one.employeeId === head.id).length)], // oxfmt-ignore
  )
  const worked = (id: number) => zooShifts.filter(one => one.employeeId === id && one.status === 'Worked')
  const keeper = person(zooEmployees, one => worked(one.id).length > 1 && one.jobTitle === 'Senior Keeper')
  const other = person(zooEmployees, one => worked(one.id).length > 1 && one.jobTitle === 'Aquarist')
  const hours = (id: number) => gold.plain(pick.sum(worked(id), one => one.hours))
  talk(
    'followup',
    [`Which shifts has ${nameOf(keeper)} worked?`, gold.set(worked(keeper.id))],
    ['How many hours was that in total?', hours(keeper.id)],
    [`And how many hours did ${nameOf(other)} work?`, hours(other.id)],
  )
}

function write({ ask, talk }: Builder, { zoostaff, day }: Facts): void {
  const { zooEmployees, zooShifts, zooTimesOff } = zoostaff
  const tired = person(zooEmployees, one => one.status === 'Active' && one.jobTitle === 'Gardener', 1)
  ask('write', `Please request a holiday for ${nameOf(tired)} from ${pick.dayName(day(100))} to ${pick.dayName(day(106))}.`, gold.created('zoostaff.zooTimesOff', { employeeId: tired.id, type: 'Holiday', from: day(100), to: day(106) })) // oxfmt-ignore
  const wish = pick.nth(zooTimesOff, one => one.status === 'Pending', 3)
  ask('write', `We are short of people, so please refuse time-off request ${wish.id}.`, gold.updated('zoostaff.zooTimesOff', wish, { status: 'Refused' })) // oxfmt-ignore
  const good = person(zooEmployees, one => one.status === 'Active' && one.jobTitle === 'Cashier' && one.hourlyWage < 15, 1) // oxfmt-ignore
  ask('write', `Raise ${nameOf(good)}'s hourly wage to £15.20.`, gold.updated('zoostaff.zooEmployees', good, { hourlyWage: 15.2 })) // oxfmt-ignore
  const spare = pick.nth(zooShifts, one => one.status === 'Planned' && one.date > day(5), 8)
  talk(
    'write',
    [`Shift ${spare.id} is no longer needed. Delete it, but check with me before you do.`, gold.pending()],
    ['Yes please, go ahead and delete it.', gold.removed('zoostaff.zooShifts', spare)],
  )
}

function decline({ ask }: Builder, { zoostaff }: Facts): void {
  const { zooEmployees } = zoostaff
  const keeper = person(zooEmployees, one => one.jobTitle === 'Keeper', 5)
  ask('missing', `What size of uniform does ${nameOf(keeper)} wear?`, gold.unknown())
  ask('unknown', 'What is the e-mail address of Barnaby Quillfeather?', gold.unknown())
  const paid = person(zooEmployees, one => one.employment === 'PartTime' && one.status === 'Active', 4)
  const pay = [1, paid.weeklyHours].map(hours => gold.money(Math.round(100 * hours * paid.hourlyWage) / 100, { field: 'hourlyWage' })) // oxfmt-ignore
  ask('ambiguous', `How much does ${nameOf(paid)} get paid?`, either(gold.clarify(), gold.record(paid), ...pay))
}

function chat({ ask }: Builder, { zoostaff, today }: Facts): void {
  const { zooCertificates, zooEmployees, zooShifts, zooTimesOff } = zoostaff
  ask('smalltalk', 'Phew, what a day! The monkeys were wild again.', gold.smalltalk())
  ask('browser', 'Fill in the online application form for me and hit submit', refusesPages())
  const guides = zooEmployees.filter(one => one.jobTitle === 'Tour Guide')
  ask(
    'casual',
    'how many tuor guides hav we got',
    employed(guides, rows => gold.count(rows.length)),
  )
  const now = zooTimesOff.filter(one => one.status === 'Approved' && one.type === 'Holiday' && one.from <= today && one.to >= today) // oxfmt-ignore
  const away = now.map(one => pick.find(zooEmployees, one.employeeId))
  ask('casual', "who's on holiday today?", either(gold.set(away), gold.set(now)))
  const done = (status: string) => gold.count(zooShifts.filter(one => one.status === status).length)
  ask('multi', 'How many shifts were missed, and how many were cancelled?', gold.figures(done('Missed'), done('Cancelled'))) // oxfmt-ignore
  ask('complete', 'List every first aid certificate we have on record, including the expired ones.', gold.set(zooCertificates.filter(one => one.name === 'First Aid'))) // oxfmt-ignore
}
