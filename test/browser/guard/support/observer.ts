import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createSocket } from 'node:dgram'
import type { AddressInfo } from 'node:net'

/** A server that notes every connection to it, over TCP and UDP, with all addresses of loopback. */
export interface Observer {
  port: number
  /** How many connections and datagrams came. */
  seen(): number
  /** The requests of those, `GET /path`. */
  requests: string[]
  close(): Promise<void>
}

/** Starts an observer on every address of this machine; `answer` is what it says (200 and nothing by default). */
export async function startObserver(
  answer: (request: IncomingMessage, response: ServerResponse) => void = (_request, response) => response.end(),
): Promise<Observer> {
  let count = 0
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    answer(request, response)
  })
  server.on('connection', () => count++)
  await new Promise<void>(resolve => server.listen({ port: 0, host: '::' }, resolve))
  const { port } = server.address() as AddressInfo
  const udp = createSocket({ type: 'udp6' })
  udp.on('message', () => count++)
  await new Promise<void>(resolve => udp.bind(port, '::', resolve))
  return {
    port,
    seen: () => count,
    requests,
    close: async () => {
      udp.close()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
