import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import { createQuestions, type Question } from '../question.ts'
import { more } from '../set-d/readings.ts'

/** Set O over several services at once. */
export function askBetween({ musicschool, skiresort, people, store }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('o', 'between')
  ask(
    'several',
    'how many teachers, patrollers and employees do we have?',
    gold.figures(
      gold.count(musicschool.teachers.length),
      gold.count(skiresort.patrollers.length),
      gold.count(people.employees.length),
    ),
  )
  talk(
    'follow-up',
    ['how many lifts are there?', gold.count(skiresort.lifts.length)],
    ['and ensembles?', gold.count(musicschool.ensembles.length)],
  )
  ask(
    'compare',
    'do we have more ski guests or more music students?',
    more(
      [gold.spelled('guests', 'guest'), skiresort.guests.length],
      [gold.spelled('students', 'student'), musicschool.students.length],
    ),
  )
  ask('aggregate', 'how many products does the store sell?', gold.count(store.products.length))
  ask('unanswerable', 'which music student skis best?', gold.unknown())
  ask('ambiguous', 'delete that one', gold.either(gold.clarify(), gold.all(gold.nowrite(), gold.unknown())))
  return questions
}
