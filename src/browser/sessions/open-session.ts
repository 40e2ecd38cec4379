import type { BrowserContext, Dialog, Page } from 'playwright-core'
import { filesFolder } from '../../lib/browser-session.ts'
import type { PageDialog, PageState } from '../../contract/page.ts'
import { pageError } from '../page-errors.ts'
import type { BrowserSettings } from '../settings.ts'
import type { PageSession } from './page-session.ts'
import { settle } from './settle.ts'

export interface OpenSessionOptions {
  id: string
  stateFolder: string
  settings: BrowserSettings
  /** A new context in the browser, which is started when it does not run. */
  openContext(): Promise<BrowserContext>
}

/** A session, and what the service does with it. */
export interface OpenSession extends PageSession {
  close(): Promise<void>
}

/** A session without a context; that is opened at the first use. */
export function openSession({ id, stateFolder, settings, openContext }: OpenSessionOptions): OpenSession {
  let opened: Promise<BrowserContext> | undefined
  let tabs: Page[] = []
  let current: Page | undefined
  let notes: string[] = []
  let told: PageDialog[] = []
  let waiting: { page: Page; dialog: Dialog; entry: PageDialog } | undefined
  const statuses = new WeakMap<Page, number>()
  const titles = new WeakMap<Page, string>()
  const dialogListeners = new Set<() => void>()

  const watch = (page: Page): void => {
    tabs.push(page)
    current = page
    page.setDefaultTimeout(settings.action_timeout * 1000)
    page.setDefaultNavigationTimeout(settings.navigation_timeout * 1000)
    page.on('response', response => {
      if (response.request().isNavigationRequest() && response.frame() === page.mainFrame())
        statuses.set(page, response.status())
    })
    page.on('dialog', dialog => {
      const entry: PageDialog = { type: dialog.type(), message: dialog.message(), state: 'waiting' }
      told.push(entry)
      if (entry.type === 'alert') {
        entry.state = 'accepted'
        void dialog.accept().catch(() => undefined)
        return
      }
      waiting = { page, dialog, entry }
      for (const listener of dialogListeners) listener()
    })
    page.on('close', () => {
      tabs = tabs.filter(one => one !== page)
      if (waiting?.page === page) waiting = undefined
      if (current === page) current = tabs.at(-1)
    })
  }

  const context = async (): Promise<BrowserContext> => {
    opened ??= openContext().then(fresh => {
      fresh.on('page', watch)
      fresh.on('close', () => {
        opened = undefined
        tabs = []
        current = undefined
        waiting = undefined
      })
      return fresh
    })
    try {
      return await opened
    } catch (error) {
      opened = undefined
      throw error
    }
  }

  const page = async (): Promise<Page> => {
    if (waiting)
      throw pageError(
        'DIALOG_WAITS',
        `The page shows a ${waiting.entry.type} dialog and does nothing until it is answered: "${waiting.entry.message}". Accept or dismiss it.`,
      )
    const open = await context()
    return current ?? (await open.newPage())
  }

  const act = async <T>(work: (page: Page) => Promise<T>): Promise<T | undefined> => {
    const target = await page()
    let stop = (): void => undefined
    const stopped = new Promise<undefined>(resolve => {
      stop = () => resolve(undefined)
      dialogListeners.add(stop)
    })
    const done = settle(target, () => work(target))
    done.catch(() => undefined)
    try {
      return await Promise.race([done, stopped])
    } finally {
      dialogListeners.delete(stop)
    }
  }

  const state = async (): Promise<PageState> => {
    const shown = current
    if (shown && !waiting) titles.set(shown, await shown.title().catch(() => ''))
    const status = shown && statuses.get(shown)
    const result: PageState = {
      url: shown?.url() ?? 'about:blank',
      title: (shown && titles.get(shown)) ?? '',
      tab: Math.max(1, shown ? tabs.indexOf(shown) + 1 : 1),
      tabs: tabs.length,
      ...(status !== undefined && { status }),
      ...(told.length > 0 && { dialogs: told.map(entry => ({ ...entry })) }),
      ...(notes.length > 0 && { notes }),
    }
    told = told.filter(entry => entry.state === 'waiting')
    notes = []
    return result
  }

  return {
    id,
    stateFolder,
    filesFolder: filesFolder(stateFolder, id),
    page,
    context,
    act,
    state,
    note: text => void notes.push(text),
    close: async () => {
      const closing = opened
      opened = undefined
      await closing?.then(
        one => one.close(),
        () => undefined,
      )
    },
  }
}
