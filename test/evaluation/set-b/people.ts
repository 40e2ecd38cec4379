import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { shiftDay } from '../services/days.ts'

/** Set B over the people system. */
export function askPeople({
  people: { departments, employees, leaveRequests, openings },
  today,
  day,
}: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('b', 'people')
  const name = (one: { firstName: string; lastName: string }) => `${one.firstName} ${one.lastName}`
  const alone = employees.filter(one => employees.filter(other => name(other) === name(one)).length === 1)
  const department = (title: string) => departments.find(one => one.name === title)!
  const staff = (title: string) => employees.filter(one => one.departmentId === department(title).id)
  const reports = (id: number) => employees.filter(one => one.managerId === id)
  const person = (id: number) => pick.find(employees, id)

  ask(
    'conditions',
    'support agents in austin',
    gold.set(employees.filter(one => one.jobTitle === 'Support Agent' && one.office === 'Austin')),
  )
  ask('conditions', 'ppl who speak spanish (skill)', gold.set(employees.filter(one => one.skills.includes('Spanish'))))
  ask(
    'conditions',
    'open reqs with zero applicants',
    gold.set(openings.filter(one => one.status === 'open' && one.applicants === 0)),
  )
  ask(
    'logic',
    'remote folks in eng that arent in Dublin',
    gold.either(gold.set(staff('Engineering').filter(one => one.isRemote && one.office !== 'Dublin'))),
  )
  ask(
    'logic',
    'pending or approved parental leave over 9 days',
    gold.set(
      leaveRequests.filter(
        one => ['pending', 'approved'].includes(one.status) && one.leaveType === 'parental' && one.days > 9,
      ),
    ),
  )
  ask('range', 'salaries under 30k - who', gold.set(employees.filter(one => one.salary < 30_000)))
  ask('range', 'job openings paying up to 60,000 at most', gold.set(openings.filter(one => one.salaryMax <= 60_000)))
  const hired = pick.sized(employees, one => pick.quarter(one.hireDate), 8, 20, 1)
  ask('dates', `new hires ${hired.key.slice(5)} ${hired.key.slice(0, 4)}`, gold.set(hired.rows))
  ask(
    'dates',
    `leave starting between ${pick.dayShort(day(-30))} and ${pick.dayShort(day(-20))}`,
    pick.setWithin(leaveRequests, one => one.startDate, day(-30), day(-20)),
  )
  ask(
    'relative-dates',
    'employees hired in the last 12 months',
    gold.either(
      ...[0, 1, 2].map(offset =>
        gold.set(
          employees.filter(
            one =>
              one.hireDate >= shiftDay(`${Number(today.slice(0, 4)) - 1}${today.slice(4)}`, offset) &&
              one.hireDate <= today,
          ),
        ),
      ),
    ),
  )
  const soon = leaveRequests.filter(one => one.leaveType === 'vacation' && one.status === 'pending')
  ask(
    'relative-dates',
    'pending vacation requests starting in the next 60 days',
    gold.either(
      ...[
        [0, 60],
        [1, 60],
        [0, 59],
      ].map(([from, to]) => gold.set(soon.filter(one => one.startDate >= day(from!) && one.startDate <= day(to!)))),
    ),
  )
  ask(
    'missing-values',
    'leave requests w/o a reason, how many',
    gold.count(leaveRequests.filter(one => !one.reason).length),
  )
  ask(
    'missing-values',
    'anyone with no skills listed?',
    gold.either(
      gold.set(employees.filter(one => one.skills.length === 0)),
      gold.yes(employees.some(one => one.skills.length === 0)),
    ),
  )
  ask(
    'ranking',
    'highest earner in sales',
    gold.largest(staff('Sales'), one => one.salary),
  )
  ask(
    'ranking',
    'which dept has the 2nd biggest budget',
    gold.largest(departments, one => one.annualBudget, { place: 2 }),
  )
  ask(
    'ranking',
    '5 newest hires',
    gold.ordered(employees, one => one.hireDate, { count: 5 }),
  )
  const spans = pick.rank(employees, one => one.managerId)
  ask(
    'ranking',
    'manager with the most direct reports?',
    gold.record(...spans.filter(({ rows }) => rows.length === spans[0]!.rows.length).map(({ key }) => person(key))),
  )
  ask('aggregate', 'total payroll', gold.money(pick.sum(employees, one => one.salary)))
  ask(
    'aggregate',
    'avg applicants per open position',
    gold.plain(
      pick.mean(
        openings.filter(one => one.status === 'open'),
        one => one.applicants,
      ),
    ),
  )
  ask(
    'aggregate',
    'how many distinct job titles do we have among employees',
    gold.count(pick.distinct(employees.map(one => one.jobTitle)).length),
  )
  ask(
    'aggregate',
    'min and max salary in Finance',
    gold.figures(
      gold.money(pick.least(staff('Finance'), one => one.salary)),
      gold.money(pick.most(staff('Finance'), one => one.salary)),
    ),
  )
  ask(
    'share',
    'share of contractors in total headcount',
    gold.percent(pick.ratio(employees.filter(one => one.employmentType === 'contractor').length, employees.length)),
  )
  ask(
    'share',
    'rejection rate of leave requests',
    gold.percent(pick.ratio(leaveRequests.filter(one => one.status === 'rejected').length, leaveRequests.length)),
  )
  ask(
    'group',
    'payroll by dept',
    gold.map(
      departments.map(one => [
        gold.spelled(one.name, one.id),
        pick.sum(
          employees.filter(({ departmentId }) => departmentId === one.id),
          ({ salary }) => salary,
        ),
      ]),
      'money',
    ),
  )
  ask(
    'group',
    'sick days per office (approved only)',
    gold.map(
      pick
        .rank(
          leaveRequests.filter(one => one.leaveType === 'sick' && one.status === 'approved'),
          one => person(one.employeeId).office,
        )
        .map(({ key, rows }) => [key, pick.sum(rows, one => one.days)]),
      'plain',
    ),
  )
  ask(
    'group',
    'leave requests by type',
    gold.map(pick.rank(leaveRequests, one => one.leaveType).map(({ key, rows }) => [key, rows.length])),
  )
  const large = pick
    .rank(employees, one => one.departmentId)
    .filter(({ rows }) => pick.mean(rows, one => one.salary) > 90_000)
  ask(
    'group',
    'departments where the mean salary tops 90k',
    gold.either(
      gold.set(large.map(({ key }) => pick.find(departments, key))),
      gold.map(
        large.map(({ key, rows }) => [pick.find(departments, key).name, pick.mean(rows, one => one.salary)]),
        'money',
      ),
    ),
  )
  ask(
    'compare',
    'lisbon or toronto - who has more staff',
    gold.text(
      employees.filter(one => one.office === 'Lisbon').length > employees.filter(one => one.office === 'Toronto').length
        ? 'Lisbon'
        : 'Toronto',
    ),
  )
  const [one, two] = [
    pick.nth(alone, row => row.jobTitle === 'Legal Counsel', 2),
    pick.nth(alone, row => row.jobTitle === 'Paralegal', 1),
  ]
  ask(
    'compare',
    `who earns more: ${name(one)} or ${name(two)}`,
    gold.largest([one, two], row => row.salary),
  )
  ask(
    'yes-no',
    'is there an open position in the Legal department',
    gold.yes(openings.some(row => row.status === 'open' && row.departmentId === department('Legal').id)),
  )
  ask('yes-no', `${name(two)} remote?`, gold.yes(two.isRemote))
  const marketing = staff('Marketing')
  ask(
    'projection',
    'mobile numbers of the marketing team',
    gold.either(
      gold.set(
        marketing.filter(row => row.mobilePhone),
        { shows: row => [row.mobilePhone] },
      ),
      gold.set(marketing, { shows: row => [row.mobilePhone] }),
    ),
  )
  ask('projection', 'department codes and floors', gold.set(departments, { shows: row => [row.code, row.floor] }))
  ask(
    'join',
    'dept of the highest paid intern',
    gold.either(
      ...(
        gold.largest(
          employees.filter(row => row.employmentType === 'intern'),
          row => row.salary,
        ).items as typeof employees
      ).map(row =>
        gold.either(
          gold.text(pick.find(departments, row.departmentId).name),
          gold.record(pick.find(departments, row.departmentId)),
        ),
      ),
    ),
  )
  const away = pick.nth(
    alone,
    row => leaveRequests.filter(({ employeeId, status }) => employeeId === row.id && status === 'approved').length > 2,
    11,
  )
  ask(
    'join',
    `approved leave of ${name(away)}`,
    gold.set(leaveRequests.filter(row => row.employeeId === away.id && row.status === 'approved')),
  )
  const boss = pick.nth(
    alone,
    row => reports(row.id).length > 2 && reports(row.id).length < 12 && !row.jobTitle.startsWith('Head'),
    5,
  )
  ask(
    'join',
    `pending leave requests in ${name(boss)}'s team (direct reports)`,
    ((rows: typeof leaveRequests) => (rows.length > 0 ? gold.set(rows) : gold.empty()))(
      leaveRequests.filter(row => row.status === 'pending' && person(row.employeeId).managerId === boss.id),
    ),
  )
  ask(
    'join',
    'avg salary of people whose manager sits in Copenhagen',
    gold.money(
      pick.mean(
        employees.filter(row => row.managerId !== null && person(row.managerId).office === 'Copenhagen'),
        row => row.salary,
      ),
    ),
  )
  ask('join', 'heads of all departments, names', gold.set(departments.map(row => person(row.headId))))
  ask('lookup', `${name(boss)} email`, gold.text(boss.workEmail, 'work_email'))
  ask(
    'lookup',
    `when did ${pick.misspell(name(away)).toLowerCase()} join`,
    gold.text(pick.dayAs(away.hireDate), 'hire_date'),
  )
  ask('lookup', 'which floor is HR on', gold.count(department('Human Resources').floor, { field: 'floor' }))
  const job = pick.nth(openings, row => row.applicants > 20, 33)
  ask('lookup', `opening ${job.id}: max salary?`, gold.money(job.salaryMax, { field: 'salary_max' }))
  ask(
    'several',
    'how many open, on-hold and filled positions',
    gold.either(
      gold.figures(
        ...['open', 'on_hold', 'filled'].map(status =>
          gold.count(openings.filter(row => row.status === status).length),
        ),
      ),
      gold.map(pick.rank(openings, row => row.status).map(({ key, rows }) => [key, rows.length])),
    ),
  )
  const interns = employees.filter(row => row.employmentType === 'intern')
  talk(
    'follow-up',
    ['list interns', gold.set(interns)],
    ['how many per office', gold.map(pick.rank(interns, row => row.office).map(({ key, rows }) => [key, rows.length]))],
    [
      'and part timers?',
      gold.map(
        pick
          .rank(
            employees.filter(row => row.employmentType === 'part_time'),
            row => row.office,
          )
          .map(({ key, rows }) => [key, rows.length]),
      ),
    ],
  )
  talk(
    'follow-up',
    [`salary of ${name(one)}`, gold.money(one.salary, { field: 'salary' })],
    ['and her manager?', gold.either(gold.record(person(one.managerId!)), gold.money(person(one.managerId!).salary))],
  )
  talk(
    'explain',
    ['avg budget per dept', gold.money(pick.mean(departments, row => row.annualBudget))],
    ['what data did you use for that', gold.mentions(['department'])],
  )
  talk(
    'create',
    [`book leave for ${name(away)}`, gold.all(gold.nowrite(), gold.clarify())],
    ['unpaid', gold.clarify()],
    [
      'from 2027-04-12 until 2027-04-14',
      gold.created('people.leaveRequests', {
        employeeId: away.id,
        leaveType: 'unpaid',
        startDate: '2027-04-12',
        endDate: '2027-04-14',
      }),
    ],
  )
  ask(
    'create',
    'onboard Casimir Dunvegan, casimir.dunvegan@brightharbor.example, Accountant @ Finance, contractor',
    gold.created('people.employees', {
      firstName: 'Casimir',
      lastName: 'Dunvegan',
      workEmail: 'casimir.dunvegan@brightharbor.example',
      jobTitle: 'Accountant',
      departmentId: department('Finance').id,
      employmentType: 'contractor',
    }),
  )
  ask(
    'update',
    `make ${name(boss)} the manager of ${name(two)}`,
    gold.updated('people.employees', two, { managerId: boss.id }),
  )
  ask(
    'update',
    `promote ${name(away)} to "Team Lead"`,
    gold.updated('people.employees', away, { jobTitle: 'Team Lead' }),
  )
  ask(
    'update',
    'raise legals annual budget to 3.2m',
    gold.updated('people.departments', department('Legal'), { annualBudget: 3_200_000 }),
  )
  const filled = pick.nth(openings, row => row.status === 'open', 12)
  ask('update', `job opening ${filled.id} is filled now`, gold.updated('people.openings', filled, { status: 'filled' }))
  const leaver = pick.nth(alone, row => row.employmentType === 'contractor' && reports(row.id).length === 0, 8)
  ask('delete', `offboard ${name(leaver)} - delete the record`, gold.removed('people.employees', leaver))
  const asked = pick.nth(leaveRequests, row => row.status === 'pending', 22)
  ask(
    'action',
    `decline leave request ${asked.id}`,
    gold.updated('people.leaveRequests', asked, { status: 'rejected' }),
  )
  const decided = pick.nth(leaveRequests, row => row.status === 'approved', 50)
  ask('action', `approve leave request ${decided.id}`, gold.all(gold.nowrite(true), gold.unknown()))
  ask('unanswerable', `blood type of ${name(two)}`, gold.unknown())
  ask('unanswerable', 'bonus payouts last year by dept', gold.unknown())
  ask(
    'ambiguous',
    'how much is Gideon making',
    gold.either(gold.clarify(), gold.set(employees.filter(row => row.firstName === 'Gideon'))),
  )
  ask('smalltalk', 'hey you there?', gold.smalltalk())
  return questions
}
