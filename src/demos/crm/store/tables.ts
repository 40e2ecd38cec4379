import { isNullable, referencesOf, type Field, type Resource } from '../resources/define-resource.ts'

const COLUMN_TYPES: Record<Field['kind'], string> = {
  // Text is equal without regard to (ASCII) case: filters and sorting follow from the column.
  text: 'TEXT COLLATE NOCASE',
  choice: 'TEXT COLLATE NOCASE',
  integer: 'INTEGER',
  // NUMERIC keeps whole numbers whole, so that 48000 is not answered as 48000.0.
  number: 'NUMERIC',
  boolean: 'INTEGER',
  date: 'TEXT',
  timestamp: 'TEXT',
  reference: 'INTEGER',
}

/** Name of the full text index of a resource. */
export const searchTableOf = (resource: Resource) => `${resource.name}_search`

/** Fields that `q` looks in: everything that is text. */
const searchedFields = (resource: Resource): string[] =>
  Object.keys(resource.fields).filter(name => ['text', 'choice'].includes(resource.fields[name]?.kind ?? ''))

/**
 * The table of a resource. Its last column `record` holds the record as JSON, kept by SQLite itself: a record is
 * serialised once when it is written, not every time it is read.
 */
export function createTableSql(resource: Resource): string {
  const columns = Object.entries(resource.fields).map(([name, field]) => {
    const reference = field.kind === 'reference' ? ' REFERENCES accounts(id)' : ''
    return `${name} ${COLUMN_TYPES[field.kind]}${isNullable(field) ? '' : ' NOT NULL'}${reference}`
  })
  const json = Object.entries(resource.fields).map(([name, field]) => `'${name}', ${jsonValueSql(name, field)}`)
  return `CREATE TABLE ${resource.name} (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    ${columns.join(',\n    ')},
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    record TEXT GENERATED ALWAYS AS (json_object('id', id, ${json.join(', ')}, 'created_at', created_at, 'updated_at', updated_at)) STORED
  )`
}

const jsonValueSql = (name: string, field: Field) =>
  field.kind === 'boolean' ? `json(iif(${name}, 'true', 'false'))` : name

/** Indexes and the full text index with the triggers that keep it; run after the rows of the seed are in. */
export function createIndexesSql(resource: Resource): string {
  const { name: table, fields } = resource
  const search = searchTableOf(resource)
  const columns = searchedFields(resource)
  const list = (prefix = '') => columns.map(column => prefix + column).join(', ')
  const remove = `INSERT INTO ${search}(${search}, rowid, ${list()}) VALUES ('delete', old.id, ${list('old.')});`
  const insert = `INSERT INTO ${search}(rowid, ${list()}) VALUES (new.id, ${list('new.')});`
  return [
    // Narrow: a page far into the list is found without reading the records before it.
    `CREATE INDEX ${table}_id ON ${table}(id)`,
    ...Object.keys(fields)
      .filter(field => fields[field]?.indexed)
      .map(field => `CREATE INDEX ${table}_${field} ON ${table}(${field})`),
    `CREATE VIRTUAL TABLE ${search} USING fts5(${list()}, content='${table}', content_rowid='id', tokenize="unicode61 remove_diacritics 2")`,
    `INSERT INTO ${search}(${search}) VALUES ('rebuild')`,
    `CREATE TRIGGER ${table}_inserted AFTER INSERT ON ${table} BEGIN ${insert} END`,
    `CREATE TRIGGER ${table}_deleted AFTER DELETE ON ${table} BEGIN ${remove} END`,
    `CREATE TRIGGER ${table}_updated AFTER UPDATE ON ${table} BEGIN ${remove} ${insert} END`,
  ].join(';\n')
}

/** Removes everything of a resource, whether it is there or not. */
export const dropTableSql = (resource: Resource): string =>
  `DROP TABLE IF EXISTS ${searchTableOf(resource)}; DROP TABLE IF EXISTS ${resource.name}`

/** Resources in an order in which no row refers to a table that is already gone. */
export const childrenFirst = (resources: readonly Resource[]): Resource[] =>
  [...resources].sort((a, b) => referencesOf(b).length - referencesOf(a).length)
