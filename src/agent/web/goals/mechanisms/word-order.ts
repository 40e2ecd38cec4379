import { pattern } from '../../../../lib/patterns.ts'
import { plainText } from '../../ground/match-text.ts'
import { isControl } from '../../ground/purposes.ts'
import { restore } from '../../read/literals.ts'
import { GivenUp } from '../hands.ts'
import type { Mechanism } from '../work.ts'

const WORD_ORDER = pattern('iu')`
  ^(?:on\s+)?(?:the\s+)?(?:words?|letters?|tiles?|syllables|parts)\b.*?\b(?:so\s+that\s+they|in\s+(?:the\s+)?(?:right|correct)\s+order|to)\s+
  (?:[^"“]*?\b)?(?:make|makes|form|spell|say|read|build|give|get|write|become)s?(?:\s+out)?\s+
  (?:up\s+)?(?:the\s+)?(?:sentence|word|phrase|text|line|name)?\s*[:,]?\s*(.+)$
`
const ASKED = pattern('iu')`
  \b(?:click|press|tap|choose|select)\s+(?:on\s+)?(?:the\s+)?(?:words?|letters?|tiles?)\b[^.]*
  \b(?:make|form|spell|build|write|get)s?\b[^.]*\b(?:sentence|word|phrase|name)?\b
`

/** "Click the words so that they make the sentence "…"". */
export const asksForWordOrder = (text: string): boolean => ASKED.test(text)

/** Clicks the words, or letters, of a text one after the other; each one only once. */
export const inWordOrder: Mechanism = async (order, { hands, orders }) => {
  if (!/^(?:click|choose)$/.test(order.kind)) return false
  const match = WORD_ORDER.exec(order.rest)
  if (!match) return false
  const text = restore(match[1]!, orders.source).replace(/^["“]|["”.]+$/g, '')
  const pieces = /\s/.test(text.trim()) ? text.trim().split(/\s+/) : [...text.trim()]
  const used = new Set<string>()
  const find = (piece: string) =>
    hands.page.nodes.find(
      node =>
        isControl(node) &&
        !node.hidden &&
        !used.has(node.ref) &&
        (hands.page.text(node).trim() === piece || plainText(hands.page.text(node)) === plainText(piece)),
    )
  if (pieces.length < 2 || !pieces.every(find)) return false
  for (const piece of pieces) {
    const node = find(piece)
    if (!node) throw new GivenUp(`There is no "${piece}" left to click.`)
    used.add(node.ref)
    await hands.click(node)
  }
  return true
}
