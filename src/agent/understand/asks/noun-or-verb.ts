import { type Draft, isFree, neighbour } from '../draft.ts'
import { measuredBy } from './measure-verbs.ts'

/**
 * A word of measure that is also a field's name ("cost") is a verb behind "that", behind "do they" or between a noun and
 * a comparison: then it asks for what the verb measures, the price that is paid. With an article, "with" or "per" it is the
 * noun, the field of that name.
 */
export function readVerbsOfMeasure(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || !chunk.fields.length || chunk.values.length || !isVerbAt(draft, at)) return
    const fields = chunk.fields.flatMap(mention => {
      const measured = measuredBy(mention.entity, chunk.text.toLowerCase())
      const isOther = measured && measured.field !== mention.field && measured.field.role === mention.field.role
      return isOther ? [{ ...measured, quality: mention.quality }] : [mention]
    })
    chunk.fields = fields.filter((f, i) => fields.findIndex(other => other.field === f.field) === i)
  })
}

function isVerbAt(draft: Draft, at: number): boolean {
  const words = draft.chunks.map(c => c.text.toLowerCase())
  const before = words[at - 1] ?? ''
  if (/ing$/.test(words[at]!) || /^(that|which|who|to|they|it|we|you|i)$/.test(before)) return true
  const isBehindNoun =
    draft.chunks[neighbour(draft, at, -1, 0)]?.used === 'entity' || Boolean(draft.chunks[at - 1]?.values.length)
  const asks = words.slice(0, at).some(word => /^(do|does|did)$/.test(word)) && /s$/.test(words[at]!) === false
  const next = draft.chunks[at + 1]
  const compares =
    next?.operator?.type === 'comparator' || next?.operator?.type === 'superlative' || next?.literal?.kind === 'number'
  return isBehindNoun && (asks || compares)
}
