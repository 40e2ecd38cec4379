import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'

const { either, unknown } = gold

/** Set D over the planning board. */
export function askPlanboard({
  planboard: { users, projects, tasks, comments },
  people,
  today,
  day,
}: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('d', 'planboard')
  const open = tasks.filter(one => one.status !== 'done')
  const user = (id: string) => pick.find(users, id)
  const ended = tasks.filter(one => one.closedAt !== null)

  ask(
    'conditions',
    'urgent stuff nobody is assigned to',
    either(
      gold.set(tasks.filter(one => one.priority === 'urgent' && one.assigneeId === null)),
      gold.set(open.filter(one => one.priority === 'urgent' && one.assigneeId === null)),
    ),
  )
  ask(
    'conditions',
    'how many tasks took more hours than estimated?',
    either(
      ...[tasks, ended].map(rows =>
        gold.count(rows.filter(one => one.estimateHours !== null && one.spentHours > one.estimateHours).length),
      ),
    ),
  )
  ask(
    'relative-dates',
    'which urgent tasks are late? not done ones of course',
    gold.set(open.filter(one => one.priority === 'urgent' && one.dueDate !== null && one.dueDate < today)),
  )
  ask(
    'relative-dates',
    'number of tasks closed over the last two weeks',
    either(
      gold.count(ended.filter(one => one.closedAt!.slice(0, 10) >= day(-14)).length),
      gold.count(ended.filter(one => one.closedAt!.slice(0, 10) > day(-14)).length),
    ),
  )
  ask(
    'ranking',
    'project with the biggest hour budget',
    gold.largest(projects, one => one.budgetHours),
  )
  ask(
    'group',
    'how many people are in each team',
    either(
      gold.map(pick.rank(users, one => one.team).map(({ key, rows }) => [key, rows.length])),
      gold.map(
        pick
          .rank(people.employees, one => pick.find(people.departments, one.departmentId).name)
          .map(({ key, rows }) => [key, rows.length]),
      ),
    ),
  )
  ask(
    'ranking',
    'who joined the planboard first?',
    gold.smallest(users, one => one.joinedAt),
  )
  const project = pick.nth(
    projects,
    one => tasks.filter(task => task.projectId === one.id && task.isBlocked).length >= 3,
  )
  ask(
    'join',
    `blocked tasks in ${project.name}`,
    gold.set(tasks.filter(one => one.projectId === project.id && one.isBlocked)),
  )
  const writer = pick.rank(comments, one => one.authorId)[0]!
  ask('join', 'who comments the most?', either(gold.record(user(writer.key)), gold.text(user(writer.key).name)))
  talk(
    'follow-up',
    [
      'how many active users are there in the Design team?',
      gold.count(users.filter(one => one.team === 'Design' && one.isActive).length),
    ],
    ['And in Quality?', gold.count(users.filter(one => one.team === 'Quality' && one.isActive).length)],
    [
      'list them with their time zone',
      gold.set(
        users.filter(one => one.team === 'Quality' && one.isActive),
        { shows: one => [one.name, one.timezone] },
      ),
    ],
  )
  const task = pick.nth(tasks, one => one.status === 'todo' && one.priority === 'low', 4)
  talk(
    'update',
    [`make ${task.key} high priority`, gold.updated('planboard.tasks', task, { priority: 'high' })],
    ['actually, put it back', gold.updated('planboard.tasks', task, { priority: 'low' })],
  )
  ask('unanswerable', 'what story points does the board have left for this sprint', unknown())
  return questions
}
