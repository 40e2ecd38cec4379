import { isObject, type JsonObject } from '../../../lib/json.ts'
import { checkPattern } from './check-pattern.ts'
import { Draft } from './draft.ts'
import { isSame } from './is-same.ts'
import { getOwn } from './get-own.ts'
import { itemOf, readSchema, requiredOf, type FieldSchema } from './read-schema.ts'

/** The way to a value inside another one. */
export type Path = readonly (string | number)[]

/** What is wrong with a value, in words for people. */
export interface Problem {
  path: Path
  message: string
}

/** A problem that tells that the value is of another kind than the schema's. */
interface Found extends Problem {
  isOther?: boolean
}

/** Schemas within schemas that are looked at. */
const MAX_DEPTH = 30

/**
 * What is wrong with a value, as far as a form can tell: types, required fields, choices, bounds, lengths, patterns and
 * the common formats. It is a help, not the judge: the server checks again.
 */
export function checkValue(schema: unknown, value: unknown, root: unknown = schema): Problem[] {
  return check(schema, value, [], { root, depth: 0 }).map(({ path, message }) => ({ path, message }))
}

/** Drafts in a value that no schema tells of. */
function findDrafts(value: unknown, path: Path): Found[] {
  if (value instanceof Draft) return [{ path, message: value.message }]
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, one]) =>
    findDrafts(one, [...path, Array.isArray(value) ? Number(name) : name]),
  )
}

interface Within {
  root: unknown
  depth: number
}

function check(schema: unknown, value: unknown, path: Path, { root, depth }: Within): Found[] {
  const wrong = (message: string): Found[] => [{ path, message }]
  const other = (message: string): Found[] => [{ path, message, isOther: true }]
  if (value instanceof Draft) return wrong(value.message)
  if (depth > MAX_DEPTH || value === undefined) return []
  const within = { root, depth: depth + 1 }
  const field = readSchema(schema, root)
  const { kind, schema: own } = field
  if (value === null) return field.nullable || kind === 'json' ? [] : wrong('This needs a value.')
  switch (kind) {
    case 'const':
      return isSame(own.const, value) ? [] : other(`This must be ${say(own.const)}.`)
    case 'choice':
      return field.choices.some(choice => isSame(choice.value, value)) ? [] : other(tellChoices(field))
    case 'boolean':
      return typeof value === 'boolean' ? [] : other('This must be yes or no.')
    case 'text':
      return typeof value === 'string' ? checkText(own, value).flatMap(wrong) : other('This must be text.')
    case 'number':
      return typeof value === 'number' ? checkNumber(own, value).flatMap(wrong) : other('This must be a number.')
    case 'list':
    case 'checks':
      return Array.isArray(value) ? checkList(own, value, path, within) : other('This must be a list.')
    case 'group':
      return isObject(value) ? checkGroup(own, value, path, within) : other('This must have fields.')
    case 'variants':
      return findVariant(field, value, within, path).problems
    case 'json':
      return findDrafts(value, path)
  }
}

/** Which variant a value is: the first that it fits, else the one with the fewest problems. */
export const whichVariant = (field: FieldSchema, value: unknown, root: unknown): number =>
  findVariant(field, value, { root, depth: 0 }, []).at

function findVariant(
  { variants }: FieldSchema,
  value: unknown,
  within: Within,
  path: Path,
): { at: number; problems: Found[] } {
  let best: { at: number; problems: Found[]; weight: number } | undefined
  for (const [at, { schema }] of variants.entries()) {
    const problems = check(schema, value, path, within)
    // A wrong type or a wrong constant tells more than a field that is still to be filled in.
    const isOther = problems.some(one => one.isOther && one.path.length <= path.length + 1)
    const weight = problems.length + (isOther ? 1000 : 0)
    if (!best || weight < best.weight) best = { at, problems, weight }
    if (!weight) break
  }
  return best!
}

function checkGroup(schema: JsonObject, value: JsonObject, path: Path, within: Within): Found[] {
  const properties = isObject(schema.properties) ? schema.properties : {}
  const other = schema.additionalProperties
  const problems: Found[] = requiredOf(schema)
    .filter(name => getOwn(value, name) === undefined)
    .map(name => ({ path: [...path, name], message: 'This is required.' }))
  for (const [name, one] of Object.entries(value)) {
    if (one === undefined) continue
    if (Object.hasOwn(properties, name)) problems.push(...check(properties[name], one, [...path, name], within))
    else if (isObject(other)) problems.push(...check(other, one, [...path, name], within))
    else if (other === false && !schema.patternProperties)
      problems.push({ path: [...path, name], message: 'The tool has no such field.' })
    else problems.push(...findDrafts(one, [...path, name]))
  }
  const sets = [schema.anyOf, schema.oneOf].find(Array.isArray) as JsonObject[] | undefined
  const needed = sets?.map(requiredOf).filter(names => names.length) ?? []
  if (
    needed.length &&
    needed.length === sets!.length &&
    !needed.some(names => names.every(name => getOwn(value, name) !== undefined))
  )
    problems.push({ path, message: `Fill in ${needed.map(names => names.join(' and ')).join(', or ')}.` })
  const count = Object.values(value).filter(one => one !== undefined).length
  if (count < bound(schema.minProperties, 0))
    problems.push({ path, message: `At least ${String(schema.minProperties)} fields are needed.` })
  return problems
}

