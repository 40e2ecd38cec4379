import { isObject, type JsonObject } from '../../../lib/json.ts'
import { JOINED } from './join-documents.ts'
import { describeOperators, withoutCountedKeys } from './operator-filters.ts'
import { createReferences, type References } from './resolve-reference.ts'

/** Where Swagger 2.0 kept what OpenAPI 3 keeps under `components`. */
const MOVED: Record<string, string> = {
  '#/definitions/': '#/components/schemas/',
  '#/parameters/': '#/components/parameters/',
  '#/responses/': '#/components/responses/',
}
const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch']
const SCHEMA_KEYS = [
  'type',
  'format',
  'items',
  'default',
  'enum',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
  'uniqueItems',
  'multipleOf',
  'x-nullable',
]

/**
 * A Swagger 2.0 description in the form of OpenAPI 3.0, so that one model serves both (registry case S10): body and
 * formData parameters become request bodies, collectionFormat becomes style and explode, host and basePath servers.
 */
export function upgradeSwagger(swagger: JsonObject, base: string | undefined): JsonObject {
  const document = moveReferences(swagger) as JsonObject
  const globals = describeOperators(isObject(document.parameters) ? document.parameters : {})
  const definitions = isObject(document.definitions) ? withoutCountedKeys(document.definitions) : {}
  // Where references point to once they are moved; body parameters are still among the others.
  const moved = { schemas: definitions, parameters: globals, responses: document.responses }
  const { follow } = createReferences({ ...document, components: moved })
  const paths: JsonObject = {}
  for (const [path, item] of Object.entries(isObject(document.paths) ? document.paths : {})) {
    const found = follow(item)
    paths[path] = found ? upgradePathItem(found, document, follow) : item
  }
  return {
    openapi: '3.0.3',
    info: document.info,
    servers: serversOf(document, base),
    ...(document.security !== undefined && { security: document.security }),
    paths,
    ...(document.tags !== undefined && { tags: document.tags }),
    ...(document[JOINED] !== undefined && { [JOINED]: document[JOINED] }),
    components: {
      schemas: definitions,
      parameters: Object.fromEntries(
        Object.entries(globals)
          .filter(([, parameter]) => isObject(parameter) && !isBodyParameter(parameter))
          .map(([name, parameter]) => [name, upgradeParameter(parameter as JsonObject)]),
      ),
      responses: upgradeResponses(document.responses, typesOf(document.produces), follow),
      securitySchemes: upgradeSecurity(document.securityDefinitions),
    },
  }
}

function serversOf(document: JsonObject, base: string | undefined): JsonObject[] {
  const basePath = typeof document.basePath === 'string' ? document.basePath : '/'
  const path = basePath.startsWith('/') ? basePath : `/${basePath}`
  if (typeof document.host !== 'string' || isUnspecified(document.host, base)) return [{ url: path }]
  const schemes = Array.isArray(document.schemes) ? (document.schemes as string[]) : []
  const baseScheme = base?.startsWith('http:') ? 'http' : 'https'
  const usable = schemes.filter(scheme => scheme === 'http' || scheme === 'https')
  const scheme = usable.includes(baseScheme) ? baseScheme : (usable[0] ?? baseScheme)
  return [{ url: `${scheme}://${document.host}${path}` }]
}

/** `0.0.0.0:3000` is where a server listens, no address to be called at: it is where its description came from. */
const isUnspecified = (host: string, base: string | undefined): boolean =>
  /^(?:0\.0\.0\.0|\[::\])(?::\d+)?$/.test(host) && /^https?:/.test(base ?? '')

function upgradePathItem(item: JsonObject, document: JsonObject, follow: References['follow']): JsonObject {
  const parametersOf = (holder: JsonObject): JsonObject[] =>
    (Array.isArray(holder.parameters) ? (holder.parameters as unknown[]) : []).map(
      parameter => follow(parameter) ?? (parameter as JsonObject),
    )
  const shared = parametersOf(item)
  const upgraded: JsonObject = {
    ...item,
    parameters: shared.filter(parameter => !isBodyParameter(parameter)).map(upgradeParameter),
  }
  for (const method of METHODS) {
    const operation = item[method]
    if (!isObject(operation)) continue
    const own = parametersOf(operation)
    const all = [...shared.filter(isBodyParameter), ...own]
    const body = requestBodyOf(all.filter(isBodyParameter), typesOf(operation.consumes ?? document.consumes))
    upgraded[method] = {
      ...operation,
      parameters: own.filter(parameter => !isBodyParameter(parameter)).map(upgradeParameter),
      ...(body && { requestBody: body }),
      responses: upgradeResponses(operation.responses, typesOf(operation.produces ?? document.produces), follow),
    }
  }
  return upgraded
}

