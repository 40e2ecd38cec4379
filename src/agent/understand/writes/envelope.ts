import { isObject, type JsonObject } from '../../../lib/json.ts'
import { resolveSchema } from '../entity-model/response-shape.ts'
import { patchOf } from './json-patch.ts'
import { keyFor } from './key-values.ts'
import type { WriteOperation } from './operations.ts'
import { nestValues, type Slot } from './slots.ts'

/**
 * Bodies that wrap the values of a record: JSON:API documents (jsonapi.org, 1.1: `data.attributes`, `data.relationships`, a
 * `type` with one allowed value) and one object named after the record (`{"task": {…}}`). People speak of the values only.
 */

/** Divides slots into those that people give values for and those that are filled by themselves. */
export function divideSlots(
  slots: Slot[],
  kind: WriteOperation['kind'],
): Pick<WriteOperation, 'slots' | 'fixed' | 'keySlot'> {
  const fixed = slots.filter(s => s.constant !== undefined && (s.required || s.path.length > 1))
  const isKey = (s: Slot) =>
    s.path.length > 1 &&
    s.path.at(-1) === 'id' &&
    !s.target &&
    fixed.some(f => f.path.at(-1) === 'type' && beside(f, s))
  const key = slots.find(isKey)
  const isOpen = (s: Slot) => !fixed.includes(s) && !(s === key && (kind !== 'create' || !s.required))
  return { slots: slots.filter(isOpen), fixed, ...(key && kind !== 'create' && { keySlot: key }) }
}

const beside = (a: Slot, b: Slot) => a.path.slice(0, -1).join('.') === b.path.slice(0, -1).join('.')

/** The arguments of an operation: the values in their places, with the key of the record and what is always the same. */
export function argumentsOf(
  { slots, fixed, keySlot, idParameter, inputSchema, kind, patch }: WriteOperation,
  values: Record<string, unknown>,
  id?: unknown,
): JsonObject {
  const out = nestValues(values, slots)
  if (keySlot && id !== undefined) put(out, keySlot.path, keySlot.type === 'string' ? String(id) : id)
  for (const slot of fixed) if (slot.required || parentIn(out, slot.path)) put(out, slot.path, slot.constant)
  if (kind !== 'create' && isObject(inputSchema)) fillEmptyObjects(out, inputSchema, inputSchema)
  const key = idParameter && id !== undefined ? { [idParameter]: keyFor(idParameter, id, inputSchema) } : {}
  return { ...key, ...(patch === undefined ? out : { [patch]: patchOf(out) }) }
}

/**
 * Objects that have to be sent and may be empty, at any depth: the body of a call whose request says no more than its path
 * (`CloseLiftBody`), the `attributes` of a resource of which only a relationship changes.
 */
function fillEmptyObjects(out: JsonObject, schema: JsonObject, root: unknown): void {
  const properties = isObject(schema.properties) ? schema.properties : {}
  const required = Array.isArray(schema.required) ? schema.required : []
  for (const [name, property] of Object.entries(properties)) {
    const own = resolveSchema(property, isObject(root) ? root : {})
    if (own.type !== 'object' && !isObject(own.properties)) continue
    const mayBeEmpty = !(Array.isArray(own.required) && own.required.length)
    if (required.includes(name) && mayBeEmpty) out[name] ??= {}
    if (isObject(out[name])) fillEmptyObjects(out[name], own, root)
  }
}

const parentIn = (out: JsonObject, path: string[]): unknown =>
  path.slice(0, -1).reduce<unknown>((at, part) => (isObject(at) ? at[part] : undefined), out)

function put(out: JsonObject, path: string[], value: unknown): void {
  let at = out
  for (const part of path.slice(0, -1)) at = (isObject(at[part]) ? at[part] : (at[part] = {})) as JsonObject
  at[path.at(-1)!] = value
}
