import { FILLERS } from '../language/lexicon.ts'
import { pastParticiple } from '../language/verb-forms.ts'
import type { Token } from '../requests/read-message.ts'
import type { ValueMatch, Vocabulary } from '../vocabulary/vocabulary.ts'
import type { Place } from './annotate.ts'
import type { Chunk } from './chunk.ts'

const SUBJECT = /^(?:we|they|he|she|you|i)$/

/**
 * "how many visits did we complete", "which items did Ann list": behind "did" and whoever did it the plain form is the verb, though the word
 * says nothing elsewhere ("a complete list"); where the records asked for have a state called after it, those in that state are meant.
 */
export function placeDeeds(
  tokens: readonly Token[],
  chunks: readonly (Chunk | undefined)[],
  vocabularies: readonly Vocabulary[],
  place: Place,
): void {
  const did = tokens.findIndex(({ norm }) => norm === 'did')
  if (did < 1) return
  const at = tokens.findIndex(({ norm }, i) => i > did + 1 && FILLERS.has(norm) && !SUBJECT.test(norm) && isBehindSubject(tokens, chunks, i)) // oxfmt-ignore
  const chunk = chunks[at]
  const fields = chunk?.fields ?? []
  if (at < 0 || (chunk && chunk.to > chunk.from + 1) || !saysLittle(chunk)) return
  const asked = chunks.slice(0, did).flatMap(c => c?.entities.filter(e => e.quality >= 0.8).map(e => e.entity) ?? [])
  const isState = ({ entity, field, quality }: ValueMatch) =>
    quality === 1 &&
    field.role === 'category' &&
    (!asked.length || asked.includes(entity)) &&
    !fields.some(f => f.entity === entity)
  const state = pastParticiple(tokens[at]!.norm)
  const values = vocabularies.flatMap(v => v.exact.get(state)?.filter(isState) ?? [])
  if (values.length) place(at, at + 1, { values, fields })
}

const isBehindSubject = (
  tokens: readonly Token[],
  chunks: readonly (Chunk | undefined)[],
  at: number,
): boolean => SUBJECT.test(tokens[at - 1]!.norm) || Boolean(chunks[at - 1]?.values.length || chunks[at - 1]?.entities.length) // oxfmt-ignore

/** Nothing is called so but dates, which may be those of others. */
const saysLittle = (chunk: Chunk | undefined): boolean => {
  if (!chunk || chunk.kind === 'filler') return true
  const { values, entities, operator, fields } = chunk
  return values.length + entities.length === 0 && !operator && fields.every(({ field }) => field.role === 'date')
}
