import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { messageOf, type ValidationIssue } from '../../lib/errors.ts'
import { isObject, type JsonObject } from '../../lib/json.ts'
import { TOO_LATE } from '../../lib/run-within.ts'
import { addServiceFormats } from '../../lib/schema-formats.ts'
import type { ArgumentCheck } from './accept-arguments.ts'
import { checkWithin, compilePattern, limitFormats } from './limited-check.ts'
import { needsClock } from './needs-clock.ts'
import { looseUnions } from './union-schema.ts'

const OPTIONS: Options = {
  strict: false,
  allErrors: true,
  validateSchema: false,
  addUsedSchema: false,
  logger: false,
  inlineRefs: false,
  unicodeRegExp: false,
  code: { regExp: compilePattern },
  // `constructor` and `toString` may be names of arguments: what every object has does not count as given.
  ownProperties: true,
}

/** Larger schemas, in characters, are not compiled: that alone would take seconds. Names and needs are checked. */
const LARGEST_SCHEMA = 512 * 1024
/** Milliseconds that a check may take. */
const PATIENCE = 1000

/**
 * Compiles the arguments' schema of a tool into a check. Arguments that the schema does not name are refused unless it
 * allows them explicitly (registry case R12). A schema that cannot be compiled still has its required and unknown
 * arguments checked.
 */
export function compileArgumentCheck(inputSchema: JsonObject): ArgumentCheck {
  const schema = closeSchema(inputSchema)
  const { validate, always } = compile(schema)
  return args => {
    const fits = checkWithin(PATIENCE, always, validate, args)
    if (fits === TOO_LATE) return [{ loc: ['args'], msg: TAKES_TOO_LONG, type: 'check_timeout' }]
    return fits ? [] : toIssues(validate.errors ?? [], args)
  }
}

const TAKES_TOO_LONG = `the arguments cannot be checked: the tool's schema takes more than ${PATIENCE / 1000} s for them. Shorter ones may do`

/** Says why a text is no JSON schema, or undefined when it is one. */
export function whySchemaIsInvalid(schema: JsonObject): string | undefined {
  const checker = isDraft7(schema) ? draft7Checker() : modernChecker()
  const { $schema: _dialect, $id: _id, id: _old, ...rest } = schema
  if (checker.validateSchema(rest) !== true) {
    const [error] = checker.errors ?? []
    return `${error?.instancePath || 'the schema'} ${error?.message ?? 'is not a JSON schema'}`.trim()
  }
  try {
    compileWith(checker, rest)
    return undefined
  } catch (error) {
    return messageOf(error)
  }
}

const lazily = <T>(make: () => T) => {
  let value: T | undefined
  return () => (value ??= make())
}
const modernChecker = lazily(() => withFormats(new Ajv2020(OPTIONS)))
const draft7Checker = lazily(() => withFormats(new Ajv(OPTIONS)))

function withFormats<T extends Ajv>(ajv: T): T {
  addServiceFormats(ajv)
  return limitFormats(ajv)
}

const isDraft7 = (schema: JsonObject) => typeof schema.$schema === 'string' && /draft-0[4-7]/.test(schema.$schema)

/** Compiles without being kept: the checker would hold every schema that it ever saw. */
function compileWith(checker: Ajv, schema: JsonObject): ValidateFunction {
  try {
    return checker.compile(schema)
  } finally {
    checker.removeSchema(schema)
  }
}

function compile(schema: JsonObject): { validate: ValidateFunction; always: boolean } {
  const { $schema: _dialect, $id: _id, id: _old, ...rest } = looseUnions(schema)
  const [first, second] = isDraft7(schema) ? [draft7Checker, modernChecker] : [modernChecker, draft7Checker]
  const text = JSON.stringify(rest)
  for (const checker of text.length > LARGEST_SCHEMA ? [] : [first, second]) {
    try {
      return { validate: compileWith(checker(), rest), always: needsClock(rest) }
    } catch {
      // Tried with the other dialect, then without the details.
    }
  }
  const { properties, required, additionalProperties } = rest
  const names = isObject(properties) ? Object.fromEntries(Object.keys(properties).map(name => [name, true])) : {}
  const bare = {
    type: 'object',
    properties: names,
    ...(Array.isArray(required) && { required }),
    ...(additionalProperties === false && { additionalProperties }),
  }
  return { validate: compileWith(modernChecker(), bare), always: false }
}

/** The schema with unknown arguments refused, unless it says itself what becomes of them. */
function closeSchema(schema: JsonObject): JsonObject {
  const saysItself = 'additionalProperties' in schema || 'unevaluatedProperties' in schema
  const isComposed = ['allOf', 'anyOf', 'oneOf', '$ref', 'if', 'patternProperties'].some(key => key in schema)
  // `{type: object}` without `properties` means anything goes.
  if (saysItself || (!isComposed && !isObject(schema.properties))) return schema
  return { ...schema, [isComposed && !isDraft7(schema) ? 'unevaluatedProperties' : 'additionalProperties']: false }
}

/** Issues that are told: nobody mends more at once. */
const MOST_ISSUES = 200

function toIssues(errors: ErrorObject[], args: JsonObject): ValidationIssue[] {
  const issues = errors
    .filter(error => !(error.keyword === 'if'))
    .slice(0, MOST_ISSUES)
    .map(error => toIssue(error, args))
  const seen = new Set<string>()
  return issues.filter(issue => {
    const key = `${issue.loc.join('.')} ${issue.msg}`
    return seen.has(key) ? false : seen.add(key)
  })
}

function toIssue(error: ErrorObject, args: JsonObject): ValidationIssue {
  const path = error.instancePath
    .split('/')
    .slice(1)
    .map(part => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  const params = error.params as Record<string, unknown>
  const at = (extra: unknown, type: string, words: (name: string) => string): ValidationIssue => {
    const where = extra === undefined ? path : [...path, String(extra)]
    return { loc: ['args', ...where], msg: words(where.join('.') || 'args'), type }
  }
  switch (error.keyword) {
    case 'required':
      return at(params.missingProperty, 'missing', name => `'${name}' is required`)
    case 'dependentRequired':
    case 'dependencies':
      return at(
        params.missingProperty,
        'missing',
        name => `'${name}' is required together with '${String(params.property)}'`,
      )
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return at(
        params.additionalProperty ?? params.unevaluatedProperty,
        'unknown',
        name => `'${name}' is not an argument of this tool`,
      )
    case 'enum':
      return at(
        undefined,
        'enum',
        name => `'${name}' must be one of: ${(params.allowedValues as unknown[]).map(String).join(', ')}`,
      )
    case 'type':
      return at(
        undefined,
        'type',
        name => `'${name}' must be ${[params.type].flat().join(' or ')}, not ${typeAt(args, path)}`,
      )
    default:
      return at(undefined, error.keyword, name => `'${name}' ${error.message ?? 'is not valid'}`)
  }
}

function typeAt(args: JsonObject, path: string[]): string {
  let value: unknown = args
  for (const part of path) value = (value as Record<string, unknown> | undefined)?.[part]
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
}
