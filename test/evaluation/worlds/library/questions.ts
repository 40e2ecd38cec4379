import { createWorldQuestions } from '../world.ts'
import { askForParticulars, askOverRelations } from './questions/joined.ts'
import { askForFigures, askForRecords } from './questions/plain.ts'
import { talkOfBooksAndMembers, talkOfLoans, talkOfTheRest } from './questions/talks.ts'

const asking = createWorldQuestions()
for (const askAll of [
  askForRecords,
  askForFigures,
  askOverRelations,
  askForParticulars,
  talkOfLoans,
  talkOfBooksAndMembers,
  talkOfTheRest,
])
  askAll(asking)

/** What people at a library ask on an ordinary day. */
export const questions = asking.questions
