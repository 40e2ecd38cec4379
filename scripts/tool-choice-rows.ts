import type { ApiRecord } from '../src/contract/registry.ts'
import { fillArguments } from '../src/agent/understand/calls/fill-arguments.ts'
import { openReader } from '../src/agent/understand/calls/read-text.ts'
import type { Filling } from '../src/agent/understand/calls/decide-call.ts'
import type { ToolCard } from '../src/agent/understand/catalogue-model.ts'
import type { Message } from '../src/agent/understand/read-message.ts'
import { parametersOfSchema } from '../src/registry/schema/parameters-of-schema.ts'
import { safeName, toJsonSchema, type GoldCall, type RowFunction } from './judge-calls.ts'

export interface Row {
  id: string
  category: string
  messages: { role: string; content: string }[]
  functions: RowFunction[]
  gold?: GoldCall[]
}

/** A function as the registry would hand it to the agent. */
export function toRecord({ name, description = '', parameters = {} }: RowFunction): ApiRecord {
  const schema = { type: 'object', required: [], properties: {}, ...(toJsonSchema(parameters) as object) }
  return {
    app_name: 'app',
    api_name: `app_${safeName(name)}`,
    secure: false,
    path: `/${safeName(name)}`,
    method: 'POST',
    description,
    read_only: false,
    kind: 'api',
    tags: [],
    response_schemas: { success: {}, failure: {} },
    parameters: parametersOfSchema(schema),
    input_schema: schema,
  }
}

const read = await openReader()
const NOW = new Date()
const known = new WeakMap<Message, Map<ToolCard, Filling>>()

/** How many of a tool's required arguments a message gives. */
export function fillingOf(message: Message, tool: ToolCard): Filling {
  const own = known.get(message) ?? new Map<ToolCard, Filling>()
  known.set(message, own)
  const before = own.get(tool)
  if (before) return before
  const filling = {
    required: tool.parameters.filter(p => p.required).length,
    missing: fillArguments(read(message.text, NOW), tool).missing.length,
  }
  own.set(tool, filling)
  return filling
}
