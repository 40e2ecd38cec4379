import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { champion, measures, sizes } from '../set-s/choose.ts'
import { as } from './choose.ts'

/** Set V over the laboratory. */
export function askLab({ lab, day }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('v', 'lab')
  const { samples, analysers, measurements } = lab
  ask('count', 'How many samples are there?', gold.count(samples.length))
  ask('count', 'How many soil samples are in analysis?', gold.count(samples.filter(one => one.matrix === 'soil' && one.status === 'in_analysis').length)) // oxfmt-ignore
  ask('filter', 'Show the water samples from Millbrook Farms', gold.set(samples.filter(one => one.matrix === 'water' && one.client === 'Millbrook Farms'))) // oxfmt-ignore
  ask('filter', 'Which analysers are not in service?', gold.set(analysers.filter(one => !one.in_service)))
  ask('threshold', 'Which samples have a weight over 500 g?', gold.set(samples.filter(one => one.weight_g > 500)))
  ask('aggregate', 'What is the total cost of the measurements?', gold.money(pick.sum(measurements, one => one.cost)))
  ask('aggregate', 'What is the average concentration of lead?', gold.plain(pick.mean(measurements.filter(one => one.analyte === 'lead'), one => one.concentration))) // oxfmt-ignore
  ask(
    'top',
    'Which analyser has the highest purchase price?',
    gold.largest(analysers, one => one.purchase_price),
  )
  ask('group', 'How many samples are there per client?', gold.map(sizes(samples, one => one.client, as)))
  ask('group', 'Total cost of measurements by analyte', gold.map(measures(measurements, one => one.analyte, own => pick.sum(own, one => one.cost)), 'money')) // oxfmt-ignore
  const tested = pick.nth(samples, one => measurements.filter(own => own.sample_id === one.id).length > 2)
  ask('join', `Show the measurements of sample ${tested.label}.`, gold.set(measurements.filter(one => one.sample_id === tested.id))) // oxfmt-ignore
  ask('join', 'Which analyser has the most measurements?', champion(analysers, one => measurements.filter(own => own.analyser_id === one.id).length, one => one.name)) // oxfmt-ignore
  ask('lookup', 'What method does the analyser Cygnus use?', gold.text(analysers[2]!.method, 'method'))
  const since = day(-30)
  ask('date', `Which samples were received after ${pick.dayName(since)}?`, gold.either(gold.set(samples.filter(one => one.received_on > since)), gold.set(samples.filter(one => one.received_on >= since)))) // oxfmt-ignore
  const blood = samples.filter(one => one.matrix === 'blood')
  talk('followup', ['Which samples are blood?', gold.set(blood)], ['Which of them is the heaviest?', gold.largest(blood, one => one.weight_g)]) // oxfmt-ignore
  const done = pick.nth(samples, one => one.status === 'received', 2)
  ask('write', `Set the status of sample ${done.label} to reported.`, gold.updated('lab.samples', done, { status: 'reported' })) // oxfmt-ignore
  ask('missing', 'What is the storage temperature of the samples?', gold.unknown())
  return questions
}
