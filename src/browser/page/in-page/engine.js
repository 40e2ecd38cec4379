/**
 * The engine that Playwright knows (`agent=…`): `e12` finds the element with that ref; anything else is a call in base64,
 * whose answer is the text of an element that belongs to no document, so that the page never sees it.
 */
const OPERATIONS = {
  announced,
  aim,
  at: atPlace,
  check: checkable,
  choose: chooseOptions,
  click: dispatchClick,
  endDrag,
  extract,
  focus: focusField,
  inspect,
  intent: readIntent,
  look,
  mark: markText,
  nearest,
  passText,
  scroll,
  set: setField,
  snapshot: takeSnapshot,
  spot,
  startDrag,
  state: stateOf,
  submitter: submitterOf,
  takeFocus,
  throughFrame,
  verifyClick,
  verifyField,
}

function decode(body) {
  const bytes = Uint8Array.from(atob(body.replace(/-/g, '+').replace(/_/g, '/')), letter => letter.charCodeAt(0))
  return JSON.parse(new TextDecoder().decode(bytes))
}

function answer(body) {
  // Playwright words each element that it finds for its log, from all of its text; but of elements without an end tag only the tag.
  const carrier = Document.prototype.createElement.call(document, 'br')
  let result
  try {
    const { operation, args, first } = decode(body)
    counter.next = Math.max(counter.next, first)
    result = { value: OPERATIONS[operation](args) ?? null, next: counter.next }
  } catch (error) {
    result = { error: `${error?.message ?? error}`, stack: `${error?.stack ?? ''}` }
  } finally {
    forgetPseudo()
  }
  Node.prototype.appendChild.call(carrier, Document.prototype.createTextNode.call(document, JSON.stringify(result)))
  return carrier
}

function queryAll(root, body) {
  if (!/^e\d+$/.test(body)) return [answer(body.slice(1))]
  const element = elementWithRef(body)
  return element ? [element] : []
}

return { query: (root, body) => queryAll(root, body)[0] ?? null, queryAll }
