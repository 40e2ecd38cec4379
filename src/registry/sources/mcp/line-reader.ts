/** Bytes of the end of a line that is too long that are kept: the id of an answer may stand there. */
const TAIL = 512
const NEWLINE = 0x0a

export interface LineReaderOptions {
  /** Bytes that a line may have. */
  limit: number
  /** Bytes of a longer one that are kept. */
  kept: number
  onLine: (line: string) => void
  /** A line was longer: its beginning, its last bytes and how many it had. */
  onOversized: (head: string, tail: string, bytes: number) => void
}

/**
 * Cuts a stream of bytes into lines. What a line that is longer than the limit holds is not kept beyond its beginning,
 * however long it becomes (registry case M17).
 */
export function createLineReader({ limit, kept, onLine, onOversized }: LineReaderOptions): (chunk: Buffer) => void {
  let parts: Buffer[] = []
  let size = 0
  let head: string | undefined
  let tail: Buffer = Buffer.alloc(0)
  const take = (part: Buffer) => {
    size += part.length
    if (head !== undefined) {
      tail = Buffer.concat([tail, part.subarray(-TAIL)]).subarray(-TAIL)
      return
    }
    parts.push(part)
    if (size <= limit) return
    const whole = Buffer.concat(parts)
    parts = []
    head = whole.subarray(0, kept).toString('utf8')
    tail = Buffer.from(whole.subarray(-TAIL))
  }
  const finish = () => {
    if (head !== undefined) onOversized(head, tail.toString('utf8'), size)
    else onLine((parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts)).toString('utf8'))
    parts = []
    size = 0
    head = undefined
  }
  return chunk => {
    let from = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      take(chunk.subarray(from, end))
      finish()
      from = end + 1
    }
    if (from < chunk.length) take(chunk.subarray(from))
  }
}
