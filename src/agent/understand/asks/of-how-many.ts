import { mayBeEmpty } from '../entity-model/field-roles.ts'
import { addCondition, type Draft } from '../reading/draft.ts'

/** "for how many complaints": those that the amount named before is of. */
const OF_HOW_MANY = /\b(?:for|from|over|across|on|in|to) how many\b/i

/**
 * "how much have we refunded altogether, and for how many complaints?": beside an amount that not all of them have, the number is that of
 * those that have it.
 */
export function countThoseWithAmount(draft: Draft): void {
  const sum = draft.measures.find(m => m.fn === 'sum')
  if (!sum?.column || !draft.measures.some(m => m.fn === 'count') || !OF_HOW_MANY.test(draft.message.text)) return
  const node = draft.measured ?? draft.nodes[0]
  const field = node?.entity.fields.find(f => f.column === sum.column)
  if (!node || !field || !mayBeEmpty(field)) return
  const label = `with a ${field.words.join(' ')}`
  addCondition(node, { columns: [field.column], op: 'filled', values: [], at: node.at, label })
}
countThoseWithAmount.needs = /^many$/
