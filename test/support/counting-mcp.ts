import { randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'

/** An MCP server over streamable HTTP, on the older line of the SDK, that counts its sessions. */
export interface CountingMcp {
  url: string
  /** Sessions opened so far, and those that were not ended. */
  opened: number
  readonly alive: number
  /** Headers of the last request. */
  headers: IncomingHttpHeaders
  /** The tools that it lists. */
  tools: { name: string; description?: string; inputSchema: { type: 'object' }; outputSchema?: { type: 'object' } }[]
  close(): Promise<void>
}

export async function startCountingMcp(): Promise<CountingMcp> {
  const sessions = new Map<string, StreamableHTTPServerTransport>()
  const state = {
    opened: 0,
    headers: {} as IncomingHttpHeaders,
    tools: [{ name: 'whoami', inputSchema: { type: 'object' as const } }] as CountingMcp['tools'],
  }
  const open = async () => {
    state.opened++
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: () => randomUUID(),
      onsessioninitialized: id => void sessions.set(id, transport),
      onsessionclosed: id => void sessions.delete(id),
    })
    const server = new Server({ name: 'counting', version: '1' }, { capabilities: { tools: {} } })
    server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: state.tools }))
    server.setRequestHandler(CallToolRequestSchema, () => ({
      content: [{ type: 'text', text: JSON.stringify(state.headers) }],
    }))
    await server.connect(transport)
    return transport
  }
  const http = createServer(async (req, res) => {
    state.headers = req.headers
    const id = req.headers['mcp-session-id']
    const known = typeof id === 'string' ? sessions.get(id) : undefined
    if (id !== undefined && !known) return res.writeHead(404).end()
    await (known ?? (await open())).handleRequest(req, res)
    return undefined
  })
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
  return Object.defineProperties(state as unknown as CountingMcp, {
    url: { value: `http://127.0.0.1:${(http.address() as AddressInfo).port}/mcp` },
    alive: { get: () => sessions.size },
    close: {
      value: () =>
        new Promise<void>(resolve => {
          http.close(() => resolve())
          http.closeAllConnections()
        }),
    },
  })
}
