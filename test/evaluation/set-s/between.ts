import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import { createQuestions, type Question } from '../question.ts'
import { refuses } from './choose.ts'

/** Set S over both services. */
export function askBetween({ translation, library }: Facts): Question[] {
  const { ask, questions } = createQuestions('s', 'between')
  ask('multi', 'How many linguists and how many patrons do we have?', gold.figures(gold.count(translation.linguists.length), gold.count(library.patrons.length))) // oxfmt-ignore
  ask('multi', 'What is the total of the open invoices, and what is the total of the unpaid fines?', gold.figures(gold.money(translation.invoices.filter(one => one.status === 'open').reduce((total, one) => total + one.amount, 0)), gold.money(library.fines.filter(one => one.status === 'Unpaid').reduce((total, one) => total + one.amount, 0)))) // oxfmt-ignore
  ask('count', 'How many assignments are there?', gold.count(translation.assignments.length))
  ask(
    'top',
    'Which of our branches was opened first?',
    gold.smallest(library.branches, one => one.openedOn),
  )
  ask('missing', 'How many employees work at each branch?', gold.unknown())
  ask('write', 'Delete loan 99999999.', refuses())
  return questions
}
