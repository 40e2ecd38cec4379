import { type Draft, isFree } from '../reading/draft.ts'
import { COUNTER, isNumeric } from './shared.ts'

/** "less than 20 pieces in stock": between a number and the figure that it bounds the noun says nothing more. */
export function readCounters(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || !COUNTER.test(chunk.text) || draft.chunks[at - 1]?.literal?.kind !== 'number') return
    const figure = draft.chunks.slice(at + 1, at + 3).find(c => c.kind !== 'filler')
    if (!figure?.fields.some(f => isNumeric(f) && f.quality >= 0.8)) return
    Object.assign(chunk, { kind: 'filler', entities: [], fields: [], values: [] })
  })
}
