import type { CallToolResult, SdkErrorCode, Tool as McpTool } from '@modelcontextprotocol/client'
import { callTimedOut, mcpUnreachable, messageOf, toolFailed, upstreamUnreachable } from '../../../lib/errors.ts'
import type { JsonObject } from '../../../lib/json.ts'
import { CallError, networkFacts } from '../../call/call-error.ts'
import { shownAddressOf } from '../../file/mask-address.ts'
import type { McpEntry } from '../../file/service-entry.ts'
import { createCredentials } from '../../upstream/credentials.ts'
import type { CallContext, Source, SourceChange, SourceContext, Tool, ToolResult } from '../source.ts'
import type { Connection } from './connect.ts'
import { errorText, toRawResult } from './map-result.ts'
import { toTool } from './map-tool.ts'

/** Pages of a tool list that are read before the server is taken to be going in circles (case M9). */
const MAX_PAGES = 1000
/** Changes that come together are read once. */
const SETTLE = 50

/** An MCP server, local or remote: one shared session, calls side by side (case M7). */
export function createMcpSource(entry: McpEntry, context: SourceContext): Source {
  const { upstream, secrets, logger, rotation, requestTimeout } = context
  const address = shownAddressOf(entry)
  const credentials = createCredentials({
    app: entry.name,
    auth: entry.auth,
    headers: entry.headers,
    rotation,
    dispatcher: upstream.dispatcher,
    secrets,
  })
  let connection: Connection | undefined
  let tools: Tool[] = []
  let listener: (change: SourceChange) => void = () => undefined
  let settling: NodeJS.Timeout | undefined

  const discover = async ({ client }: Connection, signal: AbortSignal) => {
    tools = (await listAllTools(client, signal)).map(tool => toTool(tool, entry))
  }

  const lose = (lost: Connection, error: Error) => {
    if (connection !== lost) return
    connection = undefined
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
    await drop(connection)
    connection = undefined
    let opened: Connection
    try {
      // The SDK is loaded by those who have an MCP server only: it costs time and memory at the start.
      const { connectMcp } = await import('./connect.ts')
      opened = await connectMcp(entry, { upstream, credentials, signal, timeout: requestTimeout * 1000 })
    } catch (cause) {
      throw unreachable(cause)
    }
    connection = opened
    const { client } = opened
    client.onclose = () => {
      const words = opened.lastWords?.() ?? 'the server closed the connection'
      lose(opened, unreachable(new Error(words)))
    }
    client.setNotificationHandler('notifications/tools/list_changed', () => {
      clearTimeout(settling)
      settling = setTimeout(() => {
        discover(opened, AbortSignal.timeout(requestTimeout * 1000)).then(
          () => listener({ kind: 'tools' }),
          (error: unknown) =>
            logger.warn({ event: 'tools_not_listed', service: entry.name, error: secrets.redact(messageOf(error)) }),
        )
      }, SETTLE)
    })
    try {
      await discover(opened, signal)
    } catch (cause) {
      connection = undefined
      await drop(opened)
      throw unreachable(cause)
    }
  }

  const callByName = async (name: string, args: JsonObject, call: CallContext): Promise<ToolResult> => {
    const used = connection
    if (!used)
      throw new CallError(upstreamUnreachable(entry.name, address, new Error('it is not connected')), {
        sent: false,
        transient: true,
      })
    let result: CallToolResult
    try {
      result = await used.client.callTool(
        { name, arguments: args },
        {
          signal: call.signal,
          timeout: call.timeout,
          // Progress keeps a long call alive (case M11); the call's own signal is the cap.
          onprogress: progress => call.onProgress?.(progress),
          resetTimeoutOnProgress: true,
        },
      )
    } catch (error) {
      if (call.signal.aborted && call.signal.reason instanceof Error) throw call.signal.reason
      throw toCallError(error, used, call.toolName)
    }
    if (result.isError)
      throw new CallError(
        toolFailed(call.toolName, secrets.redact(errorText(result)), { content: secrets.redactValue(result.content) }),
        { sent: true, transient: false },
      )
    return {
      body: secrets.redact(JSON.stringify(toRawResult(result)) ?? 'null'),
      cache: 'bypass',
      mcp: result as JsonObject,
    }
  }

  const toCallError = (error: unknown, used: Connection, toolName: string): Error => {
    const code = (error as { code?: `${SdkErrorCode}` }).code
    if (code === 'REQUEST_TIMEOUT') return callTimedOut(toolName, requestTimeout)
    const status = statusOf(error)
    // The server no longer knows our session (it restarted): nothing ran, connect anew and try again (case M2).
    const lostSession = status === 404 || (status === 400 && /session/i.test(messageOf(error)))
    const facts = networkFacts(error)
    const lostConnection = code === 'CONNECTION_CLOSED' || code === 'NOT_CONNECTED' || code === 'SEND_FAILED'
    if (lostSession || !facts.sent || lostConnection || isFetchFailure(error)) {
      lose(used, mcpUnreachable(address, error))
      void drop(used)
      return new CallError(upstreamUnreachable(entry.name, address, error), {
        sent: !(lostSession || !facts.sent || code === 'NOT_CONNECTED'),
        transient: true,
      })
    }
    return new CallError(
      toolFailed(toolName, secrets.redact(messageOf(error)), { error: secrets.redact(messageOf(error)) }),
      { sent: true, transient: false },
    )
  }

  return {
    get transport() {
      return connection?.kind ?? (entry.url === undefined ? 'stdio' : 'http')
    },
    open,
    list: () => tools,
    call: (tool, args, call) => callByName(tool.name, args, call),
    callByName,
    notes: () => [],
    onChange(listen) {
      listener = listen
    },
    async close() {
      clearTimeout(settling)
      const closing = connection
      connection = undefined
      await drop(closing)
    },
  }
}

async function listAllTools(client: Connection['client'], signal: AbortSignal): Promise<McpTool[]> {
  if (client.getServerCapabilities()?.tools === undefined) return []
  const tools: McpTool[] = []
  const seen = new Set<string>()
  let cursor: string | undefined
  for (let page = 0; page < MAX_PAGES; page++) {
    const list = await client.listTools(cursor === undefined ? {} : { cursor }, { signal })
    tools.push(...list.tools)
    cursor = list.nextCursor
    if (cursor === undefined || cursor === '' || seen.has(cursor)) break
    seen.add(cursor)
  }
  return [...new Map(tools.map(tool => [tool.name, tool])).values()]
}

/** Ends a session; a server over HTTP is told so that it does not keep it (case M8). */
async function drop(connection: Connection | undefined): Promise<void> {
  if (!connection) return
  const { client, transport } = connection
  client.onclose = undefined
  const terminate = (transport as { terminateSession?: () => Promise<void> }).terminateSession
  if (terminate)
    await Promise.race([
      terminate.call(transport).catch(() => undefined),
      new Promise(resolve => setTimeout(resolve, 500).unref()),
    ])
  await client.close().catch(() => undefined)
  await transport.close().catch(() => undefined)
}

function statusOf(error: unknown): number | undefined {
  const { status, data } = error as { status?: unknown; data?: { status?: unknown } }
  const value = status ?? data?.status
  return typeof value === 'number' ? value : undefined
}

const isFetchFailure = (error: unknown) => error instanceof TypeError && /fetch failed|terminated/.test(error.message)
