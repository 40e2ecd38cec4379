import { formatValue, toLabel } from '../text/format.ts'
import { isFigure, toNumber, valueOf, type Row, type ValueFormat } from '../text/recognise.ts'

/** Pixels of a character, of the room beside a text, and of the narrowest and widest columns. */
const [CHARACTER, ROOM, LEAST, MOST] = [7.4, 30, 64, 300]
/** Rows that are measured beside the largest and the smallest figure. */
const MEASURED = 100

/** The width of a text, about; East Asian characters and emoji take two places. */
export function widthOf(text: string): number {
  let places = 0
  for (const character of text)
    places += /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFF00-\uFF60]|\p{Extended_Pictographic}/u.test(
      character,
    )
      ? 2
      : 1
  return places * CHARACTER
}

/** Width of each column in pixels; figures are never cut off, texts are beyond some width. */
export function columnWidths(rows: readonly Row[], formats: ReadonlyMap<string, ValueFormat>): Map<string, number> {
  const first = rows.slice(0, MEASURED)
  const widths = new Map<string, number>()
  for (const [column, format] of formats) {
    const isNumeric = isFigure(format)
    const measured = isNumeric ? [...first, ...extremes(rows, column)] : first
    let width = Math.min(widthOf(toLabel(column)) + ROOM, MOST)
    for (const row of measured) {
      const needed = widthOf(formatValue(valueOf(row, column), column, format, row).slice(0, 80)) + ROOM
      if (needed > width) width = isNumeric ? needed : Math.min(needed, MOST)
    }
    widths.set(column, Math.ceil(Math.max(width, LEAST)))
  }
  return widths
}

/** The rows with the smallest and the largest figure, and with the longest one as it is written. */
function extremes(rows: readonly Row[], column: string): Row[] {
  let [least, most, longest]: (Row | undefined)[] = []
  let [low, high, length] = [Infinity, -Infinity, 0]
  for (const row of rows) {
    const value = toNumber(valueOf(row, column))
    if (value === undefined) continue
    if (value < low) [low, least] = [value, row]
    if (value > high) [high, most] = [value, row]
    if (!Number.isInteger(value) && String(value).length > length) [length, longest] = [String(value).length, row]
  }
  return [least, most, longest].filter(row => row !== undefined)
}
