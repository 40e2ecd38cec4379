// The registry as an MCP server: any MCP client can list and call its tools. This is the official SDK's.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'

const client = new Client({ name: 'example', version: '1.0.0' })
await client.connect(new StreamableHTTPClientTransport(new URL('http://127.0.0.1:8001/mcp?app=territory')))

const { tools } = await client.listTools()
console.log(tools.map(({ name }) => name).join('\n'))

const result = await client.callTool({ name: 'territory_getMyAccounts', arguments: {} })
console.log((result.structuredContent as { coverage_id: string }).coverage_id)
await client.close()
