import { AgentError } from '../../../lib/errors.ts'
import { readSmallTalk } from '../../understand/small-talk.ts'
import type { AnswerState } from '../answer-state.ts'
import { LIMITS } from '../limits.ts'
import type { WaitingCall } from '../model-memory.ts'
import { estimateTokens } from '../prompt/estimate-tokens.ts'
import { fitContext } from '../prompt/fit-context.ts'
import type { ModelCall, ModelMessage, ModelRequest } from '../provider.ts'
import { OWN_NAMES } from '../tools/own-tools.ts'
import { readCallsInText } from './calls-in-text.ts'
import { generate, type Generated } from './generate.ts'
import { numbersIn } from './grounding.ts'
import { NUDGES } from './nudges.ts'
import { runCalls, type KnownCalls } from './run-calls.ts'

/** Why the loop stopped before the model was done. */
export type Limit = 'steps' | 'calls' | 'tokens' | 'seconds' | 'repeats'

/** How a loop ended. */
export type LoopEnd =
  | {
      kind: 'answer'
      text: string
      /** It is not from results, or says less than it should. */ isWeak: boolean
      isCut: boolean
    }
  | { kind: 'question'; question: string }
  | { kind: 'waiting'; calls: WaitingCall[]; messages: ModelMessage[] }
  | { kind: 'limit'; limit: Limit; text: string }
  | { kind: 'silent' }
  | { kind: 'failed'; error: AgentError }

/** Tokens that are left for tools and the answer when messages are made to fit. */
const RESERVE = 200

/**
 * The tool loop: the model asks for calls, they are made, it sees previews of their results, until it answers. Each of the
 * ways in which small models go wrong has its one correction; what is still wrong after that is told, never hidden.
 */
export async function runLoop(
  begun: readonly ModelMessage[],
  state: AnswerState,
  { hasActed = false }: { hasActed?: boolean } = {},
): Promise<LoopEnd> {
  const { settings, turn, receipt, isGrounded } = state
  const messages = [...begun]
  const known: KnownCalls = new Map()
  const nudged = new Set<keyof typeof NUDGES>()
  let candidate = ''
  let thin = ''
  let repeats = 0
  let made = hasActed ? 1 : 0
  let failures = 0
  let mustAnswer: Limit | undefined

  const nudge = (name: keyof typeof NUDGES): boolean => {
    if (nudged.has(name) || mustAnswer) return false
    nudged.add(name)
    messages.push({ role: 'user', text: NUDGES[name] })
    return true
  }
  const stop = (limit: Limit): LoopEnd => ({ kind: 'limit', limit, text: candidate })

  for (let step = 1; ; step++) {
    if (step > settings.max_steps) return stop(mustAnswer ?? 'steps')
    if (receipt.tokens >= settings.max_tokens) return stop('tokens')
    if (performance.now() > state.until) return stop('seconds')
    if (step === settings.max_steps && step > 1) mustAnswer ??= 'steps'
    if (mustAnswer) messages.push({ role: 'user', text: NUDGES.last })
    state.stream.begin(state.held.all.length > 0 || mustAnswer !== undefined || nudged.has('idle'))
    let said: Generated
    try {
      said = await ask(messages, state, mustAnswer !== undefined)
    } catch (error) {
      turn.signal.throwIfAborted()
      if (error instanceof AgentError) return { kind: 'failed', error }
      throw error
    }
    const { calls, broken, text } = readSaid(said, messages, state)
    if (mustAnswer) {
      const answer = calls.length || !text ? '' : text
      return { kind: 'limit', limit: mustAnswer, text: isGrounded(answer) ? answer : candidate || answer }
    }
    if (broken !== undefined && !calls.length) {
      messages.push({ role: 'assistant', text: said.text })
      messages.push({ role: 'user', text: `${NUDGES.broken} (${broken})` })
      failures++
      continue
    }
    if (calls.length) {
      if (text && isGrounded(text)) candidate = text
      messages.push({ role: 'assistant', text, calls })
      const outcome = await runCalls(calls, state, known)
      for (const { call, text: reply } of outcome.replies)
        messages.push({ role: 'tool', callId: call.id, name: call.name, text: reply })
      made += outcome.succeeded
      failures += outcome.failed
      if (outcome.waiting.length) return { kind: 'waiting', calls: outcome.waiting, messages }
      if (outcome.question !== undefined) return { kind: 'question', question: outcome.question }
      repeats = outcome.isRepeated ? repeats + 1 : 0
      if (repeats >= LIMITS.repeats) mustAnswer = 'repeats'
      if (state.calls >= settings.max_calls) mustAnswer = 'calls'
      continue
    }
    if (!text) {
      if (candidate) return { kind: 'answer', text: candidate, isWeak: false, isCut: false }
      if (thin) return { kind: 'answer', text: thin, isWeak: isUnsupported(thin, state), isCut: false }
      if (nudge('empty')) continue
      return { kind: 'silent' }
    }
    const isData = state.held.all.length > 0
    if (!made && !isData && !failures && !readSmallTalk(turn.message)) {
      messages.push({ role: 'assistant', text })
      if (nudge('idle')) continue
    }
    if (!made && !isData && failures && !nudged.has('failed')) {
      messages.push({ role: 'assistant', text })
      if (nudge('failed')) continue
    }
    const isCut = said.end === 'length' || said.end === 'stuck'
    // A sign-off after the answer does not take its place; what says less than it seems comes behind it.
    if (candidate && !isGrounded(text)) return { kind: 'answer', text: `${candidate}\n\n${text}`, isWeak: false, isCut }
    if (!isGrounded(text) && state.held.all.at(-1)?.rows.length) {
      messages.push({ role: 'assistant', text })
      if (nudge('thin')) {
        thin = text
        continue
      }
      const longer = thin.length > text.length ? thin : text
      return { kind: 'answer', text: longer, isWeak: isUnsupported(longer, state), isCut }
    }
    return { kind: 'answer', text, isWeak: isUnsupported(text, state), isCut }
  }
}

/** One request to the model, within its context. */
async function ask(messages: readonly ModelMessage[], state: AnswerState, isLast: boolean): Promise<Generated> {
  const { provider, settings, turn, receipt, stream, modelName } = state
  const tools = isLast ? undefined : state.tools.box.describe()
  const room = settings.context - settings.max_output - estimateTokens(tools ?? '') - RESERVE
  const request: ModelRequest = {
    messages: settings.context > 0 ? fitContext(messages, Math.max(room, settings.context / 4)) : [...messages],
    ...(tools && { tools }),
    maxOutput: settings.max_output,
  }
  const started = performance.now()
  try {
    const said = await generate(provider, request, turn.signal, text => stream.push(text))
    receipt.model(modelName, started, said.usage)
    return said
  } catch (error) {
    if (error instanceof Error) receipt.model(modelName, started, { input: 0, output: 0 }, error.message)
    throw error
  }
}

/** The calls of a turn, also those that stand in its text or its reasoning, and its text without them. */
function readSaid(
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
  return inThought?.calls.length ? { calls: inThought.calls, text: '' } : { calls: [], text }
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

/** An answer with figures that no result of this answer holds, and nobody said. */
function isUnsupported(text: string, state: AnswerState): boolean {
  if (state.isGrounded(text)) return false
  const said = [state.turn.message, ...state.memory.turns.flatMap(turn => [turn.user, turn.answer])].join('\n')
  const known = new Set(numbersIn(said))
  return numbersIn(text).some(number => !known.has(number)) || state.held.all.length === 0
}
