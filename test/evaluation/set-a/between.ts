import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'

/** Set A over two services at once: people are the same where their e-mail addresses are. */
export function askBetween({
  planboard: { users, tasks, projects },
  people: { employees, departments },
  store,
}: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('a', 'between')
  const userOf = (email: string) => users.find(one => one.email === email)
  const tasksOf = (email: string) =>
    tasks.filter(one => one.assigneeId !== null && one.assigneeId === userOf(email)?.id)
  const inDepartment = (name: string) => {
    const { id } = departments.find(one => one.name === name)!
    return employees.filter(one => one.departmentId === id)
  }
  const name = (one: { firstName: string; lastName: string }) => `${one.firstName} ${one.lastName}`
  const alone = employees.filter(one => employees.filter(other => name(other) === name(one)).length === 1)

  ask(
    'join',
    'Which blocked tasks are assigned to people from the Legal department?',
    gold.set(
      inDepartment('Legal')
        .flatMap(one => tasksOf(one.workEmail))
        .filter(one => one.isBlocked),
    ),
  )
  const busy = pick.nth(alone, one => tasksOf(one.workEmail).length >= 6 && tasksOf(one.workEmail).length < 25, 4)
  ask(
    'join',
    `In which department does the assignee of task ${tasksOf(busy.workEmail)[1]!.key} work?`,
    gold.either(
      gold.text(pick.find(departments, busy.departmentId).name),
      gold.record(pick.find(departments, busy.departmentId)),
    ),
  )
  ask(
    'join',
    'How many tasks are assigned to employees based in Austin?',
    gold.count(employees.filter(one => one.office === 'Austin').flatMap(one => tasksOf(one.workEmail)).length),
  )
  const owned = pick.nth(
    projects,
    one => employees.some(({ workEmail }) => workEmail === pick.find(users, one.ownerId).email),
    9,
  )
  const owner = employees.find(one => one.workEmail === pick.find(users, owned.ownerId).email)!
  ask(
    'join',
    `What is the job title of the owner of the ${owned.name} project?`,
    gold.text(owner.jobTitle, 'job_title'),
  )
  talk(
    'follow-up',
    [`Who is ${name(busy)}'s manager?`, gold.record(pick.find(employees, busy.managerId!))],
    [`And which tasks are assigned to ${busy.workEmail}?`, gold.set(tasksOf(busy.workEmail))],
  )
  ask(
    'several',
    'How many employees do we have, and how many products are in the store?',
    gold.figures(gold.count(employees.length), gold.count(store.products.length)),
  )
  ask(
    'help',
    'What can you do?',
    gold.mentions(
      ['task', 'project'],
      ['order', 'product', 'customer'],
      ['vehicle', 'driver', 'trip'],
      ['employee', 'leave'],
    ),
  )
  ask('smalltalk', 'Thank you very much, that was great.', gold.smalltalk())
  ask('smalltalk', 'Hello there!', gold.smalltalk())
  ask('unanswerable', 'What will the weather be like in Lisbon tomorrow?', gold.unknown())
  return questions
}
