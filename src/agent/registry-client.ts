import type { CallFailure, SearchResult } from '../contract/registry.ts'
import { isObject, parseJson } from '../lib/json.ts'
import { Pool } from '../lib/undici.ts'
import { noCredentials, withCredentials, type RegistryCredentials } from './registry-credentials.ts'
import { traceOfTurn } from './telemetry/turn-trace.ts'
import { createPageReader, SILENCE } from './catalogue/known-pages.ts'
import { servicesOnly, withoutPageTools } from './catalogue/services-only.ts'
import { areHits, createCatalogueReader, type About, type ReadCatalogue } from './catalogue/read-catalogue.ts'
import { expectAnswer, readJsonAnswer, refusalOf, registryFailure } from './registry-answers.ts'
import { requestPatiently } from './request-patiently.ts'

/** What a call came to. A failed call is data, never an exception. */
export type CallResult =
  | { ok: true; value: unknown }
  /** `notSent`: the registry itself refused the call, the service never saw it. */
  | { ok: false; status: number; message: string; detail?: unknown; notSent?: boolean }

/**
 * What a call that needs a yes was made on: a yes to it, or one to all calls of the tool in the conversation. `aside`: a look at a
 * record to show a change or before it is made, which counts for no answer.
 */
export type CallApproval = 'once' | 'session' | 'aside'

/** The registry as the agent uses it: over HTTP only, so that it can run anywhere. */
export interface RegistryClient {
  readonly url: string
  /** What a message needs of the catalogue of services, all of it while that is small. Throws `REGISTRY_UNREACHABLE`. */
  catalogue(about?: About, signal?: AbortSignal): Promise<ReadCatalogue>
  /** The tools that do what the words say, the best first. Throws `REGISTRY_UNREACHABLE`. */
  search(words: string, filter: { apps?: string[]; limit: number }, signal?: AbortSignal): Promise<SearchResult[]>
  /**
   * Calls a tool by its canonical name. `approval`: a person said yes to it, for this call or the conversation. `nextLink`: the page
   * of its list is read that this link of the service leads to.
   */
  call(
    app: string,
    tool: string,
    args: Record<string, unknown>,
    signal?: AbortSignal,
    approval?: CallApproval,
    nextLink?: string,
  ): Promise<CallResult>
  close(): Promise<void>
}

/** Failures of the registry that mean that nothing was sent to the service. */
const NOT_SENT = new Set(['SERVICE_PAUSED', 'SERVICE_CONNECTING', 'BUSY'])

/** What the registry's search takes: characters of a question, and results. */
const LONGEST_QUERY = 2000
const MOST_HITS = 100

/** Opens a client with pooled connections. Times are in milliseconds. */
export function createRegistryClient({
  url,
  connections = 16,
  timeout = 60_000,
  silence = SILENCE,
  credentials = noCredentials,
}: {
  url: string
  connections?: number
  timeout?: number
  /** How long the registry may be silent when its catalogue is read. */
  silence?: number
  credentials?: RegistryCredentials | undefined
}): RegistryClient {
  const base = new URL(url)
  const pool = withCredentials(
    new Pool(base.origin, { connections, pipelining: 1, headersTimeout: timeout, bodyTimeout: timeout }),
    credentials,
  )
  const read = createCatalogueReader(createPageReader(pool, silence))

  /** Of several applications the search takes none as a filter: more is asked for, and the others are left out. */
  async function search(
    words: string,
    { apps, limit }: { apps?: string[]; limit: number },
    signal?: AbortSignal,
  ): Promise<SearchResult[]> {
    const query = new URLSearchParams({
      q: words.slice(0, LONGEST_QUERY),
      include_schema: 'true',
      limit: String(apps && apps.length > 1 ? MOST_HITS : limit),
      ...(apps?.length === 1 && { app: apps[0]! }),
    })
    try {
      const path = `/apis/search?${query}`
      const response = await requestPatiently(pool, { method: 'GET', path, headersTimeout: silence, signal })
      const text = await response.body.text()
      if (response.statusCode === 404 || response.statusCode === 422) return []
      if (response.statusCode !== 200) throw refusalOf(response.statusCode, parseJson(text), '/apis/search')
      const found = expectAnswer<SearchResult[]>(readJsonAnswer(text, '/apis/search'), areHits, '/apis/search')
      return withoutPageTools(found)
        .filter(hit => !apps || apps.includes(hit.app_name))
        .slice(0, limit)
    } catch (error) {
      if (signal?.aborted) throw signal.reason
      throw registryFailure(url, error)
    }
  }

  async function catalogue(about?: About, signal?: AbortSignal): Promise<ReadCatalogue> {
    try {
      const all = await read(about, signal)
      return { ...all, catalogue: servicesOnly(all.catalogue) }
    } catch (error) {
      if (signal?.aborted) throw signal.reason
      throw registryFailure(url, error)
    }
  }

  async function call(
    app: string,
    tool: string,
    args: Record<string, unknown>,
    signal?: AbortSignal,
    approval?: CallApproval,
    nextLink?: string,
  ): Promise<CallResult> {
    const span = traceOfTurn()?.startTool(app, tool, args)
    try {
      const result = await send(app, tool, args, {
        headers: {
          ...span?.headers,
          ...(approval && approval !== 'aside' && { 'x-approval': approval }),
          ...(nextLink !== undefined && { 'x-next-link': nextLink }),
        },
        signal,
      })
      span?.end(result)
      return result
    } catch (error) {
      span?.fail(error)
      throw error
    }
  }

  async function send(
    app: string,
    tool: string,
    args: Record<string, unknown>,
    { headers, signal }: { headers: Readonly<Record<string, string>>; signal: AbortSignal | undefined },
  ): Promise<CallResult> {
    try {
      const body = JSON.stringify({ app_name: app, function_name: tool, args })
      const response = await requestPatiently(pool, {
        method: 'POST',
        path: '/functions/call',
        headers: { 'content-type': 'application/json', ...headers },
        body,
        signal,
      })
      const text = await response.body.text()
      const value = parseJson(text)
      if (response.statusCode === 200 && response.headers['x-truncated'] === 'true') return cutResult(tool, value)
      if (response.statusCode === 200) return { ok: true, value: value === undefined ? text : value }
      return {
        ok: false,
        status: response.statusCode,
        message: failureMessage(value, response.statusCode),
        detail: isObject(value) ? (value as Partial<CallFailure>).detail : undefined,
        ...(isObject(value) && NOT_SENT.has(String(value.error_type)) && { notSent: true }),
      }
    } catch (error) {
      if (signal?.aborted) throw signal.reason
      return { ok: false, status: 503, message: registryFailure(url, error).message }
    }
  }

  return { url, catalogue, search, call, close: () => pool.close() }
}

/** The beginning of a result is not data: a count or a sum over it would be wrong. */
const cutResult = (tool: string, value: unknown): CallResult => {
  const size = isObject(value) && typeof value.bytes === 'number' ? ` after ${value.bytes} bytes` : ''
  const message = `${tool} was called, but its result is too large and was cut${size}. Ask for less of it, or raise registry.max_result_bytes.`
  return { ok: false, status: 413, message }
}

function failureMessage(body: unknown, status: number): string {
  if (isObject(body) && typeof body.message === 'string') return body.message
  if (isObject(body) && typeof body.detail === 'string') return body.detail
  return `HTTP ${status}`
}
