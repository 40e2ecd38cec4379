import fc from 'fast-check'
import { isObject, type JsonObject } from '../../src/lib/json.ts'

/** Numbers between 0 and 1 that a seed decides (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export interface SampleOptions {
  random: () => number
  /** Only what is required. */
  sparse: boolean
  /** Where characters that separate items would end an item: headers, cookies, lists in one text. */
  plain: boolean
  /** The same for each argument by its name. */
  isPlain?: (argument: string) => boolean
}

/** No value of this schema could be made. */
class NoSample extends Error {}

const DEEPEST = 7
const WORDS = [
  'alpha',
  'Beta7',
  'x',
  'value one',
  'a&b=c',
  '50%',
  'ünï/çødé',
  '#1?',
  'a,b;c',
  '"q"',
  "it's",
  '+1',
  '日本',
]
const PLAIN_WORDS = ['alpha', 'Beta7', 'x', 'gamma_3', 'delta-4', 'E5']

/** A value of a JSON schema as the registry writes them (2020-12, `$ref`s into `$defs`); undefined when none was found. */
export function sampleOf(schema: unknown, root: JsonObject, options: SampleOptions): unknown {
  try {
    return make(schema, { ...options, root, depth: 0 })
  } catch (error) {
    if (error instanceof NoSample) return undefined
    throw error
  }
}

interface Context extends SampleOptions {
  root: JsonObject
  depth: number
}

function make(given: unknown, context: Context): unknown {
  if (context.depth > DEEPEST + 12) throw new NoSample()
  if (given === false) throw new NoSample()
  const schema = flatten(given, context, 0)
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return pickChoice(schema, schema.enum, context)
  const below = { ...context, depth: context.depth + 1 }
  switch (typeOf(schema, context)) {
    case 'object':
      return makeObject(schema, below)
    case 'array':
      return makeArray(schema, below)
    case 'string':
      return makeString(schema, context)
    case 'integer':
      return makeNumber(schema, context, true)
    case 'number':
      return makeNumber(schema, context, /^int/.test(String(schema.format)))
    case 'boolean':
      return context.random() < 0.5
    case 'null':
      return null
    default:
      return pick(context.plain ? PLAIN_WORDS : WORDS, context)
  }
}

/** One flat schema: references followed, one branch chosen, parts joined. */
function flatten(given: unknown, context: Context, hops: number): JsonObject {
  if (hops > 30 || given === false) throw new NoSample()
  if (!isObject(given)) return {}
  const { $ref, allOf, anyOf, oneOf, ...own } = given
  let schema: JsonObject = own
  const add = (part: unknown) => (schema = join(schema, flatten(part, context, hops + 1)))
  if (typeof $ref === 'string') add(find($ref, context.root))
  for (const part of Array.isArray(allOf) ? allOf : []) add(part)
  for (const branches of [anyOf, oneOf]) {
    if (!Array.isArray(branches) || !branches.length) continue
    // Deep down, and where little is wanted, the first branch: it is hardly ever the one that goes on for ever.
    const usable = branches.filter(branch => !(isObject(branch) && branch.type === 'null'))
    const list = usable.length ? usable : branches
    add(context.sparse || context.depth > 4 ? smallest(list) : pick(list, context))
  }
  return schema
}

/** A branch that is no reference, where there is one. */
const smallest = (branches: unknown[]) =>
  branches.find(branch => isObject(branch) && !('$ref' in branch)) ?? branches[0]

