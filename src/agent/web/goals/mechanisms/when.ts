import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { matchText } from '../../ground/match-text.ts'
import { isControl } from '../../ground/purposes.ts'
import type { Page } from '../../ground/page-tree.ts'
import { restore } from '../../read/literals.ts'
import { GivenUp, type Hands } from '../hands.ts'
import { TRAILING_BOUNDS } from '../../../understand/language/lexicon.ts'
import { comparison, type Holds } from '../values/comparison.ts'
import { lookUp } from '../values/read-shown.ts'
import { itemsWith } from '../items.ts'
import type { Mechanism } from '../work.ts'

/** How long a value is waited for, in milliseconds. */
const LONGEST = 60_000

const NUMBER = /-?\d[\d,]*(?:\.\d+)?/
const CLAUSE = pattern('i')`
  [,\s]*\b(?:when(?:ever)?|once|as soon as)\s+(?!and\b|or\b)(?:the |its |it )?(.*?)\s*
  (?:is|are|shows?|reads?|says?|displays?|gets?|goes|falls|drops|rises|becomes?|climbs|reaches|hits|costs?|stands at|trades at|sells for)?\s+
  (?:to )?(
    less than|lower than|smaller than|cheaper than|under|below|at most|more than|greater than|higher than
    |larger than|over|above|at least|equal to|equals|exactly|to
  )?\s*([$€£¥]?\s*-?\d[\d,]*(?:\.\d+)?)\s*([^\d,]*)$
`

/** "Buy it when the price is below 50": waits for a value of the page, then leaves the rest to be done. */
export const when: Mechanism = async (order, work) => {
  const { hands, orders } = work
  const [inLead, inRest] = [restore(order.lead, orders.source), restore(order.rest, orders.source)].map(text =>
    CLAUSE.exec(text),
  )
  const match = inRest ?? inLead
  if (!match) return false
  const wanted = readNumber(match[3]!)!
  const said = restore(
    (inRest ? order.rest : order.lead).replace(/[,\s]*\b(?:when(?:ever)?|once|as soon as)\s.*$/i, ''),
    orders.source,
  )
  // "Press Sell for ACM …": of several things, the one that is named has the value and the control.
  const named = /\b(?:for|of|at|on) (?:the )?(\p{L}[\p{L}\d .&-]*)$/iu.exec(said)?.[1]
  const items = named === undefined ? [] : itemsWith(hands.page, named)
  const item = items.length === 1 && hands.page.inside(items[0]!).length > 1 ? items[0] : undefined
  if (item) Object.assign(work.memory, { item, itemWords: named })
  const holds = boundOf(match[4]!) ?? comparison(match[2])
  await waitFor(hands, match[1]!, item, now => holds(now, wanted))
  hands.ledger.use(match[0])
  if (inRest) order.rest = order.rest.replace(/[,\s]*\b(?:when(?:ever)?|once|as soon as)\s.*$/i, '')
  else order.lead = ''
  if (item && inRest) order.rest = order.rest.replace(/\s+(?:for|of|at|on) (?:the )?\S[^,]*$/i, '')
  return false
}

/** "(49) or lower": what stands behind the number bounds it. */
function boundOf(tail: string): Holds | undefined {
  const bound = TRAILING_BOUNDS.find(([words]) => words.test(tail.trim().toLowerCase()))?.[1]
  return bound && ((now, wanted) => (bound === '>=' ? now >= wanted : now <= wanted))
}

const readNumber = (text: string): number | undefined => {
  const found = NUMBER.exec(text)
  return found ? Number(found[0].replaceAll(',', '')) : undefined
}

async function waitFor(
  hands: Hands,
  what: string,
  item: PageNode | undefined,
  holds: (now: number) => boolean,
): Promise<void> {
  const end = Date.now() + LONGEST
  const first = hands.page
  for (;;) {
    const value = item ? numberIn(hands.page, item) : valueOf(hands.page, first, what)
    if (value !== undefined && holds(value)) return
    if (Date.now() > end)
      throw new GivenUp(`${what || 'The value'} is ${value ?? 'nowhere on the page'} after a minute of waiting.`)
    await new Promise(resolve => setTimeout(resolve, 60))
    hands.signal.throwIfAborted()
    await hands.look()
  }
}

/** The only number of an item. */
function numberIn(page: Page, item: PageNode): number | undefined {
  const now = page.get(item.ref)
  const numbers = (now ? page.inside(now) : []).filter(
    node => page.children(node).length === 0 && !isControl(node) && readNumber(node.name) !== undefined,
  )
  return numbers.length === 1 ? readNumber(numbers[0]!.name) : undefined
}

/** The number that is called so; else the one that has changed since, or the only one there is. */
export function valueOf(page: Page, first: Page, what: string): number | undefined {
  const named = lookUp(page, what)
  const own = named && readNumber(named.text)
  if (own !== undefined) return own
  const numbers = page.nodes.filter(
    node => page.children(node).length === 0 && !isControl(node) && readNumber(node.name) !== undefined,
  )
  const isCalled = (node: PageNode) =>
    [node, ...page.ancestors(node).slice(0, 2)].some(
      one => matchText(what, [one.id ?? '', ...(one.classes ?? [])].join(' ').replace(/[-_]/g, ' ')) > 0.7,
    )
  const called = numbers.filter(isCalled)
  const changed = numbers.filter(node => first.get(node.ref) && first.get(node.ref)!.name !== node.name)
  const one =
    called.length === 1 ? called[0] : changed.length === 1 ? changed[0] : numbers.length === 1 ? numbers[0] : undefined
  return one && readNumber(one.name)
}
