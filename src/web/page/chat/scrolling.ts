/** Scrolls to an element and puts the focus on it, or on the first thing in it that takes it. */
export function showEntry(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return
  element.scrollIntoView({ block: 'start' })
  const target =
    element.tabIndex >= -1 && element.hasAttribute('tabindex')
      ? element
      : element.querySelector<HTMLElement>('input, select, textarea, button')
  target?.focus({ preventScroll: true })
}

/** Goes to the question (and its answer) before or after the one that has the focus, else from where one reads. */
export function showNeighbour(direction: 1 | -1): void {
  const scroller = document.querySelector('.scroller')
  if (!scroller) return
  const { top, bottom } = scroller.getBoundingClientRect()
  const questions = [...scroller.querySelectorAll('.message.user')]
  const messages = [...scroller.querySelectorAll('.message')]
  const topOf = (element: Element) => element.getBoundingClientRect().top
  const focused = messages.find(message => message.contains(document.activeElement))
  const at = focused && questions.findLastIndex(question => messages.indexOf(question) <= messages.indexOf(focused))
  const next =
    at !== undefined
      ? questions[at + direction]
      : direction > 0
        ? questions.find(question => topOf(question) > top + 40)
        : questions.findLast(question => topOf(question) < bottom)
  next?.scrollIntoView({ block: 'start' })
  next?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
}
