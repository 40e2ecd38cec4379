import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'

/** Set B over the planning board. */
export function askPlanboard({ planboard: { users, projects, tasks, comments }, today, day }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('b', 'planboard')
  const open = tasks.filter(one => one.status !== 'done')
  const project = (name: string) => projects.find(one => one.name === name)!
  const of = (name: string) => tasks.filter(one => one.projectId === project(name).id)
  const written = (id: string) => comments.filter(one => one.authorId === id)

  ask(
    'conditions',
    'pull up everything thats marked quick-win and still to do',
    gold.set(tasks.filter(one => one.tags.includes('quick-win') && one.status === 'todo')),
  )
  ask(
    'conditions',
    'inactive users on the data team?',
    gold.set(users.filter(one => !one.isActive && one.team === 'Data')),
  )
  ask(
    'conditions',
    'show internal comments with 10+ likes',
    gold.set(comments.filter(one => one.isInternal && one.likes >= 10)),
  )
  const hot = open.filter(one => one.priority === 'high' || one.priority === 'urgent')
  const hottest = pick.sized(hot, one => one.projectId, 3, 12, 4)
  ask(
    'logic',
    `anything high or urgent in ${pick.find(projects, hottest.key).name} that isnt done`,
    gold.set(hottest.rows),
  )
  ask(
    'logic',
    'users who are leads but not in Asia/Tokyo time',
    gold.set(users.filter(one => one.role === 'lead' && one.timezone !== 'Asia/Tokyo')),
  )
  ask(
    'range',
    'projects w/ a budget over 500 but under 800 hours',
    gold.set(projects.filter(one => one.budgetHours > 500 && one.budgetHours < 800)),
  )
  ask('range', 'tasks where we burned more than 40h', gold.set(tasks.filter(one => one.spentHours > 40)))
  const start = pick.sized(projects, one => pick.year(one.startDate), 10, 60)
  ask('dates', `no. of projects started in ${start.key}`, gold.count(start.rows.length))
  const closed = pick.rank(tasks, one => pick.month(one.closedAt))[3]!
  ask(
    'dates',
    `tasks closed ${pick.monthName(closed.key).slice(0, 3).toLowerCase()} ${closed.key.slice(0, 4)}`,
    gold.set(closed.rows),
  )
  ask(
    'dates',
    `which users joined before ${pick.dayShort(day(-1300))}`,
    gold.set(users.filter(one => one.joinedAt < day(-1300))),
  )
  const late = (offset: number) => comments.filter(one => one.createdAt.slice(0, 10) >= day(offset))
  ask(
    'relative-dates',
    'how many comments in the last 3 weeks',
    gold.either(...[-21, -20].map(offset => gold.count(late(offset).length))),
  )
  ask(
    'relative-dates',
    'urgent stuff due tomorrow or due today, not done',
    gold.either(
      gold.set(open.filter(one => one.priority === 'urgent' && (one.dueDate === day(1) || one.dueDate === today))),
      ...(open.some(one => one.priority === 'urgent' && (one.dueDate === day(1) || one.dueDate === today))
        ? []
        : [gold.empty()]),
    ),
  )
  ask('missing-values', 'projects without a target date', gold.set(projects.filter(one => !one.targetDate)))
  ask(
    'missing-values',
    'how many urgent tasks lack an estimate',
    gold.count(tasks.filter(one => one.priority === 'urgent' && one.estimateHours === null).length),
  )
  ask(
    'ranking',
    'which user joined last',
    gold.largest(users, one => one.joinedAt),
  )
  ask(
    'ranking',
    'top 10 tasks by hours spent',
    gold.ordered(tasks, one => one.spentHours, { count: 10 }),
  )
  const load = pick.rank(tasks, one => one.assigneeId)
  ask(
    'ranking',
    'whos got the most tasks on their plate',
    gold.either(
      gold.record(
        ...load.filter(({ rows }) => rows.length === load[0]!.rows.length).map(({ key }) => pick.find(users, key)),
      ),
      ...[pick.rank(open, one => one.assigneeId)].map(rank =>
        gold.record(
          ...rank.filter(({ rows }) => rows.length === rank[0]!.rows.length).map(({ key }) => pick.find(users, key)),
        ),
      ),
    ),
  )
  ask(
    'aggregate',
    'sum of budget hours over active projects',
    gold.plain(
      pick.sum(
        projects.filter(one => one.status === 'active'),
        one => one.budgetHours,
      ),
    ),
  )
  ask('aggregate', 'avg likes per comment', gold.plain(pick.mean(comments, one => one.likes)))
  ask(
    'aggregate',
    'longest estimate we have among blocked tasks',
    gold.plain(
      pick.most(
        tasks.filter(one => one.isBlocked),
        one => one.estimateHours,
      ),
      { field: 'estimateHours' },
    ),
  )
  ask(
    'share',
    'pct of tasks that are blocked?',
    gold.percent(pick.ratio(tasks.filter(one => one.isBlocked).length, tasks.length)),
  )
  ask(
    'group',
    'users per timezone',
    gold.map(pick.rank(users, one => one.timezone).map(({ key, rows }) => [key, rows.length])),
  )
  ask(
    'group',
    'hours spent, split by priority',
    gold.map(
      pick.rank(tasks, one => one.priority).map(({ key, rows }) => [key, pick.sum(rows, one => one.spentHours)]),
      'plain',
    ),
  )
  const many = pick.rank(tasks, one => one.projectId)
  const floor = many[5]!.rows.length
  ask(
    'group',
    `projects having ${floor} tasks or more`,
    gold.either(
      gold.set(many.filter(({ rows }) => rows.length >= floor).map(({ key }) => pick.find(projects, key))),
      gold.map(
        many
          .filter(({ rows }) => rows.length >= floor)
          .map(({ key, rows }) => [pick.find(projects, key).name, rows.length]),
      ),
    ),
  )
  const [bugs, debt] = ['regression', 'tech-debt'].map(tag => tasks.filter(one => one.tags.includes(tag)).length) as [
    number,
    number,
  ]
  ask('compare', 'more tasks tagged regression or tech-debt?', gold.text(bugs >= debt ? 'regression' : 'tech-debt'))
  ask(
    'compare',
    'diff in task count between Billing Migration and Search Upgrade',
    gold.count(Math.abs(of('Billing Migration').length - of('Search Upgrade').length), { unsigned: true }),
  )
  const helper = pick.nth(users, one => one.role === 'admin', 4)
  ask('yes-no', `is ${helper.name} an admin`, gold.yes(true))
  ask(
    'projection',
    'keys and titles of the blocked urgent tasks',
    gold.set(
      tasks.filter(one => one.isBlocked && one.priority === 'urgent'),
      { shows: one => [one.key, one.title] },
    ),
  )
  ask(
    'projection',
    'just the emails of everyone on the Design team',
    gold.set(
      users.filter(one => one.team === 'Design'),
      { shows: one => [one.email] },
    ),
  )
  const talker = pick.nth(users, one => written(one.id).length > 7, 3)
  ask('join', `all comments by ${talker.name}`, gold.set(written(talker.id)))
  ask(
    'join',
    'hours spent in total on archived projects',
    gold.plain(
      pick.sum(
        tasks.filter(one => pick.find(projects, one.projectId).status === 'archived'),
        one => one.spentHours,
      ),
    ),
  )
  const assignees = of('Payments Rollout').flatMap(one => users.filter(({ id }) => id === one.assigneeId))
  ask(
    'join',
    'which teams do the assignees of the Payments Rollout tasks belong to',
    gold.set(pick.distinct(assignees.flatMap(({ team }) => team ?? []))),
  )
  const sought = pick.nth(tasks, one => one.assigneeId !== null, 222)
  ask(
    'lookup',
    `whos on ${sought.key}`,
    gold.either(
      gold.text(pick.find(users, sought.assigneeId!).name),
      gold.record(pick.find(users, sought.assigneeId!)),
    ),
  )
  const quoted = pick.nth(tasks, one => one.title.startsWith('Benchmark'), 14)
  ask('lookup', `status of "${quoted.title}"?`, gold.text(quoted.status, 'status'))
  const mailed = pick.nth(users, one => one.role === 'guest', 3)
  ask('lookup', mailed.email, gold.record(mailed))
  ask(
    'several',
    'count of active projects plus names of those on hold',
    gold.set(
      projects.filter(one => one.status === 'onHold'),
      { says: [projects.filter(one => one.status === 'active').length] },
    ),
  )
  const web = users.filter(one => one.team === 'Web')
  talk(
    'follow-up',
    ['web team members', gold.set(web)],
    ['who of them is a lead', gold.set(web.filter(one => one.role === 'lead'))],
    ['same for platform', gold.set(users.filter(one => one.team === 'Platform' && one.role === 'lead'))],
  )
  talk(
    'follow-up',
    ['biggest project by budget?', gold.largest(projects, one => one.budgetHours)],
    [
      'its owner?',
      gold.either(
        ...gold
          .largest(projects, one => one.budgetHours)
          .items.map(one => gold.record(pick.find(users, (one as (typeof projects)[number]).ownerId))),
      ),
    ],
  )
  talk(
    'follow-up',
    ['tasks per priority', gold.map(pick.rank(tasks, one => one.priority).map(({ key, rows }) => [key, rows.length]))],
    [
      'only open ones, i mean not done',
      gold.map(pick.rank(open, one => one.priority).map(({ key, rows }) => [key, rows.length])),
    ],
  )
  talk(
    'explain',
    ['how many guests are there', gold.count(users.filter(one => one.role === 'guest').length)],
    ['why that number?', gold.mentions(['guest'], ['user', 'role'])],
  )
  ask(
    'create',
    'new task in Helpdesk Upgrade: Triage the old tickets, low prio',
    gold.created('planboard.tasks', {
      title: 'Triage the old tickets',
      projectId: project('Helpdesk Upgrade').id,
      priority: 'low',
    }),
  )
  const noted = pick.nth(tasks, one => one.status === 'inReview', 44)
  ask(
    'create',
    `comment on ${noted.key}: "Tested on my machine, works."`,
    gold.created('planboard.comments', { taskId: noted.id, body: 'Tested on my machine, works.' }),
  )
  const given = pick.nth(tasks, one => one.status === 'todo' && one.assigneeId !== helper.id, 71)
  ask(
    'update',
    `assign ${given.key} to ${helper.name}`,
    gold.updated('planboard.tasks', given, { assigneeId: helper.id }),
  )
  const stuck = pick.nth(tasks, one => one.isBlocked, 30)
  ask(
    'update',
    `${stuck.key} is no longer blocked, fix that`,
    gold.updated('planboard.tasks', stuck, { isBlocked: false }),
  )
  const paused = pick.nth(projects, one => one.status === 'active', 6)
  ask('update', `put ${paused.name} on hold`, gold.updated('planboard.projects', paused, { status: 'onHold' }))
  const junk = pick.nth(tasks, one => one.title.startsWith('Monitor'), 11)
  talk(
    'delete',
    [`kill the task "${junk.title}" but ask before you do`, gold.pending()],
    ['yes', gold.removed('planboard.tasks', junk)],
  )
  const over = pick.nth(tasks, one => one.status === 'inProgress', 80)
  ask('action', `mark ${over.id} closed`, gold.updated('planboard.tasks', over, { status: 'done' }, ['closedAt']))
  ask('unanswerable', 'story points per sprint?', gold.unknown())
  ask('unanswerable', 'show the attachments of the Loyalty Redesign project', gold.unknown())
  ask('unanswerable', 'who is assigned to ZZQX-991', gold.either(gold.unknown(), gold.empty()))
  ask('ambiguous', 'create one', gold.all(gold.nowrite(), gold.either(gold.clarify(), gold.unknown())))
  ask(
    'help',
    'what can i change on a task?',
    gold.mentions(['priority', 'status', 'due', 'title', 'assign', 'update', 'change', 'close']),
  )
  return questions
}
