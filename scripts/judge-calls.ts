/** The AST rules of the Berkeley Function Calling Leaderboard: whether planned calls are the accepted ones. */

export interface RowFunction {
  name: string
  description?: string
  parameters?: { properties?: Record<string, { type?: string }>; required?: string[] }
}
/** Accepted values by argument, under the function's name. */
export type GoldCall = Record<string, Record<string, unknown[]>>
export interface Call {
  name: string
  args: Record<string, unknown>
}

const JSON_TYPES: Record<string, string | undefined> = {
  dict: 'object',
  float: 'number',
  tuple: 'array',
  any: undefined,
  int: 'integer',
  bool: 'boolean',
  list: 'array',
  str: 'string',
}
const jsonType = (type: string): string | undefined => (type in JSON_TYPES ? JSON_TYPES[type] : type.toLowerCase())

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A function's parameters with the names of types that JSON schema knows. */
export function toJsonSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(toJsonSchema)
  if (!isRecord(schema)) return schema
  const out: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'type' && typeof value === 'string') {
      const type = jsonType(value)
      if (type) out.type = type
    } else if (key === 'properties' && isRecord(value))
      out.properties = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, toJsonSchema(part)]))
    else if (key === 'required') out.required = value
    else if (key === 'items') out.items = toJsonSchema(value)
    else out[key] = value
  }
  return out
}

/** A function's name in the letters that tools may have. */
export const safeName = (name: string): string => name.replace(/[^A-Za-z0-9_-]/g, '_')

const plainText = (text: string) =>
  text
    .replace(/[ ,./\-_*^]/g, '')
    .replace(/'/g, '"')
    .toLowerCase()

export function isSame(given: unknown, accepted: unknown): boolean {
  if (Array.isArray(accepted) && Array.isArray(given))
    return given.length === accepted.length && given.every((value, at) => isSame(value, accepted[at]))
  if (isRecord(accepted) && isRecord(given)) {
    return (
      Object.keys(given).every(key => key in accepted) &&
      Object.entries(accepted).every(([key, list]) => {
        const options: unknown[] = Array.isArray(list) ? list : [list]
        return key in given ? options.some(option => isSame(given[key], option)) : options.includes('')
      })
    )
  }
  if (typeof given === 'string' && typeof accepted === 'string') return plainText(given) === plainText(accepted)
  if (typeof given === 'number' && typeof accepted === 'number')
    return Math.abs(given - accepted) <= 1e-9 * Math.max(1, Math.abs(accepted))
  return given === accepted
}

function hasType(value: unknown, declared: string | undefined): boolean {
  const type = declared && jsonType(declared)
  if (!type) return true
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isRecord(value)
  return typeof value === type
}

/** Why a call is not the accepted one; null when it is. */
function judgeCall(call: Call, gold: GoldCall, functions: RowFunction[]): string | null {
  const [name, accepted] = Object.entries(gold)[0]!
  const called = functions.find(f => f.name === name)
  if (!called || call.name !== safeName(name)) return `name ${call.name}, not ${safeName(name)}`
  const properties = called.parameters?.properties ?? {}
  for (const required of called.parameters?.required ?? []) if (!(required in call.args)) return `missing ${required}`
  for (const [key, value] of Object.entries(call.args)) {
    const options = accepted[key]
    if (!(key in properties) || !options) return `unexpected ${key}: ${JSON.stringify(value)}`
    if (!hasType(value, properties[key]!.type)) return `type of ${key}`
    if (!options.some(option => isSame(value, option)))
      return `value of ${key}: ${JSON.stringify(value)}, not ${JSON.stringify(options)}`
  }
  for (const [key, options] of Object.entries(accepted))
    if (!(key in call.args) && !options.includes('')) return `left out ${key}: ${JSON.stringify(options)}`
  return null
}

/** Why planned calls are not what a row asks for; null when they are. */
export function judgeCalls(
  calls: Call[],
  { category, gold = [], functions }: { category: string; gold?: GoldCall[]; functions: RowFunction[] },
): string | null {
  if (category.includes('irrelevance')) return calls.length ? `planned ${calls[0]!.name}` : null
  if (category.includes('relevance')) return calls.length ? null : 'planned nothing'
  if (calls.length !== gold.length) return `${calls.length} calls, not ${gold.length}`
  const left = [...calls]
  for (const wanted of gold) {
    const reasons = left.map(call => judgeCall(call, wanted, functions))
    const at = reasons.indexOf(null)
    if (at < 0) return reasons[0]!
    left.splice(at, 1)
  }
  return null
}
