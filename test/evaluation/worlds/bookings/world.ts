import type { World } from '../world.ts'
import { clinic } from './clinic.ts'
import { practice } from './practice.ts'
import { questions } from './questions.ts'
import { slotted } from './slots.ts'
import { spa } from './spa.ts'
import { studio } from './studio.ts'
import { surgery } from './surgery.ts'

/** Appointments with physiotherapists and masseurs. */
export const bookings: World = {
  name: 'bookings',
  questions,
  models: [practice, studio, clinic, slotted, spa, surgery],
}
