import type { BreakerStatus } from '../contract/registry-status.ts'

/** What an open breaker means for calls, with the next step; empty while it is closed. */
export function breakerText(app: string, breaker: BreakerStatus | undefined): string {
  if (!breaker || breaker.state === 'closed') return ''
  const why = `after ${breaker.failures} calls without an answer`
  if (breaker.state === 'half-open') return `left alone ${why}; the next call tries it again`
  return `left alone until ${breaker.retry_at} ${why}; now: agent apis refresh ${app}`
}
