import { isRecord } from '../text/format.ts'

type Arguments = Record<string, unknown>

/** Arguments by tool, in the memory of this page only. */
const kept = new Map<string, Arguments>()

/** Names that secrets usually go by; what the schema marks as one is one whatever its name. */
const SECRET_NAME = /(?:passw|passphrase|secret|token|api[_-]?key|credential|private[_-]?key|authorization)/i

/** What a value of a schema is once secrets are out of it. `mark` takes their place; without one they are left out. */
export function withoutSecrets(args: Arguments, schema: unknown, mark?: string): Arguments {
  const properties = isRecord(schema) && isRecord(schema.properties) ? schema.properties : {}
  return Object.fromEntries(
    Object.entries(args).flatMap(([name, value]) => {
      const inner = properties[name]
      const isSecret = isRecord(inner) && (inner.format === 'password' || inner.writeOnly === true)
      if (isSecret || (typeof value === 'string' && SECRET_NAME.test(name)))
        return mark === undefined ? [] : [[name, mark]]
      return [[name, strip(value, inner, mark)]]
    }),
  )
}

function strip(value: unknown, schema: unknown, mark: string | undefined): unknown {
  if (Array.isArray(value)) return value.map(item => strip(item, isRecord(schema) ? schema.items : undefined, mark))
  // What was typed and is no value yet is not looked into.
  return isRecord(value) && Object.getPrototypeOf(value) === Object.prototype
    ? withoutSecrets(value, schema, mark)
    : value
}

/** The arguments that a tool was given last in this visit, without secrets. */
export const keptArguments = (tool: string): Arguments | undefined => kept.get(tool)

export function keepArguments(tool: string, args: Arguments, schema: unknown): void {
  kept.set(tool, withoutSecrets(args, schema))
}
