import { isObject, type JsonObject } from '../../../lib/json.ts'
import { resolveSchema, typeOf } from '../../understand/entity-model/response-shape.ts'
import { plainLine } from '../prompt/quote-data.ts'

/** Names of the properties that a schema demands. */
export const requiredOf = ({ required }: JsonObject): string[] =>
  Array.isArray(required) ? (required as string[]) : []

/** How much of a schema is told. */
export interface Detail {
  /** Characters of a parameter's description. */
  description: number
  /** Optional parameters; the required ones are told always. */
  optional: number
  /** Values of an enumeration. */
  choices: number
  /** Levels of objects inside objects. */
  depth: number
}

/**
 * A JSON schema as a model needs it: types, names, allowed values, short descriptions. What is left out may still be given:
 * arguments are checked against the whole schema.
 */
export function compactSchema(
  schema: JsonObject,
  detail: Detail,
  root: JsonObject = schema,
  hidden?: ReadonlySet<string>,
) {
  return compactObject(resolveSchema(schema, root), root, detail, hidden ?? new Set())
}

function compactObject(schema: JsonObject, root: JsonObject, detail: Detail, hidden: ReadonlySet<string>): JsonObject {
  const properties = Object.entries(isObject(schema.properties) ? schema.properties : {}).filter(
    ([n]) => !hidden.has(n),
  )
  const required = requiredOf(schema).filter(n => !hidden.has(n))
  const needed = properties.filter(([name]) => required.includes(name))
  const optional = properties.filter(([name]) => !required.includes(name)).slice(0, detail.optional)
  return {
    type: 'object',
    properties: Object.fromEntries(
      [...needed, ...optional].map(([name, one]) => [name, compactValue(one, root, detail)]),
    ),
    ...(required.length && { required }),
  }
}

function compactValue(given: unknown, root: JsonObject, detail: Detail): JsonObject {
  const schema = resolveSchema(given, root)
  const type = typeOf(schema)
  const described = typeof schema.description === 'string' ? plainLine(schema.description, detail.description) : ''
  const choices = Array.isArray(schema.enum) ? schema.enum.filter(value => value !== null) : []
  const more = choices.length > detail.choices ? `one of ${choices.length} values such as these` : ''
  const description = detail.description > 0 ? [described, more].filter(Boolean).join('; ') : more
  const inner = { ...detail, depth: detail.depth - 1 }
  return {
    type,
    ...(choices.length && !more && { enum: choices }),
    ...(more && { examples: choices.slice(0, detail.choices) }),
    ...(typeof schema.format === 'string' &&
      /^(date|date-time|time)$/.test(schema.format) && { format: schema.format }),
    ...(type === 'array' && { items: detail.depth > 0 ? compactValue(schema.items ?? {}, root, inner) : {} }),
    ...(type === 'object' && detail.depth > 0 && isObject(schema.properties)
      ? compactObject(schema, root, inner, new Set())
      : {}),
    ...(description && { description }),
  }
}
