import { pattern } from '../../../lib/patterns.ts'
import { readMessage } from '../requests/read-message.ts'
import { asksToKnow } from './strip-politeness.ts'

/** Behind one of these stands a noun, whatever verb is spelt so: "berths that can take a ship". */
const ARTICLE = /^(?:an?|the|each|every|which|another|no)$/

/**
 * What takes the order out of a verb behind it: a denial ("not", "nobody", "no way"), a relative or interrogative pronoun
 * ("trips that complete"), a condition, a verb of reminding, or who it is asked of ("shall I …?").
 */
const UNORDERED = pattern('i')`
  \b(?:
    not|never|no|none|nobody|nothing|without|instead of|rather than|who|whom|whose|which|that|what|when|where
    |why|how|whether|if|unless|once|before|after|until|shall i|shall we|reminds?|forg[eo]t|almost|nearly
  )\b
  |n['’]t\b
`

/** "orders to ship": what they are there for, said right behind a noun that the message begins with. */
const PURPOSE = /^\W*(?:the |all |any |our |my |which )?(?:[\p{L}-]+ ){0,2}[\p{L}-]+s to $/iu

/** Whether a message orders what a verb inside of it says, though it does not begin with it: "someone please cancel visit 7". */
export function ordersInside(text: string, isVerb: (word: string) => boolean): boolean {
  if (asksToKnow(text)) return false
  const { tokens } = readMessage(text, new Date())
  return tokens.some(({ norm, start }, at) => {
    const before = text.slice(0, start)
    return isVerb(norm) && !ARTICLE.test(tokens[at - 1]?.norm ?? '') && !UNORDERED.test(before) && !PURPOSE.test(before)
  })
}
