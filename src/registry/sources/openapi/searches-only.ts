import { wordList } from '../../../lib/patterns.ts'
import { splitIdentifier } from '../../../lib/words.ts'
import type { RawOperation } from './list-operations.ts'
import { successStatus } from './responses-of-operation.ts'

const SEARCHES = /^(?:search|searches|searching|find|finds|finding|lookup)$/
/** Words of a change: with one of them a search does more than find. */
const CHANGES = new Set(
  wordList`
    create creates creating add adds save saves saved saving insert launch submit enqueue async update updates upsert edit
    delete deletes remove removes purge clear notify export import set send sends reset mark cancel start stop
  `,
)

/**
 * Whether a POST only searches, so that it changes nothing as a GET does: its path ends in `search` (`/orders/search`,
 * `/orders:search`, `/orders/_search`), its name or summary says so too and says nothing of a change, and it answers with 200,
 * not with what was made (201) or begun (202). Services search so where the criteria do not fit into an address.
 */
export function searchesOnly(raw: RawOperation): boolean {
  if (raw.method !== 'POST' || !/[/:]_?search\/?$/i.test(raw.path)) return false
  const { operationId, summary } = raw.operation
  const said = [operationId, raw.name, summary].flatMap(text => (typeof text === 'string' ? splitIdentifier(text) : []))
  return successStatus(raw) === '200' && said.some(word => SEARCHES.test(word)) && !said.some(word => CHANGES.has(word))
}

/** Verbs of methods that read, as names of methods have them; "return", "read" and "view" may be done to what is named. */
const READS = new Set(
  wordList`list lists get gets fetch fetches retrieve retrieves find finds search searches query queries lookup describe info count history`,
)
/** Verbs that summaries of such methods begin with. */
const TELLS = new Set([...READS, ...wordList`return returns read reads show shows view views describes counts lookups`])
/** What is made when it is asked for, or taken by asking for it, and what may be more than a look at it. */
const MADE_BY_ASKING = new Set(
  wordList`token tokens otp session lease lock next pop signed presigned upload url code nonce password secret`,
)

/**
 * Whether a POST is a method that reads, by its name, as interfaces have it that send every method by POST (`/members.list`,
 * `/orders.get`, `/GetOrders`, `/orders/list`): the verb is the last part of the path and reads, its summary begins with such
 * a verb where there is one, none of its words is a change, and it answers with 200. Without a summary, the name has to say
 * what is read: several, all, or one by its key.
 */
export function readsByName(raw: RawOperation): boolean {
  if (raw.method !== 'POST' || !/^(?:200|default)$/.test(successStatus(raw) ?? '')) return false
  const last = raw.path.split('/').findLast(Boolean) ?? ''
  const words = splitIdentifier(last)
  const { operationId, summary, description } = raw.operation
  const told = [summary, description].find(text => typeof text === 'string' && text.trim() !== '') as string | undefined
  const [opening] = told === undefined ? [] : splitIdentifier(told)
  const said = [operationId, raw.name, summary].flatMap(text => (typeof text === 'string' ? splitIdentifier(text) : []))
  if (last.includes('{') || [...words, ...said].some(word => CHANGES.has(word) || MADE_BY_ASKING.has(word)))
    return false
  const isDotted = /^\w+\.\w+$/.test(last) && READS.has(words.at(-1)!)
  const isVerbFirst = words.length > 1 && READS.has(words[0]!)
  const isBare = words.length === 1 && READS.has(words[0]!)
  if (opening !== undefined) return (isDotted || isVerbFirst || isBare) && TELLS.has(opening)
  return isDotted || (isVerbFirst && (/s$/.test(words.at(-1)!) || words.includes('all') || words.includes('by')))
}
