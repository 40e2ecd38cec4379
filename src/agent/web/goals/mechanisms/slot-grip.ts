import type { PageNode } from '../../../../contract/page.ts'
import type { Page } from '../../ground/page-tree.ts'
import { nameOf, type Hands } from '../hands.ts'

/** A lower edge that can be gripped is no higher than this, in pixels. */
const EDGE = 14

/** Pulls the lower edge of the entry around a field until it is so high, in pixels; false: it has none, or stays as it is. */
export async function pullToHeight(hands: Hands, field: PageNode, height: number, slack: number): Promise<boolean> {
  const found = edgeAround(hands.page, field)
  if (!found) return false
  const { entry, edge } = found
  await hands.act(
    'drag',
    { from: edge.ref, by: { x: 0, y: Math.round(height - entry.box![3]) } },
    `pulled the edge of ${nameOf(hands.page, entry)}`,
  )
  const now = hands.again(entry)?.box
  return now !== undefined && Math.abs(now[3] - height) <= slack
}

/** The nearest thing around a field with something at its bottom that says nothing and answers the mouse. */
function edgeAround(page: Page, field: PageNode): { entry: PageNode; edge: PageNode } | undefined {
  for (const entry of page.ancestors(field).slice(0, 3)) {
    if (!entry.box) continue
    const bottom = entry.box[1] + entry.box[3]
    const edge = page
      .inside(entry)
      .find(
        node =>
          node.box !== undefined &&
          node.role === 'generic' &&
          (node.clickable === true || node.draggable === true) &&
          node.box[3] <= EDGE &&
          Math.abs(node.box[1] + node.box[3] - bottom) <= EDGE / 2 &&
          page.text(node).trim() === '',
      )
    if (edge) return { entry, edge }
  }
  return undefined
}
