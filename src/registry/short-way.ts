import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Express } from 'express'
import { isForMcp, type McpDoor } from '../http/mcp/door.ts'
import type { CallFunction } from './routes/call-function.ts'

type Handle = (req: IncomingMessage, res: ServerResponse, next: unknown) => void

/**
 * Lets calls of tools, and the listing that the agent asks for on every message, go past express: routing and
 * middleware cost more than the rest of them (design § 7).
 */
export function takeShortWay(
  app: Express,
  { callFunction, mcp }: { callFunction: CallFunction; mcp: McpDoor },
  listApis: (req: IncomingMessage, res: ServerResponse) => Promise<void>,
): void {
  const express = app as unknown as { handle: Handle }
  const handle = express.handle.bind(app)
  express.handle = (req, res, next) => {
    if (req.method === 'POST' && isForCalls(req.url)) void callFunction(req, res)
    // The long way answers failures.
    else if (req.method === 'GET' && req.url === '/apis') void listApis(req, res).catch(() => handle(req, res, next))
    else if (isForMcp(req.url)) void mcp.handle(req, res)
    else handle(req, res, next)
  }
}

/** Whether a request is for `/functions/call`, however its address ends. */
const isForCalls = (url: string | undefined) =>
  url === '/functions/call' || (url !== undefined && /^\/functions\/call\/?(?:\?|$)/.test(url))
