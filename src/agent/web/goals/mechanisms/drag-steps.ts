import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { NUMBER, readCount } from '../../read/words.ts'
import type { Page } from '../../ground/page-tree.ts'
import { findLists, itemOf } from '../items.ts'

type Axis = 0 | 1
/** A way on the page: across or down, and back or forth. */
interface Way {
  axis: Axis
  sign: 1 | -1
}

const WAYS: Readonly<Record<string, Way>> = {
  up: { axis: 1, sign: -1 },
  top: { axis: 1, sign: -1 },
  down: { axis: 1, sign: 1 },
  bottom: { axis: 1, sign: 1 },
  left: { axis: 0, sign: -1 },
  right: { axis: 0, sign: 1 },
}

const PLACES = '(?:places?|positions?|spots?|slots?|steps?|cells?|squares?|rows?|columns?|lines?)'
const STEPS = pattern('iu')`
  ^(?<moved>.+?) (?:
    (?:to(?:wards)? the )?(?<way>up|down|left|right)(?:wards?)? (?:by )?(?<count>${NUMBER})(?: ${PLACES})?
    |(?:by )?(?<count2>${NUMBER}) ${PLACES} (?:to(?:wards)? the )?(?<way2>up|down|left|right)(?:wards?)?
  )$
`

/** "Ann up by one", "Ann two places to the left": what is moved, how many places, and which way. */
export function readSteps(rest: string): { moved: string; count: number; way: Way } | undefined {
  const found = STEPS.exec(rest)?.groups
  const count = readCount(found?.['count'] ?? found?.['count2'] ?? '')
  const way = WAYS[(found?.['way'] ?? found?.['way2'] ?? '').toLowerCase()]
  return found && way && count !== undefined && count < 20 ? { moved: found['moved']!, count, way } : undefined
}

/** How far apart the middles of things in one line may lie, in pixels. */
const ALIGNED = 12

const middleOf = ({ box }: PageNode, axis: Axis): number => box![axis] + box![axis + 2]! / 2

/** Of the things among which one stands in lines, the one so many places from it. */
export function placesOn(page: Page, node: PageNode, count: number, { axis, sign }: Way): PageNode | undefined {
  const item = itemOf(page, node)
  const list = findLists(page).find(items => items.some(({ ref }) => ref === item.ref)) ?? []
  const across: Axis = axis === 0 ? 1 : 0
  const line = list
    .filter(other => other.box && item.box && Math.abs(middleOf(other, across) - middleOf(item, across)) <= ALIGNED)
    .sort((a, b) => sign * (middleOf(a, axis) - middleOf(b, axis)))
  return line[line.findIndex(({ ref }) => ref === item.ref) + count]
}

/** So far from its middle something is let go within a place of a grid, as a share of it. */
const ASIDE = 0.25

/**
 * Things that make room in lines that go on below each other do so before or behind what the mouse is over, by the way it comes
 * from: to an earlier place it comes from the right, to a later one from the left. Where each has a line of its own, it goes
 * past the middle of that one: some lists make room no sooner.
 */
export function acrossGrid(page: Page, node: PageNode, place: PageNode): Record<string, unknown> {
  const [from, to] = [node.box, place.box]
  if (!from || !to) return {}
  const side = page.order(place) < page.order(node) ? -1 : 1
  if (isColumn(page, place)) return { position: { x: 0.5, y: 0.5 + side * ASIDE } }
  const [x, y] = ([0, 1] as const).map(axis => middleOf(place, axis) - middleOf(node, axis)) as [number, number]
  const via = [{ x: Math.round(x - side * ASIDE * to[2]), y: Math.round(y) }]
  return { via, position: { x: 0.5 + side * ASIDE, y: 0.5 } }
}

/** Whether nothing of the same list stands beside it. */
function isColumn(page: Page, place: PageNode): boolean {
  const holder = page.parent(place)
  const beside = (holder ? page.children(holder) : []).filter(
    other =>
      other.ref !== place.ref && other.box && Math.abs(middleOf(other, 1) - middleOf(place, 1)) < place.box![3] / 2,
  )
  return holder !== undefined && beside.length === 0
}

const TO_SIDE = pattern('iu')`
  ^(?<moved>.+?) (?:to|towards|against|onto) the (?<side>left|right|top|bottom)(?:[- ]?hand)? (?:side|edge|end|border|wall)
  (?: of (?:the|its|this) (?:[\p{L}-]+ )?(?:box|area|frame|square|rectangle|container|field|page|canvas|picture|drawing))?$
`

/** "the circle to the left side of the box": what is moved, and which side. */
export function readSide(rest: string): { moved: string; way: Way } | undefined {
  const found = TO_SIDE.exec(rest)?.groups
  const way = found && WAYS[found['side']!.toLowerCase()]
  return found && way ? { moved: found['moved']!, way } : undefined
}

/** So many pixels are left to the side. */
const GAP = 3

/** How far something is from that side of what it is drawn in: the nearest that is plainly larger. */
export function toSide(page: Page, node: PageNode, { axis, sign }: Way): { x: number; y: number } | undefined {
  const box = node.box
  const holder = page
    .ancestors(node)
    .find(one => one.tag !== 'g' && box && one.box && one.box[2] > 1.5 * box[2] && one.box[3] > 1.5 * box[3])
  if (!box || !holder?.box) return undefined
  const far =
    sign < 0
      ? holder.box[axis] + GAP - box[axis]
      : holder.box[axis] + holder.box[axis + 2]! - GAP - box[axis] - box[axis + 2]!
  return axis === 0 ? { x: Math.round(far), y: 0 } : { x: 0, y: Math.round(far) }
}
