import type { PageNode } from '../../../../contract/page.ts'
import { escapePattern } from '../../../../lib/escape-pattern.ts'
import { plainText, wordsIn } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isControl } from '../../ground/purposes.ts'
import { restore } from '../../read/literals.ts'
import { GivenUp } from '../hands.ts'
import { kindOf } from '../items.ts'
import { wholeOf, type Mechanism } from '../work.ts'

/** Words of an order that say nothing of the thing. */
const FILLERS = new Set(
  `a an the some one me for us please in of with and to it its size color colour style kind sort type made from my your new pair
  cart basket bag shop store want need`.split(/\s+/),
)
const BUYS =
  /^\W*(?:buy|order|purchase|add to (?:the |my |your )?(?:cart|basket|bag)|get|take)(?: (?:it|this|now))*\W*$/i
/** A longer text is no choice of a size or colour. */
const SHORT = 24

/**
 * "Buy the wool sweater, size L, in navy": the product that the words name is opened, the choices that they say are made on its
 * page, and it is bought where no word was left over.
 */
export const shop: Mechanism = async (order, work) => {
  if (!/^(?:book|add)$/.test(order.kind) && !/^(?:buy|order|purchase|get)$/.test(order.verb)) return false
  const { hands, orders } = work
  const said = restore(wholeOf(order), orders.source)
  const words = wordsIn(said).filter(word => !FILLERS.has(word))
  if (hands.isCareful || hands.asShown || buyButton(hands.page) !== undefined) return false
  const product = productSaid(hands.page, words)
  if (!product) return false
  const left = new Set(words)
  for (const word of wordsIn(hands.page.text(product))) left.delete(word)
  await hands.click(product)
  for (const group of groupsOf(hands.page)) {
    const [choice, ...others] = group.filter(node => isSaidAs(hands.page.text(node), said))
    if (!choice || others.length > 0) continue
    const now = hands.again(choice)
    for (const word of wordsIn(hands.page.text(choice))) left.delete(word)
    if (now) await hands.click(now)
  }
  for (const word of wordsIn(
    hands.page.nodes
      .filter(({ role }) => role === 'heading')
      .map(({ name }) => name)
      .join(' '),
  ))
    left.delete(word)
  const button = buyButton(hands.page)
  if (!button) throw new GivenUp('I see nothing on the page of it that buys it.')
  if (left.size > 0)
    throw new GivenUp(`I find nothing on the page of it for ${[...left].join(', ')}. It was not bought.`)
  await hands.click(button)
  return true
}

const buyButton = (page: Page): PageNode | undefined => {
  const found = page.nodes.filter(
    node =>
      isControl(node) && !node.editable && !node.hidden && !node.disabled && BUYS.test(page.text(node) || node.name),
  )
  return found.length === 1 ? found[0] : undefined
}

/** Of the links and cards the one whose every word was said, with most words; undefined where two are as good. */
function productSaid(page: Page, words: readonly string[]): PageNode | undefined {
  const named = page.nodes
    .filter(node => isControl(node) && !node.editable && !node.hidden)
    .map(node => ({ node, own: wordsIn(page.text(node)).filter(word => !FILLERS.has(word)) }))
    .filter(({ own }) => own.length > 1 && own.every(word => words.includes(word)))
    .toSorted((a, b) => b.own.length - a.own.length)
  const [best, next] = named
  return best && next?.own.length !== best.own.length ? best.node : undefined
}

/** Short texts of one kind side by side that answer clicks: one of them is chosen. */
const groupsOf = (page: Page): PageNode[][] =>
  page.nodes
    .flatMap(node => [...Map.groupBy(page.children(node), kindOf).values()])
    .filter(
      group =>
        group.length > 1 &&
        group.every(
          node => isControl(node) && !node.hidden && page.text(node).trim() !== '' && page.text(node).length <= SHORT,
        ),
    )

/** A word of one or two letters is a size only as it is written: "in size L", "M". */
function isSaidAs(choice: string, said: string): boolean {
  const text = choice.trim()
  if (text.length <= 3) return new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(text)}(?![\\p{L}\\p{N}])`, 'u').test(said)
  return ` ${wordsIn(said).join(' ')} `.includes(` ${wordsIn(plainText(text)).join(' ')} `)
}
