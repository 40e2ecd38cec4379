import type { TurnOutcome } from '../turn.ts'
import { testIn } from '../../lib/prefilter/may-match.ts'
import type { Knowledge } from '../understand/entity-model/knowledge.ts'
import type { Understanding } from '../understand/understanding.ts'
import { plural } from '../understand/language/words.ts'
import { describeFields } from './help.ts'
import { declined, toJson, type Memory } from './outcome.ts'

/** A message with one of these was about what was answered before, whatever else was not understood of it. */
const PRONOUN = /\b(?:it|its|he|his|him|she|hers?|they|them|theirs?|th[eo]se|this|that|ones?)\b/i

/** … but it was about some of them, which nobody knows now: "which of them joined first?", "only the ones that float". */
const SOME_OF_THEM =
  /\bones?\b|\b(?:which|who|how many|how much|any|some|most|none|all|only|those) of (?:them|these|those)\b/i

/** That a name is not in the data is as sure as that it was read right. */
const ABSENT = 0.75

/** The name that a question of existence is about: "is there a lead called Ann Lee?". */
function calledInQuestion(message: string, unknown: string[]): string | undefined {
  const [, name] =
    /^\W*(?:is|are) there\b.*?\b(?:called|named)\s+["“]?([^"”?]+?)["”]?\s*\?*$/i.exec(message) ??
    /^\W*do (?:we|you|i) have\b.*?\b(?:called|named)\s+["“]?([^"”?]+?)["”]?\s*\?*$/i.exec(message) ??
    []
  return name && unknown.every(word => name.includes(word)) ? name : undefined
}

/** Whether a message is about some of what was answered before. */
export const isOfSome = (message: string): boolean => testIn(message, SOME_OF_THEM)

/** Says what was not understood, and what there is instead. */
export function explainGap(
  message: string,
  understanding: Understanding,
  knowledge: Knowledge,
  before: Memory,
  toolsUsed: string[],
): TurnOutcome {
  const { best, unknown } = understanding
  const failed = !testIn(message, PRONOUN) ? true : isOfSome(message) && 'some'
  const gap = { message, unknown: understanding.unknown }
  const memory: Memory = { ...before, gap, unanswered: true, ...(failed && { failed }) }
  const confidence = Math.min(0.3, understanding.confidence)
  const words = [...new Set(unknown)].map(word => `“${word}”`)
  const entity = best?.query && knowledge.model.entities.get(best.query.root.entity)
  const isName = unknown.length > 0 && unknown.every(word => /^\p{Lu}/u.test(word))
  const asked = isName && entity ? calledInQuestion(message, unknown) : undefined
  if (asked)
    return {
      response: `No: I found no ${entity!.noun} called “${asked}” among the ${plural(entity!.noun)} of ${entity!.app}.`,
      data: { result: false },
      confidence: ABSENT,
      toolsUsed,
      memory: toJson(memory),
      engine: 'builtin',
    }
  if (isName)
    return declined(
      'NOT_FOUND',
      `I found no record called “${unknown.join(' ')}”${entity ? ` among the ${plural(entity.noun)} of ${entity.app}` : ''}, so I cannot answer that.`,
      memory,
      { confidence, toolsUsed },
    )
  const about = words.length
    ? `I cannot answer that: the registered services have nothing that I could read as ${words.join(', ')}.`
    : 'I cannot answer that with the services that are registered.'
  const offer = entity
    ? ` ${entity.app} ${describeFields(entity)}.`
    : ' Ask “what can you do?” to see what is available.'
  return declined('NOT_AVAILABLE', about + offer, memory, { confidence, toolsUsed })
}
