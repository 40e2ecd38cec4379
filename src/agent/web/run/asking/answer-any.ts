import { pattern } from '../../../../lib/patterns.ts'
import type { Page } from '../../ground/page-tree.ts'
import type { PageAnswer } from './ask-page.ts'
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

/** Whether anything is in what the page says the number of ("Bin (1)", "Basket: 0"); undefined where it says none. */
export function answerAny(question: string, page: Page): PageAnswer | undefined {
  const place = ANY_IN.exec(question)?.groups?.['place']
  const count = place === undefined ? undefined : statedCount(place, page)
  if (count === undefined) return undefined
  return { text: `${count > 0 ? 'Yes' : 'No'}: ${place} (${count}).`, result: count > 0, confidence: 0.8 }
}
