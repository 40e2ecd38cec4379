import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { nameOf, person, refusesPages } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { awayOf, ofTwins, owned, staff } from './peopleops-readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Conversations with the HR system, changes, and what cannot be answered. */
export function talkPeopleops(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { peopleops }: Facts): void {
  const { quillOffices, quillEmployees, quillLeaves, quillOpenings } = peopleops
  const open = quillOpenings.filter(one => one.status === 'open')
  const lisbon = quillOffices.find(one => one.name === 'Lisbon')!
  const there = open.filter(one => one.officeId === lisbon.id)
  talk(
    'followup',
    ['Which job openings are open at the moment?', gold.set(open)],
    ['Just the ones in Lisbon please', gold.set(there)],
    ['Which of those has had the fewest applicants?', gold.smallest(there, one => one.applicantsCount)],
  )
  const one = person(quillEmployees, own => own.level === 'junior' && own.status === 'active', 2)
  const boss = pick.find(quillEmployees, one.managerId!)
  talk(
    'followup',
    [`Who is ${nameOf(one)}'s manager?`, toldPerson(boss)],
    ['What is their job title?', told(boss, boss.jobTitle, 'jobTitle')],
    ['And their phone number or e-mail, whatever you have?', gold.either(told(boss, boss.email, 'email'), ...(boss.phone ? [told(boss, boss.phone, 'phone')] : []))], // oxfmt-ignore
  )
  const at = (status: string) => quillLeaves.filter(own => own.status === status)
  talk(
    'followup',
    ['How many leave requests have we declined?', gold.count(at('declined').length)],
    ['And how many were cancelled?', gold.count(at('cancelled').length)],
    ['How many days did those come to in total?', gold.count(pick.sum(at('cancelled'), own => own.days))],
  )
}

function write({ ask, talk }: Builder, { peopleops, day }: Facts): void {
  const { quillEmployees, quillEquipment, quillLeaves, quillOpenings } = peopleops
  const of = (id: string) => quillLeaves.filter(one => one.employeeId === id)
  const free = person(quillEmployees, one => one.status === 'active' && of(one.id).every(own => own.endDate < day(0)), 5) // oxfmt-ignore
  ask('write', `Please put in annual leave for ${nameOf(free)} from ${pick.dayName(day(40))} to ${pick.dayName(day(46))}.`, gold.created('peopleops.quillLeaves', { employeeId: free.id, type: 'annual_leave', startDate: day(40), endDate: day(46) })) // oxfmt-ignore
  const isWaiting = (one: { status: string }) => one.status === 'pending'
  const hopeful = person(quillEmployees, one => of(one.id).filter(isWaiting).length === 1 && of(one.id).length > 1, 1)
  ask('write', `Approve ${nameOf(hopeful)}'s pending leave request`, gold.updated('peopleops.quillLeaves', of(hopeful.id).filter(isWaiting), { status: 'approved' }, ['approverId'])) // oxfmt-ignore
  const spare = pick.nth(quillEquipment, one => one.category === 'laptop' && one.status === 'in_stock', 2)
  const newest = person(quillEmployees, one => one.status === 'active' && one.level === 'mid', 6)
  ask('write', `Hand laptop ${spare.assetTag} to ${nameOf(newest)}.`, gold.updated('peopleops.quillEquipment', spare, { assignedTo: newest.id, status: 'in_use' }, ['assignedOn', 'officeId'])) // oxfmt-ignore
  const draft = pick.nth(quillOpenings, one => one.status === 'draft', 1)
  talk(
    'write',
    [`Delete the job opening ${draft.title}, but check with me before you do it.`, gold.pending()],
    ['Yes, delete it.', gold.removed('peopleops.quillOpenings', draft)],
  )
}

function decline({ ask }: Builder, { peopleops }: Facts): void {
  const { quillOffices, quillEmployees } = peopleops
  ask('missing', 'How many hours of overtime did the Platform team work last month?', gold.unknown())
  ask('unknown', "What is Balthazar Quenneville's job title?", gold.unknown())
  const twins = pick.rank(quillEmployees, nameOf).find(group => group.rows.length > 1)!
  ask('ambiguous', `Which office does ${twins.key} belong to?`, gold.either(ofTwins(twins.rows, one => pick.find(quillOffices, one.officeId).name, 'name'), gold.set(twins.rows.map(one => pick.find(quillOffices, one.officeId))))) // oxfmt-ignore
}

function chat({ ask }: Builder, { peopleops, today }: Facts): void {
  const { quillOffices, quillEmployees, quillEquipment, quillLeaves } = peopleops
  ask('smalltalk', 'Brilliant, that saves me digging through spreadsheets. Thank you!', gold.smalltalk())
  ask('browser', 'Open LinkedIn, log in and post our new vacancy there', refusesPages())
  const ill = quillLeaves.filter(one => one.type === 'sick_leave' && one.startDate <= today && one.endDate >= today)
  ask('casual', 'hiya whos off sick today??', awayOf(quillEmployees, ill))
  const called = person(quillEmployees, one => one.status === 'active' && one.lastName.length > 8, 3)
  ask('casual', `need the email of ${pick.misspell(nameOf(called))} asap`, told(called, called.email, 'email'))
  const all = (category: string) => quillEquipment.filter(one => one.category === category)
  ask('multi', 'How many laptops and how many monitors do we have?', owned([...all('laptop'), ...all('monitor')], rows => gold.figures(gold.count(rows.filter(one => one.category === 'laptop').length), gold.count(rows.filter(one => one.category === 'monitor').length)))) // oxfmt-ignore
  const toronto = quillOffices.find(one => one.name === 'Toronto')!
  ask('complete', 'I need everyone in the Toronto office with their job title, and nobody may be missing.', staff(quillEmployees.filter(one => one.officeId === toronto.id), rows => gold.set(rows, { shows: one => [one.jobTitle] }))) // oxfmt-ignore
}
