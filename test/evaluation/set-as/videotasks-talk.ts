import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { told } from '../set-af/readings.ts'
import { refusesPages } from '../set-s/choose.ts'

type Builder = ReturnType<typeof createQuestions>

/** Conversations with the task tracker, changes, and what cannot be answered. */
export function talkVideotasks(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { videotasks }: Facts): void {
  const { videoClients, videoPeople, videoProjects, videoTasks } = videotasks
  const client = pick.find(videoClients, pick.rank(videoProjects, one => one.clientId)[0]!.key)
  const own = videoProjects.filter(one => one.clientId === client.id)
  const out = own.filter(one => one.status === 'delivered')
  talk(
    'followup',
    [`Show me the projects for ${client.name}.`, gold.set(own)],
    ['Which of those have already been delivered?', gold.set(out)],
    ['And what was their budget altogether?', gold.money(pick.sum(out, one => one.budget))],
  )
  const tasksOf = (id: string) => videoTasks.filter(one => one.assigneeId === id)
  const isMixed = (id: string) => new Set(tasksOf(id).map(one => one.status === 'done')).size === 2
  const [first, second] = videoPeople.filter(one => one.role === 'camera' && isMixed(one.id))
  const load = (id: string) =>
    eachReading([tasksOf(id), tasksOf(id).filter(one => one.status !== 'done')], rows => gold.count(rows.length))
  talk(
    'followup',
    [`How many tasks does ${first!.name} have?`, load(first!.id)],
    [`And ${second!.name}?`, load(second!.id)],
    ['Which of his are already done?', gold.set(tasksOf(second!.id).filter(one => one.status === 'done'))],
  )
  const film = pick.nth(videoProjects, one => one.status === 'shooting', 1)
  const producer = pick.find(videoPeople, film.producerId)
  const hers = videoProjects.filter(one => one.producerId === producer.id)
  talk(
    'followup',
    [`Who is the producer of ${film.title}?`, gold.either(gold.record(producer), told(film, producer.name, 'producer'))], // oxfmt-ignore
    ['What is her email address?', told(producer, producer.email, 'email')],
    ['Which other projects is she producing?', eachReading([hers, hers.filter(one => one.status !== 'delivered')].flatMap(rows => [rows.filter(one => one !== film), rows]), rows => gold.set(rows))], // oxfmt-ignore
  )
}

function write({ ask, talk }: Builder, { videotasks, today, day }: Facts): void {
  const { videoComments, videoPeople, videoProjects, videoTasks } = videotasks
  const film = pick.nth(videoProjects, one => one.status === 'preProduction')
  const sound = pick.nth(videoPeople, one => one.role === 'sound')
  ask('write', `Please add a task "Record the voice-over" to ${film.title}. High priority, due on ${pick.dayName(day(20))}, and ${sound.name} will do it.`, gold.created('videotasks.videoTasks', { title: 'Record the voice-over', projectId: film.id, priority: 'high', dueOn: day(20), assigneeId: sound.id })) // oxfmt-ignore
  const cut = pick.nth(videoTasks, one => one.phase === 'edit' && one.status === 'inProgress')
  const grader = pick.find(videoPeople, cut.assigneeId!)
  ask('write', `Log 2.5 billable hours for ${grader.name} on task ${cut.id}, for today.`, gold.created('videotasks.videoTimeEntries', { taskId: cut.id, personId: grader.id, date: today, hours: 2.5, billable: true })) // oxfmt-ignore
  const event = pick.nth(videoProjects, one => one.format === 'eventVideo' && one.status === 'postProduction')
  ask('write', `The client needs more time, so move the deadline of ${event.title} to ${pick.dayName(day(33))}.`, gold.updated('videotasks.videoProjects', event, { dueOn: day(33) })) // oxfmt-ignore
  const shot = pick.nth(videoTasks, one => one.phase === 'shoot' && one.status === 'inReview')
  ask('write', `Mark task ${shot.id} as done.`, gold.updated('videotasks.videoTasks', shot, { status: 'done' }, ['completedAt'])) // oxfmt-ignore
  const old = pick.nth(videoComments, one => one.resolved, 17)
  talk(
    'write',
    [`Please remove the comment ${old.id}, but check with me before you do it.`, gold.pending()],
    ['Yes, get rid of it.', gold.removed('videotasks.videoComments', old)],
  )
}

function decline({ ask }: Builder, { videotasks }: Facts): void {
  const { videoPeople, videoProjects } = videotasks
  const film = pick.nth(videoProjects, one => one.format === 'imageFilm' && one.status === 'delivered')
  ask('missing', `How many people have watched ${film.title} online?`, gold.unknown())
  ask('unknown', 'What is the budget of the project Moonlit Harbour?', gold.unknown())
  const first = pick.rank(videoPeople, one => one.name.split(' ')[0]!)[0]!
  ask('ambiguous', `What is ${first.key}'s phone number?`, gold.either(gold.clarify(), gold.set(first.rows), gold.set(first.rows.map(one => one.phone)), ...first.rows.map(one => told(one, one.phone, 'phone')))) // oxfmt-ignore
}

function chat({ ask }: Builder, { videotasks }: Facts): void {
  const { videoComments, videoProjects, videoTasks } = videotasks
  ask('smalltalk', "Lovely, that's all for today, thank you!", gold.smalltalk())
  const cut = pick.nth(videoProjects, one => one.status === 'postProduction')
  ask('browser', `Go to vimeo.com and upload the fine cut of ${cut.title}`, refusesPages())
  ask('casual', 'hiya, which tasks has nobody been assigned to yet?? thx', gold.set(videoTasks.filter(one => one.assigneeId === null))) // oxfmt-ignore
  const amount = (format: string) => gold.count(videoProjects.filter(one => one.format === format).length)
  ask('multi', 'How many commercials and how many explainers have we got?', gold.figures(amount('commercial'), amount('explainer'))) // oxfmt-ignore
  ask('complete', 'I need every single comment that is still unresolved.', gold.set(videoComments.filter(one => !one.resolved))) // oxfmt-ignore
}
