import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import { createQuestions, type Question } from '../question.ts'
import { more } from '../set-d/readings.ts'

const { either } = gold

/** Set L over several services at once. */
export function askBetween({ courier, conferences, store, people, windfarm }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('l', 'between')
  ask(
    'several',
    'how many depots, events and turbines do we have?',
    gold.figures(
      gold.count(courier.depots.length),
      gold.count(conferences.events.length),
      gold.count(windfarm.turbines.length),
    ),
  )
  talk(
    'follow-up',
    ['how many parcels are there?', gold.count(courier.parcels.length)],
    ['and speakers?', gold.count(conferences.speakers.length)],
  )
  ask(
    'compare',
    'do we have more drivers or more speakers?',
    more(
      [gold.spelled('drivers', 'driver'), courier.drivers.length],
      [gold.spelled('speakers', 'speaker'), conferences.speakers.length],
    ),
  )
  ask(
    'ambiguous',
    'how many customers do we have?',
    either(
      gold.clarify(),
      gold.count(store.customers.length),
      gold.count(courier.customers.length),
      gold.figures(gold.count(store.customers.length), gold.count(courier.customers.length)),
    ),
  )
  ask('unanswerable', 'which driver will speak at SecureStack?', gold.unknown())
  ask('aggregate', 'number of employees', gold.count(people.employees.length))
  return questions
}
