import { isObject, type JsonObject } from './json.ts'

/**
 * A result as CSV (RFC 4180: a header, CRLF, quotes doubled), in parts. The columns are those of the answer, then those that
 * only some rows have. Null is an empty cell, a list or a record within a row is JSON, a list of plain values has one column.
 * A text that a spreadsheet would take for a formula gets an apostrophe in front (OWASP, CSV injection); plain numbers do not.
 */
export function* writeCsv(result: unknown, columns: readonly string[] = []): Generator<string> {
  const values: unknown[] = Array.isArray(result) ? result : [result]
  const names = columnsOf(values, columns)
  yield toLine(names)
  let part = ''
  for (const value of values) {
    part += toLine(names.map((name, at) => (isObject(value) ? own(value, name) : at === 0 ? value : null)))
    if (part.length < PART) continue
    yield part
    part = ''
  }
  yield part
}

const own = (record: JsonObject, name: string): unknown => (Object.hasOwn(record, name) ? record[name] : null)

/** Characters of one part, at least. */
const PART = 64 * 1024

function columnsOf(values: readonly unknown[], columns: readonly string[]): string[] {
  const records = values.filter(isObject)
  if (!records.length) return [columns.length === 1 ? columns[0]! : 'value']
  const held = new Set(records.flatMap(record => Object.keys(record)))
  const first = columns.filter(name => held.has(name))
  // Values that are no records stand in the first column.
  return [...new Set([...(records.length < values.length ? ['value'] : []), ...first, ...held])]
}

/** A line that would be empty has quotes: programs pass over empty lines. */
const toLine = (cells: readonly unknown[]): string => `${cells.map(toCell).join(',') || '""'}\r\n`

function toCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const safe = makeHarmless(text)
  return /[",\r\n\t]|^\s|\s$|^'/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** An apostrophe before what begins like a formula, in any width of the signs, and is no plain number. */
export const makeHarmless = (text: string): string =>
  /^[\t\r\n]|^\s*[=+\-@＝＋－＠]/.test(text) && !/^[+-]?\d+(?:[.,]\d+)*$/.test(text) ? `'${text}` : text

/** Rows as JSON, one on a line. */
export function* writeJson(result: unknown): Generator<string> {
  if (!Array.isArray(result)) return yield `${JSON.stringify(result, null, 2)}\n`
  let part = '['
  for (const [at, row] of (result as JsonObject[]).entries()) {
    part += `${at ? ',' : ''}\n${JSON.stringify(row)}`
    if (part.length < PART) continue
    yield part
    part = ''
  }
  yield `${part}\n]\n`
}
