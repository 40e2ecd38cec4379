import { singular } from '../language/words.ts'
import type { AppModel, Entity } from './catalogue-model.ts'
import { isListedKind } from './can-be-listed.ts'
import { hopsOf } from './relations.ts'

/** Records by which somebody belongs to a firm (WordNet: hyponyms of agreement and of occupation that people enter into). */
const EMPLOYMENT = /^(?:contract|employment|engagement|appointment|tenure)$/

/** The kinds of record that tell on which terms and for how long people are employed: contracts with a key to them. */
export const employmentsOf = (person: Entity, app: AppModel): Entity[] => [
  ...new Set(
    hopsOf(person, app)
      .filter(
        ({ direction, to }) => direction === 'down' && isListedKind(to) && EMPLOYMENT.test(singular(to.words.at(-1)!)),
      )
      .map(({ to }) => to),
  ),
]
