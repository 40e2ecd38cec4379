import type { ChatRequest, ChatResponse, Message } from 'ollama'
import { isObject, parseJson, type JsonObject } from '../../../lib/json.ts'
import { AgentError, messageOf } from '../../../lib/errors.ts'
import type { ModelEndpoint } from '../endpoint.ts'
import { modelCutOff, modelFailed, modelMissing, noOllama, ollamaSignIn, ollamaUnreachable } from '../errors.ts'
import type { ModelCall, ModelEvent, ModelMessage, ModelProvider, ModelRequest, ModelState } from '../provider.ts'
import { checkLines } from './check-lines.ts'
import { createModelFinder, type LocalModel } from './ollama-models.ts'
import { createCallId } from './tool-calls.ts'
import { readErrorText, readRefusal, toError, type Refusal } from './read-refusal.ts'
import { createSender } from './send.ts'

const LABEL = 'Ollama'

/** What Ollama takes beyond what its client describes: an error instead of a silently shortened conversation. */
type OllamaRequest = ChatRequest & { stream: true; truncate: boolean; shift: boolean }

/** Local (and hosted) models of Ollama, through its official client: https://docs.ollama.com/api */
export function open(endpoint: ModelEndpoint): ModelProvider {
  const sender = createSender(LABEL, cause => ollamaUnreachable(endpoint.url, cause))
  const finder = createModelFinder(endpoint, openClient)
  const headers = { ...(endpoint.key && { authorization: `Bearer ${endpoint.key}` }), ...endpoint.headers }

  /** The client, over connections that can be cancelled and whose refusals are errors with a next step. */
  async function openClient(signal: AbortSignal, silence: number, name = endpoint.name) {
    const { Ollama } = await import('ollama/browser')
    const send = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
      const response = await sender.send({
        method: init?.method === 'POST' ? 'POST' : 'GET',
        url: input instanceof Request ? input.url : String(input),
        headers: init?.headers as Record<string, string>,
        ...(init?.body !== undefined && { body: init.body as string }),
        silence,
        signal,
      })
      if (response.status !== 200) {
        const refusal = await readRefusal(endpoint, response)
        const isMissing = refusal.status === 404 && /model.*not found|not found.*pull/i.test(refusal.why)
        if (isMissing) finder.forget()
        throw isMissing
          ? modelMissing(LABEL, name, `Get it with: ollama pull ${name}`)
          : toOllamaError(endpoint, name, refusal)
      }
      return new Response(ReadableStream.from(checkLines(response.body, LABEL)))
    }
    return new Ollama({ host: endpoint.url, fetch: send, headers })
  }

  async function* generate(request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelEvent> {
    const left = new AbortController()
    const both = AbortSignal.any([signal, left.signal])
    try {
      const model = await finder.find(both)
      const client = await openClient(both, endpoint.silence, model.name)
      const stream = await client.chat(toChatRequest(endpoint, model, request))
      yield* readChat(stream)
    } catch (error) {
      signal.throwIfAborted()
      throw error instanceof AgentError ? error : readStreamError(error)
    } finally {
      left.abort()
    }
  }

  /** What the client throws by itself: an error line of the stream, or a stream that ended too early. */
  function readStreamError(error: unknown): AgentError {
    if (/Did not receive done/.test(messageOf(error))) return modelCutOff(LABEL)
    const { why, code } = readErrorText(endpoint, messageOf(error))
    return toOllamaError(endpoint, endpoint.name, { status: 500, why, code, retryAfter: undefined })
  }

  async function probe(signal: AbortSignal = AbortSignal.timeout(endpoint.silence)): Promise<ModelState> {
    const known = { provider: 'ollama', name: endpoint.name || null }
    try {
      const model = await finder.find(signal, true)
      return { ...known, name: model.name, reachable: true, ...describe(endpoint, model) }
    } catch (error) {
      const why = signal.aborted ? `Ollama at ${endpoint.url} did not answer in time` : messageOf(error)
      return { ...known, reachable: false, message: why }
    }
  }

  return { generate, probe, close: sender.close }
}

