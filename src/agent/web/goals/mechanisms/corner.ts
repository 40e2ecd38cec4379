import type { PageNode } from '../../../../contract/page.ts'
import type { Page } from '../../ground/page-tree.ts'
import { restore } from '../../read/literals.ts'
import type { Mechanism } from '../work.ts'

/** What people call one of many things that stand in rows and columns. */
const PIECE =
  '(?:square|cell|box|tile|card|field|button|picture|image|icon|photo|seat|place|piece|item|thing|one|block|key|number|letter)'
const CORNER = '(top|upper|bottom|lower)[- ](left|right)(?:most)?(?:[- ]?hand)?'
const SAID = [
  new RegExp(
    `^(?:on )?(?:the |a )?${PIECE} (?:that is |which is )?(?:in|at) the (?:very )?${CORNER}(?: corner)?(?: of .+)?$`,
    'i',
  ),
  new RegExp(`^(?:on )?(?:the )?${CORNER} ${PIECE}(?: (?:of|in) .+)?$`, 'i'),
]
/** Things in one line, in pixels. */
const ALIGNED = 6

/** "Click the square in the top right corner": of things that stand in rows and columns. */
export const corner: Mechanism = async (order, { hands, orders }) => {
  if (!/^(?:click|choose)$/.test(order.kind)) return false
  const said = restore(order.rest, orders.source)
  const match = SAID.map(pattern => pattern.exec(said)).find(found => found !== null)
  const cells = match && cellsOf(hands.page)
  const node = cells && cornerCell(cells, /top|upper/i.test(match[1]!), /left/i.test(match[2]!))
  if (!node) return false
  await hands.click(node)
  return true
}

/** The most things of one kind below one element, or below elements of one kind, that make rows and columns. */
function cellsOf(page: Page): PageNode[] | undefined {
  const boxed = page.nodes.filter(
    node => node.box && !node.hidden && node.box[2] > 4 && node.box[3] > 4 && node.tag !== '#text',
  )
  const groups = [
    ...Map.groupBy(boxed, node => `${page.parent(node)?.ref} ${node.tag}`).values(),
    ...Map.groupBy(boxed, node => `${node.tag} ${page.parent(node)?.tag} ${(node.classes ?? []).join(' ')}`).values(),
  ]
  const grids = groups.filter(group => lines(group, 0) > 1 && lines(group, 1) > 1 && group.length >= 4)
  return grids.reduce<PageNode[] | undefined>(
    (best, group) => (best && best.length >= group.length ? best : group),
    undefined,
  )
}

const lines = (group: readonly PageNode[], axis: 0 | 1): number =>
  new Set(group.map(({ box }) => Math.round(box![axis] / ALIGNED))).size

function cornerCell(cells: readonly PageNode[], isTop: boolean, isLeft: boolean): PageNode {
  const edge = (isTop ? Math.min : Math.max)(...cells.map(({ box }) => box![1]))
  const line = cells.filter(({ box }) => Math.abs(box![1] - edge) < ALIGNED)
  return line.reduce((best, node) => (node.box![0] < best.box![0] === isLeft ? node : best))
}
