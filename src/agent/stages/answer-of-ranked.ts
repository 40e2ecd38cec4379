import { readMemory } from '../answer/outcome.ts'
import type { TurnOutcome } from '../turn.ts'
import { ofRanked } from '../understand/requests/of-ranked.ts'
import type { Asked } from './asked.ts'
import { LEAST_CONFIDENCE } from './read-question.ts'

/**
 * "who leads the project with the most overdue tickets?" where no single request tells it: first which project that is, and then what was asked
 * of it. The answer tells both; nothing where either has none, or is unsure.
 */
export async function answerOfRanked(asked: Asked): Promise<TurnOutcome | undefined> {
  const { turn, memory } = asked
  const parts = ofRanked(turn.message)
  if (!parts) return undefined
  const alone = {
    ...memory,
    query: undefined,
    together: undefined,
    draft: undefined,
    failed: undefined,
    unanswered: undefined,
  }
  const first = await asked.answerPart({ ...turn, message: parts.ranking }, alone)
  if (!isSure(first)) return undefined
  const second = await asked.answerPart({ ...turn, message: parts.asked }, readMemory(first.memory))
  if (!isSure(second)) return undefined
  return {
    ...second,
    response: `${first.response}\n${second.response}`,
    confidence: Math.min(first.confidence, second.confidence),
    toolsUsed: [...new Set([...first.toolsUsed, ...second.toolsUsed])],
  }
}

const isSure = ({ data, confidence, pending }: TurnOutcome): boolean =>
  !data.error && !pending && confidence >= LEAST_CONFIDENCE
