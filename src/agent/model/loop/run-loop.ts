import { AgentError } from '../../../lib/errors.ts'
import { readSmallTalk } from '../../understand/requests/small-talk.ts'
import type { AnswerState } from '../answer-state.ts'
import { LIMITS } from '../limits.ts'
import type { WaitingCall } from '../model-memory.ts'
import type { ModelMessage } from '../provider.ts'
import { askModel } from './ask-model.ts'
import type { Generated } from './generate.ts'
import { numbersIn } from './grounding.ts'
import { NUDGES } from './nudges.ts'
import { readSaid } from './read-said.ts'
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
      said = await askModel(messages, state, mustAnswer !== undefined)
    } catch (error) {
      turn.signal.throwIfAborted()
      if (error instanceof AgentError) return { kind: 'failed', error }
      throw error
    }
    const { calls, broken, text, isWritten } = readSaid(said, messages, state)
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
      const outcome = await runCalls(calls, state, known, isWritten)
      for (const { call, text: reply } of outcome.replies)
        messages.push({ role: 'tool', callId: call.id, name: call.name, text: reply })
      made += outcome.succeeded
      failures += outcome.failed
      if (outcome.waiting.length) return { kind: 'waiting', calls: outcome.waiting, messages }
      if (outcome.question !== undefined) return { kind: 'question', question: outcome.question }
      repeats = outcome.isRepeated ? repeats + 1 : 0
      if (repeats >= LIMITS.repeats) mustAnswer = 'repeats'
      if (outcome.isSpent) mustAnswer = 'calls'
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

/** An answer with figures that no result of this answer holds, and nobody said. */
function isUnsupported(text: string, state: AnswerState): boolean {
  if (state.isGrounded(text)) return false
  const said = [state.turn.message, ...state.memory.turns.flatMap(turn => [turn.user, turn.answer])].join('\n')
  const known = new Set(numbersIn(said))
  return numbersIn(text).some(number => !known.has(number)) || state.held.all.length === 0
}
