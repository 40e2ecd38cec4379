import type { World } from '../world.ts'
import { forge } from './models/forge.ts'
import { harbor } from './models/harbor.ts'
import { questions } from './questions.ts'

/** The tracker of a studio that makes a game for phones and its website: projects, versions, tickets, comments, hours. */
export const studiotracker: World = { name: 'studiotracker', questions, models: [forge, harbor] }
