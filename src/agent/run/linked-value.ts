import { isObject, parseJson, type JsonObject } from '../../lib/json.ts'
import { splitIdentifier, stem } from '../../lib/words.ts'

/**
 * The value that an argument takes from an earlier result when no column is said: of the column with the argument's name
 * (or a word of it), else of the only one. Numbers are read from text that holds one alone. Undefined when the result
 * has no value that fits, or several different ones: which is meant is not guessed.
 */
export function linkedValue(name: string, type: string | undefined, rows: JsonObject[]): unknown {
  const records = rows.map(unwrapText)
  const column = columnFor(name, records)
  if (column === undefined) return undefined
  const distinct = [...new Set(records.map(row => row[column]))].filter(v => v !== null && v !== undefined)
  return distinct.length === 1 ? toType(distinct[0], type) : undefined
}

/** A result that is JSON in a text is what the JSON says. */
function unwrapText(row: JsonObject): JsonObject {
  const [only, ...rest] = Object.keys(row)
  const text = only && !rest.length ? row[only] : undefined
  const inner = typeof text === 'string' && /^\s*\{/.test(text) ? parseJson(text) : undefined
  return isObject(inner) ? inner : row
}

function columnFor(name: string, rows: JsonObject[]): string | undefined {
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length < 2) return columns[0]
  const wordsIn = (identifier: string) => splitIdentifier(identifier).map(stem)
  const words = wordsIn(name)
  const like = columns.filter(column => wordsIn(column).some(word => words.includes(word)))
  return columns.find(column => wordsIn(column).join() === words.join()) ?? (like.length === 1 ? like[0] : undefined)
}

function toType(value: unknown, type: string | undefined): unknown {
  if (type === 'string' && typeof value === 'number') return String(value)
  if (type !== 'number' && type !== 'integer') return value
  const numbers = typeof value === 'string' ? [...value.matchAll(/-?\d+(?:,\d{3})*(?:\.\d+)?/g)] : []
  const number =
    typeof value === 'number' ? value : numbers.length === 1 ? Number(numbers[0]![0].replaceAll(',', '')) : NaN
  if (!Number.isFinite(number)) return undefined
  return type === 'number' || Number.isInteger(number) ? number : undefined
}
