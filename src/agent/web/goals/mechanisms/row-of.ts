import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { matchText } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isControl } from '../../ground/purposes.ts'
import { restore } from '../../read/literals.ts'
import { readOrdinal } from '../../read/words.ts'
import { GivenUp } from '../hands.ts'
import { takeItem } from './extreme.ts'
import { mark } from './marks.ts'
import type { Mechanism } from '../work.ts'

/** "all boxes in the row of Ann", "every box in the column Mon". */
const BOXES = pattern('iu')`
  ^(?:all|every|each)(?: of)?(?: the)? (?:check ?)?(?:boxes|box) (?:in|of|on) (?:the )?
  (?:(row|column|line) (?:of |for |named |called |with )?(.+)|(.+?)(?:['’]s)? (row|column|line))$
`
/** "the name in row 3", "the link in the second row". */
const IN_ROW = pattern('iu')`
  ^(?:on )?(?:the )?(\p{L}+) (?:in|of|on) (?:the )?(?:row|line) (?:number )?(\d+)$
  |^(?:on )?(?:the )?(\p{L}+) (?:in|of|on) the (\S+) (?:row|line)$
`

/** "Check all boxes in the row of Ann", "click the name in row 3": what a row or column of a table has. */
export const inRow: Mechanism = async (order, work) => {
  if (!/^(?:click|choose|unchoose|open)$/.test(order.kind)) return false
  const { hands } = work
  const said = restore(order.rest, work.orders.source)
  const boxes = boxesOf(hands.page, said)
  for (const box of boxes) {
    const now = hands.again(box)
    const checked = order.kind !== 'unchoose'
    if (now && (now.checked === true) !== checked) await mark(hands, now, checked)
  }
  if (boxes.length > 0) return true
  if (BOXES.test(said))
    throw new GivenUp(`There are no boxes to tick in ${BOXES.exec(said)![0].replace(/^.*? (?:in|of|on) /i, '')}.`)
  const match = IN_ROW.exec(said)
  if (!match) return false
  const place = match[2] === undefined ? readOrdinal(match[4]!) : Number(match[2])
  const cell = place === undefined ? undefined : cellOf(hands.page, (match[1] ?? match[3])!, place)
  if (!cell) return false
  await takeItem(work, cell)
  return true
}

/** The boxes to tick of the row or column that is called so. */
export function boxesOf(page: Page, said: string): PageNode[] {
  const match = BOXES.exec(said)
  const name = (match?.[2] ?? match?.[3])?.replace(/^["“]|["”]$/g, '')
  if (!match || name === undefined) return []
  const boxes = page.nodes.filter(({ role, disabled }) => role === 'checkbox' && !disabled)
  const isColumn = /column/i.test((match[1] ?? match[4])!)
  const above = (box: PageNode, role: RegExp) => page.ancestors(box).find(node => role.test(node.role))
  if (isColumn) return boxes.filter(box => matchText(name, above(box, /cell$/)?.heading ?? '') > 0.9)
  return boxes.filter(box => {
    const row = above(box, /^row$/)
    return row && page.inside(row).some(node => node.role !== 'checkbox' && matchText(name, page.text(node)) > 0.9)
  })
}

/** Of the n-th row of data of the one table, the cell of that column; where no column is called so, the one that can be clicked. */
function cellOf(page: Page, what: string, place: number): PageNode | undefined {
  const rows = page.nodes.filter(
    node => node.role === 'row' && page.inside(node).some(({ role }) => /^(?:grid)?cell$/.test(role)),
  )
  const row = rows.at(place > 0 ? place - 1 : place)
  const cells = row ? page.inside(row).filter(({ role }) => /^(?:grid)?cell$|^rowheader$/.test(role)) : []
  const headed = cells.find(cell => matchText(what, cell.heading ?? '') > 0.8)
  const able = cells.filter(
    cell => page.text(cell).trim() !== '' && (cell.clickable === true || page.inside(cell).some(isControl)),
  )
  return headed ?? (able.length === 1 ? able[0] : undefined)
}
