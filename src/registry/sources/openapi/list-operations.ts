import { createHash } from 'node:crypto'
import { isObject, type JsonObject } from '../../../lib/json.ts'
import type { OpenApiEntry } from '../../file/service-entry.ts'
import type { References } from './resolve-reference.ts'

/** An operation as it stands in the description, with its name settled; nothing of its schemas is looked at yet. */
export interface RawOperation {
  /** Name of the tool: the operationId as written, or one made from method and path where it has no words. */
  name: string
  /** The operationId as written; empty where there is none. */
  id: string
  method: string
  path: string
  operation: JsonObject
  pathItem: JsonObject
}

/** What became of a description's operations: each is a tool, left out by `include`, or skipped for a reason. */
export interface ListedOperations {
  operations: RawOperation[]
  /** Operations that cannot be offered, in a sentence each. */
  skipped: string[]
  /** What was registered otherwise than written. */
  notes: string[]
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']
/** An HTTP method (RFC 9110 § 9.1) is a token. */
const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/

/** All operations of a description in its order, and what could not be registered as written. */
export function listOperations(
  document: JsonObject,
  references: References,
  { include }: Pick<OpenApiEntry, 'include'>,
): ListedOperations {
  const notes: string[] = []
  const skipped: string[] = []
  const found: RawOperation[] = []
  for (const [path, item] of Object.entries(isObject(document.paths) ? document.paths : {})) {
    if (path.startsWith('x-')) continue
    const pathItem = references.follow(item)
    if (!pathItem) {
      skipped.push(`${path} is skipped: ${whatIsMissing(item, 'it holds no operations')}`)
      continue
    }
    for (const [method, operation] of methodsOf(pathItem)) {
      if (!isObject(operation)) continue
      const id = typeof operation.operationId === 'string' ? operation.operationId.trim() : ''
      const raw = { name: isHash(id) ? '' : id, id, method, path, operation, pathItem }
      const why = whyUnusable(raw, references)
      if (why === undefined) found.push(raw)
      else skipped.push(`${method} ${path} is skipped: ${why}`)
    }
  }
  nameUnnamed(found)
  separateRepeated(found, notes)
  if (!include) return { operations: found, skipped, notes }
  const wanted = new Set(include)
  const operations = found.filter(operation => wanted.has(operation.name) || wanted.has(operation.id))
  const missing = include.filter(name => !operations.some(operation => isCalled(operation, name)))
  if (missing.length) notes.push(`include names operations that the description does not have: ${missing.join(', ')}`)
  return { operations, skipped, notes }
}

/** Whether an operation is meant by a name of the service file: that of its tool, or its id as the description has it. */
export const isCalled = ({ name, id }: RawOperation, wanted: string): boolean => name === wanted || id === wanted

/** Hexadecimal digests (MD5 has 32 digits, SHA-1 40), ids of 24 as databases make them, and UUIDs (RFC 9562). */
const HASH = /^(?:[\da-f]{24,}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i
/** An id that generators make of a digest (l5-swagger does): it tells nobody what the operation is. */
const isHash = (id: string): boolean => HASH.test(id) && /\d/.test(id)

/** The operations of a path by method; OpenAPI 3.2 has `additionalOperations` for methods of any name. */
function methodsOf(pathItem: JsonObject): [method: string, operation: unknown][] {
  const fixed = METHODS.filter(method => method in pathItem).map((method): [string, unknown] => [
    method.toUpperCase(),
    pathItem[method],
  ])
  const { additionalOperations } = pathItem
  const taken = new Set(METHODS.map(method => method.toUpperCase()))
  const others = Object.entries(isObject(additionalOperations) ? additionalOperations : {})
  return [...fixed, ...others.filter(([method]) => !taken.has(method))]
}

/** Why an operation cannot be called rightly, or undefined: what it takes has to be known. */
function whyUnusable({ method, path, operation, pathItem }: RawOperation, references: References): string | undefined {
  if (!path.startsWith('/')) return `the path does not begin with '/'`
  if (!TOKEN.test(method) || method === 'CONNECT') return `${method} is no method that can be called`
  for (const list of [pathItem.parameters, operation.parameters])
    for (const parameter of Array.isArray(list) ? list : [])
      if (!references.follow(parameter)) return whatIsMissing(parameter, 'one of its parameters is not described')
  const { requestBody } = operation
  if (requestBody !== undefined && requestBody !== null && !references.follow(requestBody))
    return whatIsMissing(requestBody, 'its body is not described')
  return undefined
}

const whatIsMissing = (value: unknown, otherwise: string): string =>
  isObject(value) && typeof value.$ref === 'string'
    ? `'${value.$ref.slice(0, 200)}' ${value.$ref.startsWith('#') ? 'leads nowhere' : 'is not followed'}`
    : otherwise

/** Names operations whose id is missing or a digest from method and path (case N5); those that would be alike get a hash. */
function nameUnnamed(operations: RawOperation[]): void {
  const ids = new Set(operations.map(operation => operation.name))
  const made = new Map<string, RawOperation[]>()
  for (const operation of operations) {
    if (operation.name) continue
    const words = operation.path.replaceAll(/[^a-zA-Z0-9]+/g, '_').replaceAll(/^_+|_+$/g, '')
    operation.name = [operation.method.toLowerCase(), words].filter(Boolean).join('_')
    made.set(operation.name, [...(made.get(operation.name) ?? []), operation])
  }
  for (const [name, alike] of made)
    if (alike.length > 1 || ids.has(name)) for (const operation of alike) operation.name = withHash(operation)
}

/**
 * The same id twice: one keeps it, the others get a hash and are reported (case N6). Which one does not depend on
 * the order of the description: a name must not come to mean another operation because lines were moved.
 */
function separateRepeated(operations: RawOperation[], notes: string[]): void {
  const byName = Map.groupBy(operations, operation => operation.name)
  for (const [name, alike] of byName) {
    if (alike.length === 1) continue
    const others = alike.toSorted((left, right) => (placeOf(left) < placeOf(right) ? -1 : 1)).slice(1)
    for (const operation of others) {
      operation.name = withHash(operation)
      notes.push(
        `operation id ${name} is used twice; ${operation.method} ${operation.path} is registered as ${operation.name}`,
      )
    }
  }
}

const placeOf = ({ method, path }: RawOperation) => `${path} ${method}`

const withHash = ({ name, method, path }: RawOperation) =>
  `${name}_${createHash('sha256').update(`${method} ${path}`).digest('hex').slice(0, 8)}`
