import type { Tool as McpTool } from '@modelcontextprotocol/server'
import { isObject, type JsonObject } from '../../lib/json.ts'
import { withObjectRoot } from '../catalogue/api-record.ts'
import type { CatalogueTool } from '../catalogue/catalogue.ts'
import { visibleText } from '../safety/visible-text.ts'
import type { Tool } from '../sources/source.ts'
import { toOutputSchema } from './to-output-schema.ts'

/**
 * A tool of the catalogue as `/mcp` lists it: under its alias, with the name that its service gave it as the title when
 * the alias does not say it. A schema that cannot be read leaves the tool without it, never the list (case S3).
 */
export function toMcpTool({ alias, name, tool }: CatalogueTool): McpTool {
  const given = tool.title ?? (alias === name ? undefined : tool.name)
  const title = given === undefined ? undefined : visibleText(given)
  const outputSchema = attempt(() => toOutputSchema(tool.outputSchema))
  return {
    name: alias,
    ...(title !== undefined && { title }),
    description: tool.description,
    inputSchema: (attempt(() => toInputSchema(tool.inputSchema)) ?? { type: 'object' }) as McpTool['inputSchema'],
    ...(outputSchema && { outputSchema: outputSchema as McpTool['outputSchema'] }),
    annotations: annotationsOf(tool, title),
  }
}

/**
 * What the tool does to the world, as far as it is known: an MCP server's own words, else what the HTTP method means
 * (RFC 9110 § 9.2). What is not known is left out, which MCP reads as the worse case.
 */
function annotationsOf(tool: Tool, title: string | undefined): NonNullable<McpTool['annotations']> {
  const { annotations, method, readOnly, repeatable } = tool
  const named = title === undefined ? {} : { title }
  if (annotations) {
    const { readOnlyHint, destructiveHint, idempotentHint, openWorldHint } = annotations
    const hints = { readOnlyHint, destructiveHint, idempotentHint, openWorldHint }
    return { ...named, ...Object.fromEntries(Object.entries(hints).filter(([, hint]) => typeof hint === 'boolean')) }
  }
  const overwrites = ['PUT', 'PATCH', 'DELETE'].includes(method.toUpperCase())
  return {
    ...named,
    readOnlyHint: readOnly,
    ...(readOnly ? { destructiveHint: false } : overwrites && { destructiveHint: true }),
    idempotentHint: repeatable,
    openWorldHint: true,
  }
}

/** The schema of the arguments: an object at its root, without the marks that only our own sources understand. */
function toInputSchema(schema: JsonObject): JsonObject {
  const rooted = withObjectRoot(schema)
  return (mentions(rooted, HEADER_MARK) ? withoutKey(rooted, HEADER_MARK) : rooted) as JsonObject
}

/**
 * Tells an MCP client to repeat an argument as an HTTP header (MCP 2026-07-28 § Streamable HTTP). It was meant for the
 * service's own endpoint, and a client leaves out a tool whose marks it finds wrong.
 */
const HEADER_MARK = 'x-mcp-header'

function mentions(value: unknown, key: string): boolean {
  if (Array.isArray(value)) return value.some(inner => mentions(inner, key))
  return isObject(value) && (key in value || Object.values(value).some(inner => mentions(inner, key)))
}

function withoutKey(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.map(inner => withoutKey(inner, key))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, inner]) => name !== key || typeof inner !== 'string')
      .map(([name, inner]) => [name, withoutKey(inner, key)]),
  )
}

function attempt<T>(compute: () => T): T | undefined {
  try {
    return compute()
  } catch {
    return undefined
  }
}
