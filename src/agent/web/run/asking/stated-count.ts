import { escapePattern } from '../../../../lib/escape-pattern.ts'
import { matchWord, wordsIn } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import { contentWords } from './question-words.ts'

/** "20 products", "Reviews (3)", "Points: 1,240": a number of things that the page itself says; undefined where it says several. */
export function statedCount(things: string, page: Page): number | undefined {
  const noun = contentWords(things)
    .map(word => `${escapePattern(word.replace(/s$/i, ''))}s?`)
    .join('\\s+')
  if (!noun) return undefined
  const before = new RegExp(`(?:^|[\\s(])(\\d[\\d,]*)\\s+${noun}\\b`, 'i')
  const after = new RegExp(`\\b${noun}\\s*(?:\\(|:\\s*)(\\d[\\d,]*)\\)?(?:$|\\s)`, 'i')
  const counts = new Set(
    page.nodes.flatMap(node => {
      const number = before.exec(node.name)?.[1] ?? after.exec(node.name)?.[1]
      return number === undefined ? [] : [Number(number.replaceAll(',', ''))]
    }),
  )
  return counts.size === 1 ? [...counts][0] : undefined
}

/** What a question asks the number of: "how many loyalty points do I have" asks for loyalty points. */
export const countedThings = (question: string): string | undefined =>
  /\bhow many ((?:(?!(?:do|does|did|is|are|was|were|has|have|had|can|in|on|of|from|with|there)\b)[\p{L}'-]+\s*){1,4})/iu
    .exec(question)?.[1]
    ?.trim()

/**
 * "You have 4 tickets left.": a number of things in a sentence that has all the other words of the question as well, or the
 * page's name has them. Undefined where none or several different numbers are said so.
 */
export function countInSentence(
  things: string,
  question: string,
  lines: readonly { text: string }[],
  about: string,
): { count: number; sentence: string } | undefined {
  const words = contentWords(question)
  const [noun] = contentWords(things)
  if (noun === undefined) return undefined
  const found = lines.flatMap(({ text }) =>
    text.split(/(?<=[.!?;])\s+/).flatMap(sentence => {
      const pattern = new RegExp(
        `(?:^|\\s)(\\d[\\d,]*(?:\\.\\d+)?)\\s+(?:\\p{Ll}+\\s+)?${escapePattern(noun.replace(/s$/i, ''))}s?\\b`,
        'giu',
      )
      const numbers = [...sentence.matchAll(pattern)]
      const said = [...wordsIn(sentence), ...wordsIn(about)]
      const isAll = words.every(word => said.some(one => matchWord(word, one) >= 0.9))
      return numbers.length === 1 && isAll ? [{ count: Number(numbers[0]![1]!.replaceAll(',', '')), sentence }] : []
    }),
  )
  return new Set(found.map(({ count }) => count)).size === 1 ? found[0] : undefined
}
