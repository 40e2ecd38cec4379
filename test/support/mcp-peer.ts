/**
 * An MCP server over stdio, built on the older line of the SDK: a peer that shares no code with our client. Its first
 * argument is a mode: `paged` (a tool on each page), `circular` (a cursor that does not move), or nothing.
 */
import { spawn } from 'node:child_process'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'

const mode = process.argv[2] ?? ''
const empty = { type: 'object' as const, properties: {} }
const tools = [
  { name: 'pid', inputSchema: empty, annotations: { readOnlyHint: true } },
  { name: 'crash', inputSchema: empty },
  { name: 'environment', inputSchema: empty },
  { name: 'grow', inputSchema: empty },
  { name: 'spawn', inputSchema: empty },
  { name: 'fail', inputSchema: empty },
  { name: 'hang', inputSchema: empty },
  {
    name: 'lies',
    inputSchema: empty,
    outputSchema: { type: 'object' as const, properties: { n: { type: 'number' } }, required: ['n'] },
  },
  {
    name: 'described',
    description: 'Says. Response schema: {"type":"object","properties":{"ok":{"type":"boolean"}}}',
    inputSchema: empty,
  },
]

const server = new Server({ name: 'peer', version: '1' }, { capabilities: { tools: { listChanged: true } } })
server.setRequestHandler(ListToolsRequestSchema, request => {
  if (mode === 'circular') return { tools: tools.slice(0, 2), nextCursor: 'again' }
  if (mode !== 'paged') return { tools }
  const at = Number(request.params?.cursor ?? 0)
  return { tools: tools.slice(at, at + 1), ...(at + 1 < tools.length && { nextCursor: String(at + 1) }) }
})
const text = (value: unknown) => ({
  content: [{ type: 'text' as const, text: typeof value === 'string' ? value : JSON.stringify(value) }],
})
server.setRequestHandler(CallToolRequestSchema, async request => {
  switch (request.params.name) {
    case 'crash':
      console.error('the peer was asked to crash')
      process.exit(7)
    // eslint-disable-next-line no-fallthrough
    case 'environment':
      return text(process.env)
    case 'grow':
      tools.push({ name: `grown_${tools.length}`, inputSchema: empty })
      await server.sendToolListChanged()
      return text('grown')
    case 'spawn':
      return text(spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' }).pid)
    case 'fail':
      return { ...text('it went wrong'), isError: true }
    case 'hang':
      return new Promise(() => undefined)
    case 'lies':
      return { ...text('x'), structuredContent: { n: 'no number' } }
    default:
      return text(process.pid)
  }
})
await server.connect(new StdioServerTransport())
