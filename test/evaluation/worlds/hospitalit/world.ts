import type { World } from '../world.ts'
import { desk } from './models.ts'
import { ops } from './ops-model.ts'
import { questions } from './questions.ts'

/** The IT department of a hospital group: tickets, changes and their tasks, assets, teams, requesters, time booked. */
export const hospitalit: World = { name: 'hospitalit', questions, models: [desk, ops] }
