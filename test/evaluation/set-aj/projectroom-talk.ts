import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { refusesPages } from '../set-s/choose.ts'
import { mate } from './readings.ts'

const { either, clarify, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the project tracker, changes, and what cannot be answered. */
export function talkProjectroom(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { projectroom }: Facts): void {
  const { clientProjects, projectTasks } = projectroom
  const paused = clientProjects.filter(one => one.phase === 'paused')
  const richest = gold.largest(paused, one => one.budget)
  const client = (richest.items[0] as (typeof paused)[number]).client
  talk(
    'followup',
    ['Which projects are paused?', gold.set(paused)],
    ['Which of them has the biggest budget?', richest],
    client === null
      ? ['What is its deadline?', told(richest.items[0]!, pick.dayAs((richest.items[0] as (typeof paused)[number]).deadline), 'deadline')] // oxfmt-ignore
      : ['Which client is it for?', told(richest.items[0]!, client, 'client')],
  )
  const count = (rank: string) => projectTasks.filter(one => one.priority === rank && one.status === 'done')
  talk(
    'followup',
    ['How many urgent tasks are done?', gold.count(count('urgent').length)],
    ['And how many with low priority?', gold.count(count('low').length)],
    ['How many hours were spent on those altogether?', gold.plain(pick.sum(count('low'), one => one.spentHours))],
  )
}

function write({ ask, talk }: Builder, { projectroom }: Facts): void {
  const { teammates, clientProjects, projectTasks } = projectroom
  const [board, maker] = [clientProjects.find(one => one.title === 'Job Board')!, mate(teammates, one => one.discipline === 'engineering', 5)] // oxfmt-ignore
  ask('write', `Create a task "Fix the broken salary filter" in the Job Board project, priority high, assigned to ${maker.fullName}.`, gold.created('projectroom.projectTasks', { title: 'Fix the broken salary filter', projectId: board.id, priority: 'high', assigneeId: maker.id })) // oxfmt-ignore
  const task = pick.nth(projectTasks, one => one.status === 'doing', 5)
  ask('write', `Move task ${task.number} to review, please.`, gold.updated('projectroom.projectTasks', task, { status: 'review' })) // oxfmt-ignore
  const gone = pick.nth(projectTasks, one => one.status === 'todo', 20)
  talk(
    'write',
    [`I want to delete task ${gone.number}. Ask me before you do it.`, gold.pending()],
    ['No, keep it after all.', gold.nowrite()],
  )
}

function decline({ ask }: Builder, { projectroom }: Facts): void {
  const { teammates, projectTasks } = projectroom
  ask('missing', 'What is the phone number of the client Hallmoor Rail?', unknown())
  ask('unknown', 'What is the deadline of the Lighthouse Archive project?', unknown())
  const twins = pick.rank(teammates, one => one.fullName).find(group => group.rows.length > 1)!
  const ids = twins.rows.map(one => one.id)
  ask('ambiguous', `How many tasks does ${twins.key} have?`, either(clarify(), ...[ids, ...ids.map(id => [id])].map(some => gold.count(projectTasks.filter(one => one.assigneeId !== null && some.includes(one.assigneeId)).length)), gold.figures(...ids.map(id => gold.count(projectTasks.filter(one => one.assigneeId === id).length))))) // oxfmt-ignore
}

function chat({ ask }: Builder, { projectroom }: Facts): void {
  const { clientProjects, teammates } = projectroom
  ask('smalltalk', 'Hello, nice to meet you!', gold.smalltalk())
  ask('browser', 'Open the start page of the client and take a screenshot', refusesPages())
  ask('casual', 'hey which projcts r off track rn', gold.set(clientProjects.filter(one => one.health === 'off_track')))
  const helpers = teammates.filter(one => one.contractor)
  ask('multi', 'How many contractors do we have, and what is their average daily rate?', gold.figures(gold.count(helpers.length), gold.money(pick.mean(helpers, one => one.dailyRate)))) // oxfmt-ignore
}
