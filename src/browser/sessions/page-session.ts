import type { BrowserContext, Page } from 'playwright-core'
import type { PageState } from '../../contract/page.ts'

/** Where one chat session is in the browser. What tools use. */
export interface PageSession {
  readonly id: string
  readonly stateFolder: string
  /** Where its screenshots and downloads are, and what may be uploaded. */
  readonly filesFolder: string
  /**
   * The tab that is open now; opened when there is none. Rejects with DIALOG_WAITS while a dialog stops the page, because
   * nothing in it would answer.
   */
  page(): Promise<Page>
  /** Its context: cookies and tabs. Opened when there is none. */
  context(): Promise<BrowserContext>
  /**
   * Does something to the page and waits until what it started has settled: a navigation until it has loaded, requests of
   * scripts for a short while. Resolves early with undefined when a dialog stops the page; the state then tells of it.
   */
  act<T>(work: (page: Page) => Promise<T>): Promise<T | undefined>
  /** Where it is. Tells dialogs, downloads and notes once. */
  state(): Promise<PageState>
  /** Something that the next state tells. */
  note(text: string): void
}
