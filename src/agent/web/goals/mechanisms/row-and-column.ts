import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { pickNth } from '../../pick-nth.ts'
import { restore } from '../../read/literals.ts'
import { readOrdinal } from '../../read/words.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isControl } from '../../ground/purposes.ts'
import { kindOf } from '../items.ts'
import type { Mechanism } from '../work.ts'

/** How far tops or left edges of one line may differ, in pixels. */
const ASIDE = 4
const PLACE = '(?:(?:the )?(\\S+) ROW|ROW (?:number )?(\\d+))'
const placeOf = (noun: string): string => PLACE.replaceAll('ROW', noun)
/** "row 2 and column 1", "the second row, third column". */
const ROW_AND_COLUMN = pattern('i')`
  ^(?:on )?(?:the )?(?:[a-z]+ )?(?:in|at|of) ${placeOf('row')}(?:,? (?:and|in|of))?,? (?:in )?${placeOf('column')}
  (?: (?:of|in) (?:the|this) [a-z]+)?$
`

/** The row and the column that are said, from 1; below 0 from the end. */
function readPlace(said: string): [number, number] | undefined {
  const match = ROW_AND_COLUMN.exec(said.trim())
  const number = (word?: string, figure?: string) => (figure === undefined ? readOrdinal(word ?? '') : Number(figure))
  const [row, column] = match ? [number(match[1], match[2]), number(match[3], match[4])] : []
  return row === undefined || column === undefined ? undefined : [row, column]
}

/** Things of one kind that answer clicks and stand in lines of as many each; no cells of a table, which say themselves where they are. */
function linesOf(page: Page): PageNode[][] | undefined {
  const able = page.nodes.filter(node => isControl(node) && node.box && !node.hidden && node.row === undefined)
  const grids = [...Map.groupBy(able, node => `${page.parent(node)?.ref} ${kindOf(node)}`).values()]
    .map(group => {
      const sorted = group.toSorted((a, b) => a.box![1] - b.box![1])
      const lines: PageNode[][] = []
      for (const node of sorted) {
        const last = lines.at(-1)
        if (last && Math.abs(last[0]!.box![1] - node.box![1]) <= ASIDE) last.push(node)
        else lines.push([node])
      }
      return lines.map(line => line.toSorted((a, b) => a.box![0] - b.box![0]))
    })
    .filter(
      lines => lines.length > 1 && lines[0]!.length > 1 && lines.every(({ length }) => length === lines[0]!.length),
    )
  return grids.length === 1 ? grids[0] : undefined
}

/** Whether a place is said by row and column of things that only their place tells apart. */
export const saysRowAndColumn = (page: Page, said: string): boolean =>
  readPlace(said) !== undefined && linesOf(page) !== undefined

/** "Click the button in row 2 and column 1": by where it stands to the eye. */
export const atRowAndColumn: Mechanism = async (order, { hands, orders }) => {
  if (!/^(?:click|choose)$/.test(order.kind)) return false
  const place = readPlace(restore(order.rest, orders.source))
  const lines = place && linesOf(hands.page)
  const line = lines && pickNth(lines, place[0])
  const node = line && pickNth(line, place[1])
  if (!node) return false
  await hands.click(node)
  return true
}
