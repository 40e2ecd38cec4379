import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import type { Activity } from './activity.ts'
import type { Downloads } from './downloads.ts'
import type { Tab } from './tab.ts'
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
const STALL = 1_500
/** A page that goes on and on, one hop after the other. */
const MOST_HOPS = 5
const DRAWN = 'new Promise(done => requestAnimationFrame(() => setTimeout(done)))'

export interface SettleOptions {
  page: Page
  /** The work is to open a page. */
  navigates: boolean
  /** Nothing in the page can have noticed the work: there is nothing to be drawn. */
  isUnnoticed?: (() => Promise<boolean>) | undefined
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
export async function settle<T>(options: SettleOptions, work: () => Promise<T>): Promise<T | undefined> {
  const { page, navigates, isUnnoticed, tabs, activity, downloads, note, isOver } = options
  const since = activity.now()
  const started = performance.now()
  const tab = tabs.all.find(one => one.page === page)
  const windowsBefore = tab?.windows.length ?? 0
  const pagesBefore = new Set(tabs.all)
  const result = await (navigates ? work() : workOrStall())
  if (!activity.hasNavigated(since) && !(await isUnnoticed?.())) await drawFrame(page)
  await openedWindow()
  if (tab && (tab.departure.isLeaving || activity.hasNavigated(since))) await arrive(tab)
  if (await quiet()) await drawFrame(page)
  if (downloads.lastStart > started) await downloads.settled(DOWNLOAD_CAP)
  return result

  /** Nothing answers in a page that has gone to another one which does not come: the work is over then. */
  async function workOrStall(): Promise<T | undefined> {
    let isDone = false
    const running = work().finally(() => (isDone = true))
    running.catch(() => undefined)
    const stalled = async (): Promise<undefined> => {
      while (!isDone && !isOver()) {
        const { awaitsServer, since: asked } = tab?.departure ?? { awaitsServer: false, since: 0 }
        if (awaitsServer && asked > started && performance.now() - asked > STALL) return undefined
        await sleep(50)
      }
      return await new Promise(() => undefined)
    }
    return await Promise.race([running, stalled()])
  }

  /** Until the page that was asked for has come and has loaded. Of pages that at once go on to another one, the last counts. */
  async function arrive(leaving: Tab): Promise<void> {
    for (let hops = 0; hops < MOST_HOPS && !isOver(); hops++) {
      const until = performance.now() + LOAD_CAP
      const waits = () => leaving.departure.isLeaving && !page.isClosed() && downloads.lastStart <= started
      while (waits() && performance.now() < until && !isOver()) await sleep(5)
      if (waits() && !isOver()) return note('The page is on its way to another one, which has not come yet.')
      await load(tabs.current?.page ?? page)
      // What it says of itself comes right after it has loaded, before its next answer.
      await leaving.answers(FRAME_CAP)
      if (!leaving.departure.isLeaving) return
    }
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
