import { messageOf } from '../../lib/errors.ts'
import type { Logger } from '../../lib/logger.ts'
import type { Features } from '../modes/live-features.ts'
import type { Engine } from '../turn.ts'

/** An engine that reads ahead while nobody asks it anything. */
export interface ReadingAhead {
  engine: Engine
  /** A message is being answered, or was a moment ago: the next one may come. */
  isBusy(): boolean
  /**
   * Has the engine read what is registered and understand the questions that it would suggest, so that the first message finds
   * model and readers ready. Nothing where messages are not for services, nor once there was one: that comes first, and makes ready
   * what it needs. A registry that is away is told to the log alone.
   */
  readAhead(signal: AbortSignal): Promise<void>
}

/** How long it takes after a message until nobody seems to be asking, in milliseconds. */
const CALM = 2000

export function createReadingAhead(
  engine: Engine,
  features: () => Pick<Features, 'mode' | 'approvals' | 'policies'>,
  logger: Logger,
  clock: () => number = () => performance.now(),
): ReadingAhead {
  const asked = new AbortController()
  let running = 0
  let calmFrom = -Infinity
  return {
    engine: {
      ...engine,
      async answer(turn) {
        asked.abort()
        running++
        try {
          return await engine.answer(turn)
        } finally {
          running--
          calmFrom = clock() + CALM
        }
      },
    },
    isBusy: () => running > 0 || clock() < calmFrom,
    async readAhead(signal) {
      const { mode, approvals, policies } = features()
      if (mode === 'web' || asked.signal.aborted) return
      try {
        await engine.suggest?.({ mode, approvals, policies }, AbortSignal.any([signal, asked.signal]))
      } catch (error) {
        logger.debug({ event: 'not_read_ahead', error: messageOf(error) })
      }
    },
  }
}
