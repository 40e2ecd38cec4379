import type { ApiRecord } from '../src/contract/registry.ts'
import { fillArguments } from '../src/agent/understand/calls/fill-arguments.ts'
import type { Filling } from '../src/agent/understand/calls/decide-call.ts'
import type { ToolCard } from '../src/agent/understand/catalogue-model.ts'
import type { ReadText } from '../src/agent/understand/calls/read-text.ts'
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

const known = new WeakMap<ReadText, Map<ToolCard, Filling>>()

/** The arguments that a message gives for a tool. */
export function fillingOf(read: ReadText, tool: ToolCard): Filling {
  const own = known.get(read) ?? new Map<ToolCard, Filling>()
  known.set(read, own)
  const filling = own.get(tool) ?? fillArguments(read, tool)
  own.set(tool, filling)
  return filling
}
