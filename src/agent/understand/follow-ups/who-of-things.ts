import { pattern } from '../../../lib/patterns.ts'
import { replaceIn } from '../../../lib/prefilter/may-match.ts'
import type { CatalogueModel } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import type { Query } from '../reading/query.ts'

const WHO_IS_MOST = pattern('iu')`
  ^(\W*(?:(?:and|so|but|ok|okay|now)\W+)*)who(?:['’]?s|\ (?<is>is|was))\ (?=the\ (?:\p{Ll}+est|most\ \p{L}|least\ \p{L}|best|worst)\b)
`

/** "firms in Oslo" – "who's the biggest?": firms are asked for with "who" as well, and none of their people. */
export function sayWhichOfThings(message: string, previous: Query | undefined, model: CatalogueModel): string {
  const before = previous && model.entities.get(previous.root.entity)
  if (!before || arePeople(before) || previous.ask === 'group') return message
  return replaceIn(message, WHO_IS_MOST, (_, lead = '', is = '') => `${lead}which one ${is || 'is'} `)
}
