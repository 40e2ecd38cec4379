import { type Draft, addCondition, emptySelection, isFree, use } from '../reading/draft.ts'
import { negationBefore } from './negation.ts'
import { labelOf } from './shared.ts'

/**
 * "which films are sequels", "invoices that are no copies": what a record is of another of its kind (`sequel_of`, `copy_of`) it is where that
 * key names one. "Films that have a sequel" are those that such a key names.
 */
export function readOfAnother(draft: Draft): void {
  const { chunks, nodes } = draft
  chunks.forEach((chunk, at) => {
    const before = chunks.slice(Math.max(0, at - 3), at)
    const isOfNothing = !/\bof$/i.test(chunk.text) && !/^(?:of|to|for|from)$/i.test(chunks[at + 1]?.text ?? '')
    if (!isFree(chunk) || !isOfNothing) return
    const node = nodes.find(n => !n.implicit && n.at < at)
    const mention = chunk.fields.find(
      ({ entity, field }) => entity === node?.entity && field.target === entity.key && field.words.at(-1) === 'of',
    )
    if (!node || !mention) return
    const isIt = before.some(c => /^(?:is|are|was|were)(?:n['’]t)?$/i.test(c.text))
    if (!isIt && !before.some(c => /^(?:has|have|had|with|without)(?:n['’]t)?$/i.test(c.text))) return
    const lack = before.find(c => isFree(c) && c.operator?.type === 'missing')
    const negation = negationBefore(draft, at) ?? lack
    const label = `with ${negation ? 'no ' : 'a '}${labelOf(mention.field)}`
    if (isIt) addCondition(node, { columns: mention.columns, op: negation ? 'empty' : 'filled', values: [], label, at })
    else {
      const via = mention.field.column
      node.selection.related.push({ selection: emptySelection(node.entity), exists: !negation, via, direction: 'down' })
    }
    use(chunk, 'condition')
    if (negation) use(negation, 'condition')
  })
}
