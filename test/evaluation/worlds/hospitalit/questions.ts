import { createWorldQuestions, type WorldQuestion } from '../world.ts'
import { askCasually } from './questions/casual.ts'
import { askPlainly } from './questions/plain.ts'
import { askPolitely } from './questions/polite.ts'

const collected = createWorldQuestions()
askPolitely(collected)
askPlainly(collected)
askCasually(collected)
export const questions: readonly WorldQuestion[] = collected.questions
