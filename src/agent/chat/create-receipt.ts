import type { StepReport } from '../../contract/chat.ts'
import type { Receipt, ReceiptStep } from '../../contract/receipt.ts'
import type { TurnOutcome } from '../turn.ts'

/** Prices of a model for a million tokens; without both there is no cost. */
export interface Prices {
  input?: number | undefined
  output?: number | undefined
  currency: string
}

/** A call of a tool on a receipt. */
export const toReceiptStep = ({
  tool,
  duration_ms,
  rows,
  error,
}: Pick<StepReport, 'tool' | 'duration_ms' | 'rows' | 'error'>): ReceiptStep => ({
  kind: 'tool',
  name: tool,
  duration_ms,
  ...(rows !== null && { rows }),
  ...(error !== undefined && { error }),
})

/**
 * What an answer took: the engine's own account where it keeps one, else its calls of tools. `duration` is that of the
 * whole answer, in milliseconds. The cost is that of the tokens, so an answer without a model costs nothing.
 */
export function createReceipt(said: Partial<TurnOutcome>, duration: number, prices?: Prices): Receipt {
  const receipt: Receipt = said.receipt ?? {
    engine: said.engine ?? 'builtin',
    steps: (said.data?.steps ?? []).map(toReceiptStep),
    duration_ms: 0,
    input_tokens: 0,
    output_tokens: 0,
  }
  const { input_tokens, output_tokens } = receipt
  const whole = { ...receipt, duration_ms: Math.round(duration * 10) / 10 }
  if (prices?.input === undefined || prices.output === undefined) return whole
  const cost = (input_tokens * prices.input + output_tokens * prices.output) / 1e6
  return { ...whole, cost: Number(cost.toPrecision(12)), currency: prices.currency }
}
