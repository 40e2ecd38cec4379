import { pattern } from '../../../../lib/patterns.ts'
import { type Of, type RunContext, Stopped } from '../context.ts'
import type { ReadResult } from '../reading/result.ts'
import { askPage } from './ask-page.ts'

/** From this on an answer from the page's records goes before looking for an element that is called so. */
const SURE = 0.7
/** How questions begin, and words that compare or reckon: no element is called so. */
const QUESTION = pattern('i')`
  ^\s*(?:
    who|whom|whose|what|which|when|where|how|is|are|was|were|does|do|did|has|have|in which|on which|at which
    |list|name|give me|show me
  )\b|
  \?\s*$|\b(?:of|by) |
  \b(?:
    average|sum|total|cheapest|dearest|most|least|fewest|highest|lowest|largest|smallest|latest|earliest
    |oldest|newest|best|worst|longest|shortest
  )\b
`

/** A message that nothing but the page's tables, records and labels can answer. */
export async function answerQuestion(step: Of<'question'>, context: RunContext): Promise<ReadResult> {
  const answer = await askPage(step.said, context, { further: step.further === true })
  if (!answer)
    throw new Stopped(
      'NOT_FOUND',
      `I do not see what answers “${step.said}” on the page “${context.browser.state?.title ?? ''}”.`,
    )
  const { confidence, ...read } = answer
  context.sure.push(confidence)
  return read
}

/** What the page's records say, where they are sure of it. */
export async function answerWhereSure(
  said: string,
  context: RunContext,
  isList = false,
): Promise<ReadResult | undefined> {
  if (!isList && !QUESTION.test(said)) return undefined
  const answer = await askPage(said, context)
  if (!answer || answer.confidence < SURE) return undefined
  const { confidence, ...read } = answer
  context.sure.push(confidence)
  return read
}
