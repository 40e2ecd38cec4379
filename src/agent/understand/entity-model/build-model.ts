import type { ApiRecord } from '../../../contract/registry.ts'
import { runAtOnce } from '../../../lib/in-slices.ts'
import { isObject } from '../../../lib/json.ts'
import { isReadOnly } from '../../policies/decide-call.ts'
import type { AppModel, CatalogueModel, Entity, Field, Operation, Source, ToolCard } from './catalogue-model.ts'
import { readChoice } from './default-filters.ts'
import { readFields } from './entity-fields.ts'
import { finishEntity } from './finish-entity.ts'
import { addItemEntities } from './item-entities.ts'
import {
  asNoun,
  bareWords,
  isParameter,
  nameRecords,
  parameterName,
  pathSegments,
  type RecordName,
} from './name-records.ts'
import { keyOfMethod, methodOf } from './method-names.ts'
import { adoptNaturalKeys } from './natural-keys.ts'
import { recognisePaging } from './paging.ts'
import { adoptParents } from './parents.ts'
import { readParameters } from './read-parameters.ts'
import { linkReferences } from './references.ts'
import { findRecords, isEnvelopeName, type ResponseShape, valuesBeside } from './response-shape.ts'
import { adoptSchemaNouns } from './schema-nouns.ts'
import { linkShownRecords } from './shown-records.ts'
import { tellApart } from './tell-apart.ts'
import { nameRemarks } from './remarks.ts'
import { nameTimeEntries } from './time-entries.ts'
import { adoptToldNouns } from './told-nouns.ts'
import { shareUnits } from './units-of-amounts.ts'
import { isPlural, ofThatWord, singular, splitIdentifier, stem } from '../language/words.ts'
import { canBeListed } from './can-be-listed.ts'

/** Derives the model from the records of the registry: entities with fields, keys and ways to list, read and change them. */
export const buildModel = (catalogue: Record<string, Record<string, ApiRecord>>): CatalogueModel =>
  joinModels(Object.entries(catalogue).map(([name, records]) => buildApp(name, Object.values(records))))

/** The models of applications as one. */
export function joinModels(apps: AppModel[]): CatalogueModel {
  const entities = new Map(apps.flatMap(app => app.entities.map(entity => [entity.key, entity] as const)))
  const tools = new Map(apps.flatMap(app => app.tools.map(tool => [tool.name, tool] as const)))
  return { apps, entities, tools }
}

/** The model of one application; `isPartial`: it has more tools than these. */
export const buildApp = (name: string, records: ApiRecord[], isPartial = false): AppModel =>
  runAtOnce(appSteps(name, records, isPartial))

/** The same with a pause behind every tool: an application may have thousands. */
export function* appSteps(name: string, records: ApiRecord[], isPartial = false): Generator<void, AppModel> {
  const entities: Entity[] = []
  for (const record of records) if (!isSearch(record)) yield addSource(entities, record, name)
  for (const record of records) if (isSearch(record)) yield addSource(entities, record, name)
  tellApart(entities)
  for (const record of records) yield addOperation(entities, record, name)
  adoptSchemaNouns(entities)
  adoptToldNouns(entities)
  for (const entity of entities) yield finishEntity(entity, entities)
  shareUnits(entities)
  adoptNaturalKeys(entities)
  yield addItemEntities(entities)
  yield relateEntities(entities)
  nameTimeEntries(entities)
  nameRemarks(entities)
  const tools: ToolCard[] = []
  for (const record of records) yield void tools.push(readCard(record, name))
  const words = splitIdentifier(name).filter(word => !['api', 'service', 'server', 'demo', 'app'].includes(word))
  return { name, words, entities, tools, isPartial }
}

/** Keys to other records, and the lists that can only be read parent by parent. */
export function relateEntities(entities: Entity[]): void {
  linkShownRecords(entities)
  linkReferences(entities)
  for (const entity of entities) hideLinks(entity)
  adoptParents(entities)
  // Kinds that are listed parent by parent can be shown in others, too.
  linkShownRecords(entities)
}

/** A list of keys only links: what it names is asked for by its own name. */
export function hideLinks(entity: Entity): void {
  const value = entity.fields.find(f => f.column === entity.inside?.value)
  if (value?.target) entity.hidden = true
}

/** `POST /orders/search`: a list where there is no plain one. */
const isSearch = ({ method, path }: ApiRecord) => /^post$/i.test(method) && /.[/:]_?search\/?$/i.test(path)

function readCard(record: ApiRecord, app: string): ToolCard {
  const local = record.api_name.startsWith(`${app}_`) ? record.api_name.slice(app.length + 1) : record.api_name
  return {
    name: record.api_name,
    app,
    description: record.description,
    words: splitIdentifier(local),
    readOnly: isReadOnly(record),
    ...(record.destructive && { destructive: true as const }),
    kind: record.kind ?? 'api',
    method: record.method,
    path: record.path,
    parameters: readParameters(record),
    inputSchema: record.input_schema,
  }
}

