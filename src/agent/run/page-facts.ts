import { isObject, type JsonObject } from '../../lib/json.ts'
import { pattern, wordList } from '../../lib/patterns.ts'

/** What the body of a page says about the list that it is a part of. */
export interface PageFacts {
  /** Number of all records. */
  total?: number
  /** The total goes by a name that some services give to the size of a page. */
  isAmbiguous?: boolean
  /** Number of all pages. */
  pages?: number
  /** Number of this page or of its first record, as the service counts. */
  at?: number
  /** A cursor to the next page. */
  cursor?: string
  /** Parameters of a link to the next page. */
  link?: Record<string, string>
  /** The link itself. */
  href?: string
  /** The service says that there is more, or that there is none. */
  more?: boolean
  /** The body has a place for a cursor, a link or the like, be it empty. */
  isTold?: boolean
}

/** Names of a total, surest first. */
const TOTALS = wordList`
  total total_count totalCount total_items totalItems totalElements total_elements total_results totalResults
  total_records totalRecords recordsTotal total_rows totalRows total_hits totalHits numFound num_found
  @odata.count odata.count totalSize total_size
`
/** Names that some services give to a total and others to the page at hand. */
const AMBIGUOUS = wordList`record_count recordCount result_count resultCount found hits count size`
const PAGES = [
  'total_pages',
  'totalPages',
  'pages',
  'page_count',
  'pageCount',
  'last_page',
  'lastPage',
  'num_pages',
  'numPages',
]
const AT = [
  'page',
  'page_number',
  'pageNumber',
  'current_page',
  'currentPage',
  'number',
  'page_no',
  'pageNo',
  'pageIndex',
  'page_index',
]
const CURSORS = wordList`
  next_cursor nextCursor next_page_token nextPageToken next_token nextToken continuation_token continuationToken
  next_marker nextMarker NextMarker NextToken NextContinuationToken next_page nextPage endCursor end_cursor next
  continuation cursor after marker bookmark scroll_id _scroll_id LastEvaluatedKey last_evaluated_key
`
const MORE = [
  'has_more',
  'hasMore',
  'has_next',
  'hasNext',
  'hasNextPage',
  'has_next_page',
  'more',
  'has_more_items',
  'hasMoreResults',
  'is_truncated',
  'IsTruncated',
  'truncated',
]
const LAST = ['last', 'is_last', 'isLast', 'is_last_page', 'isLastPage', 'done', 'is_end']
const LINKS = [
  '@odata.nextLink',
  'odata.nextLink',
  'nextLink',
  'next_link',
  'next_url',
  'nextUrl',
  'next_page_url',
  'nextPageUrl',
  'next_uri',
  'next',
]
const DEEPEST = 2
/** In an object about the page, its size is how many records a page may have. */
const ABOUT_PAGE = /^_?(?:pages?|paging|pagination|page_?info)$/i

/** Reads them at the top and in the objects beside the records; `onPage` records are on this page, `goesOn` names the place of a cursor. */
export function pageFacts(value: unknown, onPage: number, path: readonly string[] = [], goesOn?: string): PageFacts {
  const facts: PageFacts = {}
  // The place that the description has for where to go on: nothing there is the end.
  if (isObject(value) && goesOn !== undefined) {
    const cursor = cursorIn(value[goesOn])
    Object.assign(facts, { isTold: true, ...(cursor !== undefined && { cursor }) })
  }
  if (isObject(value)) for (const holder of holdersOf(value, path, 0)) readHolder(holder, onPage, facts)
  return facts.isAmbiguous && saysItIsAll(facts) ? { ...facts, total: undefined } : facts
}

/** Whoever says that there is no more and tells a larger number tells the size that a page may have. */
const saysItIsAll = ({ more, isTold, cursor, href }: PageFacts): boolean =>
  more === false || (more === undefined && isTold === true && cursor === undefined && href === undefined)

/** The members of an answer that hold what is said about a page of it. */
const FACTS_GROUP = pattern('i')`
  ^_?(
    meta(data)?|page|pages|paging|pagination|page_?info|links|hits|cursors?|response_?metadata|result_?info
    |list|summary|total|info
  )$
  |^@
`

/** The object itself and those in it that hold no records: `meta`, `page`, `pagination`, `links`, `pageInfo` … */
function holdersOf(value: JsonObject, path: readonly string[], depth: number): JsonObject[] {
  const inner = Object.entries(value).flatMap(([name, one]) =>
    isObject(one) && (name === path[depth] || FACTS_GROUP.test(name))
      ? [ABOUT_PAGE.test(name) ? withoutSize(one) : one]
      : [],
  )
  return [value, ...(depth < DEEPEST + path.length ? inner.flatMap(one => holdersOf(one, path, depth + 1)) : [])]
}

