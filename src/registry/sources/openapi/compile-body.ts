import { isObject, type JsonObject } from '../../../lib/json.ts'
import { isJsonLines, kindOfType, type MediaKind } from '../../upstream/media-type.ts'
import { typesOf } from '../../schema/schema-type.ts'
import type { Bundler } from './bundle-schema.ts'
import { fileSchema, isBinary, isFileList } from './file-schema.ts'
import { freeName } from './free-name.ts'
import { chooseMediaType, concreteType } from './choose-media-type.ts'
import type { BodyModel, BodyProperty, Style } from './operation-model.ts'
import type { References } from './resolve-reference.ts'
import { schemaOfMedia } from './schema-of-media.ts'

export interface CompiledBody {
  model: BodyModel
  arguments: { argument: string; schema: unknown; required: boolean }[]
  /** Of an optional body: what must come together. */
  dependent: Record<string, string[]> | undefined
  /** What arguments beyond the described ones may be; undefined: there are none. */
  additional: unknown
}

interface BodyContext {
  references: References
  bundler: Bundler
  taken: Set<string>
  dropped: readonly string[]
}

/** A body in the media type that was chosen for it. */
interface ChosenBody {
  description: string
  required: boolean
  media: JsonObject
  contentType: string
  kind: MediaKind
  schema: unknown
}

/**
 * The arguments of a request body. The properties of an object become arguments of their own; anything else (array,
 * scalar, union, free-form map, text such as XML, bytes) is one argument named `body` (cases R2, R3, S9).
 */
export function compileBody(requestBody: unknown, context: BodyContext): CompiledBody | undefined {
  const { references, bundler } = context
  const body = references.follow(requestBody)
  const content = isObject(body?.content) ? body.content : {}
  const mediaOf = (type: string) => references.follow(content[type]) ?? {}
  const chosen = chooseMediaType(Object.keys(content), type => hasFile(mediaOf(type).schema, references))
  if (!body || chosen === undefined) return undefined
  const media = mediaOf(chosen)
  const raw = references.follow(media.schema)
  const contentType = concreteType(chosen, isBinary(raw))
  const kind = kindOfType(contentType)
  const schema = bundler.convert(schemaOfMedia(media, references) ?? {})
  const description = typeof body.description === 'string' ? body.description : ''
  const given: ChosenBody = { description, required: body.required === true, media, contentType, kind, schema }
  const isFields = kind === 'json' || kind === 'form' || kind === 'multipart'
  const object = isFields && isObject(schema) ? asPlainObject(schema, bundler) : undefined
  return object ? compileProperties(object, given, context) : compileWhole(given, context)
}

/** Whether an object schema has a file among its properties. */
function hasFile(schema: unknown, references: References): boolean {
  const node = references.follow(schema)
  const properties = isObject(node?.properties) ? node.properties : {}
  return Object.values(properties).some(property => {
    const inner = references.follow(property)
    return isBinary(inner) || isBinary(references.follow(inner?.items))
  })
}

function compileWhole(
  { contentType, kind, schema, required, description }: ChosenBody,
  { taken }: BodyContext,
): CompiledBody {
  const argument = freeName('body', 'request', taken)
  const binary = kind === 'binary' || (isBinary(schema) && kind !== 'form' && kind !== 'multipart' && kind !== 'json')
  const fields: JsonObject = { ...(description && { description }), ...(isObject(schema) ? schema : {}) }
  return {
    model: {
      contentType,
      required,
      whole: argument,
      open: false,
      properties: [{ argument, name: 'body', explode: true, binary }],
    },
    arguments: [
      {
        argument,
        required,
        schema: binary ? fileSchema(fields) : wholeSchema(fields, kind, contentType),
      },
    ],
    dependent: undefined,
    additional: undefined,
  }
}

function wholeSchema(schema: JsonObject, kind: MediaKind, contentType: string): JsonObject {
  if (kind === 'text') return textSchema(schema, contentType)
  return kind === 'multipart' || kind === 'form' ? formSchema(schema) : schema
}

