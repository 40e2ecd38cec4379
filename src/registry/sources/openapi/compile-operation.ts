import type { ParameterRecord } from '../../../contract/registry.ts'
import { isObject, type JsonObject } from '../../../lib/json.ts'
import type { ApiOverride } from '../../file/service-entry.ts'
import type { SecurityRequirement } from '../../upstream/credentials.ts'
import { describeParameter } from '../../schema/parameters-of-schema.ts'
import { once } from '../source.ts'
import { createBundler, type Bundler } from './bundle-schema.ts'
import { shorten, withinBudget } from './within-budget.ts'
import { compileBody, type CompiledBody } from './compile-body.ts'
import { freeName } from './free-name.ts'
import type { RawOperation } from './list-operations.ts'
import type { OperationModel, RequestArgument, Style } from './operation-model.ts'
import type { References } from './resolve-reference.ts'
import { schemaOfMedia } from './schema-of-media.ts'
import { securityOf } from './security.ts'
import { serverOf } from './server-of.ts'
import type { Subtypes } from './subtypes.ts'

/** An operation ready to be shown and called. */
export interface CompiledOperation {
  model: OperationModel
  inputSchema: JsonObject
  parameters: ParameterRecord[]
}

interface Described {
  name: string
  place: string
  required: boolean
  schema: unknown
  description: string
  request: RequestArgument
}

const STYLES: Record<string, Style> = {
  path: 'simple',
  query: 'form',
  querystring: 'form',
  header: 'simple',
  cookie: 'form',
}
const ALL_STYLES = new Set([
  'simple',
  'label',
  'matrix',
  'form',
  'spaceDelimited',
  'pipeDelimited',
  'tabDelimited',
  'deepObject',
  'cookie',
])
/** Styles that explode unless the description says otherwise. */
const EXPLODED = new Set<Style>(['form', 'deepObject', 'cookie'])
/** Largest input schema unless the setting max_schema_bytes says otherwise. */
const DEFAULT_SCHEMA_BYTES = 32 * 1024
/** Headers that no argument sets: three by the rule (OpenAPI 3.1 § Parameter), the others are the connection's (X9). */
const OWN_HEADERS = new Set([
  'accept',
  'content-type',
  'authorization',
  'connection',
  'content-length',
  'cookie',
  'expect',
  'host',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])
