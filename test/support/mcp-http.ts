/** MCP servers over streamable HTTP that show what a client does with them, and that can go away as servers do. */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { createMcpHandler } from '@modelcontextprotocol/server'
import { readExchange, sendResponse } from '../../src/http/mcp/web-exchange.ts'
import { createModernServer } from './modern-server.ts'

export interface McpHttpServer {
  url: string
  port: number
  /** Methods that were asked for, in order. */
  methods: string[]
  /** Headers of the last request. */
  headers(): IncomingMessage['headers']
  /** Sessions that are open (older protocol). */
  sessions(): number
  /** Forgets all sessions, as a server does that restarted. */
  forget(): void
  /** A tool comes; clients are told unless `silently`. */
  grow(name: string, silently?: boolean): Promise<void>
  /** Ends at once with all its connections, as by kill -9. */
  kill(): Promise<void>
  close(): Promise<void>
}

export interface McpHttpOptions {
  /** Given again after a restart. */
  port?: number
  /** False: no standing stream (405), as many servers have it. */
  stream?: boolean
  /** Answers requests before the server does; true: it did. */
  before?: (req: IncomingMessage, res: ServerResponse) => boolean
}

type Answer = (req: IncomingMessage, res: ServerResponse, body: unknown) => Promise<void>

/** A server of the older protocol, with sessions. */
export async function startLegacyHttp(options: McpHttpOptions = {}): Promise<McpHttpServer> {
  const { stream = true } = options
  const tools = [
    { name: 'pid', inputSchema: { type: 'object' as const, properties: {} }, annotations: { readOnlyHint: true } },
    { name: 'fail', inputSchema: { type: 'object' as const, properties: {} } },
    { name: 'hang', inputSchema: { type: 'object' as const, properties: {} } },
    { name: 'write', inputSchema: { type: 'object' as const, properties: {} } },
    { name: 'big', inputSchema: { type: 'object' as const, properties: { bytes: {} } } },
  ]
  const sessions = new Map<string, { transport: StreamableHTTPServerTransport; server: Server }>()
  const open = async () => {
    const server = new Server({ name: 'legacy', version: '1' }, { capabilities: { tools: { listChanged: true } } })
    server.setRequestHandler(ListToolsRequestSchema, () => ({ tools }))
    server.setRequestHandler(CallToolRequestSchema, ({ params: { name, arguments: args } }) => {
      if (name === 'hang') return new Promise<never>(() => undefined)
      return {
        content: [{ type: 'text' as const, text: name === 'big' ? 'x'.repeat(Number(args?.bytes)) : name }],
        ...(name === 'fail' && { isError: true }),
      }
    })
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: id => void sessions.set(id, { transport, server }),
      onsessionclosed: id => void sessions.delete(id),
    })
    await server.connect(transport)
    return transport
  }
  const answer: Answer = async (req, res, body) => {
    const id = req.headers['mcp-session-id']
    if (req.method === 'GET' && !stream) return void res.writeHead(405).end()
    const known = typeof id === 'string' ? sessions.get(id)?.transport : undefined
    if (known) return known.handleRequest(req, res, body)
    if (typeof id === 'string') return void refuse(res, 404, -32_001, 'Session not found')
    if ((body as { method?: string } | undefined)?.method !== 'initialize')
      return void refuse(res, 400, -32_000, 'Bad Request: Server not initialized')
    return (await open()).handleRequest(req, res, body)
  }
  return serve(options, answer, {
    sessions: () => sessions.size,
    forget: () => sessions.clear(),
    grow: async (name, silently) => {
      tools.push({ name, inputSchema: { type: 'object', properties: {} } })
      if (!silently) await Promise.all([...sessions.values()].map(({ server }) => server.sendToolListChanged()))
    },
  })
}

/** A server of the stateless protocol alone. */
export function startModernHttp(options: McpHttpOptions = {}): Promise<McpHttpServer> {
  const grown: string[] = []
  const handler = createMcpHandler(() => createModernServer(grown), { legacy: 'reject' })
  const answer: Answer = async (req, res) => {
    const { request, body } = await readExchange(req, res)
    await sendResponse(res, await handler.fetch(request, { parsedBody: body }), 'test')
  }
  return serve(
    options,
    answer,
    {
      sessions: () => 0,
      forget: () => undefined,
      grow: async (name, silently) => {
        grown.push(name)
        if (!silently) handler.notify.toolsChanged()
      },
    },
    false,
  )
}

const refuse = (res: ServerResponse, status: number, code: number, message: string) =>
  res
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message } }))

async function serve(
  { port = 0, before }: McpHttpOptions,
  answer: Answer,
  more: Pick<McpHttpServer, 'sessions' | 'forget' | 'grow'>,
  readsBody = true,
): Promise<McpHttpServer> {
  const methods: string[] = []
  let headers: IncomingMessage['headers'] = {}
  const http = createServer((req, res) => {
    headers = req.headers
    if (before?.(req, res)) return
    void (async () => {
      let body: unknown
      if (req.method === 'POST' && readsBody) {
        const chunks: Buffer[] = []
        for await (const chunk of req as AsyncIterable<Buffer>) chunks.push(chunk)
        body = JSON.parse(Buffer.concat(chunks).toString()) as unknown
      }
      methods.push((body as { method?: string } | undefined)?.method ?? String(req.headers['mcp-method'] ?? req.method))
      await answer(req, res, body)
    })().catch(() => res.destroy())
  })
  await new Promise<void>(resolve => http.listen(port, '127.0.0.1', resolve))
  const address = http.address() as AddressInfo
  const end = () =>
    new Promise<void>(resolve => {
      http.close(() => resolve())
      http.closeAllConnections()
    })
  return {
    url: `http://127.0.0.1:${address.port}/mcp`,
    port: address.port,
    methods,
    headers: () => headers,
    ...more,
    kill: end,
    close: end,
  }
}
