import type { CallToolResult } from '@modelcontextprotocol/client'
import { isObject, parseJson } from '../../../lib/json.ts'

/**
 * The raw result of an MCP tool: its structured content when there is any; else its content — one text as JSON when
 * it is JSON, else as a string; anything more as a list, with bytes as `{content_type, base64, bytes}`.
 */
export function toRawResult(result: CallToolResult): unknown {
  if (result.structuredContent !== undefined) return result.structuredContent
  const content = Array.isArray(result.content) ? result.content : []
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
