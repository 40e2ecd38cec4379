import { setTimeout as sleep } from 'node:timers/promises'
import type { LogLine } from './log-lines.ts'
import type { LogTail } from './log-tail.ts'

/** Milliseconds between two looks. */
const INTERVAL = 150

/** Prints what is added to the logs from now on, in the order of time, until the signal. */
export async function followLogs(
  tails: readonly LogTail[],
  signal: AbortSignal,
  print: (line: LogLine) => void,
): Promise<void> {
  const step = () =>
    tails
      .flatMap(tail => tail.fresh())
      .sort((a, b) => a.time - b.time)
      .forEach(print)
  while (!signal.aborted) {
    step()
    await sleep(INTERVAL, undefined, { signal }).catch(() => undefined)
  }
  step()
  for (const tail of tails) tail.close()
}
