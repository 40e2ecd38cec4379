import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { nameOf, person, refusesPages } from '../set-s/choose.ts'
import { anyStaff } from './readings.ts'

const { either, clarify, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations about staff, changes, and what cannot be answered. */
export function talkStaffroom(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { staffroom }: Facts): void {
  const { divisions, staffMembers, staffDevices } = staffroom
  const sellers = staffMembers.filter(one => one.divisionId === divisions.find(own => own.name === 'Sales')!.id)
  const eldest = (rows: typeof sellers) => rows.toSorted((one, other) => (one.startedOn < other.startedOn ? -1 : 1))[0]!
  talk(
    'followup',
    ['Show me the staff of the Sales division.', anyStaff(sellers, rows => gold.set(rows))],
    ['Who of them started first?', anyStaff(sellers, rows => gold.smallest(rows, one => one.startedOn))],
    ['What is their job title?', anyStaff(sellers, rows => gold.text(eldest(rows).jobTitle, 'jobTitle'))],
  )
  const spare = staffDevices.filter(one => one.staffMemberId === null)
  const laptops = spare.filter(one => one.kind === 'Laptop')
  talk(
    'followup',
    ['Which devices are not assigned to anybody?', gold.set(spare)],
    ['How many of them are laptops?', gold.count(laptops.length)],
    ['What did those laptops cost altogether?', gold.money(pick.sum(laptops, one => one.purchasePrice))],
  )
}

function write({ ask }: Builder, { staffroom }: Facts): void {
  const { staffMembers, timeOffRequests } = staffroom
  const open = pick.nth(timeOffRequests, one => one.decision === 'Pending', 4)
  ask('write', `Approve time-off request ${open.id}.`, gold.updated('staffroom.timeOffRequests', open, { decision: 'Approved' })) // oxfmt-ignore
  const moved = person(staffMembers, one => one.state === 'Working' && one.mobile !== null, 51)
  ask('write', `Change the mobile number of ${nameOf(moved)} to +44 7700 900518.`, gold.updated('staffroom.staffMembers', moved, { mobile: '+44 7700 900518' })) // oxfmt-ignore
  ask('write', 'Create a new time-off request for me.', gold.all(gold.nowrite(), clarify()))
}

function decline({ ask }: Builder, { staffroom }: Facts): void {
  const { staffMembers } = staffroom
  const someone = person(staffMembers, one => one.state === 'Working', 70)
  ask('missing', `How much overtime has ${nameOf(someone)} worked this month?`, unknown())
  ask('unknown', 'Which division does Quirin Haverkamp work in?', unknown())
}

function chat({ ask }: Builder, { staffroom, today }: Facts): void {
  const { divisions, staffMembers, timeOffRequests, staffDevices } = staffroom
  const twins = pick.rank(staffMembers, nameOf).find(one => one.rows.length > 1)!
  ask('ambiguous', `What is ${twins.key}'s job title?`, either(gold.set(twins.rows), gold.set(twins.rows, { shows: one => [one.jobTitle] }), clarify())) // oxfmt-ignore
  ask('browser', 'Open the intranet in the browser and log me in', refusesPages())
  const ill = timeOffRequests.filter(one => one.type === 'Sickness' && one.firstDay <= today && one.lastDay >= today)
  ask('casual', 'whos off sick today??', either(gold.set(pick.distinct(ill.map(one => pick.find(staffMembers, one.staffMemberId)))), gold.set(ill))) // oxfmt-ignore
  const drivers = staffMembers.filter(one => one.divisionId === divisions.find(own => own.name === 'Transport')!.id)
  ask(
    'casual',
    'hey hw many ppl r in the trasport division',
    anyStaff(drivers, rows => gold.count(rows.length)),
  )
  ask(
    'complete',
    'List all the laptops, every single one.',
    gold.set(staffDevices.filter(one => one.kind === 'Laptop')),
  )
}
