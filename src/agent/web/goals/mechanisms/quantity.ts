import type { PageNode } from '../../../../contract/page.ts'
import { pattern } from '../../../../lib/patterns.ts'
import { plainText, wordsIn } from '../../ground/match-text.ts'
import { isControl } from '../../ground/purposes.ts'
import { readCount } from '../../read/words.ts'
import { restore } from '../../read/literals.ts'
import type { Hands } from '../hands.ts'
import { singular } from '../../../understand/language/words.ts'
import type { Page } from '../../ground/page-tree.ts'
import { buttonOfVerb } from '../confirming.ts'
import { findLists, itemsWith } from '../items.ts'
import { partsOf, type Order } from '../read-orders.ts'
import { amountField, plusIn, setAmount } from './set-amount.ts'
import { isSentLater, type Mechanism, type Work } from '../work.ts'

const AMOUNT =
  /^(\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|an?)\s*(?:x|×|pieces? of|of|units? of)?\s+(?:the )?(.+?)$/i
/** "the item “tea”": a noun for anything, before the name. */
const ANY_THING = /^(?:the )?(?:item|dish|product|article|thing|meal|drink)s? (?:(?:called|named|labell?ed) )?(?=\S)/iu
/** "tickets for 3 adults and 2 children": the kinds are counted. */
const KIND_FOR = /^(?:the |some )?\p{Ll}+s for (?=(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) \p{L})/u
/** "… for delivery", "… to go", "… for my sister": how or for whom it is had, which is no part of its name. */
const FOR_WHAT =
  /\s+(?:for (?:delivery|pick-?up|collection|take-?away|take-?out|dinner|lunch|breakfast|me|us|(?:my|our) \p{L}+)|to go|to take away|please)$/iu
/** "Order 3 of the mugs and 2 pens": the amount in the row or card of each thing, in its field or by its plus. */
export const quantity: Mechanism = async (order, work) => {
  if (!/^(?:sort|add|book|enter|set|choose|other)$/.test(order.kind)) return false
  const { hands, orders } = work
  if (await someThatAre(order, work)) return true
  if (await someOfAll(order, work)) return true
  const each = ONE_OF_EACH.exec(order.rest)?.[0] ?? ''
  const parts = partsOf(
    statedOr(restore(order.rest.slice(each.length), orders.source), restore(order.lead, orders.source))
      .replace(/\s+(?:to|into|in) (?:the |your |my )?(?:cart|basket|bag|order|list)$/i, '')
      .replace(FOR_WHAT, '')
      .replace(KIND_FOR, ''),
  )
  const amounts = wholeNames(hands.page, parts).map(part => AMOUNT.exec(each === '' ? part : `one ${part}`))
  if (amounts.length === 0 || amounts.includes(null)) return false
  const wanted = amounts.map(match => ({ count: readCount(match![1]!) ?? 0, name: match![2]!.replace(ANY_THING, '') }))
  const rows = wanted.map(({ name }) => rowOf(hands, name))
  if (!rows.every(row => row !== undefined && (amountField(hands, row) ?? plusIn(hands, row)))) return false
  for (const [at, { count, name }] of wanted.entries()) await setAmount(hands, rows[at]!, count, name)
  await placeOrder(order, rows.at(-1)!, work)
  return true
}

/** "fish and chips": two parts of a list are one name where an item of the page is called by both. */
const wholeNames = (page: Page, parts: readonly string[]): string[] =>
  parts.reduce<string[]>((names, part) => {
    const joined = `${names.at(-1)} and ${part}`
    const name = plainText(AMOUNT.exec(joined)?.[2] ?? joined)
    const isOne =
      names.length > 0 &&
      page.nodes.some(node => page.children(node).length === 0 && plainText(node.name).includes(name))
    return isOne ? [...names.slice(0, -1), joined] : [...names, part]
  }, [])

/** "Order 2 mugs": the amounts are what is ordered, and the button of that name does it. */
async function placeOrder({ verb }: Order, row: PageNode, work: Work): Promise<void> {
  const { hands, orders } = work
  const isSent = isSentLater(work)
  const button =
    ORDERS.test(verb) && !isSent
      ? buttonOfVerb(hands.page, hands.again(row) ?? row, verb, orders.source.text)
      : undefined
  if (button) await hands.click(button)
}

/** "one of each: tea, milk", "one of each item: tea, milk", "the following items: tea, milk". */
export const ONE_OF_EACH = pattern('iu')`
  ^(?:
    (?:one|1|an?) (?:of )?each(?: (?:\p{L}+ )?\p{L}+)?
    |(?:each of )?(?:the following|these)(?: (?:items?|things?|dish(?:es)?|products?|articles?|meals?|drinks?))?
  )\s*:\s*
`
/** "one of each item", "one of everything": of all that have an amount. */
const ONE_OF_ALL = pattern('iu')`
  ^(?<count>one|1|an?|\d+|two|three|four|five) (?:portions? |pieces? )?(?:
    (?:of )?(?:each|every)(?: single)?(?: one)?(?: of the)?
    (?: (?:items?|things?|dish(?:es)?|products?|articles?|meals?|drinks?|options?))?(?: (?:on|of|from|in) (?:the |this )?\p{L}+)?
    |of (?:everything|all(?: (?:of )?(?:the|these) \p{L}+)?)
  )$
`
/** "2 items that are spicy", "three dishes with nuts". */
const SOME_THAT_ARE = pattern('iu')`
  ^(\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten) (?:different |of the )?
  (?:items?|things?|dish(?:es)?|meals?|products?|articles?|courses?|pieces?|options?)
  \ (?:that|which) (?:is|are|be|has|have|contains?|says?) (?:labell?ed |marked |tagged )?(?:as )?(.+)$
`

