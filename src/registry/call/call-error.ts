import { AgentError } from '../../lib/errors.ts'

/**
 * A failed attempt of a call, with what the policy needs to know: whether the service may have acted on it, and
 * whether trying again could help.
 */
export class CallError extends AgentError {
  /** False when nothing reached the service, so that any call may be tried again. */
  readonly sent: boolean
  /** True for failures that may pass: connection lost, 429, 502, 503, 504. */
  readonly transient: boolean
  /** The service's own status, when it answered. */
  readonly upstreamStatus: number | undefined
  /** Milliseconds that the service asked to wait (Retry-After). */
  readonly retryAfter: number | undefined

  constructor(
    error: AgentError,
    facts: { sent: boolean; transient: boolean; upstreamStatus?: number; retryAfter?: number },
  ) {
    super(error.code, error.status, error.message, { cause: error.cause, detail: error.detail })
    this.sent = facts.sent
    this.transient = facts.transient
    this.upstreamStatus = facts.upstreamStatus
    this.retryAfter = facts.retryAfter
  }
}

/** Failures before anything was sent (Node and undici codes). */
const NOT_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'ERR_INVALID_URL',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])
/** Failures that come from the certificate: trying again cannot help. */
const TLS = /CERT|LEAF_SIGNATURE|ALTNAME/

/** What a network error says about the attempt. Looks through `cause` and `errors`. */
export function networkFacts(error: unknown): { sent: boolean; transient: boolean } {
  const codes: string[] = []
  const collect = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > 4) return
    const { code, cause, errors } = value as { code?: unknown; cause?: unknown; errors?: unknown }
    if (typeof code === 'string') codes.push(code)
    collect(cause, depth + 1)
    if (Array.isArray(errors)) for (const inner of errors) collect(inner, depth + 1)
  }
  collect(error, 0)
  return { sent: !codes.some(code => NOT_SENT.has(code)), transient: !codes.some(code => TLS.test(code)) }
}