function checkList(schema: JsonObject, value: unknown[], path: Path, within: Within): Found[] {
  const problems: Found[] = []
  const [least, most] = [bound(schema.minItems, 0), bound(schema.maxItems, Infinity)]
  if (value.length < least) problems.push({ path, message: `At least ${least} needed.` })
  if (value.length > most) problems.push({ path, message: `At most ${most} possible.` })
  if (schema.uniqueItems === true && new Set(value.map(item => JSON.stringify(item))).size < value.length)
    problems.push({ path, message: 'The same value stands here twice.' })
  value.forEach((item, at) => {
    if (item === undefined) problems.push({ path: [...path, at], message: 'This is required.' })
    else problems.push(...check(itemOf(schema, at), item, [...path, at], within))
  })
  return problems
}

function checkNumber(schema: JsonObject, value: number): string[] {
  const { type, multipleOf: step } = schema
  if (([] as unknown[]).concat(type).includes('integer') && !Number.isInteger(value))
    return ['This must be a whole number.']
  const { least, most, above, below } = boundsOf(schema)
  if (value < least) return [`This must be at least ${least}.`]
  if (value > most) return [`This must be at most ${most}.`]
  if (value <= above) return [`This must be more than ${above}.`]
  if (value >= below) return [`This must be less than ${below}.`]
  if (typeof step === 'number' && step > 0) {
    const times = value / step
    if (Math.abs(times - Math.round(times)) > 1e-9 * Math.max(1, Math.abs(times)))
      return [`This must be a multiple of ${step}.`]
  }
  return []
}

/** Bounds of a number; in OpenAPI 3.0 the exclusive ones are marks at the others. */
export function boundsOf(schema: JsonObject): { least: number; most: number; above: number; below: number } {
  const { minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: below } = schema
  return {
    least: above === true ? -Infinity : bound(minimum, -Infinity),
    most: below === true ? Infinity : bound(maximum, Infinity),
    above: bound(above === true ? minimum : above, -Infinity),
    below: bound(below === true ? maximum : below, Infinity),
  }
}

const bound = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise)

function checkText(schema: JsonObject, value: string): string[] {
  const length = [...value].length
  const [least, most] = [bound(schema.minLength, 0), bound(schema.maxLength, Infinity)]
  if (length < least) return [least === 1 ? 'This must not be empty.' : `At least ${least} characters are needed.`]
  if (length > most) return [`At most ${most} characters are possible; these are ${length}.`]
  if (typeof schema.pattern === 'string' && checkPattern(schema.pattern, value) === false)
    return [`This does not match the pattern ${schema.pattern}`]
  const format = getOwn(FORMATS, String(schema.format))
  return format && value && !format.test(value) ? [format.message] : []
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text)
/** RFC 3339: with seconds and a zone, as the registry wants it too. */
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i

/** Formats that a form can tell; no stricter than the common services are. */
const FORMATS: Record<string, { test: (text: string) => unknown; message: string }> = {
  date: { test: isDay, message: 'This must be a date like 2026-05-31.' },
  'date-time': {
    test: text => isDay(text.slice(0, 10)) && /[t ]/i.test(text[10] ?? '') && TIME.test(text.slice(11)),
    message: 'This must be a date with a time and a zone, like 2026-05-31T14:30:00Z.',
  },
  time: { test: text => TIME.test(text), message: 'This must be a time with a zone, like 14:30:00Z.' },
  email: { test: text => /^[^\s@]+@[^\s@]+$/.test(text), message: 'This must be an e-mail address.' },
  uri: { test: text => URL.canParse(text), message: 'This must be a whole address, like https://example.com/page.' },
  uuid: {
    test: text => /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(text),
    message: 'This must be a UUID.',
  },
}

const MOST_TOLD = 8

function tellChoices({ choices }: FieldSchema): string {
  const told = choices.slice(0, MOST_TOLD).map(({ value }) => say(value))
  return `Choose one of ${told.join(', ')}${choices.length > MOST_TOLD ? ' and others' : ''}.`
}

const say = (value: unknown): string => JSON.stringify(value) ?? ''