/** A refusal, with what is particular to Ollama: models of its cloud ask for a sign-in, and there is no other page. */
function toOllamaError(endpoint: ModelEndpoint, name: string, refusal: Refusal): AgentError {
  const { status } = refusal
  if ((status === 401 || status === 403) && !endpoint.key) return ollamaSignIn(name || 'this model', status)
  return status === 404 ? noOllama(endpoint.url) : toError(endpoint, LABEL, name, refusal)
}

function describe(endpoint: ModelEndpoint, model: LocalModel): Omit<ModelState, 'provider' | 'name' | 'reachable'> {
  const chosen = endpoint.name ? '' : ', chosen because no model.name is set'
  const lacking = model.tools === false ? ', but cannot call tools; one that can: ollama pull qwen3' : ''
  return {
    message: `${model.name} of Ollama at ${endpoint.url} answers${chosen}${lacking}`,
    ...(model.tools !== undefined && { tools: model.tools }),
    // Every model that runs in Ollama can be held to a schema (its sampler does it).
    schema: true,
    ...(model.context !== undefined && { context: model.context }),
  }
}

function toChatRequest(endpoint: ModelEndpoint, model: LocalModel, request: ModelRequest): OllamaRequest {
  const { tools = [], toolChoice = 'auto', schema, maxOutput = endpoint.maxOutput } = request
  return {
    model: model.name,
    messages: request.messages.map(toMessage),
    stream: true,
    ...(tools.length > 0 &&
      toolChoice !== 'none' && { tools: tools.map(tool => ({ type: 'function', function: tool })) }),
    ...(schema && { format: schema }),
    // Reasoning in a field of its own. Not with a schema: `think` in either position has switched `format` off in
    // several versions (ollama/ollama issues 14645 and 15260); left out, both work.
    ...(model.thinks && !schema && { think: true }),
    options: {
      temperature: endpoint.temperature,
      num_predict: maxOutput,
      ...(model.context !== undefined && { num_ctx: model.context }),
    },
    truncate: false,
    shift: false,
  }
}

function toMessage(message: ModelMessage): Message {
  if (message.role === 'tool') return { role: 'tool', content: message.text, tool_name: message.name }
  if (message.role !== 'assistant') return { role: message.role, content: message.text }
  const { text, reasoning, calls = [] } = message
  return {
    role: 'assistant',
    content: text,
    ...(reasoning && { thinking: reasoning }),
    ...(calls.length > 0 && { tool_calls: calls.map(toToolCall) }),
  }
}

/** Ollama takes arguments as an object only. */
const toToolCall = ({ name, args }: ModelCall) => ({ function: { name, arguments: isObject(args) ? args : {} } })

async function* readChat(stream: AsyncIterable<ChatResponse>): AsyncGenerator<ModelEvent> {
  let called = false
  for await (const chunk of stream) {
    const { message } = chunk as { message?: Partial<Message> }
    if (message?.thinking) yield { type: 'reasoning', text: message.thinking }
    if (message?.content) yield { type: 'text', text: message.content }
    for (const call of message?.tool_calls ?? []) {
      called = true
      yield { type: 'call', call: readCall(call) }
    }
    if (!chunk.done) continue
    const { prompt_eval_count: input, eval_count: output } = chunk
    if (input !== undefined || output !== undefined)
      yield { type: 'usage', usage: { input: input ?? 0, output: output ?? 0 } }
    yield { type: 'end', reason: chunk.done_reason === 'length' ? 'length' : called ? 'calls' : 'stop' }
  }
}

function readCall(call: unknown): ModelCall {
  const { id, function: given } = (isObject(call) ? call : {}) as { id?: unknown; function?: JsonObject }
  const { name, arguments: args } = given ?? {}
  if (typeof name !== 'string') throw modelFailed(LABEL, 'a call in it names no tool')
  const read = typeof args === 'string' ? (parseJson(args) ?? args) : (args ?? {})
  return { id: typeof id === 'string' && id ? id : createCallId(), name, args: isObject(read) ? read : args }
}
