import type { PageNode } from '../../../../contract/page.ts'
import { restore } from '../../read/literals.ts'
import type { Page } from '../../ground/page-tree.ts'
import { GivenUp } from '../hands.ts'
import { findLists } from '../items.ts'
import { wholeOf, type Mechanism, type Work } from '../work.ts'

/** "Sort the numbers from low to high": drags the items of the list into order, and looks after each. */
export const sort: Mechanism = async (order, work) => {
  if (order.kind !== 'sort' && !(order.kind === 'drag' && /\border\b|ascending|descending/i.test(wholeOf(order))))
    return false
  // "order it" buys; a list is ordered by something or in an order.
  if (
    /^order/.test(order.verb) &&
    !/\b(?:by|from|in|ascending|descending|alphabetically|first|last)\b/i.test(wholeOf(order))
  )
    return false
  const said = restore(wholeOf(order), work.orders.source)
  // By something that each has: that is for a control of the page, such as the head of a column.
  if (/\bby\b/i.test(said) && !/\bby (?:the )?(?:value|number|size|date|alphabet|drag)/i.test(said)) return false
  const isDown =
    /descending|decreasing|high(?:est)?\b.*\blow|large(?:st)?\b.*\bsmall|z\s*(?:to|-)\s*a|reverse/i.test(said) &&
    !/starting with the (?:lowest|smallest)/i.test(said)
  const list = sortable(work.hands.page)
  if (list.length < 2) return false
  await arrange(work, list, isDown)
  return true
}

/** The list whose items are numbers, dates or words that can be moved. */
function sortable(page: Page): PageNode[] {
  const lists = findLists(page).filter(list => list.every(item => page.text(item).trim().length < 40))
  const isNumeric = (list: PageNode[]) => list.every(item => /\d/.test(page.text(item)))
  return (
    lists.find(
      list => isNumeric(list) && list.every(item => item.draggable || item.clickable || item.role === 'listitem'),
    ) ??
    lists.find(isNumeric) ??
    lists[0] ??
    []
  )
}

const keyOf = (page: Page, node: PageNode): number | string => {
  const text = page.text(node).trim()
  const number = /-?\d[\d,]*(?:\.\d+)?/.exec(text)
  return number ? Number(number[0].replaceAll(',', '')) : text.toLowerCase()
}

/** Puts each item in its place, from the first on; the order is read again after every move. */
async function arrange(work: Work, list: readonly PageNode[], isDown: boolean): Promise<void> {
  const { hands } = work
  const refs = new Set(list.map(({ ref }) => ref))
  const byValue = (a: PageNode, b: PageNode) => {
    const [one, other] = [keyOf(hands.page, a), keyOf(hands.page, b)]
    const less = one < other ? -1 : one > other ? 1 : 0
    return isDown ? -less : less
  }
  const wanted = [...list].sort(byValue).map(({ ref }) => ref)
  const now = () => shownOrder(hands.page, refs)
  for (let move = 0; move < 4 * list.length; move++) {
    const shown = now()
    const at = wanted.findIndex((ref, place) => shown[place]?.ref !== ref)
    if (at === -1) return
    const [from, to] = [hands.page.get(wanted[at])!, shown[at]!]
    const before = shown.map(({ ref }) => ref).join()
    await hands.act(
      'drag',
      { from: from.ref, to: to.ref, position: { x: 0.5, y: 0.2 } },
      `moved "${hands.page.text(from)}"`,
    )
    if (
      now()
        .map(({ ref }) => ref)
        .join() === before &&
      from.box &&
      to.box
    )
      await hands.act('drag', {
        from: from.ref,
        by: { x: to.box[0] - from.box[0], y: to.box[1] - from.box[1] - Math.max(4, to.box[3] / 2) },
      })
    if (now().length < list.length) throw new GivenUp('The list changed while it was put in order.')
  }
  throw new GivenUp('The items do not stay where they are put.')
}

/** As they stand on the page, line by line. */
function shownOrder(page: Page, refs: ReadonlySet<string>): PageNode[] {
  const nodes = page.nodes.filter(node => refs.has(node.ref))
  return nodes.sort(
    (a, b) =>
      (a.box && b.box ? (Math.abs(a.box[1] - b.box[1]) > 3 ? a.box[1] - b.box[1] : a.box[0] - b.box[0]) : 0) ||
      page.order(a) - page.order(b),
  )
}
