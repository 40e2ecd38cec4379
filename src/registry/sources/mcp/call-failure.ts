import {
  callTimedOut,
  localServerEnded,
  mcpUnreachable,
  messageOf,
  toolFailed,
  upstreamUnreachable,
} from '../../../lib/errors.ts'
import { CallError, networkFacts } from '../../call/call-error.ts'
import type { Secrets } from '../../upstream/secrets.ts'

/** What went wrong with a request to an MCP server, and what it says about the session. */
export interface Failure {
  error: Error
  /** Set when the session or the connection is gone: why. */
  lost?: Error
}

export interface FailureContext {
  app: string
  address: string
  toolName: string
  secrets: Secrets
  /** Of a local server whose process ended: how, and what it said last. */
  lastWords?: string | undefined
  /** Seconds, for the message of a time-out. */
  requestTimeout: number
}

/** The failure of a call in the registry's terms. A tool that fails says nothing about its server (registry case M13). */
export function failureOf(
  error: unknown,
  { app, address, toolName, secrets, lastWords, requestTimeout }: FailureContext,
): Failure {
  const code = codeOf(error)
  if (code === 'REQUEST_TIMEOUT') return { error: callTimedOut(toolName, requestTimeout) }
  if (isLost(error)) {
    const isUnsent = isSessionGone(error) || code === 'NOT_CONNECTED' || !networkFacts(error).sent
    const unreachable =
      lastWords && !isUnsent
        ? localServerEnded(app, secrets.redact(lastWords))
        : upstreamUnreachable(app, address, error)
    return {
      error: new CallError(unreachable, { sent: !isUnsent, transient: true }),
      lost: mcpUnreachable(address, error),
    }
  }
  const why = secrets.redact(code === 'CAPABILITY_NOT_SUPPORTED' ? asksForMore(messageOf(error)) : messageOf(error))
  const data = (error as { data?: unknown }).data
  return {
    error: new CallError(
      toolFailed(toolName, why, {
        error: why,
        ...(typeof code === 'number' && { code, data: secrets.redactValue(data) }),
      }),
      { sent: true, transient: false },
    ),
  }
}

/** The server is not there any more, or does not know us: a new connection is needed. */
export function isLost(error: unknown): boolean {
  const code = codeOf(error)
  return (
    code === 'CONNECTION_CLOSED' ||
    code === 'NOT_CONNECTED' ||
    code === 'SEND_FAILED' ||
    isSessionGone(error) ||
    !networkFacts(error).sent ||
    (error instanceof TypeError && /fetch failed|terminated/.test(error.message))
  )
}

/** The server forgot our session (it restarted): nothing ran, so any call may be made again (registry case M2). */
function isSessionGone(error: unknown): boolean {
  const status = statusOf(error)
  const speaksOfSession = /session|not initialized/i.test(messageOf(error))
  return status === 404 || (status === 400 && speaksOfSession) || (codeOf(error) === -32_001 && speaksOfSession)
}

const codeOf = (error: unknown) => (error as { code?: unknown } | undefined)?.code

function statusOf(error: unknown): number | undefined {
  const { status, data } = error as { status?: unknown; data?: { status?: unknown } }
  const value = status ?? data?.status
  if (typeof value === 'number') return value
  const told = /\(HTTP (\d{3})\)/.exec(messageOf(error))?.[1]
  return told === undefined ? undefined : Number(told)
}

/** The stateless protocol asks for input in its answers (MCP 2026-07-28 § Multi round-trip requests). */
function asksForMore(message: string): string {
  const what = /'(elicitation|sampling|roots)\//.exec(message)?.[1]
  const asked = {
    elicitation: 'an answer of the user',
    sampling: 'a language model',
    roots: 'the folders of the client',
  }
  return what ? `it asks for ${asked[what as keyof typeof asked]} (${what}), which the registry does not give` : message
}
