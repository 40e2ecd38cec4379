import type { Chunk } from '../chunks/chunk.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { isPlural } from '../language/words.ts'
import { type Draft, isFree } from '../reading/draft.ts'

/** Where somebody is reached: what is called so besides is a thing. */
const REACHED = /^(?:phone|email|url)$/

/**
 * "how many phones have been returned?" of things that are phones, keys or bags, where only others have a phone number: several of a word
 * that is what records are mean those, unless whoever has the number is spoken of. Before nouns are looked for.
 */
export function keepThingsFromFields({ chunks }: Draft): void {
  for (const chunk of chunks) {
    if (!isFree(chunk) || !chunk.fields.length || !isPlural(chunk.text.toLowerCase())) continue
    const things = chunk.values.filter(v => v.field.role === 'category' && v.quality >= 0.9)
    const isOther = ({ entity, field }: Chunk['fields'][number]) =>
      REACHED.test(field.role) && things.every(v => v.entity !== entity) && !isSpokenOf(chunks, chunk, entity)
    if (things.length && chunk.fields.every(isOther)) chunk.fields = []
  }
}

/** The kind is named, or one of its records. */
const isSpokenOf = (chunks: readonly Chunk[], own: Chunk, entity: Entity): boolean =>
  chunks.some(c => c !== own && [...c.entities, ...c.values].some(one => one.entity === entity))
