/** Roles of elements: the role attribute (WAI-ARIA 1.2 § 8.1), else what HTML-AAM 1.0 § 3.5 gives the element. */
const ARIA_ROLES = new Set(
  (
    'alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox ' +
    'complementary contentinfo definition deletion dialog directory document emphasis feed figure form generic graphics-document ' +
    'graphics-object graphics-symbol grid gridcell group heading img image insertion link list listbox listitem log main mark ' +
    'marquee math menu menubar menuitem menuitemcheckbox menuitemradio meter navigation none note option paragraph ' +
    'presentation progressbar radio radiogroup region row rowgroup rowheader scrollbar search searchbox separator slider ' +
    'spinbutton status strong subscript suggestion superscript switch tab table tablist tabpanel term textbox time timer ' +
    'toolbar tooltip tree treegrid treeitem'
  ).split(' '),
)

/** Roles that people act on (WAI-ARIA 1.2 § 5.3.2, without the containers). */
const CONTROL_ROLES = new Set(
  (
    'button checkbox combobox gridcell link listbox menuitem menuitemcheckbox menuitemradio option radio scrollbar searchbox ' +
    'slider spinbutton switch tab textbox treeitem'
  ).split(' '),
)

/** Roles that may be named by what is in them (WAI-ARIA 1.2 § 5.2.8.5). */
const NAMED_BY_CONTENT = new Set(
  (
    'button cell checkbox columnheader gridcell heading link menuitem menuitemcheckbox menuitemradio option radio row ' +
    'rowheader switch tab tooltip treeitem'
  ).split(' '),
)

const TAG_ROLES = {
  address: 'group',
  article: 'article',
  aside: 'complementary',
  blockquote: 'blockquote',
  button: 'button',
  canvas: 'img',
  caption: 'caption',
  code: 'code',
  datalist: 'listbox',
  dd: 'definition',
  del: 'deletion',
  details: 'group',
  dfn: 'term',
  dialog: 'dialog',
  dt: 'term',
  em: 'emphasis',
  fieldset: 'group',
  figure: 'figure',
  form: 'form',
  frame: 'iframe',
  hr: 'separator',
  iframe: 'iframe',
  ins: 'insertion',
  main: 'main',
  mark: 'mark',
  math: 'math',
  menu: 'list',
  meter: 'meter',
  nav: 'navigation',
  ol: 'list',
  optgroup: 'group',
  option: 'option',
  output: 'status',
  p: 'paragraph',
  progress: 'progressbar',
  s: 'deletion',
  search: 'search',
  strong: 'strong',
  sub: 'subscript',
  summary: 'button',
  sup: 'superscript',
  svg: 'img',
  table: 'table',
  tbody: 'rowgroup',
  textarea: 'textbox',
  tfoot: 'rowgroup',
  thead: 'rowgroup',
  time: 'time',
  tr: 'row',
  ul: 'list',
  video: 'video',
  audio: 'audio',
}

const INPUT_ROLES = {
  button: 'button',
  checkbox: 'checkbox',
  file: 'button',
  image: 'button',
  number: 'spinbutton',
  radio: 'radio',
  range: 'slider',
  reset: 'button',
  search: 'searchbox',
  submit: 'button',
}

const GLOBAL_ARIA = [
  'aria-atomic',
  'aria-busy',
  'aria-controls',
  'aria-current',
  'aria-describedby',
  'aria-details',
  'aria-dropeffect',
  'aria-flowto',
  'aria-grabbed',
  'aria-keyshortcuts',
  'aria-label',
  'aria-labelledby',
  'aria-live',
  'aria-owns',
  'aria-relevant',
  'aria-roledescription',
]

/** Type of an input as the browser understands it: unknown ones are `text`. */
const inputTypeOf = getterOf(HTMLInputElement.prototype, 'type')

const isFocusable = element => {
  const tag = tagOf(element)
  if (hasAttribute(element, 'tabindex') || isEditingHost(element)) return true
  if (tag === 'a' || tag === 'area') return hasAttribute(element, 'href')
  return (
    (tag === 'button' ||
      tag === 'input' ||
      tag === 'select' ||
      tag === 'textarea' ||
      tag === 'summary' ||
      tag === 'iframe') &&
    !isNativelyDisabled(element)
  )
}

