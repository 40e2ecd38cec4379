import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import type { BrowserSettings } from '../../config/settings.ts'
import type { PageState } from '../../contract/page.ts'
import { filesFolder } from '../../lib/browser-session.ts'
import { pageError } from '../page-errors.ts'
import { createActivity } from './activity.ts'
import type { OpenedContext } from './browser-holder.ts'
import { createCurrentPage } from './current-page.ts'
import { createDialogs } from './dialogs.ts'
import { createDownloads } from './downloads.ts'
import { openAddress, refusedBy, visit, type VisitOptions } from './open-address.ts'
import type { ActOptions, PageSession } from './page-session.ts'
import { createSessionContext } from './session-context.ts'
import { settle } from './settle.ts'
import type { Tab } from './tab.ts'
import { createTabs } from './tabs.ts'

export interface OpenSessionOptions {
  id: string
  stateFolder: string
  settings: BrowserSettings
  /** A new context in the browser, which is started when it does not run. */
  openContext(): Promise<OpenedContext>
}

/** A session, and what the service does with it. */
export interface OpenSession extends PageSession {
  readonly isOpen: boolean
  /** How often its browser ended unexpectedly. */
  readonly losses: number
  /** Closes a page that does not answer; its whole context when that does not help. Cookies stay. */
  recover(tab: Tab): Promise<void>
}

/** Milliseconds for a page to tell its title, and for a file to begin. */
const TITLE_PATIENCE = 1_000
const FILE_PATIENCE = 1_000
/** Notes that one state tells, and how long one is. */
const MOST_NOTES = 20
const LONGEST_NOTE = 500
const LONGEST_URL = 8_000

