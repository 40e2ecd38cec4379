import { onHand } from '../asks/left-over.ts'
import { type Draft, isFree, nameField, nounsBefore } from '../reading/draft.ts'
import { COUNTER } from './shared.ts'

/**
 * "articles with fewer than 10 left", "products of which only 3 pieces remain": behind a number what is left is the one figure of what is
 * on hand, where the things that are spoken of have one. Before numbers are read.
 */
export function readBoundsOfRest(draft: Draft): void {
  const { chunks } = draft
  chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || !/^(?:left|remaining|remain|available)$/i.test(chunk.text) || chunk.values.length) return
    const counted = COUNTER.test(chunks[at - 1]?.text ?? '') ? at - 2 : at - 1
    if (chunks[counted]?.literal?.kind !== 'number' || !isFree(chunks[counted])) return
    const node = nounsBefore(draft, counted).findLast(n => onHand(n.entity).length > 0)
    const [field, ...others] = node ? onHand(node.entity) : []
    if (!node || !field || others.length) return
    nameField(chunk, { entity: node.entity, field, columns: [field.column], quality: 1 })
  })
}
readBoundsOfRest.needs = /^(?:left|remaining|remain|available)$/
