/**
 * An MCP server over stdio on the older line of the SDK, for what happens while a call is under way. `pid` says which
 * process it is, `wait` answers once the file of its argument is there, `environment` prints what the process was given.
 */
import { existsSync } from 'node:fs'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'

const server = new Server({ name: 'slow', version: '1' }, { capabilities: { tools: {} } })
const inputSchema = { type: 'object' as const, properties: { file: { type: 'string' }, session: { type: 'string' } } }
server.setRequestHandler(ListToolsRequestSchema, () => ({
  tools: ['pid', 'wait', 'environment'].map(name => ({ name, inputSchema })),
}))
server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
  const text = (value: unknown) => ({ content: [{ type: 'text' as const, text: JSON.stringify(value) }] })
  if (params.name === 'environment') {
    console.error(JSON.stringify(process.env))
    return text(process.env)
  }
  if (params.name === 'wait')
    while (!existsSync(String(params.arguments?.file))) await new Promise(resolve => setTimeout(resolve, 10))
  return text(process.pid)
})
await server.connect(new StdioServerTransport())