const isNativelyDisabled = element =>
  element instanceof HTMLElement &&
  /^(button|input|select|textarea|option|optgroup|fieldset)$/.test(tagOf(element)) &&
  matches(element, ':disabled')

const isEditingHost = element => {
  const editable = attribute(element, 'contenteditable')
  return editable !== null && editable.toLowerCase() !== 'false'
}

/** Whether a header or footer belongs to the page and not to a part of it (HTML-AAM: scoped to body). */
const isOfPage = element => {
  const parent = parentOf(element)
  return !parent || closest(parent, 'article,aside,main,nav,section') === null
}

function implicitRoleOf(element) {
  const tag = tagOf(element)
  if (isSvg(element) && tag !== 'svg') return tag === 'a' ? 'link' : 'generic'
  switch (tag) {
    case 'a':
    case 'area':
      return hasAttribute(element, 'href') ? 'link' : 'generic'
    case 'header':
      return isOfPage(element) ? 'banner' : 'generic'
    case 'footer':
      return isOfPage(element) ? 'contentinfo' : 'generic'
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return 'heading'
    case 'section':
      return hasAttribute(element, 'aria-label') ||
        hasAttribute(element, 'aria-labelledby') ||
        hasAttribute(element, 'title')
        ? 'region'
        : 'generic'
    case 'img':
      return attribute(element, 'alt') === '' && !hasAttribute(element, 'title') && !hasAttribute(element, 'aria-label')
        ? 'presentation'
        : 'img'
    case 'li': {
      const parent = parentOf(element)
      return parent && /^(ul|ol|menu)$/.test(tagOf(parent)) ? 'listitem' : 'generic'
    }
    case 'input':
      return inputRoleOf(element)
    case 'select':
      return hasAttribute(element, 'multiple') || Number(attribute(element, 'size')) > 1 ? 'listbox' : 'combobox'
    case 'summary': {
      const parent = parentNodeOf(element)
      return parent && isElement(parent) && tagOf(parent) === 'details' ? 'button' : 'generic'
    }
    case 'td':
    case 'th':
      return cellRoleOf(element, tag)
    default:
      return TAG_ROLES[tag] ?? 'generic'
  }
}

function inputRoleOf(element) {
  const type = inputTypeOf(element)
  if (type === 'hidden') return 'none'
  if (type === 'checkbox' && hasAttribute(element, 'switch')) return 'switch'
  const role = INPUT_ROLES[type]
  const isList = /^(text|search|email|tel|url)$/.test(type) && hasAttribute(element, 'list')
  return isList ? 'combobox' : (role ?? 'textbox')
}

function cellRoleOf(element, tag) {
  const table = closest(element, 'table,[role=table],[role=grid],[role=treegrid]')
  const role = table && explicitRoleOf(table)
  if (role === 'presentation' || role === 'none') return 'generic'
  const isGrid = role === 'grid' || role === 'treegrid'
  if (tag === 'td') return isGrid ? 'gridcell' : 'cell'
  const scope = (attribute(element, 'scope') ?? '').toLowerCase()
  if (scope === 'row' || scope === 'rowgroup') return 'rowheader'
  if (scope === 'col' || scope === 'colgroup') return 'columnheader'
  if (closest(element, 'thead')) return 'columnheader'
  const row = parentNodeOf(element)
  const isHeadRow = row && listChildren(row).every(cell => !isElement(cell) || tagOf(cell) === 'th')
  return isHeadRow ? 'columnheader' : 'rowheader'
}

/** The first token of the role attribute that is a role; `undefined` when there is none. */
function explicitRoleOf(element) {
  const role = attribute(element, 'role')
  if (!role) return undefined
  const known = tokensOf(role.toLowerCase()).find(token => ARIA_ROLES.has(token))
  return known === 'image' ? 'img' : known
}

/** A conflict of presentational roles is settled for the element's own role (WAI-ARIA 1.2 § 7.1). */
function roleOf(element) {
  const explicit = explicitRoleOf(element)
  if (explicit === undefined) return implicitRoleOf(element)
  if (explicit !== 'none' && explicit !== 'presentation') return explicit
  const isNeeded = isFocusable(element) || GLOBAL_ARIA.some(name => hasAttribute(element, name))
  return isNeeded ? implicitRoleOf(element) : 'presentation'
}
