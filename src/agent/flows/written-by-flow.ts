import { z } from 'zod'
import { parseJson } from '../../lib/json.ts'

/** What the registry answers to a call of a flow. */
const Answer = z.object({
  response: z.string(),
  result: z.unknown(),
  total: z.number().optional(),
  complete: z.boolean(),
  approval: z.object({ id: z.string() }).loose().optional(),
  session_id: z.string().optional(),
})

/** The answer of a flow that was called as a tool, as its own; undefined for a result that is none. */
export function writtenByFlow(raw: unknown): { text: string; result: unknown; total?: number } | undefined {
  const { data } = Answer.safeParse(typeof raw === 'string' ? parseJson(raw) : raw)
  if (!data) return undefined
  const { response, result, total, approval, session_id } = data
  const waits = approval && session_id ? `\nThis waits for a yes in the conversation ${session_id}.` : ''
  return { text: `${response}${waits}`, result, ...(total !== undefined && { total }) }
}
