import { isObject, type JsonObject } from '../../../lib/json.ts'
import type { ModelEndpoint } from '../endpoint.ts'
import type { ModelMessage, ModelRequest } from '../provider.ts'

/**
 * What an endpoint takes: the interface has many speakers, and each leaves something out. Learnt from its refusals, kept
 * for as long as the provider lives.
 */
export interface Dialect {
  /** Name of the limit of tokens. Newer models of OpenAI take only the second. */
  limit: 'max_tokens' | 'max_completion_tokens'
  temperature: boolean
  /** `stream_options`, which asks for the tokens that were used. */
  usage: boolean
  toolChoice: boolean
  /** How a schema is asked for, the strictest first. */
  schema: SchemaForm
}

/** `told`: only in words, in a message. */
const SCHEMA_FORMS = ['strict', 'schema', 'object', 'told'] as const
type SchemaForm = (typeof SCHEMA_FORMS)[number]

/** What every endpoint is first spoken to in. */
export const FIRST_DIALECT: Dialect = {
  limit: 'max_tokens',
  temperature: true,
  usage: true,
  toolChoice: true,
  schema: 'strict',
}

/** The body of `POST /chat/completions`. */
export function toChatBody(endpoint: ModelEndpoint, name: string, request: ModelRequest, dialect: Dialect): JsonObject {
  const { tools = [], toolChoice = 'auto', schema, maxOutput = endpoint.maxOutput } = request
  const messages = request.messages.map(toMessage)
  if (schema && (dialect.schema === 'object' || dialect.schema === 'told')) messages.push(tellSchema(schema))
  const offered = toolChoice === 'none' ? [] : tools
  return {
    model: name,
    messages,
    stream: true,
    ...(dialect.usage && { stream_options: { include_usage: true } }),
    [dialect.limit]: maxOutput,
    ...(dialect.temperature && { temperature: endpoint.temperature }),
    ...(offered.length > 0 && { tools: offered.map(tool => ({ type: 'function', function: tool })) }),
    ...(offered.length > 0 && dialect.toolChoice && { tool_choice: toolChoice }),
    ...(schema && toResponseFormat(schema, dialect.schema)),
  }
}

function toResponseFormat(schema: JsonObject, form: SchemaForm): JsonObject {
  if (form === 'told') return {}
  if (form === 'object') return { response_format: { type: 'json_object' } }
  const json_schema = { name: 'answer', schema, ...(form === 'strict' && { strict: true }) }
  return { response_format: { type: 'json_schema', json_schema } }
}

const tellSchema = (schema: JsonObject) => ({
  role: 'system',
  content: `Answer with one JSON object and nothing else. It has to satisfy this JSON Schema:\n${JSON.stringify(schema)}`,
})

function toMessage(message: ModelMessage): JsonObject {
  if (message.role === 'tool') return { role: 'tool', tool_call_id: message.callId, content: message.text }
  if (message.role !== 'assistant') return { role: message.role, content: message.text }
  const { text, calls = [] } = message
  if (!calls.length) return { role: 'assistant', content: text }
  return {
    role: 'assistant',
    content: text || null,
    tool_calls: calls.map(({ id, name, args }) => ({
      id,
      type: 'function',
      function: { name, arguments: JSON.stringify(isObject(args) ? args : {}) },
    })),
  }
}

/**
 * The dialect to try after a refusal (400 or 422) that names a part of the request, or leaves open which one while a
 * schema was asked for. Undefined: nothing is left to try.
 */
export function nextDialect(dialect: Dialect, why: string, request: ModelRequest): Dialect | undefined {
  const names = (part: RegExp) => part.test(why)
  if (names(/max_tokens|max_completion_tokens/) && dialect.limit === 'max_tokens')
    return { ...dialect, limit: 'max_completion_tokens' }
  if (names(/temperature/) && dialect.temperature) return { ...dialect, temperature: false }
  if (names(/stream_options|include_usage/) && dialect.usage) return { ...dialect, usage: false }
  if (names(/tool_choice/) && dialect.toolChoice) return { ...dialect, toolChoice: false }
  const weaker = SCHEMA_FORMS[SCHEMA_FORMS.indexOf(dialect.schema) + 1]
  return request.schema && weaker ? { ...dialect, schema: weaker } : undefined
}
