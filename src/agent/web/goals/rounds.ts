import { pattern } from '../../../lib/patterns.ts'
import { readCount } from '../read/words.ts'

/** More rounds than this are a slip of the pen. */
const MOST = 50

/** "Do this 5 times.", "Repeat that three times in a row": how often what was said before is done. */
const AS_OFTEN = pattern('iu')`
  [.;,]\s+(?:and\s+)?(?:then\s+)?(?:please\s+)?(?:do|repeat)\s+(?:this|that|it|so|the\s+same)(?:\s+again)?\s+(?:for\s+)?
  (\S+)\s+(?:times|rounds)(?:\s+in\s+(?:a\s+row|total|all))?\s*[.!]?\s*$
`
/** "In each of 4 rounds, click …". */
const IN_EACH = pattern('iu')`
  ^\s*(?:in|for)\s+(?:each|every\s+one|all)\s+of\s+(?:the\s+)?(\S+)\s+rounds,?\s+
`

/** What is done in one round, and how many rounds there are; 1 where nothing is said of it. */
export function readRounds(text: string): { text: string; rounds: number } {
  for (const form of [AS_OFTEN, IN_EACH]) {
    const match = form.exec(text)
    const rounds = match ? readCount(match[1]!) : undefined
    if (match && rounds !== undefined && rounds > 1 && rounds <= MOST)
      return { text: text.replace(match[0], match.index === 0 ? '' : '.').trim(), rounds }
  }
  return { text, rounds: 1 }
}

const ALL_ANSWERS = pattern('iu')`
  \b(?:answer|solve|do)\s+(?:all|every|each|both|the\s+(?:two|three|four|five|\d+))(?:\s+(?:of|one))*(?:\s+(?:the|these|those))?
  \s*(?:\p{L}+\s+)?(?:questions?|exercises?|sums?|problems?|equations?)\b
`
/** "Answer all of the questions": one after the other may come up. */
export const asksForAllAnswers = (text: string): boolean => ALL_ANSWERS.test(text)
