import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext } from 'playwright-core'
import { messageOf } from '../../lib/errors.ts'
import type { Logger } from '../../lib/logger.ts'
import { describeMissingBrowser, type FoundBrowser } from '../find-browser.ts'
import type { Guard } from '../guard/guard.ts'
import { openGuard } from '../guard/open-guard.ts'
import { launchBrowser, type LaunchedBrowser } from '../launch.ts'
import { pageError } from '../page-errors.ts'
import type { BrowserSettings } from '../../config/settings.ts'
import { createDownloadLimit } from './limit-downloads.ts'
import { openWorkFolder, rememberProfile } from './work-folder.ts'

export interface BrowserHolderOptions {
  settings: BrowserSettings
  stateFolder: string
  find(): Promise<FoundBrowser>
  /** Opens the guard of a browser that starts. */
  guard?: () => Promise<Guard>
  logger: Logger
}

/** A context of a session, with what belongs to it. */
export interface OpenedContext {
  context: BrowserContext
  guard: Guard
  limitDownloads(): () => void
  /** Aborted when the browser ends without having been told to. */
  lost: AbortSignal
  /** Ends a browser that does not answer. */
  kill(): void
}

/** The one browser, started when a session first needs it and again when it was lost. */
export interface BrowserHolder {
  openContext(session: string): Promise<OpenedContext>
  /** Ends it, by force when it does not end by itself. */
  close(): Promise<void>
  readonly isRunning: boolean
}

interface Running extends LaunchedBrowser {
  guard: Guard
  folder: string
  lost: AbortSignal
  limitDownloads(): () => void
}

/** Milliseconds for a browser to open a context, and to end, before it counts as hung. */
const CONTEXT_PATIENCE = 8_000
const CLOSE_PATIENCE = 3_000

export function createBrowserHolder(options: BrowserHolderOptions): BrowserHolder {
  const { settings, stateFolder, find, logger } = options
  const openOwnGuard =
    options.guard ?? (() => openGuard({ stateFolder, allowedOrigins: settings.allowed_origins, logger }))
  const root = join(stateFolder, 'browser')
  let running: Promise<Running> | undefined
  let starts = 0

  const start = async (): Promise<Running> => {
    const found = await find()
    if (!found.path) throw pageError('BROWSER_MISSING', describeMissingBrowser(found))
    const guard = await openOwnGuard()
    try {
      const folder = await openWorkFolder(root, ++starts)
      const downloads = join(folder, 'downloads')
      const launched = await launchBrowser({
        path: found.path,
        settings,
        proxy: guard.server,
        downloads,
        artifacts: join(folder, 'artifacts'),
      })
      const { browser, profile } = launched
      void profile.then(async found => await rememberProfile(folder, found)).catch(() => undefined)
      const limitDownloads = createDownloadLimit(browser, downloads, settings.max_download_mb * 1_000_000)
      const lost = new AbortController()
      const self: Running = { ...launched, guard, folder, limitDownloads, lost: lost.signal }
      browser.on('disconnected', () => {
        lost.abort()
        void forget(self)
      })
      logger.info({ event: 'browser_started', path: found.path, source: found.source, version: browser.version() })
      return self
    } catch (error) {
      await guard.close()
      throw error
    }
  }
  const forget = async (gone: Running): Promise<void> => {
    const current = await running?.catch(() => undefined)
    if (current === gone) {
      running = undefined
      logger.warn({ event: 'browser_lost' })
    }
    await Promise.allSettled([gone.guard.close(), rm(gone.folder, { recursive: true, force: true })])
  }
  const get = async (): Promise<Running> => {
    const starting = (running ??= start())
    try {
      return await starting
    } catch (error) {
      if (running === starting) running = undefined
      throw error
    }
  }
  const end = async (one: Running): Promise<void> => {
    const closed = one.browser.close().catch(() => undefined)
    const isDone = await Promise.race([closed.then(() => true), sleep(CLOSE_PATIENCE, false, { ref: false })])
    if (isDone) return
    logger.warn({ event: 'browser_killed', pid: one.pid })
    one.kill()
    await Promise.race([closed, sleep(CLOSE_PATIENCE, undefined, { ref: false })])
  }

  return {
    openContext: async session => {
      const one = await get()
      const proxy = await one.guard.proxyFor(session)
      const opening = one.browser.newContext({
        viewport: { width: settings.width, height: settings.height },
        acceptDownloads: true,
        proxy,
      })
      opening.catch(() => undefined)
      // Of a browser that ends meanwhile Playwright never says anything.
      const context = await Promise.race([opening, whenAborted(one.lost), sleep(CONTEXT_PATIENCE, undefined, NO_REF)])
      const { guard, limitDownloads, lost } = one
      const kill = (): void => {
        logger.warn({ event: 'browser_killed', pid: one.pid })
        if (running && !lost.aborted) running = undefined
        one.kill()
      }
      if (context && !lost.aborted) return { context, guard, limitDownloads, lost, kill }
      if (lost.aborted) throw pageError('PAGE_GONE', BROWSER_ENDED)
      kill()
      throw pageError('BROWSER_FAILED', 'The browser did not answer and was ended. The next call starts it anew.')
    },
    close: async () => {
      const closing = running
      running = undefined
      const one = await closing?.catch((error: unknown) => void logger.debug({ error: messageOf(error) }))
      if (one) {
        await end(one)
        await forget(one)
      }
    },
    get isRunning() {
      return running !== undefined
    },
  }
}

/** What a call says whose browser ended. */
export const BROWSER_ENDED = 'The browser ended unexpectedly during this call. The next call starts it anew.'

const NO_REF = { ref: false }

/** Resolves when a signal is aborted. */
export const whenAborted = (signal: AbortSignal): Promise<undefined> =>
  new Promise(resolve => {
    if (signal.aborted) resolve(undefined)
    else signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })
