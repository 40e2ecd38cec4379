import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright-core'
import { isBeingRead } from '../page/reading.ts'
import { isOfMainFrame, watchDeparture, type Departure } from './departure.ts'

/** A tab and what Playwright does not tell about it. */
export interface Tab {
  readonly page: Page
  /** HTTP status of its last navigation. */
  status: number | undefined
  /** As it was when it could last be read: a page that a dialog stops does not answer. */
  title: string
  /** How often it went to another document. */
  commits: number
  /** Addresses of windows that it has opened; each becomes a tab a moment later. */
  readonly windows: string[]
  readonly departure: Departure
  /** Whether it answers is not the supervisor's business: a call goes elsewhere from it, or it is being closed. */
  isLeft: boolean
  /** False when its scripts do not let anything else run for `patience` milliseconds, nor another page take its place. */
  answers(patience: number): Promise<boolean>
  /** Ends what it loads. */
  stop(): Promise<void>
}

/** Watches a page. Must not reject: the page may be gone at any time. */
export function watchTab(page: Page): Tab {
  const cdp = attach(page)
  const departure = watchDeparture(page)
  const tab: Tab = {
    page,
    status: undefined,
    title: '',
    commits: 0,
    windows: [],
    departure,
    isLeft: false,
    answers: async patience => {
      const isRead = () => isBeingRead(page)
      if (!(await isInTime(cdp.then(yes), patience, isRead))) return page.isClosed()
      const found = await cdp
      // It cannot be asked, or is gone: that is no freeze.
      if (!found) return true
      if (departure.awaitsServer) return true
      const ask = async (milliseconds: number) => {
        // A refusal is an answer too: the page is on its way to another document.
        const answer = found.session.send('Runtime.evaluate', { expression: '1', silent: true }).then(yes, yes)
        return await isInTime(answer, milliseconds, isRead)
      }
      // A question that was asked while documents changed may be lost.
      return (await ask(patience)) || departure.awaitsServer || (await ask(SECOND_PATIENCE))
    },
    stop: async () => {
      await (await cdp)?.session.send('Page.stopLoading').catch(() => undefined)
    },
  }
  page.on('response', response => {
    const request = response.request()
    if (request.isNavigationRequest() && isOfMainFrame(request, page)) tab.status = response.status()
  })
  page.on('framenavigated', frame => {
    if (frame === page.mainFrame()) tab.commits++
  })
  void cdp.then(found => {
    if (!found) return
    const { session, frame } = found
    session.on('Page.windowOpen', ({ url }) => void tab.windows.push(url))
    departure.listen(session, frame)
  })
  return tab
}

/** Milliseconds. */
const SECOND_PATIENCE = 300
/** What goes over a page limits itself to less. */
const READING_CAP = 12_000
const yes = () => true as const

/**
 * Whether something is done within so many milliseconds, counted in short steps: on a machine that has too much to do the steps
 * take longer, as everything does there, and a page that is merely slow is not taken for a frozen one. What is excused does
 * not count.
 */
async function isInTime(work: Promise<true>, milliseconds: number, isExcused: () => boolean): Promise<boolean> {
  let excused = READING_CAP
  for (let left = milliseconds; left > 0;) {
    if (await Promise.race([work, sleep(Math.min(STEP, left), false, { ref: false })])) return true
    if (excused > 0 && isExcused()) excused -= STEP
    else left -= STEP
  }
  return false
}

const STEP = 50

async function attach(page: Page): Promise<{ session: CDPSession; frame: string } | undefined> {
  try {
    const session = await page.context().newCDPSession(page)
    await session.send('Page.enable')
    const { frameTree } = await session.send('Page.getFrameTree')
    return { session, frame: frameTree.frame.id }
  } catch {
    return undefined
  }
}
