import { isObject } from '../../lib/json.ts'
import type { CallResult } from '../registry-client.ts'
import type { Paging } from '../understand/paging.ts'
import { recordsIn } from './flatten.ts'

/** A list read to its end, or as far as it went. */
export interface ListResult {
  rows: unknown[]
  /** How many there are in all, where the service says so. */
  total?: number
  complete: boolean
  calls: number
  failure?: { status: number; message: string }
}

export interface ListRequest {
  call: (args: Record<string, unknown>) => Promise<CallResult>
  args: Record<string, unknown>
  paging: Paging | null
  listPath?: string[]
  /** Pages read at the same time. */
  parallel?: number
  maxPages?: number
}

const TOTALS = [
  'total',
  'total_count',
  'totalCount',
  'count',
  'total_items',
  'totalItems',
  'totalElements',
  'total_results',
  'totalResults',
  'size',
]
const NEXT = [
  'next_cursor',
  'nextCursor',
  'next_page_token',
  'nextPageToken',
  'next',
  'cursor',
  'continuation',
  'continuationToken',
  'after',
  'next_token',
  'nextToken',
]
const MOST_PAGES = 1000

/**
 * Reads a list to its end. Offsets and page numbers go on until the stated total is reached, or, where none is stated,
 * until a page is short or empty; cursors until there is none or one comes twice. What stops earlier is not complete.
 */
export async function readList(request: ListRequest): Promise<ListResult> {
  const { paging, args, listPath, call } = request
  const size = paging?.size?.largest
  const first = await call(pageArgs(request, 0, undefined))
  if (!first.ok) return { rows: [], complete: false, calls: 1, failure: first }
  const rows = recordsIn(first.value, listPath)
  const total = totalOf(first.value, rows.length)
  const given = paging && args[paging.parameter] !== undefined
  if (!paging || given)
    return {
      rows,
      ...(total !== undefined && { total }),
      complete: (total === undefined ? !saysMore(first.value) : rows.length >= total) || Boolean(given),
      calls: 1,
    }
  if (paging.style === 'cursor') return readByCursor(request, first.value, rows)
  if (total !== undefined) return readByTotal(request, rows, total)
  // A page size that the description does not state may be cut by the service: its first page tells the real one.
  const isStated = size !== undefined && !paging.size?.assumed
  return readUntilShort(request, rows, isStated ? size : rows.length)
}

function pageArgs(
  { paging, args }: ListRequest,
  index: number,
  step: number | string | undefined,
): Record<string, unknown> {
  if (!paging) return args
  const out = { ...args }
  if (paging.size) out[paging.size.parameter] ??= paging.size.largest
  if (index > 0) out[paging.parameter] = step
  return out
}

const positionOf = (paging: Paging, index: number, perPage: number) =>
  paging.style === 'page' ? paging.first + index : index * perPage

async function readByTotal(request: ListRequest, rows: unknown[], total: number): Promise<ListResult> {
  const { paging, listPath, call, parallel = 6, maxPages = MOST_PAGES } = request
  const perPage = rows.length
  if (perPage === 0 || rows.length >= total) return { rows, total, complete: rows.length >= total, calls: 1 }
  const count = Math.min(Math.ceil(total / perPage), maxPages)
  const pages: unknown[][] = [rows]
  let failure: ListResult['failure']
  let next = 1
  let calls = 1
  await Promise.all(
    Array.from({ length: Math.min(parallel, count - 1) }, async () => {
      while (next < count && !failure) {
        const index = next++
        const page = await call(pageArgs(request, index, positionOf(paging!, index, perPage)))
        calls++
        if (page.ok) pages[index] = recordsIn(page.value, listPath)
        else failure = page
      }
    }),
  )
  // A service that ignores the parameter answers the first page again.
  if (pages[1]?.length && JSON.stringify(pages[1]) === JSON.stringify(rows))
    return { rows, total, complete: false, calls, ...(failure && { failure }) }
  const all = pages.flat()
  return { rows: all, total, complete: !failure && all.length >= total, calls, ...(failure && { failure }) }
}

