import { createWorldQuestions } from '../world.ts'
import { addJoined } from './questions/joined.ts'
import { addPlain } from './questions/plain.ts'
import { addTalks } from './questions/talks.ts'

const collected = createWorldQuestions()
addPlain(collected)
addJoined(collected)
addTalks(collected)

/** What people at the library ask; the same of every service. */
export const { questions } = collected
