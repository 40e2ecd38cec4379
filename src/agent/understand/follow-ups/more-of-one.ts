import { pattern } from '../../../lib/patterns.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import type { Query } from '../reading/query.ts'
import { ofWinner } from '../reading/of-winner.ts'
import { isAllOf } from '../reading/still-one.ts'
import type { CatalogueModel } from '../entity-model/catalogue-model.ts'

/** "tell me more about it", "more details please", "what else do we know about them?": whatever is told of the one that was just told. */
const MORE = pattern('iu')`
  ^\W*(?:(?:and|so|ok|okay|now|please|then|thanks|thank\ you|great|good)\W+)*
  (?:(?:can|could|would|will)\ you\ (?:please\ )?)?
  (?:
    (?:(?:tell|show|give)\ (?:me|us)\ |(?:i|we)(?:['’]d\ like|\ need|\ want)(?:\ to\ (?:know|see))?\ )?
    (?:some\ |a\ (?:bit|little)\ )?(?:more|further)(?:\ (?:details?|info(?:rmation)?|data))?
    (?:\ (?:about|of|on|for)\ (?:it|him|her|them|that(?:\ one)?|this(?:\ one)?))?
    |(?:what|anything)\ (?:more|else)\ (?:do\ (?:we|you)\ (?:know|have)|is\ (?:there|known))
      (?:\ (?:to\ (?:know|say|tell)))?\ (?:about|of|on)\ (?:it|him|her|them|that(?:\ one)?|this(?:\ one)?)
  )
  (?:\ (?:please|then|now))*\W*$
`

/**
 * "which customer does invoice 7 belong to?", "which customer has the most orders?" – "tell me more about it": more than was told is told of what
 * the question was answered with, whichever else was named in it, and as one record. Several that were shown are none.
 */
export function moreOfOne(message: string, last: Query | undefined, model: CatalogueModel): Query | undefined {
  if (!last || !testIn(message, MORE)) return undefined
  const { app, ask, root, several, winner } = last
  const telling = winner && model.entities.get(winner.entity)
  const isTold = telling && [telling.idField, ...telling.nameFields].some(f => f && winner.condition.columns.includes(f.column)) // oxfmt-ignore
  const one = isTold
    ? ofWinner(last)
    : ask === 'list' && (!several || root.limit === 1) && !isAllOf(root)
      ? root
      : undefined
  return one && { kind: 'query', app, root: structuredClone(one), ask: 'list', measures: [], project: [], single: true }
}
