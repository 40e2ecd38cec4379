/**
 * What HTTP allows a private cache to keep, and for how long (RFC 9111). Times are in milliseconds.
 */
export interface Freshness {
  /** False: nothing may be kept. */
  store: boolean
  /** How long the response may be used without asking again; 0: always ask. */
  lifetime: number
}

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** Reads one header, its first value when there are several. */
export const headerOf = (headers: Headers, name: string): string | undefined => {
  const value = headers[name]
  return Array.isArray(value) ? value[0] : value
}

/** The directives of Cache-Control, lower case; a directive without a value is `''`. */
export function readCacheControl(text: string | undefined): Map<string, string> {
  const directives = new Map<string, string>()
  for (const part of (text ?? '').split(',')) {
    const [name = '', value = ''] = part.trim().split('=', 2)
    if (name) directives.set(name.toLowerCase(), value.replaceAll('"', ''))
  }
  return directives
}

/**
 * How long a 200 response may be used. `silent` is the lifetime of a response that says nothing (0 unless the
 * service's entry asks for caching), `limit` the upper bound (`cache_ttl`). An Authorization header does not matter:
 * entries are kept for each credential apart, so this is a private cache (RFC 9111 § 3.5).
 */
export function freshnessOf(
  headers: Headers,
  { silent, limit, now }: { silent: number; limit: number; now: number },
): Freshness {
  const control = readCacheControl(
    Array.isArray(headers['cache-control']) ? headers['cache-control'].join(',') : headers['cache-control'],
  )
  const vary = headerOf(headers, 'vary')
  if (control.has('no-store') || vary?.trim() === '*') return { store: false, lifetime: 0 }
  const validator = headerOf(headers, 'etag') ?? headerOf(headers, 'last-modified')
  if (control.has('no-cache')) return { store: validator !== undefined, lifetime: 0 }
  const age = seconds(headerOf(headers, 'age')) ?? 0
  const maxAge = seconds(control.get('max-age'))
  const expires = headerOf(headers, 'expires')
  let lifetime: number
  if (maxAge !== undefined) lifetime = maxAge - age
  else if (expires !== undefined) {
    // An unreadable Expires means "already expired" (RFC 9111 § 5.3).
    const date = Date.parse(headerOf(headers, 'date') ?? '')
    const until = Date.parse(expires)
    lifetime = Number.isNaN(until) ? 0 : until - (Number.isNaN(date) ? now : date) - age
  } else lifetime = control.size ? 0 : silent
  lifetime = Math.max(0, Math.min(lifetime, limit))
  return { store: lifetime > 0 || validator !== undefined, lifetime }
}

function seconds(text: string | undefined): number | undefined {
  return text !== undefined && /^\d+$/.test(text.trim()) ? Number(text) * 1000 : undefined
}
