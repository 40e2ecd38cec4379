import { fragment, pattern } from '../../../../lib/patterns.ts'
import { REQUEST_START } from './disjuncts.ts'

/**
 * The clause around a request that tells who asks, or that it is asked: "my boss wants to know …", "I can't remember …", "it would
 * be great to have …". Verbs of wanting, knowing and saying with somebody as their subject (Levin, English verb classes, 1993,
 * 32.1 and 37.1–37.2; Noonan, Complementation, 2007): what they ask for is the request, who asks restricts nothing.
 */
const LEAD = String.raw`^\W*(?:(?:hi|hello|hey|ok|okay|so|well|and|but|now|anyway|[a-z]{3,}ly)\b[\s,!]*)*`
/** Somebody else; a bare plural ("customers want …") may be what the records are about. */
const SOMEBODY = fragment`
  (?:
    someone|somebody|everybody|everyone|management|he|she|they|people
    |(?:my|our|the|an?|one of (?:my|our|the)|some) (?!number\b|list\b|total\b|average\b)
      (?:[a-zà-ž]+[ -]){0,2}?[a-zà-ž]+
  )(?: (?:from|at|in|on|of) (?:the )?(?:[a-zà-ž]+[ -]){0,1}[a-zà-ž]+)?(?: here| again| just)?
`
const FIRST = `(?:(?:just|really|still|only|now|also|always|already|urgently|desperately|kindly|quickly|simply|currently|badly) )?`
const LEARN = fragment`
  (?:
    know|see|learn|hear|find out|figure out|check|verify|confirm|be told|be shown|report|understand|get|have
    |ask(?: you)?(?: for)?|look at
  )
`
const MORE = String.raw`(?: (?:about|as to|from you|if you know|whether you know))?`
/** What is asked for as a noun phrase: all of something, not one more of it. */
const DEFINITE = fragment`
  (?:
    the|all|every|each|those
    |an? (?:[a-zà-ž]+ )?(?:list|count|number|overview|listing|summary|breakdown|total|figure)
    |(?:list|names|numbers?) of
  )\b
`
const ASKED = `(?=${REQUEST_START}|${DEFINITE})`

