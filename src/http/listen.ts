import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AgentError, keysMissing, portInUse, stopping } from '../lib/errors.ts'
import { createServer } from '../lib/node-http.ts'
import {
  checkHeaders,
  CONNECTION_LIMITS,
  limitConnections,
  serverOptionsOf,
  type ConnectionLimits,
} from './connection-limits.ts'
import type { Access } from './access/access.ts'
import { noteAccess } from './access/identity.ts'
import { createOriginGuard, isLoopbackAddress } from './origin-guard.ts'
import { refuse } from './refuse.ts'
import { securityHeaders } from './security-headers.ts'
import type { OpenTls } from './tls/open-tls.ts'

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
  /** Who may do what. Without it the server asks nobody, and listens on loopback addresses alone. */
  access?: Access | undefined
  /** Names under which it may be asked for beside its own address ([server] allowed_hosts). */
  allowedHosts?: readonly string[]
  /** Told when closing begins: streams that would never end by themselves are to end now. */
  onClosing?: (() => void) | undefined
  /** What clients may hold of the server, where other than usual. */
  limits?: Partial<ConnectionLimits>
  /** With it the server speaks https. */
  tls?: OpenTls | undefined
  /** Looks at who asks how much; an error is the answer. */
  limitRate?: ((req: IncomingMessage) => AgentError | undefined) | undefined
}

/**
 * Starts a request handler (an express app) on a port. Requests of web pages from elsewhere are refused before the handler;
 * beyond this machine every request needs a key. Throws `PORT_IN_USE` when the port is taken, and
 * `KEYS_MISSING` for an address beyond this machine without `access` that asks for keys.
 */
export async function listen(
  handler: (req: IncomingMessage, res: ServerResponse) => void,
  {
    host = '127.0.0.1',
    port,
    grace = 10_000,
    access,
    allowedHosts,
    onClosing,
    limits: others,
    tls,
    limitRate,
  }: ListenOptions,
): Promise<Listening> {
  let closing: Promise<void> | undefined
  let guard: ReturnType<typeof createOriginGuard> = () => undefined
  let headers: readonly (readonly [string, string])[] = []
  const limits = { ...CONNECTION_LIMITS, ...others }
  const pid = String(process.pid)
  const answer = (req: IncomingMessage, res: ServerResponse) => {
    if (!connections.asked(res)) return void req.socket.destroy()
    res.setHeader('x-agent-pid', pid)
    for (const [name, value] of headers) res.setHeader(name, value)
    const refusal = closing ? stopping() : (checkHeaders(req, limits) ?? guard(req) ?? checkClient(req))
    if (refusal) refuse(res, refusal)
    else handler(req, res)
  }
  /** Whoever shows a wrong key is counted too. */
  const checkClient = (req: IncomingMessage) => {
    const wrongKey = access?.check(req)
    return limitRate?.(req) ?? wrongKey
  }
  const options = serverOptionsOf(limits)
  const server = tls ? tls.createServer(options, answer) : createServer(options, answer)
  const connections = limitConnections(server, limits)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, port, host)))
    server.listen(port, host, resolve)
  })
  const address = server.address() as AddressInfo
  const url = `${tls ? 'https' : 'http'}://${host.includes(':') ? `[${host}]` : host}:${address.port}`
  if (access) noteAccess(server, access)
  if (!access?.required && !isLoopbackAddress(address.address)) {
    connections.close()
    await closeServer(server, 0)
    throw keysMissing(host)
  }
  // Here and not in the app, because some routes go past the app.
  const isLocal = isLoopbackAddress(address.address)
  guard = createOriginGuard({ host, url, isLocal, allowedHosts })
  headers = securityHeaders({ isEncrypted: tls !== undefined, isLocal })
  const close = () => {
    if (closing) return closing
    closing = closeServer(server, grace).finally(() => {
      connections.close()
      tls?.close()
    })
    connections.closeUnused()
    onClosing?.()
    return closing
  }
  return { url, port: address.port, server, close }
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
  if (error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN')
    return new AgentError(
      'HOST_UNKNOWN',
      422,
      `${host} is no address that is known here. Choose another with --host.`,
      {
        cause: error,
      },
    )
  return error
}
