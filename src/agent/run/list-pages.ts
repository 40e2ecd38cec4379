import type { CallResult } from '../registry-client.ts'
import type { Paging } from '../understand/entity-model/paging.ts'
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
  call: (args: Record<string, unknown>, nextLink?: string) => Promise<CallResult>
  /** The tool is read by GET: links to a next page that have more than its parameters are followed as they are. */
  isGet?: boolean
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

export interface Page {
  rows: unknown[]
  facts: PageFacts
}
export type Failure = { status: number; message: string }

/** More pages than these are not read. */
export const MOST_PAGES = 1000

/** Whether a page says that there are more behind it. */
export const saysMore = ({ more, link, cursor, at = 1, pages = 1 }: PageFacts) =>
  more ?? (link !== undefined || cursor !== undefined || pages > Math.max(at, 1))

/** Whether so many records are as many as come at a time: whether there are more cannot be told from them. */
export const isFull = (count: number, paging: Paging | null): boolean =>
  count > 1 && paging?.size !== undefined && (count === paging.size.largest || count === paging.usual)

/** Statuses of a service that does not take an argument. */
const REFUSED = new Set([400, 406, 413, 416, 422])

/** Calls pages; every failure is told, also one in a body. */
export function createReader({ call, args, paging, parameters = [], listPath, isMap, isGet }: ListRequest) {
  let sized = paging?.size ? { [paging.size.parameter]: paging.size.largest, ...args } : args
  const types = new Map(parameters.map(({ name, type }) => [name, type]))
  /** Places and sizes of pages as texts, where the tool takes them so. */
  const asTyped = (all: Record<string, unknown>, names: (string | undefined)[]) =>
    Object.fromEntries(
      Object.entries(all).map(([name, value]) =>
        names.includes(name) && typeof value === 'number' && types.get(name) === 'string'
          ? [name, String(value)]
          : [name, value],
      ),
    )
  const reader = {
    calls: 0,
    async page(more: Record<string, unknown>, link?: string): Promise<Page | Failure> {
      reader.calls++
      const answer = await call(asTyped({ ...sized, ...more }, [paging?.parameter, paging?.size?.parameter]), link)
      if (!answer.ok) return answer
      if (['string', 'number', 'boolean'].includes(typeof answer.value) && answer.value !== '')
        return { status: 502, message: `it answered with a ${typeof answer.value}, not with records` }
      const rows = recordsIn(answer.value, { path: listPath, isMap })
      const failed = rows.length <= 1 ? failureIn(answer.value) : undefined
      if (failed !== undefined) return { status: 502, message: failed }
      return { rows, facts: pageFacts(answer.value, rows.length, listPath, paging?.isTold && paging.parameter) }
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
    follows(facts: PageFacts): Record<string, unknown> | undefined {
      if (reader.opaque(facts) !== undefined) return undefined
      const taken = Object.entries(facts.link ?? {}).filter(([name]) => types.has(name))
      const moves = taken.some(([name, value]) => String(sized[name] ?? '') !== value)
      return moves ? Object.fromEntries(taken.map(([name, value]) => [name, reader.typed(name, value)])) : undefined
    },
    /** The link to the next page, where it says more than the parameters of the tool can. */
    opaque({ href, link = {} }: PageFacts): string | undefined {
      const isTaken = Object.keys(link).length > 0 && Object.keys(link).every(name => types.has(name))
      return isGet && !isTaken ? href : undefined
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

export type Reader = ReturnType<typeof createReader>
