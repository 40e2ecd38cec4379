import type { Agent, IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { callbackify } from 'node:util'
import { Agent as KeptAgent, request } from '../../lib/node-http.ts'
import { connectTo } from './connect-to.ts'

/** Headers that are for the next station alone (RFC 9110 § 7.6.1), and those that name the way here. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** Bytes of the headers of one message: pages with many cookies have more than Node takes by itself. */
export const MOST_HEADERS = 128 * 1024

/** A request in absolute form, on its way to one of the addresses that were judged. */
export interface Forwarding {
  url: URL
  addresses: readonly string[]
  agent: Agent
}

/** Connections for `forwardRequest`, kept for the next request to the same addresses. */
export function createForwardingAgent(): Agent {
  const agent = new KeptAgent({ keepAlive: true, timeout: 60_000 })
  agent.createConnection = ({ host, port }, callback) => {
    const passOn = callbackify(async () => await connectTo((host ?? '').split(' '), Number(port)))
    passOn((error, socket) => callback?.(error, socket))
    return undefined
  }
  return agent
}

/** Sends a request on and its answer back. Rejects when there is no answer; nothing was written to the browser then. */
export async function forwardRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { url, addresses, agent }: Forwarding,
): Promise<void> {
  // The host is that of the address that was judged, whatever the header says.
  const headers = ['Host', url.host, ...withoutHops(incoming.rawHeaders, ['host'])]
  const port = Number(url.port || 80)
  const path = `${url.pathname}${url.search}`
  await new Promise<void>((resolve, reject) => {
    const upstream = request({
      // What connections are kept by.
      host: addresses.join(' '),
      port,
      method: incoming.method,
      path,
      headers,
      agent,
      maxHeaderSize: MOST_HEADERS,
    })
    upstream.on('error', reject)
    upstream.once('response', response => {
      try {
        outgoing.writeHead(response.statusCode ?? 502, response.statusMessage, withoutHops(response.rawHeaders))
      } catch (error) {
        // Signs that a server may send and nobody may pass on.
        upstream.destroy()
        return reject(error as Error)
      }
      pipeline(response, outgoing, () => resolve())
    })
    outgoing.once('close', () => upstream.destroy())
    incoming.pipe(upstream)
  })
}

/** Pairs of names and values without those that are not passed on; `Connection` may name more of them. */
function withoutHops(raw: readonly string[], more: readonly string[] = []): string[] {
  const pairs = raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1]!] as const] : []))
  const named = pairs
    .filter(([name]) => name.toLowerCase() === 'connection')
    .flatMap(([, value]) => value.split(',').map(part => part.trim().toLowerCase()))
  const dropped = new Set([...named, ...more])
  return pairs.filter(([name]) => !HOP_BY_HOP.has(name.toLowerCase()) && !dropped.has(name.toLowerCase())).flat()
}
