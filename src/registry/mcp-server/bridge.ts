import { setTimeout as sleep } from 'node:timers/promises'
import {
  Client,
  ProtocolError as ClientProtocolError,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client'
import { ProtocolError, ProtocolErrorCode, Server, type ServerContext } from '@modelcontextprotocol/server'
import { Agent, fetch as undiciFetch } from 'undici'
import { messageOf } from '../../lib/errors.ts'
import type { JsonObject } from '../../lib/json.ts'
import { VERSION } from '../../lib/version.ts'
import { EXTRAS_CAPABILITIES } from './serve-extras.ts'

export interface BridgeOptions {
  /** Address of the MCP server behind it: a registry's `/mcp`. */
  url: URL
  /** What to say to a client while nobody answers there: what to do about it. */
  unreachable: string
  /** Told when the server behind it comes or goes. */
  onState?: (isConnected: boolean) => void
  /** What lets the client in there; asked for each request. */
  headers?: () => Readonly<Record<string, string>>
  /** Told, once for each reason, when the server refuses the client (401, 403). */
  onRefused?: (why: string) => void
  /** Milliseconds that a request waits for a server that is just starting. */
  patience?: number
}

/** An MCP server for local clients that passes everything on to one over HTTP, and outlives its restarts. */
export interface Bridge {
  /** A server for one connection. */
  createServer(): Server
  close(): Promise<void>
}

/** Calls have their time limit in the registry; this is only the longest that its settings allow, with room. */
const LONGEST_CALL = 3_700_000
const FIRST_PAUSE = 250
const LONGEST_PAUSE = 5_000

/** Requests that are passed on as they are. */
const PASSED_ON = [
  'tools/list',
  'resources/list',
  'resources/templates/list',
  'resources/read',
  'prompts/list',
  'prompts/get',
  'completion/complete',
] as const

/** Creates a bridge. It connects at once and again after every loss, so that changes of the list reach the client. */
export function createBridge(options: BridgeOptions): Bridge {
  const { url, unreachable, onState, onRefused, patience = 5_000 } = options
  const closing = new AbortController()
  const servers = new Set<Server>()
  // A call may take longer than the time after which connections are usually given up.
  const dispatcher = new Agent({ headersTimeout: 0, bodyTimeout: 0 })
  let client: Client | undefined
  let arrival = Promise.withResolvers<void>()

  const announce = () => {
    for (const server of servers) void server.sendToolListChanged().catch(() => undefined)
  }

  let told: string | undefined
  const tellRefusal = async (response: Response) => {
    const body = (await response.json().catch(() => undefined)) as { detail?: unknown } | undefined
    const why = typeof body?.detail === 'string' ? body.detail : `It answered ${response.status}`
    if (told !== why) onRefused?.(why)
    told = why
  }

  const connect = async (): Promise<Client> => {
    const next = new Client({ name: 'agent-mcp', version: VERSION }, { versionNegotiation: { mode: 'auto' } })
    next.onerror = () => undefined
    next.setNotificationHandler('notifications/tools/list_changed', announce)
    const fetch = async (input: string | URL, init?: RequestInit) => {
      const headers = new Headers(init?.headers)
      for (const [name, value] of Object.entries(options.headers?.() ?? {})) headers.set(name, value)
      const given = { ...(init as object), headers: Object.fromEntries(headers), dispatcher }
      const response = (await undiciFetch(input, given)) as unknown as Response
      if (response.status === 401 || response.status === 403) await tellRefusal(response.clone())
      return response
    }
    const transport = new StreamableHTTPClientTransport(url, { fetch })
    try {
      await next.connect(transport, { timeout: 10_000, signal: closing.signal })
      return next
    } catch (error) {
      await next.close().catch(() => undefined)
      throw error
    }
  }

  /** Resolves when the connection is lost. The modern era has no session: its stream of changes tells. */
  const untilLost = async (used: Client): Promise<void> => {
    if (used.getProtocolEra() === 'modern') {
      const { closed } = await used.listen({ toolsListChanged: true }, { signal: closing.signal })
      await closed
      return
    }
    while (!closing.signal.aborted) {
      await sleep(LONGEST_PAUSE, undefined, { signal: closing.signal })
      await used.ping({ timeout: 10_000 })
    }
  }

  const stayConnected = async () => {
    let pause = FIRST_PAUSE
    for (let times = 0; !closing.signal.aborted;) {
      let used: Client | undefined
      try {
        used = await connect()
        client = used
        arrival.resolve()
        onState?.(true)
        pause = FIRST_PAUSE
        // What the client listed before may be out of date.
        if (times++) announce()
        await untilLost(used)
      } catch {
        // Nobody there, or no more: again after a pause.
      }
      client = undefined
      if (used) {
        arrival = Promise.withResolvers<void>()
        if (!closing.signal.aborted) onState?.(false)
        await used.close().catch(() => undefined)
      }
      await sleep(pause, undefined, { signal: closing.signal }).catch(() => undefined)
      pause = Math.min(pause * 2, LONGEST_PAUSE)
    }
  }
  const staying = stayConnected()

  const withClient = async <T>(signal: AbortSignal, act: (used: Client) => Promise<T>): Promise<T> => {
    const waiting = AbortSignal.any([signal, closing.signal])
    await Promise.race([arrival.promise, sleep(client ? 0 : patience, undefined, { signal: waiting })])
    const used = client
    if (!used) throw new ProtocolError(ProtocolErrorCode.InternalError, unreachable)
    try {
      return await act(used)
    } catch (error) {
      if (error instanceof ClientProtocolError) throw new ProtocolError(error.code, error.message, error.data)
      if (signal.aborted) throw error
      throw new ProtocolError(ProtocolErrorCode.InternalError, `${messageOf(error)}. ${unreachable}`)
    }
  }

  const createServer = () => {
    const server = new Server(
      { name: 'agent-registry', title: 'Agent tool registry', version: VERSION },
      { capabilities: { tools: { listChanged: true }, ...EXTRAS_CAPABILITIES } },
    )
    for (const method of PASSED_ON)
      server.setRequestHandler(method, async ({ params = {} }, { mcpReq: { signal } }) =>
        withClient(signal, async used => {
          const { _meta: _own, ...rest } = params as JsonObject
          return (await used.request({ method, params: rest } as never, { signal, timeout: 60_000 })) as never
        }),
      )
    server.setRequestHandler('tools/call', async ({ params }, context) => {
      const { signal } = context.mcpReq
      const given = { name: params.name, arguments: params.arguments ?? {} }
      return await withClient(signal, async used =>
        used.request(
          { method: 'tools/call', params: given },
          { signal, timeout: LONGEST_CALL, ...progressOf(context) },
        ),
      )
    })
    server.onclose = () => void servers.delete(server)
    servers.add(server)
    return server
  }

  return {
    createServer,
    async close() {
      closing.abort()
      await client?.close().catch(() => undefined)
      await staying
      await dispatcher.close().catch(() => undefined)
    },
  }
}

/** Passes progress on to a client that asked for it. */
function progressOf({ mcpReq }: ServerContext) {
  const progressToken = mcpReq._meta?.progressToken
  if (progressToken === undefined) return {}
  return {
    onprogress: (progress: { progress: number; total?: number; message?: string }) =>
      void mcpReq
        .notify({ method: 'notifications/progress', params: { ...progress, progressToken } })
        .catch(() => undefined),
  }
}
