import { testIn } from '../../../lib/prefilter/may-match.ts'
import { findPath } from '../entity-model/relations.ts'
import type { Draft } from '../reading/draft.ts'

const HOW_MANY_TIMES = /\bhow many times (?:did|has|have|had|does|do|was|were) (?:he|she|they|it|this|that)\b/i

/**
 * "who has the most points?" – "how many times did they order?": what is counted is what somebody did, and not those who did it, who are
 * what the pronoun stands for.
 */
export function countTimesOfDoing(draft: Draft): void {
  const { message, nodes, measures, app } = draft
  if (!testIn(message.text, HOW_MANY_TIMES) || measures.some(({ fn }) => fn !== 'count')) return
  const doer = nodes.find(({ previous }) => previous)
  const [done, ...others] = nodes.filter(node => node !== doer && !node.implicit)
  if (!doer || !done || others.length || done.at < doer.at) return
  if (findPath(done.entity, doer.entity, app)?.[0]?.direction === 'up') draft.head = done
}
countTimesOfDoing.needs = /^times$/
