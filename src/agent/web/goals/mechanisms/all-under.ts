import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { plainText } from '../../ground/match-text.ts'
import { restore } from '../../read/literals.ts'
import type { Page } from '../../ground/page-tree.ts'
import { kindOf } from '../items.ts'
import type { Mechanism } from '../work.ts'
import { mark, MARKS, untickOthers } from './marks.ts'

/** "everything under Fruit (and nothing else)", "all the boxes in the group Tools". */
const ALL_UNDER = pattern('iu')`
  ^(?:everything|all|every|each)(?: of)?(?: the)?(?: (?:box(?:es)?|items?|entr(?:y|ies)|options?|things?|checkbox(?:es)?|one))?
  \ (?:that (?:is|are|stands?) )?(?:under|below|in|of|from)(?: the)?(?: (?:group|heading|section|category|list))? (.+?)
  (?: (?:group|heading|section|category))?(?<only>,? (?:and |but )?nothing else)?$
`

export const asksForSection = (rest: string, kind: string): boolean =>
  (kind === 'choose' || kind === 'unchoose') && ALL_UNDER.test(rest)

/** Ticks the marks between a heading and the next one of its kind. */
export const allUnder: Mechanism = async (order, { hands, orders }) => {
  if (order.kind !== 'choose' && order.kind !== 'unchoose') return false
  const match = ALL_UNDER.exec(restore(order.rest, orders.source))
  const marks = match ? marksUnder(hands.page, match[1]!) : []
  if (!match || marks.length === 0) return false
  const checked = order.kind === 'choose'
  for (const node of marks) {
    const now = hands.again(node) ?? node
    if ((now.checked === true) !== checked) await mark(hands, now, checked)
  }
  if (match.groups!['only'] !== undefined && checked) await untickOthers(hands, marks)
  return true
}

/** The only text that is just so heads what follows, as far as the next text of its kind with marks behind it. */
function marksUnder(page: Page, name: string): PageNode[] {
  const isLeaf = (node: PageNode) => page.children(node).length === 0 && node.name.trim() !== ''
  const [head, ...others] = page.nodes.filter(
    node => isLeaf(node) && !MARKS.test(node.role) && plainText(node.name) === plainText(name),
  )
  if (!head || others.length > 0) return []
  const behind = page.nodes.slice(page.order(head) + 1)
  const next = behind.findIndex(
    node => isLeaf(node) && node.tag === head.tag && kindOf(node) === kindOf(head) && node.depth === head.depth,
  )
  return (next === -1 ? behind : behind.slice(0, next)).filter(node => MARKS.test(node.role) && !node.disabled)
}
