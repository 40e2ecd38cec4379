import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { refuses, refusesPages } from '../set-s/choose.ts'
import { told } from '../set-u/choose.ts'

const { either, unknown, pending, clarify } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the task tracker, changes, and what cannot be answered. */
export function askTrackerTalk(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { tracker }: Facts): void {
  const { members, projects, tasks } = tracker
  const blocked = tasks.filter(one => one.state === 'blocked')
  talk(
    'followup',
    ['How many tasks are blocked at the moment?', gold.count(blocked.length)],
    ['List them.', gold.set(blocked)],
    ['Which of those are features?', gold.set(blocked.filter(one => one.type === 'feature'))],
  )
  const ranked = pick.rank(tasks, one => one.projectId)
  const top = pick.find(projects, ranked[0]!.key)
  const lead = pick.find(members, top.leadId)
  talk(
    'followup',
    ['Which project has the most tasks?', either(gold.record(top), gold.text(top.name))],
    ['Who leads it?', told(lead, lead.fullName)],
    ['How many of its tasks are done?', gold.count(ranked[0]!.rows.filter(one => one.state === 'done').length)],
  )
  const [one, other] = pick.rank(tasks, row => row.assigneeId).slice(4, 6)
  const nameOf = (id: string) => pick.find(members, id).fullName
  talk(
    'followup',
    [`How many tasks are assigned to ${nameOf(one!.key)}?`, gold.count(one!.rows.length)],
    [`And to ${nameOf(other!.key)}?`, gold.count(other!.rows.length)],
  )
  const research = tasks.filter(row => row.type === 'research' && row.state !== 'done')
  const high = research.filter(row => row.priority === 'high')
  talk(
    'followup',
    ['Show the research tasks that are not done.', gold.set(research)],
    ['Only those with high priority', gold.set(high)],
    ['Sort them by creation date, newest first.', gold.ordered(high, row => row.createdAt)],
  )
}

function write({ ask, talk }: Builder, { tracker, today }: Facts): void {
  const { members, projects, sprints, tasks } = tracker
  const [driver, maker] = [projects[4]!, members[13]!]
  ask('write', `Create a bug in the ${driver.name} called "Map freezes after login", priority high, 5 story points, assigned to ${maker.fullName}.`, gold.created('tracker.tasks', { title: 'Map freezes after login', type: 'bug', priority: 'high', storyPoints: 5, projectId: driver.id, assigneeId: maker.id })) // oxfmt-ignore
  const going = pick.nth(tasks, one => one.state === 'in_progress' && one.assigneeId !== null, 3)
  const doer = pick.find(members, going.assigneeId!)
  ask('write', `Log 2.5 hours on ${going.key} for ${doer.fullName}, worked on today.`, gold.created('tracker.worklogs', { taskId: going.id, memberId: doer.id, hours: 2.5, workedOn: today })) // oxfmt-ignore
  const moved = pick.nth(tasks, one => one.state === 'in_progress', 7)
  ask('write', `Move ${moved.key} to in review`, gold.updated('tracker.tasks', moved, { state: 'in_review' }, ['completedAt'])) // oxfmt-ignore
  const next = pick.nth(sprints, one => one.state === 'planned', 3)
  ask('write', `Start ${next.name}.`, gold.updated('tracker.sprints', next, { state: 'active' }))
  const gone = pick.nth(tasks, one => one.state === 'todo', 9)
  talk(
    'write',
    [`Please delete task ${gone.key}, but ask me before you do it.`, pending()],
    ['Yes, delete it.', gold.removed('tracker.tasks', gone)],
  )
  ask('write', `Delete the project ${projects[6]!.name}.`, refuses())
}

function decline({ ask }: Builder, { tracker }: Facts): void {
  const { members, tasks } = tracker
  ask('missing', `How many commits were made for ${tasks[30]!.key}?`, unknown())
  ask('missing', `What is the hourly rate of ${members[9]!.fullName}?`, unknown())
  ask('unknown', 'What is the priority of SCAN-9999?', unknown())
  ask('unknown', 'Which tasks are assigned to Bettina Krumbacher?', either(unknown(), gold.empty()))
}

function chat({ ask }: Builder, { tracker }: Facts): void {
  const { members, projects, tasks } = tracker
  const first = pick.rank(members, one => one.fullName.split(' ')[0]!)[0]!
  const theirs = first.rows.map(one => one.id)
  const owned = tasks.filter(one => one.assigneeId !== null && theirs.includes(one.assigneeId))
  ask('ambiguous', `Show the tasks of ${first.key}.`, either(gold.set(owned), clarify()))
  ask('smalltalk', 'Hey, good afternoon!', gold.smalltalk())
  ask(
    'help',
    'What can I ask you about our tasks and sprints?',
    gold.mentions(['task', 'tasks'], ['sprint', 'sprints']),
  )
  ask('browser', 'open github.com in the browser', refusesPages())
  ask('casual', 'how mny taks r done already??', gold.count(tasks.filter(one => one.state === 'done').length))
  const lead = pick.find(members, projects[1]!.leadId)
  ask('casual', `hey, who's in charge of the ${projects[1]!.name.toLowerCase()} project again?`, told(lead, lead.fullName)) // oxfmt-ignore
  const bugs = tasks.filter(one => one.type === 'bug')
  ask('multi', 'How many bugs and how many features are there?', gold.figures(gold.count(bugs.length), gold.count(tasks.filter(one => one.type === 'feature').length))) // oxfmt-ignore
  const paid = projects.filter(one => one.client === null)
  ask('multi', 'Which projects have no client, and what is their total budget?', either(gold.set(paid, { says: [pick.sum(paid, one => one.budget)] }), gold.all(gold.figures(gold.money(pick.sum(paid, one => one.budget))), gold.mentions(...paid.map(one => [one.name]))))) // oxfmt-ignore
  ask('complete', 'List every chore we have.', gold.set(tasks.filter(one => one.type === 'chore')))
}
