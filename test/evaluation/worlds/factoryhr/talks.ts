import * as gold from '../../gold.ts'
import type { WorldQuestions } from '../world.ts'
import { absences, applications, courses, employees, staff, vacancies } from './data.ts'
import { both, day, jobs, oneNamed, people, sum } from './golds.ts'

const bestPaid = (department: string) =>
  oneNamed(staff.filter(one => one.department.name === department).toSorted((a, b) => b.salary - a.salary)[0]!)

/** Conversations of two and three turns. */
export function talkOfEverything({ talk }: WorldQuestions): void {
  const foundry = (list: readonly (typeof employees)[number][]) => list.filter(one => one.department.name === 'Foundry')
  const finn = employees.find(one => one.last === 'Aalto')!
  talk('talk', [
    ['People in the Foundry', both(list => people(foundry(list)))],
    ['Which of them are apprentices?', both(list => people(foundry(list).filter(one => one.contract === 'apprenticeship')))], // oxfmt-ignore
    ['When did he start?', day(finn.hired)],
  ])
  const applied = (month: string) => gold.count(applications.filter(one => one.applied.startsWith(month)).length)
  talk('talk', [
    ['how many applications came in in april', applied('2025-04')],
    ['and so far this month?', applied('2025-05')],
  ])
  const open = vacancies.filter(one => one.state === 'open')
  talk('talk', [
    ['Please show me all the vacancies that are open.', jobs(open)],
    ['Which of those are in Millbrook?', jobs(open.filter(one => one.department.site.name === 'Millbrook'))],
  ])
  const nadia = absences.filter(one => one.employee.last === 'Benhaddou' && one.from.startsWith('2025'))
  const holidays = nadia.filter(one => one.kind === 'vacation')
  talk('talk', [
    ["Nadia Benhaddou's absences this year", gold.set(nadia)],
    ['Only the holidays', gold.set(holidays)],
    ['How many days is that altogether?', gold.count(sum(holidays.map(one => one.days)))],
  ])
  const course = courses.filter(one => one.provider === 'Hallmark Safety').toSorted((a, b) => b.fee - a.fee)[0]!
  talk('talk', [
    ['Most expensive course from Hallmark Safety', gold.either(gold.record(course), gold.text(course.title))],
    ['Is it mandatory?', gold.yes(course.mandatory)],
    [
      'How many months is its certificate valid?',
      gold.either(
        gold.count(course.months!, { field: 'certificate_valid_months' }),
        gold.count(course.months!, { field: 'validForMonths' }),
        gold.text(course.months!),
      ),
    ],
  ])
  talk('talk', [
    ['who earns the most in sales', bestPaid('Sales')],
    ['and in quality?', bestPaid('Quality')],
  ])
}
