import type { PageNode } from '../../../../contract/page.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isControl } from '../../ground/purposes.ts'
import type { Mechanism } from '../work.ts'

/** Fewer cells are no pattern. */
const FEWEST = 4

const ALIKE =
  /\b(?:same|like|match|copy|example|sample|model|template|as in|reproduce|as (?:it is |they are )?(?:shown|drawn)|as (?:the|this) \p{L}+ shows)\b/iu

/** "Make the right pattern like the left one", "tick the boxes as in the example": two grids of as many cells, made equal. */
export const copyPattern: Mechanism = async (order, { hands, orders }) => {
  // Of one deed, and what ends it, the whole text tells.
  const isShort = orders.list.length < 3 && order === orders.list[0]
  const [said, alike] = isShort ? [orders.source.text, orders.source.text] : [`${order.lead} ${order.rest}`, order.said]
  if (!/\b(?:pattern|example|sample|model|template|grid|picture|drawing)\b/i.test(said)) return false
  if (!ALIKE.test(alike)) return false
  const grids = gridsOf(hands.page)
  const [own, ...others] = grids.filter(cells => cells.every(node => isControl(node)))
  const shown = grids.find(cells => cells !== own && cells.length === own?.length && !cells.some(isControl))
  if (!own || others.length > 0) return false
  const wanted = shown?.map(node => node.background) ?? drawnAlone(hands.page, own)
  if (!wanted) return false
  const plain = commonest(wanted)
  for (const [at, cell] of own.entries()) {
    const now = hands.again(cell) ?? cell
    const isOn = now.checked === undefined ? isMarked(now, own.length, wanted, plain) : now.checked === true
    if (isOn === (wanted[at] !== plain)) continue
    if (now.checked === undefined) await hands.click(now)
    else await hands.act('check', { ref: now.ref, checked: !isOn })
  }
  hands.done.push('made the two patterns the same')
  return true
}

/**
 * An example that draws only what is marked: equal patches within a box that has as many rows and columns. What it says of
 * each cell, in the order of the cells.
 */
function drawnAlone(page: Page, own: readonly PageNode[]): (string | undefined)[] | undefined {
  const lines = (axis: 0 | 1) => new Set(own.map(({ box }) => Math.round(box![axis] / 3))).size
  const [columns, rows] = [lines(0), lines(1)]
  const ownHolder = page.parent(own[0]!)
  for (const holder of page.nodes) {
    const patches = page
      .children(holder)
      .filter(({ box, background, name }) => box && background !== undefined && name === '')
    if (!holder.box || holder === ownHolder || patches.length < FEWEST || patches.some(isControl)) continue
    const [width, height] = [holder.box[2] / columns, holder.box[3] / rows]
    const isOne = ({ box }: PageNode) =>
      Math.abs(box![2] - width) < 0.3 * width && Math.abs(box![3] - height) < 0.3 * height
    if (columns * rows !== own.length || !patches.every(isOne)) continue
    const placeOf = ({ box }: PageNode) =>
      Math.round((box![1] - holder.box![1]) / height) * columns + Math.round((box![0] - holder.box![0]) / width)
    const colors = new Map(patches.map(node => [placeOf(node), node.background]))
    return own.map((_, at) => colors.get(at))
  }
  return undefined
}

/** Whether a cell has the colour of the marked ones of the example. */
const isMarked = (node: PageNode, _count: number, wanted: readonly (string | undefined)[], plain: string | undefined) =>
  node.background !== plain && wanted.includes(node.background)

/** The ground of a pattern is the brightest of its colours. */
function commonest(colors: readonly (string | undefined)[]): string | undefined {
  const brightness = (color: string | undefined) =>
    color === undefined ? 1000 : [1, 3, 5].reduce((sum, at) => sum + parseInt(color.slice(at, at + 2), 16), 0)
  return colors.reduce((best, color) => (brightness(color) > brightness(best) ? color : best), colors[0])
}

/** Boxes without text that stand in rows and columns, by what they are in. */
export function gridsOf(page: Page): PageNode[][] {
  const cells = page.nodes.filter(
    node =>
      node.box && page.children(node).length === 0 && node.name.trim() === '' && node.shape !== 'svg' && !node.editable,
  )
  const groups = [...Map.groupBy(cells, node => gridHolder(page, node)?.ref).values()]
  return groups
    .filter(group => group.length >= FEWEST && new Set(group.map(({ box }) => Math.round(box![1]))).size > 1)
    .map(group =>
      group.toSorted((a, b) => (Math.abs(a.box![1] - b.box![1]) > 3 ? a.box![1] - b.box![1] : a.box![0] - b.box![0])),
    )
}

/** What holds a cell: its row's holder, where it stands in one. */
function gridHolder(page: Page, node: PageNode): PageNode | undefined {
  const above = page.ancestors(node)
  return above.find(
    holder =>
      page.inside(holder).length >= FEWEST &&
      new Set(page.inside(holder).flatMap(({ box }) => (box ? [Math.round(box[1])] : []))).size > 1,
  )
}
