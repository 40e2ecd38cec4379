import { balanceOf } from '../entity-model/whole-and-part.ts'
import { type Draft, addCondition, isFree, use } from '../reading/draft.ts'
import type { How } from './done-in-part.ts'
import { labelOf } from './shared.ts'

const PAID = /^(?:un)?(?:paid|settled)$/i

/**
 * "unpaid invoices", "bills that have not been paid yet" of records that say what is still to be paid of them, and in no other way whether
 * they are: something is, or nothing.
 */
export function readBalance(draft: Draft, way: How, at: number): boolean {
  const chunk = draft.chunks[at]!
  const node = draft.nodes.find(one => !one.implicit && balanceOf(one.entity))
  const balance = node && balanceOf(node.entity)
  const isElsewhere = chunk.fields.some(({ entity, quality }) => entity === node?.entity && quality >= 0.8)
  if (!isFree(chunk) || !node || !balance || !PAID.test(chunk.text) || isElsewhere) return false
  const isOpen = way === 'open' || way === 'nothing'
  if (!isOpen && way !== 'done' && way !== 'full') return false
  const label = isOpen ? 'something still to be paid' : `no ${labelOf(balance)}`
  addCondition(node, { columns: [balance.column], op: isOpen ? '>' : '<=', values: [0], at, label, told: true })
  chunk.fields = []
  use(chunk, 'condition')
  return true
}
