import type { IncomingMessage } from 'node:http'
import { forbiddenHost, forbiddenOrigin, type AgentError } from '../lib/errors.ts'

const LOOPBACK = String.raw`localhost|127(?:\.\d{1,3}){3}|\[::1\]`
/** Methods that change nothing; a page of another origin cannot read what they answer. */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether an address that a server is bound to can be reached from this machine alone. */
export const isLoopbackAddress = (address: string) => /^(?:(?:::ffff:)?127\.|::1$)/i.test(address)

/**
 * Keeps web pages away from a server that only this machine may use: a name that was pointed at it (DNS rebinding) is
 * refused by its Host, a change that a page of another origin orders by its Origin, and one of another port of this
 * machine by what the browser tells of where it comes from (W3C Fetch Metadata). Programs send neither. `host` is what the
 * server was asked to listen on, `url` where it listens. Runs on every request: three headers, two patterns.
 */
export function createLoopbackGuard(host: string, url: string): (req: IncomingMessage) => AgentError | undefined {
  const asked = (host.includes(':') ? `[${host}]` : host).replace(/[^\w-]/g, String.raw`\$&`)
  const hosts = new RegExp(String.raw`^(?:${LOOPBACK}|${asked})(?::\d{1,5})?$`, 'i')
  const origins = new RegExp(String.raw`^https?://(?:${LOOPBACK}|${asked})(?::\d{1,5})?$`, 'i')
  return ({ headers, method }) => {
    // Only HTTP/1.0, which no browser speaks, may leave the host out.
    if (headers.host !== undefined && !hosts.test(headers.host)) return forbiddenHost(headers.host, url)
    if (SAFE.has(method!)) return undefined
    const { origin, 'sec-fetch-site': site } = headers
    const isElsewhere = site === 'cross-site' || site === 'same-site'
    if (isElsewhere || (origin !== undefined && !origins.test(origin)))
      return forbiddenOrigin(origin ?? 'elsewhere', url)
    return undefined
  }
}
