import { termsOf } from '../../../lib/search/terms.ts'
import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import { FILLERS } from '../language/lexicon.ts'
import { readNearness } from './compare-words.ts'
import type { PlannedCall } from './planned-call.ts'
import type { ReadText } from './read-text.ts'
import type { ToolChoice } from './score-tools.ts'

/**
 * 0 to 1: how much of what a message says, by the weight of its words, neither the tool speaks of nor one of the arguments
 * takes. Words that say nothing by themselves do not count. Of "which notes would please a tired sailor?" a call that lists
 * the notes explains little.
 */
export function shareUnexplained(read: ReadText, { entry }: ToolChoice, { given }: Pick<PlannedCall, 'given'>): number {
  const knowledge = wordKnowledge()
  const spans = Object.values(given).flatMap(({ span }) => span ?? [])
  let [left, whole] = [0, 0]
  for (const word of read.words) {
    if (!/\p{L}/u.test(word.text) || FILLERS.has(word.text.toLowerCase())) continue
    const isGiven = spans.some(span => span.start < word.end && span.end > word.start)
    for (const term of termsOf(word.text)) {
      const weight = knowledge.rarity(term)
      whole += weight
      if (!isGiven && !entry.places.has(term)) left += weight * (1 - readNearness(term, entry, knowledge).own)
    }
  }
  return whole ? left / whole : 0
}
