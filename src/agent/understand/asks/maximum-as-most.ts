import { isFree, type Draft } from '../reading/draft.ts'
import { boundField } from './bound-field.ts'

const HAVING = /^(?:with|w|w\/|has|have|had|having|got|whose)$/i

/**
 * "the book with the maximum number of pages", "which dock has the min depth": of records that are named before it, those that have the
 * largest or smallest are meant, and not the figure alone. `maximum_depth` is a field of its own, and a number behind makes a bound.
 */
export function readMaximumAsMost(draft: Draft): void {
  const { chunks, nodes } = draft
  for (const [at, chunk] of chunks.entries()) {
    if (!isFree(chunk) || chunk.operator?.type !== 'aggregate' || !/^(?:max|min)$/.test(chunk.operator.fn)) continue
    const before = chunks[/^the$/i.test(chunks[at - 1]?.text ?? '') ? at - 2 : at - 1]
    const isOfNoun = nodes.some(n => !n.implicit && n.at < at)
    const isBound = chunks.slice(at + 1, at + 4).some(c => c.literal?.kind === 'number' || c.operator?.type === 'group')
    if (!before || !HAVING.test(before.text) || !isOfNoun || isBound || boundField(draft, at, chunk.operator.fn))
      continue
    const direction = chunk.operator.fn === 'max' ? 'desc' : 'asc'
    chunk.operator = { type: 'superlative', direction, nouns: [], word: direction === 'desc' ? 'highest' : 'lowest' }
  }
}
