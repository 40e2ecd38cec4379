import { isAdditive } from '../asks/additive.ts'
import type { Field } from '../catalogue-model.ts'
import { type Draft, type Node, isFree, use } from '../draft.ts'
import type { Comparison } from '../lexicon.ts'
import { findPath } from '../relations.ts'

/**
 * "customers who spent more than 3,000 in total", "drivers with over 500 km altogether": the bound is on what the records of
 * each come to, not on one of them, where a word for a sum says so.
 */
export function readSumBelow(
  draft: Draft,
  { node, field }: { node: Node; field: Field },
  op: Comparison,
  values: readonly number[],
): boolean {
  const first = draft.nodes.filter(n => !n.implicit && !n.previous).sort((a, b) => a.at - b.at)[0]
  if (!first || first.entity === node.entity || values.length !== 1 || !/^[<>]=?$/.test(op) || !isAdditive(field))
    return false
  const said = draft.chunks.filter(c => isFree(c) && c.operator?.type === 'aggregate' && c.operator.fn === 'sum')
  const path = said.length ? findPath(first.entity, node.entity, draft.app) : undefined
  if (!path?.length || path.some(hop => hop.direction === 'up') || path.filter(hop => !hop.to.hidden).length > 1)
    return false
  node.count = { op, value: values[0]!, sum: field.column }
  for (const chunk of said) use(chunk, 'condition')
  return true
}
