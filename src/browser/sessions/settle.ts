import type { Page, Request } from 'playwright-core'
import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds: for a page to load after an action, and for what scripts fetch because of it. */
const LOAD_CAP = 8_000
const FETCH_CAP = 2_000

/**
 * Does something to a page, then waits for what it started: a navigation until the new page has loaded, what scripts
 * fetched for at most two seconds, and one frame to be drawn. An action that starts nothing costs that frame alone.
 */
export async function settle<T>(page: Page, work: () => Promise<T>): Promise<T> {
  const pending = new Set<Request>()
  let navigates = false
  const onRequest = (request: Request): void => {
    const isPageItself = request.isNavigationRequest() && request.frame() === page.mainFrame()
    if (isPageItself) navigates = true
    else if (FETCHES.has(request.resourceType())) pending.add(request)
  }
  const onEnd = (request: Request): void => void pending.delete(request)
  page.on('request', onRequest)
  page.on('requestfinished', onEnd)
  page.on('requestfailed', onEnd)
  try {
    const result = await work()
    await nextFrame(page)
    if (navigates) await page.waitForLoadState('load', { timeout: LOAD_CAP }).catch(() => undefined)
    const until = performance.now() + FETCH_CAP
    let waited = false
    while (pending.size > 0 && performance.now() < until && !page.isClosed()) {
      waited = true
      await sleep(10)
    }
    if (waited) await nextFrame(page)
    return result
  } finally {
    page.off('request', onRequest)
    page.off('requestfinished', onEnd)
    page.off('requestfailed', onEnd)
  }
}

const FETCHES: ReadonlySet<string> = new Set(['fetch', 'xhr', 'script', 'document'])

/** Resolves when the page has drawn twice, or at once when it is going away. A tab in the background draws nothing. */
async function nextFrame(page: Page): Promise<void> {
  const drawn = page.evaluate(DRAWN_TWICE).catch(() => undefined)
  await Promise.race([drawn, sleep(FRAME_CAP, undefined, { ref: false })])
}

const FRAME_CAP = 300
const DRAWN_TWICE = 'new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))'
