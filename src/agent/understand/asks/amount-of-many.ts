import { isNumeric } from '../conditions/shared.ts'
import { isPlural } from '../language/words.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'
import { isAdditive } from './additive.ts'
import { nodeAt } from './fields.ts'

/**
 * "what value of orders did we ship", "what weight of parcels left in May": without an article the figure is that of all of them
 * together (a noun of measure before "of" and a plural; Quirk et al., 1985, 5.9), where it adds up.
 */
export function readAmountOfMany(draft: Draft): void {
  const { chunks, measures } = draft
  chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || measures.length || nodeAt(draft, at) || isPlural(chunk.text)) return
    if (!/^(?:what|which)$/i.test(chunks[at - 1]?.text ?? '') || !/^of$/i.test(chunks[at + 1]?.text ?? '')) return
    const node = draft.nodes.find(n => n.at > at && n.at <= at + 4 && !n.implicit)
    const mention = chunk.fields.find(f => f.entity === node?.entity && isNumeric(f) && f.quality >= 0.8)
    if (!node || !mention || !isAdditive(mention.field) || !isPlural(chunks[node.at]!.text.toLowerCase())) return
    measures.push({ fn: 'sum', column: mention.field.column })
    draft.measured ??= node
    use(chunk, 'aggregate')
  })
}
readAmountOfMany.needs = /^(?:what|which)$/
