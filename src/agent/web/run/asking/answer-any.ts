import { pattern } from '../../../../lib/patterns.ts'
import { matchWord, wordsIn } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import type { PageAnswer } from './ask-page.ts'
import { contentWords } from './question-words.ts'
import { statedCount } from './stated-count.ts'

const ANYTHING = '(?:anything|something|nothing|anyone|anybody|someone|somebody)'
/** "is there anything in the bin", "have I got anything left in my basket": whether something holds anything at all. */
const ANY_IN = pattern('iu')`
  ^(?:(?:is|are) there|(?:have|has|do|did) (?:i|we)(?: got| have)?)(?: still| now| already)? ${ANYTHING}(?: left| new| else)?
  \ (?:in|on|under|inside) (?:the |my |our |this )?(?<place>[\p{L}\p{N} -]+?)(?: (?:now|yet|already))?$
`

/** Asks whether anything at all is somewhere: no name of an element. */
export const asksForAny = (text: string): boolean =>
  new RegExp(`^(?:is|are) there (?:\\w+ )?${ANYTHING}\\b`, 'i').test(text)

/** "Your cart is empty.", "Nothing in the bin", "There are no items in your basket". */
const SAYS_EMPTY = /\b(?:empty|nothing|no (?:\p{L}+ )?\p{L}+ (?:in|on|here|yet))\b/iu
/** Longer texts say more than that. */
const LONGEST = 120

/**
 * Whether anything is in what the page says the number of ("Bin (1)", "Basket: 0"), or says to be empty; undefined where it says
 * neither.
 */
export function answerAny(
  question: string,
  page: Page,
  texts: readonly { text: string }[] = [],
): PageAnswer | undefined {
  const place = ANY_IN.exec(question)?.groups?.['place']
  if (place === undefined) return undefined
  const count = statedCount(place, page)
  if (count !== undefined)
    return { text: `${count > 0 ? 'Yes' : 'No'}: ${place} (${count}).`, result: count > 0, confidence: 0.8 }
  const words = contentWords(place)
  const said = texts.find(
    ({ text }) =>
      text.length <= LONGEST &&
      SAYS_EMPTY.test(text) &&
      !/\bnot\b|n['’]t\b/i.test(text) &&
      words.every(word => wordsIn(text).some(one => matchWord(word, one) >= 0.9)),
  )
  return words.length && said ? { text: `No: “${said.text}”`, result: false, confidence: 0.8 } : undefined
}
