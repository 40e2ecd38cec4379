import type { CDPSession, Frame } from 'playwright-core'
import { listListeners, sessionOf } from './ask-browser.ts'

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

/** Elements that answer clicks by themselves need no listener to be known; an `a` does so only with an address. */
const NATIVE = /^(BUTTON|INPUT|SELECT|TEXTAREA|SUMMARY|OPTION|LABEL|HTML|BODY|#document)$/i
/** Pages with more elements are too large for it: it copies the whole document. */
const MOST_NODES = 60_000
const MOST_PATHS = 2000

/**
 * Elements with a listener for clicks (Chrome DevTools Protocol, DOMSnapshot: `isClickable`), which no script can find out
 * from an isolated world. Of inner frames of other origins nothing is known; there, pointers and roles have to do.
 */
export async function findListeners(frame: Frame): Promise<{ paths: ListenerPath[]; hasAnswered: boolean }> {
  const page = frame.page()
  const session = frame === page.mainFrame() ? await sessionOf(page) : undefined
  const counters = session?.send('Memory.getDOMCounters').catch(() => undefined)
  const mayListen = session && mayListenToClicks(session).catch(() => true)
  const nodes = (await counters)?.nodes
  if (!session || nodes === undefined) return { paths: [], hasAnswered: false }
  if (!(await mayListen) || nodes > MOST_NODES) return { paths: [], hasAnswered: true }
  const snapshot = (await session
    .send('DOMSnapshot.captureSnapshot', { computedStyles: [] })
    .catch(() => undefined)) as DomSnapshot | undefined
  const document = snapshot?.documents[0]
  return {
    paths: document && snapshot ? readPaths(document, snapshot.strings) : [],
    hasAnswered: document !== undefined,
  }
}

/** What makes an element one that answers clicks (Chromium: Node::WillRespondToMouseClickEvents). */
const OF_CLICKS = /^(click|mousedown|mouseup|DOMActivate)$/
/** With so many listeners the copy of the document is made without asking about each. */
const MOST_ASKED = 12

/** Copying the document takes longer than all else, and is for nothing where only the window, the document and controls listen. */
async function mayListenToClicks(session: CDPSession): Promise<boolean> {
  const expression = 'document.querySelector("[contenteditable]") === null'
  const [listeners, isPlain] = await Promise.all([
    listListeners(session, 'document'),
    session.send('Runtime.evaluate', { expression, silent: true }),
  ])
  if (isPlain.result.value !== true) return true
  const ids = new Set(listeners.filter(({ type }) => OF_CLICKS.test(type)).map(one => one.backendNodeId))
  if (ids.size > MOST_ASKED) return true
  const names = await Promise.all(
    [...ids].map(async backendNodeId => {
      const { node } = await session.send('DOM.describeNode', { ...(backendNodeId !== undefined && { backendNodeId }) })
      return node.nodeName
    }),
  )
  return names.some(name => !NATIVE.test(name))
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
