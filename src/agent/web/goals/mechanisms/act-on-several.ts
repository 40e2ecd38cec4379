import type { PageNode } from '../../../../contract/page.ts'
import { NeedsApproval } from '../../contract.ts'
import { matchText } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import { restore, type Source } from '../../read/literals.ts'
import { readCount } from '../../read/words.ts'
import { GivenUp } from '../hands.ts'
import { itemWords } from '../item-words.ts'
import { itemsWith } from '../items.ts'
import type { Order } from '../read-orders.ts'
import { isUp } from '../widgets/steps.ts'
import type { Mechanism } from '../work.ts'
import { controlFor } from './act-on-item.ts'

const COUNT = '(?:all|every|each|both|\\d+|two|three|four|five|six|seven|eight|nine|ten)'
/** "3 posts by @ann", "every message from Bob", "two of the dishes of the kind X". */
const SEVERAL = new RegExp(`^(?:exactly |only |just )?(${COUNT})(?: of)?(?: the)? (.+)$`, 'i')
/** "Like on 3 posts by @ann", "the Like button of every post by @ann". */
const CONTROL = new RegExp(
  `^(?:on )?(?:the )?(.+?)(?: (?:button|link|icon|sign))?s? (?:on|of|for|under|in|at|below|next to|beside) (${COUNT})(?: of)?(?: the)? (.+)$`,
  'i',
)
/** From this on a text is the name that was said. */
const NAMED = 0.9
const ONLY = /,? (?:and |but )?(?:nothing else|no(?:t the)? others?|only (?:those|these|that))$/i

export interface Several {
  items: PageNode[]
  /** What the control in each of them is called; undefined: the one that adds it. */
  control: string | undefined
}

/** "Archive every message from Ann", "Like 2 posts by @bob": the same control in each of the items that say so. */
export const actOnSeveral: Mechanism = async (order, work) => {
  const { hands, orders } = work
  const found = readSeveral(order, orders.source, hands.page)
  if (!found) return false
  for (const item of found.items) {
    const now = hands.again(item)
    const control = now && controlIn(hands.page, now, found.control)
    if (!control) continue
    try {
      await hands.click(control)
    } catch (error) {
      // One yes is for one item; nobody should believe that the others were done too.
      if (error instanceof NeedsApproval && found.items.length > 1)
        throw new GivenUp(`This has to be said of one at a time; there are ${found.items.length}.`)
      throw error
    }
  }
  return true
}

/** The items that are meant, where each has a control for what is to be done; undefined: it is no such order. */
export function readSeveral(order: Order, source: Source, page: Page): Several | undefined {
  const said = restore(order.rest, source).replace(ONLY, '')
  if (/^(?:click|choose)$/.test(order.kind)) {
    const match = CONTROL.exec(said)
    return match ? severalOf(page, match[2]!, match[3]!, match[1]!) : undefined
  }
  if (!/^(?:other|delete|add|enter|sort|book|highlight|hide|close)$/.test(order.kind)) return undefined
  const each = eachNamed(page, said, order.verb)
  if (each) return { items: each, control: order.verb }
  const match = SEVERAL.exec(said)
  const isPut = /^(?:add|put|order|book|buy)$/.test(order.verb)
  const phrase = match?.[2]!.replace(
    /\s+(?:to|on|into|in|onto) (?:the|my|your) (?:order|basket|cart|bag|list|tray)$/i,
    '',
  )
  return match && phrase !== undefined ? severalOf(page, match[1]!, phrase, isPut ? undefined : order.verb) : undefined
}

/** "pair the red one with the blue one", "mute Ann and Bob": every part names one item with a control of that verb. */
function eachNamed(page: Page, said: string, verb: string): PageNode[] | undefined {
  const parts = said.split(/,\s*(?:and\s+)?|\s+(?:and|with|against|versus|vs\.?)\s+/i)
  const items = parts.length > 1 ? parts.map(part => innermostWith(page, itemWords(part), verb)) : []
  const found = new Set(items)
  return items.length > 1 && found.size === items.length && !found.has(undefined) ? (items as PageNode[]) : undefined
}

/** The innermost part of the page around the one text that says the words in which a control is called by the verb. */
function innermostWith(page: Page, words: string, verb: string): PageNode | undefined {
  const leaves = page.nodes.filter(
    node => !node.hidden && page.children(node).length === 0 && words !== '' && matchText(words, node.name) > NAMED,
  )
  const parts = leaves.map(node => page.ancestors(node).find(above => controlFor(page, verb, above)))
  const controls = new Set(parts.map(part => part && controlFor(page, verb, part)?.ref))
  return controls.size === 1 ? parts[0] : undefined
}

function severalOf(page: Page, count: string, phrase: string, control: string | undefined): Several | undefined {
  // "vegan dishes": the items that say the one word, whatever things they are.
  const kind = /^(\p{L}[\p{L}-]+) \p{L}+s$/u.exec(phrase)?.[1]
  const isSaid = /\b(?:by|from|of|for|with|about|that|which|whose|marked|labell?ed|written)\b/i.test(phrase)
  if (!isSaid && (kind === undefined || readCount(count) === undefined)) return undefined
  const words = (isSaid ? itemWords(phrase) : kind!).replace(
    /^(?:kind|type|sort|category|group|colou?r)\s+(?:of )?/i,
    '',
  )
  const items = itemsWith(page, words, true).filter(item => controlIn(page, item, control))
  const wanted = readCount(count)
  if (items.length === 0 || (wanted !== undefined && items.length < wanted)) return undefined
  return { items: wanted === undefined ? items : items.slice(0, wanted), control }
}

const controlIn = (page: Page, item: PageNode, control: string | undefined): PageNode | undefined =>
  control === undefined
    ? (page.inside(item).find(node => isUp(page, node)) ?? controlFor(page, 'add', item))
    : controlFor(page, control, item)
