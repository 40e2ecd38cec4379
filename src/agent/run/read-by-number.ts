import type { Paging } from '../understand/entity-model/paging.ts'
import { MOST_PAGES, type Failure, type ListRequest, type ListResult, type Page, type Reader } from './list-pages.ts'
import { distinct, repeats, same } from './same-records.ts'

/** Page after page by number or offset: several at a time where their number is known, else until one is empty. */
export async function readByNumber(
  request: ListRequest,
  reader: Reader,
  first: Page,
  total?: number,
): Promise<ListResult> {
  const { parallel = 6, maxPages = MOST_PAGES } = request
  const paging = request.paging!
  const perPage = first.rows.length
  const done = (complete: boolean, rows: unknown[], failure?: Failure): ListResult => ({
    rows,
    ...(total !== undefined && { total }),
    complete: complete && !failure,
    calls: reader.calls,
    ...(failure && { failure }),
  })
  if (perPage === 0 || (total !== undefined && perPage >= total))
    return done(total === undefined || perPage >= total, first.rows)
  const pages: Page[] = [first]
  const start = await firstNumber(paging, first, reader, pages)
  if (typeof start !== 'number') return done(false, first.rows, start)
  // Offsets go on from what was read: a service may have cut the size that it was asked for.
  const position = (index: number) => start + (paging.style === 'page' ? index : index * perPage)
  const stated = total === undefined ? first.facts.pages : Math.ceil(total / perPage)
  const count = Math.min(stated ?? maxPages, maxPages)
  let failure: Failure | undefined
  let ended = false
  let next = pages.length
  const lanes = stated === undefined ? 1 : Math.min(parallel, count - next)
  await Promise.all(
    Array.from({ length: Math.max(lanes, 0) }, async () => {
      while (next < count && !failure && !ended) {
        const index = next++
        const page = await reader.page({ [paging.parameter]: position(index) })
        if ('message' in page && stated === undefined && isPastEnd(page, pages, paging)) ended = true
        else if ('message' in page) failure ??= page
        else {
          pages[index] = page
          if (page.rows.length === 0 || repeats(pages, index)) ended = true
        }
      }
    }),
  )
  const repeated = pages.findIndex((_, index) => repeats(pages, index))
  const read = repeated > 0 ? pages.slice(0, repeated) : pages
  const rows = distinct(read, request.key)
  // Pages that overlap (offsets that count from 1) leave the end out.
  while (paging.style === 'offset' && total !== undefined && !failure && repeated < 0 && rows.length < total) {
    const page = await reader.page({ [paging.parameter]: rows.length + paging.first })
    if ('message' in page) failure = page
    else {
      const more = distinct([{ ...page, rows }, page], request.key).slice(rows.length)
      if (!more.length) break
      rows.push(...more)
    }
  }
  // A service that takes no notice of the parameter answers the same page again.
  const isRead = repeated < 0 && (ended || read.length === stated)
  return done(total === undefined ? isRead : rows.length >= total, rows, failure)
}

/** Statuses of services that refuse a page behind the last one, where others answer an empty list. */
const REFUSALS = new Set([400, 404, 416, 422])

/**
 * Whether a page was refused because the list had ended: there is no such page, or the one before it was not full. Any other
 * page that is refused is a failure.
 */
function isPastEnd({ status, message }: Failure, pages: Page[], { size }: Paging): boolean {
  if (!REFUSALS.has(status)) return false
  const full = pages.length > 1 ? pages[0]!.rows.length : (size?.largest ?? 0)
  return (
    pages.at(-1)!.rows.length < full || status === 404 || /\bpage number\b|\bout of (?:range|bounds)\b/i.test(message)
  )
}

/** The number of the first page: as described, as the answer says, or as the page behind number 1 shows. */
async function firstNumber(paging: Paging, first: Page, reader: Reader, pages: Page[]): Promise<number | Failure> {
  if (paging.style !== 'page' || !paging.guessed) return paging.first
  const { at } = first.facts
  if (at === 0 || at === 1) return at
  const page = await reader.page({ [paging.parameter]: 1 })
  if ('message' in page) return page
  if (same(page, first)) return 1
  pages.push(page)
  return 0
}
