import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright-core'
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
  /** It is being closed, because it did not answer. */
  isGivenUp: boolean
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
    isGivenUp: false,
    answers: async patience => {
      const found = await Promise.race([cdp, sleep(patience, undefined, { ref: false })])
      if (!found) return page.isClosed()
      const { session } = found
      if (departure.awaitsServer) return true
      const ask = (milliseconds: number) =>
        Promise.race([
          // A refusal is an answer too: the page is on its way to another document.
          session.send('Runtime.evaluate', { expression: '1', silent: true }).then(yes, yes),
          countTime(milliseconds),
        ])
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
const yes = () => true

/**
 * False after so many milliseconds, counted in short steps: on a machine that has too much to do the steps take longer, as
 * everything does there, and a page that is merely slow is not taken for a frozen one.
 */
async function countTime(milliseconds: number): Promise<false> {
  for (let left = milliseconds; left > 0; left -= STEP) await sleep(Math.min(STEP, left), undefined, { ref: false })
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
