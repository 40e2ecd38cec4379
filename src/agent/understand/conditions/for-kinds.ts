import type { Entity } from '../entity-model/catalogue-model.ts'
import { type Draft, isFree } from '../reading/draft.ts'

/** Words that begin the name of a field for what something is there for. */
const FOR = /^(?:for|suits|suitable|accepts|allows|takes|intended)$/

/**
 * "our heaviest dog" of pets with a `species` beside kennels with a `for_species`: what something is there for makes it none of them. Where
 * that is spoken of itself ("kennels for dogs"), it is meant. Before nouns and values are looked for.
 */
export function dropWhatIsFor({ chunks }: Draft): void {
  const isSpoken = (entity: Entity) => chunks.some(c => c.entities.some(e => e.entity === entity && e.quality >= 0.8))
  for (const chunk of chunks) {
    if (!isFree(chunk) || chunk.values.length < 2) continue
    const own = chunk.values.filter(v => !FOR.test(v.field.words[0]!))
    const others = chunk.values.filter(v => FOR.test(v.field.words[0]!))
    if (own.length > 0 && others.length > 0 && !others.some(v => isSpoken(v.entity))) chunk.values = own
  }
}
