import type { Dispatcher } from 'undici'
import { AgentError } from '../../lib/errors.ts'
import { isObject } from '../../lib/json.ts'
import { authsOf, type AuthEntry } from '../file/service-entry.ts'
import { checkHeaders, placeOf, type CredentialPlace, type DescribedKey } from './credential-place.ts'
import { createOAuthToken } from './oauth-token.ts'
import type { Secrets } from './secrets.ts'

export type { CredentialPlace } from './credential-place.ts'

/** The credentials that go with a request; with several for one place, the one in use moves on when it is refused. */
export interface Credentials {
  /** How often another one can be tried, and once more. */
  count: number
  /** Which one is in use: part of the cache key. */
  index(): number
  /** Undefined when the service needs none. Synchronous unless a token has to be fetched. */
  current(signal: AbortSignal): CredentialPlace | undefined | Promise<CredentialPlace>
  /** The service refused the credential number `used` with this status; true when another try makes sense. */
  refused(used: number, status: number): boolean
  /** What it fills in, as `header x-api-key`, `query key` or `cookie sid`. */
  provides(): ReadonlySet<string>
}

/** An alternative of OpenAPI's `security`: names of schemes that must all be there. */
export type SecurityRequirement = readonly string[]

/** The credentials of one service. */
export interface ServiceCredentials extends Credentials {
  /**
   * Those that an operation asks for: all of one of the alternatives. Credentials without a scheme always go along;
   * without any named one, everything does.
   */
  choose(alternatives: readonly SecurityRequirement[]): Credentials
}

export interface CredentialOptions {
  app: string
  auth: AuthEntry | readonly AuthEntry[] | undefined
  /** Headers of the entry that go with every request. */
  headers?: Record<string, string>
  /** [api_mode] api_key_rotation: false uses the first credential only. */
  rotation: boolean
  dispatcher: Dispatcher
  secrets: Secrets
  /** Name and place of the key that the service's own description asks for, when the entry does not say. */
  describedKey?: (scheme?: string) => DescribedKey | undefined
}

/** For addresses that get no credential. */
export const NO_CREDENTIALS: Credentials = {
  count: 1,
  index: () => 0,
  current: () => undefined,
  refused: () => false,
  provides: () => new Set(),
}

/** Statuses after which another credential may help. */
const REFUSALS = new Set([401, 403, 429])

/** Credentials from `auth` and `headers` of an entry (interfaces § A). Throws `AUTH_INVALID` for unusable ones. */
export function createCredentials(options: CredentialOptions): ServiceCredentials {
  const { app, auth, headers = {} } = options
  checkHeaders(app, headers)
  const fixed = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
  const members = authsOf(auth).map(one => ({
    scheme: one.scheme,
    credentials: one.type.toLowerCase() === 'oauth2' ? tokenCredentials(one, options) : keyCredentials(one, options),
  }))
  const named = new Set(members.flatMap(({ scheme }) => scheme ?? []))
  const together = (wanted: (scheme: string | undefined) => boolean) =>
    combine(
      members.filter(({ scheme }) => wanted(scheme)).map(({ credentials }) => credentials),
      fixed,
    )
  const all = together(() => true)
  return {
    ...all,
    choose(alternatives) {
      if (!named.size) return all
      // Nothing of it can be met in full: what there is may still help.
      const chosen =
        alternatives.find(names => names.length > 0 && names.every(name => named.has(name))) ??
        alternatives.find(names => names.length === 0) ??
        alternatives.flat()
      return together(scheme => scheme === undefined || chosen.includes(scheme))
    },
  }
}

/** Several credentials as one: each keeps its own place in its rotation. */
function combine(members: readonly Credentials[], headers: Record<string, string>): Credentials {
  const fixed = Object.keys(headers).length ? { headers, query: [], cookies: [] } : undefined
  const provides = () =>
    new Set([
      ...Object.keys(headers).map(name => `header ${name}`),
      ...members.flatMap(member => [...member.provides()]),
    ])
  if (members.length === 0) return { ...NO_CREDENTIALS, provides, current: () => fixed }
  let merged: { parts: unknown[]; place: CredentialPlace } | undefined
  // Most services have one credential that never changes: it is put together once.
  const merge = (parts: (CredentialPlace | undefined)[]): CredentialPlace => {
    if (merged && parts.every((part, index) => part === merged?.parts[index])) return merged.place
    const given = parts.filter(part => part !== undefined)
    const place = {
      headers: Object.assign({}, headers, ...given.map(part => part.headers)) as Record<string, string>,
      query: given.flatMap(part => part.query),
      cookies: given.flatMap(part => part.cookies),
    }
    merged = { parts, place }
    return place
  }
  const sum = () => members.reduce((total, member) => total + member.index(), 0)
  return {
    provides,
    count: members.reduce((total, member) => total + member.count - 1, 1),
    // Every refusal moves a member on, and none goes back.
    index: sum,
    current(signal) {
      const parts = members.map(member => member.current(signal))
      if (parts.some(part => part instanceof Promise))
        return Promise.all(parts.map(part => Promise.resolve(part))).then(merge)
      return merge(parts as (CredentialPlace | undefined)[])
    },
    refused(used, status) {
      // Another call may already have moved on.
      if (used !== sum()) return REFUSALS.has(status)
      return members.map(member => member.refused(member.index(), status)).includes(true)
    },
  }
}

