import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { matchText, plainText } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isControl } from '../../ground/purposes.ts'
import { findLists } from '../items.ts'
import { COMPARISON, comparison } from './comparison.ts'
import { measure } from './measure.ts'

/** All of a list: what is compared in each is said behind it. */
const ALL = pattern('iu')`
  ^(?:
    everything|anything|everybody|everyone|anyone|anybody
    |(?:all|every|each|any)(?: (?:one|of (?:them|those)))?(?: of)?(?: the)?(?: [\p{L}-]+){0,3}
  )$
`
const COSTS = /\b(?:costs?|priced?|prices?|cheaper|dearer|worth)\b/i
const MONEY = /[$€£¥₹]|\b(?:euros?|dollars?|pounds?|cents?)\b/i
const VERB =
  '(?:costs?|(?:is|are) (?:priced )?(?:at )?|priced (?:at )?|sells? for|weighs?|lasts?|takes?|scored?|got|has|have|shows?)'
const COLUMN = /\b(?:with|whose|having|by)(?: an?| the| its| their)? ([\p{L}][\p{L} ]*?)(?: (?:is|of|are))?$/iu

interface Condition {
  head: string
  /** The column or quality that is compared, where it has a name. */
  column?: string
  isMoney: boolean
  holds(value: number): boolean
}

/** "everything that costs less than $14", "all rows above 20", "every player with a score of more than 100". */
function readCondition(said: string): Condition | undefined {
  const match = new RegExp(
    `^(.+?)(?:,? (?:that|which|who))?(?: ${VERB})?\\s+(${COMPARISON})\\s+([$€£¥₹]?\\s*-?\\d[\\d,]*(?:\\.\\d+)?)\\s*([$€£¥₹]|[\\p{L}]+)?$`,
    'iu',
  ).exec(said.trim())
  if (!match) return undefined
  const column = COLUMN.exec(match[1]!)
  const head = (column ? match[1]!.slice(0, column.index) : match[1]!).replace(/,? (?:that|which|who)$/i, '').trim()
  const wanted = Number(match[3]!.replace(/[^\d.-]/g, ''))
  if (!ALL.test(head)) return undefined
  return {
    head,
    ...(column && { column: column[1]! }),
    isMoney: COSTS.test(said) || MONEY.test(`${match[3]} ${match[4] ?? ''}`),
    holds: value => comparison(match[2])(value, wanted),
  }
}

/**
 * The items of a list of which a comparison holds that was said: of a list that has such a value in every item, and something to
 * operate in each. Undefined: nothing is compared, or no list of the page tells it.
 */
export function itemsThat(page: Page, said: string): PageNode[] | undefined {
  const equal = itemsCalled(page, said)
  if (equal) return equal
  const condition = readCondition(said)
  const list = condition && findLists(page).find(items => tells(page, items, condition))
  return list?.filter(item => condition!.holds(valueOf(page, item, condition!)!))
}

/** "all rows with the status old", "every task whose state is done". */
const WITH_STATE = pattern('iu')`
  ^(.+?)(?:,? (?:with|whose|where|that have|which have|having)(?: an?| the| its)? )(\p{L}+)(?: (?:is|of|are|=))?\s+(\p{L}[\p{L}\d -]*)$
`

/** The items of a list in which just that word stands by itself, where another word stands in its place in the others. */
function itemsCalled(page: Page, said: string): PageNode[] | undefined {
  const match = WITH_STATE.exec(said.trim())
  if (!match || !ALL.test(match[1]!)) return undefined
  const wanted = plainText(match[3]!)
  const cells = (item: PageNode) => page.inside(item).filter(node => page.children(node).length === 0)
  const placeIn = (item: PageNode) => cells(item).findIndex(node => plainText(node.name) === wanted)
  for (const list of findLists(page)) {
    const found = list.filter(item => placeIn(item) !== -1)
    const [first] = found
    if (!first || !list.every(item => page.inside(item).some(isControl))) continue
    const others = list.map(item => cells(item).length)
    if (new Set(others).size === 1 && new Set(found.map(placeIn)).size === 1) return found
  }
  return undefined
}

const tells = (page: Page, items: readonly PageNode[], condition: Condition): boolean =>
  items.every(
    item => (isControl(item) || page.inside(item).some(isControl)) && valueOf(page, item, condition) !== undefined,
  )

/** The value of an item: in the column of that name, the amount of money, else its only number. */
function valueOf(page: Page, item: PageNode, { column, isMoney }: Condition): number | undefined {
  if (column !== undefined) {
    const cell = page.inside(item).find(({ heading }) => heading !== undefined && matchText(column, heading) > 0.7)
    if (cell) return measure(page.text(cell), 'number')
  }
  const text = page.text(item)
  if (isMoney) return measure(text, 'money') ?? onlyNumber(text)
  return onlyNumber(text)
}

function onlyNumber(text: string): number | undefined {
  const numbers = text.match(/-?\d[\d,]*(?:\.\d+)?/g) ?? []
  return numbers.length === 1 ? Number(numbers[0].replaceAll(',', '')) : undefined
}
