import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Server } from '@modelcontextprotocol/server'
import { messageOf } from '../../lib/errors.ts'
import type { Logger } from '../../lib/logger.ts'
import type { McpEndpoint } from './endpoint.ts'

/** `/mcp` before anybody came. The SDK costs memory and time: it is loaded by the first request (design § 7). */
export interface McpDoor {
  /** Answers a request. Never rejects. */
  handle(req: IncomingMessage, res: ServerResponse): Promise<void>
  /** See `McpEndpoint.attach`. */
  attach(query: URLSearchParams): Promise<Server>
  stopStreams(): void
  /** Sessions of clients that are open now. */
  readonly sessions: number
  close(): Promise<void>
}

/** A door that opens the endpoint when somebody knocks. `load` imports and creates it. */
export function createMcpDoor(load: () => Promise<McpEndpoint>, logger: Logger): McpDoor {
  let endpoint: McpEndpoint | undefined
  let opening: Promise<McpEndpoint> | undefined
  const open = () => (opening ??= load().then(loaded => (endpoint = loaded)))
  return {
    async handle(req, res) {
      try {
        await (endpoint ?? (await open())).handle(req, res)
      } catch (error) {
        logger.fatal({ event: 'mcp_not_loaded', error: messageOf(error) })
        res.writeHead(500).end()
      }
    },
    attach: async query => (await open()).attach(query),
    get sessions() {
      return endpoint?.sessions ?? 0
    },
    stopStreams: () => endpoint?.stopStreams(),
    close: async () => (await opening)?.close(),
  }
}

type Handle = (req: IncomingMessage, res: ServerResponse, next: unknown) => void

/** Lets requests for `/mcp` go past an express app, which would read their bodies. */
export function mountMcpDoor(app: unknown, door: McpDoor): void {
  const express = app as { handle: Handle }
  const handle = express.handle.bind(app)
  express.handle = (req, res, next) => {
    if (isForMcp(req.url)) void door.handle(req, res)
    else handle(req, res, next)
  }
}

/** Whether a request is for the MCP server. */
export const isForMcp = (url: string | undefined) => url !== undefined && /^\/mcp\/?(?:\?|$)/.test(url)
