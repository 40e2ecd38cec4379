import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'

/** Set A over the planning board. */
export function askPlanboard({ planboard: { users, projects, tasks, comments }, today, day }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('a', 'planboard')
  const open = tasks.filter(one => one.status !== 'done')
  const of = (projectId: string) => tasks.filter(one => one.projectId === projectId)
  const assigned = (userId: string) => tasks.filter(one => one.assigneeId === userId)
  const [busy, other] = [
    pick.sized(tasks, one => one.projectId, 20, 45),
    pick.sized(tasks, one => one.projectId, 12, 40, 6),
  ]
  const busyProject = pick.find(projects, busy.key)
  const otherProject = pick.find(projects, other.key)
  const oneUser = (low: number, high: number, index: number) =>
    pick.find(users, pick.sized(tasks, one => one.assigneeId, low, high, index).key)

  ask(
    'conditions',
    'Which urgent tasks are still sitting in the backlog?',
    gold.set(tasks.filter(one => one.priority === 'urgent' && one.status === 'backlog')),
  )
  ask(
    'conditions',
    'Show me all tasks in review that are blocked.',
    gold.set(tasks.filter(one => one.status === 'inReview' && one.isBlocked)),
  )
  ask(
    'conditions',
    'blocked tasks w/ tag security pls',
    gold.set(tasks.filter(one => one.isBlocked && one.tags.includes('security'))),
  )
  ask(
    'logic',
    "I'd like to see every urgent task that is tagged regression or docs.",
    gold.set(
      tasks.filter(one => one.priority === 'urgent' && (one.tags.includes('regression') || one.tags.includes('docs'))),
    ),
  )
  ask(
    'logic',
    'Which projects are neither completed nor archived?',
    gold.set(projects.filter(one => !['completed', 'archived'].includes(one.status))),
  )
  ask(
    'range',
    'Which in-progress tasks are estimated at between 16 and 24 hours?',
    pick.setWithin(
      tasks.filter(one => one.status === 'inProgress'),
      one => one.estimateHours,
      16,
      24,
    ),
  )
  const created = pick.rank(tasks, one => pick.month(one.createdAt))[2]!
  ask('dates', `How many tasks were created in ${pick.monthName(created.key)}?`, gold.count(created.rows.length))
  const late = pick.sized(projects, one => pick.quarter(one.targetDate), 4, 12)
  ask(
    'dates',
    `Which projects have a target date in the ${['first', 'second', 'third', 'fourth'][Number(late.key.slice(-1)) - 1]} quarter of ${late.key.slice(0, 4)}?`,
    gold.set(late.rows),
  )
  ask(
    'relative-dates',
    'What do we have due in the next 7 days that is not done yet?',
    gold.either(
      ...[
        [0, 6],
        [0, 7],
        [1, 7],
      ].map(([from, to]) =>
        gold.set(open.filter(one => one.dueDate && one.dueDate >= day(from!) && one.dueDate <= day(to!))),
      ),
    ),
  )
  ask(
    'missing-values',
    'How many tasks have nobody assigned to them?',
    gold.count(tasks.filter(one => !one.assigneeId).length),
  )
  ask(
    'ranking',
    'Which project has the biggest budget in hours?',
    gold.largest(projects, one => one.budgetHours),
  )
  ask(
    'ranking',
    'List the five comments with the most likes, please.',
    gold.ordered(comments, one => one.likes, { count: 5 }),
  )
  ask(
    'ranking',
    'What is the third largest active project by hour budget?',
    gold.largest(
      projects.filter(one => one.status === 'active'),
      one => one.budgetHours,
      { place: 3 },
    ),
  )
  ask(
    'aggregate',
    'What is the average estimate of the urgent tasks, in hours?',
    gold.plain(
      pick.mean(
        tasks.filter(one => one.priority === 'urgent'),
        one => one.estimateHours,
      ),
    ),
  )
  ask(
    'aggregate',
    'Could you tell me the median number of hours spent on tasks that are done?',
    gold.plain(
      pick.median(
        tasks.filter(one => one.status === 'done'),
        one => one.spentHours,
      ),
    ),
  )
  ask(
    'share',
    'What share of all tasks is done?',
    gold.percent(pick.ratio(tasks.filter(one => one.status === 'done').length, tasks.length)),
  )
  ask(
    'group',
    'Number of tasks by status, please.',
    gold.map(pick.rank(tasks, one => one.status).map(({ key, rows }) => [key, rows.length])),
  )
  const teams = pick.rank(users, one => one.team)
  const bar = teams[2]!.rows.length
  ask(
    'group',
    `Which teams have at least ${bar} users?`,
    gold.either(
      gold.set(teams.filter(({ rows }) => rows.length >= bar).map(({ key }) => key)),
      gold.map(teams.filter(({ rows }) => rows.length >= bar).map(({ key, rows }) => [key, rows.length])),
    ),
  )
  ask(
    'compare',
    `Are there more tasks in ${otherProject.name} or in ${busyProject.name}?`,
    gold.either(gold.text(busyProject.name), gold.record(busyProject)),
  )
  const blockedUser = pick.nth(
    users,
    one => assigned(one.id).length > 4 && assigned(one.id).every(task => !task.isBlocked),
    3,
  )
  ask('yes-no', `Does ${blockedUser.name} have any blocked tasks?`, gold.yes(false))
  ask(
    'projection',
    'Give me the names and e-mail addresses of all admins.',
    gold.set(
      users.filter(one => one.role === 'admin'),
      { shows: one => [one.name, one.email] },
    ),
  )
  ask(
    'join',
    `List the tasks of the ${otherProject.name} project that are not done.`,
    gold.set(other.rows.filter(one => one.status !== 'done')),
  )
  const owner = pick.find(users, pick.sized(projects, one => one.ownerId, 2, 4).key)
  ask(
    'join',
    `How many tasks are there in the projects owned by ${owner.name}?`,
    gold.count(tasks.filter(one => pick.find(projects, one.projectId).ownerId === owner.id).length),
  )
  ask(
    'join',
    `How many comments were written on tasks of the ${busyProject.name} project?`,
    gold.count(comments.filter(one => of(busyProject.id).some(task => task.id === one.taskId)).length),
  )
  const dated = pick.nth(tasks, one => one.dueDate !== null && one.status === 'todo', 40)
  ask('lookup', `When is ${dated.key} due?`, gold.text(pick.dayAs(dated.dueDate!), 'dueDate'))
  const misspelt = pick.nth(projects, one => one.name.startsWith('Inventory'), 2)
  ask(
    'lookup',
    `Who is the owner of the ${pick.misspell(misspelt.name)} project?`,
    gold.either(gold.text(pick.find(users, misspelt.ownerId).name), gold.record(pick.find(users, misspelt.ownerId))),
  )
  const traveller = oneUser(6, 12, 11)
  ask('lookup', `What's ${traveller.name}'s time zone?`, gold.text(traveller.timezone, 'timezone'))
  ask(
    'several',
    'How many users do we have, and how many of them are inactive?',
    gold.figures(gold.count(users.length), gold.count(users.filter(one => !one.isActive).length)),
  )

  const worker = oneUser(12, 30, 2)
  const hot = assigned(worker.id).filter(one => one.priority === 'high')
  talk(
    'follow-up',
    [`Which tasks are assigned to ${worker.name}?`, gold.set(assigned(worker.id))],
    ['Only the ones with high priority.', gold.set(hot)],
    ['How many hours are estimated for those altogether?', gold.plain(pick.sum(hot, one => one.estimateHours))],
  )
  talk(
    'follow-up',
    ['How many tasks are in progress?', gold.count(tasks.filter(one => one.status === 'inProgress').length)],
    ['No, I meant in review.', gold.count(tasks.filter(one => one.status === 'inReview').length)],
  )
  talk(
    'explain',
    ['How many tasks are done?', gold.count(tasks.filter(one => one.status === 'done').length)],
    ['How did you get that number?', gold.mentions(['task'], ['done', 'status'])],
  )
  ask(
    'create',
    `Please create a task called "Rotate the signing keys" in the ${otherProject.name} project with high priority, due on 2027-03-05.`,
    gold.created('planboard.tasks', {
      title: 'Rotate the signing keys',
      projectId: otherProject.id,
      priority: 'high',
      dueDate: '2027-03-05',
    }),
  )
  talk(
    'create',
    ['I need a new task.', gold.clarify()],
    ['The title is Clean up the staging bucket.', gold.clarify()],
    [
      `The project is ${busyProject.name}.`,
      gold.created('planboard.tasks', { title: 'Clean up the staging bucket', projectId: busyProject.id }),
    ],
  )
  const dull = pick.nth(tasks, one => one.priority === 'low' && one.status === 'todo', 12)
  ask(
    'update',
    `Raise the priority of ${dull.key} to urgent.`,
    gold.updated('planboard.tasks', dull, { priority: 'urgent' }),
  )
  const moved = pick.nth(tasks, one => one.status === 'inProgress' && one.dueDate !== null, 30)
  ask(
    'update',
    `Could you move the due date of task ${moved.id} to 15 January 2027?`,
    gold.updated('planboard.tasks', moved, { dueDate: '2027-01-15' }),
  )
  const gone = pick.nth(tasks, one => one.status === 'backlog', 33)
  ask('delete', `Delete task ${gone.key}.`, gold.removed('planboard.tasks', gone))
  const finished = pick.nth(tasks, one => one.status === 'inReview', 21)
  ask(
    'action',
    `Please close ${finished.key}, it is finished.`,
    gold.updated('planboard.tasks', finished, { status: 'done' }, ['closedAt']),
  )
  ask('unanswerable', `Which sprint is ${dated.key} planned for?`, gold.unknown())
  ask('unanswerable', `When is ${traveller.name}'s birthday?`, gold.unknown())
  const twins = pick.sized(
    users.filter(one => assigned(one.id).length > 0),
    one => one.name.split(' ')[0],
    2,
    9,
  )
  ask(
    'ambiguous',
    `What is ${twins.key} working on at the moment?`,
    gold.either(
      gold.clarify(),
      gold.set(twins.rows.flatMap(({ id }) => assigned(id)).filter(one => one.status === 'inProgress')),
    ),
  )
  ask(
    'yes-no',
    'Is anything overdue, meaning past its due date and not done?',
    gold.yes(open.some(one => one.dueDate !== null && one.dueDate < today)),
  )
  return questions
}
