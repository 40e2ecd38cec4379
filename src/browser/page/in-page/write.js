/** Writing into fields: the caret for what is typed, values for what is set, and events so that frameworks notice. */
const valueSetters = {
  input: Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set,
  textarea: Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set,
}
/** Inputs whose value is set as a whole: a picker, not a line of text. */
const PICKED = /^(date|time|month|week|datetime-local|color|range)$/

const tellChange = element => {
  dispatch(element, new InputEvent('input', { bubbles: true, composed: true }))
  dispatch(element, new Event('change', { bubbles: true }))
}

/** The field that is meant: the element, the control of a label, the one field in a wrapper. */
function fieldOf(element) {
  if (isEditable(element) || /^(input|textarea|select)$/.test(tagOf(element))) return element
  if (tagOf(element) === 'label' && element.control) return element.control
  const inner = [...findAll(element, 'input:not([type=hidden]),textarea,[contenteditable]')].filter(
    one => isEditable(one) && isRendered(one),
  )
  if (inner.length === 1) return inner[0]
  const host = closest(element, '[contenteditable]')
  return host && isEditable(host) ? host : undefined
}

/** Puts the focus into a field and the caret to its end, or marks all that is in it. */
function focusField({ ref, clear }) {
  const element = found(ref)
  if (!element) return { gone: true }
  const field = fieldOf(element)
  if (!field) return { ...factsOf(element), unfit: true }
  const facts = {
    ...factsOf(field),
    ref: refOf(field),
    isPicked: tagOf(field) === 'input' && PICKED.test(inputTypeOf(field)),
  }
  if (tagOf(field) === 'select' || facts.disabled || facts.readonly || facts.isPicked) return facts
  if (!isRendered(field) || styleOf(field).visibility === 'hidden') return { ...facts, invisible: true }
  if (isFarOutside(field)) Element.prototype.scrollIntoView.call(field, { block: 'center', behavior: 'instant' })
  HTMLElement.prototype.focus.call(field, { preventScroll: true })
  if (/^(input|textarea)$/.test(tagOf(field))) markField(field, clear)
  else {
    const selection = getSelection()
    selection.selectAllChildren(field)
    if (!clear) selection.collapseToEnd()
  }
  return { ...facts, isEmpty: heldBy(field) === '', hasFocus: focusedElement() === field, isUnseen: isUnseen(field) }
}

/** A field that nobody sees is there for its keys alone: what is typed is drawn elsewhere (terminals, editors). */
function isUnseen(field) {
  const { left, top, right, bottom } = rectOf(field)
  const isOffPage = right + scrollX <= 0 || bottom + scrollY <= 0
  return isOffPage || right - left <= 2 || bottom - top <= 2 || Number(styleOf(field).opacity) < 0.1
}

function markField(field, clear) {
  if (clear) {
    field.select()
    return
  }
  try {
    field.setSelectionRange(inputValue(field).length, inputValue(field).length)
  } catch {
    // Numbers and addresses have no caret that scripts can move (HTML § 4.10.5.1.17); it is at the end after focusing.
  }
}

/** In a field too narrow for any text (those that only take the keys of a drawn one) the caret stays before what was put in: it goes behind it. */
function passText({ ref }) {
  const field = found(ref)
  if (!field || !/^(input|textarea)$/.test(tagOf(field))) return {}
  try {
    if (field.selectionStart === 0 && field.selectionEnd === 0) markField(field, false)
  } catch {
    // Those that have no caret that can be read.
  }
  return {}
}

const inputValue = field => fieldValue(field) ?? ''
const heldBy = field => fieldValue(field) ?? squeeze(textContentOf(field))

/** Whether a field holds what was typed; secret ones only say yes or no. */
function verifyField({ ref, text, clear }) {
  const field = found(ref)
  if (!field) return { gone: true }
  const held = heldBy(field)
  const wanted = fieldValue(field) === undefined ? squeeze(text) : text.replace(/\r\n?/g, '\n')
  const isHeld = clear ? held === wanted : held.endsWith(wanted)
  return {
    isHeld,
    isEmpty: held === '',
    isSecret: isSecret(field),
    value: isSecret(field) ? undefined : cut(held, 300),
  }
}

/** Sets the value as a script would, where typing did not do or is no way to do it. */
function setField({ ref, text }) {
  const field = found(ref)
  if (!field) return { gone: true }
  const setter = valueSetters[tagOf(field)]
  HTMLElement.prototype.focus.call(field, { preventScroll: true })
  if (setter) {
    setter.call(field, text)
    tellChange(field)
    const held = heldBy(field)
    const bounds =
      tagOf(field) === 'input' ? { min: field.min, max: field.max, step: field.step, type: inputTypeOf(field) } : {}
    return { value: isSecret(field) ? undefined : held, isHeld: held === text, ...bounds }
  }
  getSelection().selectAllChildren(field)
  document.execCommand('insertText', false, text)
  return { value: cut(heldBy(field), 300), isHeld: squeeze(heldBy(field)) === squeeze(text) }
}

