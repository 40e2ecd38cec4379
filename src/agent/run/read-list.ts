import { isObject } from '../../lib/json.ts'
import type { CallResult } from '../registry-client.ts'
import type { Paging } from '../understand/paging.ts'
import { recordsIn } from './find-records.ts'
import { failureIn, pageFacts, type PageFacts } from './page-facts.ts'

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
  /** The tool's parameters: those of a link to the next page that it takes are followed. */
  parameters?: readonly { name: string; type: string }[]
  listPath?: string[]
  isMap?: boolean
  /** What tells the records apart, where it is not called `id`. */
  key?: string | undefined
  /** Pages read at the same time. */
  parallel?: number
  maxPages?: number
}

interface Page {
  rows: unknown[]
  facts: PageFacts
}
type Failure = { status: number; message: string }

const MOST_PAGES = 1000
/** Statuses of a service that does not take an argument. */
const REFUSED = new Set([400, 406, 413, 416, 422])

/**
 * Reads a list to its end: by page or offset until the stated number is reached or, where none is stated, until a page is
 * empty; by cursors and links until there is none or one comes twice. What stops earlier is not complete.
 */
export async function readList(request: ListRequest): Promise<ListResult> {
  const reader = createReader(request)
  const { paging, args } = request
  const first = await reader.first()
  if ('message' in first) return { rows: [], complete: false, calls: reader.calls, failure: first }
  const { rows, facts } = first
  const total = facts.total
  if (paging && args[paging.parameter] !== undefined)
    return { rows, ...(total !== undefined && { total }), complete: true, calls: reader.calls }
  const steps = paging && paging.style !== 'cursor'
  if (steps && total !== undefined) return await readByNumber(request, reader, first, total)
  if (nextArgs(request, reader, first)) return await readOneByOne(request, reader, first)
  if (paging?.style === 'cursor' && !facts.isTold && total === undefined && rows.length)
    return await readByKey(request, reader, first)
  if (steps && facts.more !== false && rows.length) return await readByNumber(request, reader, first)
  return {
    rows,
    ...(total !== undefined && { total }),
    complete: (total === undefined || rows.length >= total) && !saysMore(facts),
    calls: reader.calls,
  }
}

const saysMore = ({ more, link, cursor, at = 1, pages = 1 }: PageFacts) =>
  more ?? (link !== undefined || cursor !== undefined || pages > Math.max(at, 1))

/** Calls pages; every failure is told, also one in a body. */
function createReader({ call, args, paging, parameters = [], listPath, isMap }: ListRequest) {
  let sized = paging?.size ? { [paging.size.parameter]: paging.size.largest, ...args } : args
  const types = new Map(parameters.map(({ name, type }) => [name, type]))
  const reader = {
    calls: 0,
    async page(more: Record<string, unknown>): Promise<Page | Failure> {
      reader.calls++
      const answer = await call({ ...sized, ...more })
      if (!answer.ok) return answer
      if (['string', 'number', 'boolean'].includes(typeof answer.value) && answer.value !== '')
        return { status: 502, message: `it answered with a ${typeof answer.value}, not with records` }
      const rows = recordsIn(answer.value, { path: listPath, isMap })
      const failed = rows.length <= 1 ? failureIn(answer.value) : undefined
      if (failed !== undefined) return { status: 502, message: failed }
      return { rows, facts: pageFacts(answer.value, rows.length, listPath) }
    },
    async first(): Promise<Page | Failure> {
      const page = await reader.page({})
      // The size was a guess: a service that takes no such pages decides itself.
      if (!('message' in page) || !paging?.size?.assumed || !REFUSED.has(page.status) || sized === args) return page
      sized = args
      const again = await reader.page({})
      return 'message' in again ? page : again
    },
    /** Arguments of a link to the next page, those that the tool takes. */
    follows({ link }: PageFacts): Record<string, unknown> | undefined {
      const taken = Object.entries(link ?? {}).filter(([name]) => types.has(name))
      const moves = taken.some(([name, value]) => String(sized[name] ?? '') !== value)
      return moves ? Object.fromEntries(taken.map(([name, value]) => [name, reader.typed(name, value)])) : undefined
    },
    /** A value from a link or body as the parameter takes it. */
    typed(name: string, value: unknown): unknown {
      return /integer|number/.test(types.get(name) ?? '') && value !== '' && !Number.isNaN(Number(value))
        ? Number(value)
        : value
    },
  }
  return reader
}

type Reader = ReturnType<typeof createReader>

/** Page after page by number or offset: several at a time where their number is known, else until one is empty. */
async function readByNumber(request: ListRequest, reader: Reader, first: Page, total?: number): Promise<ListResult> {
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
        if ('message' in page) failure ??= page
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

/** Whether two pages hold the same records; their first ones tell them apart as a rule. */
function same(a: Page | undefined, b: Page | undefined): boolean {
  if (!a?.rows.length || a.rows.length !== b?.rows.length) return false
  return a.rows.every((row, at) => JSON.stringify(row) === JSON.stringify(b.rows[at]))
}

const repeats = (pages: Page[], index: number) =>
  index > 0 && (same(pages[index], pages[index - 1]) || same(pages[index], pages[0]))

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

/** Records that came twice because pages overlapped, once: the same key and the same content on a later page. */
function distinct(pages: Page[], key?: string): unknown[] {
  const seen = new Map<unknown, unknown>()
  const out: unknown[] = []
  for (const { rows } of pages) {
    const here = rows.filter(row => {
      const id = keyOf(row, key)
      return id === undefined || !seen.has(id) || JSON.stringify(seen.get(id)) !== JSON.stringify(row)
    })
    for (const row of here) seen.set(keyOf(row, key), row)
    for (const row of here) out.push(row)
  }
  return out
}

const keyOf = (row: unknown, key = 'id'): unknown =>
  isObject(row) ? (row.id ?? row._id ?? row.Id ?? row.ID ?? row[key] ?? undefined) : undefined

/** Page after page by cursor or link. */
async function readOneByOne(request: ListRequest, reader: Reader, first: Page): Promise<ListResult> {
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
    const next = page.facts.more === false ? undefined : nextArgs(request, reader, page)
    if (!next) return done(!saysMore(page.facts) || page.rows.length === 0)
    const key = JSON.stringify(next)
    if (seen.has(key) || reader.calls >= maxPages) return done(false)
    seen.add(key)
    const answer = await reader.page(next)
    if ('message' in answer) return done(false, answer)
    page = answer
    all.push(...page.rows)
  }
}

/** Lists whose body names no cursor at all go on behind the key of the last record, if the service takes it. */
async function readByKey(request: ListRequest, reader: Reader, first: Page): Promise<ListResult> {
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
    if (!isNew || reader.calls >= maxPages)
      return { rows, complete: page.rows.length === 0 || !isNew, calls: reader.calls }
  }
}

function nextArgs(
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
