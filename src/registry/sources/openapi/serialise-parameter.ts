import { isObject } from '../../../lib/json.ts'
import type { RequestArgument, Style } from './operation-model.ts'

/** Text of a scalar on the wire: `true`, not `True`; null is empty (case R18). */
export const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)

const DELIMITERS: Partial<Record<Style, string>> = { spaceDelimited: '%20', pipeDelimited: '|', tabDelimited: '%09' }

/** Encodes one value; with `allowReserved` the reserved characters of RFC 3986 stay. */
export function encodeValue(text: string, allowReserved = false): string {
  const encoded = encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    one => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  if (!allowReserved) return encoded
  // `#`, `&` and `+` would end the value or change it.
  return encoded.replaceAll(/%(3A|2F|3F|5B|5D|40|21|24|27|28|29|2A|2C|3B|3D)/g, all => decodeURIComponent(all))
}

/** `name=value` pairs of a query argument, encoded (OpenAPI § Style Values; cases R4, R5). */
export function serialiseQuery(argument: RequestArgument, value: unknown): string[] {
  const { style, explode, allowReserved } = argument
  const name = encodeValue(argument.name)
  const encode = (inner: unknown) => encodeValue(textOf(inner), allowReserved)
  if (argument.contentType !== undefined) return [`${name}=${encodeValue(JSON.stringify(value))}`]
  if (Array.isArray(value)) {
    if (style === 'deepObject') return deepPairs(argument.name, value)
    const delimiter = DELIMITERS[style]
    if (explode && style === 'form') return value.map(item => `${name}=${encode(item)}`)
    if (value.length === 0) return [`${name}=`]
    if (explode && delimiter !== undefined) return value.map(item => `${name}=${encode(item)}`)
    return [`${name}=${value.map(encode).join(delimiter === undefined ? ',' : delimiter === '|' ? '%7C' : delimiter)}`]
  }
  if (isObject(value)) {
    if (style === 'deepObject') return deepPairs(argument.name, value)
    const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
    if (explode) return entries.map(([key, inner]) => `${encodeValue(key)}=${encode(inner)}`)
    const delimiter = DELIMITERS[style] ?? ','
    return [
      `${name}=${entries.flatMap(([key, inner]) => [encodeValue(key), encode(inner)]).join(delimiter === '|' ? '%7C' : delimiter)}`,
    ]
  }
  return [`${name}=${encode(value)}`]
}

/** `filter[a]=1&filter[b][c]=2`; the brackets stay readable, the names within are encoded. */
export function deepPairs(name: string, value: unknown): string[] {
  if (Array.isArray(value)) {
    const scalars = value.every(item => typeof item !== 'object' || item === null)
    return value.flatMap((item, index) => deepPairs(scalars ? name : `${name}[${index}]`, item))
  }
  if (isObject(value)) return Object.entries(value).flatMap(([key, inner]) => deepPairs(`${name}[${key}]`, inner))
  const encodedName = encodeValue(name).replaceAll('%5B', '[').replaceAll('%5D', ']')
  return [`${encodedName}=${encodeValue(textOf(value))}`]
}

/** A path argument: every reserved character is encoded, so that it stays within its place (case R9). */
export function serialisePath(argument: RequestArgument, value: unknown): string {
  const { style, explode, name } = argument
  const encode = (inner: unknown) => encodeValue(textOf(inner))
  if (argument.contentType !== undefined) return encodeValue(JSON.stringify(value))
  const pairs = isObject(value) ? Object.entries(value) : undefined
  const items = Array.isArray(value) ? value.map(encode) : undefined
  if (style === 'label') {
    if (items) return `.${items.join(explode ? '.' : ',')}`
    if (pairs)
      return explode
        ? `.${pairs.map(([key, inner]) => `${encode(key)}=${encode(inner)}`).join('.')}`
        : `.${flat(pairs, encode)}`
    return `.${encode(value)}`
  }
  if (style === 'matrix') {
    const key = encodeValue(name)
    if (items) return explode ? items.map(item => `;${key}=${item}`).join('') : `;${key}=${items.join(',')}`
    if (pairs)
      return explode
        ? pairs.map(([inner, one]) => `;${encode(inner)}=${encode(one)}`).join('')
        : `;${key}=${flat(pairs, encode)}`
    return `;${key}=${encode(value)}`
  }
  return simple(value, explode, encode)
}

/** A header or cookie argument; nothing is percent-encoded in a header (OpenAPI § Parameter). */
export function serialiseHeader(argument: RequestArgument, value: unknown): string {
  if (argument.contentType !== undefined) return JSON.stringify(value)
  return simple(value, argument.explode, textOf)
}

function simple(value: unknown, explode: boolean, encode: (value: unknown) => string): string {
  if (Array.isArray(value)) return value.map(encode).join(',')
  if (isObject(value)) {
    const pairs = Object.entries(value)
    return explode ? pairs.map(([key, inner]) => `${encode(key)}=${encode(inner)}`).join(',') : flat(pairs, encode)
  }
  return encode(value)
}

const flat = (pairs: [string, unknown][], encode: (value: unknown) => string) =>
  pairs.flatMap(([key, inner]) => [encode(key), encode(inner)]).join(',')
