import { hub } from './hub.ts'
import { portal } from './portal.ts'

/** Two teams that never met. */
export const models = [hub, portal]
