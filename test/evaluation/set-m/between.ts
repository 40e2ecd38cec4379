import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import { createQuestions, type Question } from '../question.ts'
import { more } from '../set-d/readings.ts'

/** Set M over both services at once. */
export function askBetween({ bank, codehost }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('m', 'between')
  ask(
    'several',
    'how many loans, milestones and branches do we have?',
    gold.figures(
      gold.count(bank.loans.length),
      gold.count(codehost.milestones.length),
      gold.count(bank.branches.length),
    ),
  )
  talk(
    'follow-up',
    ['number of merchants', gold.count(bank.merchants.length)],
    ['and how many code reviews?', gold.count(codehost.reviews.length)],
  )
  ask(
    'compare',
    'are there more deployments or more bank transfers?',
    more(
      [gold.spelled('deployments', 'deployment'), codehost.deployments.length],
      [gold.spelled('transfers', 'transfer', 'bank transfers'), bank.transfers.length],
    ),
  )
  ask('unanswerable', 'which repository pays the mortgage of Lee Valley?', gold.unknown())
  ask('smalltalk', 'hey, anybody there?', gold.smalltalk())
  return questions
}
