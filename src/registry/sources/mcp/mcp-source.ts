import type { CallToolResult, FetchLike, RequestOptions } from '@modelcontextprotocol/client'
import { mcpUnreachable, messageOf, toolFailed, upstreamUnreachable } from '../../../lib/errors.ts'
import type { JsonObject } from '../../../lib/json.ts'
import { CallError } from '../../call/call-error.ts'
import { shownAddressOf } from '../../file/mask-address.ts'
import { authsOf, type McpEntry } from '../../file/service-entry.ts'
import { truncatedText } from '../../upstream/truncated-result.ts'
import { entryCredentials } from '../entry-credentials.ts'
import type { CallContext, Source, SourceChange, SourceContext, Tool, ToolResult } from '../source.ts'
import { failureOf } from './call-failure.ts'
import type { Connection } from './connect.ts'
import { findsToken } from './finds-token.ts'
import { createExtras } from './extras.ts'
import { listTools } from './list-pages.ts'
import { subscribe, watchLiveness, type Liveness } from './liveness.ts'
import { errorText, toBody } from './map-result.ts'
import { toTool } from './map-tool.ts'
import { oversizedOf } from './oversized.ts'

/** Changes that come together are read once; so long is waited for more, in milliseconds. */
const SETTLE = 50
/** The call's own signal is the clock; the SDK's comes after it, and only in case. */
const LONG = 24 * 3600 * 1000

/** What comes and goes with a connection. */
interface Session {
  connection: Connection
  liveness: Liveness | undefined
  /** Calls under way. */
  calls: number
  ended: AbortController
}