/** Whether so many of those that say something are to be had. */
export const asksForSome = ({ verb, rest }: Order): boolean => ORDERS.test(verb) && SOME_THAT_ARE.test(rest)

/** Whether one of each of some that are named is to be had: that is no round over all there are. */
export const asksForOneOfEach = (text: string): boolean =>
  /\b(?:order|buy|get|add|take|reserve|purchase) (?:one|1|an?) (?:of )?each(?: \p{L}+){0,2}\s*:/iu.test(text)

/** So many of the things that say something of themselves, one of each as far as they go. */
async function someThatAre(order: Order, work: Work): Promise<boolean> {
  const { hands, orders } = work
  const said = SOME_THAT_ARE.exec(restore(order.rest, orders.source))
  const count = said ? readCount(said[1]!) : undefined
  if (!said || count === undefined) return false
  const isTold = (row: PageNode) =>
    hands.page.inside(row).some(node => plainText(node.name) === plainText(said[2]!)) ||
    wordsIn(said[2]!).every(word => wordsIn(hands.page.text(row)).includes(word))
  const lists = findLists(hands.page)
  const counted = lists.find(list => list.every(row => plusIn(hands, row) ?? amountField(hands, row)))
  if (!counted) return chooseSome(lists, isTold, count, work)
  const rows = counted.filter(isTold).slice(0, count)
  const [first] = rows
  if (!first) return false
  for (const [at, row] of rows.entries())
    await setAmount(hands, row, at === 0 ? count - rows.length + 1 : 1, hands.page.text(row))
  await placeOrder(order, first, work)
  return true
}

/** As many of each thing on the page that has an amount. */
async function someOfAll(order: Order, work: Work): Promise<boolean> {
  const { hands, orders } = work
  const said = ONE_OF_ALL.exec(restore(order.rest, orders.source).replace(FOR_WHAT, ''))?.groups
  const count = ORDERS.test(order.verb) ? readCount(said?.['count'] ?? '') : undefined
  const rows = findLists(hands.page).find(list => list.every(row => plusIn(hands, row) ?? amountField(hands, row)))
  if (count === undefined || !rows) return false
  for (const row of rows) await setAmount(hands, row, count, hands.page.text(row))
  await placeOrder(order, rows[0]!, work)
  return true
}

/** Where no amounts are set, each thing is had by a click on it: so many of them, and none where there are fewer. */
async function chooseSome(
  lists: readonly PageNode[][],
  isTold: (row: PageNode) => boolean,
  count: number,
  { hands }: Work,
): Promise<boolean> {
  const isTaken = (row: PageNode) => row.clickable === true && !hands.page.inside(row).some(isControl)
  const rows = lists.find(list => list.every(isTaken) && list.some(isTold))?.filter(isTold) ?? []
  if (rows.length < count) return false
  for (const row of rows.slice(0, count)) await hands.click(hands.again(row) ?? row)
  return true
}

const ORDERS = /^(?:order|buy|book|reserve|get|purchase)$/

/** The row of a thing, by its name or the singular of it. */
function rowOf(hands: Hands, name: string): PageNode | undefined {
  const words = name.split(' ')
  const one = [...words.slice(0, -1), singular(words.at(-1)!)].join(' ')
  const row = itemsWith(hands.page, name)[0] ?? (one === name ? undefined : itemsWith(hands.page, one)[0])
  return row && (rowWithin(hands, row, name) ?? rowWithin(hands, row, one) ?? row)
}

/** Of a group of rows under one heading, the row that says the name and takes an amount; undefined: it is a row itself. */
function rowWithin(hands: Hands, group: PageNode, name: string): PageNode | undefined {
  const { page } = hands
  const rows = page.inside(group).filter(node => plusIn(hands, node) ?? amountField(hands, node))
  const saying = (fits: (text: string) => boolean) =>
    rows.findLast(row => page.inside(row).some(inner => fits(plainText(page.text(inner)))))
  return saying(text => text === plainText(name)) ?? saying(text => text.startsWith(plainText(name)))
}

/** "I need 3 mugs. Put that many in the basket": the amounts were said before. */
const statedOr = (rest: string, lead: string): string =>
  /^(?:that|this|so|as) (?:many|much)\b|^(?:them|these|those|the same)\b/i.test(rest)
    ? lead.replace(/^(?:i|we) (?:need|want|would like|'d like|am looking for)\s+/i, '').replace(/[.\s]+$/, '')
    : rest
