import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { isObject } from '../../lib/json.ts'
import { TOO_LATE } from '../../lib/run-within.ts'
import { checkWithin, compilePattern } from './limited-check.ts'
import { needsClock } from './needs-clock.ts'
import { looseUnions } from './union-schema.ts'

/** Says how a result differs from its schema, in header-safe text; undefined when it fits. */
export type ResultWarning = (value: unknown) => string | undefined

/** Largest schema, as JSON text, that results are checked against: compiling costs about a millisecond for each 4 KB. */
const LARGEST_SCHEMA = 32 * 1024
/** Milliseconds that a check may take; a schema that took longer once is not looked at again. */
const PATIENCE = 250
const TOOK_TOO_LONG = 'comparing results with the schema takes too long and is left out'
/** Longest warning: it travels in a header. */
const LONGEST = 200

let shared: Ajv2020 | undefined

/**
 * Compiles the check of a tool's results; undefined when there is nothing to check or the schema is too large or not
 * usable. A result that does not fit is delivered all the same (case S5). `format` is an annotation (JSON Schema
 * 2020-12 § 7) and not looked at; the first difference is enough.
 */
export function compileResultCheck(schema: unknown): ResultWarning | undefined {
  if (!isObject(schema) || Object.keys(schema).length === 0) return undefined
  if (JSON.stringify(schema).length > LARGEST_SCHEMA) return undefined
  shared ??= new Ajv2020({
    strict: false,
    validateSchema: false,
    validateFormats: false,
    addUsedSchema: false,
    logger: false,
    unicodeRegExp: false,
    code: { regExp: compilePattern },
    ownProperties: true,
  })
  let validate: ValidateFunction
  try {
    const { $schema: _dialect, $id: _id, id: _old, ...rest } = looseUnions(schema)
    validate = shared.compile(rest)
    // Its cache would hold the schema after the tool is gone.
    shared.removeSchema(rest)
  } catch {
    return undefined
  }
  const always = needsClock(schema)
  let isHopeless = false
  return value => {
    if (isHopeless) return TOOK_TOO_LONG
    const fits = checkWithin(PATIENCE, always, validate, value)
    isHopeless = fits === TOO_LATE
    if (isHopeless) return TOOK_TOO_LONG
    if (fits === true) return undefined
    const [error] = validate.errors ?? []
    const extra = (error?.params as Record<string, unknown> | undefined)?.additionalProperty
    const text = `${error?.instancePath || '/'} ${error?.message ?? 'does not fit'}${typeof extra === 'string' ? ` (${extra})` : ''}`
    return text.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, LONGEST)
  }
}