/** What the list of a tool without a description of its answer holds: records, when it is named like a list of them. */
function undescribedList(record: ApiRecord, segments: string[]): ResponseShape | undefined {
  const last = segments.at(-1)
  if (!last || isParameter(last)) return undefined
  const words = splitIdentifier(last)
  const verb = words[0] ?? ''
  const bare = bareWords(words)
  const isMany = bare.length > 0 && isPlural(bare.at(-1)!) && singular(bare.at(-1)!) !== bare.at(-1)
  const saysList = /^(list|search|find|query|browse|all)$/.test(verb) || words.includes('all')
  const isRead = bare.length < words.length || /^(get|head)$/i.test(record.method)
  return isRead && (isMany || saysList) ? { kind: 'list', path: [], item: {} } : undefined
}

/** A schema that says no more than that there is a text says nothing: MCP servers wrap the JSON that they write so. */
function tellsRecords(schema: unknown): boolean {
  if (!isObject(schema) || !Object.keys(schema).length) return false
  const properties = isObject(schema.properties) ? Object.values(schema.properties) : []
  const [only] = properties
  return !(
    properties.length === 1 &&
    isObject(only) &&
    (only.type === 'string' || !Object.keys(only).some(key => key !== 'title'))
  )
}

function addSource(entities: Entity[], record: ApiRecord, app: string): void {
  if (!isReadOnly(record)) return
  const segments = pathSegments(localPath(record, app))
  const isDescribed = tellsRecords(record.output_schema)
  const shape = isDescribed ? findRecords(record.output_schema, segments.at(-1)) : undescribedList(record, segments)
  if (!shape || shape.kind !== 'list' || !segments.length) return
  // `/departments/{id}` with a list of people beside its name is one department.
  if (isParameter(segments.at(-1)!) && shape.path.length > 0 && shape.beside) return
  const property = shape.path.findLast(name => !isEnvelopeName(name))
  const name = nameRecords(segments, property)
  if (!name) return
  const parameters = readParameters(record)
  const fields = readFields(shape.item)
  const found = findOrAdd(entities, app, name, fields)
  const { entity } = found
  const isOther = isSearch(record) && canBeListed(entity)
  const { requires, isWhole, fixed, variants } = readChoice(parameters)
  const own = name.words.slice(0, Math.max(0, name.words.length - entity.words.length))
  const beside = isDescribed ? valuesBeside(record.output_schema, shape) : []
  const source: Source = {
    tool: record.api_name,
    description: record.description,
    app,
    path: record.path,
    entity: entity.key,
    qualifiers: name.isOwn && !own.includes('my') ? ['my', ...own] : found.isOther ? name.rest : own,
    listPath: shape.path,
    ...(shape.isMap && { isMap: true }),
    ...(beside.length && { beside }),
    parameters,
    paging: recognisePaging(parameters, record.output_schema),
    requires,
    complete: isWhole && !isOther && !segments.slice(0, -1).some(isParameter),
    ...(fixed && { fixed }),
    ...(variants && { variants }),
  }
  entity.sources.push(source)
  if (shape.schemaName !== undefined) entity.schemaNames = [...(entity.schemaNames ?? []), shape.schemaName]
  if (entity.sources.length === 1) {
    entity.fields = fields
    if (!fields.length) entity.undescribed = true
  }
}

