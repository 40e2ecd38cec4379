import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Cookie } from 'playwright-core'
import type { OpenedContext } from './browser-holder.ts'
import type { Tab } from './tab.ts'

/** The browser context of a session, opened when it is first used and again when it was lost. */
export interface SessionContext {
  get(): Promise<BrowserContext>
  /** What is open now. */
  readonly opened: OpenedContext | undefined
  /** Also while it opens. */
  readonly isOpen: boolean
  /** How often the browser ended unexpectedly. */
  readonly losses: number
  /** Closes a page that does not answer; the whole context when that does not help. Cookies stay. */
  recover(tab: Tab): Promise<void>
  /** False when nothing was open. */
  close(): Promise<boolean>
}

export interface SessionContextOptions {
  id: string
  openContext(): Promise<OpenedContext>
  /** Told of each new context before there is a page in it. */
  onOpen(context: BrowserContext): void
  /** Told when it is gone; `isLost` when nobody wanted that. */
  onGone(isLost: boolean): void
}

/** Milliseconds that a frozen page, and its context, may take to close. */
const PAGE_PATIENCE = 900
const CONTEXT_PATIENCE = 600

export function createSessionContext({ id, openContext, onOpen, onGone }: SessionContextOptions): SessionContext {
  let opening: Promise<OpenedContext> | undefined
  let opened: OpenedContext | undefined
  let carried: Cookie[] = []
  let losses = 0

  const open = async (): Promise<OpenedContext> => {
    const fresh = await openContext()
    opened = fresh
    const { context } = fresh
    onOpen(context)
    const onEnd = (): void => {
      if (opened !== fresh) return
      losses++
      forget(true)
    }
    context.on('close', onEnd)
    fresh.lost.addEventListener('abort', onEnd, { once: true })
    if (carried.length > 0) await context.addCookies(carried).catch(() => undefined)
    carried = []
    return fresh
  }
  const forget = (isLost: boolean): void => {
    opening = undefined
    opened = undefined
    onGone(isLost)
  }

  return {
    get: async () => {
      const mine = (opening ??= open())
      try {
        return (await mine).context
      } catch (error) {
        if (opening === mine) opening = undefined
        throw error
      }
    },
    get opened() {
      return opened
    },
    get isOpen() {
      return opening !== undefined
    },
    get losses() {
      return losses
    },
    recover: async tab => {
      tab.isLeft = true
      const stuck = opened
      const reading = stuck?.context.cookies().catch(() => [])
      if (await inTime(tab.page.close(), PAGE_PATIENCE)) return
      if (!stuck || opened !== stuck) return
      carried = (await Promise.race([reading, sleep(1, undefined)])) ?? []
      forget(false)
      if (!(await inTime(stuck.context.close(), CONTEXT_PATIENCE))) stuck.kill()
    },
    close: async () => {
      const closing = opening
      forget(false)
      const one = await closing?.catch(() => undefined)
      await one?.context.close().catch(() => undefined)
      await one?.guard.release(id)
      return one !== undefined
    },
  }
}

/** True when it is done in time; a failure is done, too. */
const inTime = (work: Promise<unknown>, milliseconds: number): Promise<boolean> =>
  Promise.race([
    work.then(
      () => true,
      () => true,
    ),
    sleep(milliseconds, false, { ref: false }),
  ])
