import type { AppModel, CatalogueModel, Entity } from '../understand/entity-model/catalogue-model.ts'
import { RECORD_NOUNS } from '../understand/entity-model/record-nouns.ts'
import { stem } from '../understand/language/words.ts'

/** The words (as stems) are the noun of the kind, with or without the name of its application. */
export function namesEntity(entity: Entity, words: string[], model: CatalogueModel): boolean {
  const noun = entity.words.map(stem)
  const own = model.apps.find(a => a.name === entity.app)!.words.map(stem)
  const rest = words.filter(word => !noun.includes(word))
  // "turbines" of turbine units.
  const isLight = RECORD_NOUNS.has(entity.words.at(-1)!)
  return (
    words.some(word => word === noun.at(-1) || (isLight && word === noun.at(-2))) &&
    rest.every(word => own.includes(word))
  )
}

/** The words (as stems) are the name of the application. */
export const namesApp = ({ words: name }: AppModel, words: string[]): boolean =>
  words.length > 0 && words.every(word => name.map(stem).includes(word))
