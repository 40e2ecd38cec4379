import { formatValue } from '../text/format.ts'
import { isFigure, toNumber, valueOf, type Row, type ValueFormat } from '../text/recognise.ts'

/** Pixels of the room beside a text, and of the narrowest and widest columns of texts. */
const [ROOM, LEAST, MOST] = [28, 56, 300]
/** Size of values to that of measured texts, and of names, which are bold and may have an arrow. */
const [VALUE, NAME, ARROW] = [14 / 12, (13 / 12) * 1.08, 16]
/** Rows that are measured beside the largest and the smallest figure. */
const MEASURED = 60

/** Width of each column in pixels; figures are never cut off, texts are beyond some width. */
export function columnWidths(
  rows: readonly Row[],
  formats: ReadonlyMap<string, ValueFormat>,
  labels: ReadonlyMap<string, string>,
  measure: (text: string) => number,
): Map<string, number> {
  const first = rows.slice(0, MEASURED)
  const widths = new Map<string, number>()
  for (const [column, format] of formats) {
    const isNumeric = isFigure(format)
    const measured = isNumeric ? [...first, ...extremes(rows, column)] : first
    let width = Math.min(measure(labels.get(column) ?? column) * NAME + ROOM + ARROW, MOST)
    for (const row of measured) {
      const needed = measure(formatValue(valueOf(row, column), column, format, row).slice(0, 80)) * VALUE + ROOM
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
