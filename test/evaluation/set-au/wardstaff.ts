import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { told } from '../set-af/readings.ts'
import { apart, champion, measures, nameOf, person, sizes, values } from '../set-s/choose.ts'
import { gbp, toldPerson } from '../set-u/choose.ts'
import { employed, once, rostered } from './wardstaff-readings.ts'
import { talkWardstaff } from './wardstaff-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AU over the staff of a hospital. */
export function askWardstaff(facts: Facts): Question[] {
  const builder = createQuestions('au', 'wardstaff')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkWardstaff(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { wardstaff }: Facts): void {
  const { tarkaWards, tarkaEmployees, tarkaShifts, tarkaAbsences } = wardstaff
  ask(
    'list',
    'What specialties do our wards have?',
    values(tarkaWards, one => one.specialty, gold.spelled),
  )
  const ward = pick.nth(tarkaWards, one => one.building === 'East Wing')
  const own = tarkaEmployees.filter(one => one.wardId === ward.id)
  ask(
    'list',
    `Show me everyone who works on ${ward.name}`,
    employed(own, rows => gold.set(rows)),
  )
  const temporary = tarkaEmployees.filter(one => one.contractType === 'FixedTerm')
  const nurses = [temporary.filter(one => one.jobTitle === 'Staff Nurse'), temporary.filter(one => one.jobTitle.endsWith('Staff Nurse'))] // oxfmt-ignore
  ask(
    'filter',
    'Which staff nurses have a fixed-term contract?',
    eachReading(nurses, rows => gold.set(rows)),
  )
  ask('filter', 'Show the late shifts that were cancelled.', gold.set(tarkaShifts.filter(one => one.shiftType === 'Late' && one.status === 'Cancelled'))) // oxfmt-ignore
  ask('filter', 'Which annual leave requests still need to be decided?', gold.set(tarkaAbsences.filter(one => one.absenceType === 'AnnualLeave' && one.status === 'Requested'))) // oxfmt-ignore
  ask('threshold', `Which employees earn more than ${gbp(100_000)} a year?`, employed(tarkaEmployees.filter(one => one.annualSalary > 100_000), rows => gold.set(rows))) // oxfmt-ignore
}

function number({ ask }: Builder, { wardstaff }: Facts): void {
  const { tarkaWards, tarkaEmployees, tarkaShifts, tarkaAbsences, tarkaVacancies } = wardstaff
  const titled = (title: string) => tarkaEmployees.filter(one => one.jobTitle === title)
  ask(
    'count',
    'How many healthcare assistants do we employ?',
    employed(titled('Healthcare Assistant'), rows => gold.count(rows.length)),
  )
  ask('count', 'How many overtime shifts have been worked?', gold.count(tarkaShifts.filter(one => one.isOvertime && one.status === 'Worked').length)) // oxfmt-ignore
  ask('top', 'Who has worked at the hospital the longest?', employed(tarkaEmployees, rows => gold.smallest(rows, one => one.startDate))) // oxfmt-ignore
  ask('top', 'Top 3 vacancies by number of applicants, please', gold.ordered(tarkaVacancies, one => one.applicants, { count: 3 })) // oxfmt-ignore
  ask(
    'top',
    'Which ward has the second most beds?',
    gold.largest(tarkaWards, one => one.beds, { place: 2 }),
  )
  ask(
    'aggregate',
    'What does a staff nurse earn on average?',
    employed(titled('Staff Nurse'), rows => gold.money(pick.mean(rows, one => one.annualSalary))),
  )
  const ill = tarkaAbsences.filter(one => one.absenceType === 'Sickness')
  ask('aggregate', 'How many working days have we lost to sickness in total?', gold.count(pick.sum(ill, one => one.workingDays), { field: 'workingDays' })) // oxfmt-ignore
  ask('group', 'How many employees are in each staff group?', employed(tarkaEmployees, rows => gold.map(sizes(rows, one => one.staffGroup)))) // oxfmt-ignore
  ask('group', 'Total hours on the rota by shift type', rostered(tarkaShifts, rows => gold.map(measures(rows, one => one.shiftType, own => pick.sum(own, one => one.hours), apart), 'plain'))) // oxfmt-ignore
  const [manager, nurse] = [person(titled('Ward Manager'), () => true, 7), person(titled('Senior Staff Nurse'), () => true, 4)] // oxfmt-ignore
  ask('compare', `Who started here earlier, ${nameOf(manager)} or ${nameOf(nurse)}?`, gold.smallest([manager, nurse], one => one.startDate)) // oxfmt-ignore
}

function join({ ask }: Builder, { wardstaff, today }: Facts): void {
  const { tarkaWards, tarkaEmployees, tarkaShifts, tarkaQualifications, tarkaVacancies } = wardstaff
  const led = person(tarkaEmployees, one => one.jobTitle === 'Staff Nurse' && one.status === 'Active', 4)
  ask('join', `Who is ${nameOf(led)}'s line manager?`, toldPerson(pick.find(tarkaEmployees, led.managerId!)))
  const of = (id: number) => tarkaShifts.filter(one => one.employeeId === id)
  const busy = person(tarkaEmployees, one => of(one.id).length === 5, 1)
  ask(
    'join',
    `Show me all shifts of ${nameOf(busy)}.`,
    rostered(of(busy.id), rows => gold.set(rows)),
  )
  const open = tarkaVacancies.filter(one => one.status === 'Open')
  ask('join', 'Which wards have an open vacancy at the moment?', gold.set(once(open.map(one => pick.find(tarkaWards, one.wardId))))) // oxfmt-ignore
  const expired = tarkaQualifications.filter(one => one.name === 'Basic Life Support' && one.expiresOn! < today)
  const holder = (one: { employeeId: number }) => pick.find(tarkaEmployees, one.employeeId)
  const lapsed = employed(once(expired.map(holder)), rows => gold.set(rows))
  ask('join', 'Whose Basic Life Support has expired?', gold.either(lapsed, gold.set(expired, { shows: one => [nameOf(holder(one))] }))) // oxfmt-ignore
  ask('join', 'Which employee has the most shifts on the rota?', rostered(tarkaShifts, rows => champion(tarkaEmployees, one => rows.filter(own => own.employeeId === one.id).length, nameOf))) // oxfmt-ignore
}

function lookup({ ask }: Builder, { wardstaff }: Facts): void {
  const { tarkaWards, tarkaEmployees } = wardstaff
  const known = person(tarkaEmployees, one => one.staffGroup === 'AlliedHealth', 3)
  ask('lookup', `What is the staff number of ${nameOf(known)}?`, told(known, known.staffNumber, 'staffNumber'))
  const badge = person(tarkaEmployees, one => one.staffGroup === 'Medical' && one.status === 'Active', 3)
  ask('lookup', `Who has the staff number ${badge.staffNumber}?`, toldPerson(badge))
  const ward = pick.nth(tarkaWards, one => one.type === 'Acute', 1)
  ask('lookup', `What's the phone extension of the ${ward.name}?`, told(ward, ward.phoneExtension, 'phoneExtension'))
}

function date({ ask }: Builder, { wardstaff, today, day }: Facts): void {
  const { tarkaEmployees, tarkaShifts, tarkaVacancies } = wardstaff
  ask('date', 'Which vacancies close in the next 3 weeks?', pick.setWithin(tarkaVacancies, one => one.closingDate, today, day(21))) // oxfmt-ignore
  ask('date', 'Which shifts are planned or confirmed for tomorrow?', gold.set(tarkaShifts.filter(one => one.date === day(1) && ['Planned', 'Confirmed'].includes(one.status)))) // oxfmt-ignore
  const year = pick.rank(tarkaEmployees, one => pick.year(one.startDate))[0]!.key
  ask('date', `How many people joined the hospital in ${year}?`, employed(tarkaEmployees.filter(one => pick.year(one.startDate) === year), rows => gold.count(rows.length))) // oxfmt-ignore
}
