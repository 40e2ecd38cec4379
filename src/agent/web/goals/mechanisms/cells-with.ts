import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { isControl } from '../../ground/purposes.ts'
import type { Page } from '../../ground/page-tree.ts'
import { restore } from '../../read/literals.ts'
import { findLooks } from '../find-looks.ts'
import { readLooks } from '../read-looks.ts'
import type { Mechanism } from '../work.ts'

const ALL = '(?:all|every|each|all of)(?: the)?'
/** "every letter T in the grid", "all cells with the number 4". */
const WITH_SIGN = pattern('iu')`
  ^${ALL} (?:(?:cells?|squares?|tiles?|boxes|box|places) (?:with|that (?:has|have|show|shows|says?)) )?(?:the )?
  (?:letters?|numbers?|digits?|signs?|symbols?|words?) (\S+)(?: (?:in|on|of|from) (?:the|this) [\p{L} ]+)?$
`
/** "all squares of the grid that contain a red circle". */
const WITH_LOOKS = pattern('iu')`
  ^${ALL} (?:\p{L}+ )?(?:cells?|squares?|tiles?|boxes|box|images?|pictures?|cards?|fields?)
  (?: (?:of|in|on) (?:the|this) [\p{L}]+)? (?:(?:that|which) (?:contains?|shows?|holds?|has|have)|with|containing|showing)
  \ (?:an? |the )?(.+)$
`

/** Every cell that says a sign, or that holds something of such looks, is clicked: those that are not chosen yet. */
export const cellsWith: Mechanism = async (order, { hands, orders }) => {
  if (!/^(?:click|choose)$/.test(order.kind)) return false
  const said = restore(order.rest, orders.source).replace(/^on /i, '')
  const cells = cellsMeant(hands.page, said)
  for (const cell of cells) await hands.click(hands.again(cell) ?? cell)
  return cells.length > 0
}

export function cellsMeant(page: Page, said: string): PageNode[] {
  const sign = WITH_SIGN.exec(said)?.[1]?.replace(/^["“]|["”]$/g, '')
  if (sign !== undefined) return page.nodes.filter(node => isControl(node) && page.text(node).trim() === sign)
  const looks = readLooks(WITH_LOOKS.exec(said)?.[1] ?? '')
  if (!looks) return []
  const holders = findLooks(page, looks).map(node =>
    [node, ...page.ancestors(node)].find(above => isControl(above) && above.shape === undefined),
  )
  return [...new Set(holders.filter(node => node !== undefined))]
}
