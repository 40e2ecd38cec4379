import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import { createQuestions, type Question } from '../question.ts'
import { more } from '../set-d/readings.ts'

/** Set N over several services at once. */
export function askBetween({ shelter, brewery, fleet, museum, people }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('n', 'between')
  ask(
    'several',
    'how many kennels, tanks and galleries are there?',
    gold.figures(
      gold.count(shelter.kennels.length),
      gold.count(brewery.tanks.length),
      gold.count(museum.galleries.length),
    ),
  )
  talk(
    'follow-up',
    ['how many volunteers do we have?', gold.count(shelter.volunteers.length)],
    ['and brewers?', gold.count(brewery.brewers.length)],
  )
  ask(
    'compare',
    'are there more kegs or more vehicles?',
    more(
      [gold.spelled('kegs', 'keg'), brewery.kegs.length],
      [gold.spelled('vehicles', 'vehicle'), fleet.vehicles.length],
    ),
  )
  ask('unanswerable', 'which volunteer drinks the most beer?', gold.unknown())
  ask('aggregate', 'count the employees', gold.count(people.employees.length))
  ask('ambiguous', 'cancel it', gold.either(gold.clarify(), gold.all(gold.nowrite(), gold.unknown())))
  return questions
}
