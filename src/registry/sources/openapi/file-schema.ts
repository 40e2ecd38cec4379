import { isObject, type JsonObject } from '../../../lib/json.ts'

/** Whether a schema describes bytes: `format: binary` (OpenAPI 3.0), or a media type without a text encoding (3.1). */
export function isBinary(schema: unknown): boolean {
  if (!isObject(schema)) return false
  if (schema.format === 'binary') return true
  return (
    typeof schema.contentMediaType === 'string' &&
    schema.contentEncoding === undefined &&
    !/json|text|xml/.test(schema.contentMediaType)
  )
}

/** Whether a schema is a list of files. */
export const isFileList = (schema: unknown): schema is JsonObject & { items: unknown } =>
  isObject(schema) && isBinary(schema.items)

/** What a caller gives for a file: its text, or its bytes in base64 with a name and a type. */
export function fileSchema(schema: unknown): JsonObject {
  const description = isObject(schema) && typeof schema.description === 'string' ? `${schema.description} ` : ''
  const about = { filename: { type: 'string' }, content_type: { type: 'string' } }
  return {
    description: `${description}(a file: its text, or {filename, content_type, base64})`,
    anyOf: [
      { type: 'string' },
      {
        type: 'object',
        // Line breaks of MIME are fine, the URL alphabet too.
        properties: { ...about, base64: { type: 'string', pattern: '^[A-Za-z0-9+/_=\\s-]*$' } },
        required: ['base64'],
        additionalProperties: false,
      },
      {
        type: 'object',
        properties: { ...about, text: { type: 'string' } },
        required: ['text'],
        additionalProperties: false,
      },
    ],
  }
}
