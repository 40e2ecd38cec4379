import type { PageNode } from '../../../../contract/page.ts'
import { isControl } from '../../ground/purposes.ts'
import { restore } from '../../read/literals.ts'
import type { Page } from '../../ground/page-tree.ts'
import { wholeOf, type Mechanism } from '../work.ts'

/** Fewer keys with one sign each are no keypad. */
const FEWEST = 9

/** "Dial 5557 on the keypad", "enter the PIN 1234": one key of the page after the other, where it has a key for each sign. */
export const keypad: Mechanism = async (order, work) => {
  if (!/^(?:enter|other|click|use)$/.test(order.kind)) return false
  const { hands } = work
  const keys = keysOf(hands.page)
  if (keys.size < FEWEST) return false
  const said = restore(wholeOf(order), work.orders.source)
  const isMeant =
    /\b(?:keypad|key ?board|keys|number pad|dial ?pad|buttons)\b/i.test(said) || /^(?:dial|punch|key)/i.test(order.verb)
  const hasField = hands.page.nodes.some(node => node.editable && !node.readonly && !node.hidden)
  const signs = /(?:^|\s)([\d*#]{2,})(?=\s|$|,)/.exec(said)?.[1]
  if (signs === undefined || (hasField && !isMeant)) return false
  if (![...signs].every(sign => keys.has(sign))) return false
  for (const sign of signs) {
    const key = keys.get(sign)!
    await hands.click(hands.again(key) ?? keysOf(hands.page).get(sign)!)
  }
  return true
}

/** What has a single sign on it and answers clicks, or stands among others of its kind. */
function keysOf(page: Page): Map<string, PageNode> {
  const single = page.nodes.filter(
    node =>
      !node.hidden && !node.editable && /^[\d*#]$/.test(page.text(node).trim()) && page.children(node).length <= 1,
  )
  const able = single.filter(isControl)
  return new Map((able.length >= FEWEST ? able : single).map(node => [page.text(node).trim(), node]))
}
