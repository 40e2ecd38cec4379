import { distance } from 'fastest-levenshtein'
import { isObject, parseJson, type JsonObject } from '../../../lib/json.ts'
import { resolveSchema, typeOf } from '../../understand/entity-model/response-shape.ts'
import { requiredOf } from './compact-schema.ts'

/** What was changed, in words. */
export type Changes = string[]

interface Place {
  root: JsonObject
  path: string
  changes: Changes
}

/** The property that a name in another case or spelling of words means: `accountId` is `account_id`. */
export function matchKey(key: string, names: readonly string[], taken: Record<string, unknown>): string | undefined {
  const like = names.filter(name => squash(name) === squash(key) && !Object.hasOwn(taken, name))
  return like.length === 1 ? like[0] : undefined
}

const squash = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** A value as the schema takes it, where that changes no meaning; any other value as it is. */
export function coerceValue(value: unknown, given: unknown, place: Place): unknown {
  // What may be of several kinds is not made one of them.
  if (isObject(given) && branchesOf(given).length > 1) return value
  const schema = resolveSchema(given, place.root)
  if (Array.isArray(schema.enum)) return toChoice(value, schema, place)
  switch (isObject(given) || Object.keys(schema).length ? declaredType(schema) : undefined) {
    case 'integer':
    case 'number':
      return toNumber(value, schema, place)
    case 'boolean':
      return toBoolean(value, place)
    case 'string':
      return toText(value, place)
    case 'array':
      return toList(value, schema, place)
    case 'object':
      return toObject(value, schema, place)
    default:
      return value
  }
}

const branchesOf = ({ anyOf, oneOf }: JsonObject): unknown[] =>
  [anyOf, oneOf].flat().filter(branch => isObject(branch) && branch.type !== 'null')

/** The one type of a schema; a schema that says nothing, or several types, takes what it is given. */
function declaredType(schema: JsonObject): string | undefined {
  const types = [schema.type].flat().filter(type => type !== undefined && type !== 'null')
  if (types.length > 1) return undefined
  if (types.length === 0 && !schema.properties && !schema.items) return undefined
  return typeOf(schema)
}

function changed<T>(value: T, { path, changes }: Place, why: string): T {
  changes.push(`${path}: ${why}`)
  return value
}

function alone(value: unknown): unknown {
  return Array.isArray(value) && value.length === 1 ? value[0] : value
}

function toNumber(given: unknown, { type }: JsonObject, place: Place): unknown {
  const value = alone(given)
  if (typeof value !== 'string')
    return value === given ? given : changed(value, place, 'a list of one taken as its value')
  const plain = /^\s*[-+]?\d{1,3}(,\d{3})+(\.\d+)?\s*$/.test(value) ? value.replaceAll(',', '').trim() : value.trim()
  const number = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN
  const fits = Number.isFinite(number) && (type !== 'integer' || Number.isSafeInteger(number))
  return fits ? changed(number, place, `text ${JSON.stringify(value)} taken as a number`) : given
}

function toBoolean(given: unknown, place: Place): unknown {
  const value = alone(given)
  if (typeof value !== 'string') return given
  const said = /^\s*(?:(true|yes)|(false|no))\s*$/i.exec(value)
  return said ? changed(said[1] !== undefined, place, `text ${JSON.stringify(value)} taken as yes or no`) : given
}

function toText(given: unknown, place: Place): unknown {
  const value = alone(given)
  if (typeof value === 'number' || typeof value === 'boolean') return changed(String(value), place, 'taken as text')
  return value === given ? given : changed(value, place, 'a list of one taken as its value')
}

/** The allowed value of the same letters; else the only one that is at most a letter in four away. */
function toChoice(given: unknown, schema: JsonObject, place: Place): unknown {
  const choices: unknown[] = (schema.enum as unknown[]).filter(choice => choice !== null)
  const value = alone(given)
  if (choices.includes(value)) return value
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return given
  const wanted = squash(String(value))
  const same = choices.filter(choice => squash(String(choice)) === wanted)
  if (same.length === 1) return changed(same[0], place, `${JSON.stringify(value)} taken as ${JSON.stringify(same[0])}`)
  const near = choices
    .map(choice => ({ choice, far: distance(squash(String(choice)), wanted) }))
    .filter(
      ({ far }) => typeof value === 'string' && wanted.length > 3 && far <= Math.max(1, Math.floor(wanted.length / 4)),
    )
    .toSorted((a, b) => a.far - b.far)
  const [first, second] = near
  if (!first || first.far === second?.far) return given
  return changed(first.choice, place, `${JSON.stringify(value)} taken as ${JSON.stringify(first.choice)}`)
}

function toList(given: unknown, schema: JsonObject, place: Place): unknown {
  const parsed = typeof given === 'string' && /^\s*\[/.test(given) ? parseJson(given) : undefined
  const value: unknown = Array.isArray(parsed) ? changed(parsed, place, 'JSON in text taken as a list') : given
  const list = Array.isArray(value) ? value : changed([value], place, 'one value taken as a list of one')
  return list.map((item: unknown, at) =>
    coerceValue(item, schema.items ?? {}, { ...place, path: `${place.path}.${at}` }),
  )
}

function toObject(given: unknown, schema: JsonObject, place: Place): unknown {
  const parsed = typeof given === 'string' && /^\s*\{/.test(given) ? parseJson(given) : undefined
  const value = isObject(parsed) ? changed(parsed, place, 'JSON in text taken as an object') : given
  if (!isObject(value) || !isObject(schema.properties)) return value
  const names = Object.keys(schema.properties)
  const required = requiredOf(schema)
  const out: JsonObject = {}
  for (const [key, inner] of Object.entries(value)) {
    const name = names.includes(key) ? key : matchKey(key, names, out)
    const path = `${place.path}.${name ?? key}`
    if (name === undefined) {
      if (schema.additionalProperties === false)
        changed(undefined, { ...place, path }, 'left out, there is no such field')
      else out[key] = inner
    } else if (inner === null && !required.includes(name)) changed(undefined, { ...place, path }, 'null left out')
    else out[name] = coerceValue(inner, schema.properties[name], { ...place, path })
  }
  return out
}
