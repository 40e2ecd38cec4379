import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Cookie, Page } from 'playwright-core'
import type { BrowserSettings } from '../../config/settings.ts'
import type { PageState } from '../../contract/page.ts'
import { filesFolder } from '../../lib/browser-session.ts'
import { pageError } from '../page-errors.ts'
import { createActivity } from './activity.ts'
import type { OpenedContext } from './browser-holder.ts'
import { createDialogs } from './dialogs.ts'
import { createDownloads } from './downloads.ts'
import { openAddress, refusedBy, visit, type VisitOptions } from './open-address.ts'
import type { ActOptions, PageSession } from './page-session.ts'
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

/** Milliseconds within which a page has to answer. */
export const ANSWER_WITHIN = 2_300
/** Milliseconds that a frozen page, and its context, may take to close, and a page to tell its title. */
const PAGE_PATIENCE = 900
const CONTEXT_PATIENCE = 600
const TITLE_PATIENCE = 1_000
const FILE_PATIENCE = 1_000
const LOAD_PATIENCE = 5_000
/** Notes that one state tells, and how long one is. */
const MOST_NOTES = 20
const LONGEST_NOTE = 500
const LONGEST_URL = 8_000

/** A session without a context; that is opened at the first use. */
export function openSession({ id, stateFolder, settings, openContext }: OpenSessionOptions): OpenSession {
  const folder = filesFolder(stateFolder, id)
  let opening: Promise<OpenedContext> | undefined
  let opened: OpenedContext | undefined
  let notes: string[] = []
  let carried: Cookie[] = []
  /** Of the last state: a browser that ends takes its pages along first. */
  let lastUrl: string | undefined
  let losses = 0
  const note = (text: string): void => {
    if (notes.length < MOST_NOTES && !notes.includes(text)) notes.push(text.slice(0, LONGEST_NOTE))
  }
  const activity = createActivity()
  const dialogs = createDialogs({
    note,
    onFlood: page => {
      note(`The page ${page.url()} shows one dialog after the other and was closed.`)
      void page.close().catch(() => undefined)
    },
  })
  const tabs = createTabs({ most: settings.max_pages, note, onOpen: page => preparePage(page) })
  const downloads = createDownloads({
    folder,
    mostBytes: settings.max_download_mb * 1_000_000,
    note,
    limitSize: () => opened?.limitDownloads() ?? (() => undefined),
  })

  const preparePage = (page: Page): void => {
    page.setDefaultTimeout(settings.action_timeout * 1000)
    page.setDefaultNavigationTimeout(settings.navigation_timeout * 1000)
    // With somebody listening no window of the system asks for files.
    page.on('filechooser', () => note('The page asks for a file; upload gives it one.'))
  }

  const open = async (): Promise<OpenedContext> => {
    const fresh = await openContext()
    opened = fresh
    const { context } = fresh
    dialogs.watch(context)
    activity.watch(context)
    downloads.watch(context)
    context.on('page', tabs.add)
    const onEnd = (): void => {
      if (opened !== fresh) return
      losses++
      const url = tabs.current?.page.url() ?? lastUrl
      forget()
      const where = url && url !== 'about:blank' ? ` while ${url} was open` : ''
      note(`The browser ended unexpectedly${where}. It starts anew.`)
    }
    context.on('close', onEnd)
    fresh.lost.addEventListener('abort', onEnd, { once: true })
    if (carried.length > 0) await context.addCookies(carried).catch(() => undefined)
    carried = []
    return fresh
  }
  const forget = (): void => {
    opening = undefined
    opened = undefined
    tabs.clear()
    dialogs.clear()
  }
  const context = async (): Promise<BrowserContext> => {
    const mine = (opening ??= open())
    try {
      return (await mine).context
    } catch (error) {
      if (opening === mine) opening = undefined
      throw error
    }
  }

  const newPage = async (): Promise<Page> => {
    const fresh = await (await context()).newPage()
    const tab = tabs.all.find(one => one.page === fresh)
    if (tab) tabs.select(tab)
    return fresh
  }
  /** The tab that is shown, wherever it is going. */
  const shownPage = async (): Promise<Page> => {
    await context()
    const shown = tabs.current?.page ?? (await newPage())
    const dialog = dialogs.waitingOn(shown)
    if (dialog)
      throw pageError(
        'DIALOG_WAITS',
        `The page shows a ${dialog.type} dialog and does nothing until it is answered: "${dialog.message}". Accept or dismiss it.`,
      )
    return shown
  }
  const page = async (): Promise<Page> => {
    const shown = await shownPage()
    const tab = tabOf(shown)
    if (tab?.departure.awaitsServer) await arrive(tab)
    return shown
  }
  /** Waits for the page that an earlier call asked for; until it has come, nothing can be read. */
  const arrive = async (tab: Tab): Promise<void> => {
    const until = tab.departure.since + settings.navigation_timeout * 1000
    while (tab.departure.isLeaving && performance.now() < until && !dialogs.waitingOn(tab.page)) await sleep(10)
    if (!tab.departure.isLeaving)
      return await tab.page.waitForLoadState('load', { timeout: LOAD_PATIENCE }).catch(() => undefined)
    await tab.stop()
    note(
      `The page that was asked for did not come within ${settings.navigation_timeout} s; the one before is still open.`,
    )
  }

  const act = async <T>(
    work: (page: Page) => Promise<T>,
    { on, navigates = false }: ActOptions = {},
  ): Promise<T | undefined> => {
    const target = on ?? (await page())
    const { opened: dialog, cancel } = dialogs.next(stopped => stopped === target || stopped === tabs.current?.page)
    let isOver = false
    tabs.follow = !navigates
    const done = settle({ page: target, navigates, tabs, activity, downloads, note, isOver: () => isOver }, () =>
      work(target),
    )
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
    for (const refusal of opened?.guard.refused(id) ?? []) note(refusal.message)
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

  const recover = async (tab: Tab): Promise<void> => {
    tab.isGivenUp = true
    const holder = opened
    const reading = holder?.context.cookies().catch(() => [])
    if (await inTime(tab.page.close(), PAGE_PATIENCE)) return
    if (!holder || opened !== holder) return
    carried = (await Promise.race([reading, sleep(1, undefined)])) ?? []
    forget()
    if (!(await inTime(holder.context.close(), CONTEXT_PATIENCE))) holder.kill()
  }
  /** The tab that is shown, or an empty one in its place when it does not answer. */
  const answeringPage = async (): Promise<Page> => {
    const shown = await shownPage()
    const tab = tabOf(shown)
    if (!tab || tab.commits === 0 || (await tab.answers(ANSWER_WITHIN)) || dialogs.waitingOn(shown)) return shown
    note(`The page ${shown.url()} did not answer any more and was closed.`)
    await recover(tab)
    return await newPage()
  }
  const tabOf = (one: Page): Tab | undefined => tabs.all.find(tab => tab.page === one)
  const visitOptions = (target: Page, signal: AbortSignal): VisitOptions => ({
    signal,
    page: target,
    tab: tabOf(target),
    timeout: settings.navigation_timeout * 1000,
    refused: () => opened?.guard.refused(id) ?? [],
    note,
    fileBegins: () => downloads.begins(FILE_PATIENCE),
  })
  const close = async (): Promise<boolean> => {
    const closing = opening
    forget()
    const one = await closing?.catch(() => undefined)
    await one?.context.close().catch(() => undefined)
    await one?.guard.release(id)
    return one !== undefined
  }

  return {
    id,
    stateFolder,
    filesFolder: folder,
    tabs,
    dialogs,
    downloads,
    get isOpen() {
      return opening !== undefined
    },
    page,
    openTab: async () => {
      if (tabs.all.length >= settings.max_pages)
        throw pageError(
          'WRONG_REQUEST',
          `${tabs.all.length} tabs are open, as many as browser.max_pages allows. Close one first.`,
        )
      return await newPage()
    },
    context,
    act,
    titleOf: readTitle,
    state,
    note,
    visit: async (address, signal, on) => {
      const target = on ?? (await answeringPage())
      const refusal = await opened?.guard.check(id, address)
      if (refusal) throw refusedBy(refusal)
      signal.throwIfAborted()
      await act(async () => await openAddress(address, visitOptions(target, signal)), { on: target, navigates: true })
    },
    go: async (direction, signal) => {
      const target = await page()
      const before = tabOf(target)?.commits ?? 0
      const options = { waitUntil: 'domcontentloaded' } as const
      const went = await act(
        async () => {
          await visit(target.url(), visitOptions(target, signal), async () => {
            if (direction === 'reload') return await target.reload(options)
            return direction === 'back' ? await target.goBack(options) : await target.goForward(options)
          })
          return direction === 'reload' || (tabOf(target)?.commits ?? 0) > before
        },
        { on: target, navigates: true },
      )
      if (went === false)
        throw pageError(
          'WRONG_REQUEST',
          `There is no page ${direction === 'back' ? 'before' : 'after'} this one in this tab.`,
        )
    },
    get losses() {
      return losses
    },
    recover,
    close,
  }
}

/** True when it is done in time; a failure is done, too. */
const inTime = (work: Promise<unknown>, milliseconds: number): Promise<boolean> =>
  Promise.race([
    work.then(
      () => true,
      () => true,
    ),
    sleep(milliseconds, false, { ref: false }),
  ])
