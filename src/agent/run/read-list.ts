import { createReader, isFull, saysMore, type ListRequest, type ListResult } from './list-pages.ts'
import { readByNumber } from './read-by-number.ts'
import { nextArgs, readByKey, readOneByOne } from './read-in-turn.ts'

/**
 * Reads a list to its end: by page or offset until the stated number is reached or, where none is stated, until a page is
 * empty; by cursors and links until there is none or one comes twice. What stops earlier is not complete, nor is a list that is full
 * and that nothing moves on.
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
  const steps = paging?.style === 'offset' || paging?.style === 'page'
  if (steps && total !== undefined) return await readByNumber(request, reader, first, total)
  if (reader.opaque(facts) !== undefined || nextArgs(request, reader, first))
    return await readOneByOne(request, reader, first)
  if (paging?.style === 'cursor' && !facts.isTold && total === undefined && rows.length)
    return await readByKey(request, reader, first)
  if (steps && facts.more !== false && rows.length) return await readByNumber(request, reader, first)
  const isCut = paging?.style === 'once' && isFull(rows.length, paging)
  return {
    rows,
    ...(total !== undefined && { total }),
    complete:
      total === undefined
        ? !saysMore(facts) && (facts.more === false || !isCut)
        : rows.length >= total && !saysMore(facts),
    calls: reader.calls,
  }
}
