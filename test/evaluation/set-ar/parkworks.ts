import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { told } from '../set-af/readings.ts'
import { measures, nameOf, person, sizes, topGroup } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { talkParkworks } from './parkworks-talk.ts'
import { jobsIn, unfinished } from './readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AR over the work in the parks of a city. */
export function askParkworks(facts: Facts): Question[] {
  const builder = createQuestions('ar', 'parkworks')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkParkworks(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { parkworks }: Facts): void {
  const { parkGardeners, parkGrounds, parkJobs } = parkworks
  ask('list', 'Which parks do we look after?', gold.set(parkGrounds))
  ask('list', 'Who is in the Trees crew?', gold.set(parkGardeners.filter(one => one.crew === 'Trees')))
  ask(
    'filter',
    'Which urgent jobs are not finished yet?',
    unfinished(
      parkJobs.filter(one => one.priority === 'urgent'),
      rows => gold.set(rows),
    ),
  )
  ask('filter', 'Show me the pruning jobs that are on hold.', gold.set(jobsIn(parkworks, 'On hold').filter(one => one.type === 'pruning'))) // oxfmt-ignore
  ask('filter', 'Which parks in Hillcrest have a playground?', gold.set(parkGrounds.filter(one => one.district === 'Hillcrest' && one.hasPlayground))) // oxfmt-ignore
  ask('threshold', 'Which parks are larger than 20 hectares?', gold.set(parkGrounds.filter(one => one.hectares > 20)))
  const long = parkJobs.filter(one => one.spentHours > 15)
  ask('threshold', 'Which jobs took us more than 15 hours?', eachReading([long, long.filter(one => one.doneOn !== null)], rows => gold.set(rows))) // oxfmt-ignore
}

function number({ ask }: Builder, { parkworks }: Facts): void {
  const { parkGrounds, parkJobs, parkReports, parkStages } = parkworks
  ask('count', 'How many jobs are in progress right now?', gold.count(jobsIn(parkworks, 'In progress').length))
  ask('count', 'How many visitor reports have we not answered yet?', gold.count(parkReports.filter(one => one.answeredOn === null).length)) // oxfmt-ignore
  ask(
    'top',
    'Which job cost us the most in materials?',
    gold.largest(parkJobs, one => one.materialCost),
  )
  ask('top', 'What are the five latest visitor reports?', gold.ordered(parkReports, one => one.receivedOn, { count: 5 })) // oxfmt-ignore
  const repairs = parkJobs.filter(one => one.type === 'repair')
  ask('aggregate', 'How much have we spent on materials for repair jobs altogether?', gold.money(pick.sum(repairs, one => one.materialCost))) // oxfmt-ignore
  const pruned = parkJobs.filter(one => one.type === 'pruning' && one.doneOn !== null)
  ask('aggregate', 'How many hours did we spend on average on the pruning jobs that are done?', gold.plain(pick.mean(pruned, one => one.spentHours))) // oxfmt-ignore
  const stageOf = (one: (typeof parkJobs)[number]) => pick.find(parkStages, one.stageId).name
  ask('group', 'How many jobs are there in each stage?', gold.map(sizes(parkJobs, stageOf, gold.spelled)))
  ask('group', 'Hectares of park per district, please', gold.map(measures(parkGrounds, one => one.district, own => pick.sum(own, one => one.hectares), gold.spelled), 'plain')) // oxfmt-ignore
  const about = (category: string) => parkReports.filter(one => one.category === category)
  ask('compare', 'Do we get more visitor reports about dogs or about lighting?', gold.text(about('dogs').length > about('lighting').length ? 'dogs' : 'lighting')) // oxfmt-ignore
}

function join({ ask }: Builder, { parkworks }: Facts): void {
  const { parkGardeners, parkGrounds, parkJobs, parkReports } = parkworks
  const begun = jobsIn(parkworks, 'In progress')
  const own = (id: number) => parkJobs.filter(one => one.assignedToId === id)
  const busy = person(parkGardeners, one => begun.filter(job => job.assignedToId === one.id).length > 1)
  const now = own(busy.id).filter(one => begun.includes(one))
  ask('join', `What is ${nameOf(busy)} working on at the moment?`, unfinished(own(busy.id), rows => eachReading([now, rows], all => gold.set(all)))) // oxfmt-ignore
  const job = pick.nth(parkJobs, one => one.type === 'planting' && one.doneOn === null, 2)
  const warden = pick.find(parkGardeners, pick.find(parkGrounds, job.parkId).wardenId)
  ask('join', `Who is the warden of the park that job ${job.number} belongs to?`, toldPerson(warden))
  const crewOf = (one: (typeof parkJobs)[number]) => pick.find(parkGardeners, one.assignedToId!).crew
  ask('join', 'Which crew has the most jobs in progress?', topGroup(begun, crewOf, gold.spelled))
  const loose = (id: number) => parkReports.filter(one => one.parkId === id && one.jobId === null)
  const park = pick.nth(parkGrounds, one => loose(one.id).length > 2 && parkReports.some(two => two.parkId === one.id && two.jobId !== null), 2) // oxfmt-ignore
  ask('join', `Which visitor reports from ${park.name} have no job yet?`, gold.set(loose(park.id)))
  const called = person(parkGardeners, one => one.phone !== null && one.role === 'arborist', 1)
  ask('lookup', `What is ${nameOf(called)}'s phone number?`, told(called, called.phone!, 'phone'))
  const due = pick.nth(parkJobs, one => one.doneOn === null && one.dueOn !== null, 9)
  ask('lookup', `When is job ${due.number} due?`, told(due, pick.dayAs(due.dueOn!), 'dueOn'))
}

function date({ ask }: Builder, { parkworks, today, day }: Facts): void {
  const { parkJobs } = parkworks
  const left = parkJobs.filter(one => one.doneOn === null)
  ask('date', 'Which jobs that are still to be done are due within the next two weeks?', pick.setWithin(left, one => one.dueOn, today, day(14))) // oxfmt-ignore
  const month = pick.shiftMonth(pick.month(today)!, -2)
  ask('date', `How many jobs did we finish in ${pick.monthName(month)}?`, gold.count(parkJobs.filter(one => pick.month(one.doneOn) === month).length)) // oxfmt-ignore
}
