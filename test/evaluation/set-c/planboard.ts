import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'

/** Set C over the planning board. */
export function askPlanboard({ planboard: { users, projects, tasks, comments }, today, day }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('c', 'planboard')
  const project = (name: string) => projects.find(one => one.name === name)!
  const of = (name: string) => tasks.filter(one => one.projectId === project(name).id)
  const alone = users.filter(one => users.filter(other => other.name === one.name).length === 1)
  const assigned = (id: string) => tasks.filter(one => one.assigneeId === id)
  const owned = (id: string) => projects.filter(one => one.ownerId === id)
  const user = (id: string) => pick.find(users, id)

  ask(
    'conditions',
    'Could you pull together the high-priority tasks that are in the backlog and carry the customer-request tag?',
    gold.set(
      tasks.filter(one => one.priority === 'high' && one.status === 'backlog' && one.tags.includes('customer-request')),
    ),
  )
  ask(
    'logic',
    'I am searching the tasks in review which are blocked and have low or medium priority.',
    gold.set(
      tasks.filter(one => one.status === 'inReview' && one.isBlocked && ['low', 'medium'].includes(one.priority)),
    ),
  )
  ask(
    'range',
    'Which projects have been given a budget of 300 to 450 hours?',
    pick.setWithin(projects, one => one.budgetHours, 300, 450),
  )
  const closed = pick.rank(tasks, one => pick.month(one.closedAt))[1]!
  ask(
    'dates',
    `For my monthly report: how many tasks were closed in ${pick.monthName(closed.key)}?`,
    gold.count(closed.rows.length),
  )
  ask(
    'relative-dates',
    'Which tasks have been created during the last ten days?',
    gold.either(...[-10, -9].map(from => gold.set(tasks.filter(one => one.createdAt.slice(0, 10) >= day(from))))),
  )
  ask(
    'relative-dates',
    'how many unfinished tasks (i.e. not done) are due next month',
    gold.count(
      tasks.filter(one => one.status !== 'done' && pick.month(one.dueDate) === pick.shiftMonth(today, 1)).length,
    ),
  )
  ask(
    'missing-values',
    'tasks in progress but no due date set - how many is that',
    gold.count(tasks.filter(one => one.status === 'inProgress' && !one.dueDate).length),
  )
  ask(
    'ranking',
    'What are the four active projects with the smallest hour budgets?',
    gold.ordered(
      projects.filter(one => one.status === 'active'),
      one => one.budgetHours,
      { count: 4, up: true },
    ),
  )
  ask(
    'aggregate',
    'How many hours have been spent on the Loyalty Redesign project altogether?',
    gold.plain(pick.sum(of('Loyalty Redesign'), one => one.spentHours)),
  )
  const urgent = tasks.filter(one => one.priority === 'urgent')
  ask(
    'share',
    'Of the urgent tasks, what percentage is done by now?',
    gold.percent(pick.ratio(urgent.filter(one => one.status === 'done').length, urgent.length)),
  )
  ask(
    'group',
    'I would like an overview of how many active users each team has.',
    gold.map(
      pick
        .rank(
          users.filter(one => one.isActive),
          one => one.team,
        )
        .map(({ key, rows }) => [key, rows.length]),
    ),
  )
  const [one, two] = [
    pick.nth(alone, row => assigned(row.id).length > 20, 2),
    pick.nth(alone, row => assigned(row.id).length > 8 && assigned(row.id).length < 16, 5),
  ]
  ask(
    'compare',
    `Who has more tasks assigned, ${one.name} or ${two.name}?`,
    gold.either(
      gold.largest([one, two], row => assigned(row.id).length),
      gold.text(assigned(one.id).length > assigned(two.id).length ? one.name : two.name),
    ),
  )
  ask(
    'yes-no',
    'Has the Analytics Upgrade project been archived?',
    gold.yes(project('Analytics Upgrade').status === 'archived'),
  )
  ask(
    'projection',
    'Please send me name and target date of every project that is in planning.',
    gold.set(
      projects.filter(row => row.status === 'planning'),
      { shows: row => [row.name, row.targetDate] },
    ),
  )
  const crowd = pick.sized(tasks, row => row.projectId, 15, 60, 1)
  ask(
    'join',
    `Which tasks of ${pick.find(projects, crowd.key).name} are assigned to people from the Quality team?`,
    gold.set(crowd.rows.filter(row => row.assigneeId !== null && user(row.assigneeId).team === 'Quality')),
  )
  ask(
    'join',
    'In how many projects that are on hold do we have urgent tasks?',
    gold.count(
      projects.filter(row => row.status === 'onHold' && urgent.some(({ projectId }) => projectId === row.id)).length,
    ),
  )
  const sought = project('Identity Migration')
  ask(
    'lookup',
    `how many hours are budgeted for ${pick.misspell(sought.name)}`,
    gold.plain(sought.budgetHours, { field: 'budgetHours' }),
  )
  const internal = comments.filter(row => row.isInternal)
  ask(
    'several',
    'Two things, please: how many projects are on hold, and how many likes does an internal comment get on average?',
    gold.figures(
      gold.count(projects.filter(row => row.status === 'onHold').length),
      gold.plain(pick.mean(internal, row => row.likes)),
    ),
  )
  const owner = pick.nth(
    alone,
    row => owned(row.id).length > 2 && owned(row.id).filter(({ status }) => status === 'active').length > 1,
    1,
  )
  const running = owned(owner.id).filter(({ status }) => status === 'active')
  talk(
    'follow-up',
    [`Which projects does ${owner.name} own?`, gold.set(owned(owner.id))],
    ['Which of them are active?', gold.set(running)],
    [
      'And how many tasks do these have in total?',
      gold.count(tasks.filter(row => running.some(({ id }) => id === row.projectId)).length),
    ],
  )
  const tagged = (tag: string) => tasks.filter(row => row.tags.includes(tag))
  talk(
    'follow-up',
    ['Could you count the tasks with the tag docs for me?', gold.count(tagged('docs').length)],
    ['And the ones tagged frontend?', gold.count(tagged('frontend').length)],
  )
  ask(
    'create',
    `Would you be so kind as to open a task "Order new headsets" in Onboarding Rollout? It is urgent and ${two.name} will do it.`,
    gold.created('planboard.tasks', {
      title: 'Order new headsets',
      projectId: project('Onboarding Rollout').id,
      priority: 'urgent',
      assigneeId: two.id,
    }),
  )
  const guessed = pick.nth(tasks, row => row.status === 'todo' && row.estimateHours !== null, 61)
  ask(
    'update',
    `Please set the estimate for ${guessed.key} to 14 hours.`,
    gold.updated('planboard.tasks', guessed, { estimateHours: 14 }),
  )
  const ready = pick.nth(tasks, row => row.status === 'inProgress', 17)
  ask(
    'action',
    `We finished ${ready.key} this morning. You can close it.`,
    gold.updated('planboard.tasks', ready, { status: 'done' }, ['closedAt']),
  )
  ask('unanswerable', 'What did the customer pay us for the Billing Rollout project?', gold.unknown())
  const sync = tasks.filter(row => row.title.endsWith('calendar sync'))
  ask('ambiguous', 'When is the calendar sync task due?', gold.either(gold.clarify(), gold.set(sync)))
  return questions
}