function join(one: JsonObject, two: JsonObject): JsonObject {
  const joined: JsonObject = { ...one, ...two }
  if (isObject(one.properties) && isObject(two.properties)) {
    const properties: JsonObject = { ...one.properties }
    for (const [name, schema] of Object.entries(two.properties))
      properties[name] = Object.hasOwn(properties, name) ? { allOf: [properties[name], schema] } : schema
    joined.properties = properties
  }
  if (Array.isArray(one.required) && Array.isArray(two.required))
    joined.required = [...new Set([...(one.required as string[]), ...(two.required as string[])])]
  if (Array.isArray(one.enum) && Array.isArray(two.enum)) {
    const kept = one.enum.filter(value => (two.enum as unknown[]).includes(value))
    if (!kept.length) throw new NoSample()
    joined.enum = kept
  }
  if (one.additionalProperties === false) joined.additionalProperties = false
  const types = [one.type, two.type].filter(type => type !== undefined).map(type => [type].flat() as string[])
  if (types.length === 2) {
    const [left, right] = types as [string[], string[]]
    const both = left.filter(type => right.includes(type) || (type === 'integer' && right.includes('number')))
    joined.type = both.length ? both : right.filter(type => type === 'integer' && left.includes('number'))
  }
  for (const key of ['minimum', 'minLength', 'minItems', 'exclusiveMinimum'])
    if (typeof one[key] === 'number' && typeof two[key] === 'number') joined[key] = Math.max(one[key], two[key])
  for (const key of ['maximum', 'maxLength', 'maxItems', 'exclusiveMaximum'])
    if (typeof one[key] === 'number' && typeof two[key] === 'number') joined[key] = Math.min(one[key], two[key])
  return joined
}

function find(reference: string, root: JsonObject): unknown {
  let value: unknown = root
  for (const part of reference.slice(2).split('/')) value = isObject(value) ? value[part] : undefined
  return value
}

function typeOf(schema: JsonObject, context: Context): string | undefined {
  const types = ([schema.type].flat().filter(type => typeof type === 'string') as string[]).filter(
    (type, _index, all) => type !== 'null' || all.length === 1,
  )
  if (types.length) return context.sparse ? types[0] : pick(types, context)
  if (Array.isArray(schema.type)) throw new NoSample()
  if (isObject(schema.properties) || Array.isArray(schema.required) || 'additionalProperties' in schema) return 'object'
  if ('items' in schema || 'prefixItems' in schema) return 'array'
  if (['pattern', 'minLength', 'maxLength'].some(key => key in schema)) return 'string'
  return ['minimum', 'maximum', 'multipleOf'].some(key => key in schema) ? 'number' : undefined
}

function pickChoice(schema: JsonObject, choices: unknown[], context: Context): unknown {
  const types = [schema.type].flat().filter(type => typeof type === 'string') as string[]
  const fits = (value: unknown) =>
    !types.length ||
    types.some(type => {
      if (type === 'integer') return Number.isInteger(value)
      if (type === 'null') return value === null
      if (type === 'array') return Array.isArray(value)
      return type === 'object' ? isObject(value) : typeof value === type
    })
  const usable = choices.filter(value => fits(value) && value !== null && value !== '')
  return pick(usable.length ? usable : choices, context)
}

