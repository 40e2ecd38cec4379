import type { Chunk } from '../chunks/chunk.ts'
import { type Draft, use } from '../reading/draft.ts'

/** Fields after "by" or "per" are spoken for before values are read ("by status" must not look for a status), also the second of two. */
export function reserveGroupFields(draft: Draft): void {
  const reserve = (chunk: Chunk | undefined) => {
    if (!chunk?.fields.length || chunk.negated) return false
    chunk.values = []
    if (chunk.fields.every(f => f.field.role === 'boolean')) use(chunk, 'grouping')
    return true
  }
  draft.chunks.forEach((chunk, at) => {
    const word = chunk.operator?.type === 'group' ? chunk.operator.word : ''
    // "booked by phone": how it was done.
    if (draft.chunks[at - 1]?.used === 'related') return
    const unit = draft.chunks[at + 1]
    // "by year": no title that has the word somewhere inside.
    if (word && unit?.weak && /^(?:day|weekday|week|month|quarter|year)$/i.test(unit.text)) unit.values = []
    if (!/^(by|per)$/.test(word) || !reserve(draft.chunks[at + 1])) return
    if (/^(and|then|by)$/i.test(draft.chunks[at + 2]?.text ?? '')) reserve(draft.chunks[at + 3])
  })
}
