/** The walk over a document: what is shown or can be scrolled to, as nodes of src/contract/page.ts in document order. */
const SKIPPED = new Set(
  (
    'script style template noscript head meta link title base param source track datalist defs clipPath mask pattern marker ' +
    'linearGradient radialGradient filter metadata desc symbol animate animateTransform animateMotion set'
  ).split(' '),
)
const SHAPES = new Set([
  'rect',
  'circle',
  'ellipse',
  'polygon',
  'polyline',
  'line',
  'path',
  'use',
  'image',
  'foreignObject',
])
const PLAIN = new Set(['generic', 'presentation', 'none'])
const TEXT_LENGTH = 2000
const DEEPEST = 200
/** The most elements that are looked at, and the longest that it may take in milliseconds: pages can be endless. */
const MOST_ELEMENTS = 40_000
const LONGEST = 900
/** Cursors of what is dragged (CSS Basic User Interface 4, § 8.1.1); those of a corner change a size. */
const GRABBING = new Set(['grab', 'grabbing', 'move', 'se-resize', 'nwse-resize'])

/** What the element is to those who act: from its role, its attributes, its listeners and the pointer shown over it. */
function readUse(element, role, style, cursor, context, scene) {
  const isControl = CONTROL_ROLES.has(role) && !(role === 'listbox' && tagOf(element) !== 'select')
  const isLabel =
    tagOf(element) === 'label' && HTMLLabelElement.prototype.hasOwnProperty('control') && element.control !== null
  const showsHand = cursor === 'pointer' && context.cursor !== 'pointer'
  const listens =
    scene.listening.has(element) || hasAttribute(element, 'onclick') || hasAttribute(element, 'onmousedown')
  const isField = tagOf(element) === 'input' || tagOf(element) === 'summary'
  return {
    isClickable:
      isControl ||
      isLabel ||
      showsHand ||
      isField ||
      (listens && element !== bodyOf(document) && element !== documentElementOf(document)),
    isDraggable:
      (attribute(element, 'draggable') ?? '').toLowerCase() === 'true' ||
      attribute(element, 'aria-grabbed') !== null ||
      (GRABBING.has(cursor) && !GRABBING.has(context.cursor)),
    isScrollable: isScrollable(element, style),
  }
}

function visit(node, context, level, scene) {
  if (isText(node)) return context.isVisible ? visitText(node) : []
  if (!isElement(node)) return []
  if (
    ++scene.visited > MOST_ELEMENTS ||
    level > DEEPEST ||
    (scene.visited % 64 === 0 && performance.now() > scene.end)
  ) {
    scene.skipped++
    return []
  }
  const tag = tagOf(node)
  if (SKIPPED.has(tag) || attribute(node, 'aria-hidden') === 'true' || hasAttribute(node, 'inert')) return []
  const style = styleOf(node)
  // Reading a computed style is most of what a large page costs: each property once, and none that another one answers.
  if (!isRendered(node) && style.display !== 'contents') return []
  // Parts of a drawing count as rendered in some versions whatever their style says.
  if (isSvg(node) && style.display === 'none') return []
  return visitElement(node, tag, style, context, level, scene)
}

function visitText(node) {
  const name = squeeze(node.data)
  return name === '' ? [] : [{ text: node, role: 'text', name: cut(name, TEXT_LENGTH), children: [] }]
}

function visitElement(element, tag, style, context, level, scene) {
  const role = roleOf(element)
  if (tag === 'input' && inputTypeOf(element) === 'hidden') return []
  const isVisible = style.visibility === 'visible'
  const { cursor } = style
  const isShape = isSvg(element) && SHAPES.has(tag)
  const entry = {
    element,
    role: isShape && PLAIN.has(role) ? 'graphics-symbol' : PLAIN.has(role) ? 'generic' : role,
    name: '',
    children: [],
    looks: looksOf(element, style),
    ...readUse(element, role, style, cursor, context, scene),
  }
  const isNamedByCells =
    role === 'row' && !hasAttribute(element, 'aria-label') && !hasAttribute(element, 'aria-labelledby')
  if (isVisible && !isNamedByCells) entry.name = nameOf(element, entry.role)
  const inner = { cursor, isVisible }
  if (!isClosed(element, tag)) {
    for (const child of shownChildren(element, tag))
      for (const found of visit(child, inner, level + 1, scene)) addChild(entry, found)
  }
  if (!isVisible) return entry.children
  // What only the style sheet writes is read like any other text (CSS Pseudo-Elements 4, § 4.1).
  const isBlank = entry.role === 'generic' && entry.children.length === 0 && entry.name === '' && !isShape
  if (isBlank && (isActive(entry) || entry.looks.background)) {
    const written = squeeze(`${readPseudo(element, '::before')} ${readPseudo(element, '::after')}`)
    if (written !== '') return [{ ...entry, role: 'text', name: cut(written, TEXT_LENGTH) }]
  }
  if (isNamedByCells) entry.name = cut(squeeze(entry.children.map(child => child.name).join(' ')), NAME_LENGTH)
  return settle(entry, tag, scene)
}

/** Of a closed details element only its summary is shown (HTML § 4.11.1). */
function shownChildren(element, tag) {
  const children = childrenOf(element)
  if (tag !== 'details' || isOpen(element)) return children
  return children.filter(child => isElement(child) && tagOf(child) === 'summary').slice(0, 1)
}

