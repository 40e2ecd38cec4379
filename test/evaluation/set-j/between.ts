import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import { createQuestions, type Question } from '../question.ts'
import { more } from '../set-d/readings.ts'

const { unknown } = gold

/** Set J over both services at once. */
export function askBetween({ helpdesk, fitness }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('j', 'between')
  ask(
    'several',
    'how many SLA policies, plans and time entries are there?',
    gold.figures(
      gold.count(helpdesk.slaPolicies.length),
      gold.count(fitness.plans.length),
      gold.count(helpdesk.timeEntries.length),
    ),
  )
  talk(
    'follow-up',
    ['number of club visits', gold.count(fitness.visits.length)],
    ['and how many satisfaction ratings?', gold.count(helpdesk.satisfactionRatings.length)],
  )
  ask(
    'compare',
    'are there more instructors or more agents?',
    more(
      [gold.spelled('instructors', 'instructor'), fitness.instructors.length],
      [gold.spelled('agents', 'agent'), helpdesk.agents.length],
    ),
  )
  ask('unanswerable', 'which yoga class does Juno Airways support?', unknown())
  ask('smalltalk', 'ok got it, thx', gold.smalltalk())
  return questions
}
