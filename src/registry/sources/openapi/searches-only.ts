import { splitIdentifier } from '../../../lib/words.ts'
import type { RawOperation } from './list-operations.ts'
import { successStatus } from './responses-of-operation.ts'

const SEARCHES = /^(?:search|searches|searching|find|finds|finding|lookup)$/
/** Words of a change: with one of them a search does more than find. */
const CHANGES =
  /^(?:create|creates|creating|add|adds|save|saves|saved|saving|insert|launch|submit|enqueue|async|update|upsert|edit|delete|remove|purge|clear|notify|export|import)$/

/**
 * Whether a POST only searches, so that it changes nothing as a GET does: its path ends in `search` (`/orders/search`,
 * `/orders:search`, `/orders/_search`), its name or summary says so too and says nothing of a change, and it answers with 200,
 * not with what was made (201) or begun (202). Services search so where the criteria do not fit into an address.
 */
export function searchesOnly(raw: RawOperation): boolean {
  if (raw.method !== 'POST' || !/[/:]_?search\/?$/i.test(raw.path)) return false
  const { operationId, summary } = raw.operation
  const said = [operationId, raw.name, summary].flatMap(text => (typeof text === 'string' ? splitIdentifier(text) : []))
  return (
    successStatus(raw) === '200' && said.some(word => SEARCHES.test(word)) && !said.some(word => CHANGES.test(word))
  )
}
