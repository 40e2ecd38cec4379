import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { champion, measures, sizes } from '../set-s/choose.ts'
import { as } from './choose.ts'

/** Set V over the music festival. */
export function askFestival({ festival, day }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('v', 'festival')
  const { festivalStages: stages, bands, performances } = festival
  ask('count', 'How many performances are there?', gold.count(performances.length))
  ask('count', 'How many bands play folk?', gold.count(bands.filter(one => one.genre === 'folk').length))
  ask('filter', 'Which bands are from Ghana?', gold.set(bands.filter(one => one.country === 'Ghana')))
  ask('filter', 'Which stages are indoor?', gold.set(stages.filter(one => one.indoor)))
  ask('threshold', 'Which bands have a fee above 20000?', gold.set(bands.filter(one => one.fee > 20_000)))
  ask('threshold', 'Performances with at least 4000 visitors', gold.set(performances.filter(one => one.visitors >= 4000))) // oxfmt-ignore
  ask('aggregate', 'What is the sum of the fees of all jazz bands?', gold.money(pick.sum(bands.filter(one => one.genre === 'jazz'), one => one.fee))) // oxfmt-ignore
  ask(
    'top',
    'Which band was founded first?',
    gold.smallest(bands, one => one.founded),
  )
  ask(
    'top',
    'What is the largest stage by capacity?',
    gold.largest(stages, one => one.capacity),
  )
  ask('group', 'How many bands are there per genre?', gold.map(sizes(bands, one => one.genre)))
  ask('group', 'Average fee of the bands per country', gold.map(measures(bands, one => one.country, own => pick.mean(own, one => one.fee), as), 'money')) // oxfmt-ignore
  const band = pick.nth(bands, one => performances.filter(own => own.bandId === one.id).length > 2)
  ask('join', `Show the performances of ${band.name}.`, gold.set(performances.filter(one => one.bandId === band.id)))
  ask('join', 'Which stage has the most performances?', champion(stages, one => performances.filter(own => own.stageId === one.id).length, one => one.name)) // oxfmt-ignore
  const stageOf = (id: number) => pick.find(stages, id).name
  ask('join', 'Total visitors of the performances per stage', gold.map(measures(performances, one => stageOf(one.stageId), own => pick.sum(own, one => one.visitors), as))) // oxfmt-ignore
  ask('lookup', `What is the capacity of the ${stages[1]!.name}?`, gold.count(stages[1]!.capacity, { field: 'capacity' })) // oxfmt-ignore
  const from = day(0)
  ask('date', `Which performances take place after ${pick.dayName(from)}?`, gold.either(gold.set(performances.filter(one => one.date > from)), gold.set(performances.filter(one => one.date >= from)))) // oxfmt-ignore
  const rock = bands.filter(one => one.genre === 'rock')
  talk('followup', ['List the rock bands.', gold.set(rock)], ['Which of them has the highest fee?', gold.largest(rock, one => one.fee)]) // oxfmt-ignore
  ask('write', `Change the fee of ${bands[6]!.name} to 12000.`, gold.updated('festival.bands', bands[6]!, { fee: 12_000 })) // oxfmt-ignore
  ask('missing', 'How much do the tickets for the festival cost?', gold.unknown())
  return questions
}
