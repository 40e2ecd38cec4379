import type { Entity } from '../entity-model/catalogue-model.ts'
import { saidNouns } from '../entity-model/said-nouns.ts'
import { stem } from '../language/words.ts'
import { type Dictionary, put } from './dictionary.ts'

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
      const key = stem(noun)
      const isField = dictionary.fields.get(key)?.some(({ quality }) => quality >= 0.9)
      if (isField || dictionary.entities.get(key)?.some(({ quality }) => quality >= SAID)) continue
      dictionary.entities.delete(key)
      put(dictionary.entities, key, { entity, quality: SAID, isEveryday: true })
      dictionary.words.add(noun)
    }
}
