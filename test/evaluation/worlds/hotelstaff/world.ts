import type { World } from '../world.ts'
import { people } from './models/people.ts'
import { roster } from './models/roster.ts'
import { questions } from './questions.ts'

/** A chain of seven hotels and its staff: contracts, shifts, leave, certificates, applicants. */
export const hotelstaff: World = { name: 'hotelstaff', questions, models: [roster, people] }
