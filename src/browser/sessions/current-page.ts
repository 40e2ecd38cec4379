import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { pageError } from '../page-errors.ts'
import type { Dialogs } from './dialogs.ts'
import type { SessionContext } from './session-context.ts'
import type { Tab } from './tab.ts'
import type { Tabs } from './tabs.ts'

/** The page that a call works with. */
export interface CurrentPage {
  /** The tab that is shown; opened when there is none. Rejects with DIALOG_WAITS while a dialog stops it. */
  shown(): Promise<Page>
  /** The same, after the page has come that an earlier call asked for: until then nothing in it can be read. */
  ready(): Promise<Page>
  /** The same, or an empty tab in its place when it does not answer: for whoever goes elsewhere anyway. */
  answering(): Promise<Page>
  /** A further tab, which is shown from now on. */
  open(): Promise<Page>
}

export interface CurrentPageOptions {
  context: SessionContext
  tabs: Tabs
  dialogs: Dialogs
  /** Seconds for a page to come. */
  patience: number
  note(text: string): void
}

/** Milliseconds within which a page has to answer. */
export const ANSWER_WITHIN = 2_300
/** Milliseconds. */
const LOAD_PATIENCE = 5_000

export function createCurrentPage({ context, tabs, dialogs, patience, note }: CurrentPageOptions): CurrentPage {
  const open = async (): Promise<Page> => {
    const fresh = await (await context.get()).newPage()
    const tab = tabs.of(fresh)
    if (tab) tabs.select(tab)
    return fresh
  }
  const shown = async (): Promise<Page> => {
    await context.get()
    const page = tabs.current?.page ?? (await open())
    const dialog = dialogs.waitingOn(page)
    if (dialog)
      throw pageError(
        'DIALOG_WAITS',
        `The page shows a ${dialog.type} dialog and does nothing until it is answered: "${dialog.message}". Accept or dismiss it.`,
      )
    return page
  }
  const arrive = async ({ page, departure, stop }: Tab): Promise<void> => {
    const until = departure.since + patience * 1000
    while (departure.isLeaving && performance.now() < until && !dialogs.waitingOn(page)) await sleep(10)
    if (!departure.isLeaving)
      return await page.waitForLoadState('load', { timeout: LOAD_PATIENCE }).catch(() => undefined)
    await stop()
    note(`The page that was asked for did not come within ${patience} s; the one before is still open.`)
  }

  return {
    shown,
    ready: async () => {
      const page = await shown()
      const tab = tabs.of(page)
      if (tab?.departure.awaitsServer) await arrive(tab)
      return page
    },
    answering: async () => {
      const page = await shown()
      const tab = tabs.of(page)
      if (!tab || tab.commits === 0) return page
      tab.isLeft = true
      if ((await tab.answers(ANSWER_WITHIN)) || dialogs.waitingOn(page)) {
        tab.isLeft = false
        return page
      }
      note(`The page ${page.url()} did not answer any more and was closed.`)
      await context.recover(tab)
      return await open()
    },
    open,
  }
}
