import type { CatalogueModel } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import type { Query } from '../reading/query.ts'

const OF_A_PERSON = /\b(?:he|she|his|hers?|him)\b/i

/**
 * "what is the rank of Ann?" – "and her base?" – "when was she hired?": a pronoun of a person (Quirk et al., 1985, § 6.8) goes past what was asked
 * of other things to the last request about people. Undefined where the request before is about people itself, or none is.
 */
export function personBefore(message: string, before: readonly Query[], model: CatalogueModel): Query | undefined {
  const isOfPeople = ({ root }: Query): boolean => {
    const entity = model.entities.get(root.entity)
    return entity !== undefined && arePeople(entity)
  }
  const last = before.at(-1)
  return last && OF_A_PERSON.test(message) && !isOfPeople(last) ? before.findLast(isOfPeople) : undefined
}
