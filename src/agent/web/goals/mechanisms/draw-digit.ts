import type { PageNode } from '../../../../contract/page.ts'
import { pattern } from '../../../../lib/patterns.ts'
import { restore } from '../../read/literals.ts'
import { wholeOf, type Mechanism } from '../work.ts'

/** The digits in a raster of three columns and five rows, as displays of so few points show them. */
const DIGITS: readonly string[] = [
  '111 101 101 101 111',
  '010 110 010 010 111',
  '111 001 111 100 111',
  '111 001 111 001 111',
  '101 101 111 001 001',
  '111 100 111 001 111',
  '111 100 111 101 111',
  '111 001 001 001 001',
  '111 101 111 101 111',
  '111 101 111 001 111',
]
const COLUMNS = 3
const DIGIT = pattern('iu')`
  \b(?:number|digit|figure|numeral) ["“]?(\d)["”]?(?!\d)(?=.*\b(?:check ?boxes|boxes|cells|grid|squares)\b)
`

/**
 * "Draw the number 4 with the checkboxes": of a raster of three by five marks those that show it are ticked, and no others; where as
 * many marks that cannot be changed show it already, those tell which.
 */
export const drawDigit: Mechanism = async (order, { hands, orders }) => {
  const digit = DIGIT.exec(restore(wholeOf(order), orders.source))?.[1]
  if (digit === undefined || !/^(?:draw|other|choose|set|use|enter|click)$/.test(order.kind)) return false
  const raster = DIGITS[Number(digit)]!.replaceAll(' ', '')
  const shown = hands.page.nodes.filter(node => node.role === 'checkbox' && node.box !== undefined && !node.hidden)
  const boxes = shown.filter(({ disabled }) => !disabled)
  const example = inRaster(shown.filter(({ disabled }) => disabled))
  const isRaster = linesOf(boxes, 0) === COLUMNS && linesOf(boxes, 1) * COLUMNS === raster.length
  const isShown = example.length === boxes.length && example.some(({ checked }) => checked === true)
  if (!isShown && (boxes.length !== raster.length || !isRaster)) return false
  for (const [at, cell] of inRaster(boxes).entries()) {
    const wanted = isShown ? example[at]!.checked === true : raster[at] === '1'
    if ((hands.again(cell)?.checked === true) !== wanted) await hands.act('check', { ref: cell.ref, checked: wanted })
  }
  hands.done.push(`drew ${digit} with the marks`)
  return true
}

/** Line by line from the top, each from its left. */
const inRaster = (cells: readonly PageNode[]): PageNode[] =>
  cells.toSorted((a, b) => a.box![1] - b.box![1] || a.box![0] - b.box![0])

/** On how many lines things stand, from left to right (0) or from top to bottom (1). */
const linesOf = (cells: readonly PageNode[], axis: 0 | 1): number =>
  new Set(cells.map(({ box }) => Math.round(box![axis]))).size
