import { testIn } from '../../../lib/prefilter/may-match.ts'
import { arePeople } from '../entity-model/people.ts'
import { findPath } from '../entity-model/relations.ts'
import type { Draft } from '../reading/draft.ts'

const HOW_MANY_TIMES = /\bhow many times (?:did|has|have|had|does|do|was|were) (?:he|she|they|it|this|that)\b/i

/** "how often do members check in": whoever does it stands behind the auxiliary. */
export const DOERS = /\bhow (?:often|frequently|many times) (?:do|does|did|have|has) /i

/**
 * "who has the most points?" – "how many times did they order?": what is counted is what somebody did, and not those who did it, who are
 * what the pronoun stands for.
 */
export function countTimesOfDoing(draft: Draft): void {
  const { message, nodes, measures, app } = draft
  const isOfSpoken = testIn(message.text, HOW_MANY_TIMES)
  if (!(isOfSpoken || DOERS.test(message.text)) || measures.some(({ fn }) => fn !== 'count')) return
  const doer = nodes.find(({ previous, entity }) => (isOfSpoken ? previous : !previous && arePeople(entity)))
  const [done, ...others] = nodes.filter(node => node !== doer && (!node.implicit || !isOfSpoken))
  if (!doer || !done || others.length || done.at < doer.at) return
  if (findPath(done.entity, doer.entity, app)?.[0]?.direction === 'up') draft.head = done
}
countTimesOfDoing.needs = /^(?:often|frequently|times)$/
