import type { Item, Spelled } from '../gold.ts'
import { columnName, isBlank, isObject, isScalar, norm, squash } from './words.ts'

/** How a row says which record it is, the surest way first. */
const LEVELS = {
  id: ['id'],
  reference: [
    'key',
    'ordernumber',
    'plate',
    'reference',
    'employeeno',
    'sku',
    'code',
    'ref',
    'imo',
    'number',
    'loannumber',
    'accessionnumber',
    'matriculationno',
  ],
  email: ['email', 'workemail', 'mail'],
  name: ['name', 'fullname', 'title', 'summary'],
} as const
type Level = keyof typeof LEVELS

const kinds = new WeakMap<object, string>()
/** Notes what the rows are (`order`), so that a column `order_id` is known as theirs. */
export const noteKind = (rows: readonly object[], kind: string): void =>
  rows.forEach(row => kinds.set(row, squash(kind)))

function flatten(row: Record<string, unknown>): [string, unknown][] {
  const { attributes, fields, _source, ...rest } = row
  const inner = [attributes, fields, _source].filter(isObject)
  return Object.entries(Object.assign({ ...rest }, ...inner) as Record<string, unknown>).map(([key, value]) => [
    columnName(key),
    value,
  ])
}

/** Does the row look like the record's kind? A row of several columns, none of them the record's, is another kind's. */
export function fitsKind(row: object, item: object): boolean {
  const inner = Object.entries(item).flatMap(([key, value]) =>
    isObject(value) ? Object.keys(value).map(name => columnName(`${key}.${name}`)) : [],
  )
  const fields = new Set([...Object.keys(item).map(columnName), ...inner])
  const columns = flatten(row as Record<string, unknown>)
    .map(([name]) => name)
    .filter(name => name !== 'id' && name !== 'type')
  return columns.length < 3 || columns.some(name => name !== 'id' && fields.has(name))
}

/** What a row says about which record it is, at one level. */
export function identify(row: object, level: Level, kind?: string): string | undefined {
  const columns = new Map(flatten(row as Record<string, unknown>))
  const own = kind ?? kinds.get(row)
  const names = [...LEVELS[level], ...(own ? LEVELS[level].map(name => own + name) : [])]
  if (level === 'name') {
    const parts: [string, string][] = [
      ['firstname', 'lastname'],
      ['givenname', 'surname'],
      ['givenname', 'familyname'],
      ['namegiven', 'namefamily'],
    ]
    const inName = isObject(columns.get('name')) ? Object.values(columns.get('name') as object).filter(isScalar) : []
    const joined = [...parts.map(names => names.map(part => ending(columns, part))), inName]
      .map(values => values.filter(part => !isBlank(part)))
      .toSorted((one, other) => other.length - one.length)[0]
      ?.join(' ')
    if (joined) return norm(joined)
  }
  const value = names.map(name => columns.get(name)).find(found => !isBlank(found) && isScalar(found))
  if (value !== undefined) return norm(value)
  const other = level === 'name' || level === 'email' ? ending(columns, level) : undefined
  return isBlank(other) || !isScalar(other) ? undefined : norm(other)
}

/** The value of the column, or of the only column whose name ends so: `head_first_name`. */
function ending(columns: Map<string, unknown>, name: string): unknown {
  if (columns.has(name)) return columns.get(name)
  const found = [...columns].filter(([column]) => column.endsWith(name))
  return found.length === 1 ? found[0]![1] : undefined
}

export const isText = (item: Item): item is string | Spelled => typeof item === 'string' || 'alternatives' in item
export const writings = (item: string | Spelled): string[] => (typeof item === 'string' ? [item] : item.alternatives)

export interface Identities {
  level: Level
  wanted: string[]
  given: string[]
}

/** The first level at which both the rows and the records say who they are. Scalars are read as the level that fits. */
export function findIdentities(rows: readonly unknown[], items: readonly object[]): Identities | undefined {
  const kind = kinds.get(items[0] as object)
  for (const level of Object.keys(LEVELS) as Level[]) {
    const wanted = items.map(item => identify(item, level))
    const given = rows.map(row => (isObject(row) ? identify(row, level, kind) : isScalar(row) ? norm(row) : undefined))
    if (wanted.includes(undefined) || given.includes(undefined)) continue
    if (rows.some(isScalar) && !given.some(key => wanted.includes(key))) continue
    return { level, wanted: wanted as string[], given: given as string[] }
  }
  return undefined
}

/** A record in words, for reasons. */
export function label(item: Item): string {
  if (isText(item)) return writings(item)[0] ?? ''
  const levels: Level[] = ['name', 'reference', 'id']
  return levels.map(level => identify(item, level)).find(Boolean) ?? 'a record'
}
export const few = (items: readonly Item[]): string =>
  items.slice(0, 3).map(label).join('; ') + (items.length > 3 ? '; ...' : '')
