import type { CallToolResult, ContentBlock } from '@modelcontextprotocol/server'
import type { AgentError } from '../../lib/errors.ts'
import { isObject, parseJson, type JsonObject } from '../../lib/json.ts'
import type { ToolResult } from '../sources/source.ts'

/**
 * A successful result for an MCP client. What an MCP server answered is passed on as it was; anything else is the
 * JSON text that `/functions/call` would send, with objects as structured content too, and bytes as image, audio or
 * resource. A tool that `declares` an output schema always gives structured content, because clients insist on it.
 */
export function toCallResult(result: ToolResult, name: string, declares: boolean): CallToolResult {
  const { truncated, schemaWarning } = result
  const mapped = mapResult(result, name, declares)
  if (!truncated && schemaWarning === undefined) return mapped
  // What `/functions/call` says in headers (cases M17 and S5).
  const marks = {
    ...(truncated && { 'agent/truncated': true }),
    ...(schemaWarning !== undefined && { 'agent/schema-warning': schemaWarning }),
  }
  return { ...mapped, _meta: marks }
}

function mapResult({ body, mcp }: ToolResult, name: string, declares: boolean): CallToolResult {
  if (mcp) return fromServer(mcp, declares)
  const text = typeof body === 'string' ? body : body.toString('utf8')
  const value = parseJson(text)
  const bytes = toBytes(value, name)
  if (bytes) return { content: [bytes], ...(declares && { structuredContent: { result: null } }) }
  const content: ContentBlock[] = [{ type: 'text', text: typeof value === 'string' ? value : text }]
  if (isObject(value)) return { content, structuredContent: value }
  return { content, ...(declares && { structuredContent: { result: value } }) }
}

/** A failed call: what happened in a sentence, then all that is known of it (the body of `/functions/call`). */
export function toFailedResult(failure: AgentError, body: JsonObject): CallToolResult {
  const { detail } = body
  const said = isObject(detail) && failure.code === 'TOOL_FAILED' ? detail.content : undefined
  const meta = { _meta: { 'agent/status': failure.status, 'agent/error': failure.code } }
  // A tool of an MCP server that failed: its own words, as the server sent them.
  if (Array.isArray(said) && said.length) return { content: said as ContentBlock[], isError: true, ...meta }
  const content: ContentBlock[] = [
    { type: 'text', text: `${String(body.message)}${hintOf(failure)} (${failure.code}, status ${failure.status})` },
    { type: 'text', text: JSON.stringify(body) },
  ]
  return { content, isError: true, ...meta }
}

/** The names that an unknown one may have meant, as a question. */
export function hintOf({ detail }: AgentError): string {
  const nearest: unknown = isObject(detail) ? detail.nearest : undefined
  return Array.isArray(nearest) && nearest.length ? `. Did you mean ${nearest.join(' or ')}?` : ''
}

function fromServer(result: JsonObject, declares: boolean): CallToolResult {
  const content = Array.isArray(result.content) ? (result.content as ContentBlock[]) : []
  const structured = isObject(result.structuredContent) ? result.structuredContent : undefined
  if (structured) return { content, structuredContent: structured }
  return { content, ...(declares && { structuredContent: { result: result.structuredContent ?? null } }) }
}

/** Bytes, which `/functions/call` writes as `{content_type, base64, bytes}`. */
function toBytes(value: unknown, name: string): ContentBlock | undefined {
  if (!isObject(value)) return undefined
  const { content_type: mimeType, base64: data, bytes } = value
  if (typeof mimeType !== 'string' || typeof data !== 'string' || typeof bytes !== 'number') return undefined
  if (Object.keys(value).length !== 3) return undefined
  if (mimeType.startsWith('image/')) return { type: 'image', data, mimeType }
  if (mimeType.startsWith('audio/')) return { type: 'audio', data, mimeType }
  return { type: 'resource', resource: { uri: `result://${encodeURIComponent(name)}`, mimeType, blob: data } }
}
