import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { AgentError, portInUse, stopping } from '../lib/errors.ts'
import { createServer } from '../lib/node-http.ts'
import { createLoopbackGuard, isLoopbackAddress } from './loopback-guard.ts'
import { RETRY_AFTER } from './send-error.ts'

/** A server that listens. `close` lets requests in flight finish; those that still arrive get 503. */
export interface Listening {
  url: string
  port: number
  server: Server
  close(): Promise<void>
}

export interface ListenOptions {
  /** 127.0.0.1 unless asked otherwise. */
  host?: string
  /** 0 takes a free one. */
  port: number
  /** How long requests in flight may take to finish once closing, in milliseconds. */
  grace?: number
  /** Told when closing begins: streams that would never end by themselves are to end now. */
  onClosing?: (() => void) | undefined
}

/**
 * Starts a request handler (an express app) on a port. On a loopback address, requests of web pages from elsewhere are
 * refused before the handler. Throws `PORT_IN_USE` when the port is taken.
 */
export async function listen(
  handler: (req: IncomingMessage, res: ServerResponse) => void,
  { host = '127.0.0.1', port, grace = 10_000, onClosing }: ListenOptions,
): Promise<Listening> {
  let closing: Promise<void> | undefined
  let guard: ReturnType<typeof createLoopbackGuard> | undefined
  const pid = String(process.pid)
  // Connections that asked nothing yet: Node counts them as busy, and clients open some in advance.
  const unused = new Set<Socket>()
  const server = createServer((req, res) => {
    unused.delete(req.socket)
    res.setHeader('x-agent-pid', pid)
    const refusal = closing ? stopping() : guard?.(req)
    if (refusal) refuse(res, refusal)
    else handler(req, res)
  })
  server.keepAliveTimeout = 65_000
  server.on('connection', socket => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, port, host)))
    server.listen(port, host, resolve)
  })
  const address = server.address() as AddressInfo
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`
  // Here and not in the app, because some routes go past the app.
  if (isLoopbackAddress(address.address)) guard = createLoopbackGuard(host, url)
  const close = () => {
    if (closing) return closing
    closing = closeServer(server, grace)
    for (const socket of unused) socket.destroy()
    onClosing?.()
    return closing
  }
  return { url, port: address.port, server, close }
}

function refuse(res: ServerResponse, { status, message, code }: AgentError): void {
  res.writeHead(status, {
    'content-type': 'application/json',
    connection: 'close',
    ...(status === 503 && { 'retry-after': RETRY_AFTER }),
  })
  res.end(JSON.stringify({ detail: message, code }))
}

async function closeServer(server: Server, grace: number): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), grace)
  // Idle kept-alive connections are closed as they become idle.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  await new Promise<void>(resolve => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
  clearTimeout(timer)
  clearInterval(sweep)
}

function listenError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') return portInUse(port)
  if (error.code === 'EACCES')
    return new AgentError(
      'PORT_FORBIDDEN',
      403,
      `Port ${port} may not be used by this user. Choose one above 1023 with --port.`,
      { cause: error },
    )
  if (error.code === 'EADDRNOTAVAIL')
    return new AgentError('HOST_UNKNOWN', 422, `This machine has no address ${host}. Choose another with --host.`, {
      cause: error,
    })
  return error
}
