import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import { createQuestions, type Question } from '../question.ts'
import { more } from '../set-d/readings.ts'
import { asksBack } from './read-names.ts'

/** Set R over several services at once. */
export function askBetween({ garage, newspaper, people, hotel }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('r', 'between')
  ask('several', 'how many mechanics, journalists and hotels are there?', gold.figures(gold.count(garage.mechanics.length), gold.count(newspaper.journalists.length), gold.count(hotel.hotels.length))) // oxfmt-ignore
  talk(
    'follow-up',
    ['count the invoices of the workshop', gold.count(garage.invoices.length)],
    ['and the carriers of the newspaper?', gold.count(newspaper.carriers.length)],
  )
  ask('compare', 'do we have more cars or more advertisements on file?', more([gold.spelled('cars', 'car'), garage.cars.length], [gold.spelled('advertisements', 'advertisement', 'ads'), newspaper.advertisements.length])) // oxfmt-ignore
  ask('aggregate', 'how many people are employed in personnel?', gold.count(people.employees.length))
  ask('unanswerable', 'which journalist drives the fastest car?', gold.unknown())
  ask('ambiguous', 'cancel it please', gold.either(asksBack(), gold.all(gold.nowrite(), gold.mentions(['nothing']))))
  return questions
}
