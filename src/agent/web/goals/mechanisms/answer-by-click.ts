import { pattern } from '../../../../lib/patterns.ts'
import { plainText } from '../../ground/match-text.ts'
import { isControl } from '../../ground/purposes.ts'
import { MARK, restore } from '../../read/literals.ts'
import { kindOf } from '../items.ts'
import type { Work } from '../work.ts'

const NAME = `(${MARK}|\\p{Lu}[\\p{L}\\d'-]*(?: \\p{Lu}[\\p{L}\\d'-]*)*)`
/** "What is served on Friday? Click on the dish." */
const STANDS_BY = pattern('u')`
  ^(?:What|Which|Who|Where)\b(?! [a-z]+ (?:is|has|are|was) the [a-z]+est\b)[^?]*?\s(?:on|at|in|for|by|to|of) ${NAME}\?\s+
  (?:Click|Press|Tap|Choose|Select|Open|Pick)(?: on)? (?:it|(?:the|its|that) \p{Ll}+)[.!]?$
`

/** Whether a question asks what stands with a name, and the answer is to be clicked. */
export const asksWhatStandsBy = (text: string): boolean => STANDS_BY.test(text.trim())

/** The one control that stands behind a name, before the next name of the same kind. */
export async function clickWhatStandsBy({ hands, orders }: Work): Promise<boolean> {
  const said = STANDS_BY.exec(orders.source.text.trim())?.[1]
  if (said === undefined) return false
  const { page } = hands
  const name = plainText(restore(said, orders.source))
  const isLeaf = (node: (typeof page.nodes)[number]) => page.children(node).length === 0 && node.name.trim() !== ''
  const [head, ...others] = page.nodes.filter(node => isLeaf(node) && !isControl(node) && plainText(node.name) === name)
  if (!head || others.length > 0) return false
  const behind = page.nodes.slice(page.order(head) + 1)
  const next = behind.findIndex(
    node => isLeaf(node) && !isControl(node) && kindOf(node) === kindOf(head) && node.role === head.role,
  )
  const part = next === -1 ? behind : behind.slice(0, next)
  const controls = part.filter(node => isControl(node) && !node.editable)
  const outer = controls.filter(node => !page.ancestors(node).some(above => controls.includes(above)))
  if (outer.length !== 1) return false
  await hands.click(outer[0]!)
  return true
}
