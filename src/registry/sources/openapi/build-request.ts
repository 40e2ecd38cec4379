import { argumentsInvalid } from '../../../lib/errors.ts'
import type { JsonObject } from '../../../lib/json.ts'
import { encodeBody } from './encode-body.ts'
import type { BodyModel, OperationModel } from './operation-model.ts'
import { encodeValue, serialiseHeader, serialisePath, serialiseQuery } from './serialise-parameter.ts'

/** A request, complete but for credentials. */
export interface BuiltRequest {
  origin: string
  path: string
  headers: Record<string, string>
  cookies: [string, string][]
  body: Buffer | string | undefined
  /** Arguments outside path and query, for the cache key. */
  varying: string
}

/** The request of a call: a pure function of the operation and its (already validated) arguments. */
export function buildRequest(model: OperationModel, args: JsonObject, toolName: string): BuiltRequest {
  const { origin, basePath } = model.server()
  let path = basePath
  for (const part of model.path) {
    if (typeof part === 'string') path += part
    else path += pathSegment(serialisePath(part, args[part.argument]), part.argument, toolName)
  }
  let separator = '?'
  for (const argument of model.query) {
    const value = args[argument.argument]
    if (value === undefined) continue
    for (const pair of serialiseQuery(argument, value)) {
      path += separator + pair
      separator = '&'
    }
  }
  const headers: Record<string, string> = { accept: model.accept }
  const cookies: [string, string][] = []
  let varying = ''
  for (const argument of model.headers) {
    const value = args[argument.argument]
    if (value === undefined) continue
    const text = serialiseHeader(argument, value)
    if (/[\r\n\0]/.test(text)) throw notInHeader(argument.argument, toolName)
    headers[argument.name.toLowerCase()] = text
    varying += `${argument.name}:${text}\n`
  }
  for (const argument of model.cookies) {
    const value = args[argument.argument]
    if (value === undefined) continue
    const text = encodeValue(serialiseHeader(argument, value))
    cookies.push([argument.name, text])
    varying += `;${argument.name}=${text}`
  }
  const body = model.body && bodyOf(model, model.body, args)
  if (body) headers['content-type'] = body.contentType
  return { origin, path, headers, cookies, body: body?.body, varying }
}

/** A segment that is empty, `.` or `..` would name another resource (case R9). */
function pathSegment(text: string, argument: string, toolName: string): string {
  if (text !== '' && text !== '.' && text !== '..') return text
  throw argumentsInvalid(toolName, [
    {
      loc: ['args', argument],
      msg: `'${argument}' may not be empty, '.' or '..': it is a part of the address`,
      type: 'path',
    },
  ])
}

const notInHeader = (argument: string, toolName: string) =>
  argumentsInvalid(toolName, [
    { loc: ['args', argument], msg: `'${argument}' is sent as a header and may not hold a line break`, type: 'header' },
  ])

function bodyOf(operation: OperationModel, model: BodyModel, args: JsonObject) {
  if (model.whole !== undefined) {
    const value = args[model.whole]
    return value === undefined ? undefined : encodeBody(model, value, {})
  }
  const values: JsonObject = {}
  for (const property of model.properties) {
    const value = args[property.argument]
    if (value !== undefined) values[property.name] = value
  }
  if (model.open) {
    const known = new Set([
      ...model.properties.map(property => property.argument),
      ...[...operation.query, ...operation.headers, ...operation.cookies].map(argument => argument.argument),
      ...operation.path.flatMap(part => (typeof part === 'string' ? [] : [part.argument])),
    ])
    for (const [name, value] of Object.entries(args)) if (!known.has(name)) values[name] = value
  }
  if (!model.required && Object.keys(values).length === 0) return undefined
  return encodeBody(model, values, values)
}
