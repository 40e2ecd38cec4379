/** What is where: which element a click at a place would meet. */

/** The innermost element at a place of the window, also within shadow trees. */
function elementAt(x, y) {
  let found = Document.prototype.elementFromPoint.call(document, x, y)
  for (let depth = 0; found && depth < 50; depth++) {
    const inner = shadowRootOf(found)?.elementFromPoint(x, y)
    if (!inner || inner === found) break
    found = inner
  }
  return found
}

const sized = rects => [...rects].filter(rect => rect.width > 0 && rect.height > 0)

/** Boxes of an element; of one without a box of its own (`display: contents`, nothing but placed parts) those of what is in it. */
function boxesOf(element) {
  const own = sized(Element.prototype.getClientRects.call(element))
  if (own.length > 0) return own
  const range = new Range()
  range.selectNodeContents(element)
  return sized(range.getClientRects())
}

/** A point of the element that can be met: the middle of its first box in the window. */
function pointOf(element) {
  const rects = boxesOf(element)
  const rect = rects.find(one => one.bottom > 0 && one.right > 0 && one.top < innerHeight && one.left < innerWidth)
  if (!rect) return undefined
  const middle = (from, to, end) => (Math.max(from, 0) + Math.min(to, end)) / 2
  return [middle(rect.left, rect.right, innerWidth), middle(rect.top, rect.bottom, innerHeight)]
}

/** Shares of a box at which what is cut off may still be met, from its middle outwards. */
const SHARES = [0.5, 0.25, 0.75, 0.08, 0.92]

/**
 * Where a click meets the element: its middle; where a part of the page that holds it has cut that off, a place of it that is
 * still to be seen. What something else lies over is not met beside that, unless it is another control in the same box: those
 * only overlap.
 */
function meetingPointOf(element) {
  const middle = pointOf(element)
  const met = middle && relationAt(element, middle)
  if (met !== 'parent' && met !== 'nothing' && !isOverlapped(element, middle)) return middle
  for (const { left, top, width, height } of boxesOf(element))
    for (const down of SHARES)
      for (const across of SHARES) {
        const point = [left + width * across, top + height * down]
        if (relationAt(element, point) === 'self') return point
      }
  return middle
}

/** Whether what lies over its middle is a button or link beside it. */
const isOverlapped = (element, point) => {
  const hit = point && elementAt(...point)
  return Boolean(hit) && /^(button|a)$/.test(tagOf(hit)) && hit !== element && parentOf(hit) === parentOf(element)
}

/** What a click at a place of the window meets, in relation to the element. */
function relationAt(element, [x, y]) {
  const hit = elementAt(x, y)
  return hit ? relationOf(hit, element) : 'nothing'
}

/** What lies over the element, so that a click in its middle would not reach it. Its own parts, labels and parents do not. */
function coverOf(element) {
  const point = pointOf(element)
  if (!point) return undefined
  const hit = elementAt(...point)
  if (!hit || isWithin(hit, element) || isWithin(element, hit)) return undefined
  return labelsAround(element).some(label => isWithin(hit, label) || isWithin(label, hit)) ? undefined : hit
}

const labelsAround = element => [...((isHtml(element) && labelsOf[tagOf(element)]?.(element)) || [])]

/** An element in words, for messages. */
function wordsFor(element) {
  const role = roleOf(element)
  const name = nameOf(element, role) || cut(textOf(element), 60)
  const kind = PLAIN.has(role) ? `<${tagOf(element)}>` : role
  return name
    ? `${kind} "${cut(name, 60)}"`
    : `${kind}${attribute(element, 'id') ? ` #${attribute(element, 'id')}` : ''}`
}
