import type { BrowserContext, Dialog, Page } from 'playwright-core'
import type { PageDialog } from '../../contract/page.ts'
import { pageError } from '../page-errors.ts'

/** The dialogs of a session's pages. None of them ever holds up a call: it ends early and tells of the dialog. */
export interface Dialogs {
  /** Watches a new context. */
  watch(context: BrowserContext): void
  /** The dialog that stops this page, if there is one. */
  waitingOn(page: Page): PageDialog | undefined
  /** Resolves when a dialog next stops a page that is meant; `cancel` ends the waiting. */
  next(isMeant: (page: Page) => boolean): { opened: Promise<void>; cancel(): void }
  /** Answers the one that waits on a page. Rejects when there is none, but for an alert that closed itself. */
  answer(page: Page, action: 'accept' | 'dismiss', text?: string): Promise<void>
  /** Since this was last asked, and those that wait. */
  report(): PageDialog[]
  clear(): void
}

export interface DialogsOptions {
  note(text: string): void
  /** A page that shows one alert after the other, without end. */
  onFlood(page: Page): void
}

/** An alert has one answer only and gets it at once. So many of them in one call are no messages any more. */
const MOST_ALERTS = 25

export function createDialogs({ note, onFlood }: DialogsOptions): Dialogs {
  let told: PageDialog[] = []
  let alerts = 0
  let lastAlert: PageDialog | undefined
  const waiting = new Map<Page, { dialog: Dialog; entry: PageDialog }>()
  const listeners = new Set<(page: Page) => void>()

  const onDialog = (dialog: Dialog): void => {
    const page = dialog.page()
    const entry: PageDialog = { type: dialog.type(), message: dialog.message().slice(0, LONGEST), state: 'waiting' }
    if (entry.type === 'alert' || !page) {
      entry.state = entry.type === 'alert' ? 'accepted' : 'dismissed'
      lastAlert = entry
      if (alerts++ < MOST_ALERTS) told.push(entry)
      else if (page) onFlood(page)
      void (entry.state === 'accepted' ? dialog.accept() : dialog.dismiss()).catch(() => undefined)
      return
    }
    told.push(entry)
    waiting.set(page, { dialog, entry })
    page.once('close', () => waiting.delete(page))
    for (const listener of [...listeners]) listener(page)
  }

  return {
    watch: context => void context.on('dialog', onDialog),
    waitingOn: page => waiting.get(page)?.entry,
    next: isMeant => {
      let listener: (page: Page) => void = () => undefined
      const opened = new Promise<void>(resolve => {
        listener = page => isMeant(page) && resolve()
        listeners.add(listener)
      })
      return { opened, cancel: () => void listeners.delete(listener) }
    },
    answer: async (page, action, text) => {
      const found = waiting.get(page)
      if (!found) {
        if (!lastAlert) throw pageError('WRONG_REQUEST', 'The page shows no dialog.')
        note(`The alert "${lastAlert.message}" was already accepted.`)
        return
      }
      waiting.delete(page)
      found.entry.state = action === 'accept' ? 'accepted' : 'dismissed'
      if (!told.includes(found.entry)) told.push(found.entry)
      await (action === 'accept' ? found.dialog.accept(text) : found.dialog.dismiss())
    },
    report: () => {
      const report = told.map(entry => ({ ...entry }))
      told = told.filter(entry => entry.state === 'waiting')
      alerts = 0
      return report
    },
    clear: () => {
      waiting.clear()
      told = told.filter(entry => entry.state !== 'waiting')
    },
  }
}

const LONGEST = 2_000
