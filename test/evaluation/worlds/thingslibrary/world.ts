import type { World } from '../world.ts'
import { models } from './models.ts'
import { questions } from './questions.ts'

/** A library of things run by volunteers: items, members, loans, reservations, repairs and shifts. */
export const thingslibrary: World = { name: 'thingslibrary', questions, models }
