import type { Dispatcher } from 'undici'
import { AgentError } from '../../lib/errors.ts'
import { isObject } from '../../lib/json.ts'
import type { AuthEntry } from '../file/service-entry.ts'
import { createOAuthToken, type OAuthToken } from './oauth-token.ts'
import type { Secrets } from './secrets.ts'

/** Where a credential goes in a request. */
export interface CredentialPlace {
  headers: Record<string, string>
  query: [name: string, value: string][]
  cookies: [name: string, value: string][]
}

/** The credentials of one service; with several, the one in use moves on when the service refuses it. */
export interface Credentials {
  /** How many different ones there are to try. */
  count: number
  /** Which one is in use: part of the cache key. */
  index(): number
  /** Undefined when the service needs none. Synchronous unless a token has to be fetched. */
  current(signal: AbortSignal): CredentialPlace | undefined | Promise<CredentialPlace>
  /** The service refused the credential number `used` with this status; true when another try makes sense. */
  refused(used: number, status: number): boolean
}

export interface CredentialOptions {
  app: string
  auth: AuthEntry | undefined
  /** Headers of the entry that go with every request. */
  headers?: Record<string, string>
  /** [api_mode] api_key_rotation: false uses the first credential only. */
  rotation: boolean
  dispatcher: Dispatcher
  secrets: Secrets
  /** Name and place of the key that the service's own description asks for, when the entry does not say. */
  describedKey?: () => { name: string; in: 'header' | 'query' | 'cookie' } | undefined
}

/** Statuses after which another credential may help. */
const REFUSALS = new Set([401, 403, 429])

/** Credentials from an `auth` object (specification § Authentication, interfaces § A). Throws for an unusable one. */
export function createCredentials(options: CredentialOptions): Credentials {
  const { auth, headers = {}, rotation } = options
  if (auth?.type.toLowerCase() === 'oauth2') return oauthCredentials(options)
  const places = auth ? valuesOf(auth).map(value => () => placeOf(auth, value, options)) : []
  const built: (CredentialPlace | undefined)[] = []
  const count = rotation ? Math.max(1, places.length) : 1
  const none = Object.keys(headers).length ? { headers, query: [], cookies: [] } : undefined
  const dependsOnDescription = options.describedKey !== undefined && auth?.key === undefined
  let index = 0
  return {
    count,
    index: () => index,
    current: () => {
      const make = places[index]
      if (!make) return none
      // The description may name the key, and is not there before discovery.
      return dependsOnDescription ? withHeaders(make(), headers) : (built[index] ??= withHeaders(make(), headers))
    },
    refused(used, status) {
      if (!REFUSALS.has(status) || count < 2) return false
      // Another call may already have moved on.
      if (used === index) index = (index + 1) % count
      return true
    },
  }
}

const withHeaders = (place: CredentialPlace, headers: Record<string, string>): CredentialPlace => ({
  ...place,
  headers: { ...headers, ...place.headers },
})

function valuesOf(auth: AuthEntry): unknown[] {
  const { value } = auth
  if (auth.username !== undefined) return [{ username: auth.username, password: auth.password ?? '' }]
  if (Array.isArray(value)) return value
  return value === undefined ? [] : [value]
}

function placeOf(auth: AuthEntry, value: unknown, { describedKey, app }: CredentialOptions): CredentialPlace {
  const place: CredentialPlace = { headers: {}, query: [], cookies: [] }
  const fields = isObject(value) ? value : {}
  const text = typeof value === 'string' ? value : String(fields.value ?? fields.token ?? '')
  const described = auth.key === undefined && fields.key === undefined ? describedKey?.() : undefined
  const key = String(auth.key ?? fields.key ?? described?.name ?? 'X-API-Key')
  switch (auth.type.toLowerCase()) {
    case 'bearer':
      place.headers.authorization = /^bearer\s/i.test(text) ? text : `Bearer ${text}`
      break
    case 'basic':
      place.headers.authorization = /^basic\s/i.test(text) ? text : `Basic ${toBase64(basicPair(fields, text))}`
      break
    case 'query':
      place.query.push([key, text])
      break
    case 'cookie':
      place.cookies.push([key, text])
      break
    case 'api-key':
    case 'api_key':
    case 'apikey':
      if (described?.in === 'query') place.query.push([key, text])
      else if (described?.in === 'cookie') place.cookies.push([key, text])
      else place.headers[key.toLowerCase()] = text
      break
    case 'header':
      place.headers[key.toLowerCase()] = text
      break
    default:
      // Any other text is the name of the header (specification § Authentication, TRM).
      place.headers[auth.type.toLowerCase()] = text
  }
  for (const [name, header] of Object.entries(place.headers)) {
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name) || /[\r\n\0]/.test(header))
      throw new AgentError('AUTH_INVALID', 422, `The credential of '${app}' cannot be sent as a header named '${name}'`)
  }
  return place
}

const toBase64 = (text: string) => Buffer.from(text).toString('base64')

function basicPair(fields: Record<string, unknown>, text: string): string {
  return fields.username === undefined ? text : `${String(fields.username)}:${String(fields.password ?? '')}`
}

function oauthCredentials({ app, auth, headers = {}, dispatcher, secrets }: CredentialOptions): Credentials {
  const fields = { ...(isObject(auth?.value) ? auth.value : {}), ...auth } as Record<string, unknown>
  const missing = ['token_url', 'client_id', 'client_secret'].filter(name => typeof fields[name] !== 'string')
  if (missing.length) throw new AgentError('AUTH_INVALID', 422, `auth of '${app}': oauth2 needs ${missing.join(', ')}`)
  const token: OAuthToken = createOAuthToken(
    {
      app,
      tokenUrl: fields.token_url as string,
      clientId: fields.client_id as string,
      clientSecret: fields.client_secret as string,
      ...(typeof fields.scope === 'string' && { scope: fields.scope }),
    },
    dispatcher,
    value => secrets.add(value),
  )
  let refreshed = 0
  return {
    count: 2,
    index: () => refreshed,
    current: async signal => ({
      headers: { ...headers, authorization: `Bearer ${await token.get(signal)}` },
      query: [],
      cookies: [],
    }),
    refused(used, status) {
      if (status !== 401) return false
      if (used === refreshed) {
        token.drop()
        refreshed++
      }
      return true
    },
  }
}
