import { createHash } from 'node:crypto'
import type { Tool as McpTool } from '@modelcontextprotocol/client'
import { isObject, parseJson, type JsonObject } from '../../../lib/json.ts'
import type { McpEntry } from '../../file/service-entry.ts'
import { visibleSchema, visibleText } from '../../safety/visible-text.ts'
import { parametersOfSchema } from '../../schema/parameters-of-schema.ts'
import { isDeclaredReader } from '../declared-reads.ts'
import { once, type Tool } from '../source.ts'

/** A listed MCP tool as ours. Without annotations a tool counts as one that changes something. */
export function toTool(tool: McpTool, entry: McpEntry): Tool {
  const annotations = visibleSchema(tool.annotations)
  const meta = isObject(tool._meta) ? tool._meta : {}
  const inputSchema: JsonObject = isObject(tool.inputSchema)
    ? visibleSchema(tool.inputSchema as JsonObject)
    : { type: 'object' }
  const isDeclared = isDeclaredReader(entry, tool.name)
  const readOnly = isDeclared || annotations?.readOnlyHint === true
  const given = tool.title ?? annotations?.title
  const title = given === undefined ? undefined : visibleText(given)
  const description = visibleText(tool.description ?? title ?? '')
  const parameters = once(() => parametersOfSchema(inputSchema))
  return {
    name: tool.name,
    description,
    protocol: 'mcp',
    method: 'POST',
    path: `/${tool.name}`,
    secure: entry.auth !== undefined || Object.keys(entry.headers ?? {}).length > 0,
    readOnly,
    repeatable: readOnly || annotations?.idempotentHint === true,
    kind: entry.kind ?? (meta.kind === 'browser' ? 'browser' : 'api'),
    tags: Array.isArray(meta.tags) ? meta.tags.filter(tag => typeof tag === 'string').map(visibleText) : [],
    digest: createHash('sha256')
      .update(JSON.stringify([tool, isDeclared]))
      .digest('hex'),
    inputSchema,
    outputSchema: visibleSchema(tool.outputSchema ?? schemaInDescription(description)),
    failureSchema: undefined,
    title,
    annotations: isDeclared ? { ...annotations, readOnlyHint: true, destructiveHint: false } : annotations,
    get parameters() {
      return parameters()
    },
  }
}

/**
 * A response schema that the server's author put into the description, because MCP had no place for it (specification
 * § Registered API record): a JSON block after words such as "Response schema:" or "Returns:".
 */
export function schemaInDescription(description: string): unknown {
  let mentions = 0
  for (const { 0: words, index } of description.matchAll(/(?:response|output|result)s?[ _]schema/gi)) {
    if (++mentions > MOST_TRIES) break
    const rest = description.slice(index + words.length, index + LONGEST_SCHEMA)
    // Between the words and the block stands no more than a colon and a fence.
    const start = rest.slice(0, LONGEST_GAP).indexOf('{')
    if (start >= 0 && /^\w*\s*:?\s*(?:```(?:json)?\s*)?$/i.test(rest.slice(0, start)))
      return firstSchema(rest.slice(start))
  }
  return undefined
}

/** The JSON that a text begins with, when it is a schema. Text with braces may follow it. */
function firstSchema(text: string): unknown {
  let end = text.lastIndexOf('}')
  for (let tries = 0; end > 0 && tries < MOST_TRIES; tries++, end = text.lastIndexOf('}', end - 1)) {
    const value = parseJson(text.slice(0, end + 1))
    if (isObject(value)) return 'type' in value || 'properties' in value || '$ref' in value ? value : undefined
  }
  return undefined
}

/** Characters that are looked at, and how often: whoever wrote the description shall not hold us up. */
const LONGEST_SCHEMA = 64 * 1024
const LONGEST_GAP = 100
const MOST_TRIES = 50
