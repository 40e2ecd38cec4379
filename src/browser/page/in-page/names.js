/**
 * Accessible names and descriptions (Accessible Name and Description Computation 1.2, with the steps of HTML-AAM 1.0 § 4.1
 * and SVG-AAM for the elements of the host languages).
 */
const NAME_LENGTH = 400

/** Roles and elements that never have a name (WAI-ARIA 1.2 § 5.2.8.6: prohibited). */
const UNNAMED = new Set(
  (
    'caption code deletion emphasis generic insertion mark none paragraph presentation strong subscript superscript ' +
    'suggestion term time definition'
  ).split(' '),
)

const isHiddenFromAll = element => {
  if (attribute(element, 'aria-hidden') === 'true') return true
  const style = styleOf(element)
  return style.display === 'none' || style.visibility === 'hidden' || style.visibility === 'collapse'
}

const referenced = (element, name) => {
  const ids = tokensOf(attribute(element, name))
  if (ids.length === 0) return []
  const root = rootOf(element)
  return ids.map(id => findById(root, id)).filter(found => found !== null)
}

/** Step 2B to 2I for an element that is named itself. */
function nameOf(element, role) {
  if (UNNAMED.has(role) && !hasAttribute(element, 'aria-label')) return ''
  return cut(squeeze(textAlternative(element, role, { seen: new Set(), inReference: false })), NAME_LENGTH)
}

function textAlternative(element, role, walk) {
  walk.seen.add(element)
  if (!walk.inReference) {
    const named = referenced(element, 'aria-labelledby')
    if (named.length > 0) {
      const parts = named.map(other => {
        const inner = { seen: new Set([element]), inReference: true, isHiddenRoot: isHiddenFromAll(other) }
        if (other === element) inner.seen.clear()
        return textAlternative(other, roleOf(other), inner)
      })
      const text = squeeze(parts.join(' '))
      if (text) return text
    }
  }
  const label = squeeze(attribute(element, 'aria-label') ?? '')
  if (label) return label
  const native = nativeName(element, role, walk)
  if (native) return native
  if (NAMED_BY_CONTENT.has(role) || walk.inReference || walk.inContent || tagOf(element) === 'summary') {
    const text = squeeze(contentText(element, walk))
    if (text) return text
  }
  return squeeze(attribute(element, 'title') ?? '') || squeeze(attribute(element, 'placeholder') ?? '')
}

const labelsOf = {
  button: getterOf(HTMLButtonElement.prototype, 'labels'),
  input: getterOf(HTMLInputElement.prototype, 'labels'),
  meter: getterOf(HTMLMeterElement.prototype, 'labels'),
  output: getterOf(HTMLOutputElement.prototype, 'labels'),
  progress: getterOf(HTMLProgressElement.prototype, 'labels'),
  select: getterOf(HTMLSelectElement.prototype, 'labels'),
  textarea: getterOf(HTMLTextAreaElement.prototype, 'labels'),
}

/** Text of the label elements of a control. */
function labelText(element, walk = { seen: new Set([element]), inReference: false }) {
  const labels = isHtml(element) ? labelsOf[tagOf(element)]?.(element) : undefined
  if (!labels || labels.length === 0) return ''
  return squeeze(
    Array.from(labels, label => {
      if (walk.seen.has(label)) return ''
      return (
        squeeze(attribute(label, 'aria-label') ?? '') ||
        contentText(label, { ...walk, inContent: true, control: element })
      )
    }).join(' '),
  )
}

const inputValueOf = getterOf(HTMLInputElement.prototype, 'value')
const FIRST_CHILD_NAMES = { fieldset: 'legend', figure: 'figcaption', table: 'caption' }

/** The steps of HTML-AAM § 4.1 for the element's own ways of being named. */
function nativeName(element, role, walk) {
  const tag = tagOf(element)
  if (isSvg(element)) return svgTitle(element, walk)
  if (tag === 'input') {
    const type = inputTypeOf(element)
    if (type === 'submit' || type === 'reset' || type === 'button') {
      const value = inputValueOf(element)
      if (hasAttribute(element, 'value')) return labelText(element, walk) || value
      return labelText(element, walk) || (type === 'submit' ? 'Submit' : type === 'reset' ? 'Reset' : '')
    }
    if (type === 'image') {
      return (
        labelText(element, walk) ||
        attribute(element, 'alt') ||
        attribute(element, 'value') ||
        attribute(element, 'title') ||
        'Submit'
      )
    }
    return labelText(element, walk)
  }
  if (tag in labelsOf) {
    const text = labelText(element, walk)
    if (text) return text
  }
  if (tag === 'img' || tag === 'area') return squeeze(attribute(element, 'alt') ?? '')
  if (tag === 'option' || tag === 'optgroup') return squeeze(attribute(element, 'label') ?? '')
  const naming = FIRST_CHILD_NAMES[tag]
  if (naming) {
    const child = listChildren(element).find(node => isElement(node) && tagOf(node) === naming)
    if (child) return squeeze(contentText(child, { ...walk, inContent: true }))
  }
  if (tag === 'details' && role === 'group') return ''
  return ''
}

function svgTitle(element, walk) {
  const title = listChildren(element).find(node => isElement(node) && tagOf(node) === 'title')
  if (title) return squeeze(textContentOf(title))
  if (tagOf(element) === 'a') return squeeze(contentText(element, walk))
  return ''
}

const INLINE = /^(inline|contents|ruby|none)$/

