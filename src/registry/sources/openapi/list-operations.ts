import { createHash } from 'node:crypto'
import { isObject, type JsonObject } from '../../../lib/json.ts'
import type { OpenApiEntry } from '../../file/service-entry.ts'
import type { References } from './resolve-reference.ts'

/** An operation as it stands in the description, with its name settled; nothing of its schemas is looked at yet. */
export interface RawOperation {
  /** Name of the tool: the operationId as written, or one made from method and path. */
  name: string
  method: string
  path: string
  operation: JsonObject
  pathItem: JsonObject
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']

/** All operations of a description in its order, and what could not be registered as written. */
export function listOperations(
  document: JsonObject,
  references: References,
  { include }: Pick<OpenApiEntry, 'include'>,
): { operations: RawOperation[]; notes: string[] } {
  const notes: string[] = []
  const found: RawOperation[] = []
  for (const [path, item] of Object.entries(isObject(document.paths) ? document.paths : {})) {
    const pathItem = references.follow(item)
    if (!pathItem || !path.startsWith('/')) continue
    for (const method of METHODS) {
      const operation = pathItem[method]
      if (!isObject(operation)) continue
      const id = typeof operation.operationId === 'string' ? operation.operationId.trim() : ''
      found.push({ name: id, method: method.toUpperCase(), path, operation, pathItem })
    }
  }
  nameUnnamed(found)
  separateRepeated(found, notes)
  if (!include) return { operations: found, notes }
  const wanted = new Set(include)
  const operations = found.filter(operation => wanted.has(operation.name))
  const missing = include.filter(name => !operations.some(operation => operation.name === name))
  if (missing.length) notes.push(`include names operations that the description does not have: ${missing.join(', ')}`)
  return { operations, notes }
}

/** Names operations without an id from method and path (case N5); those that would be alike get a hash. */
function nameUnnamed(operations: RawOperation[]): void {
  const made = new Map<string, RawOperation[]>()
  for (const operation of operations) {
    if (operation.name) continue
    const words = operation.path.replaceAll(/[^a-zA-Z0-9]+/g, '_').replaceAll(/^_+|_+$/g, '')
    operation.name = [operation.method.toLowerCase(), words].filter(Boolean).join('_')
    made.set(operation.name, [...(made.get(operation.name) ?? []), operation])
  }
  for (const alike of made.values())
    if (alike.length > 1) for (const operation of alike) operation.name = withHash(operation)
}

/** The same id twice: the first keeps it, the others get a hash and are reported (case N6). */
function separateRepeated(operations: RawOperation[], notes: string[]): void {
  const taken = new Set<string>()
  for (const operation of operations) {
    if (taken.has(operation.name)) {
      const renamed = withHash(operation)
      notes.push(
        `operation id ${operation.name} is used twice; ${operation.method} ${operation.path} is registered as ${renamed}`,
      )
      operation.name = renamed
    }
    taken.add(operation.name)
  }
}

const withHash = ({ name, method, path }: RawOperation) =>
  `${name}_${createHash('sha256').update(`${method} ${path}`).digest('hex').slice(0, 8)}`
