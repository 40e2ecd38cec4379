import { isObject } from '../../../lib/json.ts'
import { pattern } from '../../../lib/patterns.ts'
import type { ToolParameter } from './catalogue-model.ts'

/** How a list is read to its end. `size` is the parameter for the page size with the largest value it takes, `assumed` where the schema states none. */
export interface Paging {
  style: 'offset' | 'page' | 'cursor' | 'once'
  /** Parameter that moves on; of a list that is read at once its size, since nothing moves it on. */
  parameter: string
  size?: { parameter: string; largest: number; assumed?: boolean }
  /** How many come where no size is told. */
  usual?: number
  /** Number of the first page or record. */
  first: number
  /** The answer is described with a place of the same name for where to go on (`offset` of a spreadsheet base): none means the end. */
  isTold?: true
  /** The description does not say whether pages count from 0 or from 1: the first answer shows it. */
  guessed?: boolean
}

const OFFSETS =
  /^(skip|offset|start|start_?(index|at|position|row)|from|first_?(result|rec(ord)?|row)|start_?rec(ord)?|(row|record|item)_?offset)$/i
const PAGES = /^(p|pg|(current_?)?page_?(number|no|nr|num|index|idx)?|pagenum)$/i
const CURSORS = pattern('i')`
  ^(
    (next_?)?(cursor|marker|bookmark|page_?token|continuation(_?token)?|token|page_?cursor|scroll_?id)
    |after|starting_?after|next|start_?key|last_?key|exclusive_?start_?key|skip_?token|after_?(id|key|cursor)
    |since_?(id|key|cursor)
    |page_?after
  )$
`
const SIZES = pattern('i')`
  ^(
    limit
    |(results?_?|items?_?|records?_?|rows?_?)?per_?page
    |page_?(size|limit|count|length)|size|count
    |max(_?(results?|items?|records?|count|size|page_?size|keys))?
    |top|take|first|rows|num|batch_?size|page_?results|(max|num)_?(recs?|rows)
  )$
`
const LARGEST_UNSTATED = 100
/** Sizes that say nothing but how many are answered at most. */
const LIMITS =
  /^((max_?)?limit|(results?_?|items?_?|records?_?|rows?_?)?per_?page|page_?size|max_?(results?|items?|records?))$/i
const LARGEST_AT_ONCE = 1000

/** `limit`, `_count`, `pageSize`: how many at a time, and nothing of what they are. */
export const isPageSize = (parameter: string): boolean => SIZES.test(plainName(parameter))

/** Where parameters of reading calls travel: in the query, as arguments of tools that are not HTTP, in the body of a search. */
const isSteering = (p: ToolParameter) => /^(?:query|argument|body)$/.test(p.place) && p.type !== 'array'

/** Recognises the paging parameters of a tool from their names and schemas; null when it has none. */
export function recognisePaging(parameters: ToolParameter[], output?: unknown): Paging | null {
  const find = (pattern: RegExp, fits: (p: ToolParameter) => boolean = () => true) =>
    parameters.find(p => isSteering(p) && pattern.test(plainName(p.name)) && !p.choices.length && fits(p))
  const isNumber = (p: ToolParameter) => /integer|number/.test(p.type)
  const cursor = find(CURSORS)
  // "first" is the size of a page where a cursor moves on, "next" and "from" may be anything.
  const size = find(SIZES, p => isNumber(p) || p.type === 'string')
  // PostgREST writes all of its parameters as texts.
  const offset = find(OFFSETS, p => isNumber(p) || (p.type === 'string' && /^(?:skip|offset)$/i.test(p.name)))
  const page = find(PAGES)
  const mover = offset ?? page ?? (cursor !== size ? cursor : undefined)
  if (!mover || mover === size)
    return size && isNumber(size) && LIMITS.test(plainName(size.name)) ? readAtOnce(size) : null
  const isTold = mover.type === 'string' && (mover === offset || mover === cursor) && isAnswered(output, mover.name)
  const style = isTold ? 'cursor' : mover === offset ? 'offset' : mover === page ? 'page' : 'cursor'
  const { first, guessed } = firstOf(mover, style)
  return {
    style,
    parameter: mover.name,
    first,
    ...(isTold && { isTold }),
    ...(guessed && { guessed }),
    ...(size && { size: { parameter: size.name, ...largestOf(size) } }),
    ...usualOf(size),
  }
}

