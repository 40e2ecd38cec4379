import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { plainText } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import { restore } from '../../read/literals.ts'
import { GivenUp } from '../hands.ts'
import type { Mechanism } from '../work.ts'

/** "the cell for Ann on Tue", "the box where Ann and Tue meet", "Ann's square on Tue". */
const MEETING = pattern('iu')`
  ^(?:on )?(?:
    the (?:cell|field|square|box|entry|place|slot|spot|tile|number|value) (?:for|of|at|in|where|between|with) (?<one>.+?)
      \ (?:on|in|and|at|for|under|of|by|meets?|crosses) (?<other>.+?)(?: (?:meet|cross|come together))?
    |(?<owner>\p{L}+)['’]s? (?:cell|field|square|box|entry|slot|spot|tile|number|value) (?:on|in|at|for|under) (?<day>.+)
  )$
`
/** What heads a line, said with the word for one. */
const HEAD = /^(?:the )?(?:(?:row|column|line)(?: of| for| called| named)? )?(.+?)(?: (?:row|column|line))?$/i

const middle = (node: PageNode, axis: 0 | 1): number => node.box![axis] + node.box![axis + 2]! / 2
/** Whether the middle of one lies within the stretch of the other. */
const isInLine = (node: PageNode, head: PageNode, axis: 0 | 1): boolean =>
  middle(node, axis) >= head.box![axis] && middle(node, axis) <= head.box![axis] + head.box![axis + 2]!

/** The one text of the page that is just that. */
function headOf(page: Page, said: string): PageNode | undefined {
  const name = plainText(HEAD.exec(said.trim())![1]!)
  const found = page.nodes.filter(
    node => node.box && !node.hidden && page.children(node).length === 0 && plainText(page.text(node)) === name,
  )
  return found.length === 1 ? found[0] : undefined
}

/** What stands to the right of one and below the other, both of which are plain texts of the page. */
export function whereTwoMeet(page: Page, said: string): PageNode[] | undefined {
  const groups = MEETING.exec(said)?.groups
  const [one, other] = [groups?.['one'] ?? groups?.['owner'], groups?.['other'] ?? groups?.['day']]
  const heads = one === undefined || other === undefined ? [] : [headOf(page, one), headOf(page, other)]
  const [a, b] = heads
  if (!a || !b) return undefined
  const among = (row: PageNode, column: PageNode) =>
    page.nodes.filter(
      node =>
        node.box &&
        !node.hidden &&
        page.children(node).length === 0 &&
        node.box[0] >= row.box![0] + row.box![2] - 1 &&
        node.box[1] >= column.box![1] + column.box![3] - 1 &&
        isInLine(node, row, 1) &&
        isInLine(node, column, 0),
    )
  const found = [...among(a, b), ...among(b, a)]
  return found.length === 0 ? undefined : found
}

/** "Click the cell for Ann on Tue": by where the row of one and the column of the other meet to the eye. */
export const clickWhereTwoMeet: Mechanism = async (order, { hands, orders }) => {
  if (!/^(?:click|choose|open)$/.test(order.kind)) return false
  const found = whereTwoMeet(hands.page, restore(order.rest, orders.source))
  if (!found) return false
  if (found.length > 1) throw new GivenUp('Several things stand where those two meet.')
  await hands.click(found[0]!)
  return true
}
