import type { ParameterRecord } from '../../contract/registry.ts'
import { isObject, type JsonObject } from '../../lib/json.ts'
import { describeConstraints } from './describe-constraints.ts'
import { branchesOf, followReference, typeName } from './schema-type.ts'

/** The parameter record of one argument. */
export function describeParameter(
  name: string,
  schema: unknown,
  facts: { required: boolean; in: string; description?: string },
  root: unknown = schema,
): ParameterRecord {
  const node = followReference(schema, root)
  const fields = isObject(node) ? node : {}
  const own = isObject(schema) && typeof schema.description === 'string' ? schema.description : undefined
  const described = facts.description ?? own ?? (typeof fields.description === 'string' ? fields.description : '')
  return {
    name,
    type: typeName(node),
    required: facts.required,
    description: described,
    constraints: describeConstraints(schema, root),
    in: facts.in,
    ...('default' in fields && { default: fields.default }),
    ...(isObject(schema) && { schema }),
  }
}

/** The parameters of a tool that is known by its input schema alone (MCP, TRM, onboarded). */
export function parametersOfSchema(inputSchema: JsonObject): ParameterRecord[] {
  const properties = propertiesOf(inputSchema, inputSchema, new Set(), 0)
  const required = new Set(requiredOf(inputSchema, inputSchema, new Set(), 0))
  return Object.entries(properties).map(([name, schema]) =>
    describeParameter(name, schema, { required: required.has(name), in: 'argument' }, inputSchema),
  )
}

/** `seen`: schemas that were read already; a small schema may name one of them a million times. */
function propertiesOf(schema: unknown, root: unknown, seen: Set<unknown>, depth: number): JsonObject {
  const node = followReference(schema, root)
  if (!isObject(node) || depth > 4 || seen.has(node)) return {}
  seen.add(node)
  const own = isObject(node.properties) ? node.properties : {}
  const parts = branchesOf(node).map(branch => propertiesOf(branch, root, seen, depth + 1))
  return Object.fromEntries([...parts, own].flatMap(Object.entries)) as JsonObject
}

/** What is required in every case: of the branches only those of allOf count. */
function requiredOf(schema: unknown, root: unknown, seen: Set<unknown>, depth: number): string[] {
  const node = followReference(schema, root)
  if (!isObject(node) || depth > 4 || seen.has(node)) return []
  seen.add(node)
  const own = Array.isArray(node.required) ? (node.required as string[]) : []
  const all = Array.isArray(node.allOf) ? node.allOf : []
  return [...own, ...all.flatMap(branch => requiredOf(branch, root, seen, depth + 1))]
}
