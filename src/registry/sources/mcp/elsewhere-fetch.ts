import type { FetchLike } from '@modelcontextprotocol/client'
import { AgentError } from '../../../lib/errors.ts'
import { authsOf, type McpEntry } from '../../file/service-entry.ts'
import type { Upstream } from '../../upstream/upstream.ts'
import { findsToken } from './finds-token.ts'
import { pooledFetch } from './mcp-fetch.ts'

/**
 * `fetch` for addresses that the MCP server names for signing in: descriptions and authorization servers. Whoever runs
 * a server must neither lead us into our own network (registry case X6), nor away from https, nor choose who gets the
 * client's secret (case X2): that is `issuer` of the entry, and without it somebody on the server's own host.
 */
export function elsewhereFetch(
  { name, url, auth }: McpEntry,
  upstream: Pick<Upstream, 'dispatcher' | 'guarded' | 'isPrivateHost'>,
): FetchLike {
  const home = new URL(url as string)
  const hasIssuer = authsOf(auth).some(one => findsToken(one) && one.issuer !== undefined)
  return (input, init) => {
    const target = new URL(input)
    const isHomePrivate = upstream.isPrivateHost(home.hostname)
    if (home.protocol === 'https:' && target.protocol !== 'https:')
      return refuse(`its sign-in leads from https to ${target.origin}`)
    const isSameHost = target.hostname === home.hostname || (isHomePrivate && upstream.isPrivateHost(target.hostname))
    if (init?.method === 'POST' && !hasIssuer && !isSameHost)
      return refuse(
        `it names ${target.origin} to sign in at. If the credentials of '${name}' are meant for that one, write its address as issuer into its auth`,
      )
    return pooledFetch(isHomePrivate ? upstream.dispatcher : upstream.guarded)(input, init)
  }
}

const refuse = (why: string) =>
  Promise.reject(new AgentError('AUTH_INVALID', 422, `The credentials were not sent: ${why}.`))
