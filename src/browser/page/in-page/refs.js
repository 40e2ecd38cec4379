/** Refs: a number for each element or run of text, which it keeps as long as it lives. */
const REFS = new WeakMap()
const NODES = new Map()
const counter = { next: 1 }

function refOf(node) {
  const known = REFS.get(node)
  if (known !== undefined) return `e${known}`
  const number = counter.next++
  REFS.set(node, number)
  NODES.set(number, new WeakRef(node))
  return `e${number}`
}

/** The element with this ref (of text, the element that it is in); `undefined` when it is not in the document any more. */
function elementWithRef(ref) {
  const node = NODES.get(Number(ref.slice(1)))?.deref()
  if (!node || !isConnectedOf(node)) return undefined
  return isElement(node) ? node : parentOf(node)
}

/** Forgets what has been collected, so that a page that makes new elements for ever does not fill the memory. */
function sweepRefs() {
  if (NODES.size < 20_000) return
  for (const [number, held] of NODES) if (!held.deref()) NODES.delete(number)
}
