import { setTimeout as sleep } from 'node:timers/promises'
import type { AgentError } from '../../lib/errors.ts'
import { pageError } from '../page-errors.ts'
import { BROWSER_ENDED } from './browser-holder.ts'
import { ANSWER_WITHIN } from './current-page.ts'
import type { OpenSession } from './open-session.ts'
import type { Tab } from './tab.ts'

/** Milliseconds between two looks; with ANSWER_WITHIN and the closing they stay below four seconds. */
const LOOK_AGAIN = 300
/** Longest time for a call; whoever asked does not wait longer (registry: request_timeout, 30 s). */
const CALL_LIMIT = 25_000
/** How long a call that is given up may take to end. */
const GIVE_UP = 3_000

/**
 * Runs a call and ends it when its page does not answer any more (scripts without end: the page is closed), when a dialog
 * stops the page, when it takes too long, or when nobody waits for it.
 */
export async function supervise<T>(
  session: OpenSession,
  caller: AbortSignal,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const over = new AbortController()
  const signal = AbortSignal.any([caller, over.signal])
  const { losses } = session
  const frozen: { closed?: Promise<AgentError> } = {}
  const watching = watch(session, over.signal, frozen)
  watching.catch(() => undefined)
  // While its page is closed the call fails, too, but with less to say.
  const work = run(signal).catch(async (error: unknown) => {
    throw (await frozen.closed) ?? error
  })
  work.catch(() => undefined)
  /** Ends what the call does, so that it does not go on beside the next one. */
  const giveUp = async (reason: unknown): Promise<never> => {
    over.abort()
    const ended = work.then(yes, yes)
    const until = performance.now() + GIVE_UP
    do void session.tabs.current?.stop()
    while (performance.now() < until && !(await Promise.race([ended, sleep(100, false)])))
    throw reason
  }
  try {
    const result = await Promise.race([
      work,
      watching,
      deadline(over.signal).catch(giveUp),
      gone(caller, over.signal).catch(giveUp),
    ])
    if (session.losses > losses) throw pageError('PAGE_GONE', BROWSER_ENDED)
    return result
  } finally {
    over.abort()
  }
}

/** Rejects when the page freezes or is stopped by a dialog; otherwise never settles. */
async function watch(
  session: OpenSession,
  over: AbortSignal,
  frozen: { closed?: Promise<AgentError> },
): Promise<never> {
  const { losses } = session
  // The first question comes before anything that the call asks of the page.
  for (;;) {
    const tab = session.tabs.current
    if (over.aborted) return await never()
    // What Playwright began in a browser that has ended never says anything.
    if (session.losses > losses) throw pageError('PAGE_GONE', BROWSER_ENDED)
    const dialog = tab && session.dialogs.waitingOn(tab.page)
    if (tab && !dialog && !tab.isLeft && !(await tab.answers(ANSWER_WITHIN)) && !over.aborted) {
      // A dialog that came up meanwhile stops the page, too, and a page may have been replaced.
      if (!session.dialogs.waitingOn(tab.page) && session.tabs.all.includes(tab) && !tab.isLeft) {
        throw await (frozen.closed = closeFrozen(session, tab))
      }
    }
    await sleep(LOOK_AGAIN)
    if (dialog && !over.aborted && session.dialogs.waitingOn(tab.page) === dialog)
      throw pageError(
        'DIALOG_WAITS',
        `A ${dialog.type} dialog stops the page: "${dialog.message}". Accept or dismiss it.`,
      )
  }
}

async function closeFrozen(session: OpenSession, tab: Tab): Promise<AgentError> {
  const url = tab.page.url()
  await session.recover(tab)
  const rest = session.tabs.all.length > 0 ? 'in its other tabs' : 'with an empty tab'
  return pageError(
    'PAGE_GONE',
    `The page ${url} stopped answering (a script runs without end) and was closed. The session goes on ${rest}.`,
  )
}

async function deadline(over: AbortSignal): Promise<never> {
  await sleep(CALL_LIMIT, undefined, { ref: false, signal: over }).catch(() => undefined)
  if (over.aborted) return await never()
  throw pageError('PAGE_TIMEOUT', `The page was not done within ${CALL_LIMIT / 1000} s.`)
}

async function gone(caller: AbortSignal, over: AbortSignal): Promise<never> {
  if (!caller.aborted)
    await new Promise<void>(resolve => {
      caller.addEventListener('abort', () => resolve(), { once: true, signal: over })
    })
  throw pageError('PAGE_TIMEOUT', 'The call was cancelled.')
}

const yes = () => true
const never = (): Promise<never> => new Promise(() => undefined)
