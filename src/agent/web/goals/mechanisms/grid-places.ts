import type { PageNode } from '../../../../contract/page.ts'
import { pattern } from '../../../../lib/patterns.ts'
import type { Page } from '../../ground/page-tree.ts'
import { pickNth } from '../../pick-nth.ts'
import { readOrdinal } from '../../read/words.ts'
import { findLists, itemOf } from '../items.ts'
import type { Work } from '../work.ts'
import { PLACE } from './drag-words.ts'
import { gridsOf } from './pattern.ts'

/** "the top left corner", "bottom-right cell", "the center", "the left of the middle row". */
const GRID_PLACE = pattern('iu')`
  ^(?:the )?(?:(?:place|cell|position|spot|slot|field|square|box) (?:in|at|on) the )?
  (?:
    (?:top|upper|bottom|lower|middle|cent(?:er|re)|left|right)(?:[- ]?hand)?(?: (?:row|column|line))?
    (?:[- ]|(?:,| and| of|, in)* the |, |$)
  )+
  (?:(?:place|corner|cell|position|spot|slot|field|square|box|row|column|side)\b)?
  (?: ?(?:of|in|on) (?:the |this )?\p{L}+.*)?$
`

/** Which of the lines of one axis is meant: the first, the last, or the middle one; undefined: none is said. */
function lineOf(lines: readonly number[], said: string, first: RegExp, last: RegExp): number | undefined {
  if (first.test(said)) return lines[0]
  if (last.test(said)) return lines.at(-1)
  return lines.length % 2 === 1 ? lines[(lines.length - 1) / 2] : undefined
}

/** "the top left place of the grid": of things that stand in rows and columns, the one that is there. */
export function cornerOf({ hands: { page } }: Work, node: PageNode, said: string): PageNode | undefined {
  const item = GRID_PLACE.test(said) ? itemOf(page, node) : undefined
  const cells =
    item &&
    findLists(page)
      .find(items => items.some(({ ref }) => ref === item.ref))
      ?.filter(({ box }) => box)
  if (!cells || cells.length < 4) return undefined
  const lines = (axis: 0 | 1) => [...new Set(cells.map(({ box }) => Math.round(box![axis])))].sort((a, b) => a - b)
  if (lines(0).length < 2 || lines(1).length < 2) return undefined
  const x = lineOf(lines(0), said, /\bleft/i, /\bright/i)
  const y = lineOf(lines(1), said, /\b(?:top|upper)/i, /\b(?:bottom|lower)/i)
  return cells.find(({ box }) => Math.round(box![0]) === x && Math.round(box![1]) === y)
}

/** How far apart the middles of things in one line may lie, in pixels. */
const ALIGNED = 12

/** The same where most places are empty: of all that stands in rows and columns around the thing, what is there. */
export function placeAround({ hands: { page } }: Work, node: PageNode, said: string): PageNode | undefined {
  if (!GRID_PLACE.test(said)) return undefined
  for (const holder of page.ancestors(node).slice(0, 2)) {
    const places = page.children(holder).filter(({ box, hidden }) => box && !hidden)
    const lines = ([0, 1] as const).map(axis => middlesOf(places, axis))
    if (places.length < 4 || lines.some(({ length }) => length < 2)) continue
    if (lines[0]!.length * lines[1]!.length !== places.length) continue
    const x = lineOf(lines[0]!, said, /\bleft/i, /\bright/i)
    const y = lineOf(lines[1]!, said, /\b(?:top|upper)/i, /\b(?:bottom|lower)/i)
    const isAt = (place: PageNode, axis: 0 | 1, line?: number) =>
      line !== undefined && Math.abs(middleOf(place, axis) - line) <= ALIGNED
    return places.find(place => isAt(place, 0, x) && isAt(place, 1, y))
  }
  return undefined
}

const middleOf = ({ box }: PageNode, axis: 0 | 1): number => box![axis] + box![axis + 2]! / 2

/** The lines on which things stand, by their middles. */
const middlesOf = (nodes: readonly PageNode[], axis: 0 | 1): number[] =>
  nodes
    .map(node => middleOf(node, axis))
    .sort((a, b) => a - b)
    .filter((middle, at, all) => at === 0 || middle - all[at - 1]! > ALIGNED)

/** "the middle cell", "the bottom right square of the board", "the cell in the second row and third column". */
const CELL_AT = pattern('i')`
  ^(?:the |its )?(?:
    (?:(?<y>top|upper|bottom|lower|middle|cent(?:er|re)|central)(?:[- ](?<x>left|right|middle|cent(?:er|re)))?)
    |(?<x2>left|right)
  )(?:[- ]hand)? (?:place|corner|cell|position|spot|slot|field|square|box|tile)
  (?: (?:of|in|on) (?:the |this )?(?:board|grid|table|picture|area|matrix))?$
`

/** A cell of a grid of empty places, by where it is in it; not those among which the thing itself stands. */
export function cellAt(page: Page, said: string, moved: readonly PageNode[]): PageNode | undefined {
  const found = CELL_AT.exec(said)?.groups
  const grids = found ? gridsOf(page).filter(cells => !cells.some(({ ref }) => moved.some(one => one.ref === ref))) : []
  if (!found || grids.length !== 1) return undefined
  const [cells] = grids as [PageNode[]]
  const lines = (axis: 0 | 1) => [...new Set(cells.map(({ box }) => Math.round(box![axis])))].sort((a, b) => a - b)
  const at = (axis: 0 | 1, word: string | undefined) => {
    const all = lines(axis)
    if (word !== undefined && /^(?:top|upper|left)$/i.test(word)) return all[0]
    if (word !== undefined && /^(?:bottom|lower|right)$/i.test(word)) return all.at(-1)
    return all.length % 2 === 1 ? all[(all.length - 1) / 2] : undefined
  }
  const [x, y] = [at(0, found['x'] ?? found['x2']), at(1, found['y'])]
  return cells.find(({ box }) => Math.round(box![0]) === x && Math.round(box![1]) === y)
}

/** "the 3rd position", "position 2", "the top": the item that stands there now. */
export function placeIn(work: Work, node: PageNode, said: string): PageNode | undefined {
  const match = PLACE.exec(said)
  if (!match) return undefined
  const place = match[1]
    ? readOrdinal(match[1])
    : match[2]
      ? Number(match[2])
      : /top|start|beginning/i.test(match[3]!)
        ? 1
        : -1
  const { page } = work.hands
  const item = itemOf(page, node)
  const list = findLists(page).find(items => items.some(({ ref }) => ref === item.ref || ref === node.ref))
  return place === undefined || !list ? undefined : pickNth(list, place)
}
