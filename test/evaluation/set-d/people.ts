import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { groups } from './readings.ts'

const { either, clarify, unknown, nowrite } = gold

/** Set D over the people system. */
export function askPeople({
  people: { departments, employees, leaveRequests, openings },
  day,
  today,
}: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('d', 'people')
  const dept = (name: string) => departments.find(one => one.name === name)!
  const inDept = (name: string) => employees.filter(one => one.departmentId === dept(name).id)
  const year = Number(today.slice(0, 4))

  ask(
    'conditions',
    'employees in Singapore earning over 120k',
    gold.set(employees.filter(one => one.office === 'Singapore' && one.salary > 120_000)),
  )
  ask(
    'dates',
    `how many people did we hire in ${year - 2}?`,
    gold.count(employees.filter(one => pick.year(one.hireDate) === String(year - 2)).length),
  )
  const leaving = leaveRequests.filter(one => one.status === 'approved' && one.startDate >= today)
  ask(
    'relative-dates',
    'approved leaves that start in the next 30 days',
    either(
      gold.set(leaving.filter(one => one.startDate <= day(30))),
      gold.set(leaving.filter(one => one.startDate < day(30))),
      gold.set(leaving.filter(one => one.startDate <= day(30) && one.startDate > today)),
    ),
  )
  ask(
    'aggregate',
    'what do we spend on salaries in Legal per year',
    gold.money(pick.sum(inDept('Legal'), one => one.salary)),
  )
  ask(
    'group',
    'departments with fewer than 15 people',
    groups(
      pick
        .rank(employees, one => pick.find(departments, one.departmentId).name)
        .filter(({ rows }) => rows.length < 15)
        .map(({ key, rows }) => [key, rows.length]),
    ),
  )
  ask(
    'share',
    'what fraction of the interns works remotely',
    gold.percent(
      pick.ratio(
        employees.filter(one => one.employmentType === 'intern' && one.isRemote).length,
        employees.filter(one => one.employmentType === 'intern').length,
      ),
    ),
  )
  ask(
    'ranking',
    'which open position got the most applications?',
    gold.largest(
      openings.filter(one => one.status === 'open'),
      one => one.applicants,
    ),
  )
  ask(
    'conditions',
    'who speaks Spanish and knows Contract Law?',
    gold.set(employees.filter(one => one.skills.includes('Spanish') && one.skills.includes('Contract Law'))),
  )
  const boss = pick.rank(employees, one => one.managerId)[1]!
  const manager = pick.find(employees, boss.key)
  ask('join', `who reports to ${manager.firstName} ${manager.lastName}?`, gold.set(boss.rows))
  ask(
    'join',
    'days of sick leave per department (approved ones)',
    gold.map(
      pick
        .rank(
          leaveRequests.filter(one => one.leaveType === 'sick' && one.status === 'approved'),
          one => pick.find(departments, pick.find(employees, one.employeeId).departmentId).name,
        )
        .map(({ key, rows }) => [key, pick.sum(rows, one => one.days)]),
    ),
  )
  talk(
    'follow-up',
    ['average salary in Marketing', gold.money(pick.mean(inDept('Marketing'), one => one.salary))],
    ['and the median?', gold.money(pick.median(inDept('Marketing'), one => one.salary))],
    [
      'same for Finance',
      either(
        gold.money(pick.median(inDept('Finance'), one => one.salary)),
        gold.all(gold.figures(gold.money(pick.median(inDept('Finance'), one => one.salary)))),
      ),
    ],
  )
  const pending = leaveRequests.filter(one => one.status === 'pending')
  ask(
    'action',
    `turn down leave request ${pending[3]!.id}`,
    gold.updated('people.leaveRequests', pending[3]!, { status: 'rejected' }),
  )
  const mover = pick.nth(
    employees,
    one =>
      one.office === 'Toronto' &&
      employees.filter(other => other.lastName === one.lastName && other.firstName === one.firstName).length === 1,
    6,
  )
  ask(
    'update',
    `${mover.firstName} ${mover.lastName} moves to the Lisbon office`,
    gold.updated('people.employees', mover, { office: 'Lisbon' }),
  )
  ask(
    'create',
    `${manager.firstName} ${manager.lastName} wants vacation from ${day(30)} to ${day(34)}`,
    gold.created('people.leaveRequests', {
      employeeId: manager.id,
      leaveType: 'vacation',
      startDate: day(30),
      endDate: day(34),
    }),
  )
  ask('unanswerable', 'how old is our average employee?', unknown())
  ask('ambiguous', 'give everyone a raise', either(clarify(), gold.all(nowrite(), unknown())))
  return questions
}
