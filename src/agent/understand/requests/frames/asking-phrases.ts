import { fragment, pattern } from '../../../../lib/patterns.ts'
import { REQUEST_START } from './disjuncts.ts'

/** What clauses that tell who asks, or that it is asked, are made of: somebody, verbs of wanting, knowing and saying, and what is asked for. */

/** Somebody else; a bare plural ("customers want …") may be what the records are about. */
/** Departments, who ask like people. */
const DEPARTMENT = fragment`
  (?:finance|accounts|accounting|controlling|hr|human resources|marketing|sales|legal|it|payroll|(?:the )?management|operations|procurement|purchasing
  |compliance|engineering|support|audit|head ?office|(?:the )?head office|(?:the )?board)
`
export const SOMEBODY = fragment`
  (?:
    someone|somebody|everybody|everyone|he|she|they|people|${DEPARTMENT}
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
export const DEFINITE = fragment`
  (?:
    the|all|every|each|those
    |an? (?:[a-zà-ž]+ )?(?:list|count|number|overview|listing|summary|breakdown|total|figure)
    |(?:list|names|numbers?) of
  )\b
`
export const ASKED = `(?=${REQUEST_START}|${DEFINITE})`

/** "(someone) called and wants to know", "keeps asking me for". */
export const OTHERS_ASK = fragment`
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
export const I_DO_NOT = fragment`
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
export const I_WOULD = fragment`
  ${I} ${FIRST}(?:${WOULD} )*${FIRST}(?:${INCLINED} )*
  (?:
    to ${LEARN}${MORE}
    |(?:mainly |mostly |chiefly |particularly |really )?
      (?:interested in|curious (?:about|as to)|after|use|in need of|wondering)
      (?: (?:whether|if) you (?:might |could |would |can )?(?:know|tell me))?
  )
`
export const I_APPRECIATE = fragment`
  (?:i|we)(?:['’]d| would| should)? (?:(?:really|greatly|very much) )?
  (?:appreciate|like|love|prefer|be (?:happy|glad|grateful|thankful|delighted)) (?:it )?if (?:you|i|we)
  \ (?:(?:could|would|can|might) )?
  (?:tell|told|show|showed|give|gave|send|sent|list|listed|find|found|see|saw|had|have|got|get)(?: (?:me|us))?
`
export const IT_IS_GOOD = fragment`
  (?:it|that)(?:['’]?d| would| will|['’]ll|['’]s| is)(?: be)? (?:very |really |so |rather |quite |super )?
  [a-zà-ž]+ (?:
    to (?:have|see|know|get|hear|learn)
    |if (?:you|i|we) (?:could |would |can )?
      (?:tell|told|show|showed|give|gave|send|sent|see|saw|had|have|got|get)(?: (?:me|us))?
  )
`
export const PROMISED = fragment`
  ${I} (?:have |had )?(?:promised|agreed|offered|have|need|want|was asked|am supposed)
  \ (?:(?:my|our|the|an?) (?:[a-zà-ž]+ ){1,2}?)?to
  \ (?:send|give|show|get|tell|hand|forward|email|mail|bring|prepare|provide|put together|draw up|compile)
  (?: (?:him|her|them|you|us|(?:to )?(?:my|our|the) [a-zà-ž]+))?
`
export const THERE_IS = fragment`
  (?:there(?:['’]s| is)|${I} (?:have|got|have got)) (?:someone|somebody|an? (?:[a-zà-ž]+ ){0,2}[a-zà-ž]+?)
  (?: (?:here|waiting|on the (?:phone|line)|at the (?:door|desk|counter)|from (?:the )?[a-zà-ž]+))*
  \ (?:who |that )?
`
export const WHAT_I_NEED = fragment`
  (?:what|all|the (?:only )?thing|the one thing) (?:i|we)(?:['’](?:m|re|d)| am| are| would)? ${FIRST}
  (?:need|want|like|after|looking for|interested in|asking(?: for)?|trying to (?:find out|learn|see|figure out))
  (?: to ${LEARN})? (?:is|are|would be)(?: just| simply)?:?
`
export const THE_QUESTION = fragment`
  (?:(?:the|my|our|one|another|here(?:['’]s| is) (?:my|a|the)) )(?:[a-zà-ž]+ )?
  (?:question|thing|point|query|request)(?: (?:is|was|would be|being|here|that))*
`
export const ANY_IDEA = fragment`
  (?:(?:do|would) you (?:have|happen to have) )?(?:any|an) (?:idea|clue|chance|guess|thoughts?|hint|inkling)
  (?: (?:about|as to|of|on))?
`
export const KINDLY = fragment`
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

/** "management would like to see …": what follows is asked for, whatever it is. */
export const TO_LEARN = fragment`
  ${SOMEBODY} ${FIRST}
  (?:wants?|wanted|needs?|needed|(?:would|['’]d) (?:like|love)|asked(?: me| us)?|is eager|is keen) to
  \ (?:know|see|learn|hear|find out)${MORE}
`

/** "order 7: I need to know which …", "the Gull, can you tell me who …": that it is asked. */
export const IS_ASKED = pattern('iu')`
  ^(?:(?:please|so|and|but|now|just)\ )*(?:(?:can|could|would|will|may)\ (?:you|i|we)\ (?:please\ |kindly\ |quickly\ )?)?
  (?:(?:tell|show|remind)\ (?:me|us)|know|check|find\ out|look\ up|say|see|have\ a\ look|do\ you\ know
    |(?:i|we)(?:['’]d|\ would)?(?:\ (?:also|just|still|really|urgently|only))?
      \ (?:need|want|like|have|wish)\ to\ (?:know|find\ out|see|be\ told|hear|check|learn)
    |let\ (?:me|us)\ know)(?:\ (?:for\ (?:me|us)|please))?[,:]?
  \ (?=(?:(?:in|on|at|from|for|by|to|with|of|under|since|until)\ )?(?:who|which|what|whose|whom|how|where|when)\b)
`
