/** Before and after acting: whether the element can be met, and whether what was done has reached it. */
const found = ref => elementWithRef(ref)

/** What a caller must know of an element before it acts; `undefined` when the element is gone. */
function factsOf(element) {
  const role = roleOf(element)
  const tag = tagOf(element)
  return {
    role,
    tag,
    words: wordsFor(element),
    name: nameOf(element, role),
    type: tag === 'input' ? inputTypeOf(element) : undefined,
    disabled: isDisabled(element, role),
    readonly:
      (/^(input|textarea)$/.test(tag) && hasAttribute(element, 'readonly')) ||
      attribute(element, 'aria-readonly') === 'true',
    editable: isEditable(element),
    isSecret: isSecret(element),
    checked: checkedOf(element, role),
    expanded: expandedOf(element),
    value: valueOf(element, role),
  }
}

/** Where to click; scrolls there when it is outside of the window. `position`: fractions of the box. */
function aim({ ref, position, watch }) {
  const element = found(ref)
  if (!element) return { gone: true }
  const facts = factsOf(element)
  if (!isConnectedOf(element) || styleOf(element).visibility === 'hidden') return { ...facts, invisible: true }
  if (!pointOf(element) || isFarOutside(element))
    Element.prototype.scrollIntoView.call(element, { block: 'center', inline: 'center', behavior: 'instant' })
  let point = position ? pointAt(element, position) : pointOf(element)
  if (point && isClipped(element, point)) {
    Element.prototype.scrollIntoView.call(element, { block: 'center', inline: 'center', behavior: 'instant' })
    point = position ? pointAt(element, position) : pointOf(element)
  }
  if (point && !position) point = meetingPointOf(element)
  if (!point) return { ...facts, ...aimAtLabel(element) }
  if (watch) watchMouse()
  const hit = elementAt(...point)
  const cover = hit ? relationOf(hit, element) : 'nothing'
  // A label passes the click on to its control, which takes none while it is disabled.
  const labelled = cover === 'other' || !hit ? null : closest(hit, 'label')?.control
  if (labelled && labelled !== element && isNativelyDisabled(labelled))
    return { ...facts, words: wordsFor(labelled), disabled: true, point, relation: cover }
  return { ...facts, point, relation: cover, cover: cover === 'other' ? wordsFor(hit) : undefined }
}

const isFarOutside = element => {
  const { left, top, right, bottom } = rectOf(element)
  return (
    bottom <= 0 ||
    right <= 0 ||
    top >= innerHeight ||
    left >= innerWidth ||
    (bottom - top <= innerHeight && (top < 0 || bottom > innerHeight))
  )
}

/** In a part of the page that is scrolled, the place lies where that part shows nothing of it. */
function isClipped(element, [x, y]) {
  for (let node = parentOf(element); node; node = parentOf(node)) {
    if (node === documentElementOf(document) || node === bodyOf(document)) return false
    if (!isScrollable(node, styleOf(node))) continue
    const { left, top, right, bottom } = rectOf(node)
    if (x < left || x > right || y < top || y > bottom) return true
  }
  return false
}

const pointAt = (element, { x, y }) => {
  const rect = rectOf(element)
  return [rect.left + rect.width * x, rect.top + rect.height * y]
}

/** A control without a box of its own is met through its label. */
function aimAtLabel(element) {
  for (const label of labelsAround(element)) {
    const point = pointOf(label)
    if (point && isWithin(elementAt(...point), label)) return { point, relation: 'label' }
  }
  return { invisible: true }
}

/** What an element that was met is to the one that was meant. */
function relationOf(hit, element) {
  if (isWithin(hit, element)) return 'self'
  if (labelsAround(element).some(label => isWithin(hit, label))) return 'label'
  const label = closest(element, 'label')
  if (label && isWithin(hit, label) && !isInteractiveWithin(hit, label)) return 'label'
  return isWithin(element, hit) ? 'parent' : 'other'
}

const isInteractiveWithin = (hit, label) => {
  for (let node = hit; node && node !== label; node = parentOf(node)) if (isFocusable(node)) return true
  return false
}

let watched

/** From now on, what mouse events meet is noted. */
function watchMouse() {
  stopWatching()
  const log = []
  const note = event => {
    const path = event.composedPath()
    if (log.length < 40) log.push({ type: event.type, target: path[0], path, trusted: event.isTrusted })
  }
  const types = ['mousedown', 'click', 'contextmenu', 'dragstart', 'drop']
  for (const type of types) window.addEventListener(type, note, { capture: true, passive: true })
  watched = { log, stop: () => types.forEach(type => window.removeEventListener(type, note, { capture: true })) }
}

