import { plural, singular } from '../language/words.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import type { Chunk } from './chunk.ts'

/** How surely a value is meant by its plural. */
const IN_PLURAL = 0.95

/**
 * "our borrowers are children" of a category `Child`, where books are for an age group `Children`: what some records are called in the
 * plural others may be called one by one. Only plurals that no ending makes: the others are found by their stem.
 */
export function addSingulars(chunks: readonly (Chunk | undefined)[], vocabularies: readonly Vocabulary[]): void {
  for (const chunk of new Set(chunks)) {
    if (!chunk?.values.length || chunk.to - chunk.from !== 1) continue
    const word = chunk.text.toLowerCase()
    const one = singular(word)
    if (one === word || word === `${one}s` || plural(one) !== word) continue
    const known = new Set(chunk.values.map(({ field }) => field))
    const others = vocabularies
      .flatMap(({ exact }) => exact.get(one) ?? [])
      .filter(({ field }) => field.role === 'category' && !known.has(field))
    chunk.values.push(...others.map(match => ({ ...match, quality: Math.min(match.quality, IN_PLURAL) })))
  }
}
