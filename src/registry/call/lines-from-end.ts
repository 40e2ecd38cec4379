import { open } from 'node:fs/promises'

/** Bytes that are read at once. */
const CHUNK = 64 * 1024

/** The lines of a file, the last one first. A file that is not there has none. */
export async function* linesFromEnd(file: string): AsyncGenerator<string> {
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!handle) return
  try {
    let end = (await handle.stat()).size
    // Bytes and not text: a character may lie across two chunks.
    let rest = Buffer.alloc(0)
    while (end > 0) {
      const length = Math.min(CHUNK, end)
      const chunk = Buffer.alloc(length)
      await handle.read(chunk, 0, length, end - length)
      end -= length
      const bytes = Buffer.concat([chunk, rest])
      // What stands before the first line break may go on in the chunk before.
      const first = bytes.indexOf(0x0a)
      if (first === -1 && end > 0) {
        rest = bytes
        continue
      }
      const whole = end > 0 ? bytes.subarray(first + 1) : bytes
      rest = end > 0 ? bytes.subarray(0, first + 1) : Buffer.alloc(0)
      yield* whole.toString('utf8').split('\n').filter(Boolean).toReversed()
    }
  } finally {
    await handle.close()
  }
}
