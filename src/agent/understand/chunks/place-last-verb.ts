import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import { namesRecord } from '../vocabulary/vocabulary.ts'
import type { Token } from '../requests/read-message.ts'
import { FILLERS, VERBS_OF_MEASURE } from '../language/lexicon.ts'
import { isPlural, stem } from '../language/words.ts'
import type { Chunk } from './chunk.ts'
import type { Free, Place } from './annotate.ts'

/**
 * "which courses does Ann Lee teach" where a room is called "Teaching Galley": the plain form behind "do" and a name is the verb, and no part of
 * any other name (Quirk et al., 1985, 3.37). Before parts of names are looked for.
 */
export function placeLastVerb(
  tokens: readonly Token[],
  chunks: readonly (Chunk | undefined)[],
  place: Place,
  free: Free,
): void {
  const at = tokens.length - 1
  const verb = tokens[at]
  const isName =
    chunks[at - 1]?.values.some(namesRecord) === true || /^(?:we|they|he|she|you|i)$/.test(tokens[at - 1]?.norm ?? '')
  if (!verb || !isName || !free(at, at + 1) || !/^\p{Ll}{3,}$/u.test(verb.text) || isPlural(verb.text)) return
  if (FILLERS.has(verb.norm) || VERBS_OF_MEASURE.has(verb.norm)) return
  const asked = tokens.slice(0, at - 1).map(({ norm }) => norm)
  const isDone = /\b(?:which|what|many)\b.*\b(?:do|does|did)\b/.test(asked.join(' '))
  if (isDone && wordKnowledge().find(stem(verb.text)) !== undefined) place(at, at + 1, { kind: 'unknown' })
}
