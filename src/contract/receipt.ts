/** What an answer took: kept with the session, shown by `agent sessions show`. */
import { z } from 'zod'

export const ReceiptStep = z.object({
  kind: z.enum(['model', 'tool', 'sql', 'check']),
  name: z.string().describe('Model, tool or step'),
  duration_ms: z.number(),
  input_tokens: z.number().optional(),
  output_tokens: z.number().optional(),
  rows: z.number().optional(),
  error: z.string().optional(),
})
export type ReceiptStep = z.infer<typeof ReceiptStep>

export const Receipt = z.object({
  engine: z.enum(['builtin', 'model']),
  model: z.string().optional(),
  steps: z.array(ReceiptStep),
  duration_ms: z.number(),
  input_tokens: z.number(),
  output_tokens: z.number(),
  cost: z.number().optional().describe('In the currency of the configured prices; absent without prices'),
  currency: z.string().optional(),
})
export type Receipt = z.infer<typeof Receipt>
