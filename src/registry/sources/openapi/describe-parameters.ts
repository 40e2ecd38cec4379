import { isObject, type JsonObject } from '../../../lib/json.ts'
import type { Bundler } from './bundle-schema.ts'
import { freeName } from './free-name.ts'
import type { RawOperation } from './list-operations.ts'
import type { RequestArgument, Style } from './operation-model.ts'
import { pathOf } from './path-of-operation.ts'
import type { References } from './resolve-reference.ts'
import { schemaOfMedia } from './schema-of-media.ts'

/** A parameter of an operation, and how its argument is sent. */
export interface DescribedParameter {
  name: string
  place: string
  required: boolean
  schema: unknown
  description: string
  request: RequestArgument
}

const STYLES: Record<string, Style> = {
  path: 'simple',
  query: 'form',
  querystring: 'form',
  header: 'simple',
  cookie: 'form',
}
const ALL_STYLES = new Set([
  'simple',
  'label',
  'matrix',
  'form',
  'spaceDelimited',
  'pipeDelimited',
  'tabDelimited',
  'deepObject',
  'cookie',
])
/** Styles that explode unless the description says otherwise. */
const EXPLODED = new Set<Style>(['form', 'deepObject', 'cookie'])
/** Headers that no argument sets: three by the rule (OpenAPI 3.1 § Parameter), the others are the connection's (X9). */
const OWN_HEADERS = new Set([
  'accept',
  'content-type',
  'authorization',
  'connection',
  'content-length',
  'cookie',
  'expect',
  'host',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])
const isOwnHeader = (name: string) => OWN_HEADERS.has(name.toLowerCase()) || !/^[\w!#$%&'*+.^`|~-]+$/.test(name)

/** Parameters of the path item and of the operation; the operation's win (case R8). */
export function describeParameters(raw: RawOperation, references: References, bundler: Bundler): DescribedParameter[] {
  const byPlace = new Map<string, DescribedParameter>()
  for (const list of [raw.pathItem.parameters, raw.operation.parameters]) {
    for (const item of Array.isArray(list) ? list : []) {
      const parameter = references.follow(item)
      if (!parameter || typeof parameter.name !== 'string') continue
      const described = describeOne(parameter, references, bundler)
      if (described) byPlace.set(`${described.place} ${described.name}`, described)
    }
  }
  // A placeholder that nobody described is still needed.
  for (const [, name = ''] of pathOf(raw, references).matchAll(/\{([^{}]+)\}/g))
    if (!byPlace.has(`path ${name}`))
      byPlace.set(
        `path ${name}`,
        describeOne({ name, in: 'path', schema: { type: 'string' } }, references, bundler) as DescribedParameter,
      )
  return [...byPlace.values()].filter(({ place, name }) => place !== 'path' || raw.path.includes(`{${name}}`))
}

function describeOne(parameter: JsonObject, references: References, bundler: Bundler): DescribedParameter | undefined {
  const name = parameter.name as string
  const place = String(parameter.in)
  if (!Object.hasOwn(STYLES, place) || (place === 'header' && isOwnHeader(name))) return undefined
  const [contentType, media] = Object.entries(isObject(parameter.content) ? parameter.content : {})[0] ?? []
  const style = (ALL_STYLES.has(String(parameter.style)) ? parameter.style : STYLES[place]) as Style
  const schema = bundler.convert(media === undefined ? (parameter.schema ?? {}) : schemaOfMedia(media, references))
  const mayBeEmpty =
    place === 'query' && parameter.allowEmptyValue === true && isObject(schema) && schema.type !== 'string'
  return {
    name,
    place,
    required: place === 'path' || parameter.required === true,
    schema: mayBeEmpty ? { anyOf: [schema, { type: 'string', maxLength: 0 }] } : schema,
    description: typeof parameter.description === 'string' ? parameter.description : '',
    request: {
      argument: name,
      name,
      style,
      explode: typeof parameter.explode === 'boolean' ? parameter.explode : EXPLODED.has(style),
      allowReserved: parameter.allowReserved === true,
      ...(contentType !== undefined && { contentType }),
    },
  }
}

/** Two places with the same name: the first keeps it, the other is called `<place>_<name>`. */
export function nameArguments(parameters: DescribedParameter[]): void {
  const taken = new Set<string>()
  const order = ['path', 'query', 'querystring', 'header', 'cookie']
  for (const parameter of [...parameters].sort(
    (left, right) => order.indexOf(left.place) - order.indexOf(right.place),
  )) {
    parameter.request.argument = freeName(parameter.name, parameter.place, taken)
    taken.add(parameter.request.argument)
  }
}
