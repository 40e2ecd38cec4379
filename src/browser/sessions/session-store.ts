import type { BrowserSettings } from '../../config/settings.ts'
import { pageError } from '../page-errors.ts'
import type { BrowserHolder } from './browser-holder.ts'
import { openSession, type OpenSession } from './open-session.ts'

export interface SessionStoreOptions {
  settings: BrowserSettings
  stateFolder: string
  holder: BrowserHolder
  /** A session that was used within so many milliseconds is not closed to make room for another. */
  spared?: number
}

/** The sessions and the one browser under them. */
export interface SessionStore {
  /** Runs something in a session, after what runs in it already. Makes room for a new one, or rejects. */
  use<T>(id: string, work: (session: OpenSession) => Promise<T>): Promise<T>
  close(): Promise<void>
}

interface Kept {
  session: OpenSession
  lane: Promise<unknown>
  calls: number
  lastUse: number
}

const SPARED = 30_000
/** How often idle sessions are looked for, at most, in milliseconds. */
const LOOK_EVERY = 15_000

export function createSessionStore({
  settings,
  stateFolder,
  holder,
  spared = SPARED,
}: SessionStoreOptions): SessionStore {
  const sessions = new Map<string, Kept>()
  const idle = settings.idle_timeout * 1000
  let lastUse = performance.now()
  let isClosed = false

  const openOnes = () => [...sessions.values()].filter(one => one.session.isOpen)
  const makeRoom = (asking: Kept): void => {
    const others = openOnes().filter(one => one !== asking)
    if (asking.session.isOpen || others.length < settings.max_sessions) return
    const [oldest] = others
      .filter(one => one.calls === 0 && performance.now() - one.lastUse >= spared)
      .sort((left, right) => left.lastUse - right.lastUse)
    if (!oldest)
      throw pageError(
        'TOO_MANY_SESSIONS',
        `${others.length} browser sessions are in use, as many as browser.max_sessions allows. Try again when one is closed or was not used for a while.`,
      )
    closeOne(oldest, 'to make room for another')
  }
  const closeOne = (one: Kept, why: string): void => {
    const url = one.session.tabs.current?.page.url()
    one.session.note(`The session was closed ${why}${url ? `; ${url} was open` : ''}. It begins anew.`)
    one.lane = one.session.close()
  }
  const lookForIdle = (): void => {
    const now = performance.now()
    for (const one of openOnes())
      if (one.calls === 0 && now - one.lastUse >= idle)
        closeOne(one, `because it was not used for ${settings.idle_timeout} s`)
    if (openOnes().length === 0 && holder.isRunning && now - lastUse >= idle) void holder.close()
    for (const [id, one] of sessions)
      if (!one.session.isOpen && one.calls === 0 && now - one.lastUse >= FORGET_AFTER + idle) sessions.delete(id)
  }
  const timer = setInterval(lookForIdle, Math.min(LOOK_EVERY, Math.max(50, idle / 2))).unref()

  return {
    use: async (id, work) => {
      if (isClosed) throw pageError('BROWSER_FAILED', 'The browser service is ending.')
      let kept = sessions.get(id)
      if (!kept) {
        const openContext = () => holder.openContext(id)
        const session = openSession({ id, stateFolder, settings, openContext })
        sessions.set(id, (kept = { session, lane: Promise.resolve(), calls: 0, lastUse: performance.now() }))
      }
      const mine = kept
      mine.calls++
      const before = mine.lane.catch(() => undefined)
      const done = before.then(() => {
        makeRoom(mine)
        return work(mine.session)
      })
      mine.lane = done
      try {
        return await done
      } finally {
        mine.calls--
        mine.lastUse = lastUse = performance.now()
      }
    },
    close: async () => {
      isClosed = true
      clearInterval(timer)
      await holder.close()
      sessions.clear()
    },
  }
}

/** A closed session still knows what was last downloaded, for so many milliseconds. */
const FORGET_AFTER = 3_600_000
