/** What can have the focus. */
const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

/**
 * Keeps the focus when what had it goes or is switched off: people who do not see where they are would begin at the top of
 * the page. It goes on to the box to write in; where a finger would open the keyboard, or there is no box, to the content.
 */
export function keepFocus(): void {
  let path: Element[] = []
  addEventListener('focusin', ({ target }) => {
    path = []
    for (let at = target as Element | null; at; at = at.parentElement) path.push(at)
  })
  const isLost = () => {
    const [last] = path
    if (!last || (document.activeElement !== document.body && document.activeElement !== null)) return false
    return !last.isConnected || last.matches(':disabled')
  }
  const restore = () => {
    if (!isLost()) return
    const dialog = document.querySelector('dialog[open]')
    const home = path.find(element => element.isConnected && element.matches('.side, .state-banner, dialog, .page'))
    const inside = (dialog ?? home)?.querySelector<HTMLElement>(FOCUSABLE)
    const box = matchMedia('(pointer: coarse)').matches ? null : document.getElementById('message')
    const target = inside ?? box ?? document.getElementById('main')
    target?.focus({ preventScroll: true })
  }
  new MutationObserver(() => isLost() && requestAnimationFrame(restore)).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  })
}
