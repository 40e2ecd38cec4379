import { createWorldQuestions } from '../world.ts'
import { askJoined } from './questions/joined.ts'
import { askPlain } from './questions/plain.ts'
import { askTalks } from './questions/talks.ts'

const collected = createWorldQuestions()
askPlain(collected)
askJoined(collected)
askTalks(collected)

export const { questions } = collected