/** A list that is cut at a size and that nothing moves on: it is asked for the largest one. */
function readAtOnce(size: ToolParameter): Paging {
  const { largest, assumed } = largestOf(size)
  const most = assumed ? { largest: Math.max(largest, LARGEST_AT_ONCE), assumed } : { largest }
  return { style: 'once', parameter: size.name, first: 0, size: { parameter: size.name, ...most }, ...usualOf(size) }
}

/** Whether an answer is described with a text of that name beside its records. */
function isAnswered(output: unknown, name: string): boolean {
  const properties = isObject(output) && isObject(output.properties) ? output.properties : {}
  const told = properties[name]
  return isObject(told) && [told.type].flat().includes('string')
}

const numberIn = (value: unknown): number | undefined =>
  value === undefined || value === null || value === '' || Number.isNaN(Number(value)) ? undefined : Number(value)

/** Whether counting starts at 0 or 1: from the default or lowest value, else from what the description says. */
function firstOf(mover: ToolParameter, style: Paging['style']): { first: number; guessed?: boolean } {
  if (style === 'cursor') return { first: 0 }
  const stated = numberIn(mover.default) ?? numberIn(mover.schema.minimum)
  if (stated === 0 || stated === 1) return { first: stated }
  if (
    /\b(zero|0)[- ]?(based|indexed)|(start|begin|count|index)\w* (at|from|with) (0|zero)|\b0 (is|=|for) the first/i.test(
      mover.description,
    )
  )
    return { first: 0 }
  if (
    /\b(one|1)[- ]?(based|indexed)|(start|begin|count|index)\w* (at|from|with) (1|one)|\b1 (is|=|for) the first/i.test(
      mover.description,
    )
  )
    return { first: 1 }
  return style === 'page' ? { first: 1, guessed: true } : { first: 0 }
}

function usualOf(size: ToolParameter | undefined): Pick<Paging, 'usual'> {
  const usual = numberIn(size?.default) ?? numberIn(size?.schema.default)
  return usual === undefined ? {} : { usual }
}

/** The largest page: as stated, else what most services take; a service that takes less says so or cuts it. */
function largestOf(size: ToolParameter): { largest: number; assumed?: boolean } {
  const said = /\b(?:max(?:imum)?|at most|up to|no more than)\b\D{0,24}?(\d{1,5})\b/i.exec(size.description)?.[1]
  const maximum = numberIn(size.schema.maximum) ?? numberIn(said)
  if (maximum !== undefined && maximum > 0) return { largest: Math.min(maximum, 1000) }
  return { largest: Math.max(numberIn(size.default) ?? 0, LARGEST_UNSTATED), assumed: true }
}

/** JSON:API writes `page[size]`, Strapi `pagination[pageSize]`, OData `$skip`, json-server `_page`; the inner name tells what it is. */
const plainName = (name: string) => {
  const inner = /^(?:page|pagination|paging)[[.](\w+)\]?$/.exec(name)?.[1]
  return inner === 'number' ? 'page' : (inner ?? name).replace(/^[$_]+/, '').replace(/-/g, '_')
}

/** Parameters that say how a list is to come, not what is in it. */
const LIST_CONTROLS = pattern('i')`
  ^(
    sort|order|order_?by
    |sort_?(by|order|dir|direction|field|key)
    |order_?(dir|direction)|direction|dir|desc|descending|ascending|asc|fields?|include|includes|included|expand
    |expands|select|embed|format|pretty|locale|lang|with_?count|include_?(count|total)|count_?total|before
    |ending_?before
  )$
`

/** Names of the parameters that page or order a list: they select nothing. */
export function isListControl(name: string): boolean {
  const plain = plainName(name)
  if (/^(from|token|next|first|last|start|p|num)$/i.test(plain) && plain === name)
    return plain === 'start' || plain === 'p'
  return (
    OFFSETS.test(plain) || PAGES.test(plain) || CURSORS.test(plain) || SIZES.test(plain) || LIST_CONTROLS.test(plain)
  )
}
