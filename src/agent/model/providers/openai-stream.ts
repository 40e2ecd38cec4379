import { createParser } from 'eventsource-parser'
import { isObject, parseJson, type JsonObject } from '../../../lib/json.ts'
import { modelCutOff, modelFailed } from '../errors.ts'
import type { ModelEvent, ModelUsage } from '../provider.ts'
import { createCallAssembler, type CallAssembler } from './tool-calls.ts'

/** What was read of an answer so far. */
interface Reading {
  calls: CallAssembler
  usage?: ModelUsage
  /** Why it ended, once that was said. */
  finish?: string
  /** Anything came that belongs to the answer. */
  said: boolean
}

/** Largest single event, in characters. */
const LARGEST_EVENT = 16 * 1024 * 1024

/**
 * The events of a streamed chat completion. `fail` makes an error of what the endpoint sends as one. An answer that
 * ends without `[DONE]` is complete when it said why it ended; otherwise it was cut off.
 */
export async function* readChatStream(
  body: AsyncIterable<Uint8Array>,
  label: string,
  fail: (error: JsonObject) => Error,
): AsyncGenerator<ModelEvent> {
  const reading: Reading = { calls: createCallAssembler(), said: false }
  let isDone = false
  for await (const data of readEvents(body, label)) {
    if (data.trim() === '[DONE]') {
      isDone = true
      break
    }
    const chunk = parseJson(data)
    if (!isObject(chunk)) throw modelFailed(label, `a part of it is no JSON: ${data.trim().slice(0, 60)}`)
    if (chunk['error']) throw fail(chunk)
    yield* readChunk(chunk, reading)
    if (reading.calls.isFull) {
      isDone = true
      break
    }
  }
  if (!isDone && reading.finish === undefined) throw modelCutOff(label)
  yield* finishReading(reading, label)
}

/** The events of a completion that came in one piece, from an endpoint that does not stream. */
export function* readChatCompletion(completion: JsonObject, label: string): Generator<ModelEvent> {
  const reading: Reading = { calls: createCallAssembler(), said: false }
  yield* readChunk(completion, reading)
  if (!reading.said && reading.finish === undefined) throw modelFailed(label, 'there is no message in it')
  yield* finishReading(reading, label)
}

/** The `data` of each server-sent event. */
async function* readEvents(body: AsyncIterable<Uint8Array>, label: string): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let events: string[] = []
  const parser = createParser({
    maxBufferSize: LARGEST_EVENT,
    onEvent: ({ data }) => events.push(data),
    onError: ({ type }) => {
      if (type === 'max-buffer-size-exceeded') throw modelFailed(label, 'a part of it is larger than 16 MB')
    },
  })
  for await (const chunk of body) {
    parser.feed(decoder.decode(chunk, { stream: true }))
    const ready = events
    events = []
    yield* ready
  }
  // The last event may lack the empty line after it.
  parser.feed(`${decoder.decode()}\n\n`)
  yield* events
}

function* readChunk(chunk: JsonObject, reading: Reading): Generator<ModelEvent> {
  if (isObject(chunk['usage'])) reading.usage = readUsage(chunk['usage'])
  const choice: unknown = Array.isArray(chunk['choices']) ? chunk['choices'][0] : undefined
  if (!isObject(choice)) return
  if (typeof choice['finish_reason'] === 'string' && choice['finish_reason']) reading.finish = choice['finish_reason']
  const delta = isObject(choice['delta']) ? choice['delta'] : choice['message']
  if (!isObject(delta)) return
  const { text, reasoning } = readContent(delta)
  if (reasoning) yield { type: 'reasoning', text: reasoning }
  if (text) yield { type: 'text', text }
  const calls = delta['tool_calls'] ?? delta['function_call']
  if (calls) reading.calls.add(calls)
  reading.said ||= Boolean(text || reasoning || calls)
}

/** Text and reasoning of a message: texts, or lists of parts. Reasoning goes by two names among the servers. */
function readContent(delta: JsonObject): { text: string; reasoning: string } {
  const { content } = delta
  const apart = delta['reasoning_content'] ?? delta['reasoning']
  const parts = Array.isArray(content) ? content.filter(isObject) : []
  const pick = (isReasoning: boolean) =>
    parts
      .filter(({ type }) => /think|reason/.test(String(type)) === isReasoning)
      .map(part => readPart(part))
      .join('')
  return {
    text: typeof content === 'string' ? content : pick(false),
    reasoning: typeof apart === 'string' ? apart : pick(true),
  }
}

function readPart(part: JsonObject): string {
  const inner = part['text'] ?? part['thinking']
  if (typeof inner === 'string') return inner
  return Array.isArray(inner)
    ? inner
        .filter(isObject)
        .map(piece => readPart(piece))
        .join('')
    : ''
}

function* finishReading({ calls, usage, finish }: Reading, label: string): Generator<ModelEvent> {
  if (finish === 'content_filter') throw modelFailed(label, 'its content filter stopped the answer')
  const made = calls.finish()
  for (const call of made) yield { type: 'call', call }
  if (usage) yield { type: 'usage', usage }
  yield { type: 'end', reason: finish === 'length' ? 'length' : made.length ? 'calls' : 'stop' }
}

const readUsage = (usage: JsonObject): ModelUsage => ({
  input: Number(usage['prompt_tokens'] ?? usage['input_tokens']) || 0,
  output: Number(usage['completion_tokens'] ?? usage['output_tokens']) || 0,
})
