import type { Dispatcher } from 'undici'
import { AgentError, upstreamBadAnswer, upstreamUnreachable } from '../../lib/errors.ts'
import { Agent } from '../../lib/undici.ts'
import { CallError, networkFacts } from '../call/call-error.ts'
import type { CacheOutcome } from '../sources/source.ts'
import { classifyHost, createGuardedConnector, type GuardOptions } from './address-policy.ts'
import type { CredentialPlace, Credentials } from './credentials.ts'
import { headerOf } from './freshness.ts'
import { readBody } from './read-body.ts'
import { createResponseCache, type ResponseCache } from './response-cache.ts'

export interface UpstreamRequest {
  app: string
  method: string
  /** Scheme, host and port. */
  origin: string
  /** Path and query, encoded. */
  path: string
  headers: Record<string, string>
  cookies?: readonly [string, string][]
  body?: Buffer | string
  signal: AbortSignal
  credentials: Credentials
  /** Arguments that travel outside path and query: part of the cache key. */
  varying?: string
  /** Keep answers of a service that says nothing about caching. */
  cacheSilent?: boolean
  /** Largest answer; the setting unless given. */
  maxBytes?: number
  /** Of a larger answer give the beginning (`truncated`); else it is an error. */
  cut?: boolean
  /**
   * `public`: somebody outside the registry file named this address, so it may not be a private one (unless
   * registry.allow_private_addresses). The file itself may name any (case X6).
   */
  reach?: 'any' | 'public'
  /** A redirect to another origin is not followed: it is the response. */
  staysHome?: boolean
}

export interface UpstreamResponse {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
  cache: CacheOutcome
  /** The answer was longer than allowed; `body` is its beginning. */
  truncated?: boolean
}

/** The one way to HTTP services: pooled connections, TLS policy, credentials with rotation, redirects, cache. */
export interface Upstream {
  /** Any status is a response; rejects with a CallError when there is none. */
  send(request: UpstreamRequest): Promise<UpstreamResponse>
  /** For clients with their own protocol over HTTP (MCP). Streams may stay idle for ever. */
  streaming: Dispatcher
  dispatcher: Dispatcher
  /** Connects to public addresses only, unless registry.allow_private_addresses. */
  guarded: Dispatcher
  /** Whether a host (of a URL) is known to be on this machine or its network: by its form, or by a connection to it. */
  isPrivateHost(hostname: string): boolean
  /** Drops what is kept of an application's answers: its entry changed, and with it perhaps who is asking. */
  forget(app: string): void
  close(): Promise<void>
}

export interface UpstreamOptions {
  connectionPoolSize: number
  sslVerify: boolean
  cacheEnabled: boolean
  /** Seconds. */
  cacheTtl: number
  /** [registry] max_result_bytes. */
  maxResultBytes: number
  /** [registry] allow_private_addresses: `reach: 'public'` is no limit. */
  allowPrivateAddresses: boolean
  /** Another look-up of names and judgement of addresses, for tests. */
  judge?: Pick<GuardOptions, 'lookup' | 'classify'>
}

const MAX_REDIRECTS = 5
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** Opens the connection pools of the registry; `close` ends what is still under way. */
export function createUpstream(options: UpstreamOptions): Upstream {
  const { allowPrivateAddresses, judge } = options
  const privateHosts = new Set<string>()
  const publicHosts = new Set<string>()
  const connectorFor = (allowPrivate: boolean) =>
    createGuardedConnector(
      { rejectUnauthorized: options.sslVerify, timeout: 10_000 },
      {
        allowPrivate,
        onJudged: (host, kind) => (kind === 'private' ? privateHosts : publicHosts).add(bareHost(host)),
        ...judge,
      },
    )
  const common = {
    connections: options.connectionPoolSize,
    connect: connectorFor(true),
    keepAliveTimeout: 4_000,
    headersTimeout: 0,
    bodyTimeout: 0,
    maxHeaderSize: 64 * 1024,
  }
  const dispatcher = new Agent(common)
  const streaming = new Agent({ ...common, connections: 64 })
  const guarded = allowPrivateAddresses ? dispatcher : new Agent({ ...common, connect: connectorFor(false) })
  const cache =
    options.cacheEnabled && options.cacheTtl > 0 ? createResponseCache({ limit: options.cacheTtl * 1000 }) : undefined
  // Whoever has a public address is public, whatever else its name says now or said before.
  const isPrivateHost = (hostname: string) =>
    classifyHost(hostname) === 'private' ||
    (privateHosts.has(bareHost(hostname)) && !publicHosts.has(bareHost(hostname)))
  const routes: Routes = { dispatcher, guarded, isPrivateHost, maxBytes: options.maxResultBytes }
  return {
    dispatcher,
    streaming,
    guarded,
    isPrivateHost,
    send: request =>
      request.method === 'GET' && cache ? sendCached(routes, cache, request) : sendPlain(routes, cache, request),
    forget: app => cache?.forget(app),
    close: async () => {
      await Promise.allSettled([dispatcher.destroy(), streaming.destroy(), guarded.destroy()])
    },
  }
}

/** The pools, and who may use which. */
interface Routes {
  dispatcher: Dispatcher
  /** Connects to public addresses only. */
  guarded: Dispatcher
  isPrivateHost: (hostname: string) => boolean
  maxBytes: number
}

const bareHost = (hostname: string) => hostname.replace(/^\[|\]$/g, '').toLowerCase()

