import type { Dispatcher } from 'undici'
import { AgentError, upstreamBadAnswer, upstreamUnreachable } from '../../lib/errors.ts'
import { isObject, parseJson } from '../../lib/json.ts'
import { CallError, networkFacts } from '../call/call-error.ts'
import { maskAddress } from '../file/mask-address.ts'
import { readBody } from './read-body.ts'

export interface ClientCredentials {
  app: string
  tokenUrl: string
  clientId: string
  clientSecret: string
  /** How the client names itself (RFC 6749 § 2.3.1): in the Authorization header, or in the form. */
  method: 'client_secret_basic' | 'client_secret_post'
  /** More fields of the form: scope, audience, resource … */
  fields: readonly [name: string, value: string][]
}

/** An access token that is fetched when needed and again shortly before it ends. */
export interface OAuthToken {
  get(signal: AbortSignal): Promise<string>
  /** The service refused the token: the next `get` fetches another. */
  drop(): void
}

/** Milliseconds that the token service may take. */
const PATIENCE = 30_000
/** Seconds that a token is taken to last when its service does not say. */
const USUAL_LIFETIME = 300
/** Longest answer of a token service, in bytes. */
const LARGEST_ANSWER = 256 * 1024

/** OAuth 2.0 client credentials grant (RFC 6749 § 4.4). Callers at the same time share one request. */
export function createOAuthToken(
  credentials: ClientCredentials,
  dispatcher: Dispatcher,
  onToken: (token: string) => void,
): OAuthToken {
  let current: { token: string; until: number } | undefined
  let pending: Promise<string> | undefined
  const renew = async (): Promise<string> => {
    const { token, lifetime } = await fetchToken(credentials, dispatcher)
    onToken(token)
    // A little early, so that a token does not end on its way.
    current = { token, until: Date.now() + Math.max(1, lifetime - Math.min(30, lifetime / 10)) * 1000 }
    return token
  }
  return {
    get(signal) {
      if (current && current.until > Date.now()) return Promise.resolve(current.token)
      // The request is not the caller's own: one that goes away does not take it from the others.
      pending ??= renew().finally(() => (pending = undefined))
      return orAborted(pending, signal)
    },
    drop() {
      current = undefined
    },
  }
}

async function fetchToken(
  { app, tokenUrl, clientId, clientSecret, method, fields }: ClientCredentials,
  dispatcher: Dispatcher,
): Promise<{ token: string; lifetime: number }> {
  const shown = maskAddress(tokenUrl)
  const form = new URLSearchParams([['grant_type', 'client_credentials'], ...fields])
  const headers: Record<string, string> = {
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'application/json',
  }
  if (method === 'client_secret_post') {
    form.set('client_id', clientId)
    form.set('client_secret', clientSecret)
  } else {
    const pair = `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`
    headers.authorization = `Basic ${Buffer.from(pair).toString('base64')}`
  }
  let status: number
  let text: string
  try {
    const signal = AbortSignal.timeout(PATIENCE)
    const { origin, pathname, search } = new URL(tokenUrl)
    const response = await dispatcher.request({
      origin,
      path: `${pathname}${search}`,
      method: 'POST',
      signal,
      headers,
      body: form.toString(),
    })
    status = response.statusCode
    text = (await readBody(app, response.headers, response.body, LARGEST_ANSWER)).bytes.toString('utf8')
  } catch (cause) {
    // The call itself was not sent: it may be tried again, whatever it is.
    const error = cause instanceof AgentError ? cause : upstreamUnreachable(app, shown, cause)
    throw new CallError(error, { sent: false, transient: networkFacts(cause).transient })
  }
  const body = parseJson(text)
  const fieldsOf = isObject(body) ? body : {}
  if (status !== 200 || typeof fieldsOf.access_token !== 'string') {
    const why = [fieldsOf.error, fieldsOf.error_description].filter(part => typeof part === 'string').join(': ')
    throw new CallError(
      upstreamBadAnswer(app, `gets no access token: ${shown} answered ${status}${why && ` (${why.slice(0, 300)})`}`),
      { sent: false, transient: status === 429 || status >= 500 },
    )
  }
  const lifetime = Number(fieldsOf.expires_in ?? USUAL_LIFETIME)
  return { token: fieldsOf.access_token, lifetime: Number.isFinite(lifetime) ? lifetime : USUAL_LIFETIME }
}

/** The promise, or the reason of the signal when that aborts first. */
function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason as Error)
    if (signal.aborted) return onAbort()
    signal.addEventListener('abort', onAbort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
  })
}
