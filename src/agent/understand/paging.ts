import type { ToolParameter } from './catalogue-model.ts'

/** How a list is read to its end. `size` is the parameter for the page size with the largest value it takes, `assumed` where the schema states none. */
export interface Paging {
  style: 'offset' | 'page' | 'cursor'
  /** Parameter that moves on. */
  parameter: string
  size?: { parameter: string; largest: number; assumed?: boolean }
  /** Number of the first page, for style `page`. */
  first: number
}

const OFFSETS = /^(skip|offset|start|start_?index|start_?at|from)$/i
const PAGES = /^(page|page_?(number|no|index)|p)$/i
const CURSORS =
  /^(cursor|after|page_?token|next_?token|continuation(_?token)?|starting_?after|next|marker|next_?cursor|page_?cursor)$/i
const SIZES = /^(limit|per_?page|page_?size|size|count|max_?results|top|take|first|rows|max_?items|page_?limit)$/i
const LARGEST_UNSTATED = 100

/** Recognises the paging parameters of a tool from their names and schemas; null when it has none. */
export function recognisePaging(parameters: ToolParameter[]): Paging | null {
  const find = (pattern: RegExp) =>
    parameters.find(p => p.place === 'query' && pattern.test(plainName(p.name)) && p.type !== 'array')
  const size = find(SIZES)
  const offset = find(OFFSETS)
  const page = find(PAGES)
  const cursor = find(CURSORS)
  const mover = offset && /integer|number/.test(offset.type) ? offset : (page ?? cursor)
  if (!mover) return null
  const style = mover === offset ? 'offset' : mover === page ? 'page' : 'cursor'
  const first = style === 'page' ? Number(mover.default ?? mover.schema.minimum ?? 1) : 0
  return {
    style,
    parameter: mover.name,
    first,
    ...(size && {
      size: {
        parameter: size.name,
        largest: Number(size.schema.maximum ?? size.schema.default ?? LARGEST_UNSTATED),
        ...(size.schema.maximum === undefined && { assumed: true }),
      },
    }),
  }
}

/** JSON:API writes `page[size]`; the inner name tells what it is. */
const plainName = (name: string) => {
  const inner = /^page\[(\w+)\]$/.exec(name)?.[1]
  return inner === 'number' ? 'page' : (inner ?? name)
}

/** Names of the parameters that page or order a list: they select nothing. */
export function isListControl(name: string): boolean {
  const plain = plainName(name)
  return (
    OFFSETS.test(plain) ||
    PAGES.test(plain) ||
    CURSORS.test(plain) ||
    SIZES.test(plain) ||
    /^(sort|order|order_?by|sort_?by|sort_?order|direction|fields|include|expand|select|embed)$/i.test(plain)
  )
}
