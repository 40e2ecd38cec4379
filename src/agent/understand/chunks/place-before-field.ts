import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import type { ValueMatch, Vocabulary } from '../vocabulary/vocabulary.ts'
import type { Place } from './annotate.ts'
import type { Chunk } from './chunk.ts'
import type { Read } from './place-words.ts'

/** How sure a value is that is told by another word right before its own field, and how near that word has to be. */
const CERTAINTY = 0.63
const NEAR_ENOUGH = 0.4

/**
 * "the farming sector" of a sector that is Agriculture: right before a field only one of its values can be meant, by another word for
 * it or for a word of it. What the word is elsewhere ("finance", a department of other records) does not matter there.
 */
export function placeBeforeFields(
  tokens: readonly Read[],
  chunks: (Chunk | undefined)[],
  vocabularies: readonly Vocabulary[],
  place: Place,
): void {
  tokens.forEach((token, at) => {
    const [chunk, next] = [chunks[at], chunks[at + 1]]
    if (!/^\p{Ll}{4,}$/u.test(token.text) || !next || next === chunk) return
    // A kind of record, a field or a value of this very field says what it is by itself.
    const fields = next.fields.filter(({ field, quality }) => field.role === 'category' && quality >= 0.9)
    const isOwn = ({ entity, columns }: ValueMatch) =>
      fields.some(f => f.entity === entity && f.columns.join() === columns.join())
    const isFree = !chunk || (chunk.to - chunk.from === 1 && !chunk.entities.length && !chunk.fields.length)
    if (!isFree || !fields.length || chunk?.operator || chunk?.values.some(isOwn)) return
    if (chunk && !chunk.values.length) return
    const values = nearestOf(token.stem, vocabularies, isOwn)
    if (values.length) place(at, at + 1, { values, certainty: CERTAINTY })
  })
}

/** The one value that a word is nearest to, in each kind of record that has the field; none where none is near, or several are. */
function nearestOf(
  word: string,
  vocabularies: readonly Vocabulary[],
  isOwn: (match: ValueMatch) => boolean,
): ValueMatch[] {
  const near = [...wordKnowledge().synonyms(word)].filter(([, strength]) => strength >= NEAR_ENOUGH)
  if (!near.length) return []
  const keys = vocabularies.flatMap(({ loose }) =>
    [...loose].flatMap(([key, matches]) => matches.filter(isOwn).map(match => ({ words: key.split(' '), match }))),
  )
  for (const [other] of near.toSorted((a, b) => b[1] - a[1])) {
    const found = keys.filter(({ words }) => words.includes(other)).map(({ match }) => match)
    const isOne = new Set(found.map(({ values }) => values.join())).size === 1
    if (found.length) return isOne ? found.map(match => ({ ...match, quality: 0.8 })) : []
  }
  return []
}
