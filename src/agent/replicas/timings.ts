/** How long what is, in milliseconds. */
export interface ReplicaTimings {
  /** Between two signs of life of a replica. */
  beat: number
  /** A replica that gave none for so long is dead: others take over what it held. */
  dead: number
  /** A replica that could give none for so long works on nothing any more: well before others take over. */
  giveUp: number
}

export const TIMINGS: ReplicaTimings = { beat: 1_500, dead: 15_000, giveUp: 10_000 }
