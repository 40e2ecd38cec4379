import { argumentsInvalid } from '../../../lib/errors.ts'
import type { JsonObject } from '../../../lib/json.ts'
import { encodeBody } from './encode-body.ts'
import type { BodyModel, OperationModel } from './operation-model.ts'
import {
  serialiseCookie,
  serialiseHeader,
  serialisePath,
  serialiseQuery,
  serialiseQuerystring,
} from './serialise-parameter.ts'

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
  const given = ownOf(args)
  const refuse = (argument: string, why: string, type: string) =>
    argumentsInvalid(toolName, [{ loc: ['args', argument], msg: `'${argument}' ${why}`, type }])
  let path = basePath
  for (const part of model.path) {
    if (typeof part === 'string') path += part
    else {
      const segment = serialisePath(part, given(part.argument))
      // It would name another resource (case R9).
      if (segment === '' || segment === '.' || segment === '..')
        throw refuse(part.argument, "may not be empty, '.' or '..': it is a part of the address", 'path')
      path += segment
    }
  }
  let separator = path.includes('?') ? '&' : '?'
  const addQuery = (text: string) => {
    path += separator + text
    separator = '&'
  }
  for (const argument of model.query) {
    const value = given(argument.argument)
    if (value === undefined) continue
    for (const pair of serialiseQuery(argument, value)) addQuery(pair)
  }
  if (model.querystring) {
    const value = given(model.querystring.argument)
    const text = value === undefined ? '' : serialiseQuerystring(model.querystring, value)
    if (text) addQuery(text)
  }
  const headers: Record<string, string> = { accept: model.accept }
  let varying = ''
  for (const argument of model.headers) {
    const value = given(argument.argument)
    if (value === undefined) continue
    const text = serialiseHeader(argument, value)
    // A line break would begin another header (case X9).
    if (hasControls(text))
      throw refuse(argument.argument, 'is sent as a header and may not hold a line break', 'header')
    headers[argument.name.toLowerCase()] = asHeader(text)
    varying += `${argument.name}:${text}\n`
  }
  const cookies: [string, string][] = []
  for (const argument of model.cookies) {
    const value = given(argument.argument)
    if (value === undefined) continue
    for (const [name, text] of serialiseCookie(argument, value)) {
      if (hasControls(text) || text.includes(';'))
        throw refuse(
          argument.argument,
          'is sent as a cookie and may hold neither a line break nor a semicolon',
          'cookie',
        )
      cookies.push([name, asHeader(text)])
      varying += `;${name}=${text}`
    }
  }
  const body = model.body && bodyOf(model, model.body, args, refuse)
  if (body) {
    headers['content-type'] = body.contentType
    // The answer to a read with a body depends on it.
    if (model.method === 'GET') varying += `\n\n${body.body.toString('latin1')}`
  }
  return { origin, path, headers, cookies, body: body?.body, varying }
}

/** Everything below a space but the tab, and DEL. */
// oxlint-disable-next-line no-control-regex
const hasControls = (text: string) => /[\u0000-\u0008\u000a-\u001f\u007f]/.test(text)

/** Header bytes are Latin-1 to HTTP libraries: other characters travel as UTF-8, as other clients send them. */
// oxlint-disable-next-line no-control-regex
const asHeader = (text: string) => (/[^\u0000-\u007f]/.test(text) ? Buffer.from(text, 'utf8').toString('latin1') : text)

function bodyOf(
  operation: OperationModel,
  model: BodyModel,
  args: JsonObject,
  refuse: (argument: string, why: string, type: string) => Error,
) {
  const given = ownOf(args)
  if (model.whole !== undefined) {
    const value = given(model.whole)
    if (value === undefined) return undefined
    const body = encodeBody(model, value, {})
    if (!body) throw refuse(model.whole, `must be an object: it is sent as ${model.contentType}`, 'type')
    return body
  }
  const values: JsonObject = {}
  for (const property of model.properties) {
    const value = given(property.argument)
    if (value !== undefined) setOwn(values, property.name, value)
  }
  if (model.open) {
    const known = argumentsOf(operation, model)
    for (const [name, value] of Object.entries(args)) if (!known.has(name)) setOwn(values, name, value)
  }
  if (!model.required && Object.keys(values).length === 0) return undefined
  return encodeBody(model, values, values)
}

/** The value of an argument; not what every object has, for one that is called `constructor`. */
const ownOf =
  (args: JsonObject) =>
  (argument: string): unknown =>
    Object.hasOwn(args, argument) ? args[argument] : undefined

/** Also for a property called `__proto__`. */
const setOwn = (object: JsonObject, name: string, value: unknown) =>
  void Object.defineProperty(object, name, { value, enumerable: true, writable: true, configurable: true })

const argumentsOf = ({ path, query, querystring, headers, cookies }: OperationModel, { properties }: BodyModel) =>
  new Set([
    ...properties.map(property => property.argument),
    ...[...query, ...headers, ...cookies, ...(querystring ? [querystring] : [])].map(argument => argument.argument),
    ...path.flatMap(part => (typeof part === 'string' ? [] : [part.argument])),
  ])
