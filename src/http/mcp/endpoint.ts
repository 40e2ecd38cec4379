import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  createMcpHandler,
  isInitializeRequest,
  isLegacyRequest,
  type McpHttpHandler,
  type Server,
} from '@modelcontextprotocol/server'
import { AgentError, messageOf } from '../../lib/errors.ts'
import { isObject } from '../../lib/json.ts'
import type { Logger } from '../../lib/logger.ts'
import { requestIdOf } from '../request-id.ts'
import { createSessionStore, type Session } from './session-store.ts'
import { identityIn, readExchange, rpcError, sendResponse, type WebExchange } from './web-exchange.ts'

/** What one client sees, chosen by the address it connects to. */
export interface McpView {
  /** The same text for the same view. */
  readonly key: string
  /** Changes exactly when the list of tools does. */
  state(): string
}

export interface McpEndpointOptions<View extends McpView> {
  /** The view of an address. Throws for an address that has none. */
  readView: (query: URLSearchParams) => View
  createServer: (view: View) => Server
  /** Told when the state of views may have changed; returns what stops it. */
  onChange: (listener: () => void) => () => void
  logger: Logger
  /** Largest request, in bytes. */
  mostBytes?: number
  /** Milliseconds until an abandoned session ends. */
  sessionIdle?: number
  mostSessions?: number
  /**
   * False where each request may reach another replica: a session would be known to one of them only. Clients of the older era
   * then get none, and every request of theirs stands for itself.
   */
  hasSessions?: boolean
}

/** `/mcp`: tools as one MCP server over streamable HTTP, in both eras of the protocol. */
export interface McpEndpoint {
  /** Answers a request. Must not reject. */
  handle(req: IncomingMessage, res: ServerResponse): Promise<void>
  /** A server for one connection that is not HTTP (standard input and output), told of changes until it closes. */
  attach(query: URLSearchParams): Server
  /** Ends event streams, which would never end by themselves; calls in flight go on. */
  stopStreams(): void
  close(): Promise<void>
  readonly sessions: number
}

/** An hour: a person's lunch break is not an abandoned session. */
const SESSION_IDLE = 3_600_000
const MOST_SESSIONS = 500
const MOST_VIEWS = 200
/** Changes of the catalogue that come together are announced once. */
const SETTLE = 100
const ALLOW = { allow: 'GET, POST, DELETE' }

interface Served<View> {
  view: View
  modern: McpHttpHandler
  /** What clients of this view were last told. */
  announced: string
}

