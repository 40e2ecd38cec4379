import { isObject, parseJson, type JsonObject } from '../../lib/json.ts'
import { flatten } from '../run/flatten.ts'
import type { CallOrder } from '../turn.ts'
import { splitIdentifier } from '../understand/language/words.ts'
import { formatValue } from './format.ts'

/** What a tool answered, for people and for programs. */
export interface WrittenResult {
  text: string
  /** The value itself: JSON inside text is read, a wrapper around one value is taken off. */
  result: unknown
  columns?: string[]
  total?: number
}

const LONGEST_TEXT = 2000
const MOST_FIELDS = 12

/**
 * Writes the result of a call: a sentence for a single value, its fields for a record, a table with the names in words
 * for a list. `label` says which call it was.
 */
export function writeResult(label: string, raw: unknown, maxShown: number): WrittenResult {
  const result = takeOff(typeof raw === 'string' ? readJsonText(raw) : raw)
  const head = capitalise(label)
  if (result === null || result === undefined || result === '')
    return { text: `${head}: done, with nothing in return.`, result: result ?? null }
  if (Array.isArray(result)) return writeList(head, result, maxShown)
  if (isObject(result)) return writeRecord(head, result)
  if (typeof result === 'string') return { text: `${head}: ${cut(result)}`, result }
  return { text: `${head}: ${formatValue(result)}`, result }
}

/** How a call is named in an answer: the tool in words, with the arguments that tell it from the others beside it. */
export function labelCall(order: CallOrder, app: string | undefined, others: CallOrder[]): string {
  const local = app && order.tool.startsWith(`${app}_`) ? order.tool.slice(app.length + 1) : order.tool
  const name = splitIdentifier(local).join(' ')
  const like = others.filter(other => other.tool === order.tool && other !== order)
  const stated = Object.entries(order.args).filter(([, value]) => !isObject(value) || value.$from === undefined)
  const telling = stated.filter(
    ([key, value]) => !like.length || like.some(other => JSON.stringify(other.args[key]) !== JSON.stringify(value)),
  )
  const shown = telling.slice(0, 4).map(([key, value]) => `${splitIdentifier(key).join(' ')} ${writeArgument(value)}`)
  return shown.length ? `${name} (${shown.join(', ')}${telling.length > shown.length ? ', …' : ''})` : name
}

export const writeArgument = (value: unknown): string => {
  if (isObject(value) && typeof value.$from === 'string') return `from ${value.$from}`
  return typeof value === 'string'
    ? /^[\p{L}\p{N}][\p{L}\p{N} .-]{0,40}$/u.test(value)
      ? value
      : `“${value}”`
    : JSON.stringify(value)
}

function readJsonText(text: string): unknown {
  const isJson = /^\s*[[{]/.test(text)
  const value = isJson ? parseJson(text) : undefined
  return value === undefined ? text.trim() : value
}

/** `{"result": x}` is x: names that say nothing but that it is the result. */
function takeOff(value: unknown): unknown {
  if (!isObject(value)) return value
  const [only, ...rest] = Object.keys(value)
  if (!only || rest.length || !/^(?:result|results|value|output|data|response|answer|items|content|text)$/i.test(only))
    return value
  const inner = value[only]
  return takeOff(typeof inner === 'string' ? readJsonText(inner) : inner)
}

function writeRecord(head: string, record: JsonObject): WrittenResult {
  const fields = Object.entries(flatten(record)).filter(([, value]) => value !== null && value !== '')
  const shown = fields.slice(0, MOST_FIELDS).map(([key, value]) => `${nameColumn(key)} ${formatValue(value)}`)
  const more = fields.length - shown.length
  return {
    text: fields.length
      ? `${head}: ${cut(shown.join(', '))}${more > 0 ? `, and ${more} more fields` : ''}.`
      : `${head}: an empty record.`,
    result: record,
  }
}

function writeList(head: string, list: unknown[], maxShown: number): WrittenResult {
  const total = list.length
  if (!total) return { text: `${head}: nothing was found.`, result: list, total }
  if (!list.every(isObject)) {
    const shown = list.slice(0, Math.max(maxShown, 10)).map(value => formatValue(value))
    const more = total - shown.length
    return { text: `${head}: ${cut(shown.join(', '))}${more > 0 ? `, and ${more} more` : ''}.`, result: list, total }
  }
  const rows = list.map(row => flatten(row))
  const columns = [...new Set(rows.flatMap(row => Object.keys(row)))]
  const name =
    columns.find(c => /(?:^|[._])(?:name|title|label|subject)$/i.test(c)) ??
    columns.find(c => rows.every(row => typeof row[c] === 'string')) ??
    columns[0]!
  const shown = rows.slice(0, maxShown).map(row => formatValue(row[name]))
  const more = total - shown.length
  return {
    text:
      `${head}: ${total.toLocaleString('en-US')} ${total === 1 ? 'result' : 'results'}: ` +
      `${cut(shown.join(', '))}${more > 0 ? `, and ${more.toLocaleString('en-US')} more` : ''}.`,
    result: rows,
    columns,
    total,
  }
}

const nameColumn = (column: string): string =>
  column
    .split('.')
    .map(part => splitIdentifier(part).join(' '))
    .join(' ')

/** Long text is cut with a mark; the whole is in the data. */
const cut = (text: string): string =>
  text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)} … (cut; the whole is in the data)` : text

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
