import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logging } from '../processes/components.ts'
import { logFileOf } from '../processes/state-folder.ts'
import { formatLogLine, readLogLines, type LogLine } from './log-lines.ts'

/** Prints what is added to the logs from now on, until the signal. A log that is set aside is read from its start. */
export async function followLogs(
  stateFolder: string,
  components: readonly Logging[],
  signal: AbortSignal,
  print: (line: string, entry: LogLine) => void,
): Promise<void> {
  const tails = components.map(component => {
    const file = logFileOf(stateFolder, component)
    return { component, file, position: sizeOf(file), rest: '' }
  })
  while (!signal.aborted) {
    for (const tail of tails) {
      const size = sizeOf(tail.file)
      if (size < tail.position) tail.position = 0
      if (size === tail.position) continue
      const text = tail.rest + readRange(tail.file, tail.position, size)
      tail.position = size
      const end = text.lastIndexOf('\n') + 1
      tail.rest = text.slice(end)
      for (const line of readLogLines(tail.component, text.slice(0, end))) print(formatLogLine(line), line)
    }
    await sleep(150, undefined, { signal }).catch(() => undefined)
  }
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0

function readRange(file: string, from: number, to: number): string {
  const descriptor = openSync(file, 'r')
  try {
    const buffer = Buffer.alloc(to - from)
    const read = readSync(descriptor, buffer, 0, buffer.length, from)
    return buffer.toString('utf8', 0, read)
  } finally {
    closeSync(descriptor)
  }
}
