import pluralize from 'pluralize'
import type { Row, Tables } from '../services/records.ts'

/** What a field of a kind holds, as its rows show it. */
export interface GridField {
  /** As the service's data have it: `dateOfBirth`. */
  name: string
  /** As people say it: "date of birth". */
  said: string
  type: 'flag' | 'number' | 'day' | 'choice' | 'text'
  /** Values of a choice, those of most rows first. */
  choices: string[]
}
/** A field whose values are the ids of another kind. */
export interface GridLink {
  name: string
  /** Its role: "home depot" of `homeDepotId`. */
  said: string
  to: GridKind
}
/** A kind of record of a service. */
export interface GridKind {
  service: string
  /** The name of its rows in the data. */
  table: string
  rows: Row[]
  one: string
  many: string
  fields: GridField[]
  links: GridLink[]
  /** What people call a row, where it has a name that no other row of the service has. */
  label: (row: Row) => string | undefined
  arePeople: boolean
}

export const said = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const DAY = /^\d{4}-\d\d-\d\d/
const MOST_CHOICES = 9

/** Numbers that count and measure nothing. */
export const NO_FIGURE = /number|year|\bid\b|latitude|longitude|\bno\b|position|\bimo\b/

const known = new WeakMap<Tables, GridKind[]>()
/** Kinds of a service with their fields and links, read from its rows alone, once for the same rows. */
export function readSchema(service: string, tables: Tables): GridKind[] {
  const kinds = known.get(tables) ?? readKinds(service, tables)
  known.set(tables, kinds)
  return kinds
}

/** The same where each kind is called as the paths of the service call it: "patients" of `eyePatients`. */
export const readSchemaAsCalled = (service: string, tables: Tables, calls: (table: string) => string): GridKind[] =>
  readKinds(service, tables, calls)

function readKinds(service: string, tables: Tables, calls = (table: string) => said(table)): GridKind[] {
  const names = countNames(tables)
  const kinds = Object.entries(tables)
    .filter(([, rows]) => Array.isArray(rows) && rows.length >= 4 && rows.every(row => row.id !== undefined))
    // Rows that were deleted are kept, but no service shows them.
    .map(([kind, all]): GridKind =>
      kindOf(
        service,
        kind,
        all.filter(row => !row['deletedAt']),
        names,
        CALLED[kind] ?? calls(kind),
      ),
    )
  for (const kind of kinds) readFields(kind, kinds)
  return kinds
}

/** Tables whose name only tells them from those of other services: people there say what the service says. */
const CALLED: Record<string, string> = { spaceMembers: 'members', corporates: 'customers', inpatients: 'patients' }

const kindOf = (
  service: string,
  kind: string,
  rows: Row[],
  names: ReadonlyMap<string, number>,
  many: string,
): GridKind => ({
  service,
  table: kind,
  rows,
  one: pluralize.singular(many),
  many,
  fields: [],
  links: [],
  arePeople: rows.every(row => isText(row['lastName']) || (isText(row['fullName']) && 'email' in row)),
  label: row => {
    const name = nameOf(row)
    return name !== undefined && names.get(name.toLowerCase()) === 1 ? name : undefined
  },
})

function nameOf(row: Row): string | undefined {
  if (isText(row['firstName']) && isText(row['lastName'])) return `${row['firstName']} ${row['lastName']}`
  return ['name', 'fullName', 'title', 'companyName', 'displayName'].map(key => row[key]).find(isText)
}

/** How many values of the service are written like a name: one that is also a town names nobody for sure. */
function countNames(tables: Tables): Map<string, number> {
  const counts = new Map<string, number>()
  const add = (value: string) => counts.set(value.toLowerCase(), (counts.get(value.toLowerCase()) ?? 0) + 1)
  for (const rows of Object.values(tables).filter(Array.isArray))
    for (const row of rows)
      for (const value of new Set([nameOf(row), ...Object.values(row)])) if (isText(value)) add(value)
  return counts
}

