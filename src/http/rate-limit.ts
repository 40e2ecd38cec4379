import type { IncomingMessage } from 'node:http'
import { rateLimited, type AgentError } from '../lib/errors.ts'
import { identityOf, INTERNAL } from './access/identity.ts'

export interface RateLimitOptions {
  /** Requests a minute that each client may go on sending. */
  perMinute: number
  /** Requests that may come at once. */
  burst: number
  /** Clients that are remembered; those that are back at rest are forgotten first. */
  mostClients?: number
  /** Milliseconds (monotonic). */
  now?: () => number
}

/** What a message or a call of a tool counts: each makes calls of its own. */
const COSTLY = 5
const COSTLY_PATHS = /^\/(?:chat(?:\/stream)?|functions\/call|mcp|flows\/[^/]+\/run)\/?$/i
const MOST_CLIENTS = 10_000

/**
 * A limit on requests by token bucket, for each key, or for each address where no key is shown. A whole IPv6 network (/64)
 * is one address: one client has as many of them as it likes. Components of this project are not counted. Memory stays
 * within `mostClients`: when more come, the buckets that are full again go, and after them the oldest.
 */
export function createRateLimit(options: RateLimitOptions): (req: IncomingMessage) => AgentError | undefined {
  const { perMinute, burst, mostClients = MOST_CLIENTS, now = () => performance.now() } = options
  const perMillisecond = perMinute / 60_000
  /** What is left, and when that was so; in the order of use. */
  const buckets = new Map<string, { left: number; at: number }>()

  const makeRoom = (time: number) => {
    for (const [client, { left, at }] of buckets)
      if (left + (time - at) * perMillisecond >= burst) buckets.delete(client)
    for (const client of buckets.keys()) {
      if (buckets.size < mostClients) break
      buckets.delete(client)
    }
  }

  return req => {
    const identity = identityOf(req)
    if (identity?.id === INTERNAL || isHealth(req)) return undefined
    const client = identity ? `key ${identity.id}` : networkOf(req.socket.remoteAddress ?? '')
    const cost = Math.min(burst, req.method === 'POST' && COSTLY_PATHS.test(pathOf(req)) ? COSTLY : 1)
    const time = now()
    const known = buckets.get(client)
    if (known) buckets.delete(client)
    else if (buckets.size >= mostClients) makeRoom(time)
    const left = known ? Math.min(burst, known.left + (time - known.at) * perMillisecond) : burst
    const isAllowed = left >= cost
    buckets.set(client, { left: isAllowed ? left - cost : left, at: time })
    return isAllowed ? undefined : rateLimited(perMinute, Math.ceil((cost - left) / perMillisecond / 1000))
  }
}

/** The path as the app reads it, which also takes a request for a whole address (RFC 9112 § 3.2.2). */
const pathOf = ({ url = '/' }: IncomingMessage) => url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1)[0]!
/** Supervisors and balancers ask often, and it costs nothing. */
const isHealth = (req: IncomingMessage) => req.method === 'GET' && ['/health', '/ready'].includes(pathOf(req))

/** The network of an address that one client has to itself: the first four groups of IPv6, all of IPv4. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address
  const [head = '', tail = ''] = address.split('%', 1)[0]!.split('::', 2)
  const groups = head ? head.split(':') : []
  const rest = tail ? tail.split(':') : []
  const missing = address.includes('::') ? Math.max(0, 8 - groups.length - rest.length) : 0
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...rest]
  return `${all.slice(0, 4).join(':')}::/64`
}
