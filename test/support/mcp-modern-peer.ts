/**
 * An MCP server of the stateless protocol (2026-07-28) over stdio, which refuses the older ones, on the newer line of the
 * SDK.
 */
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { createModernServer } from './modern-server.ts'

serveStdio(() => createModernServer(), { legacy: 'reject' })
