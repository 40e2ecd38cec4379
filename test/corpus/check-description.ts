import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Agent } from 'undici'
import { Settings } from '../../src/config/settings.ts'
import { isObject, type JsonObject } from '../../src/lib/json.ts'
import { createLogger } from '../../src/lib/logger.ts'
import { messageOf } from '../../src/lib/errors.ts'
import { toApiRecord } from '../../src/registry/catalogue/api-record.ts'
import { createCatalogue, type CatalogueTool } from '../../src/registry/catalogue/catalogue.ts'
import { OpenApiEntry } from '../../src/registry/file/service-entry.ts'
import { createOpenApiSource } from '../../src/registry/sources/openapi/openapi-source.ts'
import { describeTools } from '../../src/registry/sources/openapi/describe-tools.ts'
import type { Source, SourceContext } from '../../src/registry/sources/source.ts'
import { createSecrets } from '../../src/registry/upstream/secrets.ts'
import type { UpstreamRequest } from '../../src/registry/upstream/send-following.ts'
import type { Upstream } from '../../src/registry/upstream/upstream.ts'
import { createMcpToolChecker, type WhyRefused } from './check-mcp-tool.ts'
import { createSchemaChecker, type SchemaChecker, type Validate } from './check-schema.ts'
import type { Description } from './list-descriptions.ts'
import { compareRequest } from './parse-request.ts'
import { createRandom, sampleOf } from './sample-arguments.ts'

/** What was found out about one description. */
export interface Findings {
  name: string
  operations: number
  tools: number
  /** Operations that are no tools, in the words of the registry. */
  reported: string[]
  /** Operations registered under another name than their id. */
  renamed: number
  /** Requests that were built and read back. */
  requests: number
  /** Input schemas for which no arguments were found. */
  unsampled: string[]
  /** Input schemas beyond the budget: so many arguments that their names alone are longer. */
  overBudget: number
  failures: string[]
  /** Names of the tools, for the check over all descriptions. */
  names: string[]
  largestSchema: number
  largestRecord: number
}

const ALIAS = /^[a-zA-Z_][a-zA-Z0-9_-]{0,63}$/
const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']
const BASE = 'https://corpus.invalid/base'
const SETTINGS = Settings.parse({}).registry
const MOST_FAILURES = 20
/** Connects to nothing: requests are kept. */
const dispatcher = new Agent()

/** Registers a description as the registry does, from a file, and holds everything that it gives against the rules. */
export async function checkDescription({ name, file }: Description): Promise<Findings> {
  const failures: string[] = []
  const fail = (text: string) =>
    void (failures.length < MOST_FAILURES && failures.push(`${name}: ${text}`.slice(0, 600)))
  const document = JSON.parse(readFileSync(file, 'utf8')) as JsonObject
  const written = operationsOf(document)
  const service = await openService(name, file)
  const catalogue = createCatalogue()
  catalogue.setTools(name, 'source', service.source.list(), () => Promise.reject(new Error('not called')))
  const entries = catalogue.toolsOf(name)
  const reported = service.source.notes().filter(note => note.includes(' is skipped: '))
  const findings: Findings = {
    name,
    operations: written.length,
    tools: entries.length,
    reported,
    renamed: service.source.notes().length - reported.length,
    requests: 0,
    unsampled: [],
    overBudget: 0,
    failures,
    names: entries.map(entry => entry.tool.name),
    largestSchema: 0,
    largestRecord: 0,
  }
  if (entries.length + reported.length !== written.length)
    fail(`${written.length} operations, but ${entries.length} tools and ${reported.length} reported`)
  checkNames(entries, written, fail)
  checkStability(entries, document, name, fail)
  const checker = createSchemaChecker()
  const whyRefused = createMcpToolChecker()
  for (const entry of entries) {
    try {
      await checkTool(entry, { document, service, checker, whyRefused, findings, fail })
    } catch (error) {
      fail(`${entry.name} crashed: ${messageOf(error)}`)
    }
  }
  return findings
}

