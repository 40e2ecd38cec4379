import { Ajv, type ValidateFunction } from 'ajv'
import { isObject, type JsonObject } from '../../lib/json.ts'
import { addServiceFormats } from '../../lib/schema-formats.ts'

/**
 * What is wrong with edited arguments of a waiting call, one line each; empty when they fit. The registry checks them
 * again; this check runs before the approval is used up, so that a typing mistake can be corrected. A schema that
 * cannot be compiled is left to the registry.
 */
export function checkArguments(schema: unknown, args: Record<string, unknown>): string[] {
  if (!isObject(schema)) return []
  try {
    const validate = compiled.get(schema) ?? compile(schema)
    if (validate(args)) return []
    return (validate.errors ?? []).map(error => {
      const name = error.instancePath.slice(1).replaceAll('/', '.')
      if (error.keyword === 'additionalProperties')
        return `${name ? `${name}: ` : ''}there is no argument ${String(error.params.additionalProperty)}`
      return `${name ? `${name} ` : ''}${error.message ?? 'is not valid'}${
        error.keyword === 'enum' ? `: ${(error.params as { allowedValues: unknown[] }).allowedValues.join(', ')}` : ''
      }`
    })
  } catch {
    return []
  }
}

/** Checks by their schema, as long as that is in use. */
const compiled = new WeakMap<JsonObject, ValidateFunction>()

let opened: Ajv | undefined

/** The compiler of schemas: made when it is first needed, which takes as long as compiling with it. */
export function openCompiler(): Ajv {
  if (opened) return opened
  opened = new Ajv({ strict: false, allErrors: true, validateSchema: false, logger: false })
  addServiceFormats(opened)
  return opened
}

function compile(schema: JsonObject): ValidateFunction {
  const ajv = openCompiler()
  const own = { ...schema, $schema: undefined, $id: undefined }
  const validate = ajv.compile(own)
  // It would keep each schema for good.
  ajv.removeSchema(own)
  compiled.set(schema, validate)
  return validate
}
