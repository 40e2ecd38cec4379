import { STATUS_CODES } from '../lib/node-http.ts'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { AgentError } from '../lib/errors.ts'
import { KEY_PAGE_POLICY, keyPageFor } from './access/key-page.ts'
import { RETRY_AFTER } from './send-error.ts'

/**
 * Answers a request that goes no further, before any app sees it, and ends its connection: as JSON, and with a page where a
 * person opens the documentation without a key.
 */
export function refuse(res: ServerResponse, error: AgentError): void {
  const page = error.status === 401 ? keyPageFor(res.req) : undefined
  const body = page ?? bodyOf(error)
  res.writeHead(error.status, {
    'content-type': page === undefined ? 'application/json' : 'text/html; charset=utf-8',
    ...(page !== undefined && { 'content-security-policy': KEY_PAGE_POLICY, 'cache-control': 'no-store' }),
    'content-length': Buffer.byteLength(body),
    connection: 'close',
    ...(error.status === 401 && { 'www-authenticate': 'Bearer realm="agent"' }),
    ...retryAfter(error),
  })
  res.end(body)
}

/** The same on a connection on which no request could be read. */
export function writeRefusal(socket: Socket, error: AgentError): void {
  const body = bodyOf(error)
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
    'x-content-type-options': 'nosniff',
    ...retryAfter(error),
  }
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}\r\n${head.join('')}\r\n${body}`, () =>
    socket.destroy(),
  )
}

const bodyOf = ({ message, code }: AgentError) => JSON.stringify({ detail: message, code })
const retryAfter = ({ status, detail }: AgentError): Record<string, string> => {
  const seconds = (detail as { retry_after_s?: number } | undefined)?.retry_after_s
  return status === 429 || status === 503 ? { 'retry-after': String(seconds ?? RETRY_AFTER) } : {}
}
