import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { Client as OlderClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport as OlderStdio } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport as OlderHttp } from '@modelcontextprotocol/sdk/client/streamableHttp.js'

/** A tool as a client reads it. */
export interface ListedTool {
  name: string
  title?: string
  description?: string
  inputSchema: Record<string, unknown>
  outputSchema?: Record<string, unknown>
  annotations?: Record<string, unknown>
}

/** A result as a client reads it. */
export interface CallResult {
  content: { type: string; text?: string; data?: string; mimeType?: string; resource?: Record<string, unknown> }[]
  structuredContent?: Record<string, unknown>
  isError?: boolean
  _meta?: Record<string, unknown>
}

export interface CallOptions {
  signal?: AbortSignal
  onprogress?: (progress: { progress: number }) => void
}

/** What tests ask of any MCP client. */
export interface AnyClient {
  /** Every page of the list. */
  list(): Promise<ListedTool[]>
  page(cursor?: string): Promise<{ tools: ListedTool[]; nextCursor?: string }>
  call(name: string, args?: Record<string, unknown>, options?: CallOptions): Promise<CallResult>
  /** How often it was told that the list changed. */
  readonly changes: number
  /** `modern` or `legacy`. */
  readonly era: string
  readonly sessionId: string | undefined
  readonly instructions: string | undefined
  /** Process of a server over stdio. */
  readonly pid: number | null
  close(): Promise<void>
}

/** `2.x modern`, `2.x legacy` and `1.x`: the SDK's newer line in both eras of the protocol, and its older line. */
export const CLIENTS = ['2.x modern', '2.x legacy', '1.x'] as const
export type ClientKind = (typeof CLIENTS)[number]
/** Where a server is: an address, or a command. */
export type Place = string | { command: string; args: string[]; env?: Record<string, string>; cwd?: string }

/** Connects one of the clients. It validates what it gets as clients do: lists by their schema, results by theirs. */
export async function connectClient(kind: ClientKind, place: Place): Promise<AnyClient> {
  return kind === '1.x' ? await connectOlder(place) : await connectNewer(kind, place)
}

async function connectNewer(kind: ClientKind, place: Place): Promise<AnyClient> {
  const transport =
    typeof place === 'string'
      ? new StreamableHTTPClientTransport(new URL(place))
      : new StdioClientTransport({ ...place, stderr: 'ignore' })
  let changes = 0
  const client = new Client(
    { name: 'test', version: '1' },
    {
      versionNegotiation: { mode: kind === '2.x modern' ? 'auto' : 'legacy' },
      listChanged: { tools: { onChanged: () => void changes++, autoRefresh: false, debounceMs: 0 } },
    },
  )
  await client.connect(transport)
  const page = async (cursor?: string) => (await client.listTools(cursor === undefined ? {} : { cursor })) as never
  return {
    page,
    list: () => allPages(page),
    call: async (name, args = {}, options = {}) =>
      (await client.callTool({ name, arguments: args }, options)) as CallResult,
    get changes() {
      return changes
    },
    era: client.getProtocolEra() ?? '',
    sessionId: 'sessionId' in transport ? transport.sessionId : undefined,
    instructions: client.getInstructions(),
    pid: 'pid' in transport ? transport.pid : null,
    close: () => client.close(),
  }
}

async function connectOlder(place: Place): Promise<AnyClient> {
  const transport =
    typeof place === 'string' ? new OlderHttp(new URL(place)) : new OlderStdio({ ...place, stderr: 'ignore' })
  let changes = 0
  const client = new OlderClient(
    { name: 'test', version: '1' },
    { listChanged: { tools: { onChanged: () => void changes++, autoRefresh: false, debounceMs: 0 } } },
  )
  await client.connect(transport as never)
  const page = async (cursor?: string) => (await client.listTools(cursor === undefined ? {} : { cursor })) as never
  return {
    page,
    list: () => allPages(page),
    call: async (name, args = {}, options = {}) =>
      (await client.callTool({ name, arguments: args }, undefined, options)) as CallResult,
    get changes() {
      return changes
    },
    era: 'legacy',
    sessionId: 'sessionId' in transport ? transport.sessionId : undefined,
    instructions: client.getInstructions(),
    pid: 'pid' in transport ? transport.pid : null,
    close: () => client.close(),
  }
}

async function allPages(
  page: (cursor?: string) => Promise<{ tools: ListedTool[]; nextCursor?: string }>,
): Promise<ListedTool[]> {
  const tools: ListedTool[] = []
  let cursor: string | undefined
  do {
    const next = await page(cursor)
    tools.push(...next.tools)
    cursor = next.nextCursor
  } while (cursor !== undefined)
  return tools
}
