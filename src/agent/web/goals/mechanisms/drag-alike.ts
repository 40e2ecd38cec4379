import type { PageNode } from '../../../../contract/page.ts'
import type { Page } from '../../ground/page-tree.ts'
import { nameOf, type Hands } from '../hands.ts'

/** "into the box that has the same colour", "to its own place": another place for each. */
export const ALIKE = /\b(?:the same|its own|their own|the matching|the corresponding)\b/i

/** For each thing the one other that has its colour; undefined where one of them has none, or two. */
export function ofSameColor(page: Page, moved: readonly PageNode[]): PageNode[] | undefined {
  const places = moved.map(({ background, ref }) =>
    page.nodes.filter(
      node =>
        !node.hidden &&
        node.ref !== ref &&
        background !== undefined &&
        (node.background === background || node.color === background) &&
        !moved.some(one => one.ref === node.ref),
    ),
  )
  return places.every(({ length }) => length === 1) ? places.map(([place]) => place!) : undefined
}

export const dragOnto = async (hands: Hands, node: PageNode, place: PageNode): Promise<unknown> =>
  hands.act(
    'drag',
    { from: node.ref, to: place.ref },
    `dragged ${nameOf(hands.page, node)} to ${nameOf(hands.page, place)}`,
  )
