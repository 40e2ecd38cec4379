import { isObject } from '../../lib/json.ts'
import { followReference } from './schema-type.ts'

/** Schemas in one another that are looked into. */
const DEEPEST = 16

/** Constraints of a schema in words (interfaces § A, Record), e.g. `must be one of: [a, b]`, `length >= 1`, `>= 0`. */
export function describeConstraints(schema: unknown, root: unknown = schema): string[] {
  return describe(schema, root, new Set(), 0)
}

/** `seen`: what was described already. A type may contain itself, or be named so often that nobody could write it out. */
function describe(schema: unknown, root: unknown, seen: Set<unknown>, depth: number): string[] {
  const node = followReference(schema, root)
  if (!isObject(node) || seen.has(node) || depth > DEEPEST) return []
  seen.add(node)
  const inside = (inner: unknown) => describe(inner, root, seen, depth + 1)
  const out: string[] = []
  const choices = choicesOf(node)
  if (choices) out.push(`must be one of: [${choices.map(textOf).join(', ')}]`)
  const say = (key: string, words: (value: number) => string) => {
    const value = node[key]
    if (typeof value === 'number') out.push(words(value))
  }
  say('minLength', value => `length >= ${value}`)
  say('maxLength', value => `length <= ${value}`)
  if (typeof node.pattern === 'string') out.push(`matches pattern: ${node.pattern}`)
  if (typeof node.format === 'string') out.push(`format: ${node.format}`)
  say('minimum', value => `>= ${value}`)
  say('exclusiveMinimum', value => `> ${value}`)
  say('maximum', value => `<= ${value}`)
  say('exclusiveMaximum', value => `< ${value}`)
  say('multipleOf', value => `multiple of ${value}`)
  say('minItems', value => `min items: ${value}`)
  say('maxItems', value => `max items: ${value}`)
  if (node.uniqueItems === true) out.push('items must be unique')
  say('minProperties', value => `min properties: ${value}`)
  say('maxProperties', value => `max properties: ${value}`)
  if (isObject(node.items)) for (const inner of inside(node.items)) out.push(`items: ${inner}`)
  for (const branch of branchesWithoutNull(node)) {
    for (const inner of inside(branch)) if (!out.includes(inner)) out.push(inner)
  }
  return out
}

function choicesOf(node: Record<string, unknown>): unknown[] | undefined {
  if (Array.isArray(node.enum)) return node.enum.filter(value => value !== null)
  if ('const' in node) return [node.const]
  const branches = Array.isArray(node.anyOf) ? node.anyOf : Array.isArray(node.oneOf) ? node.oneOf : []
  const constants = branches.filter((branch): branch is { const: unknown } => isObject(branch) && 'const' in branch)
  return constants.length > 1 && constants.length === branches.length
    ? constants.map(branch => branch.const)
    : undefined
}

/** A value that may also be null has its constraints in the other branch. */
function branchesWithoutNull(node: Record<string, unknown>): unknown[] {
  const branches = Array.isArray(node.anyOf) ? node.anyOf : Array.isArray(node.oneOf) ? node.oneOf : []
  const rest = branches.filter(branch => !(isObject(branch) && branch.type === 'null'))
  const all = Array.isArray(node.allOf) ? node.allOf : []
  return [...(rest.length === 1 ? rest : []), ...all]
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
