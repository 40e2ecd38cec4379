import type { World } from '../world.ts'
import { models } from './models.ts'
import { questions } from './questions.ts'

/** The personnel of a maker of pumps: people, departments, sites, absences, pay, training and hiring. */
export const factoryhr: World = { name: 'factoryhr', questions, models }
