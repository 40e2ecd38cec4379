import type { PageNode } from '../../../../contract/page.ts'
import { pattern } from '../../../../lib/patterns.ts'
import { restore } from '../../read/literals.ts'
import { nextPage, numbered, previousPage } from '../../run/acting/turn-page.ts'
import type { Page } from '../../ground/page-tree.ts'
import { measure, readSuperlative, type Superlative } from '../values/measure.ts'
import type { Mechanism, Work } from '../work.ts'
import { extremeOf } from './extreme-of.ts'
import { findExtreme, takeItem } from './extreme.ts'
import { turnPage } from './search.ts'

/** Pages of a list that are looked at for one comparison. */
const MOST_PAGES = 30
/** Words that say that a list goes on, or that all of it is meant. */
const OVER_PAGES = pattern('i')`
  \b(?:
    (?:over|on|across|of|from|through)
      \ (?:several|all(?: the| of the)?|many|two|three|four|five|\d+|the other|more than one)
    |several|all(?: the)?|more
  ) pages\b
`

/** "The list goes over several pages. Click the name of whoever earns the most": every page is looked at, and the best of all is taken. */
export const extremeOverPages: Mechanism = async (order, work) => {
  if (!/^(?:click|choose|find|open|book)$/.test(order.kind) || !OVER_PAGES.test(work.orders.text)) return false
  const superlative = readSuperlative(restore(order.rest, work.orders.source))
  if (!superlative || !hasPages(work.hands.page)) return false
  await turnTo(work, 1)
  let best: { page: number; value: number } | undefined
  for (let number = 1; number <= MOST_PAGES; number++) {
    const found = bestOn(work, superlative)
    const value = found && valueOf(work.hands.page, found, superlative)
    if (value !== undefined && (!best || (superlative.most ? value > best.value : value < best.value)))
      best = { page: number, value }
    if (!(await turnTo(work, number + 1))) break
  }
  return best !== undefined && (await takeOn(work, best.page, superlative))
}

/** The best of what is shown now. */
const bestOn = ({ hands: { page }, orders, at }: Work, superlative: Superlative): PageNode | undefined =>
  extremeOf(page, restore(orders.list[at]!.rest, orders.source), superlative) ?? findExtreme(page, superlative)

/** What it is compared by: said by itself, or in its row. */
function valueOf(page: Page, node: PageNode, { by }: Superlative): number | undefined {
  const row = page.ancestors(node).find(({ role }) => /^(?:row|listitem|article)$/.test(role))
  return measure(page.text(node), by) ?? (row && measure(page.text(row), by))
}

const hasPages = (page: Page): boolean => numbered(page).size > 1 || nextPage(page) !== undefined

async function takeOn(work: Work, page: number, superlative: Superlative): Promise<boolean> {
  await turnTo(work, page)
  const item = bestOn(work, superlative)
  if (item) await takeItem(work, item)
  return item !== undefined
}

/** Shows a page of the list: by its number, else on from the one before. False: there is none. */
async function turnTo(work: Work, number: number): Promise<boolean> {
  const { hands } = work
  const named = numbered(hands.page)
  const control = named.get(number)
  if (control) {
    await hands.click(control)
    return true
  }
  // The page that is shown has no control, or one that cannot be pressed.
  if (number === 1) {
    while (previousPage(hands.page)) await hands.click(previousPage(hands.page)!)
    return true
  }
  return named.size > 1 ? false : turnPage(work, number)
}
