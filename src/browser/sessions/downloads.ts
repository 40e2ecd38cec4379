import { rm, stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Download } from 'playwright-core'
import { keepFile } from '../files/session-files.ts'
import { safeName } from '../../lib/safe-name.ts'

/** A file that came down. */
export interface DownloadedFile {
  name: string
  bytes: number
  url: string
}

/** What pages send as files. They come into the session's folder, under safe names and within limits. */
export interface Downloads {
  watch(context: BrowserContext): void
  /** Everything that came down in this session. */
  readonly files: readonly DownloadedFile[]
  /** Names of those that came since this was last asked. */
  report(): string[]
  /** How many are on their way. */
  readonly running: number
  /** Waits until none is on its way, or for so many milliseconds. */
  settled(patience: number): Promise<void>
  /** Resolves when the next one begins, or after so many milliseconds. */
  begins(patience: number): Promise<void>
  /** When the last one began, by performance.now(). */
  readonly lastStart: number
}

export interface DownloadsOptions {
  folder: string
  /** Bytes of one file. */
  mostBytes: number
  note(text: string): void
  /** Watches a download's size while it runs; returns what stops that. */
  limitSize(): () => void
}

/** Files that may be on their way at once, and how many times the largest size a session may take up altogether. */
const MOST_AT_ONCE = 5
const MOST_SIZES = 5
/** One that began so many milliseconds ago is the one that is waited for. */
const RECENT = 100

export function createDownloads({ folder, mostBytes, note, limitSize }: DownloadsOptions): Downloads {
  const files: DownloadedFile[] = []
  const running = new Set<Promise<void>>()
  let fresh: string[] = []
  let lastStart = -Infinity
  const begin = new EventTarget()

  const keep = async (download: Download): Promise<void> => {
    const name = safeName(download.suggestedFilename())
    const stop = limitSize()
    try {
      const path = await download.path()
      const { size } = await stat(path)
      const taken = files.reduce((sum, file) => sum + file.bytes, 0)
      if (size > mostBytes) note(tooLarge(name))
      else if (taken + size > mostBytes * MOST_SIZES) note(`${name} was not kept: the session has too many files.`)
      else {
        const kept = await keepFile(folder, name, path)
        files.push({ name: kept, bytes: size, url: withoutSecrets(download.url()) })
        fresh.push(kept)
      }
      await rm(path, { force: true })
    } catch {
      const why = await download.failure().catch(() => null)
      // Nobody cancels one but for its size (limitSize).
      note(why === 'canceled' ? tooLarge(name) : `${name} did not come down: ${why ?? 'the page was closed'}.`)
    } finally {
      stop()
    }
  }
  const tooLarge = (name: string): string =>
    `${name} was not kept: it is larger than the ${Math.round(mostBytes / 1_000_000)} MB that a download may have.`

  return {
    watch: context =>
      void context.on('download', download => {
        lastStart = performance.now()
        begin.dispatchEvent(new Event('begin'))
        if (running.size >= MOST_AT_ONCE) {
          note(`${safeName(download.suggestedFilename())} was not fetched: too many files came down at once.`)
          void download.cancel().catch(() => undefined)
          return
        }
        const done = keep(download).finally(() => running.delete(done))
        running.add(done)
      }),
    files,
    report: () => {
      const report = fresh
      fresh = []
      return report
    },
    get running() {
      return running.size
    },
    get lastStart() {
      return lastStart
    },
    begins: async patience => {
      const since = performance.now() - RECENT
      if (lastStart > since) return
      await Promise.race([
        new Promise(resolve => begin.addEventListener('begin', resolve, { once: true })),
        sleep(patience, undefined, { ref: false }),
      ])
    },
    settled: async patience => {
      await Promise.race([Promise.allSettled(running), sleep(patience, undefined, { ref: false })])
    },
  }
}

/** Without user name, password and fragment. */
function withoutSecrets(address: string): string {
  const url = URL.parse(address)
  if (!url) return ''
  url.username = ''
  url.password = ''
  url.hash = ''
  return url.protocol === 'data:' ? 'data:' : url.href.slice(0, 2_000)
}