/** The path that names what a tool is about; that of an MCP tool is its name, at times behind its server's. */
const localPath = (record: ApiRecord, app: string): string => {
  const words = record.path.replace(/^\//, '').split(/[._-]/)
  return record.path.indexOf('/', 1) < 0 && words.length > 2 && words[0] === app
    ? `/${words.slice(1).join('_')}`
    : record.path
}

/**
 * Sources list the same kind of record when their last path words end alike and their fields are mostly the same:
 * `/my-accounts` and `/third-party-accounts` are both accounts.
 */
function findOrAdd(
  entities: Entity[],
  app: string,
  name: RecordName,
  fields: Field[],
): { entity: Entity; isOther: boolean } {
  const columns = new Set(fields.map(field => field.column))
  const sameShape = (entity: Entity) => {
    const shared = entity.fields.filter(field => columns.has(field.column)).length
    return shared >= 0.75 * Math.max(entity.fields.length, columns.size)
  }
  // `/contacts/search`, `/advanced/contacts/from-accounts`: the noun is the nearest segment that an entity has.
  for (const candidate of [name.words, ...name.others]) {
    const existing = entities.find(
      entity => stem(entity.words.at(-1)!) === stem(candidate.at(-1)!) && sameShape(entity),
    )
    if (!existing) continue
    const shared = commonEnd(existing.words, candidate.map(singular))
    if (shared.length && shared.length < existing.words.length) {
      const dropped = existing.words.slice(0, existing.words.length - shared.length)
      for (const source of existing.sources) source.qualifiers = [...source.qualifiers, ...dropped]
      Object.assign(existing, { words: shared, noun: shared.join(' ') })
    }
    return { entity: existing, isOther: candidate !== name.words }
  }
  const noun = asNoun(name.words)
  const entity: Entity = {
    key: keyFor(entities, `${app}/${noun.join('-')}`),
    app,
    noun: noun.join(' '),
    words: noun,
    fields,
    nameFields: [],
    sources: [],
    operations: [],
  }
  entities.push(entity)
  return { entity, isOther: false }
}

/** Two kinds of record may have the same noun; their keys differ. */
function keyFor(entities: Entity[], key: string): string {
  let own = key
  for (let n = 2; entities.some(entity => entity.key === own); n++) own = `${key}-${n}`
  return own
}

function commonEnd(a: string[], b: string[]): string[] {
  const out: string[] = []
  for (let i = 1; i <= Math.min(a.length, b.length) && stem(a.at(-i)!) === stem(b.at(-i)!); i++) out.unshift(a.at(-i)!)
  return out
}

const ACTIONS: Record<string, Operation['action']> = {
  GET: 'read',
  POST: 'create',
  PUT: 'update',
  PATCH: 'update',
  DELETE: 'delete',
}

/** `/members.info`, `/GetCustomerById`: one record read by a method, its key among the arguments. */
function addMethod(entities: Entity[], record: ApiRecord, app: string): boolean {
  const method = isReadOnly(record) ? methodOf(record.path) : undefined
  const entity = method && entityOf(entities, method.noun)
  const parameters = entity ? readParameters(record) : []
  const idParameter = entity && keyOfMethod(parameters, entity)
  if (!entity || idParameter === undefined || parameters.some(p => p.required && p.name !== idParameter)) return false
  const shape = findRecords(record.output_schema)
  if (shape?.kind !== 'record') return false
  const { api_name: tool, description, input_schema: inputSchema } = record
  entity.operations.push({ tool, description, app, entity: entity.key, action: 'read', idParameter, parameters, inputSchema }) // oxfmt-ignore
  addDetailFields(entity, shape)
  return true
}

function addOperation(entities: Entity[], record: ApiRecord, app: string): void {
  if (addMethod(entities, record, app)) return
  const action = ACTIONS[record.method.toUpperCase()]
  const segments = pathSegments(record.path)
  const nouns = segments.filter(segment => !isParameter(segment)).map(splitIdentifier)
  const last = segments.at(-1)
  if (!action || !last || !nouns.length) return
  const idParameter = isParameter(last) ? parameterName(last) : undefined
  if ((action === 'create') === Boolean(idParameter)) return
  const shape = action === 'read' ? findRecords(record.output_schema) : undefined
  // A record that has a list is a record; `/tags/{tag}` with nothing but a list is a list.
  if (shape?.kind === 'list' && !(shape.path.length > 0 && shape.beside)) return
  const noun = nouns.at(-1)!
  const entity = listedAt(entities, record.path) ?? entityOf(entities, noun)
  entity?.operations.push({
    tool: record.api_name,
    description: record.description,
    app,
    entity: entity.key,
    action,
    ...(idParameter && { idParameter }),
    parameters: readParameters(record),
    inputSchema: record.input_schema,
  })
  if (entity && shape?.kind === 'record' && idParameter) addDetailFields(entity, shape)
}

/** The kind whose list is at the path, or at the path before the key of a record. */
const listedAt = (entities: readonly Entity[], path: string): Entity | undefined => {
  const list = path.replace(/\/[{:][^/]+$/, '')
  const found = entities.filter(({ sources }) => sources.some(source => source.path === list))
  return found.length === 1 ? found[0] : undefined
}

/**
 * The kind that a noun of a path names: by the very word before one of the same stem (an advertiser has no advertisement's tools), and by
 * all of its words before the last alone (`/loan-cars/{id}` is one of the loan cars, where there are cars as well).
 */
function entityOf(entities: readonly Entity[], noun: readonly string[]): Entity | undefined {
  const last = noun.at(-1)!
  const alike = entities.filter(e => stem(e.words.at(-1)!) === stem(last) && e.words.length <= noun.length)
  const named = ofThatWord(alike, last, e => e.words.slice(-1))
  const shared = (entity: Entity) => commonEnd(entity.words, [...noun]).length
  return named.toSorted((one, other) => shared(other) - shared(one))[0]
}

/** The lines of an order that is read by itself, where the list tells none. */
const holdsRecords = ({ items }: Field): boolean => isObject(items?.properties)

/** Fields that a record shows only when it is read by itself. */
function addDetailFields(entity: Entity, { item }: ResponseShape): void {
  const known = new Set(entity.fields.map(field => field.column))
  const shown = readFields(item)
  // Lists that nobody described have fields, too: those are not told from these yet.
  if (entity.undescribed || !shown.some(field => known.has(field.column))) return
  const more = shown.filter(
    field => !known.has(field.column) && (field.type !== 'array' || holdsRecords(field)) && field.role !== 'id',
  )
  entity.fields = [...entity.fields, ...more.map(field => ({ ...field, onlyInDetail: true }))]
}

export { isPersonEntity } from './people.ts'
