import { randomBytes } from 'node:crypto'
import { isObject, type JsonObject } from '../../../lib/json.ts'
import type { BodyModel, BodyProperty } from './operation-model.ts'
import { serialiseQuery, textOf } from './serialise-parameter.ts'

export interface EncodedBody {
  contentType: string
  body: Buffer | string
}

/** Encodes a request body in the media type of the description. `values` are by wire name. */
export function encodeBody(model: BodyModel, value: unknown, values: JsonObject): EncodedBody {
  const { contentType } = model
  const [type = ''] = contentType.toLowerCase().split(';', 1)
  if (type === 'application/x-www-form-urlencoded') return { contentType, body: encodeForm(model, value, values) }
  if (type.startsWith('multipart/')) return encodeMultipart(model, type, value, values)
  const [whole] = model.properties
  if (model.whole !== undefined && whole?.binary) {
    const file = readFile(value)
    return { contentType: file.contentType ?? contentType, body: file.bytes }
  }
  if (/[/+]json$/.test(type)) return { contentType, body: JSON.stringify(value) }
  return { contentType, body: typeof value === 'string' ? value : JSON.stringify(value) }
}

/** A form of pairs (OpenAPI § Encoding Object): arrays repeat, nested objects are JSON unless a style is given. */
function encodeForm(model: BodyModel, value: unknown, values: JsonObject): string {
  if (model.whole !== undefined) {
    if (typeof value === 'string') return value
    const fields = isObject(value) ? Object.entries(value) : []
    return fields.flatMap(([name, inner]) => pairsOf({ name }, inner)).join('&')
  }
  const properties = new Map(model.properties.map(property => [property.name, property]))
  return Object.entries(values)
    .flatMap(([name, inner]) => pairsOf(properties.get(name) ?? { name }, inner))
    .join('&')
}

function pairsOf(property: Partial<BodyProperty> & { name: string }, value: unknown): string[] {
  const { name, style = 'form', explode = true } = property
  const plain = isObject(value) && style === 'form' ? JSON.stringify(value) : value
  const items =
    Array.isArray(plain) && style === 'form' ? plain.map(item => (isObject(item) ? JSON.stringify(item) : item)) : plain
  return serialiseQuery({ argument: name, name, style, explode, allowReserved: false }, items).map(pair =>
    pair.replaceAll('%20', '+'),
  )
}

/** RFC 7578: scalars as text parts, arrays as repeated parts, objects as one JSON part, files with name and type. */
function encodeMultipart(model: BodyModel, type: string, value: unknown, values: JsonObject): EncodedBody {
  const boundary = `----agent${randomBytes(16).toString('hex')}`
  const fields = model.whole === undefined ? values : isObject(value) ? value : {}
  const properties = new Map(model.properties.map(property => [property.name, property]))
  const chunks: Buffer[] = []
  const addPart = (name: string, bytes: Buffer, contentType: string | undefined, filename: string | undefined) => {
    const file = filename === undefined ? '' : `; filename="${quote(filename)}"`
    const kind = contentType === undefined ? '' : `Content-Type: ${contentType.replaceAll(/[\r\n]/g, '')}\r\n`
    chunks.push(
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${quote(name)}"${file}\r\n${kind}\r\n`),
      bytes,
      Buffer.from('\r\n'),
    )
  }
  for (const [name, field] of Object.entries(fields)) {
    const property = properties.get(name)
    for (const item of Array.isArray(field) ? field : [field]) {
      if (property?.binary || isFile(item)) {
        const file = readFile(item)
        addPart(
          name,
          file.bytes,
          file.contentType ?? property?.contentType?.split(',', 1)[0] ?? 'application/octet-stream',
          file.filename ?? name,
        )
      } else if (typeof item === 'object' && item !== null)
        addPart(name, Buffer.from(JSON.stringify(item)), property?.contentType ?? 'application/json', undefined)
      else addPart(name, Buffer.from(textOf(item)), property?.contentType, undefined)
    }
  }
  chunks.push(Buffer.from(`--${boundary}--\r\n`))
  return { contentType: `${type}; boundary=${boundary}`, body: Buffer.concat(chunks) }
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
