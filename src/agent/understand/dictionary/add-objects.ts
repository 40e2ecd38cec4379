import type { Entity } from '../entity-model/catalogue-model.ts'
import { isPersonNoun } from '../entity-model/people.ts'
import { stem } from '../language/words.ts'
import { type Dictionary, keyOf, put } from './dictionary.ts'

/** How well an object is told by what it is called in. */
const BY_OBJECT = 0.9

/**
 * "average price per category" of a `category.name`: what an object inside a record is called names it, where no records of that kind are
 * listed, which the noun would stand for.
 */
export function addObjects(dictionary: Dictionary, entities: readonly Entity[]): void {
  const kinds = new Set(entities.filter(e => !e.hidden).map(e => stem(e.words.at(-1)!)))
  // Somebody in an object (`recipient.name`) is told by what they do.
  const isElse = (noun: string) => kinds.has(stem(noun)) || isPersonNoun(noun)
  for (const entity of entities.filter(e => !e.hidden && !e.inside))
    for (const field of entity.fields) {
      const words = field.words.slice(0, -1)
      const isName = field.nested && /^(?:name|title|label)$/.test(field.words.at(-1)!)
      if (!isName || field.type !== 'string' || !words.length || isElse(words.at(-1)!)) continue
      const key = keyOf(words)
      const known = dictionary.fields.get(key)?.find(m => m.field === field)
      if (known) known.quality = Math.max(known.quality, BY_OBJECT)
      else put(dictionary.fields, key, { entity, field, columns: [field.column], quality: BY_OBJECT })
    }
}
