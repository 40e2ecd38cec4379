import type { JsonObject } from '../../../lib/json.ts'
import { LIMITS } from '../limits.ts'
import { quoteData, quoteJson } from '../prompt/quote-data.ts'
import type { HeldResult } from './held-results.ts'

/** Rows of a result that its columns are described by. */
const SAMPLE = 200
/** Columns of at most so many different texts are choices, and their values are told. */
const CHOICES = 8
const LONGEST_CHOICE = 30

/**
 * A result as the model sees it: how many rows there are, the columns with the values of those that have few, and the first rows. It is as long for
 * 10,000 rows as for 10.
 */
export function presentResult(held: HeldResult, most: number = LIMITS.previewRows): string {
  const { id, rows, columns } = held
  const only = onlyText(held)
  if (only !== undefined) return presentText(held, only)
  const shown = columns.slice(0, LIMITS.columns)
  const hidden = columns.length - shown.length
  const preview = rows.slice(0, most).map(row => quoteRow(row, shown))
  const count = `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`
  const isAll = rows.length <= most
  return [
    `Result ${id} of ${held.from}: ${count}, ${completeness(held)}.`,
    quoteData(`${id} ${held.from}`, [
      ...(held.sql === undefined && rows.length
        ? [`columns: ${describeColumns(held, shown)}${hidden > 0 ? `, and ${hidden} more` : ''}`]
        : []),
      ...(rows.length ? preview : ['no rows']),
    ]),
    ...(isAll
      ? []
      : [`These are the first ${most} rows only. Count, sum, filter and sort with query_results on ${id}.`]),
  ].join('\n')
}

/** Some more rows of a result, or more of a long text in it. */
export function presentPage(held: HeldResult, from: number, column?: string, offset = 0): string {
  const text = column === undefined ? onlyText(held) : textOf(held.rows[from]?.[column])
  if (text !== undefined) return presentText(held, text, column === undefined ? from : offset)
  const rows = held.rows.slice(from, from + LIMITS.pageRows)
  if (!rows.length) return `Result ${held.id} has ${held.rows.length} rows; there is none from row ${from} on.`
  return [
    `Rows ${from} to ${from + rows.length - 1} of ${held.rows.length} of result ${held.id} (the first is row 0).`,
    quoteData(
      `${held.id} ${held.from}`,
      rows.map(row => quoteRow(row, held.columns.slice(0, LIMITS.columns))),
    ),
  ].join('\n')
}

function presentText(held: HeldResult, text: string, offset = 0): string {
  const part = text.slice(offset, offset + LIMITS.text)
  const left = text.length - offset - part.length
  return [
    `Result ${held.id} of ${held.from}: a text of ${text.length} characters.`,
    quoteData(`${held.id} ${held.from}`, [quoteJson(part, LIMITS.text)]),
    ...(left > 0 ? [`${left} characters follow: read_result with from ${offset + part.length}.`] : []),
  ].join('\n')
}

/** The text that is the whole result, where it is one. */
function onlyText({ rows, columns }: HeldResult): string | undefined {
  if (rows.length !== 1 || columns.length > 1) return undefined
  const value = Object.values(rows[0]!)[0]
  return typeof value === 'string' && value.length > LIMITS.cell ? value : undefined
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

const quoteRow = (row: JsonObject, columns: readonly string[]) =>
  quoteJson(Object.fromEntries(columns.flatMap(c => (row[c] === undefined ? [] : [[c, row[c]]]))), LIMITS.cell)

function completeness({ complete, total, rows }: HeldResult): string {
  if (complete) return 'all there are'
  return total === undefined
    ? 'NOT complete: the list could not be read to its end'
    : `NOT complete: ${rows.length} of ${total} were read`
}

/** Each column with its type, and with its values where they are few: what a filter may ask for. */
function describeColumns({ rows }: HeldResult, columns: readonly string[]): string {
  const sample = rows.slice(0, SAMPLE)
  return columns
    .map(column => {
      const values = [...new Set(sample.map(row => row[column]).filter(value => value !== null && value !== undefined))]
      const types = [...new Set(values.map(value => typeof value))].join('|') || 'empty'
      const isChoice = types === 'string' && values.length <= CHOICES && values.length < sample.length
      const shown = isChoice ? ` ${quoteJson(values, LONGEST_CHOICE)}` : ''
      return `${quoteJson(column, LIMITS.cell)} ${types}${shown}`
    })
    .join(', ')
}
