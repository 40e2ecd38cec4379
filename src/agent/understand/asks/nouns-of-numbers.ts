import type { FieldMention } from '../dictionary/dictionary.ts'
import { arePeople, isPersonNoun } from '../entity-model/people.ts'
import { isPlural, singular } from '../language/words.ts'
import { type Draft, isFree } from '../reading/draft.ts'

/** What somebody goes by. */
const CODE = /^(?:number|no|code|id|ref|reference)$/

/**
 * "junior members" of players with a `member_number`, "employees" of staff with an `employee_no`: the noun for people that their number is called
 * after is what they are, in the plural, and not their numbers; a key (`coach_id`) names others. Before nouns are looked for.
 */
export function readNounsOfNumbers({ chunks }: Draft): void {
  for (const chunk of chunks) {
    if (!isFree(chunk) || !chunk.fields.length || chunk.entities.length || chunk.values.length) continue
    const noun = singular(chunk.text.toLowerCase())
    if (!isPlural(chunk.text) || !isPersonNoun(noun)) continue
    const isNumbered = ({ field: { words, target } }: FieldMention) =>
      target === undefined && words.length === 2 && words[0] === noun && CODE.test(words[1]!)
    const owners = new Set(chunk.fields.filter(isNumbered).map(f => f.entity))
    const [entity, ...others] = owners
    if (!entity || others.length || owners.size !== new Set(chunk.fields.map(f => f.entity)).size || !arePeople(entity))
      continue
    Object.assign(chunk, { entities: [{ entity, quality: 0.9 }], fields: [] })
  }
}
