import type { BreakerStatus } from '../../contract/registry-status.ts'
import { servicePaused, type AgentError } from '../../lib/errors.ts'
import { CallError } from './call-error.ts'

/** Of a service that nobody called yet. */
export const CLOSED_BREAKER: BreakerStatus = { state: 'closed', failures: 0, opened_at: null, retry_at: null }

/** Leaves a service alone that answers nobody, so that neither it nor its callers are kept busy in vain. */
export interface CircuitBreaker {
  /** Why a call cannot be made now (503 SERVICE_PAUSED); undefined: it can. Changes nothing. */
  refusal(): AgentError | undefined
  /** Takes the right to make a call, or throws the refusal. True for the one call that tries an open one. */
  enter(): boolean
  /** How a call that entered ended; no error for a success. Counts whole calls, not their repetitions. */
  settle(error: unknown, isProbe: boolean): void
  readonly state: BreakerStatus['state']
  /** How often it opened since the start. */
  readonly openings: number
  status(): BreakerStatus
}

export interface BreakerOptions {
  app: string
  /** [registry] breaker_failures; 0 switches it off. */
  failures: number
  /** [registry] breaker_pause, in milliseconds. */
  pause: number
  /** When the service was last connected to, in milliseconds: one that came back is tried at once. */
  connectedAt?: () => number
  /** It opened or closed. */
  onChange?: (state: BreakerStatus['state'], reason: string) => void
  now?: () => number
}

const NO_ANSWER = new Set([502, 503, 504])

/**
 * Whether a service answered: `failed` when it did not (connection lost or refused, time-out, 502, 503, 504), `answered`
 * for every other status and for tools that report a failure, `unknown` for what never got as far as the service
 * (nobody waits any more, no connection yet, an address that is not allowed).
 */
export function judgeCall(error: unknown): 'answered' | 'failed' | 'unknown' {
  if (error === undefined) return 'answered'
  const { code } = error as { code?: unknown }
  if (error instanceof CallError && error.upstreamStatus !== undefined)
    return NO_ANSWER.has(error.upstreamStatus) ? 'failed' : 'answered'
  if (code === 'TIMEOUT' || code === 'UPSTREAM_UNREACHABLE') return 'failed'
  return code === 'TOOL_FAILED' || code === 'UPSTREAM_ERROR' || code === 'UPSTREAM_BAD_ANSWER' ? 'answered' : 'unknown'
}

/** A closed breaker. */
export function createCircuitBreaker(options: BreakerOptions): CircuitBreaker {
  const { app, failures: limit, pause, connectedAt = () => 0, onChange, now = Date.now } = options
  let failures = 0
  let openings = 0
  let openedAt: number | undefined
  let probing = false
  let reason = ''

  const retryAt = (opened: number) => (connectedAt() > opened ? opened : opened + pause)
  const mayProbe = (opened: number) => !probing && now() >= retryAt(opened)
  const refusal = () => {
    if (openedAt === undefined || mayProbe(openedAt)) return undefined
    return servicePaused(app, { failures, reason, openedAt, retryAt: retryAt(openedAt), now: now() })
  }
  const open = () => {
    if (openedAt === undefined) openings++
    openedAt = now()
    onChange?.('open', reason)
  }
  return {
    refusal,
    enter() {
      if (openedAt === undefined) return false
      const refused = refusal()
      if (refused) throw refused
      probing = true
      return true
    },
    settle(error, isProbe) {
      if (isProbe) probing = false
      const judged = judgeCall(error)
      if (judged === 'unknown' || limit === 0) return
      if (judged === 'answered') {
        failures = 0
        if (openedAt === undefined) return
        openedAt = undefined
        onChange?.('closed', '')
        return
      }
      failures++
      reason = (error as Error).message
      // Calls that were under way when it opened do not lengthen the pause.
      if (isProbe || (openedAt === undefined && failures >= limit)) open()
    },
    get state() {
      if (openedAt === undefined) return 'closed'
      return probing || mayProbe(openedAt) ? 'half-open' : 'open'
    },
    get openings() {
      return openings
    },
    status() {
      const at = (time: number | undefined) => (time === undefined ? null : new Date(time).toISOString())
      return {
        state: this.state,
        failures,
        opened_at: at(openedAt),
        retry_at: at(openedAt === undefined ? undefined : retryAt(openedAt)),
      }
    },
  }
}
