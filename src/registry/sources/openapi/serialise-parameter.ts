import { isObject } from '../../../lib/json.ts'
import type { RequestArgument, Style } from './operation-model.ts'

/** Text of a scalar on the wire: `true`, not `True`; null is empty (case R18). */
export const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)

/** What stands between the items of a list that is not exploded. `tabDelimited` is Swagger 2.0's `tsv`. */
const DELIMITERS: Partial<Record<Style, string>> = { spaceDelimited: ' ', pipeDelimited: '|', tabDelimited: '\t' }
const delimiterOf = (style: Style) => DELIMITERS[style] ?? ','

/** Encodes one value; with `allowReserved` the reserved characters of RFC 3986 stay. */
export function encodeValue(text: string, allowReserved = false): string {
  const encoded = encodeURIComponent(text.toWellFormed()).replaceAll(
    /[!'()*]/g,
    one => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  if (!allowReserved) return encoded
  // `#`, `&` and `+` would end the value or change it.
  return encoded.replaceAll(/%(3A|2F|3F|5B|5D|40|21|24|27|28|29|2A|2C|3B|3D)/g, all => decodeURIComponent(all))
}

/** A value that is described by `content`: in its media type (OpenAPI § Parameter, content). */
function contentText(contentType: string, value: unknown): string {
  return /[/+]json\b/i.test(contentType) || typeof value !== 'string' ? JSON.stringify(value) : value
}

const entriesOf = (value: object) => Object.entries(value).filter(([, inner]) => inner !== undefined)
type Encode = (value: unknown) => string
/** `a,1,b,2` of an object. */
const flat = (value: object, encode: Encode, delimiter = ',') =>
  entriesOf(value)
    .flatMap(([key, inner]) => [encode(key), encode(inner)])
    .join(delimiter)
/** `a=1` of each entry. */
const assignments = (value: object, encode: Encode) =>
  entriesOf(value).map(([key, inner]) => `${encode(key)}=${encode(inner)}`)

/**
 * `name=value` pairs of a query argument, encoded (OpenAPI § Style Values; cases R4, R5). An empty list has none
 * (RFC 6570 § 2.3).
 */
export function serialiseQuery(argument: RequestArgument, value: unknown): string[] {
  const { style, explode, allowReserved, contentType } = argument
  const name = encodeValue(argument.name)
  const encode = (inner: unknown) => encodeValue(textOf(inner), allowReserved)
  if (contentType !== undefined) return [`${name}=${encodeValue(contentText(contentType, value))}`]
  if (typeof value !== 'object' || value === null) return [`${name}=${encode(value)}`]
  if (style === 'deepObject') return deepPairs(argument.name, value, allowReserved)
  const delimiter = encodeDelimiter(style)
  if (Array.isArray(value)) {
    if (explode) return value.map(item => `${name}=${encode(item)}`)
    return value.length ? [`${name}=${value.map(encode).join(delimiter)}`] : []
  }
  if (explode) return entriesOf(value).map(([key, inner]) => `${encodeValue(key)}=${encode(inner)}`)
  return Object.keys(value).length ? [`${name}=${flat(value, encode, delimiter)}`] : []
}

const encodeDelimiter = (style: Style) => (style in DELIMITERS ? encodeURIComponent(delimiterOf(style)) : ',')

/**
 * `filter[a]=1&filter[b][c]=2&filter[d][]=3`: the form that most servers read. OpenAPI leaves what lies deeper than one
 * level open; lists of scalars get empty brackets, lists of objects numbers. The brackets stay readable.
 */
function deepPairs(name: string, value: unknown, allowReserved: boolean): string[] {
  if (Array.isArray(value)) {
    const isFlat = value.every(item => typeof item !== 'object' || item === null)
    return value.flatMap((item, index) => deepPairs(`${name}[${isFlat ? '' : index}]`, item, allowReserved))
  }
  if (isObject(value))
    return entriesOf(value).flatMap(([key, inner]) => deepPairs(`${name}[${key}]`, inner, allowReserved))
  const encodedName = encodeValue(name).replaceAll('%5B', '[').replaceAll('%5D', ']')
  return [`${encodedName}=${encodeValue(textOf(value), allowReserved)}`]
}

/** The whole query of an `in: querystring` argument (OpenAPI 3.2), in its media type. */
export function serialiseQuerystring(argument: RequestArgument, value: unknown): string {
  if (argument.contentType?.toLowerCase().startsWith('application/x-www-form-urlencoded')) {
    // A text is a query that is encoded already; `#` and what no query holds would end it.
    if (typeof value === 'string')
      return encodeURI(value.toWellFormed())
        .replaceAll('#', '%23')
        .replaceAll(/%25([0-9a-f]{2})/gi, '%$1')
    const { contentType: _type, ...field } = argument
    const pairs = entriesOf(isObject(value) ? value : {}).flatMap(([name, inner]) =>
      serialiseQuery({ ...field, name, style: 'form', explode: true }, inner),
    )
    return pairs.join('&')
  }
  return encodeValue(contentText(argument.contentType ?? 'application/json', value))
}

/** A path argument: every reserved character is encoded, so that it stays within its place (case R9). */
export function serialisePath(argument: RequestArgument, value: unknown): string {
  const { style, explode, name, contentType } = argument
  const encode = (inner: unknown) => encodeValue(textOf(inner))
  if (contentType !== undefined) return encodeValue(contentText(contentType, value))
  const items = Array.isArray(value) ? value.map(encode) : undefined
  const object = !items && isObject(value) ? value : undefined
  if (style === 'label') {
    if (items) return `.${items.join(explode ? '.' : ',')}`
    if (object) return `.${explode ? assignments(object, encode).join('.') : flat(object, encode)}`
    return `.${encode(value)}`
  }
  if (style === 'matrix') {
    const key = encodeValue(name)
    // An empty value has no `=` (RFC 6570 § 3.2.7).
    const pair = (text: string) => (text === '' ? `;${key}` : `;${key}=${text}`)
    if (items) return explode ? items.map(pair).join('') : pair(items.join(','))
    if (object)
      return explode
        ? assignments(object, encode)
            .map(one => `;${one}`)
            .join('')
        : pair(flat(object, encode))
    return pair(encode(value))
  }
  return simple(argument, value, encode, encodeDelimiter(style))
}

/** A header argument; nothing is percent-encoded in a header (OpenAPI § Parameter). */
export function serialiseHeader(argument: RequestArgument, value: unknown): string {
  if (argument.contentType !== undefined) return contentText(argument.contentType, value)
  return simple(argument, value, textOf, delimiterOf(argument.style))
}

/** The cookies of an argument: one, or one for each item of an exploded list or object (case R13). */
export function serialiseCookie(argument: RequestArgument, value: unknown): [name: string, value: string][] {
  const { style, explode, contentType } = argument
  // `style: cookie` (OpenAPI 3.2) sends values as they are; `form` encodes them.
  const encode: Encode = style === 'cookie' ? textOf : inner => encodeValue(textOf(inner))
  const name = encodeValue(argument.name)
  if (contentType !== undefined) return [[name, encodeValue(contentText(contentType, value))]]
  if (explode && Array.isArray(value)) return value.map(item => [name, encode(item)])
  if (explode && isObject(value)) return entriesOf(value).map(([key, inner]) => [encodeValue(key), encode(inner)])
  return [[name, simple({ ...argument, explode: false }, value, encode, ',')]]
}

function simple({ explode }: RequestArgument, value: unknown, encode: Encode, delimiter: string): string {
  if (Array.isArray(value)) return value.map(encode).join(delimiter)
  if (!isObject(value)) return encode(value)
  return explode ? assignments(value, encode).join(delimiter) : flat(value, encode, delimiter)
}
