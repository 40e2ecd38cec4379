import type { CDPSession, Frame, Page } from 'playwright-core'

/** The way to an element from its document: numbers of children in the flat tree (shadow trees and slots as they are shown). */
export interface ListenerPath {
  path: number[]
  name: string
}

interface DomSnapshot {
  documents: {
    frameId: number
    nodes: {
      parentIndex?: number[]
      nodeType?: number[]
      nodeName?: number[]
      pseudoType?: { index: number[] }
      isClickable?: { index: number[] }
    }
  }[]
  strings: string[]
}

/** Elements that answer clicks by themselves need no listener to be known. */
const NATIVE = /^(A|BUTTON|INPUT|SELECT|TEXTAREA|SUMMARY|OPTION|LABEL|HTML|BODY|#document)$/i
/** Pages with more elements are too large for it: it copies the whole document. */
const MOST_NODES = 60_000
const MOST_PATHS = 2000

const SESSIONS = new WeakMap<Page, Promise<CDPSession | undefined>>()

const sessionOf = (page: Page): Promise<CDPSession | undefined> => {
  const known = SESSIONS.get(page)
  if (known) return known
  const opening = page
    .context()
    .newCDPSession(page)
    .catch(() => undefined)
  SESSIONS.set(page, opening)
  return opening
}

/**
 * Elements with a listener for clicks (Chrome DevTools Protocol, DOMSnapshot: `isClickable`), which no script can find out
 * from an isolated world. Of inner frames of other origins nothing is known; there, pointers and roles have to do.
 */
export async function findListeners(frame: Frame): Promise<ListenerPath[]> {
  const page = frame.page()
  if (frame !== page.mainFrame()) return []
  const session = await sessionOf(page)
  if (!session) return []
  const counters = await session.send('Memory.getDOMCounters').catch(() => undefined)
  if (!counters || counters.jsEventListeners === 0 || counters.nodes > MOST_NODES) return []
  const snapshot = (await session
    .send('DOMSnapshot.captureSnapshot', { computedStyles: [] })
    .catch(() => undefined)) as DomSnapshot | undefined
  const document = snapshot?.documents[0]
  return document && snapshot ? readPaths(document, snapshot.strings) : []
}

function readPaths({ nodes }: DomSnapshot['documents'][number], strings: string[]): ListenerPath[] {
  const { parentIndex = [], nodeName = [] } = nodes
  const clickable = (nodes.isClickable?.index ?? []).filter(index => !NATIVE.test(strings[nodeName[index]!] ?? ''))
  if (clickable.length === 0) return []
  const pseudo = new Set(nodes.pseudoType?.index)
  const place = new Int32Array(parentIndex.length)
  const counts = new Int32Array(parentIndex.length)
  for (let index = 0; index < parentIndex.length; index++) {
    const parent = parentIndex[index]!
    if (parent >= 0 && !pseudo.has(index)) place[index] = counts[parent]!++
  }
  return clickable.slice(0, MOST_PATHS).map(index => {
    const path: number[] = []
    for (let at = index; parentIndex[at]! >= 0; at = parentIndex[at]!) path.push(place[at]!)
    return { path: path.reverse(), name: strings[nodeName[index]!]! }
  })
}
