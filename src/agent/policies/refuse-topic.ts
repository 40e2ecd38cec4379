import { fold, stem } from '../../lib/words.ts'
import type { Refusal } from '../modes/refuse-request.ts'

/**
 * The first of the owner's topics that a text is about: all words of the topic, one after the other, whatever form each of
 * them has ("salaries" is about "salary"). Letter case, accents, and signs inside and between words do not count.
 */
export function findTopic(text: string, topics: readonly string[]): string | undefined {
  if (!topics.length) return undefined
  const words = stemsOf(text)
  return topics.find(topic => {
    const wanted = stemsOf(topic)
    return wanted.length > 0 && words.some((_, at) => wanted.every((word, next) => words[at + next] === word))
  })
}

/** What is said instead of an answer about a refused topic. */
export function refuseTopic(topic: string): Refusal {
  const message = `I give no answers about “${topic}”: the policies of this agent refuse that topic (policies.refused_topics).`
  return { response: message, error: { code: 'FORBIDDEN', message } }
}

/** What people do not see between letters does not divide words either (Unicode, default ignorable code points). */
const stemsOf = (text: string): string[] =>
  (
    fold(text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '')).match(
      /[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu,
    ) ?? []
  ).map(word => stem(word.replace(/'s?$/, '').replace(/'/g, '')))
