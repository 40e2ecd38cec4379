import { tooManyCalls, waitedTooLong } from '../../lib/errors.ts'

/** Places at one service: at most `places` calls at once, the others wait in order. */
export interface Limiter {
  /** Resolves when there is a place; the returned function gives it back. Undefined: there was one at once. */
  enter(signal: AbortSignal): Promise<void> | undefined
  leave(): void
  readonly running: number
  readonly waiting: number
}

/** Calls that may wait for one service, for each of its places. */
const QUEUE_PER_PLACE = 100

/** [api_mode] max_concurrent_requests. A full queue is 429; a wait of `patience` seconds is 503. */
export function createLimiter(app: string, places: number, patience: number): Limiter {
  let running = 0
  const queue = new Set<() => void>()
  const wait = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const settle = (act: () => void) => {
        clearTimeout(timer)
        signal.removeEventListener('abort', onAbort)
        queue.delete(onPlace)
        act()
      }
      const onPlace = () => settle(resolve)
      const onAbort = () => settle(() => reject(signal.reason as Error))
      const timer = setTimeout(() => settle(() => reject(waitedTooLong(app, patience))), patience * 1000)
      signal.addEventListener('abort', onAbort, { once: true })
      queue.add(onPlace)
    })
  return {
    enter(signal) {
      if (running < places) {
        running++
        return undefined
      }
      if (queue.size >= places * QUEUE_PER_PLACE) throw tooManyCalls(app, queue.size)
      return wait(signal)
    },
    leave() {
      // The place goes straight to the next one in line.
      const [next] = queue
      if (next) next()
      else running--
    },
    get running() {
      return running
    },
    get waiting() {
      return queue.size
    },
  }
}