function stopWatching() {
  watched?.stop()
  const log = watched?.log ?? []
  watched = undefined
  return log
}

/**
 * Whether a click reached the element. Where it met the parent while the element was free to be met, the click is given to
 * the element itself.
 */
function verifyClick({ ref, button }) {
  const log = stopWatching()
  const element = found(ref)
  const down = log.find(event => event.type === 'mousedown')
  const click = log.findLast(event => event.type === (button === 'right' ? 'contextmenu' : 'click'))
  // What was met in it may have been drawn anew meanwhile, and is in nothing then.
  const relation = event => {
    if (!event || !isElement(event.target) || !element) return undefined
    return event.path.includes(element) ? 'self' : relationOf(event.target, element)
  }
  if (!element) return { delivered: true }
  if (!down && !click) return { delivered: true, unseen: true }
  const downAt = relation(down)
  if (downAt === 'other') return { delivered: false, met: wordsFor(down.target) }
  const clickAt = relation(click)
  if (button !== 'left' || clickAt === 'self' || clickAt === 'label') return { delivered: true }
  if (downAt === 'parent' || (clickAt === 'parent' && !coverOf(element))) {
    HTMLElement.prototype.click.call(element)
    return { delivered: true, dispatched: true }
  }
  return { delivered: downAt !== undefined }
}

/** Gives the element a click that no mouse made. */
function dispatchClick({ ref }) {
  const element = found(ref)
  if (!element) return { gone: true }
  if (element instanceof HTMLElement) HTMLElement.prototype.click.call(element)
  else dispatch(element, new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, view: window }))
  return {}
}

/** The facts of an element, or of what has the focus. */
function inspect({ ref }) {
  const element = ref ? found(ref) : focusedElement()
  if (!element || (!ref && element === bodyOf(document))) return { gone: true }
  return { ...factsOf(element), ref: refOf(element), isFrame: /^i?frame$/.test(tagOf(element)) }
}

/** A place of an inner frame as a place of this window, and what lies over it there. */
function throughFrame({ ref, point }) {
  const element = found(ref)
  if (!element) return { gone: true }
  const style = styleOf(element)
  const at = () => {
    const rect = rectOf(element)
    const edge = side => Number.parseFloat(style[`border${side}Width`]) + Number.parseFloat(style[`padding${side}`])
    return [rect.left + edge('Left') + point[0], rect.top + edge('Top') + point[1]]
  }
  const isOutside = ([left, top]) => left < 0 || top < 0 || left >= innerWidth || top >= innerHeight
  if (isOutside(at()))
    Element.prototype.scrollIntoView.call(element, { block: 'center', inline: 'center', behavior: 'instant' })
  if (isOutside(at()))
    window.scrollBy({ left: at()[0] - innerWidth / 2, top: at()[1] - innerHeight / 2, behavior: 'instant' })
  const [x, y] = at()
  const hit = elementAt(x, y)
  return { point: [x, y], cover: hit && !isWithin(hit, element) ? wordsFor(hit) : undefined }
}

/** The element at a place of this window; of an inner frame also the place within it. */
function atPlace({ point }) {
  const element = elementAt(...point)
  if (!element) return {}
  if (!/^i?frame$/.test(tagOf(element))) return { ref: refOf(element) }
  const style = styleOf(element)
  const rect = rectOf(element)
  const edge = side => Number.parseFloat(style[`border${side}Width`]) + Number.parseFloat(style[`padding${side}`])
  return { ref: refOf(element), inner: [point[0] - rect.left - edge('Left'), point[1] - rect.top - edge('Top')] }
}

/** Gives an element the focus, or what can have it in it or around it. */
function takeFocus({ ref }) {
  const element = found(ref)
  if (!element) return { gone: true }
  const target = [
    fieldOf(element),
    element,
    ...findAll(element, 'a[href],button,input,select,textarea,[tabindex]'),
  ].find(one => one && isFocusable(one))
  if (target) HTMLElement.prototype.focus.call(target)
  return { focused: target !== undefined }
}

/** Texts of the regions that tell what has happened (WAI-ARIA 1.2: alert, status, aria-live), as far as they are shown. */
const announced = () =>
  [...findAll(documentElementOf(document), '[role=alert],[role=status],[aria-live=assertive]')]
    .slice(0, 20)
    .filter(region => isRendered(region))
    .map(region => cut(textOf(region), 200))
    .filter((text, at, all) => text !== '' && all.indexOf(text) === at)
