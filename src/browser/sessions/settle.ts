import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'
import type { Activity } from './activity.ts'
import type { Downloads } from './downloads.ts'
import { isMainFrame } from './tab.ts'
import type { Tabs } from './tabs.ts'

/** Milliseconds: for a page to load after an action, for what scripts fetch because of it, for a window to come up. */
const LOAD_CAP = 5_000
/** Milliseconds for an action and the page after it; a little is left for the page in any case. */
const WHOLE_CAP = 10_000
const LEAST_CAP = 200
const FETCH_CAP = 1_500
const WINDOW_CAP = 2_000
const DOWNLOAD_CAP = 2_000
const FRAME_CAP = 300
const LEAVE_CAP = 2_000
/** A page that goes on and on, one hop after the other. */
const MOST_HOPS = 5
const DRAWN = 'new Promise(done => requestAnimationFrame(() => setTimeout(done)))'

export interface SettleOptions {
  page: Page
  tabs: Tabs
  activity: Activity
  downloads: Downloads
  note(text: string): void
  /** True once nobody waits any more. */
  isOver(): boolean
}

/**
 * Does something to a page, then waits for what it started: a navigation or a new window until it has loaded, what scripts
 * fetched for a short while, and one frame to be drawn. An action that starts nothing costs that frame alone.
 */
export async function settle<T>(options: SettleOptions, work: () => Promise<T>): Promise<T> {
  const { page, tabs, activity, downloads, note, isOver } = options
  const since = activity.now()
  const started = performance.now()
  const tab = tabs.all.find(one => one.page === page)
  const windowsBefore = tab?.windows.length ?? 0
  const pagesBefore = new Set(tabs.all)
  const commitsBefore = tab?.commits ?? 0
  const asked = new Set<Request>()
  const onRequest = (request: Request): void => {
    if (request.isNavigationRequest() && isMainFrame(request, page)) asked.add(request)
  }
  const onFailed = (request: Request): void => void asked.delete(request)
  page.on('request', onRequest)
  page.on('requestfailed', onFailed)
  const forget = (): void => {
    page.off('request', onRequest)
    page.off('requestfailed', onFailed)
  }
  const result = await work().catch((error: unknown) => {
    forget()
    throw error
  })
  if (!activity.hasNavigated(since)) await drawFrame(page)
  await openedWindow()
  await arrived().finally(forget)
  if (activity.hasNavigated(since)) {
    await load(tabs.current?.page ?? page)
    await leave()
  }
  if (await quiet()) await drawFrame(page)
  if (downloads.lastStart > started) await downloads.settled(DOWNLOAD_CAP)
  return result

  /** Until the page that was asked for has taken the place of the one before, whose own loading is over. */
  async function arrived(): Promise<void> {
    const until = performance.now() + LOAD_CAP
    const isComing = () => asked.size > 0 && tab !== undefined && tab.commits === commitsBefore && !page.isClosed()
    while (isComing() && downloads.lastStart <= started && performance.now() < until && !isOver()) await sleep(5)
  }

  /** Pages that never have loaded are what they are by then. */
  async function load(shown: Page): Promise<void> {
    const left = Math.max(LEAST_CAP, WHOLE_CAP - (performance.now() - started))
    const isLoaded = await shown.waitForLoadState('load', { timeout: Math.min(LOAD_CAP, left) }).then(
      () => true,
      () => shown.isClosed(),
    )
    if (!isLoaded && !isOver()) note(`${shown.url()} is still loading.`)
  }

  /** Of pages that at once go on to another one, the last counts. */
  async function leave(): Promise<void> {
    for (let times = 0; tab && times < MOST_HOPS && !isOver(); times++) {
      // What it says of itself comes right after it has loaded, before its next answer.
      await tab.answers(FRAME_CAP)
      if (!tab.isLeaving) return
      const until = performance.now() + LEAVE_CAP
      while (tab.isLeaving && performance.now() < until && !isOver()) await sleep(5)
      await load(page)
    }
  }

  /**
   * The tab of a window that the action opened comes a moment later, and its page a moment after that; none comes when the
   * address is that of a file.
   */
  async function openedWindow(): Promise<void> {
    const opened = tab?.windows.slice(windowsBefore) ?? []
    const until = performance.now() + WINDOW_CAP
    const waits = () => performance.now() < until && !isOver()
    const newTab = () => tabs.all.find(one => !pagesBefore.has(one))
    while (opened.length > 0 && !newTab() && !page.isClosed() && waits()) await sleep(5)
    const window = newTab()
    if (!window) return
    const comes = opened.some(address => address !== '' && address !== 'about:blank')
    const isFile = () => downloads.lastStart > started
    while (comes && isBlank(window.page) && !isFile() && waits()) await sleep(5)
    if (isBlank(window.page) && isFile()) await window.page.close().catch(() => undefined)
    else await load(window.page)
  }

  /** True when there was something to wait for. */
  async function quiet(): Promise<boolean> {
    const until = performance.now() + FETCH_CAP
    let waited = false
    while (activity.pending(since) > 0 && performance.now() < until && !isOver()) {
      waited = true
      await sleep(10)
    }
    return waited
  }
}

/** Resolves when the page has drawn, or is going away. A tab in the background draws nothing, hence the cap. */
async function drawFrame(page: Page): Promise<void> {
  if (page.isClosed()) return
  const drawn = page.evaluate(DRAWN).catch(() => undefined)
  await Promise.race([drawn, sleep(FRAME_CAP, undefined, { ref: false })])
}

/** The address of a page that has not come yet, or never will. */
const isBlank = (page: Page): boolean => ['', ':', 'about:blank'].includes(page.url())
