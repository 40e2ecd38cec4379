/** Ends the pauses that are under way. */
const wakes = new Set<() => void>()

/** Does now what waits for its next attempt. */
export const retryNow = (): void => wakes.forEach(wake => wake())
addEventListener('online', retryNow)

/** Waits this many milliseconds; less when the network comes back, somebody wants it now, or the signal aborts. */
export async function pause(time: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>(resolve => {
    const end = () => {
      clearTimeout(timer)
      wakes.delete(end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, time)
    wakes.add(end)
    signal.addEventListener('abort', end)
  })
  signal.throwIfAborted()
}

/** Milliseconds before attempt `n`, counted from 0: at once or nearly so, then less and less often. */
export const backoff = (n: number): number => Math.min(10_000, 250 * 2 ** n)
