import { createHash } from 'node:crypto'
import { isObject, type JsonObject } from '../../../lib/json.ts'
import type { OpenApiEntry } from '../../file/service-entry.ts'
import { createCredentials, type SecurityRequirement } from '../../upstream/credentials.ts'
import { once, type Source, type SourceContext, type Tool } from '../source.ts'
import { visibleParameters, visibleSchema, visibleText } from '../../safety/visible-text.ts'
import { createBundler } from './bundle-schema.ts'
import { prepareCall, type CallerOptions, type CallOperation } from './call-operation.ts'
import {
  compileOperation,
  contentOf,
  failureResponse,
  successResponse,
  type CompiledOperation,
} from './compile-operation.ts'
import { credentialOrigins } from './credential-origins.ts'
import { listOperations, type RawOperation } from './list-operations.ts'
import { loadDescription } from './load-description.ts'
import { createReferences, type References } from './resolve-reference.ts'
import { describedKey, isSecure } from './security.ts'
import { upgradeSwagger } from './upgrade-swagger.ts'
import { wordsOfOperation } from './words-of-operation.ts'

/** A tool with what it takes to call it. */
interface OpenApiTool extends Tool {
  readonly compiled: () => CompiledOperation
  readonly call: () => CallOperation
}

/** Methods that may be repeated (RFC 9110 § 9.2.2). */
const REPEATABLE = new Set(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'QUERY'])
const READ_ONLY = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE', 'QUERY'])

/** A service that describes itself with OpenAPI 2.0, 3.0 or 3.1. */
export function createOpenApiSource(entry: OpenApiEntry, { upstream, secrets, rotation }: SourceContext): Source {
  let document: JsonObject = {}
  let tools: OpenApiTool[] = []
  let notes: string[] = []
  const credentials = createCredentials({
    app: entry.name,
    auth: entry.auth,
    headers: entry.headers,
    rotation,
    dispatcher: upstream.dispatcher,
    secrets,
    describedKey: scheme => describedKey(document, scheme),
  })

  const open = async (signal: AbortSignal) => {
    const loaded = await loadDescription(entry.name, entry.url, { upstream, credentials, signal })
    document = loaded.document.openapi === undefined ? upgradeSwagger(loaded.document, loaded.base) : loaded.document
    const references = createReferences(document)
    const listed = listOperations(document, references, entry)
    const digest = createHash('sha256').update(loaded.bytes).update(JSON.stringify(entry.api_overrides)).digest('hex')
    const base = loaded.base
    const origins = credentialOrigins(entry, document, base)
    const caller = { entry, upstream, secrets, credentials, origins, base }
    tools = listed.operations.map(raw => toTool(raw, { document, references, base, entry, digest, caller }))
    notes = [...listed.notes, ...unknownOverrides(entry, listed.operations)]
  }

  return {
    transport: 'http',
    open,
    call: (tool, args, context) => (tool as OpenApiTool).call()(args, context),
    list: () => tools,
    notes: () => notes,
    onChange: () => undefined,
    close: () => Promise.resolve(),
  }
}

interface ToolFacts {
  document: JsonObject
  references: References
  base: string | undefined
  entry: OpenApiEntry
  digest: string
  caller: CallerOptions
}

function toTool(raw: RawOperation, facts: ToolFacts): OpenApiTool {
  const { document, references, base, entry, digest, caller } = facts
  const { operation } = raw
  const override = entry.api_overrides.find(one => one.operation_id === raw.name)
  const { credentials } = caller
  const provided = (security: readonly SecurityRequirement[]) => credentials.choose(security).provides()
  const compiled = once(() => {
    const operation = compileOperation(raw, { document, references, base, baseUrl: entry.base_url, override, provided })
    const { inputSchema, parameters } = operation
    return { ...operation, inputSchema: visibleSchema(inputSchema), parameters: visibleParameters(parameters) }
  })
  const outputSchema = once(() => visibleSchema(responseSchema(successResponse(raw, references), references)))
  const failureSchema = once(() => visibleSchema(responseSchema(failureResponse(raw, references), references)))
  const tool: OpenApiTool = {
    name: raw.name,
    description: visibleText(override?.description ?? describe(raw)),
    method: raw.method,
    path: raw.path,
    secure: isSecure(document, operation),
    readOnly: READ_ONLY.has(raw.method),
    repeatable: REPEATABLE.has(raw.method),
    kind: entry.kind ?? 'api',
    tags: Array.isArray(operation.tags) ? operation.tags.filter(tag => typeof tag === 'string').map(visibleText) : [],
    digest: `${digest} ${raw.method} ${raw.path}`,
    compiled,
    call: once(() => prepareCall(compiled().model, tool, caller)),
    get inputSchema() {
      return compiled().inputSchema
    },
    get outputSchema() {
      return outputSchema()
    },
    get failureSchema() {
      return failureSchema()
    },
    get parameters() {
      return compiled().parameters
    },
    words: () => wordsOfOperation(raw, references),
  }
  return tool
}

/** Summary and description, each once. */
function describe({ operation, method, path }: RawOperation): string {
  const summary = typeof operation.summary === 'string' ? operation.summary.trim() : ''
  const description = typeof operation.description === 'string' ? operation.description.trim() : ''
  if (!summary || description.startsWith(summary)) return description || summary || `${method} ${path}`
  return description ? `${summary}\n${description}` : summary
}

/** The self-contained JSON schema of a response's JSON content; undefined when there is none. */
function responseSchema(response: JsonObject | undefined, references: References): unknown {
  const content = contentOf(response)
  const type = Object.keys(content).find(one => /[/+]json\b/.test(one)) ?? Object.keys(content)[0]
  const media = type === undefined ? undefined : content[type]
  if (!isObject(media) || media.schema === undefined) return undefined
  const bundler = createBundler(references, 'response')
  const schema = bundler.convert(media.schema)
  return isObject(schema) && Object.keys(bundler.defs).length ? { ...schema, $defs: bundler.defs } : schema
}

function unknownOverrides(entry: OpenApiEntry, operations: readonly RawOperation[]): string[] {
  const known = new Set(operations.map(operation => operation.name))
  const unknown = entry.api_overrides.map(override => override.operation_id).filter(id => !known.has(id))
  return unknown.length ? [`api_overrides names operations that are not registered: ${unknown.join(', ')}`] : []
}
