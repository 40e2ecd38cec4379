import type { Entity } from '../entity-model/catalogue-model.ts'
import { saidNouns } from '../entity-model/said-nouns.ts'
import { stem } from '../language/words.ts'
import { type Dictionary, keyOf, put } from './dictionary.ts'

/** Nearly as good as the name of the records. */
const SAID = 0.85

/**
 * What the service's own texts call the records ("The apartment it is about" of units) names them, where nothing in the catalogue
 * has that name: it stands before parts of values ("apartment block" of buildings), and is told in the answer.
 */
export function addSaidNouns(dictionary: Dictionary, entities: readonly Entity[]): void {
  const named = entities.filter(entity => !entity.hidden && !entity.inside)
  for (const entity of named)
    for (const noun of saidNouns(entity, named)) {
      const key = keyOf(noun.split(' '))
      const isField = dictionary.fields.get(key)?.some(({ quality }) => quality >= 0.9)
      if (isField || dictionary.entities.get(key)?.some(({ quality }) => quality >= SAID)) continue
      dictionary.entities.delete(key)
      put(dictionary.entities, key, { entity, quality: SAID, isEveryday: true })
      for (const word of noun.split(' ')) dictionary.words.add(word)
      addOwned(dictionary, entity, key)
    }
}

/** "apartment 101" as "unit 101" of a `unit_number`: what the name of a field has of the noun of the records. */
function addOwned({ fields }: Dictionary, entity: Entity, key: string): void {
  const own = stem(entity.words.at(-1)!)
  for (const [name, mentions] of [...fields]) {
    const [first, ...others] = name.split(' ')
    const named = first === own ? mentions.filter(mention => mention.entity === entity) : []
    for (const mention of named) put(fields, [key, ...others].join(' '), mention)
  }
}
