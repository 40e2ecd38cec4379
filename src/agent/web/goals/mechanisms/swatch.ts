import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { colorDistance, readColor } from '../../ground/colors.ts'
import { isControl } from '../../ground/purposes.ts'
import type { Page } from '../../ground/page-tree.ts'
import { restore } from '../../read/literals.ts'
import { GivenUp } from '../hands.ts'
import type { Mechanism } from '../work.ts'

/** "the colour #aaff80", "rgb(0, 128, 0) with the color picker", "the colour teal". */
const COLOR_SAID = pattern('iu')`
  (?<code>[#][\da-f]{6}\b|[#][\da-f]{3}\b|rgb\([\d\s,]+\))
  |\bcolou?r (?!picker|wheel|palette|chooser|field|box)(?:of |called |named )?(?<name>\p{L}+)
  |\b(?<before>\p{L}+)(?: as (?:the |your |a )?colou?r)?(?: (?:with|using|in|from|on) (?:the |a )?colou?r (?:picker|wheel|palette|chooser|swatches))
`
/** Fewer fields of colour are no palette. */
const FEWEST = 4
/** Of a colour that is told by its name the nearest is taken, where it is as near as this (CIE76). */
const NEAR = 25

/** "Select the colour #aaff80": of the fields of a palette that show nothing but a colour, the one that has it. */
export const swatch: Mechanism = async (order, work) => {
  if (!/^(?:choose|click|set|enter|use|other)$/.test(order.kind)) return false
  const match = COLOR_SAID.exec(restore(order.rest, work.orders.source))?.groups
  const color = readColor(match?.['code'] ?? match?.['name'] ?? match?.['before'] ?? '')
  const palette = color ? swatchesOf(work.hands.page) : []
  if (!color || palette.length < FEWEST) return false
  const far = (node: PageNode) => colorDistance(color, readColor(node.background!)!)
  const [best, next] = palette.toSorted((a, b) => far(a) - far(b))
  const isSure = match!['code'] ? far(best!) < 0.01 : far(best!) < NEAR
  if (match!['code'] && !isSure)
    throw new GivenUp(`None of the ${palette.length} colours on the page is ${match!['code']}.`)
  if (!isSure || (next && far(next) === far(best!))) return false
  await work.hands.click(best!)
  return true
}

/** Fields without a text that answer clicks, each with a ground of its own. */
const swatchesOf = (page: Page): PageNode[] =>
  page.nodes.filter(
    node =>
      node.background !== undefined &&
      !node.hidden &&
      !node.editable &&
      page.text(node).trim() === '' &&
      page.children(node).length === 0 &&
      [node, ...page.ancestors(node).slice(0, 1)].some(isControl),
  )