export function createMcpEndpoint<View extends McpView>(options: McpEndpointOptions<View>): McpEndpoint {
  const { createServer, logger, sessionIdle = SESSION_IDLE, mostSessions = MOST_SESSIONS, hasSessions = true } = options
  const sessions = createSessionStore({ createServer, idle: sessionIdle, most: mostSessions })
  const views = new Map<string, Served<View>>()
  const streams = new Set<WebExchange>()
  const attached = new Set<{ view: View; server: Server }>()

  /** Answers of the modern era have no session: one handler for all clients of a view. */
  const serve = (query: URLSearchParams): Served<View> => {
    const view = options.readView(query)
    let served = views.get(view.key)
    if (!served) {
      if (views.size >= MOST_VIEWS) forgetViews()
      const onerror = (error: Error) => logger.debug({ event: 'mcp_request_refused', error: messageOf(error) })
      served = {
        view,
        modern: createMcpHandler(() => createServer(view), {
          legacy: hasSessions ? 'reject' : 'stateless',
          onerror,
        }),
        announced: view.state(),
      }
      views.set(view.key, served)
    }
    return served
  }

  /** Addresses may name applications in any combination: those that nobody uses are not kept. */
  const forgetViews = () => {
    const used = new Set([...sessions.all(), ...attached].map(({ view }) => view))
    for (const [key, { view, modern }] of views) {
      if (used.has(view)) continue
      views.delete(key)
      void modern.close()
    }
  }

  let settling: NodeJS.Timeout | undefined
  const announce = () => {
    settling = undefined
    for (const served of views.values()) {
      const state = served.view.state()
      if (state === served.announced) continue
      served.announced = state
      served.modern.notify.toolsChanged()
      for (const { view, server } of [...sessions.all(), ...attached])
        if (view === served.view) void server.sendToolListChanged().catch(() => undefined)
    }
  }
  const stopListening = options.onChange(() => {
    settling ??= setTimeout(announce, SETTLE)
  })

  const sessionGone = () => rpcError(404, -32001, 'Session not found: it has ended. Initialize a new one.')

  const answerWithoutSession = async ({ request, body }: WebExchange, query: URLSearchParams): Promise<Response> =>
    request.headers.has('mcp-session-id')
      ? sessionGone()
      : await serve(query).modern.fetch(request, { parsedBody: body })

  const answerLegacy = async ({ request, body }: WebExchange, query: URLSearchParams): Promise<Response> => {
    const id = request.headers.get('mcp-session-id')
    const owner = identityIn(request.headers)?.id
    let session: Session<View> | undefined
    if (id !== null) {
      session = sessions.find(id)
      // Of another key it is as good as none.
      if (session?.owner !== owner) session = undefined
      // 404 makes the client initialise anew (MCP 2025-11-25 § Session management).
      if (!session) return sessionGone()
    } else if (isInitializeRequest(body)) {
      session = await sessions.start(serve(query).view, owner)
      if (!session) return rpcError(503, -32000, 'Too many sessions are open. Try again later.', { 'retry-after': '5' })
    } else if (request.method === 'POST')
      return rpcError(400, -32000, 'Mcp-Session-Id header is required: send initialize first')
    else return rpcError(405, -32000, `${request.method} needs an Mcp-Session-Id header`, ALLOW)
    session.open++
    const used = session
    const response = await used.transport.handleRequest(request, { parsedBody: body })
    // An `initialize` that was refused leaves no session.
    if (id === null && !response.ok) await sessions.end(used)
    return whenEnded(response, () => {
      used.open--
      used.lastUsed = performance.now()
    })
  }

  const answer = async (exchange: WebExchange): Promise<Response> => {
    const { request, body } = exchange
    if (!['GET', 'POST', 'DELETE'].includes(request.method))
      return rpcError(405, -32000, `${request.method} is not allowed at /mcp`, ALLOW)
    const query = new URL(request.url).searchParams
    if (await isLegacyRequest(request, body))
      return await (hasSessions ? answerLegacy : answerWithoutSession)(exchange, query)
    if (isObject(body) && body.method === 'subscriptions/listen') streams.add(exchange)
    return await serve(query).modern.fetch(request, { parsedBody: body })
  }

  return {
    async handle(req, res) {
      let exchange: WebExchange | undefined
      let response: Response
      try {
        exchange = await readExchange(req, res, options.mostBytes)
        response = await answer(exchange)
      } catch (error) {
        // A client that left in the middle of its request is told nothing.
        if (res.destroyed) return
        response = toErrorResponse(error, logger)
      }
      try {
        await sendResponse(res, response, requestIdOf(req))
      } catch (error) {
        logger.error({ event: 'mcp_answer_failed', error: messageOf(error) })
        res.destroy()
      }
      if (exchange) streams.delete(exchange)
    },
    attach(query) {
      const { view } = serve(query)
      const place = { view, server: createServer(view) }
      place.server.onclose = () => void attached.delete(place)
      attached.add(place)
      return place.server
    },
    stopStreams() {
      for (const session of sessions.all()) session.transport.closeStandaloneSSEStream()
      for (const stream of streams) stream.abort()
    },
    async close() {
      stopListening()
      clearTimeout(settling)
      await sessions.close()
      await Promise.allSettled([...views.values()].map(({ modern }) => modern.close()))
    },
    get sessions() {
      return sessions.size
    },
  }
}

function toErrorResponse(error: unknown, logger: Logger): Response {
  if (!(error instanceof AgentError)) {
    logger.error({ event: 'mcp_request_failed', error: messageOf(error), stack: (error as Error).stack })
    return rpcError(500, -32603, 'Something went wrong inside the server. Its log has the details.')
  }
  const code = error.code === 'MALFORMED_JSON' ? -32700 : -32600
  return rpcError(error.status, code, error.message, error.status === 413 ? { connection: 'close' } : {})
}

/** The response, and a call once its body has been read to the end or given up. */
function whenEnded(response: Response, act: () => void): Response {
  if (!response.body) {
    act()
    return response
  }
  let ended = false
  const end = () => {
    if (!ended) act()
    ended = true
  }
  const reader = response.body.getReader()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (!done) return controller.enqueue(value)
        end()
        controller.close()
      } catch (error) {
        end()
        controller.error(error)
      }
    },
    async cancel(reason) {
      end()
      await reader.cancel(reason)
    },
  })
  return new Response(body, { status: response.status, headers: response.headers })
}
