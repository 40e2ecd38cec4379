import { formatValue } from '../text/format.ts'
import { isBlank, isFigure, valueOf, type Row, type ValueFormat } from '../text/recognise.ts'

/** What rows are shown: those with all words of a text, and with the chosen value in each column that has a choice. */
export interface Filter {
  text: string
  choices: Readonly<Record<string, string>>
}

/** A column of few values, with how many rows have each. */
export interface Choice {
  column: string
  values: { key: string; label: string; count: number }[]
}

/** Columns with more values than this are searched, not chosen from. */
const MOST_VALUES = 12

/** What stands for a value in a choice. */
const keyOf = (value: unknown): string => (isBlank(value) ? '' : String(value))

/** Columns where a choice helps: a few values, each of several rows on average. */
export function findChoices(rows: readonly Row[], formats: ReadonlyMap<string, ValueFormat>): Choice[] {
  const found: Choice[] = []
  for (const [column, format] of formats) {
    const counts = new Map<string, { label: string; count: number }>()
    for (const row of rows) {
      const value = valueOf(row, column)
      if (typeof value === 'object' && value !== null) {
        counts.clear()
        break
      }
      const known = counts.get(keyOf(value))
      if (known) known.count++
      else if (counts.size === MOST_VALUES) {
        counts.clear()
        break
      } else
        counts.set(keyOf(value), {
          label: isBlank(value) ? '(blank)' : formatValue(value, column, format, row),
          count: 1,
        })
    }
    if (counts.size < 2 || counts.size * 2 > rows.length) continue
    const values = [...counts].map(([key, { label, count }]) => ({ key, label, count }))
    found.push({ column, values: values.sort((a, b) => a.label.localeCompare(b.label, undefined, { numeric: true })) })
  }
  return found
}

/** A filter over these rows; what each row says is put together when the first text is looked for. */
export function createFilter(rows: readonly Row[], formats: ReadonlyMap<string, ValueFormat>) {
  let said: string[] | undefined
  return ({ text, choices }: Filter): readonly Row[] => {
    const words = fold(text).split(/\s+/).filter(Boolean)
    const chosen = Object.entries(choices)
    if (!words.length && !chosen.length) return rows
    if (words.length) said ??= readAll(rows, formats)
    return rows.filter(
      (row, at) =>
        chosen.every(([column, key]) => keyOf(valueOf(row, column)) === key) &&
        words.every(word => said![at]!.includes(word)),
    )
  }
}

/** "Málaga" and "malaga" are the same to a reader who looks for one. */
const fold = (text: string): string =>
  (/[^\0-\x7F]/.test(text) ? text.normalize('NFD').replace(/\p{M}/gu, '') : text).toLowerCase()

/** What each row says: values as they are, and figures, dates and times as they are shown. */
function readAll(rows: readonly Row[], formats: ReadonlyMap<string, ValueFormat>): string[] {
  const columns = [...formats]
  const shown = new Map<ValueFormat, Map<unknown, string>>()
  const show = (value: unknown, column: string, format: ValueFormat, row: Row) => {
    // Amounts in the currency of their row are not known by their value alone.
    if (format.currencyColumn) return formatValue(value, column, format, row)
    let texts = shown.get(format)
    if (!texts) shown.set(format, (texts = new Map<unknown, string>()))
    let known = texts.get(value)
    if (known === undefined) texts.set(value, (known = formatValue(value, column, format)))
    return known
  }
  return rows.map(row => {
    const parts: string[] = []
    for (const [column, format] of columns) {
      const value = valueOf(row, column)
      if (isBlank(value)) continue
      parts.push(typeof value === 'object' ? JSON.stringify(value) : String(value))
      if (isFigure(format) || (format.kind !== 'text' && format.kind !== 'id' && format.kind !== 'nested'))
        parts.push(show(value, column, format, row))
    }
    return fold(parts.join('\n'))
  })
}
