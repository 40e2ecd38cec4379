import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { told } from '../set-af/readings.ts'
import { rowsOr } from '../set-aq/readings.ts'
import { measures, nameOf, person, sizes, topGroup, values } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { employed } from './readings.ts'
import { talkZoostaff } from './zoostaff-talk.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>

/** Set AR over the staff of a zoo. */
export function askZoostaff(facts: Facts): Question[] {
  const builder = createQuestions('ar', 'zoostaff')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkZoostaff(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { zoostaff }: Facts): void {
  const { zooCertificates, zooEmployees, zooSections, zooShifts, zooTimesOff } = zoostaff
  ask('list', 'Which sections does the zoo have?', gold.set(zooSections))
  ask(
    'list',
    'What kinds of certificates do our people hold?',
    values(zooCertificates, one => one.name, gold.spelled),
  )
  ask(
    'filter',
    'Which employees work part-time?',
    employed(
      zooEmployees.filter(one => one.employment === 'PartTime'),
      rows => gold.set(rows),
    ),
  )
  ask('filter', 'Show me the holiday requests that are still pending.', gold.set(zooTimesOff.filter(one => one.type === 'Holiday' && one.status === 'Pending'))) // oxfmt-ignore
  ask('filter', 'Which night shifts were missed?', gold.set(zooShifts.filter(one => one.kind === 'Night' && one.status === 'Missed'))) // oxfmt-ignore
  ask(
    'threshold',
    'Who earns more than £18 an hour?',
    employed(
      zooEmployees.filter(one => one.hourlyWage > 18),
      rows => gold.set(rows),
    ),
  )
  ask('threshold', 'Which sections have an annual budget of less than £250,000?', gold.set(zooSections.filter(one => one.annualBudget < 250_000))) // oxfmt-ignore
}

function number({ ask }: Builder, { zoostaff }: Facts): void {
  const { zooCertificates, zooEmployees, zooSections, zooTimesOff } = zoostaff
  ask('count', 'How many seasonal workers do we have?', gold.count(zooEmployees.filter(one => one.employment === 'Seasonal').length)) // oxfmt-ignore
  ask('count', 'How many employees are on parental leave?', gold.count(zooEmployees.filter(one => one.status === 'ParentalLeave').length)) // oxfmt-ignore
  ask(
    'top',
    'Who has been working at the zoo the longest?',
    employed(zooEmployees, rows => gold.smallest(rows, one => one.hiredOn)),
  )
  ask(
    'top',
    'Which 3 sections have the biggest budgets?',
    gold.ordered(zooSections, one => one.annualBudget, { count: 3 }),
  )
  const keepers = [['Keeper'], ['Keeper', 'Senior Keeper']].map(titles => zooEmployees.filter(one => titles.includes(one.jobTitle))) // oxfmt-ignore
  ask('aggregate', "What's the average hourly wage of a keeper?", either(...keepers.map(own => employed(own, rows => gold.money(pick.mean(rows, one => one.hourlyWage)))))) // oxfmt-ignore
  ask('aggregate', 'What do the annual budgets of all sections add up to?', gold.money(pick.sum(zooSections, one => one.annualBudget))) // oxfmt-ignore
  const sectionOf = (one: { sectionId: number }) => pick.find(zooSections, one.sectionId).name
  ask(
    'group',
    'How many employees are there in each section?',
    employed(zooEmployees, rows => gold.map(sizes(rows, sectionOf, gold.spelled))),
  )
  const approved = zooTimesOff.filter(one => one.status === 'Approved')
  ask('group', 'Total days of approved time off by type', gold.map(measures(approved, one => one.type, own => pick.sum(own, one => one.days)))) // oxfmt-ignore
  const holding = (name: string) => zooCertificates.filter(one => one.name === name).length
  ask('compare', 'Do more people hold a forklift licence than a food hygiene certificate?', gold.yes(holding('Forklift Licence') > holding('Food Hygiene'))) // oxfmt-ignore
}

function join({ ask }: Builder, { zoostaff, day }: Facts): void {
  const { zooCertificates, zooEmployees, zooSections, zooShifts } = zoostaff
  const employeeOf = (one: { employeeId: number }) => pick.find(zooEmployees, one.employeeId)
  const sectionOf = (one: { sectionId: number }) => pick.find(zooSections, one.sectionId)
  const worker = person(zooEmployees, one => one.jobTitle === 'Waiter' && sectionOf(one).headId !== one.id && one.status === 'Active', 2) // oxfmt-ignore
  ask('join', `Who is the head of the section that ${nameOf(worker)} works in?`, toldPerson(pick.find(zooEmployees, sectionOf(worker).headId))) // oxfmt-ignore
  const tomorrow = zooShifts.filter(one => one.date === day(1))
  ask('join', 'Who is working tomorrow?', eachReading([tomorrow, tomorrow.filter(one => one.status === 'Planned')], rows => rowsOr(rows, employeeOf))) // oxfmt-ignore
  const held = (id: number) => zooCertificates.filter(one => one.employeeId === id)
  const skilled = person(zooEmployees, one => held(one.id).length === 3, 1)
  ask('join', `What certificates does ${nameOf(skilled)} have?`, either(gold.set(held(skilled.id)), gold.set(held(skilled.id).map(one => one.name)))) // oxfmt-ignore
  const missed = zooShifts.filter(one => one.status === 'Missed')
  ask(
    'join',
    'Which section has the most missed shifts?',
    topGroup(missed, one => sectionOf(one).name, gold.spelled),
  )
  const called = person(zooEmployees, one => one.phone !== null && one.jobTitle === 'Veterinarian')
  ask('lookup', `How can I reach ${nameOf(called)} by phone?`, told(called, called.phone!, 'phone'))
  const old = person(zooEmployees, one => one.jobTitle === 'Tour Guide', 2)
  ask('lookup', `When was ${nameOf(old)} hired?`, told(old, pick.dayAs(old.hiredOn), 'hiredOn'))
}

function date({ ask }: Builder, { zoostaff, today, day }: Facts): void {
  const { zooCertificates, zooEmployees, zooTimesOff } = zoostaff
  const employeeOf = (one: { employeeId: number }) => pick.find(zooEmployees, one.employeeId)
  ask('date', 'Whose first aid certificate expires within the next 60 days?', either(...pick.within(zooCertificates.filter(one => one.name === 'First Aid'), one => one.expiresOn, today, day(60)).map(rows => rowsOr(rows, employeeOf)))) // oxfmt-ignore
  const month = pick.shiftMonth(pick.month(today)!, -2)
  const ill = zooTimesOff.filter(one => one.type === 'SickLeave' && pick.month(one.from)! <= month && pick.month(one.to)! >= month) // oxfmt-ignore
  const begun = ill.filter(one => pick.month(one.from) === month)
  ask('date', `Who went on sick leave in ${pick.monthName(month)}?`, eachReading([begun, ill], rows => rowsOr(rows, employeeOf))) // oxfmt-ignore
}
