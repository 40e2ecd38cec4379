import type { Random } from '../../src/demos/seeding/random.ts'
import { anyValue, TEXTS, valueOf, type Schema } from './values.ts'

/** An operation of a description. */
export interface Operation {
  method: string
  path: string
  parameters: { name: string; in: string; required?: boolean; schema?: Schema }[]
  body: Schema | undefined
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>
}

/** A request as it is sent. */
export interface Sent {
  operation: Operation
  method: string
  path: string
  headers: Record<string, string>
  body: string | undefined
}

/** The operations of an OpenAPI description. */
export function listOperations(description: Schema): Operation[] {
  const paths = description['paths'] as Record<string, Record<string, any>>
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      parameters: operation.parameters ?? [],
      body: operation.requestBody?.content['application/json']?.schema,
      responses: operation.responses,
    })),
  )
}

const DEEP = [
  '['.repeat(200_000),
  `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
  '{"a":'.repeat(50_000),
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
]
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'x',
  '',
]

/** A request to an operation: as described, with wild values at some places, or broken as a whole. */
export function makeRequest(operation: Operation, root: Schema, random: Random): Sent {
  const wild = random.pick([0, 0, 10, 40])
  const textOf = (schema: Schema | undefined) => {
    const value = valueOf(schema ?? {}, root, random, wild)
    return typeof value === 'string' ? value : JSON.stringify(value)
  }
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = operation.parameters.find(one => one.in === 'path' && one.name === name)
    return (
      encode(
        random.chance(30) ? random.pick(['1', '2', 'crm', 'territory', 'acc_1', ...TEXTS]) : textOf(parameter?.schema),
      ) || 'x'
    )
  })
  const query = operation.parameters
    .filter(one => one.in === 'query' && (one.required ? !random.chance(wild) : random.chance(40)))
    .map(({ name, schema }) => `${name}=${encode(textOf(schema))}`)
  if (random.chance(wild)) query.push(`${encode(random.pick(TEXTS))}=${encode(random.pick(TEXTS))}`)
  if (random.chance(wild / 2)) query.push(...query)
  const headers: Record<string, string> = {}
  if (random.chance(wild))
    headers[
      random.pick([
        'accept',
        'if-none-match',
        'x-request-id',
        'last-event-id',
        'traceparent',
        'range',
        'accept-encoding',
        'x-approval',
      ])
    ] = random
      .pick(TEXTS)
      .replaceAll(/[^\x20-\x7e]/g, '?')
      .slice(0, 500)
  let body: string | undefined
  if (operation.body) {
    headers['content-type'] = random.chance(wild / 2) ? random.pick(TYPES) : 'application/json'
    body = JSON.stringify(valueOf(operation.body, root, random, wild))
    if (random.chance(wild / 4)) body = JSON.stringify(anyValue(random))
    if (random.chance(wild / 4)) body = body.slice(0, random.integer(0, body.length))
    if (random.chance(wild / 8)) body = random.pick(DEEP)
    if (random.chance(wild / 8)) body = body.replace(/:/, `:${'9'.repeat(400)}`)
    if (random.chance(wild / 8))
      body = body.replace('{', '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},')
  }
  const at = query.length ? `${path}?${query.join('&')}` : path
  return { operation, method: operation.method, path: at, headers, body }
}

/** As in an address; what cannot be written in one is written byte by byte. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

/** How to send it again by hand, cut where it is long. */
export const showRequest = ({ method, path, headers, body }: Sent): string =>
  `${method} ${path.slice(0, 300)} ${JSON.stringify(headers)} ${(body ?? '').slice(0, 500)}`
