import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A plain load balancer before servers: one request each, in turn. */
export interface RoundRobin {
  readonly url: string
  /** Requests that a server was asked, by its address. */
  readonly asked: ReadonlyMap<string, number>
  close(): Promise<void>
}

/**
 * Starts a load balancer on a free port. A server that takes no connection is passed over: nothing was sent to it. Every
 * other failure is the client's 502, since what was sent may have been done; nothing is sent twice.
 */
export async function startRoundRobin(targets: readonly string[]): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const asked = new Map<string, number>()
  let turn = 0

  const send = (req: IncomingMessage, res: ServerResponse, left: number): void => {
    const target = targets[turn++ % targets.length]!
    const { host, hostname, port } = new URL(target)
    const { connection: _connection, ...headers } = req.headers
    const onward = request(
      { agent, hostname, port, method: req.method, path: req.url, headers: { ...headers, host } },
      answer => {
        res.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(res)
        // An answer that was cut off is cut off for the client too.
        answer.once('error', () => res.destroy())
      },
    )
    onward.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && left > 1) return send(req, res, left - 1)
      if (res.headersSent) return void res.destroy()
      res.writeHead(502, { 'content-type': 'application/json' })
      res.end(JSON.stringify({ detail: `${target}: ${error.message}`, code: 'BAD_GATEWAY' }))
    })
    res.once('close', () => !res.writableFinished && onward.destroy())
    // Not piped before the connection is there: a body can be read once.
    onward.once('socket', socket => {
      const begin = () => {
        asked.set(target, (asked.get(target) ?? 0) + 1)
        req.pipe(onward)
      }
      if (socket.connecting) socket.once('connect', begin)
      else begin()
    })
  }
  const server = createServer((req, res) => send(req, res, targets.length))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    async close() {
      agent.destroy()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
