import type { ApiRecord } from '../../contract/registry.ts'
import { isObject, type JsonObject } from '../../lib/json.ts'
import type {
  AppModel,
  CatalogueModel,
  Entity,
  Field,
  Operation,
  Source,
  ToolCard,
  ToolParameter,
} from './catalogue-model.ts'
import { readFields } from './entity-fields.ts'
import { isListControl, recognisePaging } from './paging.ts'
import { findRecords } from './response-shape.ts'
import { singular, splitIdentifier, stem } from './words.ts'

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
export function buildApp(name: string, records: ApiRecord[], isPartial = false): AppModel {
  const entities: Entity[] = []
  for (const record of records) addSource(entities, record, name)
  for (const record of records) addOperation(entities, record, name)
  for (const entity of entities) finishEntity(entity)
  for (const entity of entities) linkReferences(entity, entities)
  const tools = records.map(record => readCard(record, name))
  const words = splitIdentifier(name).filter(word => !['api', 'service', 'server', 'demo', 'app'].includes(word))
  return { name, words, entities, tools, isPartial }
}

const isReadOnly = (record: ApiRecord) => record.read_only ?? /^(get|head)$/i.test(record.method)

function readCard(record: ApiRecord, app: string): ToolCard {
  const local = record.api_name.startsWith(`${app}_`) ? record.api_name.slice(app.length + 1) : record.api_name
  return {
    name: record.api_name,
    app,
    description: record.description,
    words: splitIdentifier(local),
    readOnly: isReadOnly(record),
    kind: record.kind ?? 'api',
    method: record.method,
    path: record.path,
    parameters: readParameters(record),
    inputSchema: record.input_schema,
  }
}

function readParameters(record: ApiRecord): ToolParameter[] {
  const properties = isObject(record.input_schema?.properties) ? record.input_schema.properties : {}
  return record.parameters.map(parameter => {
    const own = properties[parameter.name]
    const schema = (parameter.schema ?? (isObject(own) ? own : {})) as JsonObject
    const choices = Array.isArray(schema.enum) ? schema.enum.filter(v => v !== null).map(String) : []
    return {
      name: parameter.name,
      place: parameter.in ?? 'argument',
      type: parameter.type,
      required: parameter.required,
      words: splitIdentifier(parameter.name),
      description: parameter.description,
      choices,
      namedValues: choices.length ? [] : readNamedValues(parameter.description),
      default: parameter.default ?? schema.default,
      schema,
    }
  })
}

