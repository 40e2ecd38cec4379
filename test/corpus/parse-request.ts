import { isDeepStrictEqual } from 'node:util'
import { isObject, type JsonObject } from '../../src/lib/json.ts'

/** A request as it would have gone out. */
export interface SentRequest {
  method: string
  /** Path and query after the base path. */
  path: string
  headers: Record<string, string>
  cookies: readonly [string, string][]
  body: Buffer | string | undefined
}

/** An argument as the catalogue lists it. */
export interface ListedArgument {
  name: string
  in?: string | undefined
}

/**
 * Reads a request back by the description alone (OpenAPI § Style Values, § Media Type Object), sharing no code with
 * what built it, and compares it with the arguments. Gives what differs; an empty list means that they are the same.
 */
export function compareRequest(
  document: JsonObject,
  place: { path: string; method: string },
  listed: readonly ListedArgument[],
  args: JsonObject,
  sent: SentRequest,
): string[] {
  const problems: string[] = []
  const resolve = resolver(document)
  const pathItem = resolve((document.paths as JsonObject)[place.path])
  const operation = resolve(pathItem[place.method.toLowerCase()])
  const parameters = parametersOf(pathItem, operation, resolve)
  parameters.push(...undescribed(place.path, parameters))
  const placed = placeArguments(listed, parameters, args)
  if (sent.method !== place.method) problems.push(`method ${sent.method}`)

  // A fragment is no part of what is sent: descriptions use it to tell operations of one path apart.
  const [template = '', fixed = ''] = (place.path.split('#', 1)[0] as string).split('?', 2)
  const at = sent.path.includes('?') ? sent.path.indexOf('?') : sent.path.length
  const valueOf = (name: string) => {
    const parameter = parameters.find(one => one.in === 'path' && one.name === name)
    return parameter && placed.has(parameter) ? { parameter, value: placed.get(parameter) } : undefined
  }
  problems.push(...comparePath(template, sent.path.slice(0, at), valueOf))
  // What is described as a query parameter as well is sent once.
  const isDescribed = (pair: string) =>
    parameters.some(
      one =>
        one.in === 'query' && new RegExp(String.raw`^[^=]+=\{[^{}]+\}$`).test(pair) && pair.startsWith(`${one.name}=`),
    )
  const alone = fixed
    .split('&')
    .filter(pair => !isDescribed(pair))
    .join('&')
  problems.push(...compareQuery(sent.path.slice(at + 1), placed, fixedPairs(alone, valueOf)))
  problems.push(...compareHeaders(sent, placed))
  problems.push(...compareBody(operation, resolve, listed, args, sent))
  return problems
}

interface Parameter {
  name: string
  in: string
  style: string
  explode: boolean
  /** The media type of `content`. */
  content: string | undefined
}

type Resolve = (value: unknown) => JsonObject

function resolver(document: JsonObject): Resolve {
  return value => {
    let current = value
    for (let hop = 0; hop < 20 && isObject(current) && typeof current.$ref === 'string'; hop++) {
      let target: unknown = document
      for (const part of current.$ref.slice(2).split('/')) {
        if (isObject(target) && typeof target.$ref === 'string') target = resolver(document)(target)
        target = (target as JsonObject | undefined)?.[
          decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')
        ]
      }
      current = target
    }
    return isObject(current) ? current : {}
  }
}

const IGNORED = new Set(['accept', 'content-type', 'authorization'])

function parametersOf(pathItem: JsonObject, operation: JsonObject, resolve: Resolve): Parameter[] {
  const found = new Map<string, Parameter>()
  for (const given of [pathItem.parameters, operation.parameters].flatMap(list => (Array.isArray(list) ? list : []))) {
    const parameter = resolve(given)
    const name = String(parameter.name)
    const where = String(parameter.in)
    if (where === 'header' && IGNORED.has(name.toLowerCase())) continue
    const style =
      typeof parameter.style === 'string'
        ? parameter.style
        : where === 'query' || where === 'cookie'
          ? 'form'
          : 'simple'
    found.set(`${where} ${name}`, {
      name,
      in: where,
      style,
      explode: typeof parameter.explode === 'boolean' ? parameter.explode : style === 'form' || style === 'deepObject',
      content: isObject(parameter.content) ? Object.keys(parameter.content)[0] : undefined,
    })
  }
  return [...found.values()]
}

