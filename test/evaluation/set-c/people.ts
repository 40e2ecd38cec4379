import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'

/** Set C over the people system. */
export function askPeople({
  people: { departments, employees, leaveRequests, openings },
  today,
  day,
}: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('c', 'people')
  const name = (one: { firstName: string; lastName: string }) => `${one.firstName} ${one.lastName}`
  const alone = employees.filter(one => employees.filter(other => name(other) === name(one)).length === 1)
  const department = (title: string) => departments.find(one => one.name === title)!
  const staff = (title: string) => employees.filter(one => one.departmentId === department(title).id)
  const reports = (id: number) => employees.filter(one => one.managerId === id)
  const leaveOf = (id: number) => leaveRequests.filter(one => one.employeeId === id)
  const person = (id: number) => pick.find(employees, id)

  ask(
    'conditions',
    'Who in Singapore works part-time and has Excel among the skills?',
    gold.set(
      employees.filter(
        one => one.office === 'Singapore' && one.employmentType === 'part_time' && one.skills.includes('Excel'),
      ),
    ),
  )
  ask(
    'logic',
    'I need the colleagues in Copenhagen who can do Java or Kubernetes.',
    gold.set(
      employees.filter(
        one => one.office === 'Copenhagen' && (one.skills.includes('Java') || one.skills.includes('Kubernetes')),
      ),
    ),
  )
  const posted = pick.sized(openings, one => pick.month(one.postedOn), 5, 12)
  ask('dates', `Which positions did we post in ${pick.monthName(posted.key)}?`, gold.set(posted.rows))
  const meeting = day(17)
  const absent = leaveRequests.filter(
    one => one.status === 'approved' && one.startDate <= meeting && one.endDate >= meeting,
  )
  ask(
    'dates',
    `We plan a meeting on ${pick.dayShort(meeting)}. Who is on approved leave on that day?`,
    gold.either(gold.set(pick.distinct(absent.map(one => person(one.employeeId)))), gold.set(absent)),
  )
  ask(
    'relative-dates',
    'How many leave requests were handed in last month?',
    gold.count(leaveRequests.filter(one => pick.month(one.requestedOn) === pick.shiftMonth(today, -1)).length),
  )
  ask(
    'missing-values',
    'In a meeting, need it fast: who in Sales has no mobile number?',
    gold.set(staff('Sales').filter(one => !one.mobilePhone)),
  )
  ask(
    'ranking',
    'Show me the three departments with the lowest annual budget.',
    gold.ordered(departments, one => one.annualBudget, { count: 3, up: true }),
  )
  ask(
    'aggregate',
    'How long is an approved vacation on average, in days?',
    gold.plain(
      pick.mean(
        leaveRequests.filter(one => one.leaveType === 'vacation' && one.status === 'approved'),
        one => one.days,
      ),
    ),
  )
  ask(
    'share',
    'What proportion of the Engineering department works remotely, as a percentage?',
    gold.percent(pick.ratio(staff('Engineering').filter(one => one.isRemote).length, staff('Engineering').length)),
  )
  ask(
    'group',
    'How many open positions does each department have?',
    gold.map(
      departments.map(one => [
        gold.spelled(one.name, one.id),
        openings.filter(row => row.status === 'open' && row.departmentId === one.id).length,
      ]),
    ),
  )
  const [one, two] = [
    pick.nth(alone, row => row.jobTitle === 'Account Executive', 3),
    pick.nth(alone, row => row.jobTitle === 'Recruiter', 2),
  ]
  ask(
    'compare',
    `Who has more vacation days left, ${name(one)} or ${name(two)}?`,
    gold.largest([one, two], row => row.vacationDaysLeft),
  )
  ask('yes-no', `Does ${name(two)} work full time?`, gold.yes(two.employmentType === 'full_time'))
  ask(
    'projection',
    'For the seating plan I need names and offices of everybody in Human Resources.',
    gold.set(staff('Human Resources'), { shows: row => [row.lastName, row.office] }),
  )
  ask(
    'join',
    'The head of Marketing, which people report directly to this person?',
    gold.set(reports(department('Marketing').headId)),
  )
  const [storey] = pick.rank(departments, row => row.floor).slice(-1)
  const onFloor = departments.filter(row => row.floor === storey!.key)
  ask(
    'join',
    `How many employees sit on floor ${storey!.key}?`,
    gold.count(employees.filter(row => onFloor.some(({ id }) => id === row.departmentId)).length),
  )
  const away = pick.nth(
    alone,
    row => leaveOf(row.id).some(({ status }) => status === 'pending') && leaveOf(row.id).length > 2,
    9,
  )
  ask(
    'join',
    'Which employees in Copenhagen have a pending request for unpaid leave?',
    gold.set(
      employees.filter(
        row =>
          row.office === 'Copenhagen' &&
          leaveOf(row.id).some(({ status, leaveType }) => status === 'pending' && leaveType === 'unpaid'),
      ),
    ),
  )
  ask('lookup', `In which office does ${name(away)} sit?`, gold.text(away.office, 'office'))
  const called = pick.nth(
    alone,
    row => row.mobilePhone !== null && row.jobTitle === 'Support Engineer' && row.office !== 'Lisbon',
    4,
  )
  ask(
    'lookup',
    `Hello, could you give me the mobile number of ${pick.misspell(name(called))}? Thanks!`,
    gold.text(called.mobilePhone!, 'mobile_phone'),
  )
  ask(
    'several',
    'What is the total annual budget of all departments, and how many people do we employ?',
    gold.figures(gold.money(pick.sum(departments, row => row.annualBudget)), gold.count(employees.length)),
  )
  const lawyers = staff('Legal')
  const experienced = lawyers.filter(row => row.skills.includes('Negotiation'))
  talk(
    'follow-up',
    ['How many people work in Legal?', gold.count(lawyers.length)],
    ['Who among them knows Negotiation?', gold.set(experienced)],
    ['And who of those has been with us the longest?', gold.smallest(experienced, row => row.hireDate)],
  )
  talk(
    'follow-up',
    [`What leave has ${name(away)} asked for?`, gold.set(leaveOf(away.id))],
    ['Which requests are pending?', gold.set(leaveOf(away.id).filter(({ status }) => status === 'pending'))],
  )
  const paid = staff('Product')
  talk(
    'explain',
    [
      'What is the highest salary in the Product department?',
      gold.either(
        gold.money(
          pick.most(paid, row => row.salary),
          { field: 'salary' },
        ),
        gold.largest(paid, row => row.salary),
      ),
    ],
    ['Could you explain where you took this from?', gold.mentions(['employee', 'people'])],
  )
  ask(
    'create',
    `Please enter sick leave for ${name(one)}, from 8 March 2027 until 10 March 2027.`,
    gold.created('people.leaveRequests', {
      employeeId: one.id,
      leaveType: 'sick',
      startDate: '2027-03-08',
      endDate: '2027-03-10',
    }),
  )
  ask(
    'update',
    `From today ${name(called)} works in Lisbon instead of ${called.office}. Please update this.`,
    gold.updated('people.employees', called, { office: 'Lisbon' }),
  )
  const wish = pick.nth(leaveRequests, row => row.status === 'pending' && row.startDate > day(2), 18)
  ask(
    'action',
    `I agree with leave request ${wish.id}, you can approve it.`,
    gold.updated('people.leaveRequests', wish, { status: 'approved' }),
  )
  ask('unanswerable', `Where does ${name(two)} live? I need the home address.`, gold.unknown())
  const namesakes = pick.sized(employees, row => row.firstName, 4, 7, 2)
  ask(
    'ambiguous',
    `Who is the boss of ${namesakes.key}?`,
    gold.either(
      gold.clarify(),
      gold.set(pick.distinct(namesakes.rows.flatMap(row => (row.managerId === null ? [] : [person(row.managerId)])))),
      gold.set(namesakes.rows),
    ),
  )
  return questions
}
