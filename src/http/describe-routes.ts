import { z } from 'zod'
import { isObject, type JsonObject } from '../lib/json.ts'
import { scopeOfMethod } from './access/scope.ts'
import type { Route, RouteResponse } from './define-route.ts'

export interface ApiInfo {
  title: string
  description: string
  version: string
  tags?: { name: string; description: string }[]
}

/**
 * The OpenAPI 3.1 description of a list of routes. Schemas with a `.meta({ id })` become components. `withKeys`: the server
 * asks for keys, and each operation says which scope it needs.
 */
export function describeRoutes(info: ApiInfo, routes: readonly Route[], { withKeys = false } = {}): JsonObject {
  const components: JsonObject = { Error: errorSchema }
  const paths: Record<string, JsonObject> = {}
  for (const route of routes) {
    if (route.hidden) continue
    const path = (paths[route.path] ??= {})
    const operation = describeOperation(route, components)
    path[route.method] = withKeys ? { ...operation, ...describeKeys(route, operation) } : operation
  }
  return {
    openapi: '3.1.0',
    info: { title: info.title, description: info.description, version: info.version, license: { name: 'Apache-2.0' } },
    ...(info.tags && { tags: info.tags }),
    paths,
    components: { schemas: components, ...(withKeys && { securitySchemes: { key: KEY_SCHEME } }) },
  }
}

const KEY_SCHEME = {
  type: 'http',
  scheme: 'bearer',
  description:
    'A key of `agent keys add`, of the scope read, call or admin; each includes those before it. The scope that an operation needs is listed with it.',
}

/** What a key has to allow for an operation, and what is answered to one that does not. */
function describeKeys(route: Route, operation: JsonObject): JsonObject {
  const scope = route.scope ?? (isOpen(route) ? 'open' : scopeOfMethod(route.method.toUpperCase()))
  if (scope === 'open') return { security: [] }
  const refused = (description: string) => describeResponse(401, { description }, {})
  return {
    security: [{ key: [scope] }],
    responses: {
      401: refused('The key is missing, wrong, expired or revoked (KEY_NEEDED, KEY_REFUSED)'),
      403: refused(`The key has a smaller scope than ${scope} (SCOPE_TOO_SMALL)`),
      ...(operation.responses as JsonObject),
    },
  }
}

/** What every server answers to everybody (`Access.check`). */
const isOpen = ({ method, path }: Route) => method === 'get' && (path === '/health' || path === '/ready')

const errorSchema = {
  type: 'object',
  description: 'What went wrong. `detail` is a sentence, or a list of what is invalid in the request.',
  required: ['detail', 'code'],
  properties: {
    detail: {
      anyOf: [
        { type: 'string' },
        {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              loc: { type: 'array', items: { type: ['string', 'integer'] } },
              msg: { type: 'string' },
              type: { type: 'string' },
            },
          },
        },
      ],
    },
    code: { type: 'string', description: 'Stable code of the error' },
  },
}

function describeOperation(route: Route, components: JsonObject): JsonObject {
  const operation: JsonObject = {
    operationId: route.operationId,
    summary: route.summary,
    ...(route.description && { description: route.description }),
    ...(route.tags && { tags: route.tags }),
  }
  const parameters = [
    ...describeParameters(route.params, 'path', components),
    ...describeParameters(route.query, 'query', components),
  ]
  if (parameters.length) operation.parameters = parameters
  if (route.body) {
    operation.requestBody = {
      required: true,
      content: { 'application/json': { schema: toSchema(route.body, 'input', components) } },
    }
  }
  const responses: JsonObject = {}
  for (const [status, response] of Object.entries(route.responses))
    responses[status] = describeResponse(Number(status), response, components)
  if ((route.params || route.query || route.body) && !responses['422']) {
    responses['422'] = describeResponse(
      422,
      { description: 'The request is not as described; `detail` lists what is wrong' },
      components,
    )
  }
  operation.responses = responses
  return operation
}

function describeResponse(status: number, response: RouteResponse, components: JsonObject): JsonObject {
  const schema = response.schema
    ? toSchema(response.schema, 'output', components)
    : status >= 400
      ? { $ref: '#/components/schemas/Error' }
      : undefined
  if (!schema) return { description: response.description }
  const content = { schema, ...(response.example !== undefined && { example: response.example }) }
  return { description: response.description, content: { [response.contentType ?? 'application/json']: content } }
}

function describeParameters(
  schema: z.ZodType | undefined,
  place: 'path' | 'query',
  components: JsonObject,
): JsonObject[] {
  if (!schema) return []
  const object = toSchema(schema, 'input', components)
  const properties = isObject(object.properties) ? object.properties : {}
  const required = Array.isArray(object.required) ? object.required : []
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...rest } = property as JsonObject
    return {
      name,
      in: place,
      required: place === 'path' || (required.includes(name) && rest.default === undefined),
      ...(description !== undefined && { description }),
      schema: rest,
    }
  })
}

/** JSON schema of a zod schema; named parts move to `components`. */
function toSchema(schema: z.ZodType, io: 'input' | 'output', components: JsonObject): JsonObject {
  // Wrapped, so that a named schema at the root becomes a reference like any other.
  const whole = z.toJSONSchema(z.object({ root: schema }), {
    io,
    override: tidySchema,
    unrepresentable: 'any',
  }) as JsonObject
  for (const [id, definition] of Object.entries((whole.$defs as JsonObject | undefined) ?? {}))
    components[id] ??= moveReferences(definition)
  return moveReferences((whole.properties as JsonObject).root) as JsonObject
}

function moveReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(moveReferences)
  if (!isObject(value)) return value
  const out: JsonObject = {}
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'id' && typeof inner === 'string' && 'type' in value && typeof value.type === 'string') continue
    out[key] =
      key === '$ref' && typeof inner === 'string'
        ? inner.replace('#/$defs/', '#/components/schemas/')
        : moveReferences(inner)
  }
  return out
}

/** Leaves out what says nothing to a reader: the bounds of a safe integer, the pattern behind a format, null as a branch. */
function tidySchema({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: JsonObject }): void {
  restoreHints(zodSchema, jsonSchema)
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.format && jsonSchema.pattern) delete jsonSchema.pattern
  if (Array.isArray(jsonSchema.anyOf) && jsonSchema.anyOf.length === 2) {
    const [branch, last] = jsonSchema.anyOf as JsonObject[]
    if (branch && last && last.type === 'null' && typeof branch.type === 'string' && !branch.$ref) {
      delete jsonSchema.anyOf
      const choices = Array.isArray(branch.enum) ? { enum: [...branch.enum, null] } : {}
      Object.assign(jsonSchema, { ...branch, ...choices, type: [branch.type, 'null'] })
    }
  }
}

/**
 * zod leaves default and examples out of the input side of a schema that converts. Ours convert only text of a query to
 * the described type, so both hold for the input too.
 */
function restoreHints(zodSchema: z.core.$ZodTypes, jsonSchema: JsonObject): void {
  const definition = zodSchema._zod.def
  if (definition.type === 'default' && jsonSchema.default === undefined) jsonSchema.default = definition.defaultValue
  const examples = z.globalRegistry.get(zodSchema)?.examples
  if (examples && jsonSchema.examples === undefined && jsonSchema.$ref === undefined) jsonSchema.examples = examples
}
