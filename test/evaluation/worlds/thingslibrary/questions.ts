import { createWorldQuestions } from '../world.ts'
import { joined } from './questions/joined.ts'
import { plain } from './questions/plain.ts'
import { talks } from './questions/talks.ts'

const set = createWorldQuestions()
plain(set)
joined(set)
talks(set)
export const questions = set.questions
