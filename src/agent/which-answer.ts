import { LONGEST_REMARK } from './model/limits.ts'
import type { TurnOutcome } from './turn.ts'

/** Codes of answers that a model would give no better: nothing was unclear about them. */
const SETTLED: ReadonlySet<string> = new Set([
  'FORBIDDEN',
  'REGISTRY_UNREACHABLE',
  'TOOL_FAILED',
  'AMBIGUOUS',
  'CANCELLED',
])

/**
 * Whether the built-in engine's answer stands: a call that waits for its yes, a question of its own that has to be answered
 * first, a failure of a service, a record that was looked for and is not there, or an answer that it is as sure of as the
 * setting asks.
 */
export function isSettled({ data, pending, confidence, memory }: TurnOutcome, sure: number): boolean {
  const wasCalled = Boolean(data.steps?.length)
  if (pending) return !pending.read || wasCalled
  if (!data.error) return confidence >= sure
  if (data.error.code === 'NOT_FOUND') return wasCalled
  const { draft, calls, choice } = (memory ?? {}) as { draft?: unknown; calls?: unknown; choice?: unknown }
  return SETTLED.has(data.error.code) || (data.error.code === 'NEEDS_INPUT' && Boolean(draft ?? calls ?? choice))
}

/** Where the built-in engine's answer is more likely right than wrong. */
const LIKELY = 0.5

/**
 * Whether the built-in engine's answer from records stands before what the model said in a few words without looking at any.
 * Longer texts were passed on while they came.
 */
export function isLikelier(own: TurnOutcome, asked: TurnOutcome): boolean {
  if (own.data.error || !own.data.steps?.length || own.confidence < LIKELY) return false
  const { error, steps } = asked.data
  const isRemark = !asked.pending && !steps?.length && asked.response.length <= LONGEST_REMARK
  return isRemark && (!error || error.code === 'INCOMPLETE') && asked.confidence < own.confidence
}
