import { inputRequired, McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'

/** A server of the stateless protocol; `grown` are tools that came later. */
export function createModernServer(grown: readonly string[] = []): McpServer {
  const server = new McpServer({ name: 'modern', version: '1' }, { capabilities: { tools: { listChanged: true } } })
  const text = (value: string) => ({ content: [{ type: 'text' as const, text: value }] })
  const readOnly = { annotations: { readOnlyHint: true } }
  server.registerTool('echo', { ...readOnly, inputSchema: z.object({ message: z.string() }) }, ({ message }) =>
    text(message),
  )
  server.registerTool('pid', readOnly, () => text(String(process.pid)))
  server.registerTool('fail', {}, () => ({ ...text('it went wrong'), isError: true }))
  server.registerTool('crash', {}, () => process.exit(7))
  server.registerTool('slow', readOnly, async ({ mcpReq }) => {
    const progressToken = mcpReq._meta?.progressToken
    for (let progress = 1; progress <= 8; progress++) {
      await new Promise(resolve => setTimeout(resolve, 200))
      if (progressToken !== undefined)
        await mcpReq.notify({ method: 'notifications/progress', params: { progressToken, progress } })
    }
    return text('done')
  })
  server.registerTool('ask', {}, ({ mcpReq }) => {
    if (mcpReq.inputResponses) return text(JSON.stringify(mcpReq.inputResponses))
    const requestedSchema = { type: 'object' as const, properties: { ok: { type: 'boolean' as const, default: true } } }
    return inputRequired({ inputRequests: { sure: inputRequired.elicit({ message: 'Sure?', requestedSchema }) } })
  })
  for (const name of grown) server.registerTool(name, {}, () => text(name))
  return server
}
