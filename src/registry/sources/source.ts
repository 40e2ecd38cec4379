import type { z } from 'zod'
import type { RegistrySettings } from '../../config/settings.ts'
import type { Logger } from '../../lib/logger.ts'
import type { JsonObject } from '../../lib/json.ts'
import type { ParameterRecord } from '../../contract/registry.ts'
import type { ServiceEntry } from '../file/service-entry.ts'
import type { Tracing } from '../telemetry/tracing.ts'
import type { OriginStore } from '../safety/origin-store.ts'
import type { Secrets } from '../upstream/secrets.ts'
import type { Upstream } from '../upstream/upstream.ts'

/**
 * One tool of a service, as its source sees it. The schemas and the parameters may be computed on first use:
 * registering thousands of tools stays cheap. Texts of the service have passed `visibleText` and `visibleSchema`: what
 * people do not see reaches no model (registry case X8).
 */
export interface Tool {
  /** Name within the service. */
  readonly name: string
  readonly description: string
  readonly method: string
  readonly path: string
  readonly secure: boolean
  /** Calling it changes nothing. */
  readonly readOnly: boolean
  /** Calling it twice is the same as calling it once, so a failed call may be tried again. */
  readonly repeatable: boolean
  readonly kind: 'api' | 'browser'
  /** What its service speaks, when that is not plain HTTP. */
  readonly protocol?: 'mcp'
  readonly tags: readonly string[]
  /** Changes exactly when what a client sees of the tool changes. */
  readonly digest: string
  readonly inputSchema: JsonObject
  /** JSON schema of a successful result; undefined when unknown. */
  readonly outputSchema: unknown
  readonly failureSchema: unknown
  readonly parameters: readonly ParameterRecord[]
  /** A name for people, where the service gives one. */
  readonly title?: string | undefined
  /** What an MCP server says about the tool's effects, in its own words; other kinds have none. */
  readonly annotations?: ToolHints | undefined
  /** What it can be found by, for a source that knows without computing the schemas. */
  readonly words?: (() => ToolWords) | undefined
}

/** Texts of a tool that searching looks into: names of parameters, what is said of them, fields of results. */
export interface ToolWords {
  parameters: string[]
  details: string[]
  results: string[]
}

/** Hints of the Model Context Protocol about what a tool does (MCP § Tools, annotations). */
export interface ToolHints {
  readOnlyHint?: boolean | undefined
  destructiveHint?: boolean | undefined
  idempotentHint?: boolean | undefined
  openWorldHint?: boolean | undefined
}

/** Progress of a running call, as an MCP server reports it. */
export interface CallProgress {
  progress: number
  total?: number | undefined
  message?: string | undefined
}

/** How a response came about, for the `x-cache` header. */
export type CacheOutcome = 'hit' | 'miss' | 'revalidated' | 'bypass'

/** A successful result. `body` is JSON text, ready to be sent as it is. */
export interface ToolResult {
  body: Buffer | string
  upstreamStatus?: number
  cache: CacheOutcome
  /** The service gave more than max_result_bytes: `body` is the marker with the beginning (case M17). */
  truncated?: boolean
  /** How the result differs from its declared schema (case S5). */
  schemaWarning?: string
  /** The result as an MCP server gave it, for clients that speak MCP too; secrets are still in it. */
  mcp?: JsonObject
}

/** What a call carries beside its arguments. */
export interface CallContext {
  /** Canonical name, for messages. */
  toolName: string
  /** Aborts at the time-out or when the client goes away. */
  signal: AbortSignal
  /** Milliseconds that the whole call may take. */
  timeout: number
  /** Headers of the client that are passed on: trace context and request id, nothing else. */
  headers: Readonly<Record<string, string>>
  /** Told how far the call is, where the client wants to know. */
  onProgress?: ((progress: CallProgress) => void) | undefined
  /** A link to the next page of the list that the tool gives, as the service wrote it. */
  nextLink?: string | undefined
  /** Told where the call goes, with tracing. */
  onTarget?: (origin: string) => void
  /** The service works on it and said so: the time for the call starts anew, up to a cap (registry case M11). */
  extend?: () => void
}