/** A session without a context; that is opened at the first use. */
export function openSession({ id, stateFolder, settings, openContext }: OpenSessionOptions): OpenSession {
  const folder = filesFolder(stateFolder, id)
  let notes: string[] = []
  /** Of the last state: a browser that ends takes its pages along first. */
  let lastUrl: string | undefined
  const note = (text: string): void => {
    if (notes.length < MOST_NOTES && !notes.includes(text)) notes.push(text.slice(0, LONGEST_NOTE))
  }
  const preparePage = (page: Page): void => {
    page.setDefaultTimeout(settings.action_timeout * 1000)
    page.setDefaultNavigationTimeout(settings.navigation_timeout * 1000)
    // With somebody listening no window of the system asks for files.
    page.on('filechooser', () => note('The page asks for a file; upload gives it one.'))
  }
  const activity = createActivity()
  const dialogs = createDialogs({
    note,
    onFlood: page => {
      note(`The page ${page.url()} shows one dialog after the other and was closed.`)
      void page.close().catch(() => undefined)
    },
  })
  const tabs = createTabs({ most: settings.max_pages, note, onOpen: preparePage })
  const context = createSessionContext({
    id,
    openContext,
    onOpen: fresh => {
      dialogs.watch(fresh)
      activity.watch(fresh)
      downloads.watch(fresh)
      fresh.on('page', tabs.add)
    },
    onGone: isLost => {
      const url = tabs.current?.page.url() ?? lastUrl
      tabs.clear()
      dialogs.clear()
      const where = url && url !== 'about:blank' ? ` while ${url} was open` : ''
      if (isLost) note(`The browser ended unexpectedly${where}. It starts anew.`)
    },
  })
  const downloads = createDownloads({
    folder,
    mostBytes: settings.max_download_mb * 1_000_000,
    note,
    limitSize: () => context.opened?.limitDownloads() ?? (() => undefined),
  })
  const current = createCurrentPage({ context, tabs, dialogs, patience: settings.navigation_timeout, note })
  const refused = () => context.opened?.guard.refused(id) ?? []

  const act = async <T>(
    work: (page: Page) => Promise<T>,
    { on, navigates = false, isUnnoticed }: ActOptions = {},
  ): Promise<T | undefined> => {
    const target = on ?? (await current.ready())
    const { opened: dialog, cancel } = dialogs.next(stopped => stopped === target || stopped === tabs.current?.page)
    let isOver = false
    tabs.follow = !navigates
    const options = { page: target, navigates, isUnnoticed, tabs, activity, downloads, note, isOver: () => isOver }
    const done = settle(options, () => work(target))
    done.catch(() => undefined)
    try {
      return await Promise.race([done, dialog.then(() => undefined)])
    } finally {
      isOver = true
      tabs.follow = false
      cancel()
    }
  }

  const readTitle = async (tab: Tab): Promise<string> => {
    if (dialogs.waitingOn(tab.page) || tab.departure.awaitsServer) return tab.title
    const title = await Promise.race([
      tab.page.title().catch(() => ''),
      sleep(TITLE_PATIENCE, tab.title, { ref: false }),
    ])
    return (tab.title = title.slice(0, LONGEST_NOTE))
  }
  const state = async (): Promise<PageState> => {
    const tab = tabs.current
    const title = tab ? await readTitle(tab) : ''
    for (const refusal of refused()) note(refusal.message)
    tabs.report().forEach(note)
    const told = dialogs.report()
    const files = downloads.report()
    const heard = notes
    notes = []
    lastUrl = tab?.page.url()
    return {
      url: lastUrl?.slice(0, LONGEST_URL) || 'about:blank',
      title,
      tab: tab ? tabs.all.indexOf(tab) + 1 : 1,
      tabs: tabs.all.length,
      ...(tab?.status !== undefined && { status: tab.status }),
      ...(told.length > 0 && { dialogs: told }),
      ...(files.length > 0 && { downloads: files }),
      ...(heard.length > 0 && { notes: heard }),
    }
  }

  const visitOptions = (target: Page, signal: AbortSignal): VisitOptions => ({
    signal,
    page: target,
    tab: tabs.of(target),
    timeout: settings.navigation_timeout * 1000,
    refused,
    note,
    fileBegins: () => downloads.begins(FILE_PATIENCE),
  })

  return {
    id,
    stateFolder,
    filesFolder: folder,
    tabs,
    dialogs,
    downloads,
    get isOpen() {
      return context.isOpen
    },
    get losses() {
      return context.losses
    },
    page: current.ready,
    openTab: async () => {
      if (tabs.all.length >= settings.max_pages)
        throw pageError(
          'WRONG_REQUEST',
          `${tabs.all.length} tabs are open, as many as browser.max_pages allows. Close one first.`,
        )
      return await current.open()
    },
    context: context.get,
    act,
    titleOf: readTitle,
    get isLoading() {
      return activity.pending(0) > 0 || (tabs.current?.departure.isLeaving ?? false)
    },
    state,
    note,
    visit: async (address, signal, on) => {
      const target = on ?? (await current.answering())
      const refusal = await context.opened?.guard.check(id, address)
      if (refusal) throw refusedBy(refusal)
      signal.throwIfAborted()
      await act(async () => await openAddress(address, visitOptions(target, signal)), { on: target, navigates: true })
    },
    go: async (direction, signal) => {
      const target = await current.shown()
      const before = tabs.of(target)?.commits ?? 0
      const options = { waitUntil: 'domcontentloaded' } as const
      const went = await act(
        async () => {
          await visit(target.url(), visitOptions(target, signal), async () => {
            if (direction === 'reload') return await target.reload(options)
            return direction === 'back' ? await target.goBack(options) : await target.goForward(options)
          })
          return direction === 'reload' || (tabs.of(target)?.commits ?? 0) > before
        },
        { on: target, navigates: true },
      )
      if (went === false)
        throw pageError(
          'WRONG_REQUEST',
          `There is no page ${direction === 'back' ? 'before' : 'after'} this one in this tab.`,
        )
    },
    recover: context.recover,
    close: context.close,
  }
}
