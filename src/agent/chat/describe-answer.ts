import type { AnswerMetadata } from '../../contract/chat.ts'
import type { TurnOutcome } from '../turn.ts'
import { createReceipt, type Prices } from './create-receipt.ts'
import type { Work } from './work.ts'

/** The metadata of an answer, with its receipt. */
export function describe(work: Work, said: Partial<TurnOutcome>, prices?: Prices): AnswerMetadata {
  const duration = performance.now() - work.started
  const receipt = createReceipt(said, duration, prices)
  const tokens = receipt.input_tokens + receipt.output_tokens
  return {
    execution_time: Math.round(duration * 10) / 10_000,
    tools_used: said.toolsUsed ?? [],
    confidence: Math.min(1, Math.max(0, said.confidence ?? 1)),
    session_id: work.sessionId,
    mode: work.features.mode,
    engine: said.engine ?? 'builtin',
    model: said.model ?? receipt.model ?? null,
    tokens: tokens || null,
    receipt,
  }
}
