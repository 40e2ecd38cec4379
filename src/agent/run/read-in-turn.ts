import {
  isFull,
  MOST_PAGES,
  saysMore,
  type Failure,
  type ListRequest,
  type ListResult,
  type Page,
  type Reader,
} from './list-pages.ts'
import { distinct, keyOf, same } from './same-records.ts'

/** Page after page by cursor or link. */
export async function readOneByOne(request: ListRequest, reader: Reader, first: Page): Promise<ListResult> {
  const { maxPages = MOST_PAGES } = request
  const all = [...first.rows]
  const seen = new Set<string>()
  let page = first
  const total = first.facts.total
  const done = (complete: boolean, failure?: Failure): ListResult => ({
    rows: all,
    ...(total !== undefined && { total }),
    complete: complete && !failure && (total === undefined || all.length >= total),
    calls: reader.calls,
    ...(failure && { failure }),
  })
  for (;;) {
    const isLast = page.facts.more === false
    const link = isLast ? undefined : reader.opaque(page.facts)
    const next = isLast ? undefined : link === undefined ? nextArgs(request, reader, page) : {}
    if (!next) return done(!saysMore(page.facts) || page.rows.length === 0)
    const key = link ?? JSON.stringify(next)
    if (seen.has(key) || reader.calls >= maxPages) return done(false)
    seen.add(key)
    const answer = await reader.page(next, link)
    if ('message' in answer) return done(false, answer)
    // A service that takes no notice of where it is to go on answers the same page again.
    if (same(answer, page)) return done(false)
    page = answer
    all.push(...page.rows)
  }
}

/** Lists whose body names no cursor at all go on behind the key of the last record, if the service takes it. */
export async function readByKey(request: ListRequest, reader: Reader, first: Page): Promise<ListResult> {
  const { maxPages = MOST_PAGES } = request
  const parameter = request.paging!.parameter
  const pages = [first]
  for (;;) {
    const key = keyOf(pages.at(-1)!.rows.at(-1), request.key)
    const page = key === undefined ? undefined : await reader.page({ [parameter]: reader.typed(parameter, key) })
    const rows = distinct(pages, request.key)
    if (page === undefined || 'message' in page) {
      // The key is no cursor here: whether there is more cannot be told from a page that is full.
      const { size } = request.paging!
      const isShort = pages.length > 1 || (size !== undefined && !size.assumed && first.rows.length < size.largest)
      return { rows, complete: isShort && page === undefined, calls: reader.calls }
    }
    pages.push(page)
    const isNew = distinct(pages, request.key).length > rows.length
    // The same full page again: the service took no notice of the key.
    const isIgnored = same(page, first) && isFull(page.rows.length, request.paging)
    if (!isNew || reader.calls >= maxPages)
      return { rows, complete: page.rows.length === 0 || (!isNew && !isIgnored), calls: reader.calls }
  }
}

/** The arguments of the next page: a link that the tool takes, a cursor, or the key of the last record. */
export function nextArgs(
  { paging, key }: ListRequest,
  reader: Reader,
  { facts, rows }: Page,
): Record<string, unknown> | undefined {
  const link = reader.follows(facts)
  if (link) return link
  if (paging?.style !== 'cursor') return undefined
  const fromLink = facts.link?.[paging.parameter]
  const cursor = facts.cursor ?? fromLink
  if (cursor !== undefined) return { [paging.parameter]: reader.typed(paging.parameter, cursor) }
  // Stripe's `starting_after`: the key of the last record of the page.
  const last = keyOf(rows.at(-1), key)
  return facts.more && (typeof last === 'string' || typeof last === 'number') ? { [paging.parameter]: last } : undefined
}