/** Step 2F: the text in an element, with the names and values of what is in it. */
function contentText(element, walk) {
  const inner = { ...walk, inContent: true }
  let text = pseudoText(element, '::before')
  const owned = hasAttribute(element, 'aria-owns') ? referenced(element, 'aria-owns') : []
  for (const child of [...childrenOf(element), ...owned]) {
    if (text.length > 4 * NAME_LENGTH) break
    if (isText(child)) text += child.data
    else if (isElement(child)) text += childText(child, inner)
  }
  return text + pseudoText(element, '::after')
}

function childText(child, walk) {
  if (walk.seen.has(child) || walk.seen.size > 2000) return ''
  walk.seen.add(child)
  const tag = tagOf(child)
  if (tag === 'br') return ' '
  if (tag === 'script' || tag === 'style' || tag === 'noscript' || tag === 'template') return ''
  if (!walk.isHiddenRoot && isHiddenFromAll(child)) return ''
  const role = roleOf(child)
  if (walk.inTreeItem && (role === 'group' || role === 'tree')) return ''
  if (child === walk.control) return ''
  const held = walk.control || walk.inReference ? embeddedValue(child, role) : undefined
  const text = held ?? textAlternative(child, role, walk)
  const display = styleOf(child).display
  return INLINE.test(display) ? text : ` ${text} `
}

/** Step 2E: a control within a label counts with what it holds. */
function embeddedValue(element, role) {
  if (role === 'textbox' || role === 'searchbox') {
    return isSecret(element) ? '' : (fieldValue(element) ?? squeeze(textContentOf(element)))
  }
  if (role === 'combobox' || role === 'listbox') {
    if (tagOf(element) === 'select') {
      return Array.from(
        HTMLSelectElement.prototype.querySelectorAll.call(element, 'option:checked'),
        one => one.text,
      ).join(' ')
    }
    return fieldValue(element) ?? findAll(element, '[aria-selected=true]')[0]?.textContent ?? ''
  }
  if (role === 'slider' || role === 'spinbutton' || role === 'progressbar' || role === 'scrollbar') {
    return attribute(element, 'aria-valuetext') ?? attribute(element, 'aria-valuenow') ?? fieldValue(element) ?? ''
  }
  return undefined
}

/** Text that a style sheet puts before or after (CSS Content § 2: strings and attr() come resolved). */
function pseudoText(element, which) {
  const known = PSEUDO[which].get(element)
  if (known !== undefined) return known
  const text = readPseudo(element, which)
  PSEUDO[which].set(element, text)
  return text
}

/** What was found out in this call; a cell is asked for its own name and for that of its row. */
const PSEUDO = { '::before': new Map(), '::after': new Map() }
let pseudoReads = 0
let mayGenerate = true
const forgetPseudo = () => {
  for (const known of Object.values(PSEUDO)) known.clear()
  pseudoReads = 0
  mayGenerate = true
}

/** With so many elements asked, the style sheets are asked whether any puts text anywhere; so many rules are looked at. */
const MANY_READS = 400
const MOST_RULES = 3000

/** False when no style sheet of the document puts anything before or after elements. One of another origin does not tell. */
function generatesText() {
  let left = MOST_RULES
  const among = rules => {
    for (const rule of rules) {
      if (--left < 0 || /:(?:before|after)/i.test(rule.selectorText ?? '')) return true
      if (rule.styleSheet && among(rule.styleSheet.cssRules)) return true
      if (rule.cssRules && among(rule.cssRules)) return true
    }
    return false
  }
  try {
    return [...styleSheetsOf(document), ...adoptedSheetsOf(document)].some(sheet => among(sheet.cssRules))
  } catch {
    return true
  }
}
const styleSheetsOf = getterOf(Document.prototype, 'styleSheets')
const adoptedSheetsOf = getterOf(Document.prototype, 'adoptedStyleSheets')

/** Style sheets of shadow trees hold for what is in them, for what is put into their slots and for what has them. */
const isStyledByDocument = element =>
  rootOf(element) === document && assignedSlotOf(element) === null && shadowRootOf(element) === null

function readPseudo(element, which) {
  if (++pseudoReads === MANY_READS) mayGenerate = generatesText()
  if (!mayGenerate && isStyledByDocument(element)) return ''
  const style = getComputedStyle(element, which)
  const { content } = style
  if (!content || content === 'none' || content === 'normal' || style.display === 'none') return ''
  const parts = content.split(/\s\/\s/)
  const strings = (parts[1] ?? parts[0]).match(/"((?:[^"\\]|\\.)*)"/g) ?? []
  const text = strings.map(one => one.slice(1, -1).replace(/\\(.)/g, '$1')).join('')
  // Letters of icon fonts lie in the private use areas of Unicode and say nothing.
  return text.replace(/[\ue000-\uf8ff]|[\udb80-\udbff][\udc00-\udfff]/g, '')
}

/** Accessible description, where it is not what names it. */
function descriptionOf(element, name) {
  const described = referenced(element, 'aria-describedby')
  const text =
    described.length > 0
      ? squeeze(
          described
            .map(other =>
              contentText(other, { seen: new Set(), inReference: true, isHiddenRoot: isHiddenFromAll(other) }),
            )
            .join(' '),
        )
      : squeeze(attribute(element, 'aria-description') ?? attribute(element, 'title') ?? '')
  return text && text !== name ? cut(text, NAME_LENGTH) : undefined
}
