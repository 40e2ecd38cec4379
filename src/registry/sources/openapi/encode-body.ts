import { randomBytes } from 'node:crypto'
import { isObject, type JsonObject } from '../../../lib/json.ts'
import { bareType, isJsonLines, kindOfType, type MediaKind } from '../../upstream/media-type.ts'
import type { BodyModel, BodyProperty } from './operation-model.ts'
import { serialiseQuery, textOf } from './serialise-parameter.ts'

export interface EncodedBody {
  contentType: string
  body: Buffer | string
}

/**
 * Encodes a request body in the media type of the description. `values` are by wire name. Undefined when a form is to
 * be made of something that has no fields.
 */
export function encodeBody(model: BodyModel, value: unknown, values: JsonObject): EncodedBody | undefined {
  const { contentType } = model
  const kind = kindOfType(contentType)
  if (kind === 'form' || kind === 'multipart') {
    if (kind === 'form' && model.whole !== undefined && typeof value === 'string') return { contentType, body: value }
    const fields = model.whole === undefined ? values : value
    if (!isObject(fields)) return undefined
    return kind === 'form' ? { contentType, body: encodeForm(model, fields) } : encodeMultipart(model, fields)
  }
  if (kind === 'binary' || (model.whole !== undefined && model.properties[0]?.binary)) {
    const file = readFile(value)
    return { contentType: safeType(file.contentType) ?? concrete(contentType), body: file.bytes }
  }
  return { contentType, body: encodeCharset(asText(kind, contentType, value), contentType) }
}

function asText(kind: MediaKind, contentType: string, value: unknown): string {
  if (kind === 'text' && typeof value === 'string') return value
  if (!isJsonLines(contentType) || !Array.isArray(value)) return JSON.stringify(value)
  // RFC 7464 begins each record of a json-seq with a separator; the other forms are plain lines.
  const begin = bareType(contentType).endsWith('json-seq') ? '\u001e' : ''
  return value.map(item => `${begin}${JSON.stringify(item)}\n`).join('')
}

/** Text in the `charset` of its media type; UTF-8 unless it says otherwise. */
function encodeCharset(text: string, contentType: string): Buffer | string {
  const charset = /;\s*charset="?([\w-]+)/i.exec(contentType)?.[1]?.toLowerCase()
  if (charset === 'iso-8859-1' || charset === 'latin1') return Buffer.from(text, 'latin1')
  if (charset === 'utf-16le') return Buffer.from(text, 'utf16le')
  return text
}

const concrete = (contentType: string) => (contentType.includes('*') ? 'application/octet-stream' : contentType)
/** A media type that a caller gave; undefined for what is none. */
const safeType = (type: string | undefined) =>
  type !== undefined && /^[\w.+-]+\/[\w.+-]+(?:\s*;[\x20-\x7e]*)?$/.test(type) ? type : undefined

/** A form of pairs (OpenAPI § Encoding Object): arrays repeat, nested objects are JSON unless a style is given. */
function encodeForm(model: BodyModel, fields: JsonObject): string {
  const properties = new Map(model.properties.map(property => [property.name, property]))
  return Object.entries(fields)
    .flatMap(([name, inner]) => pairsOf(properties.get(name) ?? { name }, inner))
    .map(pair => pair.replaceAll('%20', '+'))
    .join('&')
}

function pairsOf(property: Partial<BodyProperty> & { name: string }, value: unknown): string[] {
  const { name, style, explode = true, allowReserved = false, contentType } = property
  const field = { argument: name, name, style: style ?? 'form', explode, allowReserved }
  if (style !== undefined) return serialiseQuery(field, value)
  if (contentType !== undefined && kindOfType(contentType) === 'json')
    return serialiseQuery({ ...field, contentType }, value)
  const plain = (inner: unknown) => (isObject(inner) ? JSON.stringify(inner) : inner)
  return serialiseQuery(field, Array.isArray(value) ? value.map(plain) : plain(value))
}

/** RFC 7578: scalars as text parts, arrays as repeated parts, objects as one JSON part, files with name and type. */
function encodeMultipart(model: BodyModel, fields: JsonObject): EncodedBody {
  const boundary = `----agent${randomBytes(16).toString('hex')}`
  const properties = new Map(model.properties.map(property => [property.name, property]))
  const chunks: Buffer[] = []
  const addPart = (name: string, bytes: Buffer, contentType: string | undefined, filename?: string) => {
    const file = filename === undefined ? '' : `; filename="${quote(filename)}"`
    const kind = contentType === undefined ? '' : `Content-Type: ${contentType}\r\n`
    chunks.push(
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${quote(name)}"${file}\r\n${kind}\r\n`),
      bytes,
      Buffer.from('\r\n'),
    )
  }
  for (const [name, field] of Object.entries(fields)) {
    const property = properties.get(name)
    const described = safeType(property?.contentType?.split(',', 1)[0]?.trim())
    for (const item of partsOf(property, field)) {
      if (property?.binary || isFile(item)) {
        const file = readFile(item)
        const type = safeType(file.contentType) ?? described ?? 'application/octet-stream'
        addPart(name, file.bytes, type, file.filename ?? name)
      } else if (typeof item === 'object' && item !== null)
        addPart(name, Buffer.from(JSON.stringify(item)), described ?? 'application/json')
      else {
        const isJson = described !== undefined && kindOfType(described) === 'json'
        addPart(name, Buffer.from(isJson ? JSON.stringify(item) : textOf(item)), described)
      }
    }
  }
  chunks.push(Buffer.from(`--${boundary}--\r\n`))
  return { contentType: `${bareType(model.contentType)}; boundary=${boundary}`, body: Buffer.concat(chunks) }
}

/** One part for each item of a list, unless its encoding joins them (Swagger 2.0 `collectionFormat`). */
function partsOf(property: BodyProperty | undefined, field: unknown): unknown[] {
  if (!Array.isArray(field)) return [field]
  if (property?.style === undefined || property.explode) return field
  const delimiter = { spaceDelimited: ' ', pipeDelimited: '|', tabDelimited: '\t' }[property.style as string] ?? ','
  return [field.map(textOf).join(delimiter)]
}

const quote = (text: string) => text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const isFile = (value: unknown) => isObject(value) && typeof value.base64 === 'string'

function readFile(value: unknown): { bytes: Buffer; contentType?: string; filename?: string } {
  if (!isObject(value)) return { bytes: Buffer.from(textOf(value)) }
  const bytes = typeof value.base64 === 'string' ? Buffer.from(value.base64, 'base64') : Buffer.from(textOf(value.text))
  return {
    bytes,
    ...(typeof value.content_type === 'string' && { contentType: value.content_type }),
    ...(typeof value.filename === 'string' && { filename: value.filename }),
  }
}
