import type { CallToolResult } from '@modelcontextprotocol/client'
import { isObject, parseJson } from '../../../lib/json.ts'
import type { Secrets } from '../../upstream/secrets.ts'
import { truncatedText } from '../../upstream/truncated-result.ts'

/**
 * The body of an answer, without secrets; of a larger one than `limit` bytes the marker with its beginning (registry case
 * M17), cut after they were removed: no part of one is left at the end.
 */
export function toBody(
  result: CallToolResult,
  limit: number,
  { redact, redactJson }: Pick<Secrets, 'redact' | 'redactJson'>,
): { text: string; isCut: boolean } {
  const text = redactJson(JSON.stringify(toRawResult(result)) ?? 'null')
  // Every character has at most three bytes.
  const bytes = text.length * 3 <= limit ? 0 : Buffer.byteLength(text)
  if (bytes <= limit) return { text, isCut: false }
  const [only, ...more] = result.content ?? []
  const isText = result.structuredContent === undefined && only?.type === 'text' && more.length === 0
  const beginning = Buffer.from(isText ? redact(only.text) : text).subarray(0, limit)
  const marker = truncatedText(beginning, isText ? 'text/plain' : 'application/json')
  return { text: JSON.stringify({ ...marker, bytes }), isCut: true }
}

/**
 * The raw result of an MCP tool: its structured content when there is any (with the rest beside it, when that is more
 * than the same as text); else its content — one text as JSON when it is JSON, else as a string; anything more as a
 * list, with bytes as `{content_type, base64, bytes}`.
 */
export function toRawResult(result: CallToolResult): unknown {
  const content = Array.isArray(result.content) ? result.content : []
  if (result.structuredContent !== undefined) {
    const more = content.filter(block => block.type !== 'text')
    return more.length
      ? { structured_content: result.structuredContent, content: more.map(toValue) }
      : result.structuredContent
  }
  const values = content.map(toValue)
  return values.length === 0 ? null : values.length === 1 ? values[0] : values
}

/** What a failed tool says, as text. */
export function errorText(result: CallToolResult): string {
  const texts = (result.content ?? []).flatMap(block => (block.type === 'text' ? [block.text] : []))
  return texts.join('\n').slice(0, 2000) || 'it gave no reason'
}

function toValue(block: CallToolResult['content'][number]): unknown {
  switch (block.type) {
    case 'text': {
      const parsed = parseJson(block.text)
      return parsed === undefined ? block.text : parsed
    }
    case 'image':
    case 'audio':
      return { content_type: block.mimeType, base64: block.data, bytes: Buffer.byteLength(block.data, 'base64') }
    case 'resource': {
      const { resource } = block
      if ('text' in resource) return { uri: resource.uri, content_type: resource.mimeType, text: resource.text }
      if (isObject(resource) && typeof resource.blob === 'string')
        return {
          uri: resource.uri,
          content_type: resource.mimeType,
          base64: resource.blob,
          bytes: Buffer.byteLength(resource.blob, 'base64'),
        }
      return resource
    }
    default:
      return block
  }
}
