/** What a node says of its element besides role and name. */
const MAX_OPTIONS = 300
const CHECKABLE = new Set(['checkbox', 'radio', 'switch', 'menuitemcheckbox', 'menuitemradio', 'option', 'treeitem'])
const truth = text => (text === 'true' ? true : text === 'false' ? false : undefined)
const triState = text => (text === 'mixed' ? 'mixed' : truth(text))
const nativeChecked = getterOf(HTMLInputElement.prototype, 'checked')
const nativeMixed = getterOf(HTMLInputElement.prototype, 'indeterminate')
const isOpen = getterOf(HTMLDetailsElement.prototype, 'open')
const hrefOf = getterOf(HTMLAnchorElement.prototype, 'href')

function checkedOf(element, role) {
  if (tagOf(element) === 'input' && /^(checkbox|radio)$/.test(inputTypeOf(element))) {
    return inputTypeOf(element) === 'checkbox' && nativeMixed(element) ? 'mixed' : nativeChecked(element)
  }
  if (!CHECKABLE.has(role)) return undefined
  const checked = triState(attribute(element, 'aria-checked'))
  return checked ?? (role === 'option' || role === 'treeitem' ? undefined : false)
}

function expandedOf(element) {
  const stated = truth(attribute(element, 'aria-expanded'))
  if (stated !== undefined) return stated
  const parent = tagOf(element) === 'summary' ? parentNodeOf(element) : null
  return parent instanceof HTMLDetailsElement ? isOpen(parent) : undefined
}

/** Disabled itself, or within a group or toolbar that is (WAI-ARIA 1.2: aria-disabled holds for what can take the focus in it). */
function isDisabled(element, role) {
  if (isNativelyDisabled(element)) return true
  if (!CONTROL_ROLES.has(role) && !isFocusable(element)) return false
  return closest(element, '[aria-disabled=true]') !== null
}

function levelOf(element, role) {
  const stated = Number(attribute(element, 'aria-level'))
  if (stated > 0) return Math.round(stated)
  return role === 'heading' && /^h[1-6]$/.test(tagOf(element))
    ? Number(tagOf(element)[1])
    : role === 'heading'
      ? 2
      : undefined
}

const WITH_VALUE = new Set([
  'textbox',
  'searchbox',
  'combobox',
  'slider',
  'spinbutton',
  'progressbar',
  'meter',
  'scrollbar',
  'listbox',
])

/** What it holds now: of a select the labels chosen. Nothing of secret fields. */
function valueOf(element, role) {
  if (isSecret(element)) return undefined
  const tag = tagOf(element)
  if (tag === 'select') {
    return [...optionsOf(element)]
      .filter(option => option.selected)
      .map(option => squeeze(option.label || option.text))
      .join(', ')
  }
  if (tag === 'input') {
    const type = inputTypeOf(element)
    if (type === 'file')
      return Array.from(HTMLInputElementFiles(element) ?? [], file => file.name).join(', ') || undefined
    if (/^(checkbox|radio|button|submit|reset|image|hidden)$/.test(type))
      return attribute(element, 'value') ?? undefined
  }
  const native = fieldValue(element)
  if (native !== undefined) return cut(native, 2000)
  if (tag === 'li' && hasAttribute(element, 'value')) return attribute(element, 'value')
  const stated = attribute(element, 'aria-valuetext') ?? attribute(element, 'aria-valuenow')
  if (stated !== null) return stated
  if (isEditingHost(element)) return cut(squeeze(textContentOf(element)), 2000)
  if (role === 'combobox' || role === 'textbox' || role === 'searchbox') return cut(textOf(element), 400) || undefined
  return undefined
}
const HTMLInputElementFiles = getterOf(HTMLInputElement.prototype, 'files')

const addressOf = element => {
  if (isSvg(element)) return attribute(element, 'href') ?? attribute(element, 'xlink:href') ?? undefined
  return element instanceof HTMLAnchorElement || element instanceof HTMLAreaElement
    ? hasAttribute(element, 'href')
      ? safeHref(element)
      : undefined
    : undefined
}
const areaHrefOf = getterOf(HTMLAreaElement.prototype, 'href')
const safeHref = element => (element instanceof HTMLAnchorElement ? hrefOf(element) : areaHrefOf(element))

const isUserInvalid = element =>
  isHtml(element) && /^(input|select|textarea)$/.test(tagOf(element)) && matches(element, ':user-invalid')

/** The element that has the focus, also within shadow trees. */
function focusedElement() {
  let focused = activeElementOf(document)
  while (focused && shadowRootOf(focused)?.activeElement) focused = shadowRootOf(focused).activeElement
  return focused
}

