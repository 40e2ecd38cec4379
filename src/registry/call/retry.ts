import { setTimeout as sleep } from 'node:timers/promises'
import { CallError } from './call-error.ts'

export interface RetryOptions {
  /** [api_mode] retry_attempts: how often to try again. */
  attempts: number
  /** The call may be repeated: it changes nothing, or the same thing twice. */
  repeatable: boolean
  signal: AbortSignal
  /** Milliseconds before the first repetition; doubles each time. */
  firstDelay?: number
}

/** Longest pause between two attempts; a service that asks for a longer one is left alone. */
const LONGEST_DELAY = 5_000

/**
 * Tries again what may be tried again: a failure before anything was sent, for any call; a passing failure, for
 * calls that are safe to repeat (RFC 9110 § 9.2.2; registry case M12). Pauses double, with jitter.
 */
export async function withRetry<T>(attempt: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { attempts, repeatable, signal, firstDelay = 100 } = options
  for (let used = 0; ; used++) {
    try {
      return await attempt()
    } catch (error) {
      if (used >= attempts || !isWorthRepeating(error, repeatable)) throw error
      const pause = error.retryAfter ?? firstDelay * 2 ** used * (0.5 + Math.random() / 2)
      if (pause > LONGEST_DELAY) throw error
      await sleep(pause, undefined, { signal }).catch(() => {
        throw signal.reason
      })
    }
  }
}

function isWorthRepeating(error: unknown, repeatable: boolean): error is CallError {
  return error instanceof CallError && error.transient && (repeatable || !error.sent)
}
