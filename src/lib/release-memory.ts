import v8 from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Quiet time before memory is given back, in milliseconds. */
const QUIET = 1_500
/** Above this heap, in bytes, a full collection would hold requests up for too long (100 MB: 0.3 s): V8 takes its time. */
const MAX_HEAP = 64 * 1024 * 1024

/** Gives memory back once no call of `soon` has come for a while. */
export interface MemoryRelease {
  /** To be called after each burst of work; costs nothing. */
  soon(): void
  close(): void
}

/**
 * Gives back what a start or the reading of a description left behind. V8 collects when more is allocated: a server
 * that starts and then waits would keep what loading its modules took (about 25 MB) for as long as it waits.
 */
export function createMemoryRelease(): MemoryRelease {
  let timer: NodeJS.Timeout | undefined
  return {
    soon() {
      clearTimeout(timer)
      timer = setTimeout(() => {
        releaseMemory()
        // What became free in between, and code that only the second collection takes for old.
        timer = setTimeout(releaseMemory, QUIET).unref()
      }, QUIET).unref()
    },
    close: () => clearTimeout(timer),
  }
}

/** Collects everything that is no longer used, once: 20 to 40 ms for a registry that has just started. */
function releaseMemory(): void {
  if (process.memoryUsage().heapUsed > MAX_HEAP) return
  // The only way to ask for a collection without a flag on the command line. Nobody else gets to see the function.
  v8.setFlagsFromString('--expose-gc')
  const collect = runInNewContext('globalThis.gc') as ((options: { type: string; flavor: string }) => void) | undefined
  v8.setFlagsFromString('--no-expose-gc')
  collect?.({ type: 'major', flavor: 'last-resort' })
}
