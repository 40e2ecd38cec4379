import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { PARK_DONE } from '../services/parkworks/data.ts'
import { told } from '../set-af/readings.ts'
import { figureOf } from '../set-ap/readings.ts'
import { rowsOr } from '../set-aq/readings.ts'
import { champion, nameOf, person, refusesPages } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { jobsIn, unfinished } from './readings.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations about the work in the parks, changes, and what cannot be answered. */
export function talkParkworks(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { parkworks, today }: Facts): void {
  const { parkGardeners, parkGrounds, parkJobs } = parkworks
  const late = parkJobs.filter(one => one.doneOn === null && one.dueOn !== null && one.dueOn < today)
  const begun = late.filter(one => jobsIn(parkworks, 'In progress').includes(one))
  talk(
    'followup',
    ['Which jobs are overdue?', gold.set(late)],
    ['Only the ones in progress', gold.set(begun)],
    ['Who is working on them?', rowsOr(begun, one => pick.find(parkGardeners, one.assignedToId!))],
  )
  const park = pick.nth(parkGrounds, one => one.hasPlayground && pick.find(parkGardeners, one.wardenId).phone !== null, 1) // oxfmt-ignore
  const warden = pick.find(parkGardeners, park.wardenId)
  talk(
    'followup',
    [`How many hectares does ${park.name} have?`, figureOf(park, gold.plain(park.hectares, { field: 'hectares' }))],
    ['Who is the warden there?', toldPerson(warden)],
    ['And what is their phone number?', told(warden, warden.phone!, 'phone')],
  )
  const held = jobsIn(parkworks, 'On hold')
  const oldest = gold.smallest(held, one => one.raisedOn)
  const places = (oldest.items as typeof held).map(one => pick.find(parkGrounds, one.parkId))
  talk(
    'followup',
    ['How many jobs are on hold?', gold.count(held.length)],
    ['Which of those was raised first?', oldest],
    ['Which park is it in?', either(...places.map(one => told(one, one.name, 'park')))],
  )
}

function write({ ask, talk }: Builder, { parkworks, today, day }: Facts): void {
  const { parkGardeners, parkGrounds, parkReports } = parkworks
  const park = parkGrounds.find(one => one.name === 'Linden Gardens')!
  ask('write', `Add a job for Linden Gardens: "Mend the sundial", a repair with high priority, due ${pick.dayName(day(10))}.`, gold.created('parkworks.parkJobs', { title: 'Mend the sundial', type: 'repair', priority: 'high', dueOn: day(10), parkId: park.id })) // oxfmt-ignore
  const free = pick.nth(jobsIn(parkworks, 'Planned'), one => one.assignedToId === null, 1)
  const helper = person(parkGardeners, one => one.crew === 'North' && one.role === 'gardener', 2)
  ask('write', `Give job ${free.number} to ${nameOf(helper)}.`, gold.updated('parkworks.parkJobs', free, { assignedToId: helper.id })) // oxfmt-ignore
  const begun = pick.nth(jobsIn(parkworks, 'In progress'), () => true, 7)
  ask('write', `Job ${begun.number} is finished, please tick it off.`, gold.updated('parkworks.parkJobs', begun, { stageId: PARK_DONE, doneOn: today })) // oxfmt-ignore
  const spam = pick.nth(parkReports, one => one.category === 'praise' && one.jobId === null, 3)
  talk(
    'write',
    [`Visitor report ${spam.reference} is a duplicate, please delete it. Ask me before you do.`, gold.pending()],
    ['Yes, that is the right one, delete it.', gold.removed('parkworks.parkReports', spam)],
  )
}

function decline({ ask }: Builder, { parkworks }: Facts): void {
  const { parkGrounds, parkJobs, parkReports } = parkworks
  ask('missing', 'How many people visited Heron Park last Sunday?', gold.unknown())
  ask('unknown', 'Who is working on job J-9999?', either(gold.unknown(), gold.empty()))
  const at = <T extends { parkId: number }>(rows: T[], id: number) => rows.filter(one => one.parkId === id)
  const busiest = (figure: (id: number) => number) => champion(parkGrounds, one => figure(one.id), one => one.name) // oxfmt-ignore
  const open = unfinished(parkJobs, rows => busiest(id => at(rows, id).length))
  const begun = jobsIn(parkworks, 'In progress')
  const hours = (rows: typeof parkJobs, id: number) => pick.sum(at(rows, id), one => one.spentHours)
  ask('ambiguous', 'Which park keeps us busiest?', either(gold.clarify(), open, busiest(id => at(parkJobs, id).length), busiest(id => at(begun, id).length), busiest(id => hours(parkJobs, id)), busiest(id => at(parkReports, id).length))) // oxfmt-ignore
}

function chat({ ask }: Builder, { parkworks }: Facts): void {
  const { parkGardeners, parkGrounds, parkJobs, parkReports } = parkworks
  ask('smalltalk', 'Morning! Lovely weather for a bit of gardening, isn’t it?', gold.smalltalk())
  ask('browser', 'Click on the map and zoom in on Beacon Wood', refusesPages())
  const urgent = parkJobs.filter(one => one.priority === 'urgent')
  ask('casual', 'how meny urgnt jobs do we have', either(gold.count(urgent.length), unfinished(urgent, rows => gold.count(rows.length)))) // oxfmt-ignore
  const hill = parkGrounds.find(one => one.name === 'Larkspur Hill')!
  ask('casual', 'whos the warden of larkspur hill??', toldPerson(pick.find(parkGardeners, hill.wardenId)))
  const done = jobsIn(parkworks, 'Done').length
  ask('multi', 'How many jobs have we finished, and how many were dropped?', gold.figures(gold.count(done), gold.count(jobsIn(parkworks, 'Dropped').length))) // oxfmt-ignore
  ask('complete', 'I need the full list of visitor reports about litter, every single one.', gold.set(parkReports.filter(one => one.category === 'litter'))) // oxfmt-ignore
}
