import type { Dispatcher } from 'undici'
import { AgentError, upstreamBadAnswer, upstreamUnreachable } from '../../lib/errors.ts'
import { CallError, networkFacts } from '../call/call-error.ts'
import type { CredentialPlace, Credentials } from './credentials.ts'
import { headerOf } from './freshness.ts'
import { readBody } from './read-body.ts'

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
  /** Told where the answer came from in the end, after redirects. */
  onAddress?: (address: string) => void
  /** The answer is wanted without its body: a stream of events would never end. */
  isEndless?: (headers: ServiceResponse['headers']) => boolean
}

/** What a service answered, whatever its status. */
export interface ServiceResponse {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
  /** The answer was longer than allowed; `body` is its beginning. */
  truncated?: boolean
}

/** The pools, and who may use which. */
export interface Routes {
  dispatcher: Dispatcher
  /** Connects to public addresses only. */
  guarded: Dispatcher
  isPrivateHost: (hostname: string) => boolean
  maxBytes: number
  /** What lets the registry in at a component of this project. Goes to the address of the request alone. */
  ownHeaders?: ((origin: string) => Readonly<Record<string, string>>) | undefined
}

const MAX_REDIRECTS = 5
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/**
 * Follows redirects of reads; a write follows only 307 and 308 within its origin. Credentials and cookies never
 * follow to another origin (registry case M14).
 */
export async function sendFollowing(
  routes: Routes,
  request: UpstreamRequest,
  extra: Record<string, string>,
  place: CredentialPlace | undefined,
): Promise<ServiceResponse> {
  let { origin, path } = request
  let dispatcher = request.reach === 'public' ? routes.guarded : routes.dispatcher
  let credential = place
  // A credential of the entry goes before: whoever configured one knows better.
  let headers = { ...(place ? undefined : routes.ownHeaders?.(origin)), ...request.headers, ...extra }
  let cookies = request.cookies ?? []
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  for (let hop = 0; ; hop++) {
    const target = { origin, path, headers, cookies, credential }
    const response = await sendOnce(dispatcher, request, target, request.maxBytes ?? routes.maxBytes)
    const location = REDIRECTS.has(response.status) ? headerOf(response.headers, 'location') : undefined
    request.onAddress?.(`${origin}${path}`)
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
): Promise<ServiceResponse> {
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
  if (request.isEndless?.(response.headers)) {
    response.body.on('error', () => undefined).destroy()
    return { status: response.statusCode, headers: response.headers, body: Buffer.alloc(0) }
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
