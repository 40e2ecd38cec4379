import type { Receipt, ReceiptStep } from '../../contract/receipt.ts'
import type { ModelUsage } from './provider.ts'

/** What an answer has taken so far. */
export interface ReceiptWriter {
  readonly tokens: number
  /** A request is sent; `input` is what its tokens are estimated at, for an answer that is stopped before it is answered. */
  asking(name: string, input: number): void
  model(name: string, started: number, usage: ModelUsage, error?: string): void
  add(step: ReceiptStep): void
  write(model: string | undefined): Receipt
}

const rounded = (milliseconds: number) => Math.round(milliseconds * 10) / 10

export function createReceipt(): ReceiptWriter {
  const begun = performance.now()
  const steps: ReceiptStep[] = []
  const used = { input: 0, output: 0 }
  let open: { name: string; input: number; started: number } | undefined
  const stepOf = (name: string, started: number, { input, output }: ModelUsage, error?: string): ReceiptStep => ({
    kind: 'model',
    name,
    duration_ms: rounded(performance.now() - started),
    input_tokens: input,
    output_tokens: output,
    ...(error !== undefined && { error }),
  })
  return {
    get tokens() {
      return used.input + used.output
    },
    asking: (name, input) => void (open = { name, input, started: performance.now() }),
    model(name, started, usage, error) {
      open = undefined
      used.input += usage.input
      used.output += usage.output
      steps.push(stepOf(name, started, usage, error))
    },
    add: step => void steps.push(step),
    write: model => ({
      engine: 'model',
      ...(model !== undefined && { model }),
      steps: open
        ? [...steps, stepOf(open.name, open.started, { input: open.input, output: 0 }, 'not finished')]
        : steps,
      duration_ms: rounded(performance.now() - begun),
      input_tokens: used.input + (open?.input ?? 0),
      output_tokens: used.output,
    }),
  }
}
