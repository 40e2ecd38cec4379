import { makeHarmless } from '../../../lib/write-csv.ts'
import { isBlank, valueOf, type Row } from '../text/recognise.ts'

/**
 * A value as a spreadsheet takes it from the clipboard: one cell, whatever is in it; what begins like a formula is made
 * harmless as in CSV.
 */
export function toCellText(value: unknown): string {
  if (isBlank(value)) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return makeHarmless((typeof value === 'string' ? value : JSON.stringify(value)).replace(/\s*[\t\r\n]+\s*/g, ' '))
}

/** Rows with a head, in columns of tabs. */
export const writeTsv = (rows: readonly Row[], columns: readonly string[]): string =>
  [columns, ...rows.map(row => columns.map(column => valueOf(row, column)))]
    .map(cells => cells.map(toCellText).join('\t'))
    .join('\n')
