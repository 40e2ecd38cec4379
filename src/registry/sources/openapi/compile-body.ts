import { isObject, type JsonObject } from '../../../lib/json.ts'
import type { Bundler } from './bundle-schema.ts'
import { freeName } from './free-name.ts'
import type { BodyModel, BodyProperty, Style } from './operation-model.ts'
import type { References } from './resolve-reference.ts'

export interface CompiledBody {
  model: BodyModel
  arguments: { argument: string; schema: unknown; required: boolean }[]
  /** Of an optional body: what must come together. */
  dependent: Record<string, string[]> | undefined
  /** What arguments beyond the described ones may be; undefined: there are none. */
  additional: unknown
}

/** Media types by preference: what says most about its content first. */
const PREFERRED = [
  /^application\/json\b/i,
  /^application\/[\w.+-]*\+json\b/i,
  /^application\/x-www-form-urlencoded/i,
  /^multipart\/form-data/i,
  /^multipart\//i,
  /^text\//i,
  /^\*\/\*/,
]

/**
 * The arguments of a request body. The properties of an object become arguments of their own; anything else (array,
 * scalar, union, free-form map) is one argument named `body` (cases R2, R3, S9).
 */
export function compileBody(
  requestBody: unknown,
  {
    references,
    bundler,
    taken,
    dropped,
  }: { references: References; bundler: Bundler; taken: Set<string>; dropped: readonly string[] },
): CompiledBody | undefined {
  const body = references.follow(requestBody)
  const content = isObject(body?.content) ? body.content : {}
  const types = Object.keys(content)
  if (!body || !types.length) return undefined
  const chosen = PREFERRED.map(pattern => types.find(type => pattern.test(type))).find(Boolean) ?? (types[0] as string)
  const media = references.follow(content[chosen]) ?? {}
  const contentType = chosen === '*/*' ? 'application/json' : chosen
  const isForm = /form/i.test(contentType)
  const schema = bundler.convert(media.schema ?? {})
  const object = isObject(schema) ? asPlainObject(schema, bundler) : undefined
  const required = body.required === true
  if (!object) {
    const argument = freeName('body', 'request', taken)
    const described = typeof body.description === 'string' ? { description: body.description } : {}
    const binary = isBinary(schema) || (!isForm && !/json|text|xml|yaml/i.test(contentType) && !isObject(media.schema))
    return {
      model: {
        contentType,
        required,
        whole: argument,
        open: false,
        properties: [{ argument, name: 'body', style: 'form', explode: true, binary }],
      },
      arguments: [
        {
          argument,
          required,
          schema: binary ? fileSchema(schema) : { ...described, ...(isObject(schema) ? schema : {}) },
        },
      ],
      dependent: undefined,
      additional: undefined,
    }
  }
  return compileProperties(object, { media, contentType, required, isForm, taken, dropped })
}

function compileProperties(
  object: JsonObject,
  {
    media,
    contentType,
    required,
    isForm,
    taken,
    dropped,
  }: {
    media: JsonObject
    contentType: string
    required: boolean
    isForm: boolean
    taken: Set<string>
    dropped: readonly string[]
  },
): CompiledBody {
  const encodings = isObject(media.encoding) ? media.encoding : {}
  const needed = new Set(Array.isArray(object.required) ? (object.required as string[]) : [])
  const properties: (BodyProperty & { schema: unknown; needed: boolean })[] = []
  for (const [name, inner] of Object.entries(object.properties as JsonObject)) {
    if (dropped.includes(name)) continue
    const argument = freeName(name, 'body', taken)
    taken.add(argument)
    const encoding = isObject(encodings[name]) ? encodings[name] : {}
    const items = isObject(inner) && isObject(inner.items) ? inner.items : undefined
    const binary = isForm && (isBinary(inner) || isBinary(items))
    properties.push({
      argument,
      name,
      style: (typeof encoding.style === 'string' ? encoding.style : 'form') as Style,
      explode:
        typeof encoding.explode === 'boolean'
          ? encoding.explode
          : encoding.style === undefined || encoding.style === 'form',
      ...(typeof encoding.contentType === 'string' && { contentType: encoding.contentType }),
      binary,
      schema: !binary
        ? inner
        : isBinary(inner)
          ? fileSchema(inner)
          : { ...(inner as JsonObject), items: fileSchema(items) },
      needed: needed.has(name),
    })
  }
  const together = properties.filter(property => property.needed).map(property => property.argument)
  // An optional body may be left out; once a part of it is given, its required parts are needed.
  const dependent =
    !required && together.length
      ? Object.fromEntries(properties.map(({ argument }) => [argument, together.filter(name => name !== argument)]))
      : undefined
  const { additionalProperties } = object
  const open = additionalProperties === true || isObject(additionalProperties)
  return {
    model: {
      contentType,
      required,
      whole: undefined,
      open,
      properties: properties.map(({ schema: _schema, needed: _needed, ...property }) => property),
    },
    arguments: properties.map(property => ({
      argument: property.argument,
      schema: property.schema,
      required: required && property.needed,
    })),
    dependent,
    additional: open ? additionalProperties : undefined,
  }
}

/** The schema when it is one object with known properties and nothing else; a reference is looked up. */
function asPlainObject(schema: JsonObject, bundler: Bundler): JsonObject | undefined {
  let node: unknown = schema
  for (let hop = 0; hop < 5 && isObject(node) && typeof node.$ref === 'string'; hop++)
    node = bundler.defs[node.$ref.slice('#/$defs/'.length)]
  if (!isObject(node)) return undefined
  const isComposed = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'enum', 'const', 'patternProperties'].some(
    key => key in (node as JsonObject),
  )
  const types = Array.isArray(node.type) ? node.type : [node.type ?? 'object']
  if (isComposed || !types.includes('object') || !isObject(node.properties)) return undefined
  return Object.keys(node.properties).length ? node : undefined
}

function isBinary(schema: unknown): boolean {
  if (!isObject(schema)) return false
  if (schema.format === 'binary') return true
  return (
    typeof schema.contentMediaType === 'string' &&
    schema.contentEncoding === undefined &&
    !/json|text/.test(schema.contentMediaType)
  )
}

/** What a caller gives for a file: its text, or its bytes in base64 with a name and a type. */
function fileSchema(schema: unknown): JsonObject {
  const description = isObject(schema) && typeof schema.description === 'string' ? `${schema.description} ` : ''
  return {
    description: `${description}(a file: its text, or {filename, content_type, base64})`,
    anyOf: [
      { type: 'string' },
      {
        type: 'object',
        properties: {
          filename: { type: 'string' },
          content_type: { type: 'string' },
          base64: { type: 'string' },
          text: { type: 'string' },
        },
        additionalProperties: false,
      },
    ],
  }
}
