import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { champion, measures, sizes } from '../set-s/choose.ts'
import { as } from './choose.ts'

/** Set V over the haulier. */
export function askHaulage({ haulage, day }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('v', 'haulage')
  const { yards, assets, haulageJobs: jobs } = haulage
  ask('count', 'How many assets are there?', gold.count(assets.length))
  ask('count', 'How many jobs were aborted?', gold.count(jobs.filter(one => one.status === 'Aborted').length))
  ask('list', 'List all forklifts.', gold.set(assets.filter(one => one.kind === 'forklift')))
  ask('filter', 'Which trucks are made by Volvo?', gold.set(assets.filter(one => one.kind === 'truck' && one.make === 'Volvo'))) // oxfmt-ignore
  ask('filter', 'Which jobs are en route?', gold.set(jobs.filter(one => one.status === 'EnRoute')))
  ask('filter', 'Show the trailers with a payload over 20 tons', gold.set(assets.filter(one => (one.payloadTons ?? 0) > 20))) // oxfmt-ignore
  ask('threshold', 'Jobs with a price above 1500 euros', gold.set(jobs.filter(one => one.price > 1500)))
  ask('aggregate', 'What is the total price of the completed jobs?', gold.money(pick.sum(jobs.filter(one => one.status === 'Completed'), one => one.price))) // oxfmt-ignore
  ask('aggregate', 'What is the average distance of a job?', gold.plain(pick.mean(jobs, one => one.distanceKm)))
  ask(
    'top',
    'Which asset has the highest book value?',
    gold.largest(assets, one => one.bookValue),
  )
  ask('group', 'How many assets are there of each kind?', gold.map(sizes(assets, one => one.kind)))
  ask('group', 'Total price of the jobs per customer', gold.map(measures(jobs, one => one.customer, own => pick.sum(own, one => one.price), as), 'money')) // oxfmt-ignore
  ask('join', `Which assets are in the ${yards[2]!.name} yard?`, gold.set(assets.filter(one => one.yardId === yards[2]!.id))) // oxfmt-ignore
  ask('join', 'Which yard has the most assets?', champion(yards, one => assets.filter(own => own.yardId === one.id).length, one => one.name)) // oxfmt-ignore
  const truck = pick.nth(assets, one => jobs.filter(own => own.assetId === one.id).length > 4)
  ask('join', `Show the jobs of ${truck.registration}.`, gold.set(jobs.filter(one => one.assetId === truck.id)))
  ask('lookup', `Who is the manager of the yard in ${yards[4]!.name}?`, gold.text(yards[4]!.manager, 'manager'))
  const since = day(-21)
  ask('date', `Which jobs have a pickup after ${pick.dayName(since)}?`, gold.either(gold.set(jobs.filter(one => one.pickupAt.slice(0, 10) > since)), gold.set(jobs.filter(one => one.pickupAt.slice(0, 10) >= since)))) // oxfmt-ignore
  const planned = jobs.filter(one => one.status === 'Planned')
  talk('followup', ['How many jobs are planned?', gold.count(planned.length)], ['Which of them is the most expensive?', gold.largest(planned, one => one.price)]) // oxfmt-ignore
  ask('write', `Set the status of ${planned[1]!.id} to aborted.`, gold.updated('haulage.haulageJobs', planned[1]!, { status: 'Aborted' })) // oxfmt-ignore
  ask('write', `Move asset ${assets[10]!.registration} to the yard ${yards[0]!.name}.`, gold.updated('haulage.assets', assets[10]!, { yardId: yards[0]!.id })) // oxfmt-ignore
  ask('missing', 'Which driver is assigned to the jobs?', gold.unknown())
  return questions
}
