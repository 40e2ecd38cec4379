import { isNumeric } from '../conditions/shared.ts'
import { isPlural } from '../language/words.ts'
import { type Draft, isFree } from '../reading/draft.ts'
import { isAdditive, isPriceOfOne } from './additive.ts'

const OVERALL = /^(?:overall|whole|entire)$/i

/** "the overall budget of the projects": of a figure that adds up, what all of them have together. */
export function readOverall(draft: Draft): void {
  const { chunks, nodes, measures } = draft
  if (measures.length || chunks.some(c => c.operator?.type === 'aggregate' || c.operator?.type === 'superlative'))
    return
  for (const [at, chunk] of chunks.entries()) {
    const figure = chunks[at + 1]
    if (chunk.used || !OVERALL.test(chunk.text) || !isFree(figure)) continue
    const isOf = /^(?:of|for|from|across|over|in)$/i.test(chunks[at + 2]?.text ?? '')
    const many = nodes.find(n => !n.implicit && n.at > at + 2 && isPlural(chunks[Math.floor(n.at)]!.text.toLowerCase()))
    const sums = figure.fields.filter(
      f =>
        f.entity === many?.entity && isNumeric(f) && f.quality >= 0.8 && isAdditive(f.field) && !isPriceOfOne(f.field),
    )
    if (!isOf || !many || !sums.length) continue
    Object.assign(chunk, { kind: 'operator', operator: { type: 'aggregate', fn: 'sum' } })
    return
  }
}
readOverall.needs = (word: string) => OVERALL.test(word)
