import type { Receipt, ReceiptStep } from '../../contract/receipt.ts'
import type { ModelUsage } from './provider.ts'

/** What an answer has taken so far. */
export interface ReceiptWriter {
  readonly tokens: number
  readonly modelSteps: number
  model(name: string, started: number, usage: ModelUsage, error?: string): void
  add(step: ReceiptStep): void
  write(model: string | undefined): Receipt
}

const rounded = (milliseconds: number) => Math.round(milliseconds * 10) / 10

export function createReceipt(): ReceiptWriter {
  const begun = performance.now()
  const steps: ReceiptStep[] = []
  const used = { input: 0, output: 0 }
  return {
    get tokens() {
      return used.input + used.output
    },
    get modelSteps() {
      return steps.filter(step => step.kind === 'model').length
    },
    model(name, started, usage, error) {
      used.input += usage.input
      used.output += usage.output
      steps.push({
        kind: 'model',
        name,
        duration_ms: rounded(performance.now() - started),
        input_tokens: usage.input,
        output_tokens: usage.output,
        ...(error !== undefined && { error }),
      })
    },
    add: step => void steps.push(step),
    write: model => ({
      engine: 'model',
      ...(model !== undefined && { model }),
      steps,
      duration_ms: rounded(performance.now() - begun),
      input_tokens: used.input,
      output_tokens: used.output,
    }),
  }
}
