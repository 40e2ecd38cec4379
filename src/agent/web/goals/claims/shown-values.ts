import { pattern } from '../../../../lib/patterns.ts'
import type { PageSnapshot } from '../../../../contract/page.ts'
import { isControl } from '../../ground/purposes.ts'
import { readPage } from '../../ground/page-tree.ts'
import { isGathered } from '../../read/collections.ts'
import { literalOf, restore } from '../../read/literals.ts'
import { fillsAlike } from '../mechanisms/enter-several.ts'
import { saysPlaceInText } from '../mechanisms/insert-text.ts'
import { takesMatching } from '../mechanisms/fill-alike.ts'
import { readOrders, type Order, type Orders } from '../read-orders.ts'
import { readPairs } from '../values/read-pairs.ts'
import { lookUp } from '../values/read-shown.ts'
import { asksForInitials } from '../values/derived.ts'
import { asksForLetters, onlyText, shownLetters } from '../values/shown-letters.ts'
import { asksForRelative } from '../values/relative.ts'
import { saysLetters } from '../values/read-value.ts'
import { asksForTotal } from '../values/total.ts'

/** "the third word of", "the name before", "the colour of this box": to be read from the page. */
const WORD_OF_TEXT = pattern('iu')`
  ^the \S+ (?:word|letter) of\b|
  ^the (?:word|name|number|letter) (?:\S+ )?(?:after|before) |
  ^the [\p{L} ]+ of (?:this|that) \p{L}+
`

/** "the value of X", "the price of Y", "the number of …": a phrase for what the page says, where it says it. */
function isShownValue(said: string, snapshot: PageSnapshot): boolean {
  if (/\b(?:number|count|amount) of\b/i.test(said)) return true
  const page = readPage(snapshot)
  if (asksForInitials(said) || asksForRelative(said)) return true
  if (asksForTotal(said) || (asksForLetters(said) && shownLetters(page) !== undefined)) return true
  if (onlyText(page, said) !== undefined) return true
  if (WORD_OF_TEXT.test(said)) return true
  const plain = /^(?:the|its|their) ([\p{L} ]+)$/iu.exec(said)
  const held = plain ? lookUp(page, plain[1]!) : undefined
  if (held && !isControl(held.node)) return true
  const of = /^(?:the|its) (.+?) (?:of|for|in|from) (?:the )?(.+)$/i.exec(said)
  if (!of) return false
  return (lookUp(page, of[1]!, of[2]!) ?? lookUp(page, of[2]!)) !== undefined
}

/** Whether what an order enters is told by where the page says it. */
export const entersWhatIsShown = (order: Order, source: Orders['source'], snapshot: PageSnapshot): boolean =>
  order.kind === 'enter' &&
  !isGathered(order.verb, order.rest) &&
  readPairs(order.rest).some(pairs =>
    pairs.some(({ value }) => !literalOf(value, source) && isShownValue(restore(value, source), snapshot)),
  )

/** "a city that begins with "Br"": words for what is to be entered, and not the text itself. */
const describesByLetters = (rest: string): boolean =>
  /\b(?:that|which|whose name) (?:starts?|begins?|ends?) with\b|\b(?:starting|beginning|ending) with\b/i.test(rest)

/** Whether something is to be entered that has to be read from the page first, or something left as it is. */
export function takesFromPage(text: string, snapshot: PageSnapshot): boolean {
  const { list, source } = readOrders(text)
  return list.some(
    order =>
      order.kind === 'leave' ||
      (order.kind === 'enter' &&
        (saysLetters(order.rest) ||
          fillsAlike(order.rest, readPage(snapshot), text) ||
          saysPlaceInText(order.rest) ||
          takesMatching(order.rest) ||
          describesByLetters(order.rest))) ||
      entersWhatIsShown(order, source, snapshot),
  )
}