/** "(someone) called and wants to know", "keeps asking me for". */
const OTHERS_ASK = fragment`
  (?:(?:just )?(?:called|phoned|rang|wrote|emailed|came by|dropped by) (?:me |us |in )?and )?${FIRST}
  (?:
    # "wants me to find out about"
    (?:wants?|wanted|needs?|needed|(?:would|['’]d) (?:like|love)|asked|has asked|is eager|is keen)
      \ (?:me |us |you )?to ${LEARN}${MORE}
    # "keeps asking us for"
    |(?:(?:is|are|was|were|has been|have been|keeps?|kept) )?ask(?:s|ed|ing)? (?:me |us )?(?:again )?
      (?:for|about|to get|to see|to send (?:him|her|them))
    # "needs", "is looking for"
    |(?:
      wants?|needs?|wanted|needed|requested|requests
      |(?:would|['’]d) (?:like|love|appreciate)
      |(?:is|are) (?:after|looking for|interested in|waiting for|wondering|requesting)
    )
    # "wonders", "just asked me" before a question
    |wonders|wondered
    |(?:(?:has|have) )?(?:just )?asked (?:me|us)(?= (?:which|what|who|how|where|when|whether|if)\b)
  )
`
const I = String.raw`(?:i|we)(?:['’](?:m|re|ve|d|ll))?`
const I_DO_NOT = fragment`
  ${I} (?:
    ${FIRST}(?:
      can(?:no|['’])?t|could(?: not|n['’]t)|do(?: not|n['’]t)|have no idea|am not sure|['’]m not sure|wonder
      |forgot|have forgotten|keep forgetting
    )
  ) ?(?:${FIRST}(?:remember|recall|know|think of|find|see|say|tell|recollect|understand))?${MORE}
`
/** "I would like", "we have been trying", "I was asked": modal verbs, and what one is or does with them. */
const WOULD = '(?:would|could|should|might|am|are|have|need|want|was|were|do|had|been|got)'
const INCLINED = fragment`
  (?:
    like|love|want|need|wish|have|try|trying|happy|glad|hoping|supposed|told|asked|going|about|eager|curious|keen
    |required
  )
`
const I_WOULD = fragment`
  ${I} ${FIRST}(?:${WOULD} )*${FIRST}(?:${INCLINED} )*
  (?:
    to ${LEARN}${MORE}
    |(?:mainly |mostly |chiefly |particularly |really )?
      (?:interested in|curious (?:about|as to)|after|use|in need of|wondering)
      (?: (?:whether|if) you (?:might |could |would |can )?(?:know|tell me))?
  )
`
const I_APPRECIATE = fragment`
  (?:i|we)(?:['’]d| would| should)? (?:(?:really|greatly|very much) )?
  (?:appreciate|like|love|prefer|be (?:happy|glad|grateful|thankful|delighted)) (?:it )?if (?:you|i|we)
  \ (?:(?:could|would|can|might) )?
  (?:tell|told|show|showed|give|gave|send|sent|list|listed|find|found|see|saw|had|have|got|get)(?: (?:me|us))?
`
const IT_IS_GOOD = fragment`
  (?:it|that)(?:['’]?d| would| will|['’]ll|['’]s| is)(?: be)? (?:very |really |so |rather |quite |super )?
  [a-zà-ž]+ (?:
    to (?:have|see|know|get|hear|learn)
    |if (?:you|i|we) (?:could |would |can )?
      (?:tell|told|show|showed|give|gave|send|sent|see|saw|had|have|got|get)(?: (?:me|us))?
  )
`
const PROMISED = fragment`
  ${I} (?:have |had )?(?:promised|agreed|offered|have|need|want|was asked|am supposed)
  \ (?:(?:my|our|the|an?) (?:[a-zà-ž]+ ){1,2}?)?to
  \ (?:send|give|show|get|tell|hand|forward|email|mail|bring|prepare|provide|put together|draw up|compile)
  (?: (?:him|her|them|you|us|(?:to )?(?:my|our|the) [a-zà-ž]+))?
`
const THERE_IS = fragment`
  (?:there(?:['’]s| is)|${I} (?:have|got|have got)) (?:someone|somebody|an? (?:[a-zà-ž]+ ){0,2}[a-zà-ž]+?)
  (?: (?:here|waiting|on the (?:phone|line)|at the (?:door|desk|counter)|from (?:the )?[a-zà-ž]+))*
  \ (?:who |that )?
`
const WHAT_I_NEED = fragment`
  (?:what|all|the (?:only )?thing|the one thing) (?:i|we)(?:['’](?:m|re|d)| am| are| would)? ${FIRST}
  (?:need|want|like|after|looking for|interested in|asking(?: for)?|trying to (?:find out|learn|see|figure out))
  (?: to ${LEARN})? (?:is|are|would be)(?: just| simply)?:?
`
const THE_QUESTION = fragment`
  (?:(?:the|my|our|one|another|here(?:['’]s| is) (?:my|a|the)) )(?:[a-zà-ž]+ )?
  (?:question|thing|point|query|request)(?: (?:is|was|would be|being|here|that))*
`
const ANY_IDEA = fragment`
  (?:(?:do|would) you (?:have|happen to have) )?(?:any|an) (?:idea|clue|chance|guess|thoughts?|hint|inkling)
  (?: (?:about|as to|of|on))?
`
const KINDLY = fragment`
  (?:
    do (?:me|us) a (?:[a-zà-ž]+ )?favou?r(?:,)? and
    |be (?:an? )?(?:dear|star|darling|sweetheart|angel|sport|love|gem|champ) and
    |be so (?:kind|good|nice) (?:as to|and)
    |(?:would|will|are) you (?:be )?able to
    |would you be (?:willing|happy) to
    |feel like doing (?:me|us) a favou?r[?,]?
    |go ahead and|feel free to|try (?:to|and)|make sure to|don['’]t forget to
    |could (?:i|we) (?:trouble|bother) you for
    |(?:can|could|may|might) (?:i|we) (?:get|have|see|ask for|ask)
    |what would you say (?=is|are|was|were)
  )
`

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

/** "management would like to see …": what follows is asked for, whatever it is. */
const TO_LEARN = fragment`
  ${SOMEBODY} ${FIRST}
  (?:wants?|wanted|needs?|needed|(?:would|['’]d) (?:like|love)|asked(?: me| us)?|is eager|is keen) to
  \ (?:know|see|learn|hear|find out)${MORE}
`

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
export const WHO_ASKS: readonly RegExp[] = [...PLAIN_FRAMES, ...FRAMES]

/** The request without the clause that says who asks. */
export function dropWhoAsks(text: string): string {
  let rest = text.replace(THANKS, '').replace(WHETHER, '$1 there ')
  for (const frame of WHO_ASKS) {
    const less = rest.replace(frame, '').replace(rest.search(frame) < 0 ? /$^/ : NAMES_THEM, 'show $&')
    if (/[a-zà-ž]{2,}/u.test(less)) rest = less
  }
  return rest.replace(OVERVIEW, '')
}
