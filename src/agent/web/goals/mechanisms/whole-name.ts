import { isField } from '../../ground/names.ts'
import { plainText } from '../../ground/match-text.ts'
import { isControl } from '../../ground/purposes.ts'
import type { Mechanism } from '../work.ts'

/** "…, and check out", "go on", "send order": an order that is, word by word, what a control of the page is called. */
export const byWholeName: Mechanism = async (order, { hands }) => {
  const said = bare(order.said)
  if (!/\s/.test(said)) return false
  const { page } = hands
  const called = page.nodes.filter(
    node =>
      isControl(node) &&
      !isField(node) &&
      !node.hidden &&
      [node.name, page.text(node)].some(text => bare(text) === said),
  )
  const inner = called.filter(node => !called.some(other => other !== node && page.ancestors(node).includes(other)))
  if (inner.length !== 1) return false
  await hands.click(inner[0]!)
  return true
}

const bare = (text: string): string =>
  plainText(text)
    .replace(/^(?:then|and|finally|please|now)\s+/, '')
    .replace(/\b(?:the|your|my|its|their)\s+/g, '')
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