/** Placeholders of a path that nobody described: plain values. */
function undescribed(path: string, parameters: readonly Parameter[]): Parameter[] {
  const names = [...(path.split('#', 1)[0] as string).matchAll(PLACEHOLDER)].map(([, name = '']) => name)
  return names
    .filter(name => !parameters.some(one => one.in === 'path' && one.name === name))
    .map(name => ({ name, in: 'path', style: 'simple', explode: false, content: undefined }))
}

/** The value of each described parameter: an argument has its name, or the place in front of it. */
function placeArguments(listed: readonly ListedArgument[], parameters: readonly Parameter[], args: JsonObject) {
  const placed = new Map<Parameter, unknown>()
  for (const parameter of parameters) {
    const isIt = ({ name, in: where }: ListedArgument) =>
      where === parameter.in &&
      (name === parameter.name || new RegExp(`^${where}_`).test(name)) &&
      (name === parameter.name ||
        name.replace(/_\d+$/, '') === `${where}_${parameter.name}` ||
        name === `${where}_${parameter.name}`)
    const own =
      listed.find(argument => argument.name === parameter.name && argument.in === parameter.in) ?? listed.find(isIt)
    if (own && Object.hasOwn(args, own.name)) placed.set(parameter, args[own.name])
  }
  return placed
}

const scalarText = (value: unknown) =>
  value === null ? '' : isObject(value) || Array.isArray(value) ? undefined : String(value)

/** Whether a decoded text is the value: scalars by their text, the rest as JSON. */
function isText(text: string | undefined, value: unknown): boolean {
  if (text === undefined) return false
  const scalar = scalarText(value)
  if (scalar !== undefined) return text === scalar
  try {
    return isDeepStrictEqual(JSON.parse(text), JSON.parse(JSON.stringify(value)))
  } catch {
    return false
  }
}

/** Whether raw pieces are the items of a list, or the names and values of an object. */
function areItems(pieces: readonly string[], value: unknown, decode: (text: string) => string): boolean {
  const wanted = Array.isArray(value) ? value : Object.entries(value as JsonObject).flat()
  return pieces.length === wanted.length && pieces.every((piece, index) => isText(decode(piece), wanted[index]))
}

function arePairs(pieces: readonly string[], value: JsonObject, decode: (text: string) => string): boolean {
  const entries = Object.entries(value)
  return (
    pieces.length === entries.length &&
    pieces.every((piece, index) => {
      const [name = '', ...text] = piece.split('=')
      return decode(name) === entries[index]![0] && isText(decode(text.join('=')), entries[index]![1])
    })
  )
}

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

// ------------------------------------------------------------------ path

type ValueOf = (name: string) => { parameter: Parameter; value: unknown } | undefined

const PLACEHOLDER = /\{([^{}]+)\}/g

