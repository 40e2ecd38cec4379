import { isObject, parseJson } from '../../../lib/json.ts'
import type { AnswerState } from '../answer-state.ts'
import { boundCall } from '../bound-call.ts'
import { LIMITS } from '../limits.ts'
import type { ModelCall, ModelMessage } from '../provider.ts'
import { OWN_NAMES } from '../tools/own-tools.ts'
import { readCallsInText } from './calls-in-text.ts'
import type { Generated } from './generate.ts'

/**
 * The calls of a turn, also those that stand in its text or its reasoning, and its text without them. `isWritten`: they were
 * found in what it wrote, so they may have come from what it read.
 */
export function readSaid(
  said: Generated,
  messages: readonly ModelMessage[],
  state: AnswerState,
): { calls: ModelCall[]; text: string; broken?: string; isWritten?: boolean } {
  const text = said.text.trim()
  if (said.calls.length) return { calls: withIds(said.calls), text }
  const isTool = (name: string) => OWN_NAMES.has(name) || state.tools.box.find(name) !== undefined
  const quoted = quotedIn(messages, state)
  const inText = readCallsInText(text, isTool, quoted)
  if (inText.calls.length) return { calls: inText.calls.map(boundCall), text: '', isWritten: true }
  if (inText.broken !== undefined) return { calls: [], text: '', broken: inText.broken }
  const inThought = text ? undefined : readCallsInText(said.reasoning, isTool, quoted)
  return inThought?.calls.length
    ? { calls: inThought.calls.map(boundCall), text: '', isWritten: true }
    : { calls: [], text: unwrapAnswer(text) }
}

/**
 * Tells whether a piece of text stands in a result, as the model saw it or as the tool gave it, in the request, or in what was
 * said before.
 */
function quotedIn(messages: readonly ModelMessage[], { held, turn, memory }: AnswerState): (part: string) => boolean {
  let known: string[] | undefined
  const read = () => [
    turn.message,
    ...memory.turns.flatMap(earlier => [earlier.user, earlier.answer]),
    ...messages.flatMap(message => (message.role === 'tool' ? [message.text] : [])),
    ...held.all.map(({ raw, rows }) => JSON.stringify(raw ?? rows.slice(0, LIMITS.pageRows))),
  ]
  return part => {
    known ??= read().map(squeeze)
    const wanted = squeeze(part)
    return known.some(text => text.includes(wanted))
  }
}

/** Text without space and escapes, so that what was quoted is found however it is written. */
const squeeze = (text: string) =>
  text
    .replaceAll(/\\u00(3c|3e|60)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/[\s\\]/g, '')

/** Calls with ids that are there and different: replies are told by them. */
function withIds(calls: readonly ModelCall[]): ModelCall[] {
  const seen = new Set<string>()
  return calls.map((call, at) => {
    const id = call.id && !seen.has(call.id) ? call.id : `call-${at + 1}-${seen.size}`
    seen.add(id)
    return { ...call, id }
  })
}

/** An answer that a model put into JSON, `{"answer": "…"}`: the one text in it. */
function unwrapAnswer(text: string): string {
  const bare = text.replace(/^```\w*\s*|\s*```$/g, '')
  const value = bare.startsWith('{') ? parseJson(bare) : undefined
  const values = isObject(value) ? Object.values(value) : []
  return values.length === 1 && typeof values[0] === 'string' && values[0].trim() ? values[0].trim() : text
}