const isOwnHeader = (name: string) => OWN_HEADERS.has(name.toLowerCase()) || !/^[\w!#$%&'*+.^`|~-]+$/.test(name)

export interface CompileOptions {
  document: JsonObject
  references: References
  base: string | undefined
  baseUrl: string | undefined
  override: ApiOverride | undefined
  subtypes?: Subtypes
  /** Largest input schema, in bytes (case S6). */
  maxSchemaBytes?: number
  /** What the credentials of the entry fill in, as `header x-api-key`: nobody is asked for it (cases R15, X9). */
  provided?: (security: readonly SecurityRequirement[]) => ReadonlySet<string>
}

/** Makes the model, the input schema and the parameter records of one operation; the schema stays within its budget. */
export function compileOperation(raw: RawOperation, options: CompileOptions): CompiledOperation {
  const { references, subtypes, maxSchemaBytes = DEFAULT_SCHEMA_BYTES } = options
  return withinBudget(maxSchemaBytes, limits => {
    const bundler = createBundler({ references, direction: 'request', subtypes, ...limits })
    const compiled = compileWith(raw, options, bundler, limits.words)
    return { value: compiled, schema: compiled.inputSchema }
  })
}

function compileWith(
  raw: RawOperation,
  options: CompileOptions,
  bundler: Bundler,
  words: number | undefined,
): CompiledOperation {
  const { references, override } = options
  const dropped = new Set(override?.drop_query_parameters)
  const security = securityOf(options.document, raw.operation)
  const provided = options.provided?.(security)
  const described = describeParameters(raw, references, bundler).filter(
    ({ place, name }) =>
      !(place === 'query' && dropped.has(name)) &&
      !provided?.has(`${place} ${place === 'header' ? name.toLowerCase() : name}`),
  )
  nameArguments(described)
  const taken = new Set(described.map(parameter => parameter.request.argument))
  const body = compileBody(raw.operation.requestBody, {
    references,
    bundler,
    taken,
    dropped: override?.drop_request_body_parameters ?? [],
  })
  const { inputSchema, parameters } = describeArguments(described, body, bundler, words)
  const inPlace = (place: string) =>
    described.filter(parameter => parameter.place === place).map(parameter => parameter.request)
  const success = successContent(raw, references)
  return {
    model: {
      method: raw.method,
      server: once(() => serverOf(raw, options)),
      path: splitPath(pathOf(raw, references), inPlace('path')),
      query: inPlace('query'),
      querystring: inPlace('querystring')[0],
      headers: inPlace('header'),
      cookies: inPlace('cookie'),
      body: body?.model,
      ...success,
      successStatus: successStatus(raw),
      security,
    },
    inputSchema,
    parameters,
  }
}

/** Parameters of the path item and of the operation; the operation's win (case R8). */
function describeParameters(raw: RawOperation, references: References, bundler: Bundler): Described[] {
  const byPlace = new Map<string, Described>()
  for (const list of [raw.pathItem.parameters, raw.operation.parameters]) {
    for (const item of Array.isArray(list) ? list : []) {
      const parameter = references.follow(item)
      if (!parameter || typeof parameter.name !== 'string') continue
      const described = describeOne(parameter, references, bundler)
      if (described) byPlace.set(`${described.place} ${described.name}`, described)
    }
  }
  // A placeholder that nobody described is still needed.
  for (const [, name = ''] of pathOf(raw, references).matchAll(/\{([^{}]+)\}/g))
    if (!byPlace.has(`path ${name}`))
      byPlace.set(
        `path ${name}`,
        describeOne({ name, in: 'path', schema: { type: 'string' } }, references, bundler) as Described,
      )
  return [...byPlace.values()].filter(({ place, name }) => place !== 'path' || raw.path.includes(`{${name}}`))
}

function describeOne(parameter: JsonObject, references: References, bundler: Bundler): Described | undefined {
  const name = parameter.name as string
  const place = String(parameter.in)
  if (!Object.hasOwn(STYLES, place) || (place === 'header' && isOwnHeader(name))) return undefined
  const [contentType, media] = Object.entries(isObject(parameter.content) ? parameter.content : {})[0] ?? []
  const style = (ALL_STYLES.has(String(parameter.style)) ? parameter.style : STYLES[place]) as Style
  const schema = bundler.convert(media === undefined ? (parameter.schema ?? {}) : schemaOfMedia(media, references))
  const mayBeEmpty =
    place === 'query' && parameter.allowEmptyValue === true && isObject(schema) && schema.type !== 'string'
  return {
    name,
    place,
    required: place === 'path' || parameter.required === true,
    schema: mayBeEmpty ? { anyOf: [schema, { type: 'string', maxLength: 0 }] } : schema,
    description: typeof parameter.description === 'string' ? parameter.description : '',
    request: {
      argument: name,
      name,
      style,
      explode: typeof parameter.explode === 'boolean' ? parameter.explode : EXPLODED.has(style),
      allowReserved: parameter.allowReserved === true,
      ...(contentType !== undefined && { contentType }),
    },
  }
}

/** Two places with the same name: the first keeps it, the other is called `<place>_<name>`. */
function nameArguments(parameters: Described[]): void {
  const taken = new Set<string>()
  const order = ['path', 'query', 'querystring', 'header', 'cookie']
  for (const parameter of [...parameters].sort(
    (left, right) => order.indexOf(left.place) - order.indexOf(right.place),
  )) {
    parameter.request.argument = freeName(parameter.name, parameter.place, taken)
    taken.add(parameter.request.argument)
  }
}

function describeArguments(
  described: Described[],
  body: CompiledBody | undefined,
  bundler: Bundler,
  words: number | undefined,
) {
  const properties: JsonObject = {}
  const required: string[] = []
  const parameters: ParameterRecord[] = []
  const root = { $defs: bundler.defs }
  for (const { request, schema, required: isRequired, place, description } of described) {
    const fields = isObject(schema) ? schema : {}
    const minimum =
      place === 'path' && fields.type === 'string' && fields.minLength === undefined ? { minLength: 1 } : {}
    const whole = shorten({ ...fields, ...minimum, ...(description && { description }) }, words)
    properties[request.argument] = whole
    if (isRequired) required.push(request.argument)
    parameters.push(describeParameter(request.argument, whole, { required: isRequired, in: place }, root))
  }
  for (const argument of body?.arguments ?? []) {
    const schema = shorten(argument.schema, words)
    properties[argument.argument] = schema
    if (argument.required) required.push(argument.argument)
    parameters.push(describeParameter(argument.argument, schema, { required: argument.required, in: 'body' }, root))
  }
  const inputSchema: JsonObject = {
    type: 'object',
    properties,
    ...(required.length && { required }),
    ...(body?.dependent && { dependentRequired: body.dependent }),
    additionalProperties: body?.additional ?? false,
    ...(Object.keys(bundler.defs).length && { $defs: bundler.defs }),
  }
  return { inputSchema, parameters }
}

/**
 * What of a path is sent: no fragment, and of a query in it only what is not described as a query parameter as well
 * (`/search?q={q}` with a parameter `q` in the query asks for it once).
 */
function pathOf({ path, pathItem, operation }: RawOperation, references: References): string {
  const [address = '', ...query] = (path.split('#', 1)[0] as string).split('?')
  if (!query.length) return address
  const listed = [pathItem.parameters, operation.parameters].flatMap(list => (Array.isArray(list) ? list : []))
  const isDescribed = (name: string | undefined) =>
    listed.map(references.follow).some(parameter => parameter?.in === 'query' && parameter.name === name)
  const kept = query
    .join('?')
    .split('&')
    .filter(pair => !isDescribed(/^([^=]+)=\{[^{}]+\}$/.exec(pair)?.[1]))
  return kept.length ? `${address}?${kept.join('&')}` : address
}

/** Characters that no path may hold are encoded, `%41` stays what it is (case R10). */
function splitPath(path: string, parameters: RequestArgument[]): (string | RequestArgument)[] {
  const encode = (literal: string) =>
    literal.toWellFormed().replaceAll(/[^\x21-\x7e]|["<>\\^`{|}]/gu, one => encodeURIComponent(one))
  return path
    .split(/(\{[^{}]+\})/)
    .filter(Boolean)
    .map(part => parameters.find(parameter => `{${parameter.name}}` === part) ?? encode(part))
}

/** What the service is asked to answer with, and whether that is JSON. */
function successContent(raw: RawOperation, references: References): { accept: string; expectsJson: boolean } {
  const types = Object.keys(contentOf(successResponse(raw, references)))
  const json = types.filter(type => /[/+]json\b/.test(type))
  if (json.length)
    return {
      accept: json.includes('application/json') ? 'application/json' : (json[0] as string),
      expectsJson: json.length === types.length,
    }
  return { accept: types.length ? `${types.join(', ')}, */*;q=0.1` : 'application/json, */*;q=0.5', expectsJson: false }
}

/** The lowest 2xx status; `default` when there is none. */
function successStatus(raw: RawOperation): string | undefined {
  const responses = isObject(raw.operation.responses) ? raw.operation.responses : {}
  const [lowest] = Object.keys(responses)
    .filter(code => /^2(\d\d|XX)$/i.test(code))
    .sort()
  return lowest ?? ('default' in responses ? 'default' : undefined)
}

/** The response of that status. */
export function successResponse(raw: RawOperation, references: References): JsonObject | undefined {
  const status = successStatus(raw)
  return status === undefined ? undefined : references.follow((raw.operation.responses as JsonObject)[status])
}

/** The response that describes failures: the lowest 4xx with content, else `default`, else a 5xx. */
export function failureResponse(raw: RawOperation, references: References): JsonObject | undefined {
  const responses = isObject(raw.operation.responses) ? raw.operation.responses : {}
  const codes = Object.keys(responses).sort()
  const order = [
    ...codes.filter(code => code.startsWith('4')),
    'default',
    ...codes.filter(code => code.startsWith('5')),
  ]
  return order
    .filter(code => code in responses)
    .map(code => references.follow(responses[code]))
    .find(response => Object.keys(contentOf(response)).length > 0)
}

/** The media types of a request body or a response; empty when it has none. */
export const contentOf = (holder: JsonObject | undefined): JsonObject =>
  isObject(holder?.content) ? holder.content : {}
