import { pattern } from '../../../lib/patterns.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import { tellsReason } from '../asks/why.ts'
import type { CatalogueModel } from '../entity-model/catalogue-model.ts'
import { sameRoot } from '../language/same-root.ts'
import { wordsOf } from '../language/words.ts'
import type { Query } from '../reading/query.ts'

const WHY = pattern(
  'iu',
)`^\W*(?:(?:and|but|so|ok|okay|then)\W+)*(?:why|how come|for (?:what|which) reasons?|why(?:\ is|['’]s)\ that)\W*$`

/**
 * "how many sailings were cancelled?" – "why?": where the records have a reason of just that (`cancel_reason`), it is asked for; the one of
 * a visit tells nothing of its being cancelled.
 */
export function whyOfBefore(message: string, last: Query | undefined, model: CatalogueModel): Query | undefined {
  if (!last || !testIn(message, WHY) || !/^(?:list|measure)$/.test(last.ask) || last.group) return undefined
  if (!last.measures.every(({ fn }) => fn === 'count')) return undefined
  const entity = model.entities.get(last.root.entity)
  const said = last.root.where.flatMap(({ values, op }) =>
    op === '=' ? values.flatMap(value => wordsOf(String(value))) : [],
  )
  const [field, ...others] =
    entity?.fields.filter(
      one => tellsReason(one) && one.words.some(word => said.some(state => sameRoot(state, word))),
    ) ?? []
  if (!field || others.length) return undefined
  const { winner: _winner, shown: _shown, ...query } = structuredClone(last)
  if (last.single || last.lookup) return { ...query, project: [[field.column]] }
  const group = { entity: last.root.entity, columns: [field.column] }
  return { ...query, ask: 'group', group, measures: [{ fn: 'count' }], project: [], existence: false }
}
