/** What an answer took: kept with the session, shown by `agent sessions show`. */
import { z } from 'zod'

export const ReceiptStep = z.object({
  kind: z.enum(['model', 'tool', 'sql', 'check']),
  name: z.string().describe('Model, tool or step'),
  duration_ms: z.number().describe('Milliseconds'),
  input_tokens: z.number().optional(),
  output_tokens: z.number().optional(),
  rows: z.number().optional(),
  error: z.string().optional(),
})
export type ReceiptStep = z.infer<typeof ReceiptStep>

export const Receipt = z.object({
  engine: z.enum(['builtin', 'model']),
  model: z.string().optional(),
  steps: z.array(ReceiptStep).describe('What was done, in order'),
  duration_ms: z.number().describe('Milliseconds, the whole answer'),
  input_tokens: z.number().describe('Tokens that a model read'),
  output_tokens: z.number().describe('Tokens that a model wrote'),
  cost: z.number().optional().describe('In the currency of the configured prices; absent without prices'),
  currency: z.string().optional(),
})
export type Receipt = z.infer<typeof Receipt>
