import { isObject, parseJson, type JsonObject } from '../../lib/json.ts'
import { landRows } from '../run/land-rows.ts'
import type { Run } from '../run/create-run.ts'
import type { CatalogueModel, Entity, Field, Source } from './entity-model/catalogue-model.ts'
import { linkKinds } from './entity-model/record-shape.ts'
import { forgetRelations } from './entity-model/relations.ts'
import { splitIdentifier, stem } from './language/words.ts'

/** Most parents whose lists are read to learn what is in them. */
const MOST_PARENTS = 60

/** The lists to read for all records of an entity: the plain one, else all its parts. */
export function sourcesOf(entity: Entity): Source[] {
  const complete = entity.sources.filter(source => source.complete)
  const plain = complete.filter(source => !source.qualifiers.length)
  return plain.length ? plain.slice(0, 1) : complete
}

/** Changes what is known, while nobody reads it (`Knowledge`). */
type Change = (act: () => void) => Promise<void>

/**
 * All records of an entity as rows, to learn words and relations from; undefined when a list could not be read. What their links
 * tell of fields goes into the model by `change`.
 */
export async function readRecords(
  entity: Entity,
  model: CatalogueModel,
  run: Run,
  change: Change,
): Promise<JsonObject[] | undefined> {
  if (entity.inside) return await readItems(entity, entity.inside, model, run, change)
  const parts = await Promise.all(sourcesOf(entity).map(source => readSource(source, entity, model, run, change)))
  if (!parts.length || parts.includes(undefined)) return undefined
  return (parts as JsonObject[][]).flat()
}

async function readSource(source: Source, entity: Entity, model: CatalogueModel, run: Run, change: Change) {
  const { parent, variants } = source
  if (variants) {
    const lists = await Promise.all(
      variants.values.map(value => run.list(source, { ...source.fixed, [variants.parameter]: value })),
    )
    return lists.some(list => list.failure)
      ? undefined
      : await landRows(
          lists.flatMap(list => list.rows),
          entity,
        )
  }
  if (!parent) {
    const list = await run.list(source, { ...source.fixed })
    if (list.failure) return undefined
    const targets = linkedFields(entity, list.rows, model)
    if (targets.size) await change(() => followLinks(entity, targets, model))
    return await landRows(list.rows, entity)
  }
  const parents = await readRecords(model.entities.get(parent.entity)!, model, run, change)
  if (!parents) return undefined
  const lists = await Promise.all(
    keysOf(parents, parent)
      .slice(0, MOST_PARENTS)
      .map(async keys => {
        const list = await run.list(source, { ...source.fixed, ...keys })
        return list.failure ? undefined : withKey(await landRows(list.rows, entity), parent, keys)
      }),
  )
  return lists.includes(undefined) ? undefined : (lists as JsonObject[][]).flat()
}

type Parent = NonNullable<Source['parent']>

/** What the calls for the lists of parents take, once each. */
function keysOf(parents: JsonObject[], { parameter, column, beside = [] }: Parent): JsonObject[] {
  const parts = [...beside, { parameter, column }]
  const keys = parents.map(row => Object.fromEntries(parts.map(part => [part.parameter, row[part.column]])))
  const isWhole = (key: JsonObject) => Object.values(key).every(value => value !== null && value !== undefined)
  return [...new Map(keys.filter(isWhole).map(key => [JSON.stringify(key), key])).values()]
}

/** So many records show where their links lead. */
const SHOWN = 50

/** Fields that are made of links, with the kind of record that these lead to, as far as the model does not know it yet. */
function linkedFields(entity: Entity, records: readonly unknown[], model: CatalogueModel): Map<Field, Entity> {
  const kinds = new Map<string, string>()
  for (const record of records.slice(0, SHOWN))
    if (isObject(record)) for (const [column, kind] of linkKinds(record)) kinds.set(column, kind)
  const found = new Map<Field, Entity>()
  for (const [column, kind] of kinds) {
    const field = entity.fields.find(f => f.column === column && !f.target && f.type !== 'array')
    const noun = stem(splitIdentifier(kind).at(-1) ?? '')
    const target =
      field &&
      [...model.entities.values()].find(
        e => e.app === entity.app && !e.inside && e.idField && stem(e.words.at(-1)!) === noun,
      )
    if (target) found.set(field, target)
  }
  return found
}

/** Keys made of links point to the kind of record that the links lead to. */
function followLinks(entity: Entity, targets: ReadonlyMap<Field, Entity>, model: CatalogueModel): void {
  for (const [field, target] of targets) Object.assign(field, { target: target.key, role: 'reference' })
  forgetRelations(model.apps.find(app => app.name === entity.app)!)
}

/** Rows of one parent with its key, where they do not tell it. */
export function withKey(rows: JsonObject[], parent: Parent, args: JsonObject): JsonObject[] {
  const { parameter, column, key, keyOf = column, beside = [], isJoined } = parent
  const own = isJoined ? [...beside.map(part => args[part.parameter]), args[parameter]].join('/') : args[parameter]
  if (isJoined || keyOf === column) for (const row of rows) row[key] ??= own
  return rows
}

/** The items of a list inside records; the same rows that `items-sql.ts` makes. */
async function readItems(
  entity: Entity,
  inside: NonNullable<Entity['inside']>,
  model: CatalogueModel,
  run: Run,
  change: Change,
) {
  const holder = model.entities.get(inside.entity)!
  // What only a look at each of them shows is read for those that are asked about.
  if (holder.fields.some(field => field.column === inside.column && field.onlyInDetail)) return undefined
  const holders = await readRecords(holder, model, run, change)
  if (!holders) return undefined
  const key = holder.idField!.column
  const records = holders.flatMap(row => {
    const text = row[inside.column]
    const list = typeof text === 'string' && text.startsWith('[') ? parseJson(text) : undefined
    return Array.isArray(list)
      ? list.map((item, at) => ({
          ...(inside.value === undefined && isObject(item)
            ? item
            : inside.value === undefined
              ? {}
              : { [inside.value]: item }),
          _row: `${String(row[key])}:${at}`,
          [inside.key]: row[key],
        }))
      : []
  })
  return await landRows(records, entity)
}
