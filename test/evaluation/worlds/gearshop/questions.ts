import { createWorldQuestions } from '../world.ts'
import { askJoins } from './questions/joins.ts'
import { askPlain } from './questions/plain.ts'
import { askTalks } from './questions/talks.ts'

const asked = createWorldQuestions()
askPlain(asked)
askJoins(asked)
askTalks(asked)

export const questions = asked.questions