function readFields(kind: GridKind, kinds: GridKind[]): void {
  const names = new Set(kind.rows.flatMap(row => Object.keys(row)))
  for (const name of names) {
    if (name === 'id') continue
    const values = kind.rows
      .map(row => row[name])
      .filter(value => value !== null && value !== undefined && value !== '')
    const to = /(?:Id|Code|Ref)$/.test(name) ? findTarget(name, values, kind, kinds) : undefined
    if (to) kind.links.push({ name, said: said(name.replace(/(?:Id|Code|Ref)$/, '')), to })
    else if (!/Ids?$/.test(name)) readField(kind, name, values, kinds)
  }
}

/** The kind that a field leads to: the one that its name ends in, else the only one whose ids all values are. */
function findTarget(name: string, values: unknown[], own: GridKind, kinds: GridKind[]): GridKind | undefined {
  const fits = kinds.filter(kind => {
    const ids = new Set(kind.rows.map(row => row.id))
    return values.length > 0 && values.every(value => ids.has(value as string))
  })
  const role = said(name.replace(/(?:Id|Code|Ref)$/, ''))
  const named = fits.filter(({ one }) => role.endsWith(one.split(' ').at(-1)!))
  return named.length > 0
    ? named[0]
    : fits.filter(kind => kind !== own).length === 1
      ? fits.find(kind => kind !== own)
      : undefined
}

function readField(kind: GridKind, name: string, values: unknown[], kinds: readonly GridKind[]): void {
  const add = (type: GridField['type'], choices: string[] = []): void => {
    kind.fields.push({ name, said: said(name), type, choices })
  }
  if (values.length === 0) return
  if (values.every(value => typeof value === 'boolean')) return add('flag')
  // Amounts in cents are told in the currency, and numbers that are ids of others are keys, whatever they are called.
  if (values.every(value => typeof value === 'number') && !isKeyOrCents(kind, name, values, kinds)) return add('number')
  if (!values.every(isText) || isPrefixed(values)) return
  if (values.every(value => DAY.test(value))) return add('day')
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const isChoice = counts.size <= MOST_CHOICES && values.length >= 3 * counts.size && [...counts.keys()].every(value => /^[A-Za-z][\w -]*$/.test(value)) // oxfmt-ignore
  if (isChoice)
    return add(
      'choice',
      [...counts].sort((a, b) => b[1] - a[1]).map(([value]) => value),
    )
  add('text')
}

/** A value of an enumeration as people say it: "in use" of `IN_USE`, `in-use` or `inUse`. */
export const saidValue = (value: string): string =>
  (/^[A-Z]/.test(value) && /[a-z] [A-Z]|^[A-Z][a-z]+$/.test(value) ? value : said(value.replaceAll('-', ' '))).trim()

/** Services whose amounts are in the smallest unit of the currency. */
const IN_CENTS = new Set(['billing'])

/** Whole numbers that all are ids of one other kind, or amounts that are written in cents. */
const isKeyOrCents = (own: GridKind, name: string, values: unknown[], kinds: readonly GridKind[]): boolean =>
  (IN_CENTS.has(own.service) && /amount|balance|total|due|price/i.test(name)) ||
  kinds.some(
    kind =>
      kind !== own &&
      said(name).endsWith(kind.one.split(' ').at(-1)!) &&
      values.every(value => kind.rows.some(row => row.id === value)),
  )

/** `LIFT_KIND_GONDOLA` beside `LIFT_KIND_CHAIRLIFT`: constants whose names begin with their type, which nobody says. */
const isPrefixed = (values: readonly string[]): boolean => {
  const [prefix] = /^[A-Z]+(?:_[A-Z]+)*_(?=[A-Z])/.exec(values[0]!) ?? []
  const first = prefix?.split('_')[0]
  return first !== undefined && new Set(values).size > 2 && values.every(value => value.startsWith(`${first}_`))
}
