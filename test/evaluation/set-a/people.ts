import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'

/** Set A over the people system. */
export function askPeople({
  people: { departments, employees, leaveRequests, openings },
  today,
  day,
}: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('a', 'people')
  const name = (one: { firstName: string; lastName: string }) => `${one.firstName} ${one.lastName}`
  const alone = employees.filter(one => employees.filter(other => name(other) === name(one)).length === 1)
  const inDepartment = (title: string) => {
    const { id } = departments.find(one => one.name === title)!
    return employees.filter(one => one.departmentId === id)
  }
  const reportsOf = (id: number) => employees.filter(one => one.managerId === id)
  const leaveOf = (id: number) => leaveRequests.filter(one => one.employeeId === id)

  ask(
    'conditions',
    'Who works remotely from the Lisbon office?',
    gold.set(employees.filter(one => one.isRemote && one.office === 'Lisbon')),
  )
  ask(
    'conditions',
    'Which employees know both SQL and Python?',
    gold.set(employees.filter(one => one.skills.includes('SQL') && one.skills.includes('Python'))),
  )
  ask(
    'conditions',
    'Show me all open positions in Singapore.',
    gold.set(openings.filter(one => one.status === 'open' && one.office === 'Singapore')),
  )
  ask(
    'logic',
    'I would like a list of interns and contractors in Toronto.',
    gold.set(
      employees.filter(one => ['intern', 'contractor'].includes(one.employmentType) && one.office === 'Toronto'),
    ),
  )
  ask(
    'logic',
    'Sick leave requests that were neither approved nor pending',
    gold.set(leaveRequests.filter(one => one.leaveType === 'sick' && !['approved', 'pending'].includes(one.status))),
  )
  ask(
    'range',
    'Which employees earn between $120,000 and $150,000 a year?',
    pick.setWithin(employees, one => one.salary, 120_000, 150_000),
  )
  const cohort = pick.sized(employees, one => pick.year(one.hireDate), 15, 40, 1)
  ask('dates', `How many people did we hire in ${cohort.key}?`, gold.count(cohort.rows.length))
  const long = Number(today.slice(0, 4)) - 8
  ask('dates', `Who was hired before ${long}?`, gold.set(employees.filter(one => one.hireDate < `${long}-01-01`)))
  ask(
    'relative-dates',
    'Which approved vacations start next month?',
    gold.set(
      leaveRequests.filter(
        one =>
          one.status === 'approved' &&
          one.leaveType === 'vacation' &&
          pick.month(one.startDate) === pick.shiftMonth(today, 1),
      ),
    ),
  )
  ask(
    'relative-dates',
    'How many job openings have we posted in the last 90 days?',
    gold.either(
      ...[-90, -89].map(from =>
        gold.count(openings.filter(one => one.postedOn >= day(from) && one.postedOn <= today).length),
      ),
    ),
  )
  ask('missing-values', 'Who has no manager?', gold.set(employees.filter(one => one.managerId === null)))
  ask(
    'missing-values',
    'How many employees in Finance have no mobile phone on file?',
    gold.count(inDepartment('Finance').filter(one => !one.mobilePhone).length),
  )
  ask(
    'ranking',
    'Who are the three best paid people in Engineering?',
    gold.ordered(inDepartment('Engineering'), one => one.salary, { count: 3 }),
  )
  ask(
    'ranking',
    'Which job opening attracted the most applicants?',
    gold.largest(openings, one => one.applicants),
  )
  ask(
    'ranking',
    'Who is our longest-serving employee?',
    gold.smallest(employees, one => one.hireDate),
  )
  ask(
    'aggregate',
    'What is the median salary of full-time employees?',
    gold.money(
      pick.median(
        employees.filter(one => one.employmentType === 'full_time'),
        one => one.salary,
      ),
    ),
  )
  ask(
    'aggregate',
    'What do we pay everybody in Marketing together per year?',
    gold.money(pick.sum(inDepartment('Marketing'), one => one.salary)),
  )
  ask(
    'aggregate',
    'Total number of days of approved parental leave?',
    gold.plain(
      pick.sum(
        leaveRequests.filter(one => one.status === 'approved' && one.leaveType === 'parental'),
        one => one.days,
      ),
    ),
  )
  ask(
    'share',
    'What percentage of our staff works remotely?',
    gold.percent(pick.ratio(employees.filter(one => one.isRemote).length, employees.length)),
  )
  ask(
    'group',
    'Headcount by department',
    gold.map(
      departments.map(one => [one.name, employees.filter(({ departmentId }) => departmentId === one.id).length]),
    ),
  )
  ask(
    'group',
    'What is the average salary in each office?',
    gold.map(
      pick.rank(employees, one => one.office).map(({ key, rows }) => [key, pick.mean(rows, one => one.salary)]),
      'money',
    ),
  )
  const crowd = pick.rank(employees, one => one.office)[2]!.rows.length
  ask(
    'group',
    `Which offices have ${crowd} or more employees?`,
    gold.either(
      gold.set(
        pick
          .rank(employees, one => one.office)
          .filter(({ rows }) => rows.length >= crowd)
          .map(({ key }) => key),
      ),
      gold.map(
        pick
          .rank(employees, one => one.office)
          .filter(({ rows }) => rows.length >= crowd)
          .map(({ key, rows }) => [key, rows.length]),
      ),
    ),
  )
  const [legal, security] = ['Legal', 'Security'].map(title => pick.mean(inDepartment(title), one => one.salary)) as [
    number,
    number,
  ]
  ask(
    'compare',
    'Is the average salary higher in Legal or in Security?',
    gold.text(legal > security ? 'Legal' : 'Security'),
  )
  const boss = pick.nth(
    alone,
    one => reportsOf(one.id).length > 3 && reportsOf(one.id).length < 15 && one.jobTitle.startsWith('Head'),
    1,
  )
  ask(
    'yes-no',
    `Does anybody who reports to ${name(boss)} work part time?`,
    gold.yes(reportsOf(boss.id).some(one => one.employmentType === 'part_time')),
  )
  ask(
    'projection',
    'I need the names and job titles of everyone in the Legal department.',
    gold.set(inDepartment('Legal'), { shows: one => [one.lastName, one.jobTitle] }),
  )
  ask('join', `Who reports to ${name(boss)}?`, gold.set(reportsOf(boss.id)))
  const head = pick.find(employees, departments.find(one => one.name === 'Product')!.headId)
  ask('join', 'Who is the head of the Product department?', gold.record(head))
  ask(
    'join',
    'How many pending leave requests are there from people in Customer Support?',
    gold.count(
      leaveRequests.filter(
        one => one.status === 'pending' && inDepartment('Customer Support').some(({ id }) => id === one.employeeId),
      ).length,
    ),
  )
  const led = pick.nth(
    alone,
    one => one.managerId !== null && reportsOf(one.id).length === 0 && one.office !== 'Copenhagen',
    60,
  )
  ask('join', `Who is ${name(led)}'s manager?`, gold.record(pick.find(employees, led.managerId!)))
  ask(
    'join',
    `How many filled openings does the department on the highest floor have?`,
    gold.either(
      ...departments
        .filter(one => one.floor === pick.most(departments, ({ floor }) => floor))
        .map(one =>
          gold.count(
            openings.filter(({ departmentId, status }) => status === 'filled' && departmentId === one.id).length,
          ),
        ),
    ),
  )
  ask('lookup', `What is ${name(led)}'s job title?`, gold.text(led.jobTitle, 'job_title'))
  const badge = pick.nth(alone, one => one.office === 'Austin', 12)
  ask('lookup', `which employee has the number ${badge.employeeNo}`, gold.record(badge))
  const away = pick.nth(alone, one => leaveOf(one.id).length > 3, 20)
  ask(
    'lookup',
    `How many vacation days does ${pick.misspell(name(away))} have left?`,
    gold.count(away.vacationDaysLeft, { field: 'vacation_days_left' }),
  )
  ask(
    'several',
    'How many departments are there, and how many employees?',
    gold.figures(gold.count(departments.length), gold.count(employees.length)),
  )
  const security2 = inDepartment('Security')
  const remote = security2.filter(one => one.isRemote)
  talk(
    'follow-up',
    ['Who works in the Security department?', gold.set(security2)],
    ['Which of them are remote?', gold.set(remote)],
    ['What is their average salary?', gold.money(pick.mean(remote, one => one.salary))],
  )
  talk(
    'follow-up',
    [`How many leave requests has ${name(away)} filed?`, gold.count(leaveOf(away.id).length)],
    [
      'And how many of those were approved?',
      gold.count(leaveOf(away.id).filter(one => one.status === 'approved').length),
    ],
  )
  ask('help', 'Hi, what can you help me with when it comes to leave?', gold.mentions(['leave']))
  ask(
    'create',
    `Please file a vacation request for ${name(led)} from 2027-02-01 to 2027-02-05.`,
    gold.created('people.leaveRequests', {
      employeeId: led.id,
      leaveType: 'vacation',
      startDate: '2027-02-01',
      endDate: '2027-02-05',
    }),
  )
  ask(
    'create',
    'Hire Benedikta Solheim as Recruiter in Human Resources, e-mail benedikta.solheim@brightharbor.example, salary 71,000 dollars, office Dublin.',
    gold.created('people.employees', {
      firstName: 'Benedikta',
      lastName: 'Solheim',
      workEmail: 'benedikta.solheim@brightharbor.example',
      jobTitle: 'Recruiter',
      departmentId: departments.find(one => one.name === 'Human Resources')!.id,
      salary: 71_000,
      office: 'Dublin',
    }),
  )
  ask('update', `Give ${name(badge)} a salary of $98,500.`, gold.updated('people.employees', badge, { salary: 98_500 }))
  ask(
    'update',
    `${name(led)} is moving to the Copenhagen office, please change the record.`,
    gold.updated('people.employees', led, { office: 'Copenhagen' }),
  )
  const withdrawn = pick.nth(leaveRequests, one => one.status === 'pending', 14)
  ask('delete', `Delete leave request ${withdrawn.id}.`, gold.removed('people.leaveRequests', withdrawn))
  const wish = pick.nth(leaveRequests, one => one.status === 'pending', 7)
  ask(
    'action',
    `Approve leave request ${wish.id}, please.`,
    gold.updated('people.leaveRequests', wish, { status: 'approved' }),
  )
  talk(
    'action',
    [`I want to reject leave request ${wish.id}. Ask me first.`, gold.pending()],
    ['No, do not do it.', gold.nowrite()],
  )
  ask('unanswerable', `What was ${name(badge)}'s last performance rating?`, gold.unknown())
  ask('unanswerable', 'How many employees are left-handed?', gold.unknown())
  const namesakes = pick.sized(employees, one => one.lastName, 3, 8)
  ask('ambiguous', `What is the salary of ${namesakes.key}?`, gold.either(gold.clarify(), gold.set(namesakes.rows)))
  return questions
}
