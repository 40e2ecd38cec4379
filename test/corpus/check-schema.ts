import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import { isObject, type JsonObject } from '../../src/lib/json.ts'

const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => void

/** Whether arguments fit an input schema. */
export type Validate = (args: JsonObject) => boolean

export interface SchemaChecker {
  /** Throws when a validator refuses the schema. */
  compile(schema: JsonObject): Validate
}

/** How many parts are kept compiled: descriptions repeat theirs in many operations. */
const MOST_KEPT = 3000
/** Each so many-th schema is compiled as a whole too. */
const WHOLE_EVERY = 20

/** Annotations, which no validator looks at. */
const IGNORED = new Set(['description', 'title', 'examples', 'default', 'deprecated'])
const MAPS = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs'])
const VALUES = new Set(['enum', 'const', 'required', 'dependentRequired', 'type'])

/**
 * Compiles input schemas as clients do (Ajv, draft 2020-12, patterns under the `u` flag). The root is an object with
 * arguments, so each argument's schema is compiled for itself, and once however many operations have it.
 */
export function createSchemaChecker(): SchemaChecker {
  let ajv = createAjv()
  let kept = new Map<string, ValidateFunction>()
  let count = 0
  const compilePart = (schema: unknown, defs: JsonObject): ValidateFunction | boolean => {
    if (!isObject(schema)) return schema !== false
    const part: JsonObject = { ...(essence(schema) as JsonObject) }
    const needed = reachable(part, defs)
    if (Object.keys(needed).length) part.$defs = needed
    const key = JSON.stringify(part)
    let validate = kept.get(key)
    if (!validate) {
      if (kept.size >= MOST_KEPT) {
        ajv = createAjv()
        kept = new Map()
      }
      validate = ajv.compile(part)
      kept.set(key, validate)
    }
    return validate
  }
  return {
    compile(schema) {
      if (count++ % WHOLE_EVERY === 0) createAjv().compile(schema)
      const defs = isObject(schema.$defs) ? schema.$defs : {}
      const properties = Object.entries(isObject(schema.properties) ? schema.properties : {}).map(
        ([name, inner]) => [name, compilePart(inner, defs)] as const,
      )
      const known = new Map(properties)
      const { additionalProperties = true, dependentRequired = {} } = schema
      const rest = compilePart(additionalProperties, defs)
      const fits = (validate: ValidateFunction | boolean, value: unknown) =>
        typeof validate === 'boolean' ? validate : validate(value)
      return args =>
        ((schema.required ?? []) as string[]).every(name => Object.hasOwn(args, name)) &&
        Object.entries(args).every(
          ([name, value]) =>
            fits(known.get(name) ?? rest, value) &&
            ((dependentRequired as Record<string, string[]>)[name] ?? []).every(other => Object.hasOwn(args, other)),
        )
    },
  }
}

function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    logger: false,
    validateSchema: false,
    inlineRefs: false,
    code: { optimize: false },
  })
  addFormats(ajv)
  return ajv
}

/** A schema without its annotations. */
function essence(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(essence)
  if (!isObject(schema)) return schema
  const kept: JsonObject = {}
  for (const [key, value] of Object.entries(schema)) {
    if (IGNORED.has(key)) continue
    if (VALUES.has(key) || !(typeof value === 'object' && value !== null)) kept[key] = value
    else if (MAPS.has(key) && isObject(value))
      kept[key] = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, essence(inner)]))
    else kept[key] = essence(value)
  }
  return kept
}

/** The definitions that a schema refers to, and those that they refer to. */
function reachable(schema: unknown, defs: JsonObject): JsonObject {
  const found: JsonObject = {}
  const visit = (value: unknown): void => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"\$ref":"#\/\$defs\/([^"]+)"/g)) {
      if (Object.hasOwn(found, name)) continue
      found[name] = essence(defs[name])
      visit(found[name])
    }
  }
  if (Object.keys(defs).length) visit(schema)
  return found
}
