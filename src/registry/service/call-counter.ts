/** Counts the calls under way at one service, so that it can be closed when they are over (registry case M15). */
export interface CallCounter {
  run<T>(call: () => Promise<T>): Promise<T>
  readonly running: number
  /** Resolves when no call is under way, or after so many milliseconds. */
  idle(milliseconds: number): Promise<void>
}

/** A counter at zero. Its cost is part of every call: one addition and one subtraction. */
export function createCallCounter(): CallCounter {
  let running = 0
  let onIdle: (() => void) | undefined
  return {
    async run(call) {
      running++
      try {
        return await call()
      } finally {
        if (--running === 0) onIdle?.()
      }
    },
    get running() {
      return running
    },
    idle(milliseconds) {
      if (running === 0) return Promise.resolve()
      return new Promise(resolve => {
        const timer = setTimeout(resolve, milliseconds)
        onIdle = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    },
  }
}
