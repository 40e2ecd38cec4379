import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { nameOf, person, sizes, topGroup, values } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { anyStaff, type Staff } from './readings.ts'
import { talkStaffroom } from './staffroom-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AH over the staff system. */
export function askStaffroom(facts: Facts): Question[] {
  const builder = createQuestions('ah', 'staffroom')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkStaffroom(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { staffroom }: Facts): void {
  const { divisions, staffMembers, timeOffRequests } = staffroom
  ask('list', 'Which divisions does the company have?', gold.set(divisions))
  ask('list', 'What job titles do our staff have?', anyStaff(staffMembers, rows => values(rows, one => one.jobTitle, gold.spelled))) // oxfmt-ignore
  const trainees = staffMembers.filter(one => one.employmentType === 'Trainee' && one.site === 'Hull')
  ask(
    'filter',
    'Which trainees work in Hull?',
    anyStaff(trainees, rows => gold.set(rows)),
  )
  const open = timeOffRequests.filter(one => one.type === 'Holiday' && one.decision === 'Pending')
  ask('filter', 'Show me all pending holiday requests.', gold.set(open))
  ask('threshold', 'Staff members with an annual salary between €42,000 and €44,000', anyStaff(staffMembers, rows => pick.setWithin(rows, one => one.annualSalary, 42_000, 44_000))) // oxfmt-ignore
}

function number({ ask }: Builder, { staffroom }: Facts): void {
  const { divisions, staffMembers, timeOffRequests } = staffroom
  const away = staffMembers.filter(one => one.state === 'OnParentalLeave')
  ask('count', 'How many people are on parental leave?', gold.count(away.length))
  ask('top', 'Which site has the most staff members?', anyStaff(staffMembers, rows => topGroup(rows, one => one.site))) // oxfmt-ignore
  ask(
    'top',
    'Which division has the second largest annual budget?',
    gold.largest(divisions, one => one.annualBudget, { place: 2 }),
  )
  const loading = staffMembers.filter(one => one.divisionId === divisions.find(own => own.name === 'Warehousing')!.id)
  ask('aggregate', 'What is the average annual salary in the Warehousing division?', anyStaff(loading, rows => gold.money(pick.mean(rows, one => one.annualSalary)))) // oxfmt-ignore
  const granted = timeOffRequests.filter(one => one.type === 'Holiday' && one.decision === 'Approved')
  ask('aggregate', 'How many working days of holiday have been approved in total?', gold.count(pick.sum(granted, one => one.workingDays))) // oxfmt-ignore
  ask('group', 'How many staff members are there at each site?', anyStaff(staffMembers, rows => gold.map(sizes(rows, one => one.site)))) // oxfmt-ignore
  const pay = (rows: Staff, type: string) => pick.mean(rows.filter(one => one.employmentType === type), one => one.annualSalary) // oxfmt-ignore
  ask('compare', 'Is the average salary of permanent staff higher than that of fixed-term staff?', anyStaff(staffMembers, rows => gold.yes(pay(rows, 'Permanent') > pay(rows, 'FixedTerm')))) // oxfmt-ignore
}

function join({ ask }: Builder, { staffroom }: Facts): void {
  const { divisions, staffMembers, staffDevices } = staffroom
  const under = (id: number) => staffMembers.filter(one => one.supervisorId === id)
  const headOf = (name: string) => pick.find(staffMembers, divisions.find(one => one.name === name)!.headId)
  ask('join', 'Who reports to the head of the Technology division?', anyStaff(under(headOf('Technology').id), rows => gold.set(rows))) // oxfmt-ignore
  const devices = (id: number) => staffDevices.filter(one => one.staffMemberId === id)
  const holder = person(staffMembers, one => devices(one.id).length > 1, 4)
  ask('join', `Which devices does ${nameOf(holder)} have?`, gold.set(devices(holder.id)))
  const reached = person(staffMembers, one => one.mobile !== null && one.state === 'Working', 36)
  ask('lookup', `What is the mobile number of ${nameOf(reached)}?`, told(reached, reached.mobile!, 'mobile'))
  ask('lookup', 'Who is the head of the Customs division?', toldPerson(headOf('Customs')))
}

function date({ ask }: Builder, { staffroom, today, day }: Facts): void {
  const { staffMembers, timeOffRequests } = staffroom
  const then = String(Number(pick.year(today)) - 3)
  const joined = staffMembers.filter(one => pick.year(one.startedOn) === then)
  ask(
    'date',
    `How many people started in ${then}?`,
    anyStaff(joined, rows => gold.count(rows.length)),
  )
  const granted = timeOffRequests.filter(one => one.type === 'Holiday' && one.decision === 'Approved')
  ask('date', `Which approved holidays start after ${pick.dayName(day(10))}?`, gold.set(granted.filter(one => one.firstDay > day(10)))) // oxfmt-ignore
}
