/**
 * The MCP server over stdio that every contender puts behind itself: `echo` answers its text, `pid` the id of the process.
 * Built on the older line of the SDK, so that it shares no code with our client.
 */
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'

const annotations = { readOnlyHint: true }
const tools = [
  { name: 'echo', inputSchema: { type: 'object' as const, properties: { text: { type: 'string' } } }, annotations },
  { name: 'pid', inputSchema: { type: 'object' as const, properties: {} }, annotations },
]
const server = new Server({ name: 'echo', version: '1.0.0' }, { capabilities: { tools: {} } })
server.setRequestHandler(ListToolsRequestSchema, () => ({ tools }))
server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
  const text = params.name === 'pid' ? String(process.pid) : String(params.arguments?.['text'])
  return { content: [{ type: 'text', text }] }
})
await server.connect(new StdioServerTransport())
process.stdin.once('end', () => process.exit(0))
