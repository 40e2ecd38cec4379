import type { FetchLike } from '@modelcontextprotocol/client'
import { mcpUnreachable, messageOf, upstreamUnreachable } from '../../../lib/errors.ts'
import { CallError } from '../../call/call-error.ts'
import { shownAddressOf } from '../../file/mask-address.ts'
import { authsOf, type McpEntry } from '../../file/service-entry.ts'
import { entryCredentials } from '../entry-credentials.ts'
import { missingReaders } from '../declared-reads.ts'
import { isOnThisMachine } from '../../../lib/address-policy.ts'
import type { Source, SourceChange, SourceContext, Tool } from '../source.ts'
import { failureOf } from './call-failure.ts'
import { callTool } from './call-mcp-tool.ts'
import type { Connection } from './connect.ts'
import { findsToken } from './finds-token.ts'
import { createExtras } from './extras.ts'
import { listTools } from './list-pages.ts'
import { subscribe, watchLiveness } from './liveness.ts'
import { toTool } from './map-tool.ts'
import { onceAtATime } from './once-at-a-time.ts'
import { oversizedOf } from './oversized.ts'
import { endSession, type Session } from './session.ts'

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
  /** For the handshake and lists; `timeout` of the entry may be shorter, for it is that of one call. */
  const timeout = Math.max(entry.timeout ?? 0, requestTimeout) * 1000
  const auth = authsOf(entry.auth).filter(one => !findsToken(one))
  const credentials = entryCredentials({ ...entry, auth }, context)
  let session: Session | undefined
  let tools: Tool[] = []
  let notes: string[] = []
  let isMirrored = false
  let isOlder = false
  let listener: (change: SourceChange) => void = () => undefined

  const discover = async ({ client, isModern }: Connection, signal: AbortSignal) => {
    const listed = await listTools(client, isModern, { signal, timeout }, registry.max_description_bytes)
    tools = listed.items.map(tool => toTool(tool, entry))
    notes = [...listed.notes, ...missingReaders(entry, tools)]
    isMirrored = listed.isMirrored
  }

  /** Sessions that are being ended: nothing is left behind when the source is closed (case M5). */
  const ending = new Set<Promise<void>>()
  const letGo = (gone: Session | undefined) => {
    const done: Promise<void> = endSession(gone).finally(() => ending.delete(done))
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
      const { elsewhereFetch } = await import('./elsewhere-fetch.ts')
      connection = await connectMcp(entry, {
        fetch: ownFetch ?? pooledFetch(upstream.streaming),
        ...(!ownFetch && entry.url !== undefined && { elsewhere: elsewhereFetch(entry, upstream) }),
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
        logger.warn({ event: 'tools_not_listed', service: entry.name, error: messageOf(error) })
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
        isNear: isOnThisMachine(new URL(entry.url as string).hostname),
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
      const { error, lost } = failureOf(cause, {
        app: entry.name,
        address,
        toolName,
        secrets,
        lastWords: used.connection.lastWords?.(),
        requestTimeout,
      })
      if (lost) lose(used, lost)
      throw error
    } finally {
      used.calls--
    }
  }

  const callByName: NonNullable<Source['callByName']> = (name, args, call) =>
    callTool(
      { name, arguments: args },
      call,
      (params, options) =>
        run(call.toolName, call.signal, ({ connection: { client } }) =>
          // The straight way: nothing is looked up for a call but the server.
          isMirrored ? client.callTool(params, options) : client.request({ method: 'tools/call', params }, options),
        ),
      { secrets, maxResultBytes },
    )

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
    about() {
      const { name, title, version } = session?.connection.client.getServerVersion() ?? {}
      return { title: title ?? name, version, description: session?.connection.client.getInstructions() }
    },
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
