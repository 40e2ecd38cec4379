import type { PageNode } from '../../../contract/page.ts'
import type { Relation } from '../contract.ts'
import { commonAncestor, type Page } from './page-tree.ts'

/**
 * How well an element lies to another as was said, 0 to 1, seen beside the other elements it could be: of several the one
 * that fits best gets 1.
 */
export function fitRelation(
  page: Page,
  relation: Relation,
  candidates: readonly PageNode[],
  others: readonly PageNode[],
): Map<string, number> {
  const far = new Map<string, number>()
  for (const node of candidates) {
    const distances = others.filter(other => other !== node).map(other => distanceBy(page, relation, node, other))
    far.set(node.ref, Math.min(Infinity, ...distances))
  }
  const least = Math.min(...far.values())
  return new Map(
    [...far].map(([ref, value]) => [
      ref,
      value === Infinity ? 0.08 : least === value ? 1 : nearness(relation, value - least),
    ]),
  )
}

/** What is "in" or "with" is so or not; of what is near, one is nearest. */
const nearness = (relation: Relation, more: number): number =>
  relation === 'in' || relation === 'with' || relation === 'before' || relation === 'after'
    ? Math.max(0.6, 0.95 - more / 100)
    : Math.max(0.25, 0.7 - more / 200)

function distanceBy(page: Page, relation: Relation, node: PageNode, other: PageNode): number {
  switch (relation) {
    case 'in':
      return isIn(page, node, other)
    case 'with':
      return page.ancestors(other).includes(node)
        ? page.ancestors(other).indexOf(node)
        : page.text(node) === page.text(other)
          ? 50
          : Infinity
    case 'for':
      return distanceInItem(page, node, other)
    case 'near':
      return Math.min(boxDistance(node, other), 4 * distanceInItem(page, node, other))
    case 'before':
      return page.order(node) < page.order(other) ? page.order(other) - page.order(node) : Infinity
    case 'after':
      return page.order(node) > page.order(other) && !page.ancestors(node).includes(other)
        ? page.order(node) - page.order(other)
        : Infinity
    default:
      return distanceTowards(relation, node, other, page)
  }
}

/** In a container; or in the part of the page that a heading begins, up to the next one of its rank. */
function isIn(page: Page, node: PageNode, other: PageNode): number {
  const chain = page.ancestors(node)
  if (chain.includes(other)) return chain.indexOf(other) / 10
  const holder = page.parent(other)
  // A legend, caption or title bar stands for what it is the head of.
  if (holder && holder.depth > 0 && chain.includes(holder) && page.order(node) > page.order(other)) {
    const heads = page.children(holder).filter(child => child.role === 'heading')
    if (other.role !== 'heading' || heads.length <= 1) return 1 + chain.indexOf(holder) / 10
  }
  if (other.role !== 'heading' || page.order(node) < page.order(other)) return Infinity
  const next = page.nodes.find(
    at => at.role === 'heading' && page.order(at) > page.order(other) && (at.level ?? 2) <= (other.level ?? 2),
  )
  return next && page.order(node) > page.order(next) ? Infinity : 2
}

/** No page is deeper. */
const DEEPEST = 60

/** In the same row, card or list item: the deeper the node that both are in, the nearer; then the fewer nodes between. */
function distanceInItem(page: Page, node: PageNode, other: PageNode): number {
  const shared = commonAncestor(page, node, other)
  const apart = DEEPEST - (shared?.depth ?? -1)
  const order = page.order(node) - page.order(other)
  return apart * 40 + Math.min(38, order >= 0 ? order : 2 - 2 * order)
}

function boxDistance(one: PageNode, other: PageNode): number {
  if (!one.box || !other.box) return Infinity
  const [x, y, width, height] = one.box
  const [left, top, wide, tall] = other.box
  const dx = Math.max(0, left - (x + width), x - (left + wide))
  const dy = Math.max(0, top - (y + height), y - (top + tall))
  return Math.hypot(dx, dy)
}

/** Below, above, left or right of it: by the middles of the boxes; what is straight in that direction is nearer. */
function distanceTowards(
  relation: 'below' | 'above' | 'left_of' | 'right_of',
  node: PageNode,
  other: PageNode,
  page: Page,
): number {
  if (!node.box || !other.box) {
    const isAfter = page.order(node) > page.order(other)
    return isAfter === (relation === 'below' || relation === 'right_of')
      ? Math.abs(page.order(node) - page.order(other))
      : Infinity
  }
  const [dx, dy] = [middle(node, 0) - middle(other, 0), middle(node, 1) - middle(other, 1)]
  const [along, across] = { below: [dy, dx], above: [-dy, dx], left_of: [-dx, dy], right_of: [dx, dy] }[relation] as [
    number,
    number,
  ]
  return along < 3 || page.ancestors(node).includes(other) || page.ancestors(other).includes(node)
    ? Infinity
    : along + 2.5 * Math.abs(across)
}

/** The middle of what an element covers, across (0) or down (1), in pixels; the element has a box. */
export const middle = (node: PageNode, axis: 0 | 1): number => node.box![axis] + node.box![axis + 2]! / 2
