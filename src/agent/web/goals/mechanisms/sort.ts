import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { restore } from '../../read/literals.ts'
import type { Page } from '../../ground/page-tree.ts'
import { matchText } from '../../ground/match-text.ts'
import { readSortOrder } from '../../read/sort-order.ts'
import { cellsUnder, controlOf, headCalled, orderOf } from '../../run/acting/sort-column.ts'
import { GivenUp } from '../hands.ts'
import { findLists } from '../items.ts'
import { isDown as lowers, isUp as raises } from '../widgets/steps.ts'
import { wholeOf, type Mechanism, type Work } from '../work.ts'

const HIGH = '(?:high|larg|big|great|most|last|new)\\w*'
const LOW = '(?:low|small|least|few|first|old)\\w*'
/** "With the greatest number at the far left", "so that the smallest is on top": what stands at which end. */
const AT_END = pattern('iu')`
  \b(?:(?<high>(?:high|larg|big|great|most|last|new)\w*)|(?<low>(?:low|small|least|few|old)\w*))(?: \p{L}+)?
  (?: (?:is|are|being|comes?|stands?|lies?|goes))?(?:,? (?:at|on|in|to))?(?: the)?(?: (?:far|very|extreme|upper))?
  \ (?:(?<first>top|left|first|front|beginning|start)|(?:bottom|right|last|end))\b
`
/** "Starting with the highest". */
const STARTS = /\b(?:start|begin)\w*(?: \w+)? (?:with|from|at) (?:the )?(?<high>high|larg|big|great|most|last|new)\w*/i

/** Whether the greatest stands first; undefined: nothing is said of the ends. */
function isFallingByEnds(said: string): boolean | undefined {
  if (STARTS.test(said)) return true
  const ends = AT_END.exec(said)?.groups
  return ends && (ends['high'] !== undefined) === (ends['first'] !== undefined)
}

/** Words for an order that things are brought into. */
const INTO_ORDER = pattern('i')`
  \border\b|\bascending|\bdescending|\balphabetical|\bnumerical
  |\bfrom (?:the )?(?:${HIGH}|${LOW})\b.*\bto (?:the )?(?:${HIGH}|${LOW})
`
const FALLING = new RegExp(
  `descending|decreasing|\\b${HIGH}\\b.*\\b${LOW}|\\bz\\s*(?:to|-)\\s*a\\b|reverse|backwards`,
  'i',
)

/** "Sort the numbers from low to high": moves the items of the list into order, and looks after each. */
export const sort: Mechanism = async (order, work) => {
  // "order it" buys; a list is ordered by something or in an order.
  if (
    /^order/.test(order.verb) &&
    !/\b(?:by|from|in|ascending|descending|alphabetically|first|last)\b/i.test(wholeOf(order))
  )
    return false
  const said = restore(wholeOf(order), work.orders.source)
  // What is quoted is a name: "Order chairs" is no order.
  const bare = wholeOf(order)
  const isMoving = /^(?:drag|enter|set)$/.test(order.kind) && (INTO_ORDER.test(bare) || AT_END.test(bare))
  if (order.kind !== 'sort' && !isMoving) return false
  if (order.kind === 'sort' && (await sortByHead(work, said))) return true
  // By something that each has: that is for a control of the page, such as the head of a column.
  if (/\bby\b/i.test(said) && !/\bby (?:the )?(?:value|number|size|date|alphabet|means|\w+ing\b)/i.test(said))
    return false
  const isDown =
    isFallingByEnds(said) ??
    (FALLING.test(said) && !/starting with the (?:lowest|smallest)|from (?:the )?(?:low|small|least)/i.test(said))
  const list = sortable(work.hands.page)
  if (list.length < 2) return false
  await arrange(work, list, isDown)
  return true
}

/** "by age": the head of a column that is called so is pressed until its cells stand in that order. */
async function sortByHead({ hands }: Work, said: string): Promise<boolean> {
  const by =
    /\bby (?:the )?(.+?)(?:,? (?:by|using|with) (?:clicking|pressing|tapping|the (?:head|column))\b.*)?$/i.exec(
      said,
    )?.[1]
  const { by: name, direction = 'asc' } = readSortOrder(by ?? '')
  const headIn = () => {
    const heads = hands.page.nodes.filter(node => node.role === 'columnheader' && matchText(name, node.name) > 0.7)
    const [only] = heads.length ? [] : [headCalled(hands.page, name)]
    return only ? [only] : heads
  }
  if (by === undefined || headIn().length !== 1) return false
  for (let press = 0; press < 3; press++) {
    const [head] = headIn()
    if (!head || (press > 0 && orderOf(cellsUnder(hands.page, head)) === direction)) break
    await hands.click(controlOf(hands.page, head))
  }
  const [head] = headIn()
  if (!head || orderOf(cellsUnder(hands.page, head)) !== direction)
    throw new GivenUp(`The rows do not come into order by "${name}".`)
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
  const text = page
    .text(node)
    .trim()
    .replace(/^[^\p{L}\p{N}-]+/u, '')
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
  const isAsBefore = (shown: readonly PageNode[]) => refsOf(now()) === refsOf(shown)
  for (let move = 0; move < list.length * (list.length + 4); move++) {
    const shown = now()
    const at = wanted.findIndex((ref, place) => shown[place]?.ref !== ref)
    if (at === -1) return
    const [from, to] = [hands.page.get(wanted[at])!, shown[at]!]
    // Where each item has controls to move it, those do it: up, as what is missing stands further down.
    const step = stepIn(hands.page, from)
    if (step) {
      await hands.click(step)
      if (isAsBefore(shown)) throw new GivenUp('The items do not move.')
      continue
    }
    const isRow = from.box && to.box && Math.abs(from.box[1] - to.box[1]) <= 3
    await hands.act(
      'drag',
      { from: from.ref, to: to.ref, position: isRow ? { x: 0.2, y: 0.5 } : { x: 0.5, y: 0.2 } },
      `moved "${hands.page.text(from)}"`,
    )
    if (isAsBefore(shown) && from.box && to.box)
      await hands.act('drag', {
        from: from.ref,
        by: { x: to.box[0] - from.box[0], y: to.box[1] - from.box[1] - Math.max(4, to.box[3] / 2) },
      })
    if (now().length < list.length) throw new GivenUp('The list changed while it was put in order.')
  }
  throw new GivenUp('The items do not stay where they are put.')
}

const refsOf = (nodes: readonly PageNode[]): string => nodes.map(({ ref }) => ref).join()

/** The control of an item that moves it up, beside one that moves it down. */
function stepIn(page: Page, item: PageNode): PageNode | undefined {
  const inside = page.inside(item)
  return inside.some(node => lowers(page, node)) ? inside.find(node => raises(page, node)) : undefined
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
