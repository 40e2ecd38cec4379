import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { forbiddenHost, forbiddenOrigin, type AgentError } from '../lib/errors.ts'

const LOOPBACK = String.raw`localhost|127(?:\.\d{1,3}){3}|\[::1\]`
/** Methods that change nothing; a page of another origin cannot read what they answer. */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether an address that a server is bound to can be reached from this machine alone. */
export const isLoopbackAddress = (address: string) => /^(?:(?:::ffff:)?127\.|::1$)/i.test(address)

export interface OriginGuardOptions {
  /** What the server was asked to listen on. */
  host: string
  /** Where it listens. */
  url: string
  /** Only this machine reaches it. */
  isLocal: boolean
  /** Further names, of a proxy or of the network; `*.example.com` stands for all below ([server] allowed_hosts). */
  allowedHosts?: readonly string[] | undefined
}

/**
 * Keeps web pages of elsewhere away: a name that was pointed at the server (DNS rebinding) is refused by its Host, a change
 * that a page of another origin orders by its Origin, and one of another port of this machine by what the browser tells of
 * where it comes from (W3C Fetch Metadata). Programs send neither. Beyond this machine the server is also asked for by its
 * address, which nobody can point elsewhere. Runs on every request: three headers, two patterns.
 */
export function createOriginGuard(options: OriginGuardOptions): (req: IncomingMessage) => AgentError | undefined {
  const { host, isLocal, allowedHosts = [] } = options
  const url = options.url.replace('//0.0.0.0', '//127.0.0.1').replace('//[::]', '//[::1]')
  const asked = escape(host.includes(':') ? `[${host}]` : host)
  const named = allowedHosts.map(name => (name.startsWith('*.') ? `[\\w.-]+${escape(name.slice(1))}` : escape(name)))
  const names = [LOOPBACK, asked, ...named].join('|')
  const hosts = new RegExp(`^(?:${names})(?::\\d{1,5})?$`, 'i')
  const origins = new RegExp(`^https?://(?:${names})(?::\\d{1,5})?$`, 'i')
  return ({ headers, method }) => {
    // Only HTTP/1.0, which no browser speaks, may leave the host out.
    const given = headers.host
    if (given !== undefined && !hosts.test(given) && (isLocal || !isAddress(given))) return forbiddenHost(given, url)
    if (SAFE.has(method!)) return undefined
    const { origin, 'sec-fetch-site': site } = headers
    const isElsewhere = site === 'cross-site' || site === 'same-site'
    if (isElsewhere || (origin !== undefined && !origins.test(origin) && (isLocal || !isOwn(origin, given))))
      return forbiddenOrigin(origin ?? 'elsewhere', url)
    return undefined
  }
}

/** A Host that is an address, with or without a port. */
function isAddress(host: string): boolean {
  const [, inBrackets, plain] = /^(?:\[([^\]]*)\]|([^:]*))(?::\d{1,5})?$/.exec(host) ?? []
  return isIP(inBrackets ?? plain ?? '') !== 0
}

/** A page that came from this very server, under the same address and port. */
const isOwn = (origin: string, host: string | undefined) =>
  host !== undefined && origin.replace(/^https?:\/\//i, '').toLowerCase() === host.toLowerCase()

const escape = (text: string) => text.replace(/[^\w-]/g, String.raw`\$&`)
