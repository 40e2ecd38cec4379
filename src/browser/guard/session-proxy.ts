import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { createServer, STATUS_CODES } from '../../lib/node-http.ts'
import { connectTo, whyNoConnection } from './connect-to.ts'
import { describeRefusal } from './describe-refusal.ts'
import { createForwardingAgent, forwardRequest, MOST_HEADERS } from './forward-request.ts'
import type { Refusal } from './guard.ts'
import type { Target, Verdict } from './judge.ts'

/** The proxy of one session. */
export interface SessionProxy {
  server: string
  close(): Promise<void>
}

export interface SessionProxyOptions {
  judge: (target: Target) => Promise<Verdict>
  /** Told of everything that was refused or not reached. */
  onRefused: (refusal: Refusal) => void
}

/**
 * A forward proxy on a port of its own on loopback: requests in absolute form (RFC 9112 § 3.2.2) and tunnels (CONNECT, RFC
 * 9110 § 9.3.6). Each request is judged, also those that share a connection, and goes to an address that was judged.
 */
export async function openSessionProxy({ judge, onRefused }: SessionProxyOptions): Promise<SessionProxy> {
  const agent = createForwardingAgent()
  const sockets = new Set<Duplex>()
  const keep = <T extends Duplex>(socket: T): T => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    return socket
  }

  const onRequest = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const url = URL.parse(incoming.url ?? '')
    if (url?.protocol !== 'http:') return answer(outgoing, 400, 'This is a proxy for the pages of the browser.')
    const port = Number(url.port || 80)
    const { addresses, refusal } = await judge({ hostname: url.hostname, port, schemes: ['http'] })
    if (refusal) {
      onRefused(refusal)
      return answer(outgoing, refusal.reason === 'unreachable' ? 502 : 403, refusal.message)
    }
    try {
      await forwardRequest(incoming, outgoing, { url, addresses, agent })
    } catch (error) {
      const failure = describeRefusal('unreachable', url.origin, { why: whyNoConnection(error) })
      onRefused(failure)
      answer(outgoing, 502, failure.message)
    }
  }

  const onConnect = async (incoming: IncomingMessage, socket: Socket, head: Buffer) => {
    const target = readAuthority(incoming.url ?? '')
    if (!target) return endSocket(socket, 400)
    const { addresses, refusal } = await judge(target)
    if (refusal) {
      onRefused(refusal)
      return endSocket(socket, refusal.reason === 'unreachable' ? 502 : 403)
    }
    try {
      const upstream = keep(await connectTo(addresses, target.port))
      if (socket.destroyed) return void upstream.destroy()
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      if (head.length > 0) upstream.write(head)
      for (const [from, to] of [
        [socket, upstream],
        [upstream, socket],
      ] as const) {
        from.on('error', () => from.destroy()).once('close', () => to.destroy())
        from.pipe(to)
      }
    } catch (error) {
      onRefused(describeRefusal('unreachable', `https://${incoming.url}`, { why: whyNoConnection(error) }))
      endSocket(socket, 502)
    }
  }

  const server = createServer({ keepAliveTimeout: 60_000, requestTimeout: 0, maxHeaderSize: MOST_HEADERS })
  server.on('connection', keep)
  server.on('request', (incoming, outgoing) => {
    onRequest(incoming, outgoing).catch(() => outgoing.destroy())
  })
  server.on('connect', (incoming, socket: Socket, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    onConnect(incoming, socket, head).catch(() => endSocket(socket, 502))
  })
  server.on('clientError', (_error, socket) => endSocket(socket, 400))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host: '127.0.0.1', port: 0 }, resolve)
  })
  return {
    server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = new Promise(resolve => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      agent.destroy()
      await closed
    },
  }
}

/** The target of a CONNECT request: a host and a port and nothing else, as a URL would write them. */
export function readAuthority(authority: string): Target | undefined {
  const match = /^(\[[\da-f:.]+\]|[^\s/@?#\\:]+):(\d{1,5})$/i.exec(authority)
  const url = match && URL.parse(`http://${match[1]}/`)
  const port = Number(match?.[2])
  if (!url || url.pathname !== '/' || port < 1 || port > 65_535) return undefined
  return { hostname: url.hostname, port, schemes: ['http', 'https'] }
}

/** Words of the guard in place of a page; nothing in them runs or is kept. */
function answer(outgoing: ServerResponse, status: number, message: string): void {
  if (outgoing.headersSent || outgoing.destroyed) return void outgoing.destroy()
  // The reason of an answer that could not be passed on would stay.
  outgoing.writeHead(status, STATUS_CODES[status], {
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    // What is left of the request's body is not read as another request.
    connection: 'close',
  })
  outgoing.end(message)
}

function endSocket(socket: Duplex, status: 400 | 403 | 502): void {
  if (socket.destroyed) return
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`)
}
