/** Dragging: what is noted before, and what has changed after. */
let drag

/** A place of an element, without scrolling. */
function spot({ ref, position }) {
  const element = found(ref)
  if (!element) return { gone: true }
  const point = position ? pointAt(element, position) : pointOf(element)
  const isInside = point && point[0] >= 0 && point[1] >= 0 && point[0] < innerWidth && point[1] < innerHeight
  return { words: wordsFor(element), point, isInside }
}

const placeNow = element => {
  const { x, y, width, height } = rectOf(element)
  return JSON.stringify([
    x,
    y,
    width,
    height,
    fieldValue(element) ?? attribute(element, 'aria-valuenow') ?? '',
    attribute(element, 'style') ?? '',
  ])
}

function startDrag({ ref }) {
  const element = found(ref)
  if (!element) return { gone: true }
  watchMouse()
  drag?.observer.disconnect()
  const seen = { mutations: 0 }
  const observer = new MutationObserver(records => (seen.mutations += records.length))
  observer.observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['style', 'transform', 'class', 'value', 'aria-valuenow', 'x', 'y', 'cx', 'cy', 'd', 'points'],
  })
  drag = { element, observer, seen, parent: parentNodeOf(element), before: placeNow(element) }
  return {}
}

/** Whether it was dragged as HTML has it (HTML § 6.11) and dropped, and whether anything on the page has changed by it. */
function endDrag({ ref, to }) {
  const log = stopWatching()
  const state = drag
  drag = undefined
  state?.seen && (state.seen.mutations += state.observer.takeRecords().length)
  state?.observer.disconnect()
  const element = found(ref)
  const target = to ? found(to) : undefined
  const drop = log.find(event => event.type === 'drop')
  return {
    started: log.some(event => event.type === 'dragstart'),
    dropped: drop !== undefined,
    droppedOn: drop && isElement(drop.target) ? wordsFor(drop.target) : undefined,
    isOnTarget: drop && target ? isWithin(drop.target, target) || isWithin(target, drop.target) : undefined,
    changed: !element || !state || parentNodeOf(element) !== state.parent || placeNow(element) !== state.before,
    mutated: (state?.seen.mutations ?? 0) > 0,
  }
}
