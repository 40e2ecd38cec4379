import * as gold from '../../gold.ts'
import type { WorldQuestions } from '../world.ts'
import { absences, applications, departments, employees, enrolments, headOf, payslips, sites, staff, TODAY, vacancies } from './data.ts' // oxfmt-ignore
import { applicants, average, both, jobs, named, oneNamed, people, sum, trained, unique } from './golds.ts'

const employee = (last: string) => employees.find(one => one.last === last)!
const inDepartment = (name: string) => staff.filter(one => one.department.name === name)
const open = vacancies.filter(one => one.state === 'open')

/** Questions that start from people and end at what they did, or the other way round. */
export function askAboutPeople({ ask }: WorldQuestions): void {
  const never = (counts: (one: (typeof enrolments)[number]) => boolean) =>
    people(inDepartment('Logistics').filter(one => !enrolments.some(other => other.employee === one && counts(other))))
  ask(
    'join',
    'Which people in Logistics have never been on any training?',
    gold.either(
      never(() => true),
      never(one => one.day <= TODAY),
      never(one => one.day <= TODAY && one.state !== 'no_show'),
    ),
  )
  ask('join', 'Average salary in Engineering', gold.money(average(inDepartment('Engineering').map(one => one.salary))))
  const onHoliday = (...states: string[]) =>
    people(
      absences
        .filter(
          one =>
            one.kind === 'vacation' &&
            states.includes(one.state) &&
            one.employee.department.site.name === 'Dunmere' &&
            one.from <= '2025-05-31' &&
            one.to >= '2025-05-01',
        )
        .map(one => one.employee),
    )
  ask(
    'join',
    'who at dunmere is on hols this month',
    gold.either(onHoliday('approved'), onHoliday('approved', 'requested')),
  )
  const april = payslips.filter(one => one.month === '2025-04')
  ask(
    'join',
    'Gross pay by department in April',
    gold.map(
      departments.map(one => [
        gold.spelled(one.name, one.code),
        sum(april.filter(({ employee: paid }) => paid.department === one).map(({ gross }) => gross)),
      ]),
      'money',
    ),
  )
  ask('join', 'Who is the line manager of Kofi Amankwah?', oneNamed(employee('Amankwah').manager!))
  ask(
    'join',
    'Could you tell me who heads the department that Noor Rahimi works in?',
    oneNamed(headOf(employee('Rahimi').department)),
  )
  const large = (list: readonly (typeof employees)[number][]) =>
    departments.filter(one => list.filter(({ department }) => department === one).length > 5)
  ask(
    'join',
    'Departments with more than five employees',
    both(list => named(large(list))),
  )
  const failed = enrolments.filter(one => one.course.code === 'AID' && one.state === 'failed')
  ask('join', 'has anyone failed the first aid course', gold.either(gold.yes(failed.length > 0), trained(failed)))
  const costs = (counts: (one: (typeof enrolments)[number]) => boolean) =>
    gold.money(
      sum(
        enrolments
          .filter(one => one.employee.department.name === 'Maintenance' && one.day.startsWith('2024') && counts(one))
          .map(one => one.course.fee),
      ),
    )
  ask(
    'join',
    "How much did last year's courses for the people in Maintenance cost us in total?",
    gold.either(
      costs(() => true),
      costs(one => one.state !== 'no_show'),
    ),
  )
  const booked = unique(
    enrolments.filter(one => one.course.code === 'FORK' && one.state === 'booked').map(one => one.employee),
  )
  ask(
    'join',
    'emails of everyone booked on the forklift refresher',
    gold.either(gold.set(booked, { shows: one => [one.email] }), gold.set(booked.map(({ email }) => email))),
  )
  ask(
    'join',
    'how many sick days did assembly have last year',
    gold.count(
      sum(
        absences
          .filter(
            one => one.kind === 'sick' && one.employee.department.name === 'Assembly' && one.from.startsWith('2024'),
          )
          .map(({ days }) => days),
      ),
    ),
  )
}

/** Questions about vacancies, who applied and where they are. */
export function askAboutHiring({ ask }: WorldQuestions): void {
  ask(
    'join',
    'who applied for the cnc operator job',
    applicants(applications.filter(one => one.vacancy.title === 'CNC Operator')),
  )
  const openAt = (site: (typeof sites)[number]) => open.filter(one => one.department.site === site).length
  ask(
    'join',
    'Which site has the most open vacancies at the moment?',
    oneNamed(sites.toSorted((a, b) => openAt(b) - openAt(a))[0]!),
  )
  ask(
    'join',
    'Open vacancies without a single applicant',
    jobs(open.filter(one => !applications.some(({ vacancy }) => vacancy === one))),
  )
  ask(
    'join',
    'Open vacancies with the name of the department head',
    gold.set(open, { shows: one => [headOf(one.department).name] }),
  )
}
