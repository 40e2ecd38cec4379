import { READING_ACTIONS } from '../../../lib/synonyms.ts'
import { singular, splitIdentifier } from '../language/words.ts'
import { plainPath } from './plain-path.ts'

/** Verbs that names of tools begin with before they say what it is about: `list-albums`, `get_all_users`. */
const READING = new Set([
  ...READING_ACTIONS.flat().filter(word => !/^(number|total|test|diff)$/.test(word)),
  'browse',
  'all',
  'any',
  'load',
])
/** What follows the noun and selects nothing: `order_list`, `/tasks/search`, `employees.json`. */
const TRAILING = new Set([
  'list',
  'all',
  'search',
  'query',
  'index',
  'json',
  'xml',
  'collection',
  'listing',
  'lookup',
  'find',
  'filter',
  'v1',
  'v2',
  'v3',
])
const PREPOSITIONS = new Set(['by', 'for', 'with', 'from', 'of', 'in', 'per'])
const PREFIX = /^(api|apis|rest|odata|rpc|ws|v?\d{1,2}(\.\d+)*|\d{4}-\d{2}(-\d{2})?)$/i

export const isParameter = (segment: string): boolean => /^[{:]/.test(segment)
/** `{id}` and `:id` → `id`, as `{id}.json` is. */
export const parameterName = (segment: string): string =>
  /^\{([^{}]+)\}/.exec(segment)?.[1] ?? segment.replace(/^[{:]|\}$/g, '')

/** Segments of a path without prefixes such as `api` and `v1`; `tasks:search` are two. */
export const pathSegments = (path: string): string[] =>
  plainPath(path)
    .split(/[/?]|(?<=\}):/)
    .flatMap(part => (isParameter(part) ? [part] : part.split(':')))
    .filter(part => part && !PREFIX.test(part))

/** What the records of a list are called, and the words that tell which of them the list holds. */
export interface RecordName {
  words: string[]
  /** Other nouns that the path offers, nearest first: `contacts` in `/contacts/from-accounts`. */
  others: string[][]
  /** The list is that of the user: `/me/tasks`. */
  isOwn: boolean
  /** Words of a segment behind the noun: `overdue` in `/tasks/overdue`. */
  rest: string[]
}

/** Names the records by the last segment that says more than "list" or "search"; `property` is what the envelope calls them. */
export function nameRecords(segments: string[], property: string | undefined): RecordName | undefined {
  const named = segments.filter(segment => !isParameter(segment))
  const all = named.map(segment => bareWords(splitIdentifier(segment)))
  const at = all.findLastIndex(words => words.length > 0)
  const fallback = property ? splitIdentifier(property) : splitIdentifier(named.at(-1) ?? '')
  const words = at >= 0 ? all[at]! : fallback
  if (!words.length) return undefined
  const before = (at >= 0 ? all.slice(0, at) : []).filter(other => other.length > 0).reverse()
  const cut = words.findIndex((word, i) => i > 0 && PREPOSITIONS.has(word))
  return {
    words,
    others: [
      ...(cut > 0 ? [words.slice(0, cut)] : []),
      ...(property ? [bareWords(splitIdentifier(property))] : []),
      ...before,
    ].filter(other => other.length > 0),
    isOwn: named.slice(0, -1).some(segment => /^(me|my|mine|self|current)$/i.test(segment)),
    rest: words,
  }
}

/** An identifier's words without the verb before the noun and what follows it. */
export function bareWords(words: string[]): string[] {
  let from = 0
  while (from < words.length && READING.has(words[from]!)) from++
  if (words[from] === 'of' && from > 0) from++
  // `findByStatus`: what follows only says how they are chosen.
  if (from > 0 && PREPOSITIONS.has(words[from] ?? '')) return []
  let to = words.length
  // `get_customer_records` and `/customers/records` are customers, `/medical-records` are records of their own.
  if (words[to - 1] === 'records' && (from > 0 || to === 1)) to--
  while (to > from && TRAILING.has(words[to - 1]!)) to--
  return words.slice(from, to)
}

/** Words with the last one in the singular. */
export const asNoun = (words: string[]): string[] =>
  words.map((word, at) => (at === words.length - 1 ? singular(word) : word))
