import { restore } from '../../read/literals.ts'
import { wholeOf, type Mechanism } from '../work.ts'

/** "Read it by scrolling", "read the terms to the bottom", "read them through": no place on the page. */
const READ_ON =
  /\bscroll|\b(?:to|through to|till|until) (?:the|its|their) (?:very )?(?:end|bottom)\b|\b(?:through|to the last (?:line|word))$/i

/** "Scroll to the end of the terms", "scroll the list up": what can be scrolled, as far as it goes. */
export const scrollArea: Mechanism = async (order, work) => {
  const { hands } = work
  const said = restore(wholeOf(order), work.orders.source)
  // "Read it to its end by scrolling down": reading is for people, the end is what is meant.
  if (order.kind !== 'scroll' && !(order.kind === 'find' && READ_ON.test(said))) return false
  const isUp = /\b(?:up|top|start|beginning)\b/i.test(said)
  const areas = hands.page.nodes.filter(node => node.scrollable && !node.hidden && !/^(?:html|body)$/.test(node.tag))
  if (areas.length === 0) return false
  const inner = areas.filter(area => !areas.some(other => other !== area && hands.page.ancestors(other).includes(area)))
  for (const area of inner)
    await hands
      .act('scroll', { ref: area.ref, to: isUp ? 'top' : 'bottom' }, `scrolled to the ${isUp ? 'top' : 'end'}`)
      .catch(() => hands.signal.throwIfAborted())
  work.memory.area = inner.length === 1 ? inner[0]!.ref : undefined
  // What the end makes free comes a moment after it.
  await hands.changes(150)
  return true
}
