import type { ReplicaTimings } from '../../../src/agent/replicas/timings.ts'

/** Replicas that notice each other's end soon. */
export const FAST: ReplicaTimings = { beat: 100, dead: 1500, giveUp: 1000 }