interface WrittenOperation {
  path: string
  method: string
  id: string
}

function operationsOf(document: JsonObject): WrittenOperation[] {
  const found: WrittenOperation[] = []
  for (const [path, item] of Object.entries(isObject(document.paths) ? document.paths : {})) {
    if (!isObject(item) || path.startsWith('x-')) continue
    const target = typeof item.$ref === 'string' ? pointed(document, item.$ref) : item
    for (const method of METHODS) {
      const operation = isObject(target) ? target[method] : undefined
      if (isObject(operation))
        found.push({ path, method: method.toUpperCase(), id: String(operation.operationId ?? '').trim() })
    }
  }
  return found
}

const pointed = (document: JsonObject, reference: string): unknown =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (value, part) =>
        (value as JsonObject | undefined)?.[decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')],
      document,
    )

interface Service {
  source: Source
  /** What would have been sent, latest last. */
  sent: UpstreamRequest[]
}

/** The real source over a file; what it sends is kept instead. */
async function openService(name: string, file: string): Promise<Service> {
  const sent: UpstreamRequest[] = []
  const upstream = {
    send: (request: UpstreamRequest) => {
      sent.push(request)
      return Promise.resolve({ status: 204, headers: {}, body: Buffer.alloc(0), cache: 'bypass' as const })
    },
    isPrivateHost: () => false,
    forget: () => undefined,
    close: () => Promise.resolve(),
    dispatcher,
    streaming: dispatcher,
    guarded: dispatcher,
  } satisfies Upstream
  const entry = OpenApiEntry.parse({ name, type: 'openapi', url: file, base_url: BASE })
  const context: SourceContext = {
    upstream,
    secrets: createSecrets(),
    logger: createLogger('corpus', 'silent'),
    requestTimeout: 30,
    rotation: false,
    registry: SETTINGS,
  }
  const source = createOpenApiSource(entry, context)
  await source.open(AbortSignal.timeout(60_000))
  return { source, sent }
}

/** An id that is a digest names nothing: its operation is called by method and path. */
const DIGEST = /^(?:[\da-f]{24,}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i

/** Names are legal and unique; an id of words that is used once is kept word for word (cases N1 to N6). */
function checkNames(
  entries: readonly CatalogueTool[],
  written: WrittenOperation[],
  fail: (text: string) => void,
): void {
  const uses = Map.groupBy(written, operation => operation.id)
  const ids = new Map(written.map(operation => [`${operation.method} ${operation.path}`, operation.id]))
  const names = new Set<string>()
  const aliases = new Set<string>()
  for (const { name, alias, tool } of entries) {
    if (!ALIAS.test(alias)) fail(`illegal alias ${alias}`)
    if (names.has(name)) fail(`name ${name} twice`)
    if (aliases.has(alias)) fail(`alias ${alias} twice`)
    names.add(name)
    aliases.add(alias)
    const id = ids.get(`${tool.method} ${tool.path}`)
    if (id && !DIGEST.test(id) && uses.get(id)?.length === 1 && tool.name !== id)
      fail(`operation ${id} is called ${tool.name}`)
  }
}

/** The same names and aliases for the same operations when the description is written in another order (case N1). */
function checkStability(
  entries: readonly CatalogueTool[],
  document: JsonObject,
  app: string,
  fail: (text: string) => void,
): void {
  const order = (path: string) => createHash('sha256').update(path).digest('hex')
  const paths = Object.entries(document.paths as JsonObject).sort(([left], [right]) =>
    order(left) < order(right) ? -1 : 1,
  )
  const { tools } = describeTools(
    { ...document, paths: Object.fromEntries(paths) },
    { entry: { api_overrides: [] }, base: undefined, maxSchemaBytes: SETTINGS.max_schema_bytes },
  )
  const catalogue = createCatalogue()
  catalogue.setTools(app, 'source', tools, () => Promise.reject(new Error('not called')))
  const before = new Map(entries.map(entry => [`${entry.tool.method} ${entry.tool.path}`, entry]))
  for (const { tool, name, alias } of catalogue.toolsOf(app)) {
    const same = before.get(`${tool.method} ${tool.path}`)
    if (same?.name !== name || same.alias !== alias) fail(`${same?.name} became ${name} in another order`)
    else if (same.tool.digest !== tool.digest) fail(`${name} has another digest in another order`)
  }
}

interface ToolChecks {
  document: JsonObject
  service: Service
  checker: SchemaChecker
  whyRefused: WhyRefused
  findings: Findings
  fail: (text: string) => void
}

const COMPOSED = ['oneOf', 'anyOf', 'allOf', 'not', 'enum', '$ref']
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]

