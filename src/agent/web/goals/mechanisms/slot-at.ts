import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { pickNth } from '../../pick-nth.ts'
import { readOrdinal } from '../../read/words.ts'
import type { Page } from '../../ground/page-tree.ts'
import { GivenUp } from '../hands.ts'
import { kindOf } from '../items.ts'

const PIECE = '(?:slot|cell|box|place|square|field|spot|hole|compartment|tile|position)'
/** "the second slot of the third row", "slot 2 in row 3", "row 3, slot 2". */
const SAID: readonly RegExp[] = [
  pattern(
    'i',
  )`^(?:the )?(?<nth>\S+) ${PIECE} (?:of|in|on) (?:the )?(?<row>\S+) (?:row|line)(?: (?:of|in) (?:the|this) [a-z]+)?$`,
  pattern('i')`^(?:the )?${PIECE} (?:number )?(?<nth>\d+) (?:of|in|on) (?:the )?(?:row|line) (?:number )?(?<row>\d+)$`,
  pattern('i')`^(?:row|line) (?:number )?(?<row>\d+),? (?:and )?${PIECE} (?:number )?(?<nth>\d+)$`,
]
/** How far the tops of one line may differ, in pixels. */
const ASIDE = 4

const numberOf = (word: string): number | undefined => (/^\d+$/.test(word) ? Number(word) : readOrdinal(word))

/**
 * Of boxes of one kind that stand in lines, the one whose place is said. Undefined: none is said so. Throws where it is said
 * and no such boxes are there, or there is none at that place.
 */
export function slotAt(page: Page, said: string, moved: readonly PageNode[]): PageNode | undefined {
  const groups = SAID.map(form => form.exec(said.trim())?.groups).find(found => found !== undefined)
  const [row, nth] = [numberOf(groups?.['row'] ?? ''), numberOf(groups?.['nth'] ?? '')]
  if (row === undefined || nth === undefined) return undefined
  const boxes = page.nodes.filter(
    node =>
      node.box && !node.hidden && Math.min(node.box[2], node.box[3]) > 8 && !moved.some(({ ref }) => ref === node.ref),
  )
  const grids = [...Map.groupBy(boxes, kindOf).values()]
    .map(linesOf)
    .filter(lines => lines.length > 1 && lines[0]!.length > 1)
  const found = grids.flatMap(lines => pickNth(pickNth(lines, row) ?? [], nth) ?? [])
  if (found.length !== 1) throw new GivenUp(`I do not see which one is “${said}”.`)
  return found[0]
}

/** Boxes in lines from above, each from the left. */
function linesOf(group: readonly PageNode[]): PageNode[][] {
  const lines: PageNode[][] = []
  for (const node of group.toSorted((a, b) => a.box![1] - b.box![1])) {
    const last = lines.at(-1)
    if (last && Math.abs(last[0]!.box![1] - node.box![1]) <= ASIDE) last.push(node)
    else lines.push([node])
  }
  return lines.map(line => line.toSorted((a, b) => a.box![0] - b.box![0]))
}
