import { createSocket } from 'node:dgram'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { SELF_SIGNED } from '../../../support/self-signed.ts'

/** A server that notes every connection to it, over TCP and UDP, on all addresses of this machine. */
export interface Observer {
  port: number
  /** How many connections and datagrams came. */
  seen(): number
  /** The requests of those: `GET /path`. */
  requests: string[]
  close(): Promise<void>
}

/** Starts an observer; `answer` is what it says (200 and nothing by default), over TLS where that is wanted. */
export async function startObserver(
  answer: RequestListener = (_request, response) => void response.end(),
  { tls = false } = {},
): Promise<Observer> {
  let count = 0
  const requests: string[] = []
  const listener: RequestListener = (request, response) => {
    requests.push(`${request.method} ${request.url}`)
    return answer(request, response)
  }
  const server = tls ? createTlsServer(SELF_SIGNED, listener) : createServer(listener)
  ;(server as Server).on('connection', () => count++)
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
