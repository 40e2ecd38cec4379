import { jsonrepair } from 'jsonrepair'
import { isObject, parseJson, type JsonObject } from '../../../lib/json.ts'
import { checkArguments } from '../../approvals/check-arguments.ts'
import { resolveSchema } from '../../understand/entity-model/response-shape.ts'
import { coerceValue, matchKey, type Changes } from './coerce-value.ts'
import { requiredOf } from './compact-schema.ts'
import type { OfferedTool } from './tool-box.ts'

/** Arguments made to fit where that changes no meaning, what was changed on the way, and what is still wrong. */
export interface Coerced {
  args: Record<string, unknown>
  changes: string[]
  errors: string[]
  /** Arguments that the tool does not have: nothing is filtered by them. */
  dropped: string[]
}

/** Names under which models wrap arguments that belong on the top. */
const WRAPPERS = ['arguments', 'args', 'parameters', 'params', 'input']

/**
 * Makes arguments that a model wrote fit the schema of the tool, as far as no value has to be invented for that: numbers in
 * text, nulls and unknown names left out, allowed values by the nearest, JSON in text, one value for a list of one, names
 * in another case. What the schema refuses after that is an error for the model.
 */
export function coerceArguments(given: unknown, tool: Pick<OfferedTool, 'schema' | 'hidden'>): Coerced {
  const changes: Changes = []
  const read = readObject(given, changes)
  if (!read) return { args: {}, changes, dropped: [], errors: ['the arguments are no JSON object'] }
  const schema = resolveSchema(tool.schema, tool.schema)
  const properties = isObject(schema.properties) ? schema.properties : {}
  const names = Object.keys(properties)
  const required = new Set(requiredOf(schema))
  // A schema that names no arguments takes any, unless it says that it takes none.
  const isOpen = names.length === 0 && schema.additionalProperties !== false
  const args: Record<string, unknown> = {}
  const dropped: string[] = []
  for (const [key, value] of Object.entries(unwrap(read, names, changes))) {
    const name = Object.hasOwn(properties, key) ? key : matchKey(key, names, args)
    if (name === undefined) {
      if (isOpen) args[key] = value
      else {
        dropped.push(key)
        changes.push(`${key}: left out, the tool has no such argument`)
      }
      continue
    }
    if (name !== key) changes.push(`${key}: taken as ${name}`)
    if (tool.hidden.has(name)) {
      changes.push(`${name}: left out, the list is read to its end`)
      continue
    }
    const own = resolveSchema(properties[name], tool.schema)
    if (value === null && !(required.has(name) && allowsNull(properties[name]))) {
      changes.push(`${name}: null left out`)
      continue
    }
    if (value === '' && !required.has(name) && own.type !== 'string') {
      changes.push(`${name}: empty text left out`)
      continue
    }
    args[name] = coerceValue(value, properties[name], { root: tool.schema, path: name, changes })
  }
  const checked = { ...schema, required: [...required].filter(name => !tool.hidden.has(name)) }
  const errors = [...new Set(checkArguments(checked.required.length === required.size ? tool.schema : checked, args))]
  return { args, changes, dropped, errors: errors.slice(0, 6) }
}

const allowsNull = (schema: unknown) =>
  isObject(schema) &&
  (schema.nullable === true ||
    [schema.type].flat().includes('null') ||
    [schema.anyOf, schema.oneOf].flat().some(branch => isObject(branch) && branch.type === 'null'))

/** The object that a model meant by a text, or the object that it is; nothing means no arguments. */
export function readObject(given: unknown, changes: Changes = []): JsonObject | undefined {
  if (isObject(given)) return given
  if (given === undefined || given === null || given === '') return {}
  if (typeof given !== 'string') return undefined
  const direct = parseJson(given)
  if (isObject(direct)) return direct
  if (typeof direct === 'string') return readObject(direct, changes)
  const repaired = repairJson(given)
  if (isObject(repaired)) changes.push('the JSON of the arguments was mended')
  return isObject(repaired) ? repaired : undefined
}

/**
 * Broken JSON mended, where nothing of it is missing: quotes, commas, comments, literals of Python, fences. A text that ends
 * inside of a value was cut off, and half a value is no value.
 */
export function repairJson(text: string): unknown {
  const bare = text.trim().replace(/^```\w*\s*|\s*```$/g, '')
  if (!/^[[{]/.test(bare) || !/[\]}]$/.test(bare)) return undefined
  try {
    return parseJson(jsonrepair(bare))
  } catch {
    return undefined
  }
}

function unwrap(given: JsonObject, names: readonly string[], changes: Changes): JsonObject {
  const [only, ...others] = Object.keys(given)
  if (!only || others.length || names.includes(only) || !WRAPPERS.includes(only)) return given
  const inner = readObject(given[only])
  if (!inner) return given
  changes.push(`${only}: its content is the arguments`)
  return inner
}
