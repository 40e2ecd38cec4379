/**
 * Reading the document without trusting it. All files of this folder run together, in one function and in the order of
 * ../engine-source.ts, in Playwright's isolated world: the page's own changes of prototypes are not seen there, but a form
 * or document still shows its named children as properties (HTML § 4.10.3, § 3.1.5: [LegacyOverrideBuiltIns]), so that
 * everything is read through the prototypes' own getters and methods.
 */
const getterOf = (prototype, name) => {
  const { get } = Object.getOwnPropertyDescriptor(prototype, name)
  return node => get.call(node)
}
const methodOf = (prototype, name) => {
  const method = prototype[name]
  return (node, ...rest) => method.apply(node, rest)
}

const parentNodeOf = getterOf(Node.prototype, 'parentNode')
const firstChildOf = getterOf(Node.prototype, 'firstChild')
const nextSiblingOf = getterOf(Node.prototype, 'nextSibling')
const nodeTypeOf = getterOf(Node.prototype, 'nodeType')
const isConnectedOf = getterOf(Node.prototype, 'isConnected')
const rootOf = methodOf(Node.prototype, 'getRootNode')
const contains = methodOf(Node.prototype, 'contains')
const textContentOf = getterOf(Node.prototype, 'textContent')
const previousOf = getterOf(Element.prototype, 'previousElementSibling')
const tagOf = getterOf(Element.prototype, 'localName')
const namespaceOf = getterOf(Element.prototype, 'namespaceURI')
const shadowRootOf = getterOf(Element.prototype, 'shadowRoot')
const assignedSlotOf = getterOf(Element.prototype, 'assignedSlot')
const textSlotOf = getterOf(Text.prototype, 'assignedSlot')
const attribute = methodOf(Element.prototype, 'getAttribute')
const hasAttribute = methodOf(Element.prototype, 'hasAttribute')
const matches = methodOf(Element.prototype, 'matches')
const closest = methodOf(Element.prototype, 'closest')
const findAll = methodOf(Element.prototype, 'querySelectorAll')
const rectOf = methodOf(Element.prototype, 'getBoundingClientRect')
const isRendered = methodOf(Element.prototype, 'checkVisibility')
const dispatch = methodOf(EventTarget.prototype, 'dispatchEvent')
const scrollSize = {
  height: getterOf(Element.prototype, 'scrollHeight'),
  width: getterOf(Element.prototype, 'scrollWidth'),
  innerHeight: getterOf(Element.prototype, 'clientHeight'),
  innerWidth: getterOf(Element.prototype, 'clientWidth'),
}
const documentElementOf = getterOf(Document.prototype, 'documentElement')
const bodyOf = getterOf(Document.prototype, 'body')
const activeElementOf = getterOf(Document.prototype, 'activeElement')
const findById = (root, id) =>
  nodeTypeOf(root) === 9
    ? Document.prototype.getElementById.call(root, id)
    : nodeTypeOf(root) === 11
      ? DocumentFragment.prototype.getElementById.call(root, id)
      : null

const STYLES = new WeakMap()
/** Computed style; the object is live, so one for each element does (CSSOM § 9). */
function styleOf(element) {
  let style = STYLES.get(element)
  if (!style) STYLES.set(element, (style = getComputedStyle(element)))
  return style
}

const HTML = 'http://www.w3.org/1999/xhtml'
const SVG = 'http://www.w3.org/2000/svg'
const isElement = node => nodeTypeOf(node) === 1
const isText = node => nodeTypeOf(node) === 3
const isHtml = element => namespaceOf(element) === HTML
const isSvg = element => namespaceOf(element) === SVG

/** Children as they are shown: of the shadow tree where there is one, and of a slot what is put into it. */
function childrenOf(node) {
  if (isElement(node)) {
    const shadow = shadowRootOf(node)
    if (shadow) return listChildren(shadow)
    if (node instanceof HTMLSlotElement) {
      const assigned = HTMLSlotElement.prototype.assignedNodes.call(node)
      if (assigned.length > 0) return assigned
    }
  }
  return listChildren(node)
}

function listChildren(node) {
  const children = []
  for (let child = firstChildOf(node); child; child = nextSiblingOf(child)) children.push(child)
  return children
}

/** The element that it is shown in, through slots and shadow roots. */
function parentOf(node) {
  const slot = isElement(node) ? assignedSlotOf(node) : isText(node) ? textSlotOf(node) : null
  if (slot) return slot
  const parent = parentNodeOf(node)
  if (!parent) return null
  if (isElement(parent)) return parent
  return parent instanceof ShadowRoot ? parent.host : null
}

/** Whether `inner` is `outer` or shown in it. */
function isWithin(inner, outer) {
  for (let node = inner; node; node = parentOf(node)) if (node === outer) return true
  return false
}

/** White space as a reader sees it: runs are one space (CSS Text § 4.1), the soft hyphen and zero-width spaces nothing. */
const squeeze = text =>
  text === '' || SQUEEZED.test(text)
    ? text
    : text
        .replace(/[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g, '')
        .replace(/\s+/g, ' ')
        .trim()
/** Short plain texts, as most are, that need nothing of it. */
const SQUEEZED = /^[!-~]+(?: [!-~]+)*$/

const cut = (text, length) => (text.length > length ? `${text.slice(0, length - 1)}…` : text)

/** Tokens of an attribute. */
const tokensOf = text => (text ?? '').split(/\s+/).filter(token => token !== '')
