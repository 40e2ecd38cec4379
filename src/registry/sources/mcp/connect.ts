import { Client, SSEClientTransport, StreamableHTTPClientTransport, type Transport } from '@modelcontextprotocol/client'
import { fetch as undiciFetch } from 'undici'
import { VERSION } from '../../../lib/version.ts'
import type { McpEntry } from '../../file/service-entry.ts'
import type { Credentials } from '../../upstream/credentials.ts'
import type { Upstream } from '../../upstream/upstream.ts'
import { StdioTransport } from './stdio-transport.ts'

export interface Connection {
  client: Client
  transport: Transport
  /** `stdio`, `sse` or `streamable-http`. */
  kind: string
  /** How a local server ended and what it said last. */
  lastWords?: () => string
}

interface ConnectOptions {
  upstream: Upstream
  credentials: Credentials
  signal: AbortSignal
  /** Milliseconds for the handshake. */
  timeout: number
}

/** A tool's answer is never withheld because it does not match its declared output schema (registry case S5). */
const acceptEverything = {
  getValidator: () => (data: unknown) => ({ valid: true as const, data, errorMessage: undefined }),
}

/**
 * Connects to an MCP server: a command over stdio; a URL whose path ends in `/sse` over server-sent events; any other
 * URL over streamable HTTP, and over server-sent events when the server does not know that.
 */
export async function connectMcp(entry: McpEntry, options: ConnectOptions): Promise<Connection> {
  if (entry.url === undefined) {
    const transport = new StdioTransport({
      command: entry.command as string,
      args: entry.args,
      env: entry.env,
      ...(entry.cwd !== undefined && { cwd: entry.cwd }),
    })
    return connectOver(transport, 'stdio', options)
  }
  const url = new URL(entry.url)
  const fetch = authorisedFetch(options)
  const overSse = () => {
    const transport: SSEClientTransport = new SSEClientTransport(url, {
      fetch: async (input, init) => watchStream(await fetch(input, init), () => void transport.close()),
    })
    return connectOver(transport, 'sse', options)
  }
  const overHttp = () => connectOver(new StreamableHTTPClientTransport(url, { fetch }), 'streamable-http', options)
  if (entry.transport === 'sse') return overSse()
  if (entry.transport && entry.transport !== 'stdio') return overHttp()
  if (/\/sse\/?$/.test(url.pathname)) return overSse()
  try {
    return await overHttp()
  } catch (error) {
    // Only a server that answered and refused may be an older one (MCP 2025-03-26 § Backwards compatibility).
    if (!refusedTheMethod(error)) throw error
    return overSse().catch(() => {
      throw error
    })
  }
}

async function connectOver(
  transport: Transport,
  kind: string,
  { signal, timeout }: ConnectOptions,
): Promise<Connection> {
  const client = new Client(
    { name: 'agent-registry', version: VERSION },
    { capabilities: {}, jsonSchemaValidator: acceptEverything as never },
  )
  // A server that prints a stray line is not broken; what matters comes as a rejection or a close.
  client.onerror = () => undefined
  const closed = new Promise<never>((_resolve, reject) => {
    client.onclose = () => reject(new Error('the server closed the connection during the handshake'))
  })
  try {
    await Promise.race([client.connect(transport, { signal, timeout }), closed])
  } catch (error) {
    await client.close().catch(() => undefined)
    await transport.close().catch(() => undefined)
    const words = transport instanceof StdioTransport ? transport.lastWords : ''
    throw words ? new Error(words, { cause: error }) : error
  } finally {
    client.onclose = undefined
    closed.catch(() => undefined)
  }
  return {
    client,
    transport,
    kind,
    ...(transport instanceof StdioTransport && { lastWords: () => transport.lastWords }),
  }
}

function refusedTheMethod(error: unknown): boolean {
  const status =
    (error as { status?: unknown; data?: { status?: unknown } }).status ??
    (error as { data?: { status?: unknown } }).data?.status
  if (typeof status === 'number') return status >= 400 && status < 500 && status !== 401 && status !== 403
  return /\b(400|404|405|406|415)\b/.test(error instanceof Error ? error.message : '')
}

/** `fetch` over the registry's own connections, with the credentials of the service; another one after a refusal. */
function authorisedFetch({ upstream, credentials, signal: opening }: ConnectOptions) {
  return async (input: string | URL, init: RequestInit = {}): Promise<Response> => {
    for (let left = credentials.count; ; left--) {
      const used = credentials.index()
      const place = await credentials.current(init.signal ?? opening)
      const headers = new Headers(init.headers)
      for (const [name, value] of Object.entries(place?.headers ?? {})) headers.set(name, value)
      if (place?.cookies.length)
        headers.set('cookie', place.cookies.map(([name, value]) => `${name}=${value}`).join('; '))
      const url = new URL(input)
      for (const [name, value] of place?.query ?? []) url.searchParams.set(name, value)
      const response = (await undiciFetch(url, {
        ...(init as object),
        headers: Object.fromEntries(headers),
        dispatcher: upstream.streaming,
      })) as unknown as Response
      if (left <= 1 || !credentials.refused(used, response.status)) return response
      await response.body?.cancel()
    }
  }
}

/**
 * Tells when an event stream ends. The transport would quietly open another one, whose session nobody initialised:
 * every call would wait for ever (registry case M2).
 */
function watchStream(response: Response, onEnd: () => void): Response {
  if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) return response
  const reader = response.body.getReader()
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (!done) return controller.enqueue(value)
        controller.close()
      } catch (error) {
        controller.error(error)
      }
      onEnd()
    },
    cancel: reason => reader.cancel(reason),
  })
  return new Response(stream, { status: response.status, headers: response.headers })
}