const sameText = (one, other) => squeeze(one).toLowerCase() === squeeze(other).toLowerCase()

/** Chooses options of a native select by label or value: exactly, else without regard to case, else the only one that begins so. */
function chooseOptions({ ref, values }) {
  const element = found(ref)
  if (!element) return { gone: true }
  const select =
    tagOf(element) === 'select'
      ? element
      : tagOf(element) === 'label' && element.control && tagOf(element.control) === 'select'
        ? element.control
        : undefined
  if (!select)
    return { ...factsOf(element), notNative: true, suggestions: listOptions(element, 2000)?.map(one => one.value) }
  const facts = factsOf(select)
  if (facts.disabled) return facts
  const options = [...optionsOf(select)]
  const labelOf = option => squeeze(option.label || option.text)
  const chosen = []
  for (const value of values) {
    const match =
      options.find(one => labelOf(one) === squeeze(value)) ??
      options.find(one => one.value === value) ??
      options.find(one => sameText(labelOf(one), value) || sameText(one.value, value)) ??
      onlyOne(options.filter(one => labelOf(one).toLowerCase().startsWith(squeeze(value).toLowerCase())))
    if (!match) return { ...facts, missing: value, options: options.map(labelOf).slice(0, 50) }
    if (match.matches(':disabled')) return { ...facts, disabledOption: labelOf(match) }
    chosen.push(match)
  }
  if (!select.multiple && chosen.length > 1) return { ...facts, single: true }
  HTMLElement.prototype.focus.call(select, { preventScroll: true })
  if (select.multiple) for (const option of options) option.selected = chosen.includes(option)
  else chosen[0].selected = true
  tellChange(select)
  const held = [...optionsOf(select)].filter(option => option.selected).map(labelOf)
  return { ...facts, chosen: chosen.map(labelOf), held }
}

const onlyOne = list => (list.length === 1 ? list[0] : undefined)

/** The control that holds the tick: the element, the control of its label, the only one in it. */
function checkable({ ref }) {
  const element = found(ref)
  if (!element) return { gone: true }
  const isOne = one => checkedOf(one, roleOf(one)) !== undefined || attribute(one, 'aria-pressed') !== null
  const candidates = isOne(element)
    ? [element]
    : tagOf(element) === 'label' && element.control
      ? [element.control]
      : [...findAll(element, 'input,[role]')].filter(isOne)
  const control =
    onlyOne(candidates.filter(isOne)) ??
    (closest(element, 'label') ? onlyOne([closest(element, 'label').control].filter(Boolean)) : undefined)
  if (!control) return { ...factsOf(element), unfit: true }
  const facts = factsOf(control)
  return {
    ...facts,
    ref: refOf(control),
    checked: facts.checked ?? triState(attribute(control, 'aria-pressed')) ?? false,
  }
}

/** Marks text in an element as a reader would with the mouse; all of it when no part is named. */
function markText({ ref, text }) {
  const element = found(ref)
  if (!element) return { gone: true }
  if (/^(input|textarea)$/.test(tagOf(element))) {
    const value = inputValue(element)
    const at = text === undefined ? 0 : value.indexOf(text)
    if (at < 0) return { ...factsOf(element), missing: true }
    HTMLElement.prototype.focus.call(element)
    element.setSelectionRange(at, at + (text ?? value).length)
    return { selected: text ?? value }
  }
  const range = text === undefined ? rangeOver(element) : rangeOf(element, text)
  if (!range) return { ...factsOf(element), missing: true, holds: cut(textOf(element), 200) }
  const selection = getSelection()
  selection.removeAllRanges()
  selection.addRange(range)
  dispatch(element, new MouseEvent('mouseup', { bubbles: true, composed: true, view: window }))
  return { selected: cut(squeeze(selection.toString()), 300) }
}

function rangeOver(element) {
  const range = new Range()
  range.selectNodeContents(element)
  return range
}

/** The first place of a text in an element, over all that is in it; runs of white space count as one. */
function rangeOf(element, text) {
  const letters = []
  const collect = node => {
    if (isText(node)) for (let at = 0; at < node.data.length; at++) letters.push([node, at, node.data[at]])
    else if (isElement(node) && !isHiddenFromAll(node)) for (const child of childrenOf(node)) collect(child)
  }
  collect(element)
  const seen = letters.filter(([, , letter], at) => !/\s/.test(letter) || (at > 0 && !/\s/.test(letters[at - 1][2])))
  const all = seen.map(([, , letter]) => (/\s/.test(letter) ? ' ' : letter)).join('')
  const wanted = squeeze(text)
  let at = all.indexOf(wanted)
  if (at < 0) at = all.toLowerCase().indexOf(wanted.toLowerCase())
  if (at < 0 || wanted === '') return undefined
  const range = new Range()
  range.setStart(seen[at][0], seen[at][1])
  const last = seen[at + wanted.length - 1]
  range.setEnd(last[0], last[1] + 1)
  return range
}
