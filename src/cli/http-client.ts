import { setTimeout as sleep } from 'node:timers/promises'
import { sinceRenewal } from '../http/tls/trust-own.ts'
import { AgentError, messageOf, notRunning } from '../lib/errors.ts'
import { isObject, parseJson } from '../lib/json.ts'
import { credentialsFor } from './credentials.ts'

export interface RequestOptions {
  method?: string
  body?: unknown
  headers?: Record<string, string>
  /** Seconds; 30 unless given. */
  timeout?: number
  signal?: AbortSignal
}

export interface JsonAnswer {
  status: number
  headers: Headers
  /** The JSON value, or the text when it is not JSON. */
  body: unknown
}

/** How long the servers may take until they show a renewed certificate, and between two tries, in milliseconds. */
const RENEWAL = 5_000
const PAUSE = 200

/**
 * Sends a request and reads the whole answer, whatever its status. Throws when nothing answers. A certificate that was
 * renewed a moment ago is waited for: nothing was sent to the server that still showed the old one.
 */
export async function sendRequest(
  url: string,
  { method = 'GET', body, headers = {}, timeout = 30, signal }: RequestOptions = {},
): Promise<JsonAnswer> {
  const limit = AbortSignal.timeout(timeout * 1000)
  const send = async () =>
    await fetch(url, {
      method,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...credentialsFor(url),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const response = await pastRenewal(url, send)
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: parseJson(text) ?? (text === 'null' ? null : text),
  }
}

async function pastRenewal<T>(url: string, send: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await send()
    } catch (error) {
      if (!isCertificateRefused(url, error) || sinceRenewal() > RENEWAL) throw error
      await sleep(PAUSE)
    }
  }
}

/** The JSON body of a successful answer. Throws the service's own error otherwise. */
export async function requestJson(url: string, options: RequestOptions = {}): Promise<unknown> {
  const answer = await sendRequest(url, options)
  if (answer.status >= 400) throw serviceError(answer)
  return answer.body
}

/** Where something is wrong, for people: without the part of the request that it stands in. */
function describePlace(loc: unknown): string {
  const path = Array.isArray(loc) ? loc.filter((part, at) => at > 0 && part !== 'args').join('.') : ''
  return path && `${path}: `
}

/** What a component says about keys, and what a command can do about it. */
const KEY_PROBLEMS = new Set(['KEY_NEEDED', 'KEY_REFUSED', 'SCOPE_TOO_SMALL'])
const KEY_ADVICE =
  '. Commands take the key from AGENT_API_KEY; without it they need no key where the state folder is that of the component (AGENT_HOME).'

/** An error body of one of our services (interfaces § Errors) as an error. */
export function serviceError({ status, body }: JsonAnswer): AgentError {
  const fields = isObject(body) ? body : {}
  const detail = fields['message'] ?? fields['detail'] ?? body
  const text = Array.isArray(detail)
    ? detail
        .map(issue => (isObject(issue) ? `${describePlace(issue['loc'])}${String(issue['msg'])}` : String(issue)))
        .join('; ')
    : typeof detail === 'string'
      ? detail
      : JSON.stringify(detail)
  const code = String(fields['code'] ?? fields['error_type'] ?? 'SERVICE')
  return new AgentError(
    code,
    status,
    `${text || `The service answered ${status}`}${KEY_PROBLEMS.has(code) ? KEY_ADVICE : ''}`,
    {
      detail: body,
    },
  )
}

/** True for an error of `fetch` that means that nothing listens there. */
export function isConnectionError(error: unknown): boolean {
  return error instanceof TypeError && error.message === 'fetch failed'
}

/** Something answers there, but with a certificate that is not taken: that is not for starting it to mend. */
function isCertificateRefused(url: string, error: unknown): boolean {
  const cause: unknown = error instanceof Error ? error.cause : undefined
  const code = String(isObject(cause) || cause instanceof Error ? (cause as { code?: unknown }).code : '')
  return url.startsWith('https:') && /CERT|SIGNATURE|SELF_SIGNED/.test(code)
}

function certificateRefused(label: string, url: string, error: unknown): AgentError | undefined {
  if (!isCertificateRefused(url, error)) return undefined
  const why = messageOf((error as Error).cause)
  const text = `${label} at ${url} shows a certificate that is not the one of the settings or is not valid (${why}). What is wrong with it: agent doctor`
  return new AgentError('TLS_UNUSABLE', 422, text, { cause: error })
}

/** Runs something against a component; when nothing answers there, the error says how to start it. */
export async function withComponent<T>(label: string, url: string, command: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (isConnectionError(error)) throw certificateRefused(label, url, error) ?? notRunning(label, url, command, error)
    if (error instanceof DOMException && error.name === 'TimeoutError')
      throw new AgentError('TIMEOUT', 504, `${label} at ${url} did not answer in time. Look at its log: agent logs`, {
        cause: error,
      })
    if (error instanceof AgentError) throw error
    throw new AgentError('SERVICE', 502, `${label} at ${url}: ${messageOf(error)}`, { cause: error })
  }
}
