/** Looking for text and elements: for wait_for and assert. */

/** All text that is shown, in one line. */
const pageText = () => squeeze(bodyOf(document)?.innerText ?? textContentOf(documentElementOf(document)))

/** Whether text is shown; case counts only where the exact text is there. Fields count with what they hold. */
function look({ texts }) {
  const text = pageText()
  const lower = text.toLowerCase()
  let inner
  return texts.map(wanted => {
    const needle = squeeze(wanted)
    if (text.includes(needle) || lower.includes(needle.toLowerCase())) return true
    inner ??= deepText()
    return inner.includes(needle.toLowerCase())
  })
}

/** Text within shadow trees, which innerText leaves out, names given by attributes, and what fields hold. */
function deepText() {
  const parts = []
  const budget = { left: 30_000 }
  const collect = node => {
    if (budget.left-- < 0) return
    if (isText(node)) parts.push(node.data)
    if (!isElement(node) || SKIPPED.has(tagOf(node))) return
    if (styleOf(node).display === 'none' || (styleOf(node).display !== 'contents' && !isRendered(node))) return
    if (styleOf(node).display !== 'inline') parts.push(' ')
    if (!isSecret(node)) {
      const held = tagOf(node) === 'select' ? valueOf(node, 'combobox') : fieldValue(node)
      if (held) parts.push(` ${held} `)
    }
    for (const name of ['aria-label', 'alt', 'placeholder'])
      if (hasAttribute(node, name)) parts.push(` ${attribute(node, name)} `)
    for (const child of childrenOf(node)) collect(child)
  }
  collect(bodyOf(document) ?? documentElementOf(document))
  return squeeze(parts.join('')).toLowerCase()
}

/** Lines of the page that share most words with a text: what is there instead. */
function nearest({ text }) {
  const wanted = new Set(squeeze(text).toLowerCase().split(' '))
  const lines = (bodyOf(document)?.innerText ?? '').split('\n').map(squeeze).filter(Boolean).slice(0, 3000)
  const scored = lines.map(line => ({
    line,
    score: line
      .toLowerCase()
      .split(' ')
      .filter(word => wanted.has(word)).length,
  }))
  const best = scored.filter(one => one.score > 0).sort((one, other) => other.score - one.score)
  return { lines: best.slice(0, 3).map(one => cut(one.line, 200)), start: cut(pageText(), 200) }
}

/** State of an element, for waiting and checking. */
function stateOf({ ref }) {
  const element = found(ref)
  if (!element) return { gone: true }
  const facts = factsOf(element)
  const style = styleOf(element)
  const { width, height } = rectOf(element)
  return {
    ...facts,
    visible: style.visibility === 'visible' && width * height > 0 && isRendered(element),
    focused: focusedElement() === element,
    selected:
      truth(attribute(element, 'aria-selected')) ?? (tagOf(element) === 'option' ? element.selected : undefined),
    text: facts.isSecret ? '' : cut(textOf(element), 2000),
    isEmpty: facts.isSecret ? fieldValue(element) === '' : undefined,
  }
}
