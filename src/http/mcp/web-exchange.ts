import type { IncomingMessage, ServerResponse } from 'node:http'
import { jsonTooDeep, malformedJson, messageOf, tooLarge } from '../../lib/errors.ts'
import { DEEPEST_JSON, isTooDeep } from '../../lib/json-depth.ts'
import { identityOf, type Identity } from '../access/identity.ts'
import { requestIdOf } from '../request-id.ts'

/** Name of the header in which the endpoint hands on the address of the client; a client's own is replaced. */
export const CLIENT_HEADER = 'x-agent-client-address'
/** Name of the header with who asks, `<id> <scope>`, where the server asks for keys; a client's own is replaced too. */
export const IDENTITY_HEADER = 'x-agent-client-key'
/** Largest body of a request unless said otherwise. */
const LARGEST_BODY = 1024 * 1024

/** A request as the SDK takes it: web-standard, its body parsed apart. */
export interface WebExchange {
  request: Request
  /** The JSON body of a POST; undefined for other methods. */
  body: unknown
  /** Ends the exchange from our side: an event stream closes, a call is cancelled. */
  abort(): void
}

/**
 * Node's request as a web-standard one. Headers that clients may not set themselves are set here. Aborts when the
 * client goes away. Throws MALFORMED_JSON and TOO_LARGE.
 */
export async function readExchange(
  req: IncomingMessage,
  res: ServerResponse,
  largest = LARGEST_BODY,
): Promise<WebExchange> {
  const controller = new AbortController()
  // Not at the end of each exchange: the error that an abort makes costs a tenth of a call.
  res.once('close', () => {
    if (!res.writableFinished) controller.abort()
  })
  const headers = new Headers()
  for (const [name, value] of Object.entries(req.headers)) {
    if (value === undefined || name.startsWith(':')) continue
    headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  headers.set(CLIENT_HEADER, req.socket.remoteAddress ?? '')
  headers.delete(IDENTITY_HEADER)
  const identity = identityOf(req)
  if (identity) headers.set(IDENTITY_HEADER, `${identity.id} ${identity.scope}`)
  headers.set('x-request-id', requestIdOf(req))
  const request = new Request(new URL(req.url ?? '/mcp', 'http://localhost'), {
    method: req.method ?? 'GET',
    headers,
    signal: controller.signal,
  })
  const body = req.method === 'POST' ? await readBody(req, largest) : undefined
  return { request, body, abort: () => controller.abort() }
}

/** Who asks, of a request that `readExchange` made; undefined where no key is asked for. */
export function identityIn(headers: Headers | undefined): Pick<Identity, 'id' | 'scope'> | undefined {
  const [id, scope] = headers?.get(IDENTITY_HEADER)?.split(' ') ?? []
  return id === undefined ? undefined : { id, scope: scope as Identity['scope'] }
}

async function readBody(req: IncomingMessage, largest: number): Promise<unknown> {
  const tooBig = () => tooLarge('The request body', `${largest} bytes`)
  if (Number(req.headers['content-length'] ?? 0) > largest) throw tooBig()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > largest) throw tooBig()
    chunks.push(chunk)
  }
  const bytes = Buffer.concat(chunks)
  if (isTooDeep(bytes)) throw jsonTooDeep(DEEPEST_JSON)
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown
  } catch (error) {
    throw malformedJson(messageOf(error))
  }
}

/** Sends a web-standard response. Event streams are flushed at once, so that the client knows that they are open. */
export async function sendResponse(res: ServerResponse, response: Response, requestId: string): Promise<void> {
  if (res.destroyed) {
    await response.body?.cancel()
    return
  }
  for (const [name, value] of response.headers) res.setHeader(name, value)
  res.setHeader('x-request-id', requestId)
  res.writeHead(response.status)
  if (!response.body) {
    res.end()
    return
  }
  res.flushHeaders()
  const reader = response.body.getReader()
  res.once('close', () => void reader.cancel().catch(() => undefined))
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      if (!res.write(value)) await new Promise<void>(resolve => onceEither(res, 'drain', 'close', resolve))
    }
  } catch {
    // The stream broke off: so does the answer.
  }
  res.end()
}

function onceEither(res: ServerResponse, first: string, second: string, act: () => void): void {
  const done = () => {
    res.off(first, done)
    res.off(second, done)
    act()
  }
  res.once(first, done)
  res.once(second, done)
}

/** A failure as JSON-RPC, the only form that MCP clients read. */
export const rpcError = (
  status: number,
  code: number,
  message: string,
  headers: Record<string, string> = {},
): Response => Response.json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status, headers })