/** An MCP server, local or remote: one shared session, calls side by side (case M7). */
export function createMcpSource(
  entry: McpEntry,
  context: SourceContext,
  /** How HTTP servers are reached, where it is not over the registry's own connections. */
  ownFetch?: FetchLike,
): Source {
  const { upstream, secrets, logger, requestTimeout, registry } = context
  const address = shownAddressOf(entry)
  const maxResultBytes = entry.max_result_bytes ?? registry.max_result_bytes
  const timeout = (entry.timeout ?? requestTimeout) * 1000
  const auth = authsOf(entry.auth).filter(one => !findsToken(one))
  const credentials = entryCredentials({ ...entry, auth }, context)
  let session: Session | undefined
  let tools: Tool[] = []
  let notes: string[] = []
  let isMirrored = false
  let isOlder = false
  let listener: (change: SourceChange) => void = () => undefined

  const discover = async ({ client, isModern }: Connection, signal: AbortSignal) => {
    const listed = await listTools(client, isModern, { signal, timeout })
    tools = listed.items.map(tool => toTool(tool, entry))
    notes = listed.notes
    isMirrored = listed.isMirrored
  }

  /** Sessions that are being ended: nothing is left behind when the source is closed (case M5). */
  const ending = new Set<Promise<void>>()
  const letGo = (gone: Session | undefined) => {
    const done: Promise<void> = drop(gone).finally(() => ending.delete(done))
    ending.add(done)
    return done
  }

  const lose = (lost: Session, error: Error) => {
    if (session !== lost) return
    session = undefined
    void letGo(lost)
    listener({ kind: 'lost', error })
  }

  /** A local server has no address: what it said last helps more (and is then not told again as the cause). */
  const unreachable = (cause: unknown) => {
    if (entry.url !== undefined) return mcpUnreachable(address, cause)
    const why = messageOf(cause)
    const behind = (cause as Error | undefined)?.cause
    return mcpUnreachable(`${address}: ${why}`, why.includes(messageOf(behind ?? '')) ? undefined : behind)
  }

  const open = async (signal: AbortSignal) => {
    const former = session
    session = undefined
    await letGo(former)
    const stream: { isOpen: boolean; tell?: (isOpen: boolean) => void; look?: () => void } = { isOpen: false }
    let connection: Connection
    try {
      // The SDK is loaded by those who have an MCP server only: it costs time and memory at the start.
      const { connectMcp } = await import('./connect.ts')
      const { pooledFetch } = await import('./mcp-fetch.ts')
      connection = await connectMcp(entry, {
        fetch: ownFetch ?? pooledFetch(upstream.streaming),
        credentials,
        onToken: token => secrets.add(token),
        signal,
        timeout,
        maxResultBytes,
        maxMessageBytes: registry.max_description_bytes,
        onStream: isOpen => {
          stream.isOpen = isOpen
          stream.tell?.(isOpen)
        },
        onBroken: () => stream.look?.(),
        isKnownOlder: isOlder,
        onOlder: () => (isOlder = true),
      })
    } catch (cause) {
      throw unreachable(cause)
    }
    const mine: Session = { connection, liveness: undefined, calls: 0, ended: new AbortController() }
    stream.tell = isOpen => mine.liveness?.onStream(isOpen)
    stream.look = () => mine.liveness?.look()
    session = mine
    connection.client.onclose = () => {
      lose(mine, unreachable(new Error(connection.lastWords?.() || 'the server closed the connection')))
    }
    const changed = onceAtATime(async () => {
      try {
        await discover(connection, mine.ended.signal)
        listener({ kind: 'tools' })
      } catch (error) {
        if (session !== mine) return
        logger.warn({ event: 'tools_not_listed', service: entry.name, error: secrets.redact(messageOf(error)) })
      }
    })
    connection.client.setNotificationHandler('notifications/tools/list_changed', changed)
    try {
      await discover(connection, signal)
    } catch (cause) {
      session = undefined
      await letGo(mine)
      throw unreachable(cause)
    }
    if (session === mine) watch(mine, stream.isOpen)
  }

  const watch = (mine: Session, isStreaming: boolean) => {
    const { connection } = mine
    if (connection.kind !== 'stdio')
      mine.liveness = watchLiveness(connection, {
        isNear: /^(localhost|127\.|\[::1\])/.test(new URL(entry.url as string).hostname),
        isStreaming: isStreaming || connection.kind === 'sse',
        isBusy: () => mine.calls > 0,
        onLost: error => lose(mine, mcpUnreachable(address, error)),
      })
    if (connection.isModern && connection.client.getServerCapabilities()?.tools?.listChanged)
      void subscribe(connection.client, { liveness: mine.liveness, signal: mine.ended.signal, timeout })
  }

  const notConnected = () =>
    new CallError(upstreamUnreachable(entry.name, address, new Error('it is not connected')), {
      sent: false,
      transient: true,
    })

  /** Runs one request; when it shows that the session is gone, that is told. */
  const run = async <T>(toolName: string, signal: AbortSignal, request: (used: Session) => Promise<T>): Promise<T> => {
    const used = session
    if (!used) throw notConnected()
    used.calls++
    try {
      return await request(used)
    } catch (cause) {
      if (signal.aborted && signal.reason instanceof Error) throw signal.reason
      if (cause instanceof CallError || oversizedOf(cause)) throw cause
      const { error, lost } = failureOf(cause, { app: entry.name, address, toolName, secrets, requestTimeout })
      if (lost) lose(used, lost)
      throw error
    } finally {
      used.calls--
    }
  }

  const callByName = async (name: string, args: JsonObject, call: CallContext): Promise<ToolResult> => {
    const { traceparent, tracestate } = call.headers
    const params = {
      name,
      arguments: args,
      // W3C trace context travels in `_meta` (MCP 2026-07-28 § _meta); older servers ignore what they do not know.
      ...(traceparent !== undefined && { _meta: { traceparent, ...(tracestate !== undefined && { tracestate }) } }),
    }
    let result: CallToolResult
    try {
      result = await run(call.toolName, call.signal, ({ connection: { client } }) => {
        const options: RequestOptions = {
          signal: call.signal,
          timeout: LONG,
          onprogress: progress => {
            call.extend?.()
            call.onProgress?.(progress)
          },
        }
        // The straight way: nothing is looked up for a call but the server.
        return isMirrored ? client.callTool(params, options) : client.request({ method: 'tools/call', params }, options)
      })
    } catch (error) {
      const oversized = oversizedOf(error)
      if (!oversized) throw error
      const marker = truncatedText(Buffer.from(oversized.text).subarray(0, maxResultBytes), 'application/json')
      return {
        body: secrets.redact(JSON.stringify({ ...marker, bytes: oversized.bytes })),
        cache: 'bypass',
        truncated: true,
      }
    }
    if (result.isError)
      throw new CallError(
        toolFailed(call.toolName, secrets.redact(errorText(result)), {
          content: secrets.redactValue(result.content),
          ...(result.structuredContent !== undefined && {
            structured_content: secrets.redactValue(result.structuredContent),
          }),
        }),
        { sent: true, transient: false },
      )
    const body = toBody(result, maxResultBytes)
    return {
      body: secrets.redact(body.text),
      cache: 'bypass',
      ...(body.isCut ? { truncated: true } : { mcp: result as JsonObject }),
    }
  }

  return {
    get transport() {
      if (!session) return entry.url === undefined ? 'stdio' : 'http'
      return `${session.connection.kind} (MCP ${session.connection.version})`
    },
    open,
    async refresh(signal) {
      const used = session
      if (!used) return open(signal)
      try {
        await discover(used.connection, signal)
      } catch {
        await open(signal)
      }
    },
    list: () => tools,
    call: (tool, args, call) => callByName(tool.name, args, call),
    callByName,
    extras: createExtras(entry.name, (what, request, signal) =>
      run(what, signal, ({ connection }) => request(connection, { signal, timeout })),
    ),
    notes: () => notes,
    onChange(listen) {
      listener = listen
    },
    async close() {
      const closing = session
      session = undefined
      void letGo(closing)
      await Promise.all(ending)
    },
  }
}

/** Runs a task soon, together for all who ask meanwhile; never two at a time (case M10). */
function onceAtATime(task: () => Promise<void>): () => void {
  let isWanted = false
  let isRunning = false
  const work = async () => {
    while (isWanted) {
      await new Promise(resolve => setTimeout(resolve, SETTLE).unref())
      isWanted = false
      await task()
    }
    isRunning = false
  }
  return () => {
    isWanted = true
    if (isRunning) return
    isRunning = true
    void work()
  }
}

/** Ends a session; a server over HTTP is told so that it does not keep it (case M8). */
async function drop(session: Session | undefined): Promise<void> {
  if (!session) return
  const { client, transport } = session.connection
  client.onclose = undefined
  session.ended.abort()
  session.liveness?.stop()
  const terminate = (transport as { terminateSession?: () => Promise<void> }).terminateSession
  if (terminate)
    await Promise.race([
      terminate.call(transport).catch(() => undefined),
      new Promise(resolve => setTimeout(resolve, 500).unref()),
    ])
  await client.close().catch(() => undefined)
  await transport.close().catch(() => undefined)
}