function makeObject(schema: JsonObject, context: Context): JsonObject {
  const properties = isObject(schema.properties) ? schema.properties : {}
  const required = new Set(Array.isArray(schema.required) ? (schema.required as string[]) : [])
  const value: JsonObject = {}
  const set = (name: string, inner: unknown) =>
    Object.defineProperty(value, name, { value: inner, enumerable: true, writable: true, configurable: true })
  const optional = Object.keys(properties).filter(name => !required.has(name))
  const wanted = new Set(required)
  if (!context.sparse && context.depth < DEEPEST)
    for (const name of optional) if (wanted.size < 8 && context.random() < 0.4) wanted.add(name)
  if (!wanted.size && optional.length && context.depth < DEEPEST) wanted.add(pick(optional, context))
  const least = typeof schema.minProperties === 'number' ? schema.minProperties : 0
  for (const name of optional) if (wanted.size < least) wanted.add(name)
  const together = isObject(schema.dependentRequired) ? schema.dependentRequired : {}
  for (const name of wanted) for (const other of (together[name] ?? []) as string[]) wanted.add(other)
  for (const name of wanted) {
    const isArgument = context.depth === 1 && context.isPlain !== undefined
    const place = isArgument ? { ...context, plain: context.isPlain?.(name) === true } : context
    const inner = Object.hasOwn(properties, name) ? properties[name] : (schema.additionalProperties ?? {})
    if (required.has(name)) set(name, make(inner, place))
    else {
      try {
        set(name, make(inner, place))
      } catch (error) {
        // What cannot be made is left out, unless something asks for it.
        if (!(error instanceof NoSample)) throw error
      }
    }
  }
  if ('base64' in value) value.base64 = Buffer.from(`file ${Math.floor(context.random() * 1e6)}`).toString('base64')
  const { additionalProperties } = schema
  const needed = least - Object.keys(value).length
  // An argument without anything in it cannot be told from one that was not given.
  const isEmpty = context.depth === 2 && !Object.keys(value).length
  const isMap =
    isEmpty || (isObject(additionalProperties) && !Object.keys(properties).length && context.depth < DEEPEST)
  if (additionalProperties !== false && (needed > 0 || isMap))
    for (let number = 0; number < Math.max(1, needed); number++)
      set(`key${number + 1}`, make(additionalProperties ?? {}, context))
  return value
}

function makeArray(schema: JsonObject, context: Context): unknown[] {
  const first = Array.isArray(schema.prefixItems) ? schema.prefixItems : []
  const least = typeof schema.minItems === 'number' ? schema.minItems : 0
  const most = typeof schema.maxItems === 'number' ? schema.maxItems : Number.POSITIVE_INFINITY
  const isDeep = context.depth >= DEEPEST
  const count = Math.min(most, Math.max(least, isDeep ? 0 : context.sparse ? 1 : 1 + Math.floor(context.random() * 2)))
  if (count > 200) throw new NoSample()
  const list: unknown[] = []
  for (let tries = 0; list.length < count && tries < count * 20 + 20; tries++) {
    const item = make(first[list.length] ?? schema.items ?? {}, context)
    if (schema.uniqueItems === true && list.some(other => JSON.stringify(other) === JSON.stringify(item))) continue
    list.push(item)
  }
  return list
}

const FORMATS: Record<string, (context: Context) => string> = {
  date: () => '2024-02-29',
  'date-time': () => '2024-02-29T12:34:56Z',
  time: () => '12:34:56Z',
  duration: () => 'P3DT4H',
  uuid: () => '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  email: () => 'someone@example.com',
  uri: () => 'https://example.com/a?b=c',
  url: () => 'https://example.com/a?b=c',
  'uri-reference': () => '/a/b',
  'uri-template': () => '/a/{b}',
  iri: () => 'https://example.com/a',
  hostname: () => 'www.example.com',
  ipv4: () => '192.0.2.7',
  ipv6: () => '2001:db8::7',
  'json-pointer': () => '/a/b',
  'relative-json-pointer': () => '1/a',
  regex: () => '[a-z]+',
  byte: () => 'aGVsbG8=',
  'iso-time': () => '12:34:56',
  'iso-date-time': () => '2024-02-29T12:34:56',
}

function makeString(schema: JsonObject, context: Context): string {
  const least = typeof schema.minLength === 'number' ? schema.minLength : 0
  const most = typeof schema.maxLength === 'number' ? schema.maxLength : Number.POSITIVE_INFINITY
  if (least > 5000) throw new NoSample()
  if (typeof schema.pattern === 'string') return matching(schema, least, most, context)
  const format = typeof schema.format === 'string' ? FORMATS[schema.format] : undefined
  if (format) return format(context)
  let text = pick(context.plain ? PLAIN_WORDS : WORDS, context)
  while ([...text].length < least) text += pick(PLAIN_WORDS, context)
  return [...text].slice(0, most).join('')
}

