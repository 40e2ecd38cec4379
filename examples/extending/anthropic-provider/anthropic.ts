import { createParser } from 'eventsource-parser'
import { messageOf } from '../../../lib/errors.ts'
import { isObject, parseJson, type JsonObject } from '../../../lib/json.ts'
import type { ModelEndpoint } from '../endpoint.ts'
import { modelCutOff, modelFailed, modelUnreachable } from '../errors.ts'
import type { ModelEvent, ModelMessage, ModelProvider, ModelRequest, ModelState } from '../provider.ts'
import { readRefusal, toError } from './read-refusal.ts'
import { createSender } from './send.ts'

const LABEL = 'Anthropic'
const HEADERS = { 'content-type': 'application/json', 'anthropic-version': '2023-06-01' }

/** Models behind Anthropic's Messages interface: https://docs.anthropic.com/en/api/messages */
export function open(endpoint: ModelEndpoint): ModelProvider {
  const sender = createSender(LABEL, cause => modelUnreachable(LABEL, endpoint.url, 'Correct model.base_url.', cause))
  const headers = { ...HEADERS, ...(endpoint.key && { 'x-api-key': endpoint.key }), ...endpoint.headers }
  const send = async (method: 'GET' | 'POST', path: string, body: object | undefined, signal: AbortSignal) => {
    const response = await sender.send({
      method,
      url: `${endpoint.url.replace(/\/v1$/, '')}/v1${path}`,
      headers,
      ...(body && { body: JSON.stringify(body) }),
      silence: endpoint.silence,
      signal,
    })
    if (response.status === 200) return response
    throw toError(endpoint, LABEL, endpoint.name, await readRefusal(endpoint, response))
  }

  async function* generate(request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelEvent> {
    const { body } = await send('POST', '/messages', toBody(endpoint, request), signal)
    yield* readAnswer(body)
  }

  async function probe(signal = AbortSignal.timeout(endpoint.silence)): Promise<ModelState> {
    const state = { provider: 'anthropic', name: endpoint.name || null, tools: true }
    try {
      await (await send('GET', '/models', undefined, signal)).body[Symbol.asyncIterator]().return?.()
      return { ...state, reachable: true, message: `${endpoint.name} of ${LABEL} answers` }
    } catch (error) {
      return { ...state, reachable: false, message: messageOf(error) }
    }
  }

  return { generate, probe, close: sender.close }
}

function toBody(endpoint: ModelEndpoint, { messages, tools = [], toolChoice, schema, maxOutput }: ModelRequest) {
  const system = messages.flatMap(message => (message.role === 'system' ? [message.text] : []))
  // The interface holds a text to no schema: it is told in words, and what comes back is checked anyway.
  if (schema) system.push(`Answer with one JSON object alone, by this schema: ${JSON.stringify(schema)}`)
  const choice = { auto: 'auto', required: 'any', none: 'none' }[toolChoice ?? 'auto']
  return {
    model: endpoint.name,
    max_tokens: maxOutput ?? endpoint.maxOutput,
    temperature: endpoint.temperature,
    stream: true,
    ...(system.length && { system: system.join('\n\n') }),
    messages: joinTurns(messages.filter(({ role }) => role !== 'system').map(toTurn)),
    ...(tools.length && {
      tools: tools.map(({ name, description, parameters }) => ({ name, description, input_schema: parameters })),
      tool_choice: { type: choice },
    }),
  }
}

interface Turn {
  role: 'user' | 'assistant'
  content: object[]
}

function toTurn(message: ModelMessage): Turn {
  if (message.role === 'tool')
    return { role: 'user', content: [{ type: 'tool_result', tool_use_id: message.callId, content: message.text }] }
  const content: object[] = message.text ? [{ type: 'text', text: message.text }] : []
  if (message.role !== 'assistant') return { role: 'user', content }
  for (const { id, name, args } of message.calls ?? [])
    content.push({ type: 'tool_use', id, name, input: isObject(args) ? args : {} })
  return { role: 'assistant', content }
}

/** Turns of one side that follow each other are one: results of several calls belong together. */
function joinTurns(turns: readonly Turn[]): Turn[] {
  const joined: Turn[] = []
  for (const { role, content } of turns) {
    const last = joined.at(-1)
    if (last?.role === role) last.content.push(...content)
    else joined.push({ role, content: [...content] })
  }
  return joined
}

/** The events of an answer. Calls come in pieces of JSON text, one block for each. */
async function* readAnswer(body: AsyncIterable<Uint8Array>): AsyncGenerator<ModelEvent> {
  const open = new Map<unknown, { id: string; name: string; text: string }>()
  const usage = { input: 0, output: 0 }
  let reason: 'stop' | 'length' | 'calls' = 'stop'
  for await (const event of readEvents(body)) {
    const part = [event['content_block'], event['delta'], event['message']].find(isObject) ?? {}
    if (event['type'] === 'error') throw modelFailed(LABEL, String((event['error'] as JsonObject)?.['message']))
    if (part['type'] === 'text_delta') yield { type: 'text', text: String(part['text']) }
    if (part['type'] === 'thinking_delta') yield { type: 'reasoning', text: String(part['thinking']) }
    if (part['type'] === 'tool_use')
      open.set(event['index'], { id: String(part['id']), name: String(part['name']), text: '' })
    if (part['type'] === 'input_json_delta') open.get(event['index'])!.text += String(part['partial_json'])
    if (event['type'] === 'content_block_stop' && open.has(event['index'])) {
      const { id, name, text } = open.get(event['index'])!
      yield { type: 'call', call: { id, name, args: parseJson(text || '{}') ?? text } }
    }
    const counted = [event['usage'], part['usage']].find(isObject) ?? {}
    usage.input = Number(counted['input_tokens'] ?? usage.input)
    usage.output = Number(counted['output_tokens'] ?? usage.output)
    if (part['stop_reason'] === 'max_tokens') reason = 'length'
    if (part['stop_reason'] === 'tool_use') reason = 'calls'
    if (event['type'] === 'message_stop') {
      yield { type: 'usage', usage }
      return yield { type: 'end', reason }
    }
  }
  throw modelCutOff(LABEL)
}

/** The data of each server-sent event. */
async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<JsonObject> {
  const decoder = new TextDecoder()
  let events: string[] = []
  const parser = createParser({ onEvent: ({ data }) => void events.push(data) })
  for await (const chunk of body) {
    parser.feed(decoder.decode(chunk, { stream: true }))
    const ready = events
    events = []
    for (const data of ready) {
      const event = parseJson(data)
      if (!isObject(event)) throw modelFailed(LABEL, `a part of it is no JSON: ${data.slice(0, 60)}`)
      yield event
    }
  }
}