/** `tools`: the list changed. `lost`: the connection is gone and must be opened again. */
export type SourceChange = { kind: 'tools' } | { kind: 'lost'; error: Error }

/**
 * A backing service of any kind (design § 5).
 * - `open` connects and discovers; it rejects with an AgentError whose message is the specification's, and may be
 *   called again after a failure or after `lost`.
 * - `list` gives the tools of the last successful `open` or change; it must not throw.
 * - `call` resolves with the result or rejects with an AgentError; a `CallError` says whether anything was sent.
 * - `close` ends everything it opened and may be called at any time.
 */
export interface Source {
  open(signal: AbortSignal): Promise<void>
  list(): readonly Tool[]
  call(tool: Tool, args: JsonObject, context: CallContext): Promise<ToolResult>
  close(): Promise<void>
  /** Discovers again over the connection that there is; without it `open` is called again. */
  refresh?(signal: AbortSignal): Promise<void>
  /** What a service offers beside tools. */
  extras?: SourceExtras
  onChange(listener: (change: SourceChange) => void): void
  /** What was asked for and could not be done (declared tools that the service lacks …), in sentences. */
  notes(): readonly string[]
  /** Calls a tool that the service did not list, by name (onboarding onto an existing application). */
  callByName?(name: string, args: JsonObject, context: CallContext): Promise<ToolResult>
  /** How it is connected, for `/status`. */
  readonly transport: string
  /** What the service says of itself, once it was opened; texts as it wrote them. */
  about?(): ServiceAbout
}

/** A service in its own words. */
export interface ServiceAbout {
  title?: string | undefined
  version?: string | undefined
  description?: string | undefined
  /** Where its calls go, when that is not where its description is. */
  server?: string | undefined
  /** The credential that its description asks for first. */
  auth?: { type: string; key?: string } | undefined
}

/** Resources and prompts (MCP), in the form of the protocol. They reject with an AgentError. */
export interface SourceExtras {
  resources(signal: AbortSignal): Promise<{ resources: JsonObject[]; templates: JsonObject[] }>
  readResource(uri: string, signal: AbortSignal): Promise<JsonObject>
  prompts(signal: AbortSignal): Promise<JsonObject[]>
  getPrompt(name: string, args: Record<string, string>, signal: AbortSignal): Promise<JsonObject>
  /** What may complete an argument of a prompt or a resource template; `request` as MCP's `completion/complete` has it. */
  complete(request: JsonObject, signal: AbortSignal): Promise<JsonObject>
}

/** What a source may use. */
export interface SourceContext {
  upstream: Upstream
  secrets: Secrets
  logger: Logger
  /** Seconds until one call or discovery is given up. */
  requestTimeout: number
  /** [api_mode] api_key_rotation. */
  rotation: boolean
  /** [registry] of the settings. */
  registry: RegistrySettings
  /** Where credentials went when a description was first read. */
  origins?: OriginStore
  /** Spans for connecting to services. */
  tracing?: Tracing
}

/** A kind of source: one folder, one line in `sources/index.ts` (docs/extending.md). */
export interface SourceKind<Entry = ServiceEntry> {
  /** `type` of its entries in the registry file. */
  type: string
  /** What an entry may hold. */
  entry: z.ZodType<Entry> & { shape: object }
  /** Throws an AgentError when the entry cannot work. Connects to nothing: that is for `open`. */
  create(entry: Entry, context: SourceContext): Source
}

/** Runs `compute` once, when it is first asked for. */
export function once<T>(compute: () => T): () => T {
  let done = false
  let value: T
  return () => {
    if (!done) {
      value = compute()
      done = true
    }
    return value
  }
}
