import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { matchText } from '../../ground/match-text.ts'
import { isControl } from '../../ground/purposes.ts'
import type { Page } from '../../ground/page-tree.ts'
import { GivenUp } from '../hands.ts'
import { measure, readSuperlative } from '../values/measure.ts'
import type { Order } from '../read-orders.ts'
import type { Work } from '../work.ts'

/** More cards are not turned one after the other. */
const MOST = 30

/** "Turn the cards over and keep the highest": each shows its number only when it is clicked; the best is clicked last. */
export async function byTurning(work: Work): Promise<boolean> {
  const { hands, orders } = work
  const superlative = readSuperlative(orders.text)
  if (!superlative || !/\b(?:cards?|tiles?|boxes|plates|cups|doors)\b/i.test(orders.text)) return false
  const cards = blankCards(hands.page)
  if (cards.length < 2 || cards.length > MOST) return false
  const values: (number | undefined)[] = []
  for (const card of cards) {
    await hands.click(hands.again(card) ?? card)
    const shown = hands.again(card)
    values.push(shown && measure(hands.page.text(shown), superlative.by))
  }
  if (values.some(value => value === undefined))
    throw new GivenUp('I turned them over, and cannot read what they show.')
  const best = values.reduce<number>(
    (at, value, k) => ((superlative.most ? value! > values[at]! : value! < values[at]!) ? k : at),
    0,
  )
  const card = hands.again(cards[best]!)
  if (card && best !== cards.length - 1) await hands.click(card)
  // What is left is what ends it.
  const last = orders.list.findLastIndex(
    order => readSuperlative(`${order.lead} ${order.rest}`) !== undefined || /\bcards?\b/i.test(order.rest),
  )
  orders.list.splice(0, last + 1)
  return orders.list.length === 0
}

/** "There is a lemon behind one of the doors. Open doors until you find it": what is looked for, and that it is looked for so. */
const HIDDEN = pattern('iu')`
  \b(?:there is|there's|is hidden|hides|lies|find|see) (?:an? |the )?(\p{L}[\p{L} -]*?)(?: (?:behind|under|in|below|beneath) [^.]*)?[.,;]
  [^]*\b(?:open|turn|lift|click|look|flip|uncover)\b[^.]*\b(?:until|till)\b
`
const UNTIL =
  /\b(?:open|turn|lift|click|flip|uncover)\b[^.]*\b(?:until|till) (?:you (?:find|see|come to) |there is )?(?:an? |the )?(\p{L}[\p{L}-]*)\b/iu

/** Opens blank boxes one after the other until one shows what was said, which is clicked where that is asked for. */
export async function byOpening(work: Work): Promise<boolean> {
  const { hands, orders } = work
  const said = UNTIL.exec(orders.text)?.[1]
  const wanted =
    said !== undefined && /^(?:it|them|this|that|you|one)$/i.test(said) ? HIDDEN.exec(orders.text)?.[1] : said
  const boxes = wanted === undefined ? [] : blankCards(hands.page)
  if (wanted === undefined || boxes.length < 2 || boxes.length > MOST) return false
  for (const box of boxes) {
    await hands.click(hands.again(box) ?? box)
    const now = hands.again(box)
    if (!now || matchText(wanted, hands.page.text(now)) < 0.9) continue
    const isAgain = (order: Order) => order.kind === 'click' && /^(?:on )?(?:it|that|the \p{L}+)$/iu.test(order.rest)
    if (orders.list.some(isAgain)) await hands.click(now)
    // What is left is what ends it.
    const last = orders.list.findLastIndex(
      order => isAgain(order) || /^(?:open|find)$/.test(order.kind) || UNTIL.test(order.said),
    )
    orders.list.splice(0, last + 1)
    return orders.list.length === 0
  }
  throw new GivenUp(`I opened all ${boxes.length}, and none of them shows “${wanted}”.`)
}

/** Boxes of one kind and size side by side that can be clicked and say nothing, or show a back. */
export function blankCards(page: Page): PageNode[] {
  const blank = page.nodes.filter(
    node =>
      node.box &&
      !node.hidden &&
      isControl(node) &&
      !node.editable &&
      !/^(?:checkbox|radio|link)$/.test(node.role) &&
      /^(?:\?|[•·*♠♣♥♦★])?$/u.test(page.text(node).trim()) &&
      Math.min(node.box[2], node.box[3]) > 12,
  )
  const groups = [
    ...Map.groupBy(
      blank,
      node => `${page.parent(node)?.ref} ${node.tag} ${Math.round(node.box![2])} ${Math.round(node.box![3])}`,
    ).values(),
  ]
  return groups.reduce<PageNode[]>((best, group) => (group.length > best.length ? group : best), [])
}
