import type { Gold, Item, SetGold } from '../gold.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import type { Model, Resource, Thing } from './world.ts'

type Row = Record<string, unknown>
const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)
const DAY = /^\d{4}-\d\d-\d\d$/
const MOMENT = /^\d{4}-\d\d-\d\dT/
/** The most values that an enumeration has. */
const MOST_VALUES = 8

/** The schema that a value of every row has, as teams write it: types, formats, small enumerations, what may be null. */
function schemaOf(values: readonly unknown[], schemas: Record<string, object> = {}, path = ''): object {
  const given = values.filter(value => value !== null && value !== undefined)
  const plain = schemas[path] ?? plainSchema(given, schemas, path)
  if (given.length === values.length || !('type' in plain)) return plain
  return { ...plain, type: [plain.type, 'null'] }
}

function plainSchema(given: readonly unknown[], schemas: Record<string, object>, path: string): object {
  if (given.length === 0) return { type: 'string' }
  if (given.every(value => typeof value === 'boolean')) return { type: 'boolean' }
  if (given.every(value => typeof value === 'number'))
    return { type: given.every(value => Number.isInteger(value)) ? 'integer' : 'number' }
  if (given.every(Array.isArray))
    return { type: 'array', items: schemaOf((given as unknown[][]).flat(), schemas, path) }
  if (given.every(isObject)) {
    const keys = [...new Set(given.flatMap(row => Object.keys(row)))]
    const properties = keys.map(key => [key, schemaOf(given.map(row => row[key]), schemas, path ? `${path}.${key}` : key)]) // oxfmt-ignore
    return { type: 'object', properties: Object.fromEntries(properties) as object }
  }
  const texts = given.map(String)
  if (texts.every(text => DAY.test(text))) return { type: 'string', format: 'date' }
  if (texts.every(text => MOMENT.test(text))) return { type: 'string', format: 'date-time' }
  const kinds = new Set(texts)
  const isEnum = kinds.size <= MOST_VALUES && texts.length >= 4 * kinds.size && [...kinds].every(text => /^[A-Za-z_-]+$/.test(text)) // oxfmt-ignore
  return isEnum ? { type: 'string', enum: [...kinds] } : { type: 'string' }
}

/** A service in this process that describes the world as the model does, and its records by the things they stand for. */
export function serveModel(model: Model) {
  const rows = new Map<Thing, Row>()
  const served = model.resources.map(({ path, things, row, schemas }: Resource) => {
    const all = things.map((thing: Thing) => {
      const made = (row as (thing: Thing) => Row)(thing)
      rows.set(thing, made)
      return made
    })
    return reads(model.name, path, () => all, { type: 'array', items: schemaOf(all, schemas) })
  })
  return { talk: () => converse(...served), rows }
}

/** What the record of a thing must show, worked out of the thing. */
function shown({ items, shows }: SetGold, item: (one: Item) => Item): SetGold['shows'] {
  const things = new Map(items.map(one => [item(one), one]))
  return shows && (record => shows(things.get(record) as never))
}

/** The gold with the records of a service in place of the things of the world. */
export function translate(gold: Gold, rows: ReadonlyMap<Thing, Row>): Gold {
  const item = <T extends Item>(one: T): T => (typeof one === 'object' ? ((rows.get(one) ?? one) as T) : one)
  switch (gold.kind) {
    case 'either':
    case 'all':
      return { ...gold, of: gold.of.map(one => translate(one, rows)) }
    case 'set':
      return { ...gold, items: gold.items.map(item), shows: shown(gold, item) }
    case 'ordered':
      return { ...gold, pool: gold.pool.map(one => ({ ...one, item: item(one.item) })) }
    case 'record':
      return { ...gold, items: gold.items.map(item) }
    default:
      return gold
  }
}
