import type { CDPSession, Page, Request } from 'playwright-core'

/** Whether a page is about to give way to another document. */
export interface Departure {
  /** It was asked for, or a refresh or a script says so. */
  readonly isLeaving: boolean
  /** When the one that is asked for was asked for, by performance.now(). */
  readonly since: number
  /** The server has not answered yet. Chromium holds back all questions to the page until it has. */
  readonly awaitsServer: boolean
  /** Listens to what the page itself announces. */
  listen(session: CDPSession, frame: string): void
}

/** Seconds: a page that wants to go on after that is looked at first. */
const SOON = 1
/** Milliseconds between the announcement and the request. */
const STARTS_WITHIN = 500

export function watchDeparture(page: Page): Departure {
  let isScheduled = false
  let asked: Request | undefined
  let since = 0
  let hasAnswer = false

  page.on('request', request => {
    if (!request.isNavigationRequest() || !isOfMainFrame(request, page)) return
    asked = request
    since = performance.now()
    hasAnswer = false
  })
  page.on('response', response => {
    if (response.request() === asked) hasAnswer = true
  })
  // Also when it was a file, or an answer without a page.
  page.on('requestfailed', request => {
    if (request !== asked) return
    isScheduled = false
    asked = undefined
  })
  page.on('framenavigated', frame => {
    if (frame !== page.mainFrame()) return
    isScheduled = false
    asked = undefined
  })
  return {
    get isLeaving() {
      return isScheduled || asked !== undefined
    },
    get since() {
      return since
    },
    get awaitsServer() {
      return asked !== undefined && !hasAnswer
    },
    listen: (session, frame) => {
      session.on('Page.frameScheduledNavigation', ({ frameId, delay }) => {
        if (frameId === frame && delay <= SOON) isScheduled = true
      })
      // It says so both when it is on its way and when it stays after all.
      session.on('Page.frameClearedScheduledNavigation', ({ frameId }) => {
        if (frameId === frame) setTimeout(() => (isScheduled = false), STARTS_WITHIN).unref()
      })
    },
  }
}

/** `frame()` throws for a request whose frame does not exist yet: the first of a new page, or of a service worker. */
export function isOfMainFrame(request: Request, page: Page): boolean {
  try {
    return request.frame() === page.mainFrame()
  } catch {
    return false
  }
}