const isBodyParameter = (parameter: JsonObject) => parameter.in === 'body' || parameter.in === 'formData'

function requestBodyOf(parameters: JsonObject[], consumes: string[]): JsonObject | undefined {
  const body = parameters.find(parameter => parameter.in === 'body')
  if (body) {
    const types = consumes.length ? consumes : ['application/json']
    return {
      required: body.required === true,
      ...(body.description !== undefined && { description: body.description }),
      content: Object.fromEntries(types.map(type => [type, { schema: body.schema ?? {} }])),
    }
  }
  const fields = parameters.filter(parameter => parameter.in === 'formData')
  if (!fields.length) return undefined
  const hasFile = fields.some(field => field.type === 'file')
  const formType = consumes.find(type => /form/.test(type)) ?? 'application/x-www-form-urlencoded'
  const encoding: JsonObject = {}
  for (const field of fields)
    if (field.type === 'array') encoding[String(field.name)] = styleOf(field.collectionFormat, 'query')
  return {
    required: fields.some(field => field.required === true),
    content: {
      [hasFile ? 'multipart/form-data' : formType]: {
        schema: {
          type: 'object',
          properties: Object.fromEntries(fields.map(field => [String(field.name), schemaOf(field, true)])),
          required: fields.filter(field => field.required === true).map(field => field.name),
        },
        encoding,
      },
    },
  }
}

function upgradeParameter(parameter: JsonObject): JsonObject {
  // One that leads nowhere is reported later, by its reference.
  if (parameter.$ref !== undefined) return parameter
  const { name, in: place, required, description, collectionFormat } = parameter
  return {
    name,
    in: place,
    ...(required !== undefined && { required }),
    ...(description !== undefined && { description }),
    schema: schemaOf(parameter, false),
    ...(parameter.type === 'array' && styleOf(collectionFormat, String(place))),
  }
}

function schemaOf(parameter: JsonObject, withDescription: boolean): JsonObject {
  const schema: JsonObject = {}
  for (const key of SCHEMA_KEYS) if (parameter[key] !== undefined) schema[key] = parameter[key]
  if (schema.type === 'file') Object.assign(schema, { type: 'string', format: 'binary' })
  if (schema['x-nullable'] === true) schema.nullable = true
  if (withDescription && parameter.description !== undefined) schema.description = parameter.description
  return schema
}

function styleOf(collectionFormat: unknown, place: string): JsonObject {
  switch (collectionFormat) {
    case 'multi':
      return { style: 'form', explode: true }
    case 'ssv':
      return { style: 'spaceDelimited', explode: false }
    case 'tsv':
      return { style: 'tabDelimited', explode: false }
    case 'pipes':
      return { style: 'pipeDelimited', explode: false }
    default:
      return place === 'query' ? { style: 'form', explode: false } : { explode: false }
  }
}

function upgradeResponses(responses: unknown, produces: string[], follow: References['follow']): JsonObject {
  if (!isObject(responses)) return {}
  return Object.fromEntries(
    Object.entries(responses).map(([status, given]) => {
      const response = follow(given)
      if (!response || !isObject(response.schema)) return [status, given]
      const { schema, ...rest } = response
      const isFile = schema.type === 'file'
      const types = produces.length ? produces : [isFile ? 'application/octet-stream' : 'application/json']
      const content = Object.fromEntries(
        types.map(type => [type, { schema: isFile ? { type: 'string', format: 'binary' } : schema }]),
      )
      return [status, { ...rest, content }]
    }),
  )
}

function upgradeSecurity(definitions: unknown): JsonObject {
  if (!isObject(definitions)) return {}
  return Object.fromEntries(
    Object.entries(definitions).map(([name, scheme]) => [
      name,
      isObject(scheme) && scheme.type === 'basic' ? { type: 'http', scheme: 'basic' } : scheme,
    ]),
  )
}

const typesOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((type): type is string => typeof type === 'string') : []

function moveReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(moveReferences)
  if (!isObject(value)) return value
  const out: JsonObject = {}
  for (const [key, inner] of Object.entries(value)) {
    if (key === '$ref' && typeof inner === 'string') {
      const prefix = Object.keys(MOVED).find(start => inner.startsWith(start))
      out[key] = prefix ? MOVED[prefix] + inner.slice(prefix.length) : inner
    } else out[key] = moveReferences(inner)
  }
  return out
}
