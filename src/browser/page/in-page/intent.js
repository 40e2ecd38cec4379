/** What a click or Enter would set off: the control, its form, the dialog and section that it is in. Facts; no judgement. */
const formOf = element =>
  (element instanceof HTMLElement && 'form' in element ? element.form : null) ?? closest(element, 'form')
const SUBMITS = 'button:not([type]),button[type=submit],input[type=submit],input[type=image]'

/** The control that a click on the element activates: what it is in, or what its label is for. */
function controlAt(element) {
  for (let node = element; node; node = parentOf(node)) {
    const role = roleOf(node)
    if (/^(button|link|menuitem|menuitemcheckbox|menuitemradio|option|tab|treeitem|switch|checkbox|radio)$/.test(role))
      return node
    if (tagOf(node) === 'label' && node.control) return node.control
    if (/^(form|dialog|body|table|main)$/.test(tagOf(node))) break
  }
  return wholeOf(element)
}

/** A picture or text that is all that something holds stands for that: `<span title="Delete"><svg/></span>`. */
function wholeOf(element) {
  let whole = element
  for (let up = 0, node = parentOf(element); node && up < 3; up++, node = parentOf(node)) {
    if (/^(body|html|form|main|section|article|li|tr|td|ul|label)$/.test(tagOf(node))) break
    if (squeeze(textContentOf(node)) !== squeeze(textContentOf(element)) || findAll(node, 'input,button').length) break
    if (attribute(node, 'title') ?? attribute(node, 'aria-label') ?? attribute(node, 'data-tooltip')) whole = node
  }
  return whole
}

const isSubmitControl = control =>
  control instanceof HTMLElement && matches(control, SUBMITS) && formOf(control) !== null

/** The button that Enter in a field presses (HTML § 4.10.22.2: the form's first submit button). */
function defaultButtonOf(form) {
  const owned = [...findAll(documentElementOf(document), SUBMITS)].filter(button => formOf(button) === form)
  return owned.find(button => !isNativelyDisabled(button))
}

/** Another control, within the element, that a click in its middle meets: the middle of a card may be a button of it. */
function metInside(element, control, position) {
  if (isFarOutside(element))
    Element.prototype.scrollIntoView.call(element, { block: 'center', inline: 'center', behavior: 'instant' })
  const point = position ? pointAt(element, position) : meetingPointOf(element)
  const hit = point && elementAt(...point)
  if (!hit || hit === element || !isWithin(hit, element)) return undefined
  const inner = controlAt(hit)
  return inner !== control && inner !== element && isWithin(inner, element) ? refOf(inner) : undefined
}

/** `via`: click, enter or space. `ref`: the element that is clicked, or that has the focus. */
function readIntent({ ref, via, position }) {
  const element = found(ref)
  if (!element) return { gone: true }
  let control = controlAt(element)
  let form = isSubmitControl(control) ? formOf(control) : null
  let implicit = false
  if (via === 'space' && isEditable(element))
    return { control: describeControl(element), near: [], implicit: false, submits: false, typing: true }
  if (via !== 'click') {
    const isOwn = /^(button|link|menuitem|option|tab|switch|summary)$/.test(roleOf(control))
    const isLine =
      tagOf(element) === 'input' &&
      !/^(checkbox|radio|button|submit|reset|image|file|color|range)$/.test(inputTypeOf(element))
    // The space bar types a space or presses what has the focus; it sends no form from a field.
    if (!isOwn && via === 'enter') {
      form =
        isLine || tagOf(element) === 'select' || /^(checkbox|radio)$/.test(element.type ?? '') ? formOf(element) : null
      implicit = true
      control = (form && defaultButtonOf(form)) ?? element
    }
  }
  const around = form ?? closest(control, 'form')
  // Where Enter makes a new line, or does what a script says, the buttons of the form tell what that may be.
  const isWritten = implicit && !form && isEditable(element)
  const dialog = closest(control, 'dialog,[role=dialog],[role=alertdialog]')
  return {
    implicit,
    ...(via === 'click' && { met: metInside(element, control, position) }),
    submits: form !== null,
    held: form ? heldBack(form, control) : [],
    control: describeControl(control),
    near: nearTexts(control),
    item: itemText(control),
    selected: selectedTexts(control),
    asks: questionAround(control),
    area: cut(textOf(partOf(control) ?? parentOf(control) ?? control), 600),
    page: {
      title: cut(squeeze(findAll(documentElementOf(document), 'head > title')[0]?.textContent ?? ''), 200),
      heading: cut(squeeze(findAll(documentElementOf(document), 'h1')[0]?.innerText ?? ''), 200),
    },
    ...(around && { form: describeForm(around, control) }),
    ...(!around && standsWith(control)),
    ...(around && isWritten && { fields: [describeField(element)].filter(Boolean), beside: buttonsIn(around) }),
    ...(dialog && {
      dialog: { role: roleOf(dialog), name: nameOf(dialog, roleOf(dialog)), text: cut(textOf(dialog), 600) },
    }),
  }
}

