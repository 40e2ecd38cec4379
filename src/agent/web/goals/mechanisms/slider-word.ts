import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { plainText } from '../../ground/match-text.ts'
import { restore } from '../../read/literals.ts'
import type { Page } from '../../ground/page-tree.ts'
import { GivenUp } from '../hands.ts'
import { wholeOf, type Mechanism } from '../work.ts'
import type { Order } from '../read-orders.ts'

/** Steps of a slider with words for its places. */
const MOST = 40
/** "(set the size) to medium", "(move the slider) until the label reads High". */
const TO_WORD = pattern('iu')`
  (?:\bto|\b(?:un)?til (?:it|the [\p{L} ]+?) (?:shows?|reads?|says?|is))\s+["“]?(\p{L}[\p{L} -]{0,30}?)["”]?$
`

const slidersOf = (page: Page): PageNode[] =>
  page.nodes.filter(node => (node.role === 'slider' || node.type === 'range') && !node.disabled && !node.hidden)

/** Whether the one slider of the page is to be brought to a word. */
export const asksForWord = (order: Order, page: Page): boolean =>
  /^(?:set|drag|use|choose)$/.test(order.kind) &&
  /\bslider\b/i.test(`${order.lead} ${order.rest}`) &&
  TO_WORD.test(order.rest) &&
  slidersOf(page).length === 1

/** "Set the size to medium" with a slider that tells its place in words: step by step until that word is shown. */
export const sliderToWord: Mechanism = async (order, { hands, orders }) => {
  if (!asksForWord(order, hands.page) && !/\bslider\b/i.test(wholeOf(order))) return false
  const wanted = TO_WORD.exec(restore(order.rest, orders.source))?.[1]
  const [slider, ...others] = slidersOf(hands.page)
  if (
    !slider ||
    others.length > 0 ||
    wanted === undefined ||
    /\b(?:left|right|end|start|top|bottom|minimum|maximum)\b/i.test(wanted)
  )
    return false
  const isShown = () =>
    hands.page.nodes.some(
      node =>
        hands.page.children(node).length === 0 &&
        !node.options &&
        plainText(node.value ?? node.name) === plainText(wanted),
    )
  const before = isShown()
  if (before) return true
  await hands.key('Home', slider)
  for (let step = 0; step < MOST; step++) {
    if (isShown()) {
      hands.done.push(`set the slider to "${wanted}"`)
      return true
    }
    await hands.key('ArrowRight', hands.again(slider) ?? slider)
  }
  throw new GivenUp(`The slider has no place that is called "${wanted}".`)
}
