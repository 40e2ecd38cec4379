import type { ParameterRecord } from '../../../contract/registry.ts'
import { isObject, type JsonObject } from '../../../lib/json.ts'
import type { ApiOverride } from '../../file/service-entry.ts'
import type { SecurityRequirement } from '../../upstream/credentials.ts'
import { describeParameter } from '../../schema/parameters-of-schema.ts'
import { once } from '../source.ts'
import { createBundler, type Bundler } from './bundle-schema.ts'
import { compileBody, type CompiledBody } from './compile-body.ts'
import { describeParameters, nameArguments, type DescribedParameter } from './describe-parameters.ts'
import type { RawOperation } from './list-operations.ts'
import type { OperationModel } from './operation-model.ts'
import { pathOf, splitPath } from './path-of-operation.ts'
import type { References } from './resolve-reference.ts'
import { successContent, successStatus } from './responses-of-operation.ts'
import { securityOf } from './security.ts'
import { serverOf } from './server-of.ts'
import type { Subtypes } from './subtypes.ts'
import { shorten, withinBudget } from './within-budget.ts'

/** An operation ready to be shown and called. */
export interface CompiledOperation {
  model: OperationModel
  inputSchema: JsonObject
  parameters: ParameterRecord[]
}

export interface CompileOptions {
  document: JsonObject
  references: References
  base: string | undefined
  baseUrl: string | undefined
  override: ApiOverride | undefined
  subtypes?: Subtypes
  /** Largest input schema, in bytes (case S6). */
  maxSchemaBytes: number
  /** What the credentials of the entry fill in, as `header x-api-key`: nobody is asked for it (cases R15, X9). */
  provided?: (security: readonly SecurityRequirement[]) => ReadonlySet<string>
}

/** Makes the model, the input schema and the parameter records of one operation; the schema stays within its budget. */
export function compileOperation(raw: RawOperation, options: CompileOptions): CompiledOperation {
  const { references, subtypes, maxSchemaBytes } = options
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

function describeArguments(
  described: DescribedParameter[],
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
