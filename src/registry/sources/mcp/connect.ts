import {
  Client,
  SSEClientTransport,
  StreamableHTTPClientTransport,
  type ClientCapabilities,
  type FetchLike,
  type Transport,
} from '@modelcontextprotocol/client'
import { VERSION } from '../../../lib/version.ts'
import type { McpEntry } from '../../file/service-entry.ts'
import type { Credentials } from '../../upstream/credentials.ts'
import { endedWhileAsked, refusedTheMethod, stumbled } from './connect-failure.ts'
import { authorisedFetch, boundedFetch, watchedFetch } from './mcp-fetch.ts'
import { ENVELOPE } from './oversized.ts'
import { createSignIn } from './sign-in.ts'
import { StdioTransport } from './stdio-transport.ts'

export interface Connection {
  client: Client
  transport: Transport
  kind: 'stdio' | 'sse' | 'streamable-http'
  /** The protocol that is spoken, such as 2025-11-25. */
  version: string
  /** 2026-07-28 and later: no sessions, changes by subscription. */
  isModern: boolean
  /** How a local server ended and what it said last. */
  lastWords?: () => string
}

export interface ConnectOptions {
  /** The connections to use, and those to other addresses that the server names. */
  fetch: FetchLike
  elsewhere?: FetchLike
  credentials: Credentials
  /** Told about a new access token, which is a secret. */
  onToken: (token: string) => void
  signal: AbortSignal
  /** Milliseconds for the handshake. */
  timeout: number
  /** Bytes of a result that are taken, and of any message. */
  maxResultBytes: number
  maxMessageBytes: number
  /** The standing stream of an HTTP server began or ended. */
  onStream: (open: boolean) => void
  /** The answer to a request broke off. */
  onBroken: () => void
  /** The server does not answer, or does not survive, the question for its protocol: it is an older one. */
  isKnownOlder: boolean
  onOlder: () => void
}

/** How long a local server may take to answer the question for its protocol, in milliseconds. */
const PROBE_PATIENCE = 4_000
/** How long the reason for a close is waited for, in milliseconds. */
const CLOSE_PATIENCE = 50
/** The standing stream is opened again as long as the server is there. */
const RECONNECTION = {
  initialReconnectionDelay: 500,
  maxReconnectionDelay: 30_000,
  reconnectionDelayGrowFactor: 2,
  maxRetries: Number.MAX_SAFE_INTEGER,
}

/** A tool's answer is never withheld because it does not match its declared output schema (registry case S5). */
const acceptEverything = {
  getValidator: () => (data: unknown) => ({ valid: true as const, data, errorMessage: undefined }),
}

/**
 * Connects to an MCP server: a command over stdio; a URL whose path ends in `/sse` over server-sent events; any other
 * URL over streamable HTTP, and over server-sent events when the server does not know that. Servers of the stateless
 * protocol (2026-07-28) and of the older ones with sessions are told apart by asking (`server/discover`).
 */