/** One tool: its record, its schema, and a request that is built and read back. */
async function checkTool(
  entry: CatalogueTool,
  { document, service, checker, whyRefused, findings, fail }: ToolChecks,
): Promise<void> {
  const { tool, name } = entry
  const record = JSON.stringify(toApiRecord(entry))
  findings.largestRecord = Math.max(findings.largestRecord, record.length)
  const schema = tool.inputSchema
  const bytes = Buffer.byteLength(JSON.stringify(schema))
  findings.largestSchema = Math.max(findings.largestSchema, bytes)
  if (bytes > SETTINGS.max_schema_bytes) findings.overBudget++
  if (schema.type !== 'object' || !isObject(schema.properties) || COMPOSED.some(key => key in schema))
    fail(`${name}: the root of its input schema is no plain object`)
  const refused = whyRefused(entry)
  if (refused !== undefined) fail(`${name}: MCP clients refuse it: ${refused}`)
  let validate: Validate
  try {
    validate = checker.compile(schema)
  } catch (error) {
    return fail(`${name}: its input schema does not compile: ${messageOf(error)}`)
  }
  const args = argumentsOf(entry, validate)
  if (!args) return void findings.unsampled.push(name)
  service.sent.length = 0
  await service.source.call(tool, args, {
    toolName: name,
    signal: new AbortController().signal,
    timeout: 30_000,
    headers: {},
  })
  const request = service.sent.at(-1)
  if (!request) return fail(`${name}: nothing was sent`)
  findings.requests++
  const base = new URL(BASE)
  if (request.origin !== base.origin || !request.path.startsWith(base.pathname))
    return fail(`${name}: sent to ${request.origin}${request.path}`)
  const problems = compareRequest(document, tool, tool.parameters, args, {
    ...request,
    path: request.path.slice(base.pathname.length),
    cookies: request.cookies ?? [],
    body: request.body,
  })
  for (const problem of problems) fail(`${name} (${tool.method} ${tool.path}): ${problem}`)
}

/** Arguments that the schema accepts, as different as the seed makes them; undefined when none were found. */
function argumentsOf({ name, tool }: CatalogueTool, validate: Validate): JsonObject | undefined {
  const start = createHash('sha256').update(name).digest().readUInt32LE(0)
  const places = new Map(tool.parameters.map(parameter => [parameter.name, parameter]))
  // Lists and objects in one text, headers and cookies have characters that they cannot hold.
  const isPlain = (argument: string) => {
    const { in: place = 'body', type } = places.get(argument) ?? {}
    return place !== 'body' && (!['query', 'path'].includes(place) || /array|object|any/.test(type ?? ''))
  }
  for (const seed of SEEDS) {
    const random = createRandom(start + seed)
    const args = sampleOf(tool.inputSchema, tool.inputSchema, { random, sparse: seed > 4, plain: false, isPlain })
    if (isObject(args) && isUsable(args, places) && validate(args)) return args
  }
  return undefined
}

const isNested = (value: unknown) => typeof value === 'object' && value !== null

/** An empty path value names another resource, and is refused before anything is sent. */
const isUsable = (args: JsonObject, places: ReadonlyMap<string, { in?: string | undefined }>) =>
  Object.entries(args).every(
    ([name, value]) =>
      places.get(name)?.in !== 'path' ||
      !(value === '' || value === null || (isNested(value) && !Object.keys(value as object).length)),
  )
