import type { PageNode } from '../../../../contract/page.ts'
import { restore } from '../../read/literals.ts'
import type { Page } from '../../ground/page-tree.ts'
import { setField } from '../widgets/set-field.ts'
import { wholeOf, type Mechanism } from '../work.ts'

const BETWEEN = /\b(?:from|between)\s+[$€£]?(-?\d+(?:\.\d+)?)\s*[$€£%]?\s*(?:to|and|-|–)\s*[$€£]?(-?\d+(?:\.\d+)?)/i

/** "Set the range from 20 to 80": the two handles that stand on one track, the lower and the upper one. */
export const range: Mechanism = async (order, work) => {
  const said = restore(`${wholeOf(order)}`, work.orders.source)
  const match = BETWEEN.exec(said)
  const handles = match ? handlesOf(work.hands.page) : undefined
  if (!match || !handles) return false
  const [low, high] = [Number(match[1]), Number(match[2])].sort((a, b) => a - b) as [number, number]
  const [first, second] = handles
  // The handles do not pass each other: the one that makes room goes first.
  const upper = Number(second.value)
  const isUpperFirst = !Number.isFinite(upper) || low > upper
  for (const [node, value] of isUpperFirst
    ? [[second, high] as const, [first, low] as const]
    : [[first, low] as const, [second, high] as const])
    await setField(work.hands, node, String(value))
  return true
}

/** Two sliders in one element, by their values or else from left to right. */
function handlesOf(page: Page): [PageNode, PageNode] | undefined {
  const sliders = page.nodes.filter(
    node =>
      (node.role === 'slider' || /(?:slider|range).*(?:handle|thumb|knob)/i.test((node.classes ?? []).join(' '))) &&
      !node.disabled,
  )
  if (sliders.length !== 2) return undefined
  const [one, other] = sliders as [PageNode, PageNode]
  if (page.parent(one)?.ref !== page.parent(other)?.ref && !isOver(one, other)) return undefined
  const isOrdered = (one.box?.[0] ?? 0) <= (other.box?.[0] ?? 0)
  return isOrdered ? [one, other] : [other, one]
}

/** Two native inputs are laid over each other to look like one. */
const isOver = (one: PageNode, other: PageNode): boolean =>
  one.box !== undefined && other.box !== undefined && Math.abs(one.box[1] - other.box[1]) < 6