const matchers = new Map<string, fc.Arbitrary<string> | undefined>()

function matching(schema: JsonObject, least: number, most: number, context: Context): string {
  const pattern = schema.pattern as string
  const formatted = FORMATS[String(schema.format)]?.(context)
  const expression = new RegExp(pattern, 'u')
  const fits = (text: string) =>
    [...text].length >= least && [...text].length <= most && expression.test(text) && (!context.plain || isPlain(text))
  const simple = [
    ...WORDS,
    ...PLAIN_WORDS,
    ...Object.values(FORMATS).map(make => make(context)),
    '1',
    '42',
    'a1',
    'A',
    '',
  ]
  const start = Math.floor(context.random() * simple.length)
  // A format beside the pattern has to hold too.
  const first = formatted === undefined ? [] : [formatted, formatted.toUpperCase()]
  const known = [...first, ...simple.slice(start), ...simple.slice(0, start)].find(text => text !== '' && fits(text))
  if (known !== undefined) return known
  if (!matchers.has(pattern)) matchers.set(pattern, matcherOf(pattern))
  const arbitrary = matchers.get(pattern)
  if (!arbitrary) throw new NoSample()
  const seed = Math.floor(context.random() * 2 ** 31)
  // What is too short may go on: `.+` and its like take anything.
  const longer = (text: string) => [
    text,
    `${text}${'x1'.repeat(least).slice(0, Math.max(0, least - text.length))}`,
    text.repeat(text ? Math.ceil(least / text.length) : 0).slice(0, Math.max(least, 1)),
  ]
  const found = fc
    .sample(arbitrary, { numRuns: 60, seed })
    .flatMap(longer)
    .find(text => text !== '' && fits(text))
  if (found === undefined) {
    if (fits('')) return ''
    throw new NoSample()
  }
  return found
}

const isPlain = (text: string) => /^[\x21-\x7e]*$/.test(text) && !/[,;=&|]/.test(text)

function matcherOf(pattern: string): fc.Arbitrary<string> | undefined {
  // Anchored, and `.` as letters: what stands around a match says nothing.
  const letters = pattern.replaceAll(/\[(?:[^\]\\]|\\.)*\]|\\.|\./gu, part => (part === '.' ? '[a-z0-9]' : part))
  const whole = `${letters.startsWith('^') ? '' : '^'}${letters}${letters.endsWith('$') ? '' : '$'}`
  for (const source of [whole, pattern]) {
    try {
      return fc.stringMatching(new RegExp(source, 'u'), { size: 'small' })
    } catch {
      // A construct that the generator does not know: the pattern as it is, then nothing.
    }
  }
  return undefined
}

function makeNumber(schema: JsonObject, context: Context, whole: boolean): number {
  const number = (key: string) => (typeof schema[key] === 'number' ? schema[key] : undefined)
  const step = number('multipleOf') ?? (whole ? 1 : undefined)
  const above = number('exclusiveMinimum')
  const below = number('exclusiveMaximum')
  let least = Math.max(number('minimum') ?? -Infinity, above === undefined ? -Infinity : above + (step ?? 1e-6))
  let most = Math.min(number('maximum') ?? Infinity, below === undefined ? Infinity : below - (step ?? 1e-6))
  if (least === -Infinity) least = Math.min(most, 0) - (most < 0 ? 10 : 0)
  if (most === Infinity) most = least + 1000
  const raw = least + context.random() * (most - least)
  if (step === undefined) {
    const rounded = Math.round(raw * 100) / 100
    return rounded >= least && rounded <= most ? rounded : raw
  }
  const stepped = Math.round(raw / step) * step
  const within =
    stepped < least ? Math.ceil(least / step) * step : stepped > most ? Math.floor(most / step) * step : stepped
  return Object.is(within, -0) ? 0 : within
}

const pick = <T>(list: readonly T[], { random }: Context): T => list[Math.floor(random() * list.length)] as T
