import type { AnswerData } from '../contract/chat.ts'
import { isObject } from '../lib/json.ts'
import { formatTable } from './output.ts'

const MOST_ROWS = 20
const WIDEST_CELL = 40
const GAP = 2

/**
 * The records of an answer as a table that fits a terminal of `width` characters: as many columns, from the left, as
 * find room, and the first 20 rows. Undefined where a sentence says it all: no list, one record, one column.
 */
export function formatAnswerTable({ result, columns }: AnswerData, width: number): string | undefined {
  if (!Array.isArray(result) || result.length < 2 || !result.every(isObject)) return undefined
  const names = (columns?.length ? columns : Object.keys(result[0]!)).filter(name => result.some(row => name in row))
  const shown = result.slice(0, MOST_ROWS)
  const table = names.map(name => [name, ...shown.map(row => formatCell(row[name]))])
  const fitting: string[][] = []
  let used = 0
  for (const column of table) {
    const wide = Math.max(...column.map(cell => [...cell].length)) + GAP
    if (used + wide > width + GAP) break
    used += wide
    fitting.push(column)
  }
  if (fitting.length < 2) return undefined
  const rows = fitting[0]!.map((_, at) => fitting.map(column => column[at]!))
  const left = [
    result.length > shown.length && `${(result.length - shown.length).toLocaleString('en-US')} more rows`,
    table.length > fitting.length && `${table.length - fitting.length} more columns`,
  ].filter(Boolean)
  return formatTable(rows) + (left.length ? `\n… ${left.join(', ')}: --json has all` : '')
}

function formatCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = (typeof value === 'object' ? JSON.stringify(value) : String(value as string)).replace(/\s+/g, ' ')
  const letters = [...text]
  return letters.length > WIDEST_CELL ? `${letters.slice(0, WIDEST_CELL - 1).join('')}…` : text
}
