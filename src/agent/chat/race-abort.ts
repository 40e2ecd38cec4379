/** The promise, or a rejection with the signal's reason as soon as it aborts, whatever the work does with the signal. */
export async function raceAbort<T>(work: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  let stop: (() => void) | undefined
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(signal.reason as Error)
    signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([work(signal), aborted])
  } finally {
    if (stop) signal.removeEventListener('abort', stop)
  }
}
