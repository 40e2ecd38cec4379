import type { BrowserContext, Page } from 'playwright-core'
import type { PageState } from '../../contract/page.ts'
import type { Dialogs } from './dialogs.ts'
import type { Downloads } from './downloads.ts'
import type { Tab } from './tab.ts'
import type { Tabs } from './tabs.ts'

/** Where one chat session is in the browser. What tools use. */
export interface PageSession {
  readonly id: string
  readonly stateFolder: string
  /** Where its screenshots and downloads are, and what may be uploaded. */
  readonly filesFolder: string
  readonly tabs: Tabs
  readonly dialogs: Dialogs
  readonly downloads: Downloads
  /**
   * The tab that is open now; opened when there is none. Rejects with DIALOG_WAITS while a dialog stops the page, because
   * nothing in it would answer.
   */
  page(): Promise<Page>
  /** A further tab, which is shown from now on. Rejects when there are as many as there may be. */
  openTab(): Promise<Page>
  /** Its context: cookies and tabs. Opened when there is none. */
  context(): Promise<BrowserContext>
  /**
   * Does something to the page and waits until what it started has settled: a navigation until it has loaded, requests of
   * scripts for a short while. Resolves early with undefined when a dialog stops the page, or when it has gone to another one
   * that does not come, because nothing more can be done to it then; the state tells of it.
   */
  act<T>(work: (page: Page) => Promise<T>, options?: ActOptions): Promise<T | undefined>
  /** The title of a tab, or what it was when the page could last say. */
  titleOf(tab: Tab): Promise<string>
  /** Whether requests of scripts or frames are under way, or the tab is on its way to another page. */
  readonly isLoading: boolean
  /** Where it is. Tells dialogs, downloads and notes once. */
  state(): Promise<PageState>
  /** Something that the next state tells. */
  note(text: string): void
  /** Closes all tabs; the next use begins anew. False when nothing was open. */
  close(): Promise<boolean>
  /** Opens an address in a tab, the current one when none is given. Rejects with the reason in words. */
  visit(address: string, signal: AbortSignal, on?: Page): Promise<void>
  /** Goes through the tab's history. Rejects when there is nothing in that direction. */
  go(direction: 'back' | 'forward' | 'reload', signal: AbortSignal): Promise<void>
}

export interface ActOptions {
  /** Another page than the current one; also one that a dialog stops. */
  on?: Page
  /** The work is to open a page: it takes as long as that takes, and windows that open meanwhile are not what is shown. */
  navigates?: boolean
  /** Asked after the work: true when nothing in the page can have noticed it, so that there is nothing to be drawn. */
  isUnnoticed?: (() => Promise<boolean>) | undefined
}
