/** Scrolls to a message and puts the focus on it. */
export function showEntry(message: Element | null): void {
  message?.scrollIntoView({ block: 'start' })
  if (message instanceof HTMLElement) message.focus({ preventScroll: true })
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
