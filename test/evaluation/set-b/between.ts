import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'

/** Set B over two services at once: people are the same where their e-mail addresses are. */
export function askBetween({
  planboard: { users, tasks },
  people: { employees, departments },
  fleet,
  store,
}: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('b', 'between')
  const userOf = (email: string) => users.find(one => one.email === email)
  const tasksOf = (email: string) =>
    tasks.filter(one => one.assigneeId !== null && one.assigneeId === userOf(email)?.id)
  const staff = (name: string) =>
    employees.filter(one => one.departmentId === departments.find(row => row.name === name)!.id)
  const name = (one: { firstName: string; lastName: string }) => `${one.firstName} ${one.lastName}`
  const alone = employees.filter(one => employees.filter(other => name(other) === name(one)).length === 1)
  const urgent = tasks.filter(one => one.priority === 'urgent' && one.status !== 'done')

  ask(
    'join',
    'urgent open tasks held by contractors (not done yet)',
    gold.set(
      urgent.filter(one =>
        employees.some(
          row =>
            row.employmentType === 'contractor' &&
            row.workEmail === users.find(({ id }) => id === one.assigneeId)?.email,
        ),
      ),
    ),
  )
  ask(
    'join',
    'hours spent on tasks by people from Finance',
    gold.plain(
      pick.sum(
        staff('Finance').flatMap(one => tasksOf(one.workEmail)),
        one => one.spentHours,
      ),
    ),
  )
  ask(
    'join',
    'planboard admins - their job titles?',
    gold.set(
      users
        .filter(one => one.role === 'admin')
        .flatMap(one => employees.filter(({ workEmail }) => workEmail === one.email)),
      { shows: one => [one.jobTitle] },
    ),
  )
  const busy = pick.nth(alone, one => tasksOf(one.workEmail).length > 4 && tasksOf(one.workEmail).length < 20, 9)
  ask(
    'join',
    `open tasks (not done) of employee ${busy.employeeNo}`,
    gold.set(tasksOf(busy.workEmail).filter(one => one.status !== 'done')),
  )
  talk(
    'follow-up',
    ['how many drivers?', gold.count(fleet.drivers.length)],
    ['and customers?', gold.count(store.customers.length)],
    ['and departments', gold.count(departments.length)],
  )
  ask(
    'several',
    'count of vehicles, of tasks and of reviews',
    gold.figures(gold.count(fleet.vehicles.length), gold.count(tasks.length), gold.count(store.reviews.length)),
  )
  ask('ambiguous', 'how many are cancelled', gold.either(gold.clarify(), gold.unknown()))
  ask(
    'help',
    'help',
    gold.mentions(
      ['task', 'project'],
      ['order', 'product', 'customer'],
      ['vehicle', 'driver', 'trip'],
      ['employee', 'leave'],
    ),
  )
  ask('smalltalk', 'bye, have a nice weekend', gold.smalltalk())
  ask('unanswerable', 'current bitcoin price', gold.unknown())
  ask('unanswerable', 'asdf qwer zxcv', gold.either(gold.unknown(), gold.clarify()))
  return questions
}
