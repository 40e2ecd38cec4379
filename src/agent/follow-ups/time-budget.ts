/** Milliseconds after which an answer waits for follow-ups no longer; so much earlier a reading has to be expected to end. */
const LIMIT = 40
const SPARE = 6
/**
 * An answer that took long itself, as the first of a process does, waits a fifth of that: people notice no smaller difference
 * (Seow, Designing and Engineering Time, 2008, ch. 2). Never longer than `MOST` milliseconds.
 */
const UNNOTICED = 0.2
const MOST = 150

/** Does a reading while there is time for it; undefined afterwards. `share`: how much of a whole reading it is. */
export type Timed = <T>(read: () => Promise<T>, share?: number) => Promise<T | undefined>

/** Watches the time that follow-ups take: they are an extra, and no answer waits for them. */
export interface TimeBudget {
  /** Resolves when `work` is done or the time is over, whichever comes first. `took`: milliseconds that the answer took. Must not reject. */
  within(work: (timed: Timed) => Promise<void>, took?: number): Promise<void>
}

/**
 * A budget for one catalogue of so many tools. Whether there is time for another reading is told from what the last ones took:
 * where one takes longer than all of the time (a very large catalogue) none is begun, but for a try now and then, as what was
 * slow once is not so for ever. `clock` gives milliseconds.
 */
export function createTimeBudget(tools: number, clock: () => number = () => performance.now()): TimeBudget {
  const guess = tools * BY_TOOL
  let took: number[] = []
  let skipped = 0
  // The least of them: others had the processor as well, and the first reading of all is slow.
  const expected = () => (took.length < FEW ? guess : Math.min(...took))
  return {
    async within(work, answered = 0) {
      const limit = Math.min(MOST, Math.max(LIMIT, answered * UNNOTICED))
      const enough = limit - SPARE
      if (expected() >= enough && ++skipped < RETRY) return
      skipped = 0
      const started = clock()
      let isOver = false
      const timed: Timed = async (read, share = 1) => {
        const begun = clock()
        const isFirst = begun - started < 1
        if (isOver || (!isFirst && begun - started + expected() * share > enough)) return undefined
        try {
          return await read()
        } finally {
          took = [...took, (clock() - begun) / share].slice(-REMEMBERED)
        }
      }
      let timer: NodeJS.Timeout | undefined
      const over = new Promise<void>(resolve => {
        timer = setTimeout(resolve, limit)
      })
      await Promise.race([work(timed).catch(() => undefined), over])
      isOver = true
      clearTimeout(timer)
    },
  }
}

/** What a reading takes for each tool of a catalogue before any was measured, in milliseconds. */
const BY_TOOL = 0.04
/** Readings that are remembered, fewer than tell anything, and how often none is begun before one is tried again. */
const REMEMBERED = 8
const FEW = 3
const RETRY = 5
