import { plainText } from '../../ground/match-text.ts'
import { isControl } from '../../ground/purposes.ts'
import type { Mechanism } from '../work.ts'
import { controlFor } from './act-on-item.ts'

/** "…, then keep it": a verb with nothing but a pronoun behind it, where a control of the page is called so. */
export const pressVerb: Mechanism = async (order, { hands }) => {
  if (!/^(?:(?:it|this|that|them|these|those)(?: (?:now|too|all))?)?$/i.test(order.rest)) return false
  const { page } = hands
  const named = page.nodes.filter(
    node =>
      !node.hidden &&
      node.tag !== '#text' &&
      [node, ...page.ancestors(node).slice(0, 3)].some(isControl) &&
      plainText(page.text(node) || node.name) === order.verb,
  )
  const control = named.length === 1 ? named[0] : controlFor(page, order.verb)
  if (!control) return false
  await hands.click(control)
  return true
}
