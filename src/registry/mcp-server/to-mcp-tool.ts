import type { Tool as McpTool } from '@modelcontextprotocol/server'
import type { CatalogueTool } from '../catalogue/catalogue.ts'
import { visibleText } from '../safety/visible-text.ts'
import type { Tool } from '../sources/source.ts'
import { toInputSchema } from './to-input-schema.ts'
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

function attempt<T>(compute: () => T): T | undefined {
  try {
    return compute()
  } catch {
    return undefined
  }
}
