import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { TLSSocket } from 'node:tls'
import { badRequest, headersTooLarge, requestTimedOut, tooManyConnections, type AgentError } from '../lib/errors.ts'
import { writeRefusal } from './refuse.ts'

/** What one client, and all of them together, may hold of a server. Times are in milliseconds. */
export interface ConnectionLimits {
  /** Open connections in all ([server] max_connections). */
  connections: number
  /** Open connections of one address that is not this machine's own; 0: no limit. */
  connectionsPerAddress: number
  /** Until the headers of a request are there. */
  headerTime: number
  /** Until a request is there with its body. */
  requestTime: number
  /** How long an answer may wait for a client that reads nothing of it. */
  stallTime: number
  /** Bytes of answers that wait for their clients, in all. Beyond it those that wait longest without moving are given up. */
  unreadBytes: number
  /** Bytes of the headers of a request. */
  headerBytes: number
  /** Headers of a request. */
  headers: number
  /** Requests on one connection; the last answer closes it. */
  requestsPerConnection: number
  /** Between two looks at times and stalled answers. */
  sweep: number
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  connections: 2000,
  connectionsPerAddress: 500,
  headerTime: 10_000,
  requestTime: 60_000,
  stallTime: 30_000,
  unreadBytes: 256 * 1024 * 1024,
  headerBytes: 16 * 1024,
  headers: 128,
  requestsPerConnection: 10_000,
  sweep: 2_000,
}

/** What Node's servers take of the limits when they are made. */
export const serverOptionsOf = (limits: ConnectionLimits) => ({
  maxHeaderSize: limits.headerBytes,
  headersTimeout: limits.headerTime,
  requestTimeout: limits.requestTime,
  connectionsCheckingInterval: limits.sweep,
  keepAliveTimeout: 65_000,
})

export interface LimitedConnections {
  /** A request has its headers: its connection is no longer one that only waits. False on one that was refused. */
  asked(res: ServerResponse): boolean
  /** Closes connections that asked nothing yet: Node counts them as busy, and clients open some in advance. */
  closeUnused(): void
  close(): void
}

/**
 * Holds the connections of a server within limits. When all places are taken, a newcomer gets the one of the oldest
 * connection that has not sent a whole request yet: thousands that trickle do not keep out those that ask.
 */
export function limitConnections(server: Server, limits: ConnectionLimits): LimitedConnections {
  /** Connections that speak HTTP, in the order in which they came, with what was last asked on each. */
  const open = new Map<Socket, ServerResponse | undefined>()
  /** Those that are agreeing on encryption, by their far end. */
  const shaking = new Map<string, Socket>()
  const perAddress = new Map<string, number>()
  let count = 0
  // Counted here, because Node leaves out what is too many without a word.
  server.maxHeadersCount = 0
  server.maxRequestsPerSocket = limits.requestsPerConnection
  const isEncrypted = 'setSecureContext' in server

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const held = perAddress.get(address) ?? 0
    const isTooMany = limits.connectionsPerAddress > 0 && held >= limits.connectionsPerAddress && !isOwnAddress(address)
    if (isTooMany || (count >= limits.connections && !makeRoom())) {
      if (isEncrypted) socket.destroy()
      else writeRefusal(socket, tooManyConnections())
      return
    }
    count++
    perAddress.set(address, held + 1)
    const end = endOf(socket)
    if (isEncrypted) shaking.set(end, socket)
    else track(socket)
    socket.once('close', () => {
      count--
      shaking.delete(end)
      const left = (perAddress.get(address) ?? 1) - 1
      if (left > 0) perAddress.set(address, left)
      else perAddress.delete(address)
    })
  })
  server.on('secureConnection', (socket: TLSSocket) => {
    shaking.delete(endOf(socket))
    track(socket)
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const res = open.get(socket)
    // In the middle of an answer nothing else can be said.
    if (!socket.writable || error.code === 'ECONNRESET' || (res?.headersSent && !res.writableFinished)) socket.destroy()
    else writeRefusal(socket, refusalOf(error, limits))
  })

  function track(socket: Socket): void {
    open.set(socket, undefined)
    socket.once('close', () => open.delete(socket))
  }

  /** Gives up the oldest connection without a whole request, else those that wait for their next one. */
  function makeRoom(): boolean {
    const [first] = shaking.values()
    const oldest = first ?? [...open].find(([, res]) => !res || !res.req.complete)?.[0]
    if (oldest) {
      oldest.destroy()
      return true
    }
    const before = open.size
    const idle = [...open].find(([, res]) => res?.writableFinished)?.[0]
    idle?.destroy()
    return idle !== undefined && before > 0
  }

  const sweeper = setInterval(() => {
    const unread = [...open.keys()].filter(socket => socket.writableLength > 0)
    for (const socket of open.keys()) {
      // Node's own timer of a connection knows whether anything of a long answer went out; only while one waits.
      if (socket.writableLength > 0) {
        if (socket.timeout !== limits.stallTime) socket.setTimeout(limits.stallTime)
      } else if (socket.timeout === limits.stallTime) socket.setTimeout(0)
    }
    let waiting = unread.reduce((sum, { writableLength }) => sum + writableLength, 0)
    for (const socket of unread.sort((left, right) => right.writableLength - left.writableLength)) {
      if (waiting <= limits.unreadBytes) break
      waiting -= socket.writableLength
      socket.destroy()
    }
  }, limits.sweep)
  sweeper.unref()

  return {
    asked: res => {
      const { socket } = res.req
      if (!open.has(socket)) return false
      open.set(socket, res)
      return true
    },
    closeUnused: () => {
      for (const socket of shaking.values()) socket.destroy()
      for (const [socket, res] of open) if (!res) socket.destroy()
    },
    close: () => clearInterval(sweeper),
  }
}

/** What is wrong with a request that arrived with all its headers, if anything. */
export function checkHeaders({ rawHeaders }: IncomingMessage, limits: ConnectionLimits): AgentError | undefined {
  if (rawHeaders.length > 2 * limits.headers) return headersTooLarge(`${limits.headers} headers`)
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  // RFC 9112 § 3.2: which one is meant cannot be known.
  return hosts > 1 ? badRequest('The request has more than one Host header') : undefined
}

function refusalOf({ code, message }: NodeJS.ErrnoException, limits: ConnectionLimits): AgentError {
  if (code === 'HPE_HEADER_OVERFLOW') return headersTooLarge(`${limits.headerBytes} bytes`)
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return requestTimedOut(limits.requestTime / 1000)
  return badRequest(`This is no HTTP request (${message.replace(/^Parse Error: /, '')})`)
}

const endOf = ({ remoteAddress, remotePort }: Socket) => `${remoteAddress} ${remotePort}`
const isOwnAddress = (address: string) => /^(?:(?:::ffff:)?127\.|::1$)/i.test(address)
