import type { Dispatcher } from 'undici'
import { bareHost, classifyHost } from '../../lib/address-policy.ts'
import { Agent } from '../../lib/undici.ts'
import type { CacheOutcome } from '../sources/source.ts'
import { createGuardedConnector, type GuardOptions } from './guarded-connector.ts'
import { createResponseCache, type ResponseCache } from './response-cache.ts'
import { createSharedWrites, type SharedWrites, type SharedWritesOptions } from './shared-writes.ts'
import { sendFollowing, type Routes, type ServiceResponse, type UpstreamRequest } from './send-following.ts'

export interface UpstreamResponse extends ServiceResponse {
  cache: CacheOutcome
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
  /** The other replicas of the registry, which have to know of writes. */
  shared?: Pick<SharedWritesOptions, 'replicas' | 'logger'> | undefined
  /** See `Routes`. */
  ownHeaders?: ((origin: string) => Readonly<Record<string, string>>) | undefined
  /** Another look-up of names and judgement of addresses, for tests. */
  judge?: Pick<GuardOptions, 'lookup' | 'classify'>
}

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
  const shared =
    cache && options.shared?.replicas.isShared
      ? createSharedWrites({
          ...options.shared,
          forget: owners => (owners ? cache.forget(...owners) : cache.clear()),
        })
      : undefined
  // Whoever has a public address is public, whatever else its name says now or said before.
  const isPrivateHost = (hostname: string) =>
    classifyHost(hostname) === 'private' ||
    (privateHosts.has(bareHost(hostname)) && !publicHosts.has(bareHost(hostname)))
  const routes: Routes = {
    dispatcher,
    guarded,
    isPrivateHost,
    maxBytes: options.maxResultBytes,
    ownHeaders: options.ownHeaders,
  }
  return {
    dispatcher,
    streaming,
    guarded,
    isPrivateHost,
    send: request =>
      request.method === 'GET' && cache && shared?.mayCache(ownersOf(request)) !== false
        ? sendCached(routes, cache, request)
        : sendPlain(routes, { cache, shared }, request),
    forget: app => cache?.forget(app),
    close: async () => {
      await Promise.allSettled([dispatcher.destroy(), streaming.destroy(), guarded.destroy()])
    },
  }
}

/** Whose state a request reads or changes: two applications may be the same service. */
const ownersOf = ({ app, origin }: UpstreamRequest) => [app, origin]

async function sendPlain(
  routes: Routes,
  { cache, shared }: { cache: ResponseCache | undefined; shared: SharedWrites | undefined },
  request: UpstreamRequest,
): Promise<UpstreamResponse> {
  const isWrite = request.method !== 'GET' && request.method !== 'HEAD' && request.method !== 'OPTIONS'
  const owners = ownersOf(request)
  // Before as well as after: an answer read while the write runs may be of either state.
  if (isWrite) cache?.forget(...owners)
  const told = isWrite ? shared?.begin(owners) : undefined
  try {
    const response = await sendWithCredentials(routes, request, {})
    // Whoever hears of the write finds the others told.
    await told
    return { ...response, cache: 'bypass' }
  } finally {
    if (isWrite) {
      cache?.forget(...owners)
      shared?.end(owners)
    }
  }
}

async function sendCached(routes: Routes, cache: ResponseCache, request: UpstreamRequest): Promise<UpstreamResponse> {
  const key = `${request.app} ${request.credentials.index()} ${request.origin}${request.path} ${request.varying ?? ''}`
  const entry = cache.get(key)
  if (entry && cache.isFresh(entry))
    return { status: entry.status, headers: entry.headers, body: entry.body, cache: 'hit' }
  const owners = ownersOf(request)
  const generation = cache.generationOf(...owners)
  const silent = request.cacheSilent === true
  const response = await sendWithCredentials(routes, request, entry ? cache.conditionsOf(entry) : {})
  if (entry && response.status === 304) {
    cache.renew(key, entry, response.headers, silent)
    return { status: entry.status, headers: entry.headers, body: entry.body, cache: 'revalidated' }
  }
  if (!response.truncated) cache.store(key, owners, generation, response, silent)
  return { ...response, cache: 'miss' }
}

/** Sends; when the service refuses the credential and there is another one, sends again with that. */
async function sendWithCredentials(
  routes: Routes,
  request: UpstreamRequest,
  extra: Record<string, string>,
): Promise<ServiceResponse> {
  const { credentials } = request
  for (let left = credentials.count; ; left--) {
    const used = credentials.index()
    const current = credentials.current(request.signal)
    const place = current instanceof Promise ? await current : current
    const response = await sendFollowing(routes, request, extra, place)
    if (left <= 1 || !credentials.refused(used, response.status)) return response
  }
}