/** Values that a description or example spells out: quoted, in backticks, or given as examples. */
function readNamedValues(description: string): string[] {
  const found = [...description.matchAll(/[`"“'‘]([^`"”'’]{2,60})[`"”'’]/g)].map(match => match[1]!)
  return [...new Set(found)].filter(value => /[a-z]/i.test(value) && !/[{}<>=]/.test(value))
}

/** Segments of a path that are not parameters, prefix segments such as api and v1 left out. */
const pathSegments = (path: string): string[] =>
  path.split(/[/?]/).filter(part => part && !/^(api|rest|v\d+(\.\d+)?)$/i.test(part))
const isParameter = (segment: string) => /^[{:]/.test(segment)

/** What names of tools begin with before they say what it is about: `list-albums`, `get_all_users`. */
const READING = new Set(['list', 'get', 'fetch', 'read', 'show', 'find', 'search', 'retrieve', 'all'])

function withoutVerb(words: string[]): string[] {
  const first = words.findIndex(word => !READING.has(word))
  return first > 0 ? words.slice(first) : words
}

function addSource(entities: Entity[], record: ApiRecord, app: string): void {
  if (!isReadOnly(record)) return
  const shape = findRecords(record.output_schema)
  const segments = pathSegments(record.path)
  if (!shape || shape.kind !== 'list' || !segments.length) return
  const last = segments.findLast(segment => !isParameter(segment))
  if (!last) return
  const parameters = readParameters(record)
  const fields = readFields(shape.item)
  const words = withoutVerb(splitIdentifier(last))
  const entity = findOrAdd(entities, app, words, fields, segments)
  if (!entity) return
  const isRequired = (p: ToolParameter) => p.required && !isListControl(p.name)
  const selecting = parameters.filter(p => !isListControl(p.name))
  const source: Source = {
    tool: record.api_name,
    app,
    entity: entity.key,
    qualifiers: words.slice(0, Math.max(0, words.length - entity.words.length)),
    listPath: shape.path,
    parameters,
    paging: recognisePaging(parameters),
    requires: selecting.filter(isRequired).map(p => p.name),
    // A filter that applies unless told otherwise selects a part, whatever is asked.
    complete:
      !selecting.some(p => isRequired(p) || p.default !== undefined) && !segments.slice(0, -1).some(isParameter),
  }
  entity.sources.push(source)
  if (entity.sources.length === 1) entity.fields = fields
}

/**
 * Sources list the same kind of record when their last path words end alike and their fields are mostly the same:
 * `/my-accounts` and `/third-party-accounts` are both accounts.
 */
function findOrAdd(
  entities: Entity[],
  app: string,
  words: string[],
  fields: Field[],
  segments: string[],
): Entity | undefined {
  const columns = new Set(fields.map(field => field.column))
  const sameShape = (entity: Entity) => {
    const shared = entity.fields.filter(field => columns.has(field.column)).length
    return shared >= 0.75 * Math.max(entity.fields.length, columns.size)
  }
  // `/contacts/search`, `/advanced/contacts/from-accounts`: the noun is the nearest segment that an entity has.
  const candidates = [
    words,
    ...segments
      .filter(s => !isParameter(s))
      .reverse()
      .map(splitIdentifier),
  ]
  for (const candidate of candidates) {
    const existing = entities.find(
      entity => sameShape(entity) && stem(entity.words.at(-1)!) === stem(candidate.at(-1)!),
    )
    if (!existing) continue
    const shared = commonEnd(existing.words, candidate.map(singular))
    if (shared.length && shared.length < existing.words.length) {
      const dropped = existing.words.slice(0, existing.words.length - shared.length)
      for (const source of existing.sources) source.qualifiers = [...source.qualifiers, ...dropped]
      Object.assign(existing, { words: shared, noun: shared.join(' ') })
    }
    return existing
  }
  const noun = words.map((word, at) => (at === words.length - 1 ? singular(word) : word))
  const entity: Entity = {
    key: `${app}/${noun.join('-')}`,
    app,
    noun: noun.join(' '),
    words: noun,
    fields,
    nameFields: [],
    sources: [],
    operations: [],
  }
  entities.push(entity)
  return entity
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

function addOperation(entities: Entity[], record: ApiRecord, app: string): void {
  const action = ACTIONS[record.method.toUpperCase()]
  const segments = pathSegments(record.path)
  const nouns = segments.filter(segment => !isParameter(segment)).map(splitIdentifier)
  const last = segments.at(-1)
  if (!action || !last || !nouns.length) return
  const idParameter = isParameter(last) ? last.replace(/^[{:]|\}$/g, '') : undefined
  if ((action === 'create') === Boolean(idParameter)) return
  if (action === 'read' && findRecords(record.output_schema)?.kind === 'list') return
  const noun = nouns.at(-1)!
  const entity = entities.find(e => stem(e.words.at(-1)!) === stem(noun.at(-1)!) && e.words.length <= noun.length)
  entity?.operations.push({
    tool: record.api_name,
    app,
    entity: entity.key,
    action,
    ...(idParameter && { idParameter }),
    parameters: readParameters(record),
    inputSchema: record.input_schema,
  })
}

function finishEntity(entity: Entity): void {
  const own = entity.words.map(word => stem(word)).join(' ')
  const isOwnId = (field: Field) => field.words.at(-1) === 'id' && field.words.slice(0, -1).map(stem).join(' ') === own
  // What the paths of single records are told apart by: `/books/{isbn}`.
  const inPath = new Set(entity.operations.flatMap(o => o.idParameter ?? []))
  const isInPath = (field: Field) => inPath.has(field.column)
  entity.idField =
    entity.fields.find(f => f.role === 'id') ?? entity.fields.find(isOwnId) ?? entity.fields.find(isInPath)
  if (entity.idField) entity.idField.role = 'id'
  const full = entity.fields.filter(
    f => f.role === 'name' && /^(name|title|label|subject|full|display)$/.test(f.words[0]!) && f.words.length <= 2,
  )
  const parts = entity.fields.filter(
    f => f.role === 'name' && /^(first|last|given|family|middle)$/.test(f.words.at(-2) ?? ''),
  )
  entity.nameFields = parts.length >= 2 ? parts : full.slice(0, 1)
  if (!entity.nameFields.length) entity.nameFields = entity.fields.filter(f => f.role === 'name').slice(0, 1)
}

/** Nouns for what a person does in a record: `manager_id`, `assigneeId`, `owner_id`. */
const ROLES =
  /^(manager|assignee|owner|lead|head|leader|author|creator|reporter|reviewer|supervisor|teacher|mentor|approver|requester|representative|rep|driver|agent|boss|chair|host|organizer|coordinator|editor|borrower|buyer|seller|patient|doctor|student)$/

/**
 * A field `account_id` points to the entity account of the same application. One named after a role (`manager_id`)
 * points to the entity that its description names, else to the one kind of people that there is.
 */
function linkReferences(entity: Entity, all: Entity[]): void {
  const keyed = all.filter(e => e.idField)
  const nounOf = (e: Entity) => e.words.map(stem).join(' ')
  const people = keyed.filter(isPersonEntity)
  for (const field of entity.fields) {
    if (field === entity.idField) continue
    const bare =
      field.words.at(-1) === 'id' ? field.words.slice(0, -1) : field.role === 'reference' ? field.words : undefined
    if (!bare?.length) continue
    const key = bare.map(stem).join(' ')
    const described = keyed.filter(e =>
      field.description.split(/\W+/).some(word => stem(word.toLowerCase()) === stem(e.words.at(-1)!)),
    )
    const target =
      keyed.find(e => nounOf(e) === key) ??
      keyed.find(e => stem(e.words.at(-1)!) === stem(bare.at(-1)!)) ??
      (described.length === 1 && described[0] !== entity ? described[0] : undefined) ??
      (ROLES.test(bare.at(-1)!)
        ? people.length === 1
          ? people[0]
          : described.find(e => people.includes(e))
        : undefined)
    if (!target) continue
    field.role = 'reference'
    field.target = target.key
  }
}

/** Records of people: a name and an e-mail address, and nothing that only a company has. */
export const isPersonEntity = (entity: Entity): boolean =>
  entity.nameFields.length > 0 &&
  entity.fields.some(f => f.role === 'email') &&
  !entity.fields.some(
    f =>
      /^(website|industry|employee|revenue|founded)$/.test(f.words.at(-1)!) ||
      /employee count|annual revenue/.test(f.words.join(' ')),
  )
