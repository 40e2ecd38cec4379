import { isObject, type JsonObject } from '../../../lib/json.ts'

// Answers as tables: the names of the columns once, and rows of values, as gateways of databases and reports give them.

/** What the columns and the rows are called, in the field's common spellings (ClickHouse, BigQuery, Metabase, Druid, Influx). */
const COLUMNS = ['columns', 'cols', 'fields', 'headers', 'header', 'column_names', 'columnNames', 'meta', 'schema']
const ROWS = ['rows', 'data', 'values', 'records', 'results', 'result', 'items', 'dataRows']
const NAMES = ['name', 'column_name', 'columnName', 'field', 'key', 'id', 'title']

const namesOf = (columns: unknown): string[] | undefined => {
  if (!Array.isArray(columns) || !columns.length) return undefined
  const names = columns.map(column =>
    isObject(column) ? NAMES.map(name => column[name]).find(one => typeof one === 'string') : column,
  )
  return names.every(name => typeof name === 'string') ? names : undefined
}

/** The rows of a table as records; undefined for anything else. */
export function recordsOfTable(value: unknown): JsonObject[] | undefined {
  if (!isObject(value)) return undefined
  for (const columns of COLUMNS) {
    const names = namesOf(value[columns])
    const rows = names && ROWS.map(name => value[name]).find(Array.isArray)
    if (!names || !rows?.every(row => Array.isArray(row) && row.length === names.length)) continue
    if (new Set(names).size < names.length) continue
    return rows.map(row => Object.fromEntries(names.map((name, at) => [name, (row as unknown[])[at]])))
  }
  return undefined
}

/** Whether the properties of a schema are those of a table: rows that are lists, beside what the columns are called. */
export function isTableSchema(properties: JsonObject, resolve: (schema: unknown) => JsonObject): boolean {
  const isListOfLists = (schema: JsonObject) => schema.type === 'array' && resolve(schema.items).type === 'array'
  return (
    COLUMNS.some(name => resolve(properties[name]).type === 'array') &&
    ROWS.some(name => isListOfLists(resolve(properties[name])))
  )
}
