import { type Draft, isFree, neighbour } from '../reading/draft.ts'
import { endMeant } from './ends-of-ranges.ts'
import { isBought, measuredBy } from './measure-verbs.ts'
import { isParticiple } from '../language/verb-forms.ts'

/**
 * A word of measure that is also a field's name ("cost") is a verb behind "that", behind "do they" or between a noun and
 * a comparison: then it asks for what the verb measures, the price that is paid. With an article, "with" or "per" it is the
 * noun, the field of that name.
 */
export function readVerbsOfMeasure(draft: Draft): void {
  // "cost more than 2 euros a week": for one of what it is, was told (`figures-of-a-unit.ts`).
  if (draft.chunks.some(chunk => chunk.used === 'told')) return
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || !chunk.fields.length || chunk.values.length || !isVerbAt(draft, at)) return
    const fields = chunk.fields.flatMap(mention => {
      const measured = measuredBy(mention.entity, chunk.text.toLowerCase())
      // `actual_cost` beside `estimated_cost`: both are what the verb measures.
      const isAlike = measured?.field.words.at(-1) === mention.field.words.at(-1)
      // "how much have we paid" of an `amount_paid` beside an `amount_claimed`: the very form is in its name.
      const word = chunk.text.toLowerCase()
      if (isBought(mention.field) && isOurs(draft, at)) return [mention]
      if (isParticiple(word) && mention.field.words.includes(word)) return [mention]
      const isOther =
        measured && !isAlike && measured.field !== mention.field && measured.field.role === mention.field.role
      return isOther ? [endMeant(draft, at, { ...measured, quality: mention.quality })] : [mention]
    })
    chunk.fields = fields.filter((f, i) => fields.findIndex(other => other.field === f.field) === i)
  })
}

/** "what did we pay for it", "what did it cost us": we are those who bought it. */
const isOurs = ({ chunks }: Draft, at: number): boolean =>
  chunks.slice(0, at).some(c => /^we$/i.test(c.text)) || /^us$/i.test(chunks[at + 1]?.text ?? '')

function isVerbAt(draft: Draft, at: number): boolean {
  const wordAt = (i: number) => draft.chunks[i]?.text.toLowerCase() ?? ''
  if (/ing$/.test(wordAt(at)) || /^(that|which|who|to|they|it|we|you|i)$/.test(wordAt(at - 1))) return true
  const isBehindNoun =
    draft.chunks[neighbour(draft, at, -1, 0)]?.used === 'entity' || Boolean(draft.chunks[at - 1]?.values.length)
  const next = draft.chunks[at + 1]
  const compares =
    next?.operator?.type === 'comparator' || next?.operator?.type === 'superlative' || next?.literal?.kind === 'number'
  if (!isBehindNoun || compares) return isBehindNoun
  return !wordAt(at).endsWith('s') && draft.chunks.slice(0, at).some(c => /^(do|does|did)$/i.test(c.text))
}