/** What keeps the browser from sending a form (HTML § 4.10.21.2), field by field in its own words. */
function heldBack(form, control) {
  if (hasAttribute(form, 'novalidate') || hasAttribute(control, 'formnovalidate')) return []
  return [...findAll(form, 'input,select,textarea')]
    .filter(field => matches(field, ':invalid'))
    .slice(0, 5)
    .map(
      field =>
        `“${nameOf(field, roleOf(field)) || attribute(field, 'name') || tagOf(field)}”: ${field.validationMessage}`,
    )
}

function describeControl(control) {
  const role = roleOf(control)
  const attributes = {}
  for (const name of [
    'id',
    'name',
    'class',
    'title',
    'data-method',
    'formaction',
    'formmethod',
    'value',
    'aria-haspopup',
    'aria-expanded',
    'href',
    'download',
    'target',
    'data-action',
    'data-testid',
    'data-turbo-method',
    'data-confirm',
    'data-turbo-confirm',
    'hx-confirm',
    'hx-delete',
    'onchange',
    'src',
  ]) {
    const value = attribute(control, name)
    if (value !== null) attributes[name] = cut(value, 300)
  }
  const icons = [...findAll(control, 'svg,i,img,span')].slice(0, 8)
  return {
    role,
    tag: tagOf(control),
    type: /^(button|input)$/.test(tagOf(control)) ? control.type : undefined,
    name: nameOf(control, role) || cut(textOf(control), 120),
    words: wordsFor(control),
    texts: [
      cut(textOf(control), 120),
      cut(squeeze(textContentOf(control)), 120),
      ...['title', 'aria-description', 'data-tooltip', 'data-original-title', 'data-title'].map(
        one => attribute(control, one) ?? '',
      ),
    ]
      .map(squeeze)
      .filter((one, at, all) => one !== '' && all.indexOf(one) === at),
    attributes,
    icons: icons
      .flatMap(icon => [
        attribute(icon, 'class'),
        attribute(icon, 'alt'),
        attribute(icon, 'data-icon'),
        attribute(icon, 'data-testid'),
        ...[...findAll(icon, 'use')].flatMap(use => [attribute(use, 'href'), attribute(use, 'xlink:href')]),
        tagOf(icon) === 'img' ? attribute(icon, 'src')?.split(/[?#]/)[0].split('/').at(-1)?.slice(0, 60) : null,
      ])
      .filter(Boolean)
      .map(one => cut(one, 120)),
    editable: isEditable(control),
  }
}

function describeForm(form, control) {
  const fields = [...findAll(form, 'input,select,textarea,[contenteditable],[role=textbox]')]
    .slice(0, 120)
    .map(describeField)
  const linked = attribute(form, 'id')
    ? [...findAll(documentElementOf(document), 'input[form],select[form],textarea[form]')]
        .filter(one => attribute(one, 'form') === attribute(form, 'id'))
        .map(describeField)
    : []
  return {
    method: (attribute(control, 'formmethod') ?? attribute(form, 'method') ?? 'get').toLowerCase(),
    action: cut(attribute(control, 'formaction') ?? attribute(form, 'action') ?? '', 300),
    role: attribute(form, 'role') ?? (closest(form, 'search,[role=search]') ? 'search' : ''),
    id: attribute(form, 'id') ?? '',
    name: nameOf(form, 'form'),
    fields: [...fields, ...linked].filter(Boolean),
    buttons: [...findAll(form, `${SUBMITS},button`)].slice(0, 10).map(one => nameOf(one, 'button')),
  }
}

/** The part of the page that something belongs to. */
const partOf = element =>
  closest(
    element,
    'form,dialog,[role=dialog],[role=alertdialog],section,article,li,[role=listitem],tr,nav,header,footer',
  )

/** Fields and buttons that stand with the control where there is no form: scripts send them all the same. */
function standsWith(control) {
  let area = parentOf(control)
  for (let up = 0; area && up < 6; up++, area = parentOf(area)) {
    const fields = [...findAll(area, 'input,select,textarea,[contenteditable],[role=textbox]')].filter(
      one => one !== control && partOf(one) === partOf(control),
    )
    const buttons = [...findAll(area, 'button,[role=button],input[type=submit]')].filter(
      one => one !== control && closest(one, 'form') === null,
    )
    const isWhole = /^(main|body|dialog|section|article|form)$/.test(tagOf(area))
    if (fields.length > 0 || isWhole || (isEditable(control) && buttons.length > 0)) {
      const own = isEditable(control) ? [control] : []
      return {
        fields: [...own, ...fields].slice(0, 60).map(describeField).filter(Boolean),
        beside: buttons.slice(0, 12).map(one => describeControl(one)),
      }
    }
  }
  return {}
}

const buttonsIn = area =>
  [...findAll(area, 'button,[role=button],input[type=submit]')].slice(0, 12).map(one => describeControl(one))

const ITEM = 'tr,li,article,[role=row],[role=listitem],[role=option],[role=treeitem],[role=article]'

/** The record of a list that a control belongs to: its row, entry or card, or the row right above the part that it unfolds. */
function itemText(control) {
  const row = rowAbove(control)
  if (row)
    return cut(
      squeeze(`${readItem(row, control)} ${readItem(closest(control, ITEM) ?? parentOf(control), control)}`),
      160,
    )
  const item = closest(control, ITEM) ?? repeatedAround(control) ?? cardOfMenu(control)
  return item && item !== control ? cut(readItem(item, control), 160) : ''
}

/**
 * The row of several alike right before a part of another kind that the control is in: what the row unfolds. What stands behind
 * all rows is one only where the last of them says that it is open; else it is what is done with the whole list.
 */
function rowAbove(control) {
  for (let node = parentOf(control), up = 0; node && up < 6; node = parentOf(node), up++) {
    if (/^(body|html|form|main|dialog|section|article)$/.test(tagOf(node))) return null
    const before = previousOf(node)
    const parent = parentOf(node)
    if (!before || !parent || /^(button|a|input|label|span|p|h[1-6]|hr|br|td|th)$/.test(tagOf(before))) continue
    const siblings = childrenOf(parent).filter(one => isElement(one) && isRendered(one))
    const isAlike = one => kindOfRow(one) === kindOfRow(before)
    const isOpen = siblings.slice(siblings.indexOf(node) + 1).some(isAlike) || isUnfolded(before)
    if (!isAlike(node) && siblings.filter(isAlike).length > 1 && isOpen && textOf(before) !== '') return before
  }
  return null
}

const kindOfRow = row => `${tagOf(row)} ${tokensOf(attribute(row, 'class'))[0] ?? ''}`
const isUnfolded = row =>
  matches(row, '[aria-expanded=true]') ||
  findAll(row, '[aria-expanded=true]').length > 0 ||
  /(^|[\s_-])(open|opened|expanded|active|selected|current)($|[\s_-])/i.test(attribute(row, 'class') ?? '')

const SELECTED = ['tr', 'li', '[role=row]', '[role=option]', '[role=listitem]', '[role=treeitem]']
  .map(one => `${one}[aria-selected=true]`)
  .join(',')
const MOST_SELECTED = 6

/** Of a tool bar over a list: what is selected in the list, by state or by the mark of its row (WAI-ARIA grid and listbox patterns). */
function selectedTexts(control) {
  if (closest(control, ITEM) ?? closest(control, 'form')) return []
  const root = documentElementOf(document)
  const stated = [...findAll(root, SELECTED)]
  const ticked = [...findAll(root, 'input[type=checkbox],[role=checkbox]')]
    .filter(box => checkedOf(box, roleOf(box)) === true && closest(box, 'form,thead,th') === null)
    .map(box => closest(box, ITEM) ?? rowOfBox(box))
  const rows = [...new Set([...stated, ...ticked])].filter(row => row && isRendered(row))
  return rows.slice(0, MOST_SELECTED).map(row => cut(readItem(row, control), 80))
}

/** The row of a mark without a role: what it is in has more of its kind, each with one mark. */
function rowOfBox(box) {
  for (let node = parentOf(box), up = 0; node && up < 4; node = parentOf(node), up++) {
    const parent = parentOf(node)
    if (!parent) return null
    const alike = childrenOf(parent).filter(
      one =>
        isElement(one) &&
        tagOf(one) === tagOf(node) &&
        findAll(one, 'input[type=checkbox],[role=checkbox]').length === 1,
    )
    if (alike.length > 1) return node
  }
  return null
}

/** What an item says, without the names of its buttons. */
function readItem(item, control) {
  const parts = []
  const walk = node => {
    for (const child of childrenOf(node)) {
      if (isText(child)) parts.push(child.data)
      else if (isElement(child) && child !== control && !matches(child, 'button,[role=button],script,style')) {
        if (isRendered(child) && !isSecret(child)) walk(child)
        parts.push(' ')
      }
    }
  }
  walk(item)
  return squeeze(parts.join(''))
}

/** A card without a role: what it is in has more of its kind, with a control that says the same. */
function repeatedAround(control) {
  const said = squeeze(textContentOf(control))
  for (let node = parentOf(control), up = 0; node && up < 5; node = parentOf(node), up++) {
    const parent = parentOf(node)
    if (!parent || /^(body|html|form|main)$/.test(tagOf(node))) return null
    const alike = childrenOf(parent).filter(
      one => isElement(one) && one !== node && tagOf(one) === tagOf(node) && isRendered(one),
    )
    if (alike.some(one => [...findAll(one, tagOf(control))].some(twin => squeeze(textContentOf(twin)) === said)))
      return node
  }
  return null
}

/** The card without a role that a menu is open in: more of its kind stand beside it, with their menus closed. */
function cardOfMenu(control) {
  const menu = closest(control, '[role=menu],[role=listbox]')
  for (let node = menu && parentOf(menu), up = 0; node && up < 5; node = parentOf(node), up++) {
    const parent = parentOf(node)
    if (!parent || /^(body|html|form|main)$/.test(tagOf(node))) return null
    const hasClass = (attribute(node, 'class') ?? '') !== ''
    const alike = childrenOf(parent).filter(
      one => isElement(one) && isRendered(one) && kindOfRow(one) === kindOfRow(node),
    )
    if (hasClass && alike.length > 1) return node
  }
  return null
}

/** A question right beside the control: what an answer to it would do. */
function questionAround(control) {
  for (let node = parentOf(control), up = 0; node && up < 4; node = parentOf(node), up++) {
    if (/^(body|html|main|form)$/.test(tagOf(node))) return ''
    const text = textOf(node)
    if (text.length > 400) return ''
    const asked = text.match(/[^.!?？؟\n]*[?？؟]/g)
    if (asked) return cut(squeeze(asked.join(' ')), 300)
  }
  return ''
}

function describeField(field) {
  const tag = tagOf(field)
  const type = tag === 'input' ? inputTypeOf(field) : tag
  const isHiddenField = type === 'hidden'
  if (/^(submit|button|reset|image)$/.test(type)) return undefined
  const secret = isSecret(field)
  const role = roleOf(field)
  return {
    type,
    name: attribute(field, 'name') ?? attribute(field, 'id') ?? '',
    label: isHiddenField ? '' : nameOf(field, role),
    autocomplete: attribute(field, 'autocomplete') ?? '',
    secret,
    ...(!secret && {
      value: cut(String(checkedOf(field, role) ?? fieldValue(field) ?? squeeze(textContentOf(field))), 500),
    }),
    ...(tag === 'select' && !secret && { chosen: cut(squeeze(valueOf(field, role)), 200) }),
    shown: !isHiddenField && isRendered(field),
  }
}

/** What heads the part of the page that the control is in: the nearest heading or legend before it. */
function nearTexts(control) {
  const texts = []
  for (let node = control, up = 0; node && up < 8; node = parentOf(node), up++) {
    const tag = tagOf(node)
    if (/^(body|html)$/.test(tag)) break
    const head = listChildren(node).find(one => isElement(one) && /^(h[1-6]|legend|header)$/.test(tagOf(one)))
    if (head && !isWithin(control, head)) {
      texts.push(cut(textOf(head), 120))
      break
    }
  }
  return texts
}

/** The button that sends the form of a field; where there is no form, nothing. */
function submitterOf({ ref }) {
  const element = found(ref)
  if (!element) return { gone: true }
  const form = formOf(fieldOf(element) ?? element)
  const button = form && defaultButtonOf(form)
  return { button: button && isRendered(button) ? refOf(button) : undefined }
}
