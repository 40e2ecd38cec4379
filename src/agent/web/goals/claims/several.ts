import type { PageSnapshot } from '../../../../contract/page.ts'
import { readPage, type Page } from '../../ground/page-tree.ts'
import { restore } from '../../read/literals.ts'
import { readSeveral } from '../mechanisms/several-items.ts'
import { asksForProgram } from '../asked-by-words.ts'
import { boxesOf } from '../mechanisms/row-of.ts'
import { readMessageTo } from '../mechanisms/message-to.ts'
import { readTags } from '../mechanisms/tags.ts'
import { readTransfer } from '../mechanisms/transfer.ts'
import { readOrders, type Order, type Orders } from '../read-orders.ts'

/** One value after the other in one field, or from one list over to another. */
export const usesSeveral = (order: Order, source: Orders['source'], snapshot: PageSnapshot): boolean =>
  readTags(order, source, readPage(snapshot)) !== undefined ||
  readSeveral(order, source, readPage(snapshot)) !== undefined ||
  readTransfer(order, source, readPage(snapshot)) !== undefined

/** "give the film four stars", "rate it 4 out of 5". */
export const givesStars = (verb: string, rest: string): boolean =>
  /^(?:give|rate|award)$/.test(verb) && /\bstars?\b|\b(?:out )?of \d+\b/i.test(rest)

/** Stars that are clicked: what is rated by a field, the names on the page explain. */
const hasSigns = (page: Page): boolean =>
  page.nodes.some(node => node.clickable === true && /^[★☆⭐✩]$/u.test(page.text(node).trim()))

/** Whether the first orders are of a kind that no name on the page explains. */
export function claimsSeveral(text: string, snapshot: PageSnapshot): boolean {
  if (asksForProgram(text)) return true
  const { list, source } = readOrders(text)
  const page = readPage(snapshot)
  return list.some(
    order =>
      usesSeveral(order, source, snapshot) ||
      (givesStars(order.verb, order.rest) && hasSigns(page)) ||
      readMessageTo(order, source, page) !== undefined ||
      boxesOf(page, restore(order.rest, source)).length > 0,
  )
}
