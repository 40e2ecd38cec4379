import type { Agent, IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { request } from '../../lib/node-http.ts'

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
  address: string
  agent: Agent
}

/** Sends a request on and its answer back. Rejects when there is no answer; nothing was written to the browser then. */
export async function forwardRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { url, address, agent }: Forwarding,
): Promise<void> {
  // The host is that of the address that was judged, whatever the header says.
  const headers = ['Host', url.host, ...withoutHops(incoming.rawHeaders, ['host'])]
  const port = Number(url.port || 80)
  const path = `${url.pathname}${url.search}`
  await new Promise<void>((resolve, reject) => {
    const upstream = request({
      host: address,
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
