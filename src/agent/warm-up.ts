import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { messageOf } from '../lib/errors.ts'
import type { Logger } from '../lib/logger.ts'

/** The server listens by then: what is loaded here delays no start. In milliseconds. */
const AFTER = 1500
/** How often it is looked whether a message is still being answered, in milliseconds. */
const LOOK = 100

/** Has something for every parser of dates to look at. */
const SAMPLE = 'what was new last week, since 5 May 2024, until 10:30 tomorrow or two days ago?'

/** What the first message would wait for: dates, names of towns, knowledge of words, the tagger of English. */
const STEPS: readonly (() => Promise<unknown>)[] = [
  async () => (await import('./understand/language/load-language.ts')).loadLanguage(SAMPLE),
  async () => (await import('./understand/requests/read-message.ts')).readMessage(SAMPLE, new Date()),
  async () => (await import('../lib/places/find-city.ts')).loadCities(),
  async () => (await import('./understand/calls/tag-words.ts')).loadTagger(),
]

export interface WarmUpOptions {
  /** Whether a message is being answered: it loads what it needs itself, and nothing else meanwhile. */
  isBusy?: () => boolean
  /** Understands messages over what is registered, once all is loaded: builds the model, and runs what every message runs. */
  read?: (signal: AbortSignal) => Promise<unknown>
  /** In milliseconds. */
  after?: number
  onEnd?: () => void
}

/** Loads what messages need a while after the start, one thing at a time: others get their turn in between. Gives what stops it. */
export function warmUp(logger: Logger, { isBusy, read, after = AFTER, onEnd }: WarmUpOptions = {}): () => void {
  const stopped = new AbortController()
  const timer = setTimeout(() => {
    void loadAll(stopped.signal, isBusy)
      .then(() => (stopped.signal.aborted ? undefined : read?.(stopped.signal)))
      .catch((error: unknown) =>
        logger.warn({ error: messageOf(error) }, 'what messages need could not be loaded ahead'),
      )
      .finally(onEnd)
  }, after)
  timer.unref()
  return () => {
    clearTimeout(timer)
    stopped.abort()
  }
}

async function loadAll(signal: AbortSignal, isBusy = () => false): Promise<void> {
  for (const load of STEPS) {
    while (!signal.aborted && isBusy()) await pause(LOOK, undefined, { ref: false })
    if (signal.aborted) return
    await load()
    await nextTurn()
  }
}
