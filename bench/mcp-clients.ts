import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { getDefaultEnvironment, StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'

/** The official SDK's client, as a caller of MCP servers uses it. */
export interface McpCaller {
  /** The text of a tool's answer; rejects when the tool failed. */
  call(tool: string, args: Record<string, unknown>): Promise<string>
  tools(): Promise<string[]>
  /** Of the server, when the client started it. */
  pid?: number
  close(): Promise<void>
}

/** Talks to a server over stdio, which it starts. */
export async function connectStdio(
  command: string,
  args: string[],
  where: { cwd?: string; env?: Record<string, string> } = {},
): Promise<McpCaller> {
  const env = where.env && { ...getDefaultEnvironment(), ...where.env }
  return await connect(new StdioClientTransport({ command, args, stderr: 'ignore', ...where, ...(env && { env }) }))
}

/** Talks to a server over streamable HTTP. */
export async function connectHttp(url: string): Promise<McpCaller> {
  return await connect(new StreamableHTTPClientTransport(new URL(url)))
}

async function connect(transport: StdioClientTransport | StreamableHTTPClientTransport): Promise<McpCaller> {
  const client = new Client({ name: 'agent-bench', version: '1.0.0' })
  // The SDK's own types of the two differ in optional members only.
  await client.connect(transport as StdioClientTransport)
  return {
    ...(transport instanceof StdioClientTransport && transport.pid !== null && { pid: transport.pid }),
    async call(tool, args) {
      const result = await client.callTool({ name: tool, arguments: args })
      const [first] = result.content as { text?: string }[]
      if (result.isError) throw new Error(`${tool} failed: ${first?.text}`)
      return first?.text ?? ''
    },
    async tools() {
      const names: string[] = []
      for (let cursor: string | undefined; ;) {
        const page = await client.listTools(cursor === undefined ? {} : { cursor }, { timeout: 180_000 })
        names.push(...page.tools.map(tool => tool.name))
        cursor = page.nextCursor
        if (!cursor) return names
      }
    },
    close: () => client.close(),
  }
}
