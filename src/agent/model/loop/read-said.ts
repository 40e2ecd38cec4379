import { isObject, parseJson } from '../../../lib/json.ts'
import type { AnswerState } from '../answer-state.ts'
import { LIMITS } from '../limits.ts'
import type { ModelCall, ModelMessage } from '../provider.ts'
import { OWN_NAMES } from '../tools/own-tools.ts'
import { readCallsInText } from './calls-in-text.ts'
import type { Generated } from './generate.ts'

/** The calls of a turn, also those that stand in its text or its reasoning, and its text without them. */
export function readSaid(
  said: Generated,
  messages: readonly ModelMessage[],
  state: AnswerState,
): { calls: ModelCall[]; text: string; broken?: string } {
  const text = said.text.trim()
  if (said.calls.length) return { calls: withIds(said.calls), text }
  const isTool = (name: string) => OWN_NAMES.has(name) || state.tools.box.find(name) !== undefined
  const quoted = (part: string) => isQuoted(part, messages, state)
  const inText = readCallsInText(text, isTool, quoted)
  if (inText.calls.length) return { calls: inText.calls, text: '' }
  if (inText.broken !== undefined) return { calls: [], text: '', broken: inText.broken }
  const inThought = text ? undefined : readCallsInText(said.reasoning, isTool, quoted)
  return inThought?.calls.length ? { calls: inThought.calls, text: '' } : { calls: [], text: unwrapAnswer(text) }
}

/** Whether a piece of text stands in a result, as the model saw it or as the tool gave it, or in the request. */
function isQuoted(part: string, messages: readonly ModelMessage[], { held, turn }: AnswerState): boolean {
  const wanted = squeeze(part)
  const shown = messages.flatMap(message => (message.role === 'tool' ? [message.text] : []))
  const given = held.all.map(({ raw, rows }) => JSON.stringify(raw ?? rows.slice(0, LIMITS.pageRows)))
  return [turn.message, ...shown, ...given].some(known => squeeze(known).includes(wanted))
}

/** Text without space and escapes, so that what was quoted is found however it is written. */
const squeeze = (text: string) => text.replaceAll(/\\u003c/gi, '<').replaceAll(/[\s\\]/g, '')

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
