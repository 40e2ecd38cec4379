import { isObject, type JsonObject } from '../../../lib/json.ts'
import type { References } from './resolve-reference.ts'

/** Who inherits from whom by `discriminator` and `allOf` (OpenAPI § Composition and Inheritance). */
export interface Subtypes {
  /** The subtypes of a discriminated type, at any distance. */
  of(schema: JsonObject): readonly JsonObject[]
  /** The properties of a type with those of its allOf parts. */
  fieldsOf(schema: JsonObject): ReadonlyMap<string, unknown>
}

const DEEPEST = 8

/** Reads inheritance from the schemas of a description when it is first asked for. */
export function createSubtypes(document: JsonObject, references: References): Subtypes {
  let children: Map<unknown, JsonObject[]> | undefined
  const known = new Map<JsonObject, JsonObject[]>()

  const of = (schema: JsonObject): JsonObject[] => {
    const before = known.get(schema)
    if (before) return before
    children ??= indexChildren(document, references)
    const found = new Set<JsonObject>()
    const { discriminator } = schema
    const mapping = isObject(discriminator) && isObject(discriminator.mapping) ? discriminator.mapping : {}
    const waiting: unknown[] = Object.values(mapping).map(name => typeOfMapping(String(name), references))
    waiting.push(...(children.get(schema) ?? []))
    while (waiting.length) {
      const next = waiting.shift()
      if (!isObject(next) || next === schema || found.has(next)) continue
      found.add(next)
      waiting.push(...(children.get(next) ?? []))
    }
    const list = [...found]
    known.set(schema, list)
    return list
  }

  const collect = (schema: JsonObject, fields: Map<string, unknown>, depth: number): void => {
    for (const part of Array.isArray(schema.allOf) && depth < DEEPEST ? schema.allOf : []) {
      const target = references.follow(part)
      if (target) collect(target, fields, depth + 1)
    }
    for (const [name, field] of Object.entries(isObject(schema.properties) ? schema.properties : {}))
      fields.set(name, field)
  }

  return {
    of,
    fieldsOf(schema) {
      const fields = new Map<string, unknown>()
      collect(schema, fields, 0)
      return fields
    },
  }
}

/** A mapping names a reference or the bare name of a schema. */
const typeOfMapping = (name: string, references: References): unknown =>
  references.find(name) ?? references.find(`#/components/schemas/${name}`)

function indexChildren(document: JsonObject, references: References): Map<unknown, JsonObject[]> {
  const children = new Map<unknown, JsonObject[]>()
  const components = isObject(document.components) ? document.components : {}
  for (const schema of Object.values(isObject(components.schemas) ? components.schemas : {})) {
    if (!isObject(schema) || !Array.isArray(schema.allOf)) continue
    for (const part of schema.allOf) {
      const parent = isObject(part) && typeof part.$ref === 'string' ? references.find(part.$ref) : undefined
      if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), schema])
    }
  }
  return children
}
