import { createWorldQuestions } from '../world.ts'
import { joinQuestions } from './questions/joins.ts'
import { plainQuestions } from './questions/plain.ts'
import { talks } from './questions/talks.ts'

const asked = createWorldQuestions()
plainQuestions(asked)
joinQuestions(asked)
talks(asked)
export const questions = asked.questions
