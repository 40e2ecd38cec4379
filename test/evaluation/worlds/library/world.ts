import type { World } from '../world.ts'
import { media } from './models/media.ts'
import { nested } from './models/nested.ts'
import { odata } from './models/odata.ts'
import { pool } from './models/pool.ts'
import { school } from './models/school.ts'
import { town } from './models/town.ts'
import { questions } from './questions.ts'

/** A library of four branches: books, copies, members, loans, reservations, fines and events. */
export const library: World = { name: 'library', questions, models: [town, school, nested, pool, media, odata] }