const withoutSize = (holder: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(holder).filter(([name]) => name !== 'size'))

function readHolder(holder: JsonObject, onPage: number, facts: PageFacts): void {
  if (facts.total === undefined) {
    const sure = firstOf(TOTALS, name => totalIn(holder[name]))
    const total = sure ?? firstOf(AMBIGUOUS, name => moreThan(onPage, totalIn(holder[name])))
    if (total !== undefined) Object.assign(facts, { total, isAmbiguous: sure === undefined })
  }
  facts.pages ??= firstOf(PAGES, name => wholeNumber(holder[name]))
  facts.at ??= firstOf(AT, name => wholeNumber(holder[name]))
  facts.href ??= firstOf([...LINKS, ...namesOfNext(holder)], name => hrefIn(holder[name])) ?? nextAmong(holder)
  facts.link ??= facts.href === undefined ? undefined : parametersOf(facts.href)
  facts.cursor ??= firstOf(CURSORS, name => cursorIn(holder[name]))
  facts.more ??= firstOf(MORE, name => flagIn(holder[name]))
  if ([...CURSORS, ...LINKS, ...MORE, ...LAST].some(name => name in holder)) facts.isTold = true
  facts.more ??= firstOf(LAST, name => (typeof holder[name] === 'boolean' ? !holder[name] : undefined))
}

function firstOf<T>(names: readonly string[], read: (name: string) => T | undefined): T | undefined {
  for (const name of names) {
    const found = read(name)
    if (found !== undefined) return found
  }
  return undefined
}

/** Yes or no, also as systems without truth values write it. */
function flagIn(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  return typeof value === 'string' && /^(?:y|yes|n|no|true|false)$/i.test(value) ? /^[yt]/i.test(value) : undefined
}

function wholeNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 ? number : undefined
}

function totalIn(value: unknown): number | undefined {
  // Elasticsearch: `{"value": 120, "relation": "eq"}`.
  return wholeNumber(isObject(value) ? value.value : value)
}

/** `count` and `size` that are no more than the page at hand say nothing about the rest. */
const moreThan = (onPage: number, total: number | undefined): number | undefined =>
  total !== undefined && total > onPage ? total : undefined

const isLink = (text: string) => /^(https?:)?\/|^\?|^[\w./-]*\?\w/.test(text)

function hrefIn(value: unknown): string | undefined {
  // HAL and JSON:API write a link as an object.
  const href = isObject(value) ? value.href : value
  return typeof href === 'string' && href && isLink(href) ? href : undefined
}

const parametersOf = (href: string): Record<string, string> =>
  Object.fromEntries(new URL(href, 'http://localhost').searchParams)

/** `nextRecordsUrl`, `next_results_link`: what says of itself that it is the link to the next ones. */
const namesOfNext = (holder: JsonObject): string[] =>
  Object.keys(holder).filter(name => /^next\w*(?:url|uri|link|href)$/i.test(name))

/** Links as a list, each with its relation: FHIR's `link`, `links` of many others (RFC 8288, 3.3). */
function nextAmong({ link, links }: JsonObject): string | undefined {
  const all = [link, links].flatMap(list => (Array.isArray(list) ? list : [])).filter(isObject)
  const next = all.find(one => (one.rel ?? one.relation) === 'next')
  return next && hrefIn(next.href ?? next.url ?? next.uri)
}

function cursorIn(value: unknown): string | undefined {
  if (isObject(value)) {
    if ('href' in value) return undefined
    // DynamoDB's key is an object, some services write `{"cursor": {"next": "…"}}`.
    return cursorIn(value.next ?? value.after)
  }
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value && !isLink(value) ? value : undefined
}

/** What a body says in place of records when a call failed without a status that says so; undefined otherwise. */
export function failureIn(value: unknown): string | undefined {
  if (!isObject(value)) return undefined
  const { error, errors, success, ok, status } = value
  const failed = success === false || ok === false || /^(error|fail(ed|ure)?)$/i.test(String(status ?? ''))
  const reason = error ?? (Array.isArray(errors) ? errors[0] : errors)
  const isReason = (typeof reason === 'string' && reason !== '') || isObject(reason)
  if (!failed && !isReason) return undefined
  if (!failed && Object.values(value).some(one => Array.isArray(one) && one !== errors)) return undefined
  const text = isObject(reason) ? (reason.message ?? reason.detail ?? reason.title) : (reason ?? value.message)
  return typeof text === 'string' && text ? text.slice(0, 300) : 'the service said that it failed'
}
