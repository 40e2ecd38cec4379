import { pattern } from '../../../../lib/patterns.ts'
import { mayMatch, replaceIn } from '../../../../lib/prefilter/may-match.ts'
import {
  SOMEBODY,
  DEFINITE,
  ASKED,
  OTHERS_ASK,
  I_DO_NOT,
  I_WOULD,
  I_APPRECIATE,
  IT_IS_GOOD,
  PROMISED,
  THERE_IS,
  WHAT_I_NEED,
  THE_QUESTION,
  ANY_IDEA,
  KINDLY,
  TO_LEARN,
} from './asking-phrases.ts'

/**
 * The clause around a request that tells who asks, or that it is asked: "my boss wants to know …", "I can't remember …", "it would
 * be great to have …". Verbs of wanting, knowing and saying with somebody as their subject (Levin, English verb classes, 1993,
 * 32.1 and 37.1–37.2; Noonan, Complementation, 2007): what they ask for is the request, who asks restricts nothing.
 */
const LEAD = String.raw`^\W*(?:(?:hi|hello|hey|ok|okay|so|well|and|but|now|anyway|[a-z]{3,}ly)\b[\s,!]*)*`

/** Those behind which a request has to begin so that it is one. */
const FRAMES = [
  `${SOMEBODY} ${OTHERS_ASK}(?: from (?:me|us))?`,
  `${THERE_IS}${OTHERS_ASK}`,
  I_DO_NOT,
  I_WOULD,
  I_APPRECIATE,
  IT_IS_GOOD,
  PROMISED,
  THE_QUESTION,
].map(frame => new RegExp(`${LEAD}${frame}:?,?\\s+${ASKED}`, 'i'))

/** Those behind which anything may be the request. */
const PLAIN_FRAMES = [TO_LEARN, WHAT_I_NEED, ANY_IDEA, KINDLY].map(
  frame => new RegExp(String.raw`${LEAD}${frame}\s+(?=\S)`, 'i'),
)
/** "a quick overview of", "the complete listing of": a list. */
const OVERVIEW = pattern('gi')`
  \b(?:an?|some) (?:[a-zà-ž]+ ){0,2}
  (?:overview|rundown|run-down|listing|snapshot|compilation|round-?up|print-?out) (?:of|about|on) (?=\S)
`

/** "…; many thanks in advance for the list of …". */
const THANKS = /^\W*(?:many )?(?:thanks|thank you|cheers) (?:in advance )?for (?=(?:the|a|an|all)\b)/i

/** What is named and not asked about is to be shown. */
const NAMES_THEM = new RegExp(`^${DEFINITE}`, 'i')

/** "check whether there are any": are there any? */
const WHETHER = pattern('i')`
  ^\W*(?:(?:can|could|would|will) you )?(?:please |kindly )?
  (?:check|tell|see|find out|look up|look|confirm|verify|say)(?: (?:me|us|for me|for us))? (?:whether|if) there
  \ (is|are|was|were) `

/** All clauses that say who asks, in the order in which they are tried. */
const WHO_ASKS: readonly RegExp[] = [...PLAIN_FRAMES, ...FRAMES]

/** The request without the clause that says who asks. */
export function dropWhoAsks(text: string): string {
  let rest = replaceIn(replaceIn(text, THANKS, ''), WHETHER, '$1 there ')
  for (const frame of WHO_ASKS) {
    if (!mayMatch(frame, rest)) continue
    const less = rest.replace(frame, '')
    const shown = less === rest ? less : less.replace(NAMES_THEM, 'show $&')
    if (/[a-zà-ž]{2,}/u.test(shown)) rest = shown
  }
  return replaceIn(rest, OVERVIEW, '')
}
