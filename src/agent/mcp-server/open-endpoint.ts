import { createMcpEndpoint, type McpEndpoint } from '../../http/mcp/endpoint.ts'
import type { Logger } from '../../lib/logger.ts'
import { createAgentMcpServer, type AgentMcpOptions } from './create-server.ts'

/** `/mcp` of an agent server. Its list of tools changes with the flows. */
/** With several replicas every request stands for itself: a session would be one server's. */
export const openEndpoint = (options: AgentMcpOptions & { logger: Logger; hasSessions: boolean }): McpEndpoint =>
  createMcpEndpoint({
    readView: () => ({
      key: 'agent',
      state: () => String(options.flows.changes()),
    }),
    createServer: () => createAgentMcpServer(options),
    onChange: listener => options.flows.onChange(listener),
    logger: options.logger,
    hasSessions: options.hasSessions,
  })
