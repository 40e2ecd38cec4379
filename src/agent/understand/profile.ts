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
}

/** What the records of an entity are like, from all of them. */
export interface Profile {
  rows: number
  columns: Map<string, ColumnProfile>
}

/** Distinct values kept of a column. */
const MOST_VALUES = 20_000
const LONGEST = 120

/** Looks at every value once. */
export async function profileRows(rows: readonly JsonObject[]): Promise<Profile> {
  const columns = new Map<string, ColumnProfile>()
  await eachInSlices(rows, row => {
    for (const name of Object.keys(row)) {
      const value = row[name]
      if (value === null || value === undefined || value === '' || typeof value === 'boolean') continue
      let column = columns.get(name)
      if (!column) columns.set(name, (column = { values: new Set(), filled: 0, isUnique: true, isInteger: true }))
      column.filled++
      if (typeof value !== 'number' || !Number.isInteger(value)) column.isInteger = false
      const text = String(value).toLowerCase()
      if (text.length > LONGEST || text.startsWith('[')) column.isUnique = false
      else if (column.values.has(text)) column.isUnique = false
      else if (column.values.size < MOST_VALUES) column.values.add(text)
    }
  })
  return { rows: rows.length, columns }
}
