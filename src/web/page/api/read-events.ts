/** One server-sent event. `id` is the last one that was told. */
export interface ServerEvent {
  event: string
  data: string
  id: string
}

/** The server says every 15 seconds that it is still there: after this long without a word, in milliseconds, it is not. */
const SILENCE = 40_000

/** The events of a stream as they come (WHATWG HTML § 9.2.6); an event that was cut off is not told. Throws when it falls silent. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader()
  // Of the event under way: put together once it is whole. An answer of many rows comes in hundreds of pieces.
  let pieces: string[] = []
  let id = ''
  try {
    for (;;) {
      const { done, value } = await within(SILENCE, reader.read())
      if (done) return
      const isMore = !`${pieces.at(-1)?.at(-1) ?? ''}${value}`.includes('\n\n')
      pieces.push(value)
      if (isMore) continue
      const blocks = pieces.join('').split('\n\n')
      pieces = [blocks.pop()!]
      for (const block of blocks) {
        let event = 'message'
        const data: string[] = []
        for (const line of block.split('\n')) {
          // Line separators of Unicode (U+2028) end no line here.
          const [, field, text] = /^(\w+): ?(.*)$/s.exec(line) ?? []
          if (field === 'event') event = text!
          if (field === 'data') data.push(text!)
          if (field === 'id') id = text!
        }
        if (data.length) yield { event, data: data.join('\n'), id }
      }
    }
  } finally {
    void reader.cancel().catch(() => undefined)
  }
}

async function within<T>(time: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>(
    (_, reject) => (timer = setTimeout(reject, time, new Error('The stream fell silent.'))),
  )
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
