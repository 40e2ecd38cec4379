import type { CDPSession, Frame, Page } from 'playwright-core'

/** A listener of a page: the kind of event, and the node that it is set on (none: the window). */
interface Listener {
  type: string
  backendNodeId?: number
}

const SESSIONS = new WeakMap<Page, Promise<CDPSession | undefined>>()

/** A connection of our own to a page, for what Playwright does not ask. */
export function sessionOf(page: Page): Promise<CDPSession | undefined> {
  const known = SESSIONS.get(page)
  if (known) return known
  const opening = page
    .context()
    .newCDPSession(page)
    .catch(() => undefined)
  SESSIONS.set(page, opening)
  return opening
}

/** Listeners that the scripts of a page have set on its window, or on anything in its document and the frames that share its process. */
export async function listListeners(session: CDPSession, on: 'document' | 'window'): Promise<Listener[]> {
  const { result } = await session.send('Runtime.evaluate', { expression: on, objectGroup: 'agent', silent: true })
  if (!result.objectId) throw new Error(`The page has no ${on}`)
  const { listeners } = await session.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId,
    depth: -1,
    pierce: true,
  })
  void session.send('Runtime.releaseObjectGroup', { objectGroup: 'agent' }).catch(() => undefined)
  return listeners
}

/** What a letter typed into a field sets off (UI Events § 5, HTML § 4.10.5.5; also what style sheets do on focus). */
const OF_TYPING =
  /^(key|beforeinput|input|change|focus|blur|select|text|composition|scroll|invalid|animation|transition)/

/** Whether any script may notice what is typed into a field of this frame; true when that cannot be found out. */
export async function mayHearTyping(frame: Frame): Promise<boolean> {
  const page = frame.page()
  if (frame !== page.mainFrame()) return true
  try {
    const session = await sessionOf(page)
    if (!session) return true
    const found = await Promise.all([listListeners(session, 'document'), listListeners(session, 'window')])
    return found.flat().some(({ type }) => OF_TYPING.test(type))
  } catch {
    return true
  }
}

/** Whether the focus is in a field of plain text, whose changes no observer of the document sees. */
export async function isInPlainField(page: Page): Promise<boolean> {
  const expression = '/^(input|textarea)$/.test(document.activeElement?.localName ?? "")'
  const session = await sessionOf(page)
  const answer = await session?.send('Runtime.evaluate', { expression, silent: true }).catch(() => undefined)
  return answer?.result.value === true
}
