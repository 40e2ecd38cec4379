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

/** Goes to the answer before or after the one at the top of what is seen. */
export function showNeighbour(direction: 1 | -1): void {
  const scroller = document.querySelector('.scroller')
  if (!scroller) return
  const top = scroller.getBoundingClientRect().top
  const answers = [...scroller.querySelectorAll('.message.user')]
  const placeOf = (element: Element) => element.getBoundingClientRect().top - top
  const focused = answers.findIndex(answer => answer.contains(document.activeElement))
  const at = focused >= 0 ? focused + direction : -1
  const next =
    answers[at] ??
    (direction > 0 ? answers.find(answer => placeOf(answer) > 40) : answers.findLast(answer => placeOf(answer) < -8))
  if (!next || (focused >= 0 && at < 0)) return
  next.scrollIntoView({ block: 'start' })
  next.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
}