async function sendPlain(
  routes: Routes,
  cache: ResponseCache | undefined,
  request: UpstreamRequest,
): Promise<UpstreamResponse> {
  const isWrite = request.method !== 'GET' && request.method !== 'HEAD' && request.method !== 'OPTIONS'
  // Before as well as after: an answer read while the write runs may be of either state.
  if (isWrite) cache?.forget(request.app)
  try {
    const response = await sendWithCredentials(routes, request, {})
    return { ...response, cache: 'bypass' }
  } finally {
    if (isWrite) cache?.forget(request.app)
  }
}

async function sendCached(routes: Routes, cache: ResponseCache, request: UpstreamRequest): Promise<UpstreamResponse> {
  const key = `${request.app} ${request.credentials.index()} ${request.origin}${request.path} ${request.varying ?? ''}`
  const entry = cache.get(key)
  if (entry && cache.isFresh(entry))
    return { status: entry.status, headers: entry.headers, body: entry.body, cache: 'hit' }
  const generation = cache.generationOf(request.app)
  const silent = request.cacheSilent === true
  const response = await sendWithCredentials(routes, request, entry ? cache.conditionsOf(entry) : {})
  if (entry && response.status === 304) {
    cache.renew(key, entry, response.headers, silent)
    return { status: entry.status, headers: entry.headers, body: entry.body, cache: 'revalidated' }
  }
  if (!response.truncated) cache.store(key, request.app, generation, response, silent)
  return { ...response, cache: 'miss' }
}

type Response = Omit<UpstreamResponse, 'cache'>

/** Sends; when the service refuses the credential and there is another one, sends again with that. */
async function sendWithCredentials(
  routes: Routes,
  request: UpstreamRequest,
  extra: Record<string, string>,
): Promise<Response> {
  const { credentials } = request
  for (let left = credentials.count; ; left--) {
    const used = credentials.index()
    const current = credentials.current(request.signal)
    const place = current instanceof Promise ? await current : current
    const response = await sendFollowing(routes, request, extra, place)
    if (left <= 1 || !credentials.refused(used, response.status)) return response
  }
}

/**
 * Follows redirects of reads; a write follows only 307 and 308 within its origin. Credentials and cookies never
 * follow to another origin (registry case M14).
 */
async function sendFollowing(
  routes: Routes,
  request: UpstreamRequest,
  extra: Record<string, string>,
  place: CredentialPlace | undefined,
): Promise<Response> {
  let { origin, path } = request
  let dispatcher = request.reach === 'public' ? routes.guarded : routes.dispatcher
  let credential = place
  let headers = { ...request.headers, ...extra }
  let cookies = request.cookies ?? []
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  for (let hop = 0; ; hop++) {
    const target = { origin, path, headers, cookies, credential }
    const response = await sendOnce(dispatcher, request, target, request.maxBytes ?? routes.maxBytes)
    const location = REDIRECTS.has(response.status) ? headerOf(response.headers, 'location') : undefined
    if (location === undefined || hop >= MAX_REDIRECTS) return response
    const next = URL.parse(location, `${origin}${path}`)
    if (!next || !/^https?:$/.test(next.protocol)) return response
    const sameOrigin = next.origin === origin
    if (!sameOrigin && request.staysHome) return response
    if (!isRead && !(sameOrigin && (response.status === 307 || response.status === 308))) return response
    if (!sameOrigin) {
      credential = undefined
      cookies = []
      headers = { accept: headers.accept ?? '*/*' }
      // A public service does not lead into this machine's own network.
      if (!routes.isPrivateHost(new URL(origin).hostname)) dispatcher = routes.guarded
    }
    origin = next.origin
    path = `${next.pathname}${next.search}`
  }
}

async function sendOnce(
  dispatcher: Dispatcher,
  request: UpstreamRequest,
  target: {
    origin: string
    path: string
    headers: Record<string, string>
    cookies: readonly [string, string][]
    credential: CredentialPlace | undefined
  },
  maxBytes: number,
): Promise<Response> {
  const { credential } = target
  let { headers, path, cookies } = target
  if (credential) {
    headers = { ...headers, ...credential.headers }
    for (const [name, value] of credential.query)
      path += `${path.includes('?') ? '&' : '?'}${encodeURIComponent(name)}=${encodeURIComponent(value)}`
    if (credential.cookies.length) cookies = [...cookies, ...credential.cookies]
  }
  if (cookies.length) headers = { ...headers, cookie: cookies.map(([name, value]) => `${name}=${value}`).join('; ') }
  let response: Dispatcher.ResponseData
  try {
    response = await dispatcher.request({
      origin: target.origin,
      path,
      method: request.method as Dispatcher.HttpMethod,
      headers,
      body: request.body,
      signal: request.signal,
    })
  } catch (error) {
    throw networkFailure(request, target.origin, error)
  }
  try {
    const { bytes, truncated } = await readBody(request.app, response.headers, response.body, maxBytes)
    if (truncated && !request.cut) throw tooBig(request.app, maxBytes)
    return { status: response.statusCode, headers: response.headers, body: bytes, ...(truncated && { truncated }) }
  } catch (error) {
    if (error instanceof AgentError)
      throw new CallError(error, { sent: true, transient: false, upstreamStatus: response.statusCode })
    throw networkFailure(request, target.origin, error)
  }
}

const tooBig = (app: string, limit: number) =>
  upstreamBadAnswer(app, `answered with more than ${limit} bytes`, { limit_bytes: limit })

function networkFailure({ app, signal }: UpstreamRequest, origin: string, error: unknown): Error {
  if (signal.aborted && signal.reason instanceof Error) return signal.reason
  // The address policy refused before anything was sent.
  if (error instanceof AgentError) return new CallError(error, { sent: false, transient: false })
  return new CallError(upstreamUnreachable(app, origin, error), networkFacts(error))
}
