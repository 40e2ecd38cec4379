import type { JsonObject } from '../../../lib/json.ts'
import { compactSchema, requiredOf, type Detail } from '../tools/compact-schema.ts'
import type { OfferedTool } from '../tools/tool-box.ts'

/** Most steps of a plan. */
export const MOST_STEPS = 6
export const STEP_IDS = Array.from({ length: MOST_STEPS }, (_, at) => `r${at + 1}`)

const DETAIL: Detail = { description: 40, optional: 10, choices: 40, depth: 2 }
const text: JsonObject = { type: 'string' }
const id: JsonObject = { type: 'string', enum: STEP_IDS }

/**
 * The JSON schema of a plan over these tools: which tools there are, and which arguments each of them takes, are
 * enumerations, so that a model that is held to it can name nothing else.
 */
export function planSchema(offered: readonly OfferedTool[], canLoop: boolean): JsonObject {
  const calls = offered.map(tool => ({
    type: 'object',
    properties: {
      id,
      tool: { type: 'string', enum: [tool.alias] },
      args: { ...withLinks(compactSchema(tool.schema, DETAIL, tool.schema, tool.hidden)), additionalProperties: false },
      each: { type: 'boolean' },
    },
    required: ['id', 'tool', 'args'],
    additionalProperties: false,
  }))
  const sql = {
    type: 'object',
    properties: { id, sql: text },
    required: ['id', 'sql'],
    additionalProperties: false,
  }
  return {
    type: 'object',
    properties: {
      do: { type: 'string', enum: ['plan', 'ask', ...(canLoop ? ['explore'] : [])] },
      question: text,
      steps: { type: 'array', maxItems: MOST_STEPS, items: { anyOf: [...calls, sql] } },
      say: text,
      noun: text,
    },
    required: ['do'],
    additionalProperties: false,
  }
}

/** An argument that is one value may come from an earlier result. */
function withLinks(schema: JsonObject): JsonObject {
  const link = {
    type: 'object',
    properties: { $from: id, column: text },
    required: ['$from', 'column'],
    additionalProperties: false,
  }
  const required = requiredOf(schema)
  const properties = Object.entries(schema.properties as Record<string, JsonObject>).map(([name, one]) => {
    const isLinked = required.includes(name) && !one.enum && /^(string|integer|number)$/.test(String(one.type))
    return [name, isLinked ? { anyOf: [one, link] } : one]
  })
  return { ...schema, properties: Object.fromEntries(properties) }
}
