/**
 * The registry's `/mcp` as the server under test of the official conformance suite: a registry on a free port with one
 * MCP service behind it, `fixture-server.ts`. Its service is named `test`, so the tools that scenarios call
 * (`test_simple_text` …) are the registry's own names of what passes through it.
 */
import { fileURLToPath } from 'node:url'
import { startRegistry } from '../support/start-registry.ts'

const FIXTURE = fileURLToPath(new URL('fixture-server.ts', import.meta.url))

/** Starts it; `url` is the address of `/mcp`. */
export async function startServerUnderTest(): Promise<{ url: string; close(): Promise<void> }> {
  const registry = await startRegistry(
    `mcpServers:\n  test:\n    command: ${JSON.stringify(process.execPath)}\n    args: ${JSON.stringify([FIXTURE])}\n`,
  )
  await registry.ready('test')
  return { url: `${registry.url}/mcp`, close: registry.close }
}
