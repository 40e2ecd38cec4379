import type { PageNode } from '../../../../contract/page.ts'
import { isControl } from '../../ground/purposes.ts'
import type { Page } from '../../ground/page-tree.ts'
import { GivenUp } from '../hands.ts'
import { measure, readSuperlative } from '../values/measure.ts'
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

/** Boxes of one kind and size side by side that can be clicked and say nothing. */
export function blankCards(page: Page): PageNode[] {
  const blank = page.nodes.filter(
    node =>
      node.box &&
      !node.hidden &&
      isControl(node) &&
      !node.editable &&
      !/^(?:checkbox|radio|link)$/.test(node.role) &&
      page.text(node).trim() === '' &&
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
