import { isControl } from '../../ground/purposes.ts'
import type { Page } from '../../ground/page-tree.ts'
import { measure } from './measure.ts'

/** "the sum of the prices", "the total of all amounts". */
export const asksForTotal = (said: string): boolean =>
  /^the (?:sum|total)(?: price| amount| cost)?(?: of (?:all )?(?:the )?(?:prices|amounts|costs|numbers|values))?$/i.test(
    said,
  )

/** What the amounts of money on a page come to, else its numbers that stand alone; undefined: there are not two. */
export function totalShown(page: Page): string | undefined {
  const leaves = page.nodes.filter(
    node =>
      page.children(node).length === 0 &&
      node.value === undefined &&
      ![node, ...page.ancestors(node).slice(0, 2)].some(isControl) &&
      /^\s*[$€£]?\s*-?\d[\d,]*(?:\.\d+)?\s*(?:[$€£¢]|EUR|USD|GBP|euros?|dollars?|cents?)?\s*$/i.test(node.name),
  )
  const money = leaves.filter(node => measure(node.name, 'money') !== undefined)
  const texts = (money.length > 1 ? money : leaves).map(({ name }) => name)
  if (texts.length < 2) return undefined
  const numbers = texts.map(text => measure(text, 'number')!)
  const places = Math.max(...texts.map(text => /\.(\d+)/.exec(text)?.[1]!.length ?? 0))
  return numbers.reduce((sum, number) => sum + number, 0).toFixed(places)
}
