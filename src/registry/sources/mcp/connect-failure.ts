import { networkFacts } from '../../call/call-error.ts'

/** The question for the protocol failed, though the server is there. */
export function stumbled(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return (code === 'ERA_NEGOTIATION_FAILED' || code === 'REQUEST_TIMEOUT') && networkFacts(error).sent
}

/** A local server ended at that question. */
export function endedWhileAsked(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } }
  return code === 'ERA_NEGOTIATION_FAILED' || cause?.code === 'ERA_NEGOTIATION_FAILED'
}

/** A server over HTTP answered and does not know this way of speaking to it. */
export function refusedTheMethod(error: unknown): boolean {
  const status =
    (error as { status?: unknown; data?: { status?: unknown } }).status ??
    (error as { data?: { status?: unknown } }).data?.status
  if (typeof status === 'number') return status >= 400 && status < 500 && status !== 401 && status !== 403
  return /\b(400|404|405|406|415)\b/.test(error instanceof Error ? error.message : '')
}