/** A form is made of fields: a schema of anything else (a list, a text, a file) leaves open which ones. */
function formSchema(schema: JsonObject): JsonObject {
  const types = typesOf(schema)
  if (types.includes('object') || (!types.length && ['$ref', 'anyOf', 'allOf'].some(key => key in schema)))
    return schema
  const { description } = schema
  return { type: 'object', ...(typeof description === 'string' && { description }), additionalProperties: true }
}

/** Text is given as it is sent. JSON is YAML too, and what XML looks like no JSON schema can say. */
function textSchema(schema: JsonObject, contentType: string): JsonObject {
  const { description } = schema
  // A sequence of JSON values is given as a list, or as it is sent (OpenAPI 3.2 § Sequential Media Types).
  if (isJsonLines(contentType) && schema.type === 'array') return { ...schema, type: ['array', 'string'] }
  const isScalar = [schema.type]
    .flat()
    .every(type => ['string', 'number', 'integer', 'boolean', 'null'].includes(String(type)))
  if (isScalar) return schema
  const text = { type: 'string', ...(typeof description === 'string' && { description }) }
  if (!/yaml/i.test(contentType) || !Object.keys(schema).length)
    return {
      ...text,
      description: `${typeof description === 'string' ? `${description} ` : ''}(text, sent as ${contentType})`,
    }
  const { description: _description, ...rest } = schema
  return { ...(typeof description === 'string' && { description }), anyOf: [{ type: 'string' }, rest] }
}

function compileProperties(
  object: JsonObject,
  { media, contentType, kind, required }: ChosenBody,
  { taken, dropped }: BodyContext,
): CompiledBody {
  const isForm = kind === 'form' || kind === 'multipart'
  const encodings = isObject(media.encoding) ? media.encoding : {}
  const needed = new Set(Array.isArray(object.required) ? (object.required as string[]) : [])
  const properties: (BodyProperty & { schema: unknown; needed: boolean })[] = []
  for (const [name, inner] of Object.entries(object.properties as JsonObject)) {
    if (dropped.includes(name)) continue
    const argument = freeName(name, 'body', taken)
    taken.add(argument)
    const encoding = isForm && isObject(encodings[name]) ? encodings[name] : {}
    const isFiles = isForm && isFileList(inner)
    const isFile = isForm && (isBinary(inner) || (kind === 'multipart' && isFileType(encoding.contentType, inner)))
    properties.push({
      argument,
      name,
      ...encodingOf(encoding),
      binary: isFile || isFiles,
      schema: isFile ? fileSchema(inner) : isFiles ? { ...inner, items: fileSchema(inner.items) } : inner,
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

const STYLES = new Set(['form', 'spaceDelimited', 'pipeDelimited', 'tabDelimited', 'deepObject'])

/** How a property of a form is encoded (OpenAPI § Encoding Object): by style when one of its fields is there, else by type. */
function encodingOf(encoding: JsonObject): Pick<BodyProperty, 'style' | 'explode' | 'allowReserved' | 'contentType'> {
  const { contentType, style, explode, allowReserved } = encoding
  const isStyled = [style, explode, allowReserved].some(field => field !== undefined)
  const named = (STYLES.has(String(style)) ? style : 'form') as Style
  return {
    ...(isStyled && { style: named }),
    explode: typeof explode === 'boolean' ? explode : named === 'form' || named === 'deepObject',
    ...(allowReserved === true && { allowReserved }),
    ...(typeof contentType === 'string' && { contentType }),
  }
}

/** A text part whose encoding names an image, a PDF … is a file. */
function isFileType(contentType: unknown, schema: unknown): boolean {
  if (typeof contentType !== 'string' || kindOfType(contentType.split(',', 1)[0] as string) !== 'binary') return false
  return !isObject(schema) || schema.type === undefined || schema.type === 'string'
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
