import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import { createQuestions, type Question } from '../question.ts'
import { more } from '../set-d/readings.ts'

/** Set Q over several services at once. */
export function askBetween({ railway, cooperative, people, store }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('q', 'between')
  ask(
    'several',
    'how many train drivers, growers and employees are there?',
    gold.figures(
      gold.count(railway.drivers.length),
      gold.count(cooperative.growers.length),
      gold.count(people.employees.length),
    ),
  )
  talk(
    'follow-up',
    ['number of terminals?', gold.count(railway.terminals.length)],
    ['and crops', gold.count(cooperative.crops.length)],
  )
  ask(
    'compare',
    'which are there more of, wagons or machines?',
    more([gold.spelled('wagons', 'wagon'), railway.wagons.length], [gold.spelled('machines', 'machine'), cooperative.machines.length]), // oxfmt-ignore
  )
  ask('aggregate', 'number of customers in the store', gold.count(store.customers.length))
  ask('unanswerable', 'which grower drives trains in winter?', gold.unknown())
  ask('ambiguous', 'remove the last one', gold.either(gold.clarify(), gold.all(gold.nowrite(), gold.unknown())))
  return questions
}