export async function connectMcp(entry: McpEntry, options: ConnectOptions): Promise<Connection> {
  if (entry.url === undefined) return connectLocal(entry, options)
  const url = new URL(entry.url)
  const bounded = (one: FetchLike) => boundedFetch(one, limitOf(options), options.maxResultBytes + ENVELOPE)
  const { credentials, signal, elsewhere } = options
  const next = bounded(options.fetch)
  const fetch = authorisedFetch(next, url.origin, credentials, signal, elsewhere ? bounded(elsewhere) : next)
  const authProvider = createSignIn(entry, options.onToken)
  const overSse = () => {
    const onStream = (open: boolean) => {
      // The transport would quietly open another one, whose session nobody initialised (registry case M2).
      if (!open) void transport.close()
    }
    const transport: SSEClientTransport = new SSEClientTransport(url, {
      fetch: watchedFetch(fetch, { onStream, onBroken: options.onBroken }),
      authProvider,
    })
    return connectOver(transport, 'sse', entry, options, true)
  }
  const overHttp = async () => {
    const attempt = (isOlder: boolean) => {
      const transport = new StreamableHTTPClientTransport(url, {
        fetch: watchedFetch(fetch, options),
        authProvider,
        reconnectionOptions: RECONNECTION,
      })
      return connectOver(transport, 'streamable-http', entry, options, isOlder)
    }
    try {
      return await attempt(options.isKnownOlder)
    } catch (error) {
      // An older server may stumble over a question that it does not know.
      if (options.isKnownOlder || !stumbled(error) || options.signal.aborted) throw error
      const connection = await attempt(true)
      // One that was only slow is asked again the next time.
      if ((error as { code?: unknown }).code !== 'REQUEST_TIMEOUT') options.onOlder()
      return connection
    }
  }
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

async function connectLocal(entry: McpEntry, options: ConnectOptions): Promise<Connection> {
  const attempt = (isOlder: boolean) => {
    const transport = new StdioTransport({
      command: entry.command as string,
      args: entry.args,
      env: entry.env,
      ...(entry.cwd !== undefined && { cwd: entry.cwd }),
      limit: limitOf(options),
      kept: options.maxResultBytes + ENVELOPE,
    })
    return connectOver(transport, 'stdio', entry, options, isOlder)
  }
  const started = performance.now()
  try {
    const connection = await attempt(options.isKnownOlder)
    if (!connection.isModern && performance.now() - started > PROBE_PATIENCE) options.onOlder()
    return connection
  } catch (error) {
    // Some older servers end when the first thing they hear is not `initialize`.
    if (options.isKnownOlder || !endedWhileAsked(error) || options.signal.aborted) throw error
    const connection = await attempt(true)
    options.onOlder()
    return connection
  }
}

async function connectOver(
  transport: Transport,
  kind: Connection['kind'],
  entry: McpEntry,
  { signal, timeout }: ConnectOptions,
  isOlder: boolean,
): Promise<Connection> {
  const capabilities: ClientCapabilities =
    entry.elicitation === 'defaults' ? { elicitation: { form: { applyDefaults: true } } } : {}
  const client = new Client(
    { name: 'agent-registry', version: VERSION },
    {
      capabilities,
      jsonSchemaValidator: acceptEverything as never,
      listMaxPages: 1000,
      versionNegotiation: {
        mode: 'auto',
        // Over HTTP silence may also mean that a server is slow: half of the time is left for the other way.
        probe: { timeoutMs: kind === 'stdio' ? Math.min(PROBE_PATIENCE, timeout / 2) : timeout / 2 },
      },
    },
  )
  if (entry.elicitation === 'defaults') client.setRequestHandler('elicitation/create', answerWithDefaults)
  // A server that prints a stray line is not broken; what matters comes as a rejection or a close.
  client.onerror = () => undefined
  let onAbort = () => undefined as void
  const givenUp = new Promise<never>((_resolve, reject) => {
    onAbort = () => reject(signal.reason as Error)
    // The SDK closes before it says what was wrong, and says nothing when a stream ends before it really began.
    client.onclose = () =>
      setTimeout(() => reject(new Error('the server closed the connection at once')), CLOSE_PATIENCE)
    signal.addEventListener('abort', onAbort, { once: true })
  })
  try {
    const prior = isOlder && { prior: { kind: 'legacy' as const } }
    await Promise.race([client.connect(transport, { signal, timeout, ...prior }), givenUp])
  } catch (error) {
    await client.close().catch(() => undefined)
    await transport.close().catch(() => undefined)
    const words = transport instanceof StdioTransport ? transport.lastWords : ''
    throw words ? new Error(words, { cause: error }) : error
  } finally {
    client.onclose = undefined
    signal.removeEventListener('abort', onAbort)
    givenUp.catch(() => undefined)
  }
  const isModern = client.getProtocolEra() === 'modern'
  if (isModern) completeResults(transport)
  answerAfterNotifications(transport)
  return {
    client,
    transport,
    kind,
    version: client.getNegotiatedProtocolVersion() ?? '',
    isModern,
    ...(transport instanceof StdioTransport && { lastWords: () => transport.lastWords }),
  }
}

/** A result that does not say of which kind it is counts as a complete one (MCP 2026-07-28 § Results); the SDK refuses it. */
function completeResults(transport: Transport): void {
  const receive = transport.onmessage
  transport.onmessage = (message, extra) => {
    if ('result' in message && message.result.resultType === undefined)
      receive?.({ ...message, result: { ...message.result, resultType: 'complete' } }, extra)
    else receive?.(message, extra)
  }
}

/**
 * What arrives in one piece is handled in its order: the SDK handles a notification a microtask later than a response,
 * and forgets whom progress is for with the response.
 */
function answerAfterNotifications(transport: Transport): void {
  const receive = transport.onmessage
  transport.onmessage = (message, extra) => {
    if ('id' in message && !('method' in message)) queueMicrotask(() => receive?.(message, extra))
    else receive?.(message, extra)
  }
}

/** Nobody is there to be asked: a question is answered with its defaults, or declined where it asks for more. */
function answerWithDefaults(request: { params: unknown }) {
  const { requestedSchema } = request.params as {
    requestedSchema?: { properties?: Record<string, { default?: unknown }>; required?: string[] }
  }
  const { properties = {}, required = [] } = requestedSchema ?? {}
  const isAnswered = required.every(name => properties[name]?.default !== undefined)
  return isAnswered ? { action: 'accept' as const, content: {} } : { action: 'decline' as const }
}

/** A list of tools may be larger than one result. */
const limitOf = ({ maxResultBytes, maxMessageBytes }: ConnectOptions) =>
  Math.max(maxMessageBytes, maxResultBytes + ENVELOPE)
