import { eachInSlices } from '../../lib/in-slices.ts'
import type { JsonObject } from '../../lib/json.ts'

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

/** Looks at every value once. */
export async function profileRows(rows: readonly JsonObject[]): Promise<Profile> {
  const columns = new Map<string, ColumnProfile>()
  let hash = 0x811c9dc5
  let count = 0
  await eachInSlices(rows, row => {
    for (const name of Object.keys(row)) {
      const value = row[name]
      if (value === null || value === undefined || value === '' || typeof value === 'boolean') continue
      let column = columns.get(name)
      if (!column) columns.set(name, (column = emptyColumn()))
      column.filled++
      if (typeof value !== 'number' || !Number.isInteger(value)) column.isInteger = false
      const plain = String(value)
      for (let at = 0; at < plain.length; at++) hash = Math.imul(hash ^ plain.charCodeAt(at), 0x01000193)
      count++
      const text = plain.toLowerCase()
      if (typeof value === 'number' && value < column.lowest) column.lowest = value
      if (text.length < column.shortest) column.shortest = text.length
      column.hasLetters ||= typeof value === 'string' && /\p{L}/u.test(text)
      if (text.length > LONGEST || text.startsWith('[')) column.isUnique = false
      else if (column.values.has(text)) column.isUnique = false
      else if (column.values.size < MOST_VALUES) column.values.add(text)
    }
  })
  return { rows: rows.length, columns, print: `${rows.length}/${count}/${hash >>> 0}` }
}
