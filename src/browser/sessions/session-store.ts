import type { Browser } from 'playwright-core'
import type { Logger } from '../../lib/logger.ts'
import { describeMissingBrowser, type FoundBrowser } from '../find-browser.ts'
import { launchBrowser } from '../launch.ts'
import { pageError } from '../page-errors.ts'
import type { BrowserSettings } from '../settings.ts'
import { openSession, type OpenSession } from './open-session.ts'

export interface SessionStoreOptions {
  settings: BrowserSettings
  stateFolder: string
  find(): Promise<FoundBrowser>
  logger: Logger
}

/** The sessions and the one browser under them. */
export interface SessionStore {
  get(id: string): OpenSession
  close(id: string): Promise<boolean>
  closeAll(): Promise<void>
}

export function createSessionStore({ settings, stateFolder, find, logger }: SessionStoreOptions): SessionStore {
  const sessions = new Map<string, OpenSession>()
  let launching: Promise<Browser> | undefined

  const launch = async (): Promise<Browser> => {
    const found = await find()
    if (!found.path) throw pageError('BROWSER_MISSING', describeMissingBrowser(found))
    const browser = await launchBrowser(found.path, settings)
    browser.on('disconnected', () => {
      launching = undefined
    })
    logger.info({ event: 'browser_started', path: found.path, source: found.source, version: browser.version() })
    return browser
  }
  const browser = async (): Promise<Browser> => {
    launching ??= launch()
    try {
      return await launching
    } catch (error) {
      launching = undefined
      throw error
    }
  }
  const openContext = async () =>
    await (
      await browser()
    ).newContext({
      viewport: { width: settings.width, height: settings.height },
      acceptDownloads: true,
    })

  return {
    get: id => {
      let session = sessions.get(id)
      if (!session) sessions.set(id, (session = openSession({ id, stateFolder, settings, openContext })))
      return session
    },
    close: async id => {
      const session = sessions.get(id)
      sessions.delete(id)
      await session?.close()
      return session !== undefined
    },
    closeAll: async () => {
      sessions.clear()
      const closing = launching
      launching = undefined
      await closing?.then(
        one => one.close(),
        () => undefined,
      )
    },
  }
}