/** Elements whose insides are their own business: a field's text is its value, a frame is walked from outside. */
const isClosed = (element, tag) =>
  /^(input|textarea|select|iframe|frame|object|embed|video|audio|canvas|meter|progress|math)$/.test(tag)

/** Texts that follow each other are one. */
function addChild(entry, found) {
  const last = entry.children.at(-1)
  if (found.text && last?.text) last.name = cut(`${last.name} ${found.name}`, TEXT_LENGTH)
  else entry.children.push(found)
}

const isPlainText = child =>
  (child.text !== undefined ||
    child.role === 'text' ||
    (child.role === 'img' && child.name === '') ||
    isDecoration(child)) &&
  !child.isClickable &&
  !child.isDraggable &&
  !child.isEditable
const isDecoration = child =>
  /^(strong|emphasis|mark|code|subscript|superscript)$/.test(child.role) && child.children.length === 0
const isActive = entry => entry.isClickable || entry.isDraggable || entry.isScrollable || isEditingHost(entry.element)

/** What of an element is kept: wrappers that say nothing go, text takes the place of the element that only holds it. */
function settle(entry, tag, scene) {
  const { element, children } = entry
  const [only] = children
  if (entry.role === 'img' && tag === 'svg') return settleDrawing(entry)
  if (
    children.length === 1 &&
    only.text &&
    (entry.name === only.name || (entry.name === '' && holdsText(entry.role)))
  ) {
    return [{ ...entry, role: entry.role === 'generic' ? 'text' : entry.role, name: only.name, children: [] }]
  }
  if (
    entry.name !== '' &&
    (NAMED_BY_CONTENT.has(entry.role) || tag === 'summary') &&
    children.every(isPlainText) &&
    !saysMore(entry)
  ) {
    return [{ ...entry, children: [] }]
  }
  if (entry.role !== 'generic') return isEmptyForm(entry) ? [] : [entry]
  if (isActive(entry) || entry.name !== '') return hasSize(element) || children.length > 0 ? [entry] : []
  if (children.length === 0) {
    const says =
      attribute(element, 'id') !== null ||
      (entry.looks.background && entry.looks.background !== scene.background) ||
      isFramed(element) ||
      isPictured(element)
    return says && hasSize(element) ? [entry] : []
  }
  if (children.length === 1) return isLabelledBox(element, only) ? [entry] : children
  return element === scene.root ? children : [entry]
}

/** No more pixels each way are an icon. */
const MOST_OF_ICON = 40
/** A small picture that the style sheet draws among words; in a control its classes are told of that. */
const isPictured = element =>
  closest(element, 'a,button,label,li,summary,th,td,[role],[onclick]') === null &&
  attribute(element, 'class') !== null &&
  styleOf(element).backgroundImage !== 'none' &&
  Math.max(rectOf(element).width, rectOf(element).height) <= MOST_OF_ICON

/** Roles that have no name of their own, or whose text says what they are: they take the place of the text in them. */
const TEXTUAL = new Set(
  'alert listitem log note status timer tooltip menuitem option rowheader columnheader cell gridcell'.split(' '),
)
const holdsText = role => UNNAMED.has(role) || TEXTUAL.has(role)

const NAMED_BY_PLACE = /^(?:row|column|square|cell|field|tile|position) ?\d+\b/i

/** The label of a cell, or of a button in its place, may tell its place alone ("row 1, column 2"), whatever stands in it. */
const saysMore = ({ role, name, element, children }) =>
  (/^(?:grid)?cell$/.test(role) || (role === 'button' && NAMED_BY_PLACE.test(name))) &&
  hasAttribute(element, 'aria-label') &&
  children.some(child => child.name !== '' && !name.includes(child.name))

const isEmptyForm = entry =>
  entry.children.length === 0 &&
  /^(list|paragraph|group|row|rowgroup|listitem|form|region)$/.test(entry.role) &&
  !isActive(entry) &&
  entry.name === '' &&
  !hasSize(entry.element)

const FIGURES = new Set(['rect', 'circle', 'ellipse', 'polygon'])

/** A small drawing without a name is an icon: one node. */
function settleDrawing(entry) {
  const { width, height } = rectOf(entry.element)
  if (width * height === 0) return []
  if (Math.max(width, height) <= 48 && !entry.children.some(child => child.isClickable || child.isDraggable)) {
    const [only, ...more] = entry.children
    // What it shows is one figure: that is what can be moved, clicked or told by its looks.
    if (entry.name === '' && only?.element && more.length === 0 && FIGURES.has(tagOf(only.element))) {
      entry.figure = only.element
      entry.looks = { ...entry.looks, background: only.looks.background }
    }
    entry.children = []
  }
  return [entry]
}

const SIDES = ['Top', 'Right', 'Bottom', 'Left']

/** An empty box with a line around it is seen, as a place to drop or click on. */
function isFramed(element) {
  const style = styleOf(element)
  const { width, height } = rectOf(element)
  return (
    Math.min(width, height) >= 8 &&
    SIDES.every(side => Number.parseFloat(style[`border${side}Width`]) > 0 && hexOf(style[`border${side}Color`]))
  )
}

/** A box with a line around it and little more than its name in it is a place as well. */
function isLabelledBox(element, only) {
  if (only.role !== 'text' || !only.element || isActive(only) || !isFramed(element)) return false
  const [box, text] = [rectOf(element), rectOf(only.element)]
  return box.width >= 40 && box.height >= 3 * text.height && box.width * box.height >= 6 * text.width * text.height
}

const hasSize = element => {
  const { width, height } = rectOf(element)
  return width * height > 0
}
