import { z } from 'zod'

/** A service's circuit breaker as `/status` of the registry tells it. */
export const Breaker = z.object({
  state: z.enum(['closed', 'half-open', 'open']),
  failures: z.number(),
  opened_at: z.string().nullable(),
  retry_at: z.string().nullable(),
})
export type Breaker = z.infer<typeof Breaker>

/** What an open breaker means for calls, with the next step; empty while it is closed. */
export function breakerText(app: string, breaker: Breaker | undefined): string {
  if (!breaker || breaker.state === 'closed') return ''
  const why = `after ${breaker.failures} calls without an answer`
  if (breaker.state === 'half-open') return `left alone ${why}; the next call tries it again`
  return `left alone until ${breaker.retry_at} ${why}; now: agent apis refresh ${app}`
}