/** One key, or several to rotate through. */
function keyCredentials(auth: AuthEntry, { app, rotation, describedKey, secrets }: CredentialOptions): Credentials {
  const values = valuesOf(auth)
  const count = rotation ? Math.max(1, values.length) : 1
  const built = new Map<string, CredentialPlace>()
  let index = 0
  const current = () => {
    const at = index % count
    if (at >= values.length) return undefined
    // The description may name the place, is not there before discovery and may change.
    const described = describedKey?.(auth.scheme)
    const key = `${at} ${described?.in} ${described?.name}`
    let place = built.get(key)
    if (!place) {
      place = placeOf(app, auth, values[at], () => described)
      built.set(key, place)
      // What is sent may be written otherwise than in the entry: user and password of `basic`.
      secrets.add(...Object.values(place.headers), ...[...place.query, ...place.cookies].map(([, value]) => value))
    }
    return place
  }
  return {
    count,
    index: () => index,
    current,
    provides() {
      const { headers = {}, query = [], cookies = [] } = current() ?? {}
      return new Set([
        ...Object.keys(headers).map(name => `header ${name}`),
        ...query.map(([name]) => `query ${name}`),
        ...cookies.map(([name]) => `cookie ${name}`),
      ])
    },
    refused(used, status) {
      if (!REFUSALS.has(status) || count < 2) return false
      if (used === index) index++
      return true
    },
  }
}

function valuesOf(auth: AuthEntry): unknown[] {
  const { value } = auth
  if (auth.username !== undefined) return [{ username: auth.username, password: auth.password ?? '' }]
  if (Array.isArray(value)) return value
  return value === undefined ? [] : [value]
}

/** An OAuth 2.0 access token; one that is refused (401) is fetched anew, once for each call. */
function tokenCredentials(auth: AuthEntry, { app, dispatcher, secrets }: CredentialOptions): Credentials {
  const fields = { ...(isObject(auth.value) ? auth.value : {}), ...auth } as Record<string, unknown>
  const missing = ['token_url', 'client_id', 'client_secret'].filter(name => typeof fields[name] !== 'string')
  if (missing.length) throw new AgentError('AUTH_INVALID', 422, `auth of '${app}': oauth2 needs ${missing.join(', ')}`)
  const tokenUrl = fields.token_url as string
  if (!/^https?:$/.test(URL.parse(tokenUrl)?.protocol ?? ''))
    throw new AgentError('AUTH_INVALID', 422, `auth of '${app}': token_url must be an http or https address`)
  const texts = (name: string) => [fields[name] ?? []].flat().map(String)
  const scope = texts('scope').join(' ')
  const token = createOAuthToken(
    {
      app,
      tokenUrl,
      clientId: fields.client_id as string,
      clientSecret: fields.client_secret as string,
      method: auth.token_endpoint_auth_method ?? 'client_secret_basic',
      fields: [
        ...(scope ? [['scope', scope] as [string, string]] : []),
        ...texts('audience').map((text): [string, string] => ['audience', text]),
        // One field for each resource (RFC 8707 § 2).
        ...texts('resource').map((text): [string, string] => ['resource', text]),
        ...Object.entries(auth.token_params ?? {}),
      ],
    },
    dispatcher,
    value => secrets.add(value),
  )
  let refreshed = 0
  let place: { token: string; place: CredentialPlace } | undefined
  return {
    count: 2,
    provides: () => new Set(['header authorization']),
    index: () => refreshed,
    async current(signal) {
      const text = await token.get(signal)
      if (place?.token !== text)
        place = { token: text, place: { headers: { authorization: `Bearer ${text}` }, query: [], cookies: [] } }
      return place.place
    },
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
