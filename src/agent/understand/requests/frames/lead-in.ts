import { fragment, pattern } from '../../../../lib/patterns.ts'
import { execIn, testIn } from '../../../../lib/prefilter/may-match.ts'
import { REQUEST_START } from './disjuncts.ts'
import { FINITE } from './named-first.ts'

/** What stands before "tell me", "I need to know", and what is asked behind it. */
export interface LeadIn {
  /** What is named before, without those who ask: "of the urgent tasks"; empty where nothing is. */
  topic: string
  request: string
  /** How the topic goes with the request: as an adverbial of it, or set off by a comma. */
  place?: 'adverbial' | 'set off' | undefined
}

/** "I was wondering if …", "let me know …": what comes before the question. */
const ASKS_TO_BE_TOLD = pattern('i')`
  ^(.*?)\b
  (?:let me know|tell me|know|wondering|wonder|see|find out|ask|asking|curious|figure out|explain|check(?= (?:which|what|who|whose|how|where|when)\b))\b[\s,:]+
  (?:about |if |whether |to me )?(?=(?:which|what|who|how|where|when|whether|the|my|all|every(?:body|one)|if|is|are|do|does)\b)
`

/** Words for those who ask, and that they would like to (closed class). */
const ASKER = fragment`
  (?:
    (?:i|we|you|he|she|they|it|that|this|let|somebody|someone)(?:['’](?:d|m|re|ve|ll|s))?
    |me|us|would|could|can|will|shall|may|might|should|do|does|did|am|are|is|was|were|been|be|have|has|had|got|get
    |like|love|want|wants|wanted|wish|need|needs|needed|glad|happy|grateful|thankful|delighted|pleased|appreciate|good|great|nice|kind|keen|eager
    |very|most|extremely|interested|trying|try|asked|told|help|hoping|going|able|wondering|curious|please|pls|kindly|just|only|also|still|really|quickly|simply
    |so|and|but|then|now|to|if|whether|not|sure|hi|hello|hey|sorry|thanks|ok|okay|well|good morning
  )
`
const ASKERS = new RegExp(String.raw`(?:(?:^|[\s,;:.!–—-]+)${ASKER}\b)+[\s,;:.!–—-]*$`, 'iu')

/** An adverbial: of what, where or when it is asked. */
const ADVERBIAL = pattern('iu')`
  ^\W*(?:(?:and|so|but|ok|okay|well|now|then)\W+)*(?:
    of|for|in|on|at|from|by|with|without|among|amongst|between|out of|per|during|over|since|within|until|till|as of|before|after|under
    |regarding|concerning|about|(?:last|this|next|each|every|all|both)\b
  )\b
`
const SET_OFF = /[,;:–—]\s*$|\s-\s*$/u
const STARTS = new RegExp(String.raw`^\W*(?:(?:and|so|but|ok|okay|well|now|then)\W+)*${REQUEST_START}`, 'iu')

/**
 * The lead-in of a request: "could you tell me which …" is let go, "of the urgent tasks, tell me how many …" has something before it
 * that is asked of. Undefined where a question began before the verb already ("which nurses see all patients").
 */
export function findLeadIn(sentence: string): LeadIn | undefined {
  const match = execIn(sentence, ASKS_TO_BE_TOLD)
  if (!match) return undefined
  const request = sentence.slice(match[0].length)
  const before = match[1]!
  const asking = ASKERS.exec(before)?.[0] ?? ''
  const topic = before.slice(0, before.length - asking.length)
  if (!/[\p{L}\d]/u.test(topic)) return { topic: '', request }
  // "show a figure for the meeting, and I would be glad if you could tell me which …" is asked a second time.
  const isRequest = testIn(topic, STARTS)
  if (isRequest && !/^\s*[,;–—].*\b(?:i|we|you)\b/iu.test(asking)) return undefined
  const isSetOff = SET_OFF.test(topic) || /^\s*[,;:–—]|^\s-\s/u.test(asking) || asking === ''
  // A clause tells why it is asked, or something beside it.
  const place = testIn(topic, ADVERBIAL)
    ? 'adverbial'
    : isSetOff && !isRequest && !FINITE.test(topic)
      ? 'set off'
      : undefined
  return { topic: topic.replace(/^\s+|[\s,;:–—-]+$/gu, ''), request, place }
}