async function readUntilShort(request: ListRequest, rows: unknown[], perPage: number): Promise<ListResult> {
  const { paging, listPath, call, maxPages = MOST_PAGES } = request
  const all = [...rows]
  let last = rows
  for (let index = 1; ; index++) {
    if (last.length === 0 || last.length < perPage) return { rows: all, complete: true, calls: index }
    if (index >= maxPages) return { rows: all, complete: false, calls: index }
    const page = await call(pageArgs(request, index, positionOf(paging!, index, last === rows ? rows.length : perPage)))
    if (!page.ok) return { rows: all, complete: false, calls: index + 1, failure: page }
    const records = recordsIn(page.value, listPath)
    // A service that ignores the parameter answers the first page again.
    if (index === 1 && records.length && JSON.stringify(records) === JSON.stringify(rows))
      return { rows, complete: false, calls: 2 }
    last = records
    all.push(...records)
  }
}

async function readByCursor(request: ListRequest, first: unknown, rows: unknown[]): Promise<ListResult> {
  const { listPath, call, maxPages = MOST_PAGES } = request
  const all = [...rows]
  const seen = new Set<string>()
  let cursor = cursorOf(first)
  let last = first
  for (let index = 1; ; index++) {
    if (cursor === undefined) return { rows: all, complete: !saysMore(last), calls: index }
    if (seen.has(cursor) || index >= maxPages) return { rows: all, complete: false, calls: index }
    seen.add(cursor)
    const page = await call(pageArgs(request, index, cursor))
    if (!page.ok) return { rows: all, complete: false, calls: index + 1, failure: page }
    all.push(...recordsIn(page.value, listPath))
    last = page.value
    cursor = cursorOf(page.value)
  }
}

/** Names under which some services state the size of the page, others the number of all. */
const AMBIGUOUS = new Set(['count', 'size'])

/**
 * The stated number of all records, at the top or in a `meta`, `pagination` or `page` object. `count` and `size` that
 * equal the page at hand say nothing about the rest.
 */
export function totalOf(value: unknown, onPage?: number): number | undefined {
  if (!isObject(value)) return undefined
  const holders = [value, ...['meta', 'pagination', 'page', 'paging', 'page_info', 'pageInfo'].map(name => value[name])]
  for (const holder of holders.filter(isObject))
    for (const name of TOTALS) {
      const total = holder[name]
      if (typeof total === 'number' && !(AMBIGUOUS.has(name) && total === onPage)) return total
    }
  return undefined
}

/** Whether a body says that there is more than it holds: a next link or cursor, or `has_more`. */
function saysMore(value: unknown): boolean {
  if (!isObject(value)) return false
  const holders = [
    value,
    ...['meta', 'pagination', 'page', 'paging', 'page_info', 'pageInfo', 'links', '_links'].map(name => value[name]),
  ]
  return holders
    .filter(isObject)
    .some(
      holder =>
        ['has_more', 'hasMore', 'has_next', 'hasNext', 'hasNextPage', 'more'].some(name => holder[name] === true) ||
        NEXT.some(name => (typeof holder[name] === 'string' && holder[name] !== '') || isObject(holder[name])),
    )
}

function cursorOf(value: unknown, depth = 0): string | undefined {
  if (!isObject(value)) return undefined
  for (const name of NEXT) {
    // HAL and JSON:API write a link as an object.
    const next = isObject(value[name]) ? value[name].href : value[name]
    if (typeof next === 'number') return String(next)
    if (typeof next !== 'string' || !next) continue
    if (!/^https?:|^\//.test(next)) return next
    const query = new URL(next, 'http://x').searchParams
    for (const key of ['cursor', 'page[cursor]', 'after', 'page_token', 'starting_after', 'next', 'token'])
      if (query.get(key)) return query.get(key)!
  }
  for (const name of ['meta', 'pagination', 'page', 'paging', 'page_info', 'pageInfo', 'links', '_links'])
    if (depth < 2) {
      const inner = cursorOf(value[name], depth + 1)
      if (inner) return inner
    }
  return undefined
}
