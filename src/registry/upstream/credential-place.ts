import { AgentError } from '../../lib/errors.ts'
import { isObject } from '../../lib/json.ts'
import type { AuthEntry } from '../file/service-entry.ts'

/** Where a credential goes in a request. */
export interface CredentialPlace {
  headers: Record<string, string>
  query: [name: string, value: string][]
  cookies: [name: string, value: string][]
}

/** Where the description of a service wants an API key. */
export interface DescribedKey {
  name: string
  in: 'header' | 'query' | 'cookie'
}

/**
 * The place of one credential by its `type` (specification § Authentication, interfaces § A). `described` is where the
 * description wants the key, for entries that do not say. Throws `AUTH_INVALID` for what cannot be a header.
 */
export function placeOf(
  app: string,
  auth: AuthEntry,
  value: unknown,
  described: () => DescribedKey | undefined,
): CredentialPlace {
  const place: CredentialPlace = { headers: {}, query: [], cookies: [] }
  const fields = isObject(value) ? value : {}
  const text = typeof value === 'string' ? value : String(fields.value ?? fields.token ?? '')
  const type = auth.type.toLowerCase()
  const isKey = type === 'api-key' || type === 'api_key' || type === 'apikey'
  const wanted = isKey && auth.key === undefined && fields.key === undefined ? described() : undefined
  const key = String(auth.key ?? fields.key ?? wanted?.name ?? 'X-API-Key')
  if (type === 'bearer') place.headers.authorization = /^bearer\s/i.test(text) ? text : `Bearer ${text}`
  else if (type === 'basic')
    place.headers.authorization = /^basic\s/i.test(text) ? text : `Basic ${toBase64(basicPair(fields, text))}`
  else if (type === 'query' || wanted?.in === 'query') place.query.push([key, text])
  else if (type === 'cookie' || wanted?.in === 'cookie') place.cookies.push([key, text])
  // Any other text is the name of the header (specification § Authentication, TRM).
  else place.headers[isKey || type === 'header' ? key.toLowerCase() : type] = text
  checkHeaders(app, place.headers)
  if (place.cookies.some(pair => /[;\r\n\0]/.test(pair.join(''))))
    throw new AgentError('AUTH_INVALID', 422, `The credential of '${app}' cannot be sent as a cookie`)
  return place
}

/** Throws `AUTH_INVALID` when a header could not be sent as it is (registry case X9). */
export function checkHeaders(app: string, headers: Readonly<Record<string, string>>): void {
  for (const [name, header] of Object.entries(headers)) {
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name) || /[\r\n\0]/.test(header))
      throw new AgentError('AUTH_INVALID', 422, `The credential of '${app}' cannot be sent as a header named '${name}'`)
  }
}

const toBase64 = (text: string) => Buffer.from(text).toString('base64')

function basicPair(fields: Record<string, unknown>, text: string): string {
  return fields.username === undefined ? text : `${String(fields.username)}:${String(fields.password ?? '')}`
}