/** Segment by segment: no value can reach beyond its own. */
function comparePath(template: string, path: string, valueOf: ValueOf): string[] {
  const wanted = template.split('/')
  const found = path.split('/')
  if (wanted.length !== found.length) return [`path '${path}' does not fit ${template}`]
  return wanted.flatMap((segment, index) => {
    const raw = found[index] as string
    const names = [...segment.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
    const [only] = names
    if (names.length === 1 && only !== undefined) {
      const [before = '', after = ''] = segment.split(`{${only}}`)
      const known = valueOf(only)
      const isFramed =
        raw.length >= before.length && decodePercent(raw).startsWith(before) && decodePercent(raw).endsWith(after)
      const cut = after ? raw.slice(encodedLength(before), -encodedLength(after)) : raw.slice(encodedLength(before))
      const isSame = known === undefined || isPathValue(cut, known.parameter, known.value)
      return isFramed && isSame ? [] : [`path segment '${raw}' for ${segment}`]
    }
    // Several in one segment: what they give together.
    const whole = segment.replaceAll(PLACEHOLDER, (_all, name: string) => joined(valueOf(name)?.value))
    return decodePercent(raw) === whole ? [] : [`path segment '${raw}' for ${segment}`]
  })
}

const encodedLength = (text: string) => encodeURI(text).length
const joined = (value: unknown): string =>
  Array.isArray(value) ? value.join(',') : isObject(value) ? joined(Object.entries(value).flat()) : String(value)

/** What a path writes behind a question mark itself. */
function fixedPairs(query: string, valueOf: ValueOf): [string, string][] {
  return query
    .split('&')
    .filter(Boolean)
    .map(pair => {
      const [name = '', ...text] = pair.split('=')
      const filled = text.join('=').replaceAll(PLACEHOLDER, (_all, one: string) => joined(valueOf(one)?.value))
      return [name.replaceAll(PLACEHOLDER, (_all, one: string) => joined(valueOf(one)?.value)), filled]
    })
}

function isPathValue(raw: string, { name, style, explode, content }: Parameter, value: unknown): boolean {
  if (content !== undefined) return isText(decodePercent(raw), value) || decodePercent(raw) === JSON.stringify(value)
  const isList = Array.isArray(value)
  if (!isList && !isObject(value)) {
    const prefix = style === 'label' ? '.' : style === 'matrix' ? `;${encodeURIComponent(name)}=` : ''
    return raw.startsWith(prefix) && isText(decodePercent(raw.slice(prefix.length)), value)
  }
  if (style === 'label' || style === 'matrix') {
    const mark = style === 'label' ? '.' : ';'
    if (!raw.startsWith(mark)) return false
    const pieces = raw.slice(1).split(explode ? mark : ',')
    if (style === 'matrix' && (isList || !explode)) {
      const key = `${encodeURIComponent(name)}=`
      const values = pieces.map((piece, index) => (explode || index === 0 ? piece.slice(key.length) : piece))
      return areItems(values, value, decodePercent)
    }
    return !isList && explode
      ? arePairs(pieces, value as JsonObject, decodePercent)
      : areItems(pieces, value, decodePercent)
  }
  const pieces = raw.split(',')
  return !isList && explode
    ? arePairs(pieces, value as JsonObject, decodePercent)
    : areItems(pieces, value, decodePercent)
}

// ----------------------------------------------------------------- query

const SEPARATORS: Record<string, string> = { spaceDelimited: '%20', pipeDelimited: '%7C', tabDelimited: '%09' }

function compareQuery(query: string, placed: Map<Parameter, unknown>, fixed: [string, string][]): string[] {
  const problems: string[] = []
  let pairs =
    query === ''
      ? []
      : query
          .split('&')
          .map(pair => [decodePercent(pair.split('=', 1)[0]!), pair.slice(pair.indexOf('=') + 1)] as const)
  const take = (isTaken: (name: string) => boolean) => {
    const taken = pairs.filter(([name]) => isTaken(name))
    pairs = pairs.filter(([name]) => !isTaken(name))
    return taken
  }
  const takeOne = (name: string, value: unknown) => {
    const at = pairs.findIndex(([one, text]) => one === name && isText(decodePercent(text), value))
    if (at >= 0) pairs = pairs.toSpliced(at, 1)
    return at >= 0
  }
  /** Names may be shared with others: the items have to be there in their order. */
  const takeList = (name: string, items: readonly unknown[]) => {
    let from = 0
    return items.every(item => {
      const at = pairs.findIndex(
        ([one, text], index) => index >= from && one === name && isText(decodePercent(text), item),
      )
      if (at >= 0) pairs = pairs.toSpliced(at, 1)
      from = at
      return at >= 0
    })
  }
  for (const [name, text] of fixed)
    if (!takeOne(name, text) && !(text === '' && take(one => one === name).length))
      problems.push(`query lacks ${name}=${text}`)
  for (const [parameter, value] of placed) {
    if (parameter.in !== 'query') continue
    const { name, style, explode, content } = parameter
    const problem = () =>
      problems.push(`query ${name} (${style}${explode ? ', explode' : ''}): '${query}' for ${JSON.stringify(value)}`)
    const isList = Array.isArray(value)
    if (content !== undefined) {
      const [first] = take(one => one === name)
      const text = first && decodePercent(first[1])
      if (!(isText(text, value) || text === JSON.stringify(value))) problem()
    } else if (style === 'deepObject' && (isList || isObject(value))) {
      const taken = take(one => one.startsWith(`${name}[`))
      const wanted = leaves(name, value)
      if (
        taken.length !== wanted.length ||
        !taken.every(
          ([key, text], index) => key === wanted[index]![0] && isText(decodePercent(text), wanted[index]![1]),
        )
      )
        problem()
    } else if (isList && explode) {
      if (!takeList(name, value)) problem()
    } else if (isObject(value) && explode) {
      // Its keys stand among the other names, and may be like them.
      for (const [key, inner] of Object.entries(value)) if (!takeOne(key, inner)) problem()
    } else if (isList || isObject(value)) {
      const [first] = take(one => one === name)
      const isEmpty = Object.keys(value as object).length === 0
      if (!first ? !isEmpty : !areItems(first[1].split(SEPARATORS[style] ?? ','), value, decodePercent)) problem()
    } else if (!takeOne(name, value)) problem()
  }
  if (pairs.length) problems.push(`query has ${pairs.map(([name]) => name).join(', ')}, which nobody gave`)
  return problems
}

/** Every scalar of a value with the key that brackets give it; lists of scalars have empty brackets. */
function leaves(name: string, value: unknown): [string, unknown][] {
  if (Array.isArray(value)) {
    const isFlat = value.every(item => scalarText(item) !== undefined)
    return value.flatMap((item, index) => leaves(`${name}[${isFlat ? '' : index}]`, item))
  }
  if (isObject(value)) return Object.entries(value).flatMap(([key, inner]) => leaves(`${name}[${key}]`, inner))
  return [[name, value]]
}

// --------------------------------------------------- headers and cookies

function compareHeaders(sent: SentRequest, placed: Map<Parameter, unknown>): string[] {
  const problems: string[] = []
  const expected = new Set(['accept', 'content-type'])
  const same = (text: string) => text
  for (const [parameter, value] of placed) {
    const { name, explode, content } = parameter
    if (parameter.in === 'header') {
      expected.add(name.toLowerCase())
      const raw = sent.headers[name.toLowerCase()]
      const text = raw === undefined ? undefined : Buffer.from(raw, 'latin1').toString('utf8')
      if (text === undefined || !isHeaderValue(text, { explode, content }, value, same))
        problems.push(`header ${name}: '${raw}' for ${JSON.stringify(value)}`)
    } else if (parameter.in === 'cookie') {
      const raw = sent.cookies.filter(([key]) => decodePercent(key) === name).map(([, text]) => text)
      const isExploded = explode && content === undefined && (Array.isArray(value) || isObject(value))
      const isSame = isExploded
        ? Array.isArray(value)
          ? areItems(raw, value, decodePercent)
          : Object.entries(value as JsonObject).every(([key, inner]) =>
              sent.cookies.some(([one, text]) => decodePercent(one) === key && isText(decodePercent(text), inner)),
            )
        : raw.length === 1 && isHeaderValue(raw[0]!, { explode: false, content }, value, decodePercent)
      if (!isSame) problems.push(`cookie ${name}: '${raw.join(' ')}' for ${JSON.stringify(value)}`)
    }
  }
  for (const name of Object.keys(sent.headers))
    if (!expected.has(name)) problems.push(`header ${name}, which nobody gave`)
  return problems
}

function isHeaderValue(
  text: string,
  { explode, content }: { explode: boolean; content: string | undefined },
  value: unknown,
  decode: (text: string) => string,
): boolean {
  if (content !== undefined) return isText(decode(text), value) || decode(text) === JSON.stringify(value)
  if (!Array.isArray(value) && !isObject(value)) return isText(decode(text), value)
  // Items that are objects hold commas of their own: they cannot be told apart in a header.
  if (Object.values(value).some(item => scalarText(item) === undefined)) return true
  const pieces = text === '' ? [] : text.split(',')
  return explode && isObject(value) ? arePairs(pieces, value, decode) : areItems(pieces, value, decode)
}

// ------------------------------------------------------------------ body

function compareBody(
  operation: JsonObject,
  resolve: Resolve,
  listed: readonly ListedArgument[],
  args: JsonObject,
  sent: SentRequest,
): string[] {
  const known = new Map(listed.map(argument => [argument.name, argument]))
  const given = Object.entries(args).filter(([name]) => (known.get(name)?.in ?? 'body') === 'body')
  if (sent.body === undefined) return given.length ? [`no body for ${given.map(([name]) => name).join(', ')}`] : []
  const body = resolve(operation.requestBody)
  const content = isObject(body.content) ? body.content : {}
  const type = (sent.headers['content-type'] ?? '').split(';', 1)[0]!.trim().toLowerCase()
  const described = Object.keys(content).find(one => one.split(';', 1)[0]!.trim().toLowerCase() === type)
  const media = resolve(content[described ?? Object.keys(content)[0] ?? ''])
  const names = propertyNames(media.schema, resolve, 0)
  const wireName = (name: string) =>
    names.has(name)
      ? name
      : name.replace(/^body_/, '').replace(/_\d+$/, match => (names.has(name.replace(/^body_/, '')) ? match : ''))
  const isWhole =
    given.length === 1 &&
    /^(request_)?body(_\d+)?$/.test(given[0]![0]) &&
    !names.has(given[0]![0]) &&
    known.has(given[0]![0])
  const fields = new Map(given.map(([name, value]) => [known.has(name) ? wireName(name) : name, value]))
  const bytes = Buffer.isBuffer(sent.body) ? sent.body : Buffer.from(sent.body)
  const text = bytes.toString('utf8')
  const whole = given[0]?.[1]
  const wrong = (what: string) => [`body (${type}): ${what}`.slice(0, 400)]

  if (type === 'application/x-www-form-urlencoded') {
    if (isWhole && typeof whole === 'string') return text === whole ? [] : wrong(text)
    return compareForm(text, isWhole ? new Map(Object.entries(whole as JsonObject)) : fields, media).flatMap(wrong)
  }
  if (type.startsWith('multipart/')) {
    const boundary = /boundary=([^;]+)/.exec(sent.headers['content-type'] ?? '')?.[1]
    if (boundary === undefined) return wrong('no boundary')
    return compareParts(
      readParts(bytes, boundary),
      isWhole ? new Map(Object.entries(whole as JsonObject)) : fields,
      media,
    ).flatMap(wrong)
  }
  if (isWhole && isFile(whole) && !/json/.test(type)) return bytes.equals(fileBytes(whole)) ? [] : wrong('other bytes')
  if (/[/+.-]json/.test(type) || !isWhole) {
    const expected = isWhole ? whole : Object.fromEntries(fields)
    return isDeepStrictEqual(safeParse(text), JSON.parse(JSON.stringify(expected)))
      ? []
      : wrong(`${text} for ${JSON.stringify(expected)}`)
  }
  // One JSON value on each line.
  if (/jsonl|ndjson|json-seq/.test(type) && Array.isArray(whole)) {
    const lines = text.split('\n').filter(Boolean)
    return lines.length === whole.length &&
      lines.every((line, index) =>
        isDeepStrictEqual(safeParse(line.replace('\u001e', '')), JSON.parse(JSON.stringify(whole[index]))),
      )
      ? []
      : wrong(text)
  }
  return text === whole || isText(text, whole) ? [] : wrong(`${text} for ${JSON.stringify(whole)}`)
}

const safeParse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Names of the properties that a schema has, in its parts too. */
function propertyNames(given: unknown, resolve: Resolve, depth: number): Set<string> {
  const schema = resolve(given)
  const names = new Set(Object.keys(isObject(schema.properties) ? schema.properties : {}))
  for (const key of ['allOf', 'anyOf', 'oneOf'])
    for (const part of Array.isArray(schema[key]) && depth < 6 ? (schema[key] as unknown[]) : [])
      for (const name of propertyNames(part, resolve, depth + 1)) names.add(name)
  return names
}

const isFile = (value: unknown): value is JsonObject =>
  isObject(value) && (typeof value.base64 === 'string' || typeof value.text === 'string')
const fileBytes = (value: JsonObject) =>
  typeof value.base64 === 'string' ? Buffer.from(value.base64, 'base64') : Buffer.from(String(value.text))

/** How a field of a form is written, by its Encoding Object. */
const encodingOf = (media: JsonObject, name: string): JsonObject => {
  const encoding = isObject(media.encoding) ? media.encoding[name] : undefined
  return isObject(encoding) ? encoding : {}
}

function compareForm(text: string, fields: Map<string, unknown>, media: JsonObject): string[] {
  const pairs = (text === '' ? [] : text.split('&')).map(pair => {
    const [name = '', ...value] = pair.replaceAll('+', '%20').split('=')
    return [decodePercent(name), value.join('=')] as const
  })
  const problems: string[] = []
  let used = 0
  for (const [name, value] of fields) {
    const { style, explode } = encodingOf(media, name)
    const isStyled = style !== undefined || explode !== undefined
    const exact = pairs.filter(([key]) => key === name).map(([, raw]) => raw)
    if (isStyled && style === 'deepObject' && (isObject(value) || Array.isArray(value))) {
      const wanted = leaves(name, value)
      const found = pairs.filter(([key]) => key.startsWith(`${name}[`))
      used += found.length
      if (
        found.length !== wanted.length ||
        !found.every(([key, raw], index) => key === wanted[index]![0] && isText(decodePercent(raw), wanted[index]![1]))
      )
        problems.push(`${name} in ${text}`)
    } else if (Array.isArray(value) && (explode ?? (style === undefined || style === 'form'))) {
      used += exact.length
      if (!areItems(exact, value, decodePercent)) problems.push(`${name} in ${text}`)
    } else if (Array.isArray(value)) {
      used += exact.length
      if (value.length && !areItems(exact[0]?.split(SEPARATORS[String(style)] ?? ',') ?? [], value, decodePercent))
        problems.push(`${name} in ${text}`)
    } else if (isObject(value) && isStyled && (explode ?? true) === true) {
      for (const [key, inner] of Object.entries(value)) {
        used++
        if (!pairs.some(([one, raw]) => one === key && isText(decodePercent(raw), inner)))
          problems.push(`${name}.${key} in ${text}`)
      }
    } else if (isObject(value) && isStyled) {
      used += exact.length
      if (!areItems(exact[0]?.split(',') ?? [], value, decodePercent)) problems.push(`${name} in ${text}`)
    } else {
      used += exact.length
      if (exact.length !== 1 || !isText(decodePercent(exact[0]!), value)) problems.push(`${name} in ${text}`)
    }
  }
  if (!problems.length && used !== pairs.length) problems.push(`more than was given in ${text}`)
  return problems
}

interface Part {
  name: string
  filename: string | undefined
  bytes: Buffer
}

/** The parts of a multipart body (RFC 2046 § 5.1). */
function readParts(body: Buffer, boundary: string): Part[] {
  const mark = Buffer.from(`--${boundary}`)
  const parts: Part[] = []
  let at = body.indexOf(mark)
  while (at >= 0) {
    const next = body.indexOf(mark, at + mark.length)
    if (next < 0) break
    const part = body.subarray(at + mark.length + 2, next - 2)
    const end = part.indexOf('\r\n\r\n')
    const head = part.subarray(0, end).toString('utf8')
    const field = (name: string) => new RegExp(`[; ]${name}="([^"]*)"`).exec(head)?.[1]?.replaceAll('%22', '"')
    parts.push({ name: field('name') ?? '', filename: field('filename'), bytes: part.subarray(end + 4) })
    at = next
  }
  return parts
}

function compareParts(parts: readonly Part[], fields: Map<string, unknown>, media: JsonObject): string[] {
  const problems: string[] = []
  let used = 0
  for (const [name, value] of fields) {
    const found = parts.filter(part => part.name === name)
    used += found.length
    const { style, explode, contentType } = encodingOf(media, name)
    const items = Array.isArray(value) && !(style !== undefined && explode === false) ? value : [value]
    const isSame = (part: Part | undefined, item: unknown) => {
      if (!part) return false
      if (isFile(item) && part.filename !== undefined) return part.bytes.equals(fileBytes(item))
      const text = part.bytes.toString('utf8')
      return isText(text, item) || (/json/.test(String(contentType)) && text === JSON.stringify(item))
    }
    if (found.length !== items.length || !items.every((item, index) => isSame(found[index], item)))
      problems.push(`part ${name} for ${JSON.stringify(value)}`)
  }
  if (!problems.length && used !== parts.length) problems.push('more parts than were given')
  return problems
}
