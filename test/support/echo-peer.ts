/** An MCP server over stdio whose tool `echo` answers with its arguments. */
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'

const server = new Server({ name: 'echo', version: '1' }, { capabilities: { tools: {} } })
const inputSchema = { type: 'object' as const, properties: { session: { type: 'string' } } }
server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [{ name: 'echo', inputSchema }] }))
server.setRequestHandler(CallToolRequestSchema, ({ params }) => ({
  content: [{ type: 'text' as const, text: JSON.stringify(params.arguments) }],
}))
await server.connect(new StdioServerTransport())
