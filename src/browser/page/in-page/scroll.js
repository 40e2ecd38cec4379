/** Scrolling: the element itself where it scrolls, else what around it does, else the page. */
function scrollArea(element) {
  for (let node = element; node; node = parentOf(node)) {
    if (node !== documentElementOf(document) && node !== bodyOf(document) && isScrollable(node, styleOf(node)))
      return node
  }
  return document.scrollingElement ?? documentElementOf(document)
}

function scroll({ ref, direction, amount, to }) {
  const element = ref ? found(ref) : undefined
  if (ref && !element) return { gone: true }
  if (to === 'into_view') {
    Element.prototype.scrollIntoView.call(element, { block: 'center', inline: 'nearest', behavior: 'instant' })
    return { moved: true }
  }
  const area = element ? scrollArea(element) : mainArea()
  const before = [area.scrollLeft, area.scrollTop]
  const [across, down] = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] }[direction ?? 'down']
  const step = amount ?? Math.round((across ? area.clientWidth : area.clientHeight) * 0.8)
  if (to === 'top') area.scrollTo({ top: 0, behavior: 'instant' })
  else if (to === 'bottom') area.scrollTo({ top: area.scrollHeight, behavior: 'instant' })
  else area.scrollBy({ left: across * step, top: down * step, behavior: 'instant' })
  return {
    moved: area.scrollLeft !== before[0] || area.scrollTop !== before[1],
    top: Math.round(area.scrollTop),
    end: Math.round(area.scrollHeight - area.clientHeight),
    words: area === document.scrollingElement ? 'The page' : wordsFor(area),
  }
}

/** What a reader means by scrolling the page: the page, or where that does not scroll its largest area that does. */
function mainArea() {
  const page = document.scrollingElement ?? documentElementOf(document)
  if (page.scrollHeight > page.clientHeight + 1) return page
  let [best, size] = [page, 0]
  let count = 0
  for (const element of findAll(documentElementOf(document), '*')) {
    if (++count > 5000) break
    const space = element.clientWidth * element.clientHeight
    if (space > size && element.scrollHeight > element.clientHeight + 1 && isScrollable(element, styleOf(element)))
      [best, size] = [element, space]
  }
  return best
}
