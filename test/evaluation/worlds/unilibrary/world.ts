import type { World } from '../world.ts'
import { models } from './models.ts'
import { questions } from './questions.ts'

/** A university library: titles, copies, students and staff, loans, holds, fines, study rooms and their bookings. */
export const unilibrary: World = { name: 'unilibrary', questions, models }
