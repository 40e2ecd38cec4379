import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'

/** Set C over two services at once: people are the same where their e-mail addresses are. */
export function askBetween({
  planboard: { users, projects, tasks },
  people: { employees, departments, openings },
  fleet,
  store,
}: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('c', 'between')
  const name = (one: { firstName: string; lastName: string }) => `${one.firstName} ${one.lastName}`
  const alone = employees.filter(one => employees.filter(other => name(other) === name(one)).length === 1)
  const department = (title: string) => departments.find(one => one.name === title)!
  const staff = (title: string) => employees.filter(one => one.departmentId === department(title).id)
  const userOf = (one: { workEmail: string }) => users.find(({ email }) => email === one.workEmail)
  const employeeOf = (id: string | null) => {
    const email = users.find(one => one.id === id)?.email
    return employees.find(one => one.workEmail === email)
  }
  const tasksOf = (one: { workEmail: string }) => {
    const id = userOf(one)?.id
    return id === undefined ? [] : tasks.filter(({ assigneeId }) => assigneeId === id)
  }
  const isOpen = (one: { status: string }) => one.status !== 'done'

  ask(
    'join',
    'How many tasks that are not done do the people in the Marketing department have?',
    gold.count(staff('Marketing').flatMap(tasksOf).filter(isOpen).length),
  )
  ask(
    'join',
    'Which projects are owned by somebody from the Sales department?',
    gold.set(projects.filter(one => employeeOf(one.ownerId)?.departmentId === department('Sales').id)),
  )
  const given = pick.nth(tasks, one => employeeOf(one.assigneeId) !== undefined && one.status === 'inReview', 25)
  ask(
    'join',
    `In which office does the person work who is assigned to ${given.key}?`,
    gold.text(employeeOf(given.assigneeId)!.office, 'office'),
  )
  const led = pick.nth(projects, one => (employeeOf(one.ownerId)?.managerId ?? null) !== null, 20)
  ask(
    'join',
    `Who is the manager of the owner of ${led.name}?`,
    gold.record(pick.find(employees, employeeOf(led.ownerId)!.managerId!)),
  )
  ask(
    'join',
    'blocked tasks assigned to interns, quick please',
    gold.set(tasks.filter(one => one.isBlocked && employeeOf(one.assigneeId)?.employmentType === 'intern')),
  )
  ask(
    'group',
    'I would like to know how many tasks each department has, going by who they are assigned to.',
    gold.map(departments.map(one => [gold.spelled(one.name, one.id), staff(one.name).flatMap(tasksOf).length])),
  )
  ask(
    'missing-values',
    'Which users of the planning board are not employees of the company?',
    gold.set(users.filter(one => employeeOf(one.id) === undefined)),
  )
  const known = pick.nth(alone, one => Boolean(userOf(one)?.team), 24)
  ask(
    'lookup',
    `To which planboard team does the employee with number ${known.employeeNo} belong?`,
    gold.text(userOf(known)!.team!, 'team'),
  )
  const leads = users.filter(one => one.role === 'lead').flatMap(one => employeeOf(one.id) ?? [])
  ask(
    'aggregate',
    'What is the average salary of the people who are leads on the planboard?',
    gold.money(pick.mean(leads, one => one.salary)),
  )
  const top = pick.rank(
    tasks.filter(one => isOpen(one) && employeeOf(one.assigneeId)?.office === 'Toronto'),
    one => one.assigneeId,
  )
  const busiest = top.filter(({ rows }) => rows.length === top[0]!.rows.length).map(({ key }) => key)
  ask(
    'ranking',
    'Who in the Toronto office has the most tasks that are not done?',
    gold.either(
      gold.record(...busiest.map(key => employeeOf(key)!)),
      gold.record(...busiest.map(key => pick.find(users, key))),
    ),
  )
  const head = pick.find(employees, department('Finance').headId)
  ask('yes-no', 'Does the head of Finance have an account on the planboard?', gold.yes(userOf(head) !== undefined))
  const load = (title: string) => staff(title).flatMap(tasksOf).length
  ask(
    'compare',
    'Who has more tasks on the planboard, the people from Legal or the people from Finance?',
    gold.text(load('Legal') > load('Finance') ? 'Legal' : 'Finance'),
  )
  const busy = pick.nth(
    alone,
    one => tasksOf(one).length > 5 && tasksOf(one).length < 20 && tasksOf(one).filter(isOpen).length > 2,
    13,
  )
  talk(
    'follow-up',
    [
      `How many vacation days has ${name(busy)} left?`,
      gold.count(busy.vacationDaysLeft, { field: 'vacation_days_left' }),
    ],
    ['And which tasks does this person have that are not done?', gold.set(tasksOf(busy).filter(isOpen))],
  )
  const owned = pick.nth(projects, one => one.status === 'active' && employeeOf(one.ownerId) !== undefined, 12)
  talk(
    'follow-up',
    [
      `Who owns the ${owned.name} project?`,
      gold.either(gold.record(pick.find(users, owned.ownerId)), gold.text(pick.find(users, owned.ownerId).name)),
    ],
    [
      'Which department is that person in?',
      gold.either(
        gold.text(pick.find(departments, employeeOf(owned.ownerId)!.departmentId).name),
        gold.record(pick.find(departments, employeeOf(owned.ownerId)!.departmentId)),
      ),
    ],
  )
  ask(
    'several',
    'For the management meeting: how many open job openings, how many active projects and how many shipped orders do we have?',
    gold.figures(
      gold.count(openings.filter(one => one.status === 'open').length),
      gold.count(projects.filter(one => one.status === 'active').length),
      gold.count(store.orders.filter(one => one.status === 'Shipped').length),
    ),
  )
  const titled = pick.nth(alone, one => tasksOf(one).length > 11 && tasksOf(one).length < 30, 4)
  ask(
    'several',
    `What is ${name(titled)}'s job title, and how many tasks are assigned to ${name(titled)}?`,
    gold.mentions([titled.jobTitle], [String(tasksOf(titled).length)]),
  )
  const highest = gold.largest(fleet.vehicles, one => one.purchasePrice)
  ask(
    'several',
    'Which vehicle was the most expensive to buy? And how many products does the store have in the Yoga category?',
    gold.mentions(
      (highest.items as typeof fleet.vehicles).map(one => one.plate),
      [String(store.products.filter(one => pick.find(store.categories, one.categoryId).name === 'Yoga').length)],
    ),
  )
  ask(
    'help',
    'Sorry, this is my first day. What sort of questions can I ask you?',
    gold.mentions(
      ['task', 'project'],
      ['order', 'product', 'customer'],
      ['vehicle', 'driver', 'trip'],
      ['employee', 'leave'],
    ),
  )
  ask('smalltalk', 'Nice to meet you, I am Brigitte from accounting.', gold.smalltalk())
  ask('smalltalk', 'Perfect, exactly what I was looking for. Cheers!', gold.smalltalk())
  ask('unanswerable', 'How high was the electricity bill of the Dublin office?', gold.unknown())
  ask('unanswerable', 'What is on the menu in the canteen today?', gold.unknown())
  ask('ambiguous', 'Can you tell me how many are still open?', gold.either(gold.clarify(), gold.unknown()))
  return questions
}
