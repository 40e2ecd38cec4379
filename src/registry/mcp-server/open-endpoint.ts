import { createMcpEndpoint, type McpEndpoint, type McpEndpointOptions } from '../../http/mcp/endpoint.ts'
import { MAX_CALL_BYTES } from '../routes/call-function.ts'
import { createServerFactory, type McpServerOptions } from './create-server.ts'
import { readView, type View, type ViewOptions } from './view.ts'

export interface OpenEndpointOptions
  extends
    McpServerOptions,
    Omit<ViewOptions, 'catalogue'>,
    Pick<McpEndpointOptions<View>, 'sessionIdle' | 'mostSessions' | 'hasSessions'> {}

/** `/mcp` of a registry: the catalogue, or the part of it that the address names. */
export const openEndpoint = (options: OpenEndpointOptions): McpEndpoint =>
  createMcpEndpoint({
    ...options,
    readView: query => readView(query, options),
    createServer: createServerFactory(options),
    onChange: listener => options.catalogue.onChange(listener),
    mostBytes: MAX_CALL_BYTES,
  })
