import { freshnessOf, headerOf } from './freshness.ts'

/** A response as it is kept. */
export interface CachedResponse {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
  freshUntil: number
}

export interface ResponseCacheOptions {
  /** Longest use of a response without asking the service again, in milliseconds (`cache_ttl`). */
  limit: number
  now?: () => number
  /** Bytes of bodies that are kept; the least recently used go first. */
  capacity?: number
}

/**
 * A private HTTP cache (RFC 9111) with one generation for each owner, an application or an origin: `forget` drops what
 * the owner's entries were, and a response asked for before that is not kept either. Two applications may be the same
 * service: what is written by one of them holds for the other one too.
 */
export interface ResponseCache {
  get(key: string): CachedResponse | undefined
  isFresh(entry: CachedResponse): boolean
  /** Headers that ask the service whether an entry still holds. */
  conditionsOf(entry: CachedResponse): Record<string, string>
  generationOf(...owners: string[]): number
  store(
    key: string,
    owners: readonly string[],
    generation: number,
    response: Omit<CachedResponse, 'freshUntil'>,
    silent: boolean,
  ): void
  /** The service said 304: the entry lives on with the new headers. */
  renew(key: string, entry: CachedResponse, headers: CachedResponse['headers'], silent: boolean): void
  forget(...owners: string[]): void
  /** Of all owners. */
  clear(): void
}

/** Larger bodies are not worth keeping. */
const LARGEST = 4 * 1024 * 1024

/** A cache of responses in memory (RFC 9111); `limit` is the longest life of an entry in milliseconds. */
export function createResponseCache({
  limit,
  now = Date.now,
  capacity = 64 * 1024 * 1024,
}: ResponseCacheOptions): ResponseCache {
  const entries = new Map<string, CachedResponse & { owners: readonly string[] }>()
  const generations = new Map<string, number>()
  let size = 0
  let cleared = 0
  const remove = (key: string) => {
    const entry = entries.get(key)
    if (!entry) return
    size -= entry.body.length
    entries.delete(key)
  }
  const lifetimeOf = (headers: CachedResponse['headers'], silent: boolean) =>
    freshnessOf(headers, { silent: silent ? limit : 0, limit, now: now() })
  const generationOf = (...owners: string[]) =>
    owners.reduce((sum, owner) => sum + (generations.get(owner) ?? 0), cleared)
  return {
    get(key) {
      const entry = entries.get(key)
      if (entry) {
        entries.delete(key)
        entries.set(key, entry)
      }
      return entry
    },
    isFresh: entry => entry.freshUntil > now(),
    conditionsOf(entry) {
      const etag = headerOf(entry.headers, 'etag')
      const modified = headerOf(entry.headers, 'last-modified')
      return { ...(etag && { 'if-none-match': etag }), ...(modified && { 'if-modified-since': modified }) }
    },
    generationOf,
    store(key, owners, generation, response, silent) {
      remove(key)
      if (generation !== generationOf(...owners) || response.status !== 200 || response.body.length > LARGEST) return
      const { store, lifetime } = lifetimeOf(response.headers, silent)
      if (!store) return
      entries.set(key, { ...response, owners, freshUntil: now() + lifetime })
      size += response.body.length
      for (const oldest of entries.keys()) {
        if (size <= capacity) break
        remove(oldest)
      }
    },
    renew(key, entry, headers, silent) {
      const merged = { ...entry.headers }
      for (const [name, value] of Object.entries(headers)) if (name !== 'content-length') merged[name] = value
      // Age of the first answer does not count against the confirmed one.
      if (headers.age === undefined) delete merged.age
      const { store, lifetime } = lifetimeOf(merged, silent)
      if (!store) remove(key)
      else Object.assign(entry, { headers: merged, freshUntil: now() + lifetime })
    },
    forget(...gone) {
      for (const owner of gone) generations.set(owner, (generations.get(owner) ?? 0) + 1)
      for (const [key, { owners }] of entries) if (owners.some(owner => gone.includes(owner))) remove(key)
    },
    clear() {
      cleared++
      entries.clear()
      size = 0
    },
  }
}
