import { createWorldQuestions, type World } from '../world.ts'
import { coded } from './models/coded.ts'
import { listed } from './models/listed.ts'
import { named } from './models/named.ts'
import { nested } from './models/nested.ts'
import { pascal } from './models/pascal.ts'
import { plain } from './models/plain.ts'
import { askGroups } from './questions/groups.ts'
import { askJoins } from './questions/joins.ts'
import { askLookUps } from './questions/look-ups.ts'
import { askNever } from './questions/never.ts'
import { askRecords } from './questions/records.ts'
import { askTalks } from './questions/talk.ts'
import { askTops } from './questions/tops.ts'

const questions = createWorldQuestions()
askRecords(questions)
askLookUps(questions)
askTops(questions)
askGroups(questions)
askJoins(questions)
askNever(questions)
askTalks(questions)

/** People at work: teams, contracts, leave, courses, appraisals, vacancies, applicants and equipment. */
export const staff: World = {
  name: 'staff',
  models: [plain, nested, pascal, coded, listed, named],
  questions: questions.questions,
}