const put = (node, name, value) => {
  if (value !== undefined && value !== null && value !== '' && value !== false) node[name] = value
}

/** What the author calls the icons of a control: elements in it that say nothing, which style sheets draw (spans, i). */
function iconClasses({ element, role, isClickable, children }) {
  if (!(isClickable || CONTROL_ROLES.has(role)) || children.length > 0) return []
  const icons = childrenOf(element).filter(
    child => isElement(child) && /^(?:i|span|em|b)$/.test(tagOf(child)) && squeeze(textContentOf(child) ?? '') === '',
  )
  return icons.flatMap(icon => tokensOf(attribute(icon, 'class'))).slice(0, 6)
}

/** Attributes and states; `entry` is what the walk found (walk.js). */
function describe(node, entry, scene) {
  const { element, role } = entry
  const tag = tagOf(element)
  put(node, 'id', attribute(element, 'id'))
  if (/^(input|button)$/.test(tag))
    put(node, 'type', tag === 'input' ? inputTypeOf(element) : (attribute(element, 'type') ?? 'submit').toLowerCase())
  const classes = [...tokensOf(attribute(element, 'class')).slice(0, 12), ...iconClasses(entry)]
  if (classes.length > 0) node.classes = classes.map(one => cut(one, 60))
  const label = tag in labelsOf ? labelText(element) : ''
  if (label !== node.name) put(node, 'label', cut(label, 200))
  // Editors show what stands in `data-placeholder` (ProseMirror, Quill, Medium and others draw it by their style sheets).
  const drawn = isEditingHost(element) ? attribute(element, 'data-placeholder') : undefined
  put(node, 'placeholder', attribute(element, 'placeholder') ?? attribute(element, 'aria-placeholder') ?? drawn)
  put(node, 'title', cut(attribute(element, 'title') ?? '', 200))
  put(node, 'description', descriptionOf(element, node.name))
  if (WITH_VALUE.has(role) || tag in valueGetters || isEditingHost(element)) {
    const value = valueOf(element, role)
    if (value !== undefined && value !== null) node.value = value
    if (isSecret(element)) node.secret = (fieldValue(element) ?? textContentOf(element)) === '' ? 'empty' : 'filled'
  }
  put(node, 'href', cut(addressOf(element) ?? '', 2000))
  if (tag === 'img' || tag === 'area') put(node, 'alt', attribute(element, 'alt'))
  put(node, 'level', levelOf(element, role))
  const states = {
    checked: checkedOf(element, role),
    selected: truth(attribute(element, 'aria-selected')),
    expanded: expandedOf(element),
    pressed: triState(attribute(element, 'aria-pressed')),
  }
  for (const [name, value] of Object.entries(states)) if (value !== undefined) node[name] = value
  put(node, 'disabled', isDisabled(element, role))
  put(node, 'required', hasAttribute(element, 'required') || attribute(element, 'aria-required') === 'true')
  put(
    node,
    'readonly',
    (/^(input|textarea)$/.test(tag) && hasAttribute(element, 'readonly')) ||
      attribute(element, 'aria-readonly') === 'true',
  )
  const invalid = attribute(element, 'aria-invalid')
  put(node, 'invalid', (invalid !== null && invalid !== 'false' && invalid !== '') || isUserInvalid(element))
  put(node, 'focused', element === scene.focused)
  put(node, 'editable', isEditable(element))
  put(node, 'clickable', entry.isClickable)
  put(node, 'draggable', entry.isDraggable)
  put(node, 'scrollable', entry.isScrollable)
  describeRange(node, element, role)
  const options = listOptions(element, MAX_OPTIONS)
  if (options) node.options = options
  put(
    node,
    'multiple',
    (/^(select|input)$/.test(tag) && hasAttribute(element, 'multiple')) ||
      attribute(element, 'aria-multiselectable') === 'true',
  )
}

/** Bounds: those of the element, those stated by ARIA, and what HTML § 4.10.5.1.13 gives a slider without any. */
function describeRange(node, element, role) {
  const isRange = tagOf(element) === 'input' && inputTypeOf(element) === 'range'
  const isNative = /^(input|meter|progress)$/.test(tagOf(element))
  put(
    node,
    'min',
    (isNative ? attribute(element, 'min') : null) ?? attribute(element, 'aria-valuemin') ?? (isRange ? '0' : null),
  )
  put(
    node,
    'max',
    (isNative ? attribute(element, 'max') : null) ?? attribute(element, 'aria-valuemax') ?? (isRange ? '100' : null),
  )
  if (tagOf(element) === 'input') {
    put(node, 'step', attribute(element, 'step') ?? (isRange ? '1' : null))
    put(node, 'pattern', attribute(element, 'pattern'))
  }
}
