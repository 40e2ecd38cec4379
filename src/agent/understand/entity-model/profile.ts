import { eachInSlices } from '../../../lib/in-slices.ts'
import type { JsonObject } from '../../../lib/json.ts'

/** What the values of one column are like. */
export interface ColumnProfile {
  /** Distinct values as text, in lower case, as many as are kept. */
  values: Set<string>
  /** Rows with a value. */
  filled: number
  /** No value comes twice. */
  isUnique: boolean
  /** All values are whole numbers. */
  isInteger: boolean
  /** The lowest number, the length of the shortest text, and whether any text has letters. */
  lowest: number
  shortest: number
  hasLetters: boolean
}

/** What the records of an entity are like, from all of them. */
export interface Profile {
  rows: number
  columns: Map<string, ColumnProfile>
  /** The same for the same values in the same order, as good as surely (FNV-1a, 32 bits, and their number). */
  print: string
}

/** Distinct values kept of a column. */
const MOST_VALUES = 20_000
const LONGEST = 120

const emptyColumn = (): ColumnProfile => ({
  values: new Set(),
  filled: 0,
  isUnique: true,
  isInteger: true,
  lowest: Infinity,
  shortest: Infinity,
  hasLetters: false,
})

/** Looks at every value; where they are what they were `before`, only at their letters, and that profile is given. */
export async function profileRows(rows: readonly JsonObject[], before?: Profile): Promise<Profile> {
  const print = await printOf(rows)
  return before?.print === print ? before : { rows: rows.length, columns: await profileColumns(rows), print }
}

/** Whether a value tells what its column is like. */
const isFilled = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && typeof value !== 'boolean'

async function printOf(rows: readonly JsonObject[]): Promise<string> {
  let hash = 0x811c9dc5
  let count = 0
  await eachInSlices(rows, row => {
    for (const value of Object.values(row)) {
      if (!isFilled(value)) continue
      const text = String(value)
      for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
      count++
    }
  })
  return `${rows.length}/${count}/${hash >>> 0}`
}

async function profileColumns(rows: readonly JsonObject[]): Promise<Map<string, ColumnProfile>> {
  const columns = new Map<string, ColumnProfile>()
  await eachInSlices(rows, row => {
    for (const [name, value] of Object.entries(row)) {
      if (!isFilled(value)) continue
      let column = columns.get(name)
      if (!column) columns.set(name, (column = emptyColumn()))
      column.filled++
      if (typeof value !== 'number' || !Number.isInteger(value)) column.isInteger = false
      const text = String(value).toLowerCase()
      if (typeof value === 'number' && value < column.lowest) column.lowest = value
      if (text.length < column.shortest) column.shortest = text.length
      column.hasLetters ||= typeof value === 'string' && /\p{L}/u.test(text)
      if (text.length > LONGEST || text.startsWith('[')) column.isUnique = false
      else if (column.values.has(text)) column.isUnique = false
      else if (column.values.size < MOST_VALUES) column.values.add(text)
    }
  })
  return columns
}
