import { parseJson } from '../../lib/json.ts'
import type { Pool } from '../../lib/undici.ts'
import { expectAnswer, readJsonAnswer, refusalOf } from '../registry-answers.ts'
import { requestPatiently } from '../request-patiently.ts'

/** A page of the registry, parsed. `revision` changes when it does. */
export interface KnownPage<T> {
  etag: string
  revision: string
  value: T
}

/** Where a page is, and whether a value is what a registry has there. */
export interface PageKind {
  path: string
  fits: (value: unknown) => boolean
}

/** Reads pages of the registry; of what is known it is only asked whether that still holds (RFC 9110 § 13.1.2). */
export interface PageReader {
  /**
   * The same page object as before while nothing changed; not even asked for when it was read for the same `holding`.
   * Throws when the answer is no page, and ForeignAnswer when it is none of a registry.
   */
  read<T>(page: PageKind, signal?: AbortSignal, holding?: string): Promise<KnownPage<T>>
  /** A page that is not kept; undefined when the registry does not have it. */
  readOnce<T>(page: PageKind, signal?: AbortSignal): Promise<T | undefined>
  forget(path: string): void
}

/** How long the registry, which has its pages ready, may be silent, in milliseconds. */
export const SILENCE = 8_000
/** Most pages that are kept; those that nobody asked for the longest go. */
const MOST_PAGES = 40

export function createPageReader(pool: Pick<Pool, 'request'>, silence = SILENCE): PageReader {
  const known = new Map<string, KnownPage<unknown> & { holding?: string | undefined }>()
  return {
    async read<T>({ path, fits }: PageKind, signal?: AbortSignal, holding?: string) {
      const before = known.get(path) as (KnownPage<T> & { holding?: string | undefined }) | undefined
      if (before && holding !== undefined && before.holding === holding) return before
      const keep = (page: KnownPage<T>): KnownPage<T> => {
        known.delete(path)
        known.set(path, Object.assign(page, { holding }))
        for (const oldest of [...known.keys()].slice(0, -MOST_PAGES)) known.delete(oldest)
        return page
      }
      const response = await requestPatiently(pool, {
        method: 'GET',
        path,
        headers: before?.etag ? { 'if-none-match': before.etag } : {},
        headersTimeout: silence,
        signal,
      })
      if (response.statusCode === 304 && before) {
        await response.body.dump()
        return keep(before)
      }
      const text = await response.body.text()
      if (response.statusCode !== 200) throw refusalOf(response.statusCode, parseJson(text), path)
      const etag = String(response.headers.etag ?? '')
      const revision = etag || text
      if (before?.revision === revision) return keep(before)
      return keep({ etag, revision, value: expectAnswer<T>(readJsonAnswer(text, path), fits, path) })
    },
    async readOnce<T>({ path, fits }: PageKind, signal?: AbortSignal) {
      const response = await requestPatiently(pool, { method: 'GET', path, headersTimeout: silence, signal })
      const text = await response.body.text()
      if (response.statusCode === 200) return expectAnswer<T>(readJsonAnswer(text, path), fits, path)
      return undefined
    },
    forget: path => void known.delete(path),
  }
}
