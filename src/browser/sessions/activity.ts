import type { BrowserContext, Request } from 'playwright-core'

/** Requests of a context that an action may have started. */
export interface Activity {
  /** A moment, for `pending`. */
  now(): number
  /** How many requests of scripts and frames began after a moment and have not ended. */
  pending(since: number): number
  /** True when a page or a frame of one was asked for after that moment. */
  hasNavigated(since: number): boolean
  watch(context: BrowserContext): void
}

/** What pages are made of after an action; images, media and endless streams are not waited for. */
const AWAITED: ReadonlySet<string> = new Set(['fetch', 'xhr', 'script', 'document'])

/** Requests of pages that were closed may never be said to have ended. */
const MOST_RUNNING = 1_000

/** Pages are waited for in another way. `frame()` throws while a page is only coming up, and for service workers. */
function isPageItself(request: Request): boolean {
  if (!request.isNavigationRequest()) return false
  try {
    return request.frame().parentFrame() === null
  } catch {
    return true
  }
}

export function createActivity(): Activity {
  const running = new Map<Request, number>()
  let count = 0
  let lastNavigation = 0
  return {
    now: () => count,
    pending: since => [...running.values()].filter(number => number > since).length,
    hasNavigated: since => lastNavigation > since,
    watch: context => {
      running.clear()
      context.on('request', request => {
        count++
        if (running.size >= MOST_RUNNING) running.delete(running.keys().next().value!)
        if (request.isNavigationRequest()) lastNavigation = count
        if (AWAITED.has(request.resourceType()) && !isPageItself(request)) running.set(request, count)
      })
      const end = (request: Request): void => void running.delete(request)
      context.on('requestfinished', end)
      context.on('requestfailed', end)
    },
  }
}
