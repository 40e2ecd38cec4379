import { type Draft, isFree, use } from '../reading/draft.ts'

/**
 * "have north as their depot", "with blue as the main colour": a value before "as" is that of the field behind it, and of no other that
 * has such values too.
 */
export function readAsTheir(draft: Draft): void {
  const { chunks } = draft
  chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || !chunk.values.length || !/^as$/i.test(chunks[at + 1]?.text ?? '')) return
    const next = /^(?:the|a|an|their|its|his|her|your|my)$/i.test(chunks[at + 2]?.text ?? '') ? at + 3 : at + 2
    const field = chunks[next]
    if (!isFree(field)) return
    const named = field.fields.filter(f => f.quality >= 0.8).map(f => f.field)
    const meant = chunk.values.filter(v => named.includes(v.field))
    if (!meant.length) return
    Object.assign(chunk, { values: meant, entities: [], fields: [] })
    use(field, 'condition')
    use(chunks[at + 1]!, 'filler')
  })
}
readAsTheir.needs = /^as$/
