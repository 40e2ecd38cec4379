import { request as undiciRequest, type Dispatcher } from 'undici'
import { upstreamBadAnswer, upstreamUnreachable } from '../../lib/errors.ts'
import { isObject, parseJson } from '../../lib/json.ts'

export interface ClientCredentials {
  app: string
  tokenUrl: string
  clientId: string
  clientSecret: string
  scope?: string
}

/** An access token that is fetched when needed and again shortly before it ends. */
export interface OAuthToken {
  get(signal: AbortSignal): Promise<string>
  /** The service refused the token: the next `get` fetches another. */
  drop(): void
}

/** OAuth 2.0 client credentials grant (RFC 6749 § 4.4), the client named by HTTP Basic (§ 2.3.1). */
export function createOAuthToken(
  credentials: ClientCredentials,
  dispatcher: Dispatcher,
  onToken: (token: string) => void,
): OAuthToken {
  let current: { token: string; until: number } | undefined
  let pending: Promise<string> | undefined
  const fetchToken = async (signal: AbortSignal): Promise<string> => {
    const { app, tokenUrl, clientId, clientSecret, scope } = credentials
    const form = new URLSearchParams({ grant_type: 'client_credentials', ...(scope && { scope }) })
    const basic = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64')
    const response = await undiciRequest(tokenUrl, {
      method: 'POST',
      dispatcher,
      signal,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
        authorization: `Basic ${basic}`,
      },
      body: form.toString(),
    }).catch((cause: unknown) => {
      throw upstreamUnreachable(app, tokenUrl, cause)
    })
    const body = parseJson(await response.body.text())
    if (response.statusCode !== 200 || !isObject(body) || typeof body.access_token !== 'string')
      throw upstreamBadAnswer(app, `gives no access token: ${tokenUrl} answered ${response.statusCode}`)
    onToken(body.access_token)
    const lifetime = typeof body.expires_in === 'number' ? body.expires_in : 300
    // A little early, so that a token does not end on its way.
    current = {
      token: body.access_token,
      until: Date.now() + Math.max(1, lifetime - Math.min(30, lifetime / 10)) * 1000,
    }
    return body.access_token
  }
  return {
    get(signal) {
      if (current && current.until > Date.now()) return Promise.resolve(current.token)
      pending ??= fetchToken(signal).finally(() => (pending = undefined))
      return pending
    },
    drop() {
      current = undefined
    },
  }
}
