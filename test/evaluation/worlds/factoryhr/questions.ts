import { createWorldQuestions } from '../world.ts'
import { askAboutHiring, askAboutPeople } from './joined.ts'
import { askForFigures, askForRecords, askForTheUnknown } from './records.ts'
import { talkOfEverything } from './talks.ts'

const asking = createWorldQuestions()
for (const askAll of [askForRecords, askForFigures, askAboutPeople, askAboutHiring, talkOfEverything, askForTheUnknown])
  askAll(asking)

/** What people in a factory's personnel office, and those who go there, ask on an ordinary day. */
export const questions = asking.questions
