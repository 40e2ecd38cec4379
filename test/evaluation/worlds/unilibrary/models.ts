import { circulation } from './models/circulation.ts'
import { discovery } from './models/discovery.ts'

/** Two teams' services for the same library. */
export const models = [circulation, discovery]
