import type { Model } from '../world.ts'
import { commons } from './models/commons.ts'
import { shed } from './models/shed.ts'

/** Two teams that never met. */
export const models: readonly Model[] = [shed, commons]
